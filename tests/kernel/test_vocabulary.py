"""The words that the texts of any card game are made of."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from sparktable.kernel.control import AtLeast, Condition, Effect, no_frame
from sparktable.kernel.decisions import DONE, PASS, SEAT, Decision
from sparktable.kernel.modifiers import modify
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.run import advance, take
from sparktable.kernel.state import State
from sparktable.kernel.triggers import fire, listen
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.aiming import AtChosen, AtEach
from sparktable.kernel.vocabulary.conditions import Both, Is, MoreThan, OneOf
from sparktable.kernel.vocabulary.counts import Count, Highest
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import (
    ACTIVE,
    CHANCE,
    EVERYBODY,
    NEXT_PLAYER,
    OPPONENTS,
    OTHERS,
    TEAM,
    TEAMMATES,
    THEM,
    YOU,
    Players,
    seats_of,
)
from sparktable.kernel.vocabulary.selections import IT, THIS, Described, Either
from sparktable.kernel.vocabulary.statics import Static, added, forbid, forbidden, in_force, put_in_force, thing
from sparktable.kernel.vocabulary.when import When
from sparktable.kernel.zones import move
from toys.mini import DECKS, GAME, HANDS, TABLE, Calls, Mini, MiniState, mini

SEEN = Calls(lambda s: s.log.append(f"{s.scope.it} {s.scope.them}"))


@dataclass(frozen=True, eq=False)
class Cards(Described):
    """Cards in the hands, in the first deck, or on the table; `kin` of that kin only."""

    zone: str
    kin: int = -1

    def among(self, s: MiniState, frame: Frame) -> list[int]:
        return s.zones[{"hand": HANDS[frame.seat], "deck": DECKS[0], "table": TABLE}[self.zone]]

    def like(self, s: MiniState, frame: Frame, item: int) -> bool:
        return self.kin in (-1, s.card(item).kin)

    def keeps_secret(self, s: MiniState, frame: Frame) -> bool:
        return self.zone == "hand" and bool(s.zones[HANDS[frame.seat]])


def table_of(*nodes: Node, on_table: int = 4) -> tuple[MiniState, Decision | None]:
    """The first cards of the deck lie on the table, and the nodes have run to the first question."""
    s = mini(*nodes)
    for slot in range(on_table):
        move(s, slot, TABLE)
    return s, advance(s)


def labels(asked: Decision | None) -> list[str]:
    assert asked is not None
    return [option.label() for option in asked.options]


def named(name: str, node: Any) -> Any:
    return label_tree(f"test/vocabulary/{name}", node)


class Teams(Mini):
    """Seats 0 and 2 against seat 1, whom this game calls the villain."""

    def sides(self) -> tuple[tuple[int, ...], ...]:
        return (0, 2), (1,)

    def meant(self, who: str, seat: int) -> tuple[int, ...]:
        return (1,) if who == "villain" else super().meant(who, seat)  # type: ignore[return-value]


@pytest.mark.parametrize(("who", "seats"), [
    (YOU, [0]), (THEM, [2]), (ACTIVE, [1]), (NEXT_PLAYER, [1]), (EVERYBODY, [1, 2, 0]), (OTHERS, [1, 2]),
    (OPPONENTS, [1]), (TEAM, [2, 0]), (TEAMMATES, [2]), ("villain", [1])])
def test_words_for_players_in_turn_order_from_the_active_one(who: str, seats: list[int]) -> None:
    s = Teams({}).new(1)
    s.active, s.scope.them = 1, 2
    assert seats_of(s, no_frame(0), who) == seats


def test_a_word_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody is called 'friends'"):
        seats_of(mini(), no_frame(0), "friends")


def test_what_is_described_is_found_where_it_lies_and_known_wherever_it_is() -> None:
    s, _ = table_of()
    odd, frame = Cards("table", kin=1), no_frame(0, source=3)
    assert odd.found(s, frame) == [2, 3]
    assert odd.fits(s, frame, 2) and not odd.fits(s, frame, 4), "4 still lies in the deck"
    assert odd.describes(s, frame, 4)
    assert THIS.found(s, frame) == [3] and IT.found(s, frame) == []
    assert Either(odd, THIS).found(s, frame) == [2, 3, 3]


def test_to_each_that_is_chosen_it_is_done() -> None:
    s, asked = table_of(named("two", AtChosen(Cards("table"), SEEN, n=2)))
    assert asked is not None and (asked.seat, asked.kind) == (0, "choose card")
    asked = take(s, asked.options[1])
    assert s.log == ["(1,) 0"]
    assert labels(asked) == ["card card:0", "card card:2", "card card:3"], "what is picked cannot be picked again"
    take(s, asked.options[2])  # type: ignore[union-attr]
    assert s.log == ["(1,) 0", "(3,) 0"] and s.scope.done


def test_up_to_so_many() -> None:
    s, asked = table_of(named("up-to", AtChosen(Cards("table"), SEEN, n=3, up_to=True)))
    assert labels(asked)[-1] == "done"
    take(s, asked.options[0])  # type: ignore[union-attr]
    take(s, DONE)
    assert s.log == ["(0,) 0"] and s.scope.done


def test_all_of_them_and_a_single_one_need_no_question() -> None:
    s, asked = table_of(named("all", AtChosen(Cards("table"), SEEN, n=ALL)), on_table=2)
    assert asked is None and s.log == ["(0,) 0", "(1,) 0"]
    s, asked = table_of(named("one", AtChosen(Cards("table"), SEEN)), on_table=1)
    assert asked is None and s.log == ["(0,) 0"]


def test_another_chooses_or_luck_does() -> None:
    s, asked = table_of(named("theirs", AtChosen(Cards("table"), SEEN, by=NEXT_PLAYER)))
    assert asked is not None and asked.seat == 1
    s, asked = table_of(named("luck", AtChosen(Cards("table"), SEEN, by=CHANCE)))
    assert asked is None and len(s.log) == 1


def test_whoever_chooses_among_hidden_cards_is_asked_in_any_case() -> None:
    s = mini(named("secret", AtChosen(Cards("hand", kin=1), SEEN)))
    move(s, 0, HANDS[0])
    asked = advance(s)
    assert asked is not None and asked.secret and asked.options == [PASS]
    take(s, PASS)
    assert s.log == [] and not s.scope.done


def test_players_are_chosen_too_and_are_they() -> None:
    s, asked = table_of(named("player", AtChosen(Players(OTHERS), SEEN)))
    assert asked is not None and asked.options == [SEAT[1], SEAT[2]]
    take(s, SEAT[2])
    assert s.log == ["() 2"]


def test_each_in_turn_of_those_that_fit_when_it_begins() -> None:
    def one_more_comes(s: MiniState) -> None:
        s.log.append(str(s.scope.it[0]))
        move(s, 4, TABLE)

    s, _ = table_of(named("each", AtEach(Cards("table", kin=1), Calls(one_more_comes))))
    assert s.log == ["2", "3"] and s.where[4] == TABLE
    s, _ = table_of(named("none", AtEach(Cards("table"), SEEN)), on_table=0)
    assert s.log == [] and not s.scope.done


@dataclass(frozen=True, eq=False)
class HighestSlot(Highest):
    def of(self, s: State, slot: int) -> int:
        return slot


def test_counts_and_what_is_asked_of_them() -> None:
    s, _ = table_of()
    frame = no_frame(0)
    every, odd = Cards("table"), Cards("table", kin=1)
    assert Count(every, per=3).count(s, frame) == 1 and Count(every, per=3, rounded_up=True).count(s, frame) == 2
    assert Count(every, plus=1, most=4, less=True).count(s, frame) == -4
    assert HighestSlot(every).count(s, frame) == 3 and HighestSlot(Cards("hand")).count(s, frame) == 0
    more, fewer = MoreThan(Count(every), Count(odd)), MoreThan(Count(odd), Count(every))
    assert more.holds(s, frame) and not fewer.holds(s, frame)
    four, five = AtLeast(Count(every), 4), AtLeast(Count(every), 5)
    assert OneOf(four, five).holds(s, frame) and not Both(four, five).holds(s, frame)
    s.scope.it = (2, 3)
    assert Is(odd).holds(s, frame) and not Is(Cards("table", kin=0)).holds(s, frame)


def test_when_such_a_thing_happens_to_such_a_card() -> None:
    effect: Effect = SEEN
    other = named("when", When("strikes", effect, Cards("table", kin=1), fact=1, condition=Is(Cards("table"), IT)))
    s = mini()
    listen(s, "strikes", 4, 0, other)
    fire(s, "strikes", 0, 1)
    fire(s, "strikes", 0, 4)  # 4 is of the kind, wherever it lies
    advance(s)
    assert s.log == ["(0, 4) -1"]


class Ban(Static):
    def __init__(self, what: str, provided: Condition | None = None) -> None:
        self.what = what
        self.provided = provided

    def stat(self) -> Stat:
        return forbid(self.what)

    def is_about(self, s: State, m: Modifier, seat: int, subject: int) -> bool:
        return m.seat != seat and subject in (-1, 3)


class Dearer(Static):
    def stat(self) -> str:
        return "cost"

    def amount_for(self, s: State, m: Modifier, seat: int, subject: int) -> int:
        return 2

    def lifted(self, s: State, m: Modifier, seat: int) -> bool:
        return m.source == 1


def test_what_is_forbidden_in_force_and_added() -> None:
    attacking, flying = thing("attack"), thing("flight")
    ban, dearer = named("ban", Ban(attacking)), named("dearer", Dearer())
    never = named("never", Ban("flight", provided=AtLeast(Count(Cards("table")), 1)))
    s = GAME.new(1)
    put_in_force(s, ban, 0, 0)
    put_in_force(s, never, 0, 0)
    assert forbidden(s, attacking, 1, 3) is not None and forbidden(s, attacking, 1, 2) is None
    assert forbidden(s, attacking, 0, 3) is None, "it binds the others"
    assert in_force(s, "forbid attack", 1) == forbidden(s, attacking, 1)
    assert forbidden(s, flying, 1) is None, "nothing lies on the table"
    for slot in range(3):
        modify(s, dearer.stat(), dearer, source=slot)
    assert added(s, "cost", 0, 0) == 4, "one of the three is lifted"
