"""Battling Robots and confronting Bosses (War on Cybertron p.13-14; Core p.12)."""
from __future__ import annotations

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import DONE, Decision, Option, card
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.run import begin, call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP, move, turn_down

from ..card import ALLY, BOSS, DAMAGE, RELIC, ROBOT
from ..state import BATTLE, CONFRONT, ENCOUNTER_NOW, MATRIX, PLAY, VAULT, Battle, MatrixState, seat_zone
from ..statics import forbidden, in_force, lift
from ..verbs.frames import BATTLE_ENDS, DECLARES, DEFEATS, SPACE_EMPTIES
from .abilities import CONVERT, activate, may_pay_convert, open_abilities, options_for, pay_convert
from .assist import (
    OFFER_ASSIST,
    RESOLVE_ASSIST,
    boost_assist,
    boosts_for_assist,
    lay,
    nobody_assists,
    placed,
    power_of,
    removes_assists,
    standing,
)
from .attack import DRAW_ENCOUNTER, discard_encounter, shuffle_encounters
from .deeds import happened
from .ending import boss_down
from .market import gain_reward
from .piles import DISCARD_OR_VAULT, left_matrix, space_of
from .polity import commanded_by_adversary
from .power import alt_penalty, cost_of, empty_pool, strength, use_up, weakened
from .resources import controlled_damage
from .reveal import place_ruin


def by_confrontation(s: MatrixState, slot: int) -> bool:
    """Bosses are confronted; Robots too while All-Out Assault is out (Core p.22)."""
    return s.card(slot).type == BOSS or in_force(s, "confront rules", s.active, slot) is not None


def can_be_battled(s: MatrixState, seat: int, slot: int) -> bool:
    """A faceup Adversary that nothing protects. Bosses once per turn, and under the conditions of co-op."""
    if not s.known[slot] & FACE_UP or not s.game.adversary(s, seat, slot):
        return False
    title = s.cards[s.ident[slot]]
    if title.type != BOSS and ROBOT not in title.types:
        return False
    if "forbid battle" in s.modifiers and forbidden(s, "battle", seat, slot):
        return False
    if by_confrontation(s, slot):
        return why_not_confront(s, seat, slot) == ""
    return s.game.rules.robot_boost or _has_a_chance(s, seat, slot)


def _has_a_chance(s: MatrixState, seat: int, slot: int) -> bool:
    """Where Power cannot grow after the declaration (Core p.12), a battle needs enough of it, with a Convert at most,
    or others who may help. One that was called off is not declared again with no more Power than before."""
    power = reach(s, seat, slot)
    needed = cost_to_defeat(s, slot)
    if power >= needed or (may_pay_convert(s, seat) and power + alt_penalty(s, seat) >= needed):
        return True
    return bool(helpers_against_robot(s, seat)) and not any(
        deed.kind == CALLS_OFF and deed.slot == slot and deed.number >= power for deed in s.deeds)


CALLS_OFF = "calls off"


def why_not_confront(s: MatrixState, seat: int, slot: int) -> str:
    """The rule that forbids a Confrontation now, as a message key; empty if none does."""
    rules = s.game.rules
    if s.confronted and takes_the_turn(s, slot):
        return "confronted"
    if forbidden(s, "confront", seat, slot):
        return "forbidden by text"
    if rules.hostile_polity_forbids_confronting and commanded_by_adversary(s, seat):
        return "hostile polity"
    seen = 1 << seat if s.game.ruling("coop_confront_block") == "any_known" else FACE_UP
    if rules.robots_forbid_confronting and s.card(slot).type == BOSS and any(
            other >= 0 and s.known[other] & seen and s.card(other).type != BOSS
            and s.game.adversary(s, seat, other) for other in s.zones[MATRIX]):
        return "adversaries in the matrix"
    return ""


def confronting(s: MatrixState) -> bool:
    """A Confrontation is going on, and has been declared."""
    return s.battle is not None and s.battle.confrontation and any(
        deed.kind == DECLARES and deed.slot == s.battle.slot for deed in s.deeds)


