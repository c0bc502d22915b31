"""The duel's rules."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sparktable.kernel.decisions import Decision, Option, Options
from sparktable.kernel.game import BadSetup, Game, Zone, register_game
from sparktable.kernel.modifiers import expire
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.run import call, finish
from sparktable.kernel.state import Outcome, State
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import HIDDEN, OPEN, OWNER, move, move_top, shuffle, turn_up

from .cards import BY_NAME, CARDS, DECKLIST, TEAMS
from .damage import hurt
from .effects import PUT_ON, play_action, put_into_force, set_trap
from .state import (
    BATTLE,
    DECK,
    FLIPPED,
    FLIPS,
    GEAR,
    HAND,
    HAND_SIZE,
    LAST_TURN,
    PLAYS,
    SCRAP,
    SEATS,
    TABLE,
    TEAM,
    TRAP,
    TURN,
    DuelState,
    Fight,
    characters,
    stat,
    take_from_deck,
)

PLAY, ATTACK, END = Options("play", "card"), Options("attack", "card", "card"), Option("end")


class Actions(Node):
    """Play up to two cards; attack, or end the turn."""

    def run(self, s: DuelState, frame: Frame) -> Decision:
        seat = frame[2]
        options = []
        if s.plays < PLAYS:
            options += [PLAY[slot] for slot in s.zones[HAND + seat]
                        if s.card(slot).kind != "trap" or not s.zones[TRAP + seat]]
        options += [ATTACK[mine, theirs] for mine in characters(s, seat) if not s.tapped[mine]
                    for theirs in characters(s, 1 - seat)]
        return Decision(seat, "action", [*options, END])

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        seat = frame[2]
        if option.kind == "attack":
            call(s, THE_BATTLE, seat, data=Fight(attacker=option.value("card"), defender=option.value("card", 1)))
        elif option.kind == "play":
            s.stack.append(frame)
            s.plays += 1
            slot = option.value("card")
            kind = s.card(slot).kind
            if kind == "action":
                play_action(s, seat, slot)
            elif kind == "upgrade":
                move(s, slot, TABLE + seat)
                call(s, PUT_ON, seat, slot)
            else:
                set_trap(s, seat, slot)


class Turn(Procedure):
    """One seat's turn."""

    @step("1")
    def begin_turn(self, s: DuelState, frame: Frame) -> Node:
        seat = frame[2]
        s.active, s.plays = seat, 0
        s.turn += 1
        team = characters(s, seat)
        if all(s.tapped[slot] for slot in team):
            for slot in team:
                s.tapped[slot] = 0
        take_from_deck(s, seat, HAND + seat, 1)
        return ACTIONS

    @step("2")
    def end_turn(self, s: DuelState, frame: Frame) -> None:
        expire(s, TURN)
        if s.turn >= LAST_TURN:
            left = [sum(s.card(slot).health - s.damage[slot] for slot in characters(s, seat)) for seat in (0, 1)]
            finish(s, Outcome("time", tuple(seat for seat in (0, 1) if left[seat] == max(left)), tuple(left)))
        else:
            call(s, THE_TURN, 1 - frame[2])


