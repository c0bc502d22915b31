"""Battling Robots and confronting Bosses (War on Cybertron p.13-14; Core p.12)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, DONE, Decision, Option, card
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import begin, call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP

from .. import kinds, questions, stats
from ..deeds.activating import activate, pay_convert
from ..deeds.assisting import OFFER_ASSIST, RESOLVE_ASSIST, boost_assist
from ..deeds.attack import DRAW_ENCOUNTER, discard_encounter, shuffle_encounters
from ..deeds.piles import DISCARD_OR_VAULT
from ..deeds.victory import beaten, end_battle
from ..events import BATTLE_ENDS, CALLS_OFF, DECLARES, DECLARES_BATTLE, counts, happened, told
from ..facts.abilities import CONVERT, boosts, may_pay_convert, open_abilities, options_for
from ..facts.assist import boosts_for_assist, is_asked, nobody_assists, placed, removes_assists, still_placed
from ..facts.cards import space_of
from ..facts.contest import (
    by_confrontation,
    called_off,
    cost_to_defeat,
    defenders,
    helpers,
    others_in_turn_order,
    purpose,
    reach,
    short,
    still_there,
    takes_the_turn,
    total,
)
from ..facts.power import favours_one, range_of
from ..state import CONFRONT, ENCOUNTER_NOW, PLAY, Battle, MatrixState, seat_zone
from .missions import check_states


def declare(s: MatrixState, seat: int, slot: int) -> None:
    """Start a battle with a Robot or a Confrontation with a Boss."""
    confrontation = by_confrontation(s, slot)
    s.battle = Battle(seat, slot, space_of(s, slot), confrontation)
    if confrontation and takes_the_turn(s, slot):
        s.confronted = True
    call(s, CONFRONTATION if confrontation else BATTLE_ROBOT, seat, slot)


class _Fight(Procedure):
    """The steps that both kinds of battle share; each puts them in its book's order."""

    def place(self, s: MatrixState, f: Frame) -> Result:
        """Assists are laid in turn order by those who may."""
        battle = s.battle
        assert battle is not None
        rules = s.game.rules
        facedown = rules.boss_assists_facedown if battle.confrontation else (
            rules.robot_assists_facedown or s.game.ruling("robot_assist_face") == "down")
        may_lay = set(helpers(s)) | set(defenders(s))
        for seat in reversed([seat for seat in others_in_turn_order(s) if seat in may_lay]):
            call(s, OFFER_ASSIST, seat, f.source, (int(not facedown),))
        return None

    def resolve(self, s: MatrixState, f: Frame) -> Result:
        """All Assists of the active side; in a Core competitive game as many as needed or forced (p.12)."""
        if s.game.rules.damage_forces_assists:
            return CHOOSE_ASSISTS
        for seat in reversed(others_in_turn_order(s)):
            if seat not in s.game.adversaries(s.active):
                for slot in reversed(placed(s, seat)):
                    call(s, RESOLVE_ASSIST, seat, slot, (0,))
        return None

    def boost_assists(self, s: MatrixState, f: Frame) -> Result:
        """Whoever Assists may add to it, last of all (Core p.12 step 5)."""
        battle = s.battle
        assert battle is not None
        if s.game.rules.helpers_boost_last:
            for seat in reversed(others_in_turn_order(s)):
                for slot in reversed([slot for slot in battle.helping if s.owner[slot] == seat]):
                    call(s, BOOST_ASSIST, seat, slot)
        return None

    def settle(self, s: MatrixState, f: Frame) -> Result:
        """Enough Power: the Adversary is defeated. Nobody is told to have lost to one that is gone by then."""
        battle = s.battle
        assert battle is not None
        there = still_there(s)
        margin = total(s) - cost_to_defeat(s, battle.slot) if there else -1
        if margin >= 0:
            s.battle = battle.having(margin=margin)
            helped = dict.fromkeys(s.owner[slot] for slot in battle.helping)
            beaten(s, battle.attacker, battle.slot, tuple(helped) if s.game.rules.helpers_rewarded else ())
        if there:
            told(s, BATTLE_ENDS, battle.attacker, battle.slot, battle.space, int(margin >= 0))
        counts(s, BATTLE_ENDS, battle.attacker, battle.slot, battle.space, int(margin >= 0))
        return None

    def discard_assists(self, s: MatrixState, f: Frame) -> Result:
        """Whether they were resolved or not."""
        for seat in range(s.game.seats):
            for slot in tuple(placed(s, seat)):
                call(s, DISCARD_OR_VAULT, seat, slot)
        return None

    def discard_played(self, s: MatrixState, f: Frame) -> Result:
        """Power and Move are lost; Allies and Ongoing cards stay; Relics may be vaulted."""
        end_battle(s, f.seat)
        return None