def takes_the_turn(s: MatrixState, slot: int) -> bool:
    """Whether battling it is the one Confrontation of the turn, which ends it."""
    return s.card(slot).type == BOSS or bool(s.game.ruling("aoa_ends_turn"))


def purpose(s: MatrixState, slot: int) -> int:
    return BATTLE | CONFRONT if by_confrontation(s, slot) else BATTLE


def reach(s: MatrixState, seat: int, slot: int) -> int:
    """The Power a player brings to a battle: what reaches, less the Alt Mode penalty, once (p.14)."""
    far = s.game.grid.distance[s.at[seat]][space_of(s, slot)]
    penalty = alt_penalty(s, seat)
    if penalty and s.game.ruling("alt_penalty") == "per_card":
        return weakened(s, seat, far, purpose(s, slot), slot, penalty)
    return max(0, strength(s, seat, far, purpose(s, slot), slot) - penalty)


def cost_to_defeat(s: MatrixState, slot: int) -> int:
    """Its cost with all that is in force on it, the Encounter and the defensive Assists; at least 1."""
    title = s.card(slot)
    battle = s.battle if s.battle is not None and s.battle.slot == slot else None
    base = (title.cost or 0) + (battle.added + power_of(s, battle.defending) if battle is not None else 0)
    if s.game.rules.missions_raise_last_boss and title.type == BOSS and title.level == 3:
        base += s.game.mission_surcharge(s)
    if title.type == BOSS:
        base += s.game.boss_surcharge
    return cost_of(s, s.active, "defeat", slot, base, least=1)


def total(s: MatrixState) -> int:
    """The active side's Power in the battle that is going on."""
    battle = s.battle
    assert battle is not None
    return reach(s, battle.attacker, battle.slot) + power_of(s, battle.helping)


def short(s: MatrixState) -> bool:
    battle = s.battle
    return battle is not None and total(s) < cost_to_defeat(s, battle.slot)


def declare(s: MatrixState, seat: int, slot: int) -> None:
    """Start a battle with a Robot or a Confrontation with a Boss."""
    confrontation = by_confrontation(s, slot)
    s.battle = Battle(seat, slot, space_of(s, slot), confrontation)
    if confrontation and takes_the_turn(s, slot):
        s.confronted = True
    call(s, CONFRONTATION if confrontation else BATTLE_ROBOT, seat, slot)


def _others_in_turn_order(s: MatrixState) -> list[int]:
    seats = s.game.seats
    return [(s.active + distance) % seats for distance in range(1, seats)]


def helpers(s: MatrixState) -> list[int]:
    """Who may Assist: teammates; in a Core competitive game all rivals."""
    battle = s.battle
    assert battle is not None
    return _allies(s) if battle.confrontation else helpers_against_robot(s, s.active)


def helpers_against_robot(s: MatrixState, seat: int) -> list[int]:
    """Against a Robot rivals Assist only where the active player has Damage (Core p.12)."""
    rules = s.game.rules
    if not rules.robot_assists or (rules.assists_need_damage and not controlled_damage(s, seat)):
        return []
    return _allies(s)


def _allies(s: MatrixState) -> list[int]:
    return [seat for seat in _others_in_turn_order(s) if seat not in s.game.adversaries(s.active)]