class Battle(Procedure):
    """One character attacks another."""

    @step("1")
    def declare(self, s: DuelState, frame: Frame) -> None:
        fight: Fight = frame[4]
        s.tapped[fight.attacker] = 1
        fire(s, "attacks", fight.attacker, fight.defender)

    @step("2")
    def count_flips(self, s: DuelState, frame: Frame) -> None:
        fight: Fight = frame[4]
        if self.over(s, fight):
            self.again(s, frame, "clean_up")
            return
        fight.attack_flips = FLIPS + stat(s, "bold", fight.attacker)
        fight.defence_flips = FLIPS + stat(s, "tough", fight.defender)

    @step("3")
    def attacker_flips(self, s: DuelState, frame: Frame) -> None:
        fight: Fight = frame[4]
        take_from_deck(s, frame[2], FLIPPED + frame[2], fight.attack_flips)
        fire(s, "flipped", fight.attacker, fight.defender)

    @step("4")
    def defender_flips(self, s: DuelState, frame: Frame) -> None:
        fight: Fight = frame[4]
        if self.over(s, fight):
            self.again(s, frame, "clean_up")
            return
        take_from_deck(s, 1 - frame[2], FLIPPED + 1 - frame[2], fight.defence_flips)

    @step("5")
    def damage(self, s: DuelState, frame: Frame) -> Result:
        fight: Fight = frame[4]
        seat = frame[2]
        attack = stat(s, "attack", fight.attacker) + sum(s.card(slot).orange for slot in s.zones[FLIPPED + seat])
        defence = stat(s, "defence", fight.defender) + sum(s.card(slot).blue
                                                           for slot in s.zones[FLIPPED + 1 - seat])
        if attack > defence:
            hurt(s, fight.defender, attack - defence, fight.attacker, "attack")
        return None

    @step("6")
    def clean_up(self, s: DuelState, frame: Frame) -> None:
        expire(s, BATTLE)
        for seat in range(SEATS):
            move_top(s, FLIPPED + seat, SCRAP + seat, len(s.zones[FLIPPED + seat]))

    @staticmethod
    def over(s: DuelState, fight: Fight) -> bool:
        """One of the two has left."""
        return any(s.where[slot] != TEAM + s.owner[slot] for slot in (fight.attacker, fight.defender))


ACTIONS, THE_TURN, THE_BATTLE = Actions(), Turn(), Battle()
for _name, _node in {"actions": ACTIONS, "turn": THE_TURN, "battle": THE_BATTLE}.items():
    label_tree(f"toy-duel/{_name}", _node)


class Duel(Game):
    """Options: `teams` and `decks` (names, seat by seat; the top card last), `stacked` (decks are not shuffled)."""

    name = "toy-duel"
    max_turns = LAST_TURN

    def __init__(self, options: Mapping[str, Any]) -> None:
        unknown = options.keys() - {"players", "teams", "decks", "stacked"}
        if unknown or options.get("players", SEATS) != SEATS:
            raise BadSetup("the toy duel is for 2 players and has the options teams, decks and stacked")
        self.options = dict(options)
        self.seats = SEATS
        self.cards = CARDS
        own = (("hand", OWNER, False), ("deck", HIDDEN, False), ("scrap", OPEN, False), ("flipped", OPEN, False),
               ("table", OPEN, False), ("trap", OWNER, False), ("team", OPEN, True), ("fallen", OPEN, False),
               ("gear", OPEN, False))
        super().__init__([Zone(f"{name} of {seat}", seat, sight, board, seat)
                          for name, sight, board in own for seat in range(SEATS)])
        # A card that lies as a trap is some trap: it may be exchanged with those in deck and hand, and no others.
        self.pool_group = {pool: seat for seat in range(SEATS) for pool in (seat, TRAP + seat)}

    def set_up(self, seed: int) -> DuelState:
        teams: Sequence[Sequence[str]] = self.options.get("teams", TEAMS)
        decks: Sequence[Sequence[str]] = self.options.get("decks", (DECKLIST, DECKLIST))
        piles = {}
        for seat in range(SEATS):
            piles[TEAM + seat] = [BY_NAME[name] for name in teams[seat]]
            piles[DECK + seat] = [BY_NAME[name] for name in decks[seat]]
        fields = self.laid_out(piles, seed)
        none = [0] * len(fields["ident"])
        s = DuelState(**fields, damage=none[:], tapped=none[:], host=[-1] * len(none))
        for seat in range(SEATS):
            for slot in characters(s, seat):
                turn_up(s, slot)
                put_into_force(s, slot, slot, seat)
            if not self.options.get("stacked"):
                shuffle(s, DECK + seat)
            take_from_deck(s, seat, HAND + seat, HAND_SIZE)
        call(s, THE_TURN, 0)
        return s

    def check(self, s: State) -> list[str]:
        assert isinstance(s, DuelState)
        return [f"upgrade {slot} is on a character that is not there" for seat in range(SEATS)
                for slot in s.zones[GEAR + seat] if s.where[s.host[slot]] != TEAM + seat]


register_game(Duel.name, Duel)
