"""The duel's rules."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sparktable.kernel import kinds, questions
from sparktable.kernel.decisions import Decision, Option, Options
from sparktable.kernel.durations import expire, redate
from sparktable.kernel.game import BadSetup, Game, Zone, register_game
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import is_used_up, use_up
from sparktable.kernel.procedure import Procedure, step
from sparktable.kernel.stack import call, finish
from sparktable.kernel.state import State
from sparktable.kernel.triggers import fire
from sparktable.kernel.values import Outcome
from sparktable.kernel.zones import HIDDEN, OPEN, OWNER, move, shuffle, turn_up

from . import names
from .battle import attack
from .cards import BY_NAME, CARDS, DECKLIST, TEAMS
from .effects import PUT_ON, play_action, put_into_force, turn_over
from .leaving import ATTACHED, UNDER_IT, fall
from .names import NEXT_TURN, TURN
from .state import (
    DECK,
    GEAR,
    HAND,
    HAND_SIZE,
    LAST_TURN,
    PLAYS,
    SEATS,
    TABLE,
    TEAM,
    TRAP,
    UNDER,
    DuelState,
    characters,
    stat,
    take_from_deck,
)
from .traps import set_trap

PLAY, ATTACK, END = Options(kinds.PLAY, "card"), Options(names.ATTACKING, "card", "card"), Option(kinds.END)
TURN_OVER, USE = Options(names.TURNING_OVER, "card"), Options(names.USING, "card")


class Actions(Node):
    """Play up to two cards, turn a character over, use what characters can do; attack, or end the turn."""

    def run(self, s: DuelState, frame: Frame) -> Decision:
        seat = frame.seat
        options = []
        if s.plays < PLAYS:
            options += [PLAY[slot] for slot in s.zones[HAND + seat]
                        if s.card(slot).kind != "trap" or not s.zones[TRAP + seat]]
        options += [ATTACK[mine, theirs] for mine in characters(s, seat) if not s.tapped[mine]
                    for theirs in characters(s, 1 - seat)]
        team = characters(s, seat)
        if not s.turned:
            options += [TURN_OVER[slot] for slot in team if len(s.card(slot).faces) > 1]
        options += [USE[slot] for slot in team if s.card(slot).once and not is_used_up(s, slot)]
        return Decision(seat, questions.ACTION, [*options, END])

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        seat = frame.seat
        if option.kind == names.ATTACKING:
            attack(s, seat, option.value("card"), option.value("card", 1))
        elif option.kind == names.TURNING_OVER:
            s.stack.append(frame)
            s.turned = 1
            turn_over(s, option.value("card"))
        elif option.kind == names.USING:
            s.stack.append(frame)
            use_up(s, option.value("card"), TURN)
            call(s, s.card(option.value("card")).once, seat, option.value("card"))
        elif option.kind == kinds.PLAY:
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
        seat = frame.seat
        s.active, s.plays, s.turned = seat, 0, 0
        s.turn += 1
        redate(s, NEXT_TURN, seat, TURN)
        team = characters(s, seat)
        if all(s.tapped[slot] for slot in team):
            for slot in team:
                s.tapped[slot] = 0
        take_from_deck(s, seat, HAND + seat, 1)
        return ACTIONS

    @step("2")
    def end_turn(self, s: DuelState, frame: Frame) -> None:
        fire(s, names.TURN_ENDS, frame.seat)

    @step("3")
    def pass_on(self, s: DuelState, frame: Frame) -> None:
        expire(s, TURN)
        if s.turn >= LAST_TURN:
            left = [sum(stat(s, names.HEALTH, slot) - s.damage[slot] for slot in characters(s, seat)) for seat in (0,
                                                                                                                   1)]
            finish(s, Outcome("time", tuple(seat for seat in (0, 1) if left[seat] == max(left)), tuple(left)))
        else:
            call(s, THE_TURN, 1 - frame.seat)


ACTIONS, THE_TURN = Actions(), Turn()
for _name, _node in {"actions": ACTIONS, "turn": THE_TURN}.items():
    label_tree(f"toy-duel/{_name}", _node)


class Duel(Game):
    """Options: `teams` and `decks` (names, seat by seat; the top card last), `stacked` (decks are not shuffled)."""

    name = "toy-duel"
    settled_by = frozenset({names.HEALTH})

    def __init__(self, options: Mapping[str, Any]) -> None:
        unknown = options.keys() - {"players", "teams", "decks", "stacked"}
        if unknown or options.get("players", SEATS) != SEATS:
            raise BadSetup("the toy duel is for 2 players and has the options teams, decks and stacked")
        self.options = dict(options)
        self.seats = SEATS
        self.max_turns = LAST_TURN
        self.cards = CARDS
        own = (("hand", OWNER, False), ("deck", HIDDEN, False), ("scrap", OPEN, False), ("flipped", OPEN, False),
               ("table", OPEN, False), ("trap", OWNER, False), ("team", OPEN, True), ("fallen", OPEN, False),
               ("gear", OPEN, False), ("under", HIDDEN, False))
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
        s = DuelState(**fields, damage=none[:], tapped=none[:], mode=none[:])
        for seat in range(SEATS):
            for slot in characters(s, seat):
                turn_up(s, slot)
                put_into_force(s, slot, slot, seat)
            if not self.options.get("stacked"):
                shuffle(s, DECK + seat)
            take_from_deck(s, seat, HAND + seat, HAND_SIZE)
        call(s, THE_TURN, 0)
        return s

    def settle(self, s: State) -> None:
        assert isinstance(s, DuelState)
        fall(s)

    def last_known(self, s: State, slot: int) -> tuple[int, ...]:
        """Its attack."""
        assert isinstance(s, DuelState)
        return (stat(s, names.STRENGTH, slot),)

    def check(self, s: State) -> list[str]:
        assert isinstance(s, DuelState)
        lie = {ATTACHED: GEAR, UNDER_IT: UNDER}
        found = [f"card {bond.slot} hangs on {host}, which is not there" for host, bonds in s.bonds.items()
                 for bond in bonds if s.where[host] != TEAM + s.owner[host]
                 or s.where[bond.slot] != lie[bond.relation] + s.owner[bond.slot]]
        if s.pending is None or s.pending.kind != questions.ACTION:
            return found  # somebody may be about to fall, or to be scrapped
        hanging = {bond.slot for bonds in s.bonds.values() for bond in bonds}
        found += [f"card {slot} hangs on nobody" for zone in (GEAR, GEAR + 1, UNDER, UNDER + 1)
                  for slot in s.zones[zone] if slot not in hanging]
        return found + [f"character {slot} has fallen and stands" for seat in range(SEATS)
                        for slot in characters(s, seat) if s.damage[slot] >= stat(s, names.HEALTH, slot)]


register_game(Duel.name, Duel)