def defenders(s: MatrixState) -> list[int]:
    """Who may lay a defensive Assist: Adversary players, in a Confrontation only (p.13)."""
    battle = s.battle
    assert battle is not None
    if not battle.confrontation or not s.game.rules.defenders:
        return []
    return [seat for seat in _others_in_turn_order(s) if seat in s.game.adversaries(s.active)]


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
        for seat in reversed([seat for seat in _others_in_turn_order(s) if seat in may_lay]):
            call(s, OFFER_ASSIST, seat, f[3], (int(not facedown),))
        return None

    def resolve(self, s: MatrixState, f: Frame) -> Result:
        """All Assists of the active side; in a Core competitive game as many as needed or forced (p.12)."""
        use_up(s, "forbid assist", s.active, f[3])
        if s.game.rules.damage_forces_assists:
            return CHOOSE_ASSISTS
        for seat in reversed(_others_in_turn_order(s)):
            if seat not in s.game.adversaries(s.active):
                for slot in reversed(placed(s, seat)):
                    call(s, RESOLVE_ASSIST, seat, slot, (0,))
        return None

    def boost_assists(self, s: MatrixState, f: Frame) -> Result:
        """Whoever Assists may add to it, last of all (Core p.12 step 5)."""
        battle = s.battle
        assert battle is not None
        if s.game.rules.helpers_boost_last:
            for seat in reversed(_others_in_turn_order(s)):
                for slot in reversed([slot for slot in battle.helping if s.owner[slot] == seat]):
                    call(s, BOOST_ASSIST, seat, slot)
        return None

    def settle(self, s: MatrixState, f: Frame) -> Result:
        """Enough Power: the Adversary is defeated."""
        battle = s.battle
        assert battle is not None
        margin = total(s) - cost_to_defeat(s, battle.slot)
        if margin >= 0:
            s.battle = battle._replace(margin=margin)
            others = tuple(s.owner[slot] for slot in battle.helping) if s.game.rules.helpers_rewarded else ()
            beaten(s, battle.attacker, battle.slot, others)
        happened(s, BATTLE_ENDS, battle.attacker, battle.slot, battle.space, int(margin >= 0))
        return None

    def discard_assists(self, s: MatrixState, f: Frame) -> Result:
        """Whether they were resolved or not."""
        for seat in range(s.game.seats):
            for slot in tuple(placed(s, seat)):
                call(s, DISCARD_OR_VAULT, seat, slot)
        return None

    def discard_played(self, s: MatrixState, f: Frame) -> Result:
        """Power and Move are lost; Allies and Ongoing cards stay; Relics may be vaulted."""
        s.battle = None
        s.loose = 0
        s.bonuses = ()
        empty_pool(s, f[2])
        for slot in tuple(s.zones[seat_zone(f[2], PLAY)]):
            if leaves_play(s, slot):
                call(s, DISCARD_OR_VAULT, f[2], slot)
        return None


class _BattleRobot(_Fight):
    """Battle a Robot: War on Cybertron p.13, steps 1-8; Core p.12."""

    @step("1")
    def announce(self, s: MatrixState, f: Frame) -> Result:
        happened(s, "declares battle", f[2], f[3], space_of(s, f[3]), reach(s, f[2], f[3]))
        return None

    @step("2")
    def place_assists(self, s: MatrixState, f: Frame) -> Result:
        return self.place(s, f)

    @step("2b")
    def back_out(self, s: MatrixState, f: Frame) -> Result:
        """Core p.12 step 3: with no Assist the active player may still call it off."""
        allowed = s.game.rules.no_assist_may_back_out or s.game.ruling("battle_backout")
        return BACK_OUT if allowed and nobody_assists(s) and short(s) else None

    @step("3")
    def resolve_assists(self, s: MatrixState, f: Frame) -> Result:
        if s.battle is None:
            self.leave(s, f)
            return None
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

    @step("1b")
    def announce(self, s: MatrixState, f: Frame) -> Result:
        happened(s, DECLARES, f[2], f[3], space_of(s, f[3]), reach(s, f[2], f[3]))
        for slot in s.zones[seat_zone(f[2], PLAY)]:
            text: Effect | None = s.card(slot).confront
            if text is not None:
                begin(s, text, f[2], slot, it=(slot,))
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
            begin(s, text.confrontation, f[2], drawn, them=f[2])
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
        if not takes_the_turn(s, f[3]):
            return self.discard_played(s, f)
        s.battle = None
        s.actions_over = True
        return None