class _BattleRobot(_Fight):
    """Battle a Robot: War on Cybertron p.13, steps 1-8; Core p.12."""

    @step("1a")
    def favour(self, s: MatrixState, f: Frame) -> Result:
        return FAVOUR

    @step("1")
    def announce(self, s: MatrixState, f: Frame) -> Result:
        happened(s, DECLARES_BATTLE, f.seat, f.source, space_of(s, f.source), reach(s, f.seat, f.source))
        return None

    @step("2")
    def place_assists(self, s: MatrixState, f: Frame) -> Result:
        return self.place(s, f)

    @step("2b")
    def back_out(self, s: MatrixState, f: Frame) -> Result:
        """Core p.12 step 3: with no Assist the active player may still call it off, even a battle that is won
        already, unless nobody could have Assisted, or the same one was called off before. A battle that was lost from
        the start, as nobody may Assist, is fought."""
        allowed = s.game.rules.no_assist_may_back_out or s.game.ruling("battle_backout")
        if not allowed or not nobody_assists(s):
            return None
        if short(s):
            alone = s.game.rules.no_assist_may_back_out and not helpers(s) and not boosts_for_attacker(s)
            return None if alone and s.game.ruling("hopeless_battle") else BACK_OUT
        asks = s.game.ruling("decline_strong_battle") and any(is_asked(s, seat) for seat in helpers(s))
        return BACK_OUT if asks and not called_off(s, f.source, reach(s, f.seat, f.source)) else None

    @step("3")
    def resolve_assists(self, s: MatrixState, f: Frame) -> Result:
        if s.battle is None:
            return self.leave()
        return self.resolve(s, f)

    @step("4")
    def boost(self, s: MatrixState, f: Frame) -> Result:
        return BOOST

    @step("4b")
    def helpers_boost(self, s: MatrixState, f: Frame) -> Result:
        return self.boost_assists(s, f)

    @step("5-6")
    def settle_it(self, s: MatrixState, f: Frame) -> Result:
        return self.settle(s, f)

    @step("7")
    def assists_away(self, s: MatrixState, f: Frame) -> Result:
        return self.discard_assists(s, f)

    @step("8")
    def played_away(self, s: MatrixState, f: Frame) -> Result:
        return self.discard_played(s, f)


