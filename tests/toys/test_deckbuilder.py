"""Blocks in turn order, targets, nested effects, peeking and secret questions, in the toy deck-builder."""
from __future__ import annotations

import pytest

from sparktable.kernel.check import violations
from sparktable.kernel.decisions import CARD, NO, PASS, SEAT, Option
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import determinize, view
from sparktable.kernel.zones import knows, top
from toys import deckbuilder
from toys.deckbuilder import (
    BUY,
    CARDS,
    DECK,
    DISCARD,
    END,
    HIT,
    MARKET,
    PLAY,
    PLAYED,
    SCRAP,
    SUPPLY,
    DeckBuilder,
    DeckState,
    refill,
)

TITLES = {card.name: index for index, card in enumerate(CARDS)}


def test_a_game_that_was_opened_while_its_end_was_near_lasts_as_long_as_any(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same object for whoever opens it later."""
    with monkeypatch.context() as nearer:
        nearer.setattr(deckbuilder, "LAST_TURN", 3)
        s = DeckBuilder({}).new(1)
    s.turn = deckbuilder.LAST_TURN
    assert violations(s) == []


class Table:
    """A game in its first turn, with hands as a test wants them. Cards are called by name."""

    def __init__(self, *hands: list[str]) -> None:
        """The hands of seat 0, 1 and 2; filled up with Shards."""
        self.s: DeckState = DeckBuilder({}).new(1)
        for seat, names in enumerate([*hands, [], [], []][:3]):
            for slot, name in zip(self.s.zones[seat], [*names, *["Shard"] * 5], strict=False):
                self.s.ident[slot] = TITLES[name]
        self.s.pending = None

    def asked(self) -> str:
        decision = pending(self.s)
        return "" if decision is None else f"{decision.seat} {decision.kind}"

    def play(self, name: str) -> None:
        take(self.s, next(PLAY[slot] for slot in self.s.zones[self.s.active] if self.s.card(slot).name == name))

    def choose(self, name: str) -> None:
        decision = pending(self.s)
        assert decision is not None
        take(self.s, next(option for option in decision.options
                          if option.refs and self.s.card(option.value("card")).name == name))

    def answer(self, option: Option) -> None:
        take(self.s, option)

    def names(self, zone: int) -> list[str]:
        return [self.s.card(slot).name for slot in self.s.zones[zone]]


def test_a_block_saves_only_the_seat_that_blocks_and_blocks_are_asked_in_turn_order() -> None:
    table = Table(["Bombardment"], ["Shield"], ["Shield"])
    table.play("Bombardment")
    assert table.asked() == "1 block"
    table.choose("Shield")
    assert table.asked() == "2 block"
    assert len(table.names(1)) == 5, "the blocker has drawn a card for the Shield"
    table.answer(PASS)
    assert table.asked() == "2 discard"
    for _ in range(2):
        table.choose("Shard")
    assert [len(table.names(seat)) for seat in (1, 2)] == [5, 3]
    assert table.asked() == "0 action"
    assert violations(table.s) == []


def test_being_asked_to_block_tells_nothing() -> None:
    """Whoever holds any card is asked, also with nothing to block with, and others see no options."""
    without, shield = Table(["Bombardment"]), TITLES["Shield"]
    held, drawn_later = without.s.zones[1][0], top(without.s, DECK + 1)
    without.s.ident[drawn_later] = shield
    having = Table(["Bombardment"])
    having.s.ident[:] = without.s.ident
    having.s.ident[held], having.s.ident[drawn_later] = shield, without.s.ident[held]
    for table, options in ((without, [PASS]), (having, [CARD[held], PASS])):
        table.play("Bombardment")
        assert table.asked() == "1 block"
        assert list(pending(table.s).options) == options  # type: ignore[union-attr]
    for seat in (0, 2):
        assert view(without.s, seat).digest() == view(having.s, seat).digest()
    assert view(without.s, 1).digest() != view(having.s, 1).digest()


def test_who_holds_nothing_is_not_asked() -> None:
    table = Table(["Bombardment"], ["Shield"])
    for slot in list(table.s.zones[1]):
        table.s.zones[1].remove(slot)
        table.s.zones[DISCARD + 1].append(slot)
        table.s.where[slot] = DISCARD + 1
    table.play("Bombardment")
    assert table.asked() == "2 block"


def test_an_opponent_is_chosen_and_loses_life_and_a_card() -> None:
    table = Table(["Sniper"])
    table.play("Sniper")
    assert table.asked() == "0 opponent"
    table.answer(SEAT[2])
    table.answer(PASS)
    table.choose("Shard")
    assert table.s.life == [15, 15, 14]
    assert len(table.names(2)) == 4
    assert table.s.power == 1


def test_a_peek_is_known_to_the_peeker_alone_until_the_deck_is_shuffled() -> None:
    table = Table(["Spy"])
    s = table.s
    table.play("Spy")
    card = top(s, DECK + 1)
    assert [knows(s, seat, card) for seat in range(3)] == [True, False, False]
    assert {determinize(s, 0, number).ident[card] for number in range(20)} == {s.ident[card]}
    assert len({determinize(s, 2, number).ident[card] for number in range(60)}) > 1
    table.answer(NO)
    assert top(s, DECK + 1) == card
    table.answer(CARD[top(s, DECK + 2)])
    assert len(table.names(DISCARD + 2)) == 1
    s.zones[DISCARD + 1], s.zones[DECK + 1] = s.zones[DECK + 1], []
    for slot in s.zones[DISCARD + 1]:
        s.where[slot] = DISCARD + 1
    refill(s, 1)
    assert not knows(s, 0, card)


def test_the_text_of_another_card_is_repeated_with_choices_of_its_own() -> None:
    table = Table(["Sniper", "Commander", "Echo"])
    table.play("Sniper")
    table.answer(SEAT[1])
    table.answer(PASS)
    table.choose("Shard")
    table.play("Commander")
    table.answer(pending(table.s).options[0])  # type: ignore[union-attr]
    table.play("Echo")
    assert table.asked() == "0 repeat"
    table.choose("Sniper")
    table.answer(SEAT[2])
    table.answer(PASS)
    table.choose("Shard")
    assert table.s.life == [15, 14, 14]
    assert (table.s.power, table.s.energy) == (2, 3)
    assert table.s.scope.them == 1, "the scope of the repeated text is closed"


def test_a_card_may_be_discarded_for_something() -> None:
    for answer, power, hand in (("Shard", 2, 4), ("", 0, 5)):
        table = Table(["Scout"])
        table.play("Scout")
        assert table.asked() == "0 may discard"
        if answer:
            table.choose(answer)
        else:
            table.answer(NO)
        assert (table.s.power, len(table.names(0))) == (power, hand)


def test_up_to_two_cards_are_scrapped_for_good() -> None:
    table = Table(["Salvage", "Blaster"])
    table.play("Salvage")
    table.choose("Blaster")
    table.answer(PASS)
    assert table.names(SCRAP) == ["Blaster"]
    assert table.asked() == "0 action"


def test_buying_takes_from_the_market_and_refills_it() -> None:
    table = Table()
    for _ in range(3):
        table.play("Shard")
    slot = next(slot for slot in table.s.zones[MARKET] if table.s.card(slot).cost <= 3)
    cost, supply = table.s.card(slot).cost, len(table.s.zones[SUPPLY])
    too_dear = [slot for slot in table.s.zones[MARKET] if table.s.card(slot).cost > 3]
    decision = pending(table.s)
    assert decision is not None
    assert not any(BUY[slot] in decision.options for slot in too_dear)
    table.answer(BUY[slot])
    assert table.s.energy == 3 - cost
    assert table.s.zones[DISCARD] == [slot]
    assert (len(table.s.zones[MARKET]), len(table.s.zones[SUPPLY])) == (5, supply - 1)


def test_a_turn_ends_with_a_new_hand_and_the_next_seat() -> None:
    table = Table()
    for _ in range(4):
        table.play("Shard")
    table.answer(END)
    assert (table.s.active, table.s.turn, table.s.energy) == (1, 2, 0)
    assert [len(table.s.zones[seat]) for seat in range(3)] == [5, 5, 5]
    assert table.names(PLAYED) == []


def test_cards_must_be_played_before_the_turn_ends() -> None:
    table = Table()
    table.play("Shard")
    assert END not in (pending(table.s).options)  # type: ignore[union-attr]


@pytest.mark.parametrize(("lives", "winners"), [([15, 1, 9], (0,)), ([9, 1, 9], (0, 2))])
def test_the_first_to_fall_ends_the_game_and_most_life_wins(lives: list[int], winners: tuple[int, ...]) -> None:
    table = Table(["Blaster"])
    table.s.life = lives
    table.play("Blaster")
    table.answer(HIT[1])
    assert table.s.outcome is not None
    assert (table.s.outcome.reason, table.s.outcome.winners, table.s.outcome.scores[1]) == ("fallen", winners, 0)