def boosts_for_attacker(s: MatrixState) -> list[Option]:
    """What the active player may do for more Power once the Assists are counted."""
    battle = s.battle
    assert battle is not None
    options: list[Option] = []
    if battle.confrontation or s.game.rules.robot_boost:
        options = options_for(open_abilities(s, battle.attacker, CONFRONT if battle.confrontation else 0))
    if may_pay_convert(s, battle.attacker):
        options.append(CONVERT[battle.attacker])
    return options


CALL_OFF, GO_ON = Option("call off"), Option("go on")


class _BackOut(Node):
    """Nobody has Assisted and the Power does not suffice: spend it elsewhere, unless there is a way to raise it."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        options = [CALL_OFF, GO_ON] if boosts_for_attacker(s) else [CALL_OFF]
        return Decision(frame[2], "call off", options, frame[3], (card(frame[3]),))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        if option == CALL_OFF:
            happened(s, CALLS_OFF, frame[2], frame[3], number=reach(s, frame[2], frame[3]))
            use_up(s, "forbid assist", frame[2], frame[3])
            s.battle = None


class _BoostAssist(Node):
    """While the Power falls short, a player may use the abilities of a resolved Assist, or Convert for it."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        _, _, seat, slot, _ = frame
        if not short(s) or not standing(s, (slot,)):
            return None
        options = boosts_for_assist(s, seat, slot)
        return Decision(seat, "boost assist", [DONE, *options], slot, (card(slot),)) if options else None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        if option != DONE:
            s.stack.append(frame)
            boost_assist(s, frame[2], frame[3], option)


class _Boost(Node):
    """While the active player is short of Power, legal unused abilities may be activated (p.13 step 4 or 6)."""

    only_while_short = True

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        battle = s.battle
        assert battle is not None
        if self.only_while_short and not short(s):
            return None
        seat = battle.attacker
        options = boosts_for_attacker(s)
        if not options:
            return None
        return Decision(seat, "boost", [DONE, *options], battle.slot, (card(battle.slot),))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        battle = s.battle
        assert battle is not None
        if option == DONE:
            return
        s.stack.append(frame)
        if option.kind == "convert":
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
        return Decision(battle.attacker, "boost", [DONE, *options_for(open_)], battle.slot, (card(battle.slot),))


class _Prepare(_Boost):
    """Step 1 of a Confrontation: abilities before the declaration, while Energon still counts for nothing else."""

    only_while_short = False


def forced_assists(s: MatrixState) -> int:
    """How many Assists the active player's Damage forces it to resolve (Core p.20)."""
    return sum(m.seat == s.active for m in s.modifiers.get("forced assists", ()))


class _ChooseAssists(Node):
    """Core p.12: as many Assists as the active player's Damage must be resolved, and in a Confrontation more of them
    while the Power is short. Which ones is the active player's choice."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        battle = s.battle
        assert battle is not None
        waiting = [slot for seat in _others_in_turn_order(s) for slot in placed(s, seat)
                   if not s.known[slot] & FACE_UP]
        forced = len(battle.helping) < forced_assists(s)
        if not waiting or not (forced or (battle.confrontation and short(s))):
            return None
        return Decision(s.active, "resolve assist", [Option("card", (card(slot),)) for slot in waiting], battle.slot)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        slot = option.value("card")
        s.stack.append(frame)
        call(s, RESOLVE_ASSIST, s.owner[slot], slot, (0,))


class _PlayedAway(_Fight):
    """What a battle's end does to the cards played so far."""

    @step("played")
    def played_away(self, s: MatrixState, f: Frame) -> Result:
        return self.discard_played(s, f)