class _Confrontation(_Fight):
    """Confront a Boss: War on Cybertron p.13, steps 1-10; Core p.12."""

    @step("1")
    def prepare(self, s: MatrixState, f: Frame) -> Result:
        """Confront abilities may be used before the Power total is declared; the hand is closed from here on."""
        early = s.game.rules.confront_abilities_early and s.game.ruling("confront_timing") == "steps_1_and_6"
        return PREPARE if early else None

    @step("1a")
    def favour(self, s: MatrixState, f: Frame) -> Result:
        if not still_there(s):  # nothing is left to declare it against, so it is none
            s.battle, s.confronted = None, False
            return self.leave()
        return FAVOUR

    @step("1b")
    def announce(self, s: MatrixState, f: Frame) -> Result:
        happened(s, DECLARES, f.seat, f.source, space_of(s, f.source), reach(s, f.seat, f.source))
        for slot in s.zones[seat_zone(f.seat, PLAY)]:
            text: Effect | None = s.card(slot).confront
            if text is not None:
                begin(s, text, f.seat, slot, it=(slot,))
        return None

    @step("2")
    def place_assists(self, s: MatrixState, f: Frame) -> Result:
        return self.place(s, f)

    @step("3")
    def encounter(self, s: MatrixState, f: Frame) -> Result:
        """All ten Encounters are shuffled together first (p.12)."""
        shuffle_encounters(s)
        return DRAW_ENCOUNTER

    @step("3b")
    def confrontation_text(self, s: MatrixState, f: Frame) -> Result:
        drawn = s.zones[ENCOUNTER_NOW][-1]
        text = s.card(drawn).encounter
        if text is not None:
            begin(s, text.confronted(s.game.rules.encounters), f.seat, drawn, them=f.seat)
        return None

    @step("4a")
    def strike(self, s: MatrixState, f: Frame) -> Result:
        """Whoever can strike at Assists does so before they are resolved."""
        return STRIKE if any(placed(s, seat) for seat in range(s.game.seats)) else None

    @step("4")
    def resolve_defense(self, s: MatrixState, f: Frame) -> Result:
        """Defensive Assists come before all others (p.13)."""
        discard_encounter(s)
        for seat in reversed(defenders(s)):
            for slot in reversed(placed(s, seat)):
                call(s, RESOLVE_ASSIST, seat, slot, (1,))
        return None

    @step("5")
    def resolve_assists(self, s: MatrixState, f: Frame) -> Result:
        return self.resolve(s, f)

    @step("6")
    def boost(self, s: MatrixState, f: Frame) -> Result:
        return BOOST

    @step("6b")
    def helpers_boost(self, s: MatrixState, f: Frame) -> Result:
        return self.boost_assists(s, f)

    @step("7-8")
    def settle_it(self, s: MatrixState, f: Frame) -> Result:
        return self.settle(s, f)

    @step("9")
    def assists_away(self, s: MatrixState, f: Frame) -> Result:
        return self.discard_assists(s, f)

    @step("10")
    def end_turn(self, s: MatrixState, f: Frame) -> Result:
        """Won or lost, the turn is over; played cards go with the End of Turn Phase."""
        if not takes_the_turn(s, f.source):
            return self.discard_played(s, f)
        s.battle = None
        s.actions_over = True
        return None


def boosts_for_attacker(s: MatrixState) -> list[Option]:
    """What the active player may do for more Power once the Assists are counted."""
    battle = s.battle
    assert battle is not None
    options = options_for(boosts(s))
    if may_pay_convert(s, battle.attacker):
        options.append(CONVERT[battle.attacker])
    return options


class _Favour(Node):
    """A text that strengthens one card in the battle: its player picks which, among those that reach it (p.15). The
    cheapest first, since what destroys cards takes those that cost something."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        battle = s.battle
        assert battle is not None
        far = s.game.grid.distance[s.at[frame.seat]][battle.space]
        reaching = [slot for slot in s.zones[seat_zone(frame.seat, PLAY)] if range_of(s, slot) >= far]
        if not reaching or not favours_one(s, frame.seat, purpose(s, battle.slot), battle.slot):
            s.battle = battle.having(favoured=-1)
            return None
        reaching.sort(key=lambda slot: s.card(slot).cost or 0)
        return Decision(frame.seat, questions.FAVOUR, [CARD[slot] for slot in reaching], battle.slot,
                        (card(battle.slot),))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState) and s.battle is not None
        s.battle = s.battle.having(favoured=option.value("card"))


CALL_OFF: Final = Option(kinds.CALL_OFF)
GO_ON: Final = Option(kinds.GO_ON)


class _BackOut(Node):
    """Nobody has Assisted: the Power may be spent elsewhere, and must be if it can never suffice."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        options = [CALL_OFF, GO_ON] if not short(s) or boosts_for_attacker(s) else [CALL_OFF]
        return Decision(frame.seat, questions.CALL_OFF, options, frame.source, (card(frame.source),))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        if option == CALL_OFF:
            happened(s, CALLS_OFF, frame.seat, frame.source, number=reach(s, frame.seat, frame.source))
            s.battle = None