BATTLE_ROBOT, CONFRONTATION, PLAYED_AWAY = _BattleRobot(), _Confrontation(), _PlayedAway()
BOOST, PREPARE, STRIKE, CHOOSE_ASSISTS = _Boost(), _Prepare(), _Strike(), _ChooseAssists()
BACK_OUT, BOOST_ASSIST = _BackOut(), _BoostAssist()
for _label, _node in (("battle", BATTLE_ROBOT), ("confrontation", CONFRONTATION), ("played away", PLAYED_AWAY),
                      ("boost", BOOST), ("prepare", PREPARE), ("strike", STRIKE), ("choose assists", CHOOSE_ASSISTS),
                      ("back out", BACK_OUT), ("boost assist", BOOST_ASSIST)):
    label_tree(f"matrix/{_label}", _node)


def leaves_play(s: MatrixState, slot: int) -> bool:
    """Whether a played card is discarded after a battle or a turn: Allies and Damage with Ongoing text stay."""
    title = s.card(slot)
    return ALLY not in title.types and not (title.type == DAMAGE and "ongoing" in title.keywords)


def beaten(s: MatrixState, seat: int, slot: int, others: tuple[int, ...] = ()) -> None:
    """The reward, the Vault, the Ruin: in this order (p.13 step 5 or 7). The third Boss ends the game at once."""
    space = space_of(s, slot)
    far = s.game.grid.distance[s.at[seat]][space]
    lift(s, slot)
    s.owner[slot] = seat
    move(s, slot, seat_zone(seat, VAULT))
    call(s, AFTERMATH, seat, slot, (space, *others))
    happened(s, DEFEATS, seat, slot, space, far)


class _Aftermath(Procedure):
    """What a defeated Adversary brings."""

    @step("reward")
    def reward(self, s: MatrixState, f: Frame) -> Result:
        seat, slot = f[2], f[3]
        space, *others = f[4]
        for other in reversed(others):
            gain_reward(s, other, slot)
        gain_reward(s, seat, slot)
        left_matrix(s, slot, space, at_once_filled=True)
        return None

    @step("vault")
    def vault(self, s: MatrixState, f: Frame) -> Result:
        """Facedown into the Vault: who remembers it, remembers it."""
        if s.where[f[3]] != seat_zone(f[2], VAULT):
            return None  # its reward has put it elsewhere
        turn_down(s, f[3])
        if RELIC in s.card(f[3]).types:
            s.beaten = (*s.beaten, f[3])
        if s.card(f[3]).type == BOSS:
            boss_down(s, f[3])
        return None

    @step("ruin")
    def ruin(self, s: MatrixState, f: Frame) -> Result:
        """In the empty space a Ruin comes up at once (War on Cybertron p.14)."""
        space = f[4][0]
        if s.zones[MATRIX][space] < 0:
            place_ruin(s, space)
        if s.zones[MATRIX][space] < 0:
            happened(s, SPACE_EMPTIES, s.active, f[3], space)
        return None


AFTERMATH = _Aftermath()
label_tree("matrix/aftermath", AFTERMATH)


def defeat(s: MatrixState, seat: int, slot: int) -> None:
    """Defeated by an effect: reward, Vault and Ruin, without the steps of a battle."""
    if s.game.ruling("defeat_effect_discards"):
        call(s, PLAYED_AWAY, seat, slot)
    beaten(s, seat, slot)


def add_cost(s: MatrixState, n: int) -> None:
    """What an Encounter adds is fixed when it resolves; Energon spent later does not lower it (Core p.16-17)."""
    if s.battle is not None:
        s.battle = s.battle._replace(added=s.battle.added + n)


def assists_played(s: MatrixState, side: str) -> list[int]:
    """The Assists lying on the table: of "teammates" of the active player, or of "defenders"."""
    return [slot for seat in _others_in_turn_order(s)
            if (seat in s.game.adversaries(s.active)) == (side == "defenders") for slot in placed(s, seat)]


def extra_assist(s: MatrixState, seat: int, slot: int) -> None:
    """Another card from hand becomes an Assist, faceup, and is resolved straight away."""
    defensive = int(seat in s.game.adversaries(s.active))
    lay(s, seat, slot, faceup=True)
    call(s, RESOLVE_ASSIST, seat, slot, (defensive,))