class _BoostAssist(Node):
    """While the Power falls short, a player may use the abilities of a resolved Assist, or Convert for it."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        seat, slot = frame.seat, frame.source
        if not short(s) or not still_placed(s, (slot,)):
            return None
        options = boosts_for_assist(s, seat, slot)
        return Decision(seat, questions.BOOST_ASSIST, [DONE, *options], slot, (card(slot),)) if options else None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        if option != DONE:
            s.stack.append(frame)
            boost_assist(s, frame.seat, frame.source, option)


class _Boost(Node):
    """While the active player is short of Power, legal unused abilities may be activated (p.13 step 4 or 6).
    Objectives are looked at before each: a Mission completed by now makes the last Boss cheaper (p.20)."""

    def only_while_short(self) -> bool:
        return True

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        battle = s.battle
        assert battle is not None
        check_states(s)
        if s.waiting:  # something was completed, and texts speak of it
            s.stack.append(frame)
            return None
        if not (short(s) if self.only_while_short() else still_there(s)):
            return None
        seat = battle.attacker
        options = boosts_for_attacker(s)
        if not options:
            return None
        return Decision(seat, questions.BOOST, [DONE, *options], battle.slot, (card(battle.slot),))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        battle = s.battle
        assert battle is not None
        if option == DONE:
            return
        s.stack.append(frame)
        if option.kind == kinds.CONVERT:
            pay_convert(s, battle.attacker)
        else:
            window = CONFRONT if battle.confrontation else 0
            activate(s, battle.attacker, option, open_abilities(s, battle.attacker, window), window)


class _Strike(_Boost):
    """The active player's abilities against Assists that are not resolved yet (Electro-Scrambler)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        battle = s.battle
        assert battle is not None
        window = CONFRONT if battle.confrontation else 0
        open_ = [each for each in open_abilities(s, battle.attacker, window) if removes_assists(each.ability.effect)]
        if not open_:
            return None
        return Decision(battle.attacker, questions.BOOST, [DONE, *options_for(open_)], battle.slot,
                        (card(battle.slot),))


class _Prepare(_Boost):
    """Step 1 of a Confrontation: abilities before the declaration, while Energon still counts for nothing else."""

    def only_while_short(self) -> bool:
        return False


def forced_assists(s: MatrixState) -> int:
    """How many Assists the active player's Damage forces it to resolve (Core p.20)."""
    return sum(m.seat == s.active for m in s.modifiers.get(stats.FORCED_ASSISTS, ()))


class _ChooseAssists(Node):
    """Core p.12: as many Assists as the active player's Damage must be resolved, and in a Confrontation more of them
    while the Power is short. Which ones is the active player's choice."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        battle = s.battle
        assert battle is not None
        waiting = [slot for seat in others_in_turn_order(s) for slot in placed(s, seat)
                   if not s.known[slot] & FACE_UP]
        forced = len(battle.helping) < forced_assists(s)
        if not waiting or not (forced or (battle.confrontation and short(s))):
            return None
        return Decision(s.active, questions.RESOLVE_ASSIST, [Option(kinds.CARD, (card(slot),)) for slot in waiting],
                        battle.slot)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        slot = option.value("card")
        s.stack.append(frame)
        call(s, RESOLVE_ASSIST, s.owner[slot], slot, (0,))


BATTLE_ROBOT: Final = _BattleRobot()
CONFRONTATION: Final = _Confrontation()
BOOST: Final = _Boost()
PREPARE: Final = _Prepare()
STRIKE: Final = _Strike()
CHOOSE_ASSISTS: Final = _ChooseAssists()
BACK_OUT: Final = _BackOut()
BOOST_ASSIST: Final = _BoostAssist()
FAVOUR: Final = _Favour()
for _label, _node in (("battle", BATTLE_ROBOT), ("confrontation", CONFRONTATION), ("boost", BOOST),
                      ("prepare", PREPARE), ("strike", STRIKE), ("choose assists", CHOOSE_ASSISTS),
                      ("back out", BACK_OUT), ("boost assist", BOOST_ASSIST), ("favour", FAVOUR)):
    label_tree(f"matrix/{_label}", _node)
