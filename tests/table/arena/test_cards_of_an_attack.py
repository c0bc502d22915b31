"""What the cards of an attack gave, and where they are seen when."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arena.table import Table, pawn
from sparktable.games.arena.events import DAMAGED, DEFENDS, DISCARDS_CARD, DRAWS, PLAYS, REVEALS
from sparktable.games.arena.state import HAND, seat_zone
from sparktable.kernel.decisions import card, number
from sparktable.kernel.values import Event
from sparktable.kernel.view import view
from sparktable.kernel.zones import turn_up
from sparktable.table.advice import Advice
from sparktable.table.animation import Flight
from sparktable.table.gains import story_of
from sparktable.table.overlay import OUTLOOK_KEY
from sparktable.table.recall import PUT_AWAY
from sparktable.table.show import Hold
from sparktable.table.tableau import Story, Telling
from sparktable.table.turn_digest import Deed, TurnLine

from .positions import Setting, answer, attack


def test_what_a_card_of_an_attack_gave_is_its_number_and_the_damage_that_came_of_it(sit) -> None:
    ann = attack(sit)
    cards = {name: slot for slot, name in enumerate(ann.speech.card(slot, ann.match.state) for slot in range(60))
             if name in ("Combat 5/1", "Combat 1/4")}
    known = tuple((slot, ann.match.state.ident[slot], ~0) for slot in cards.values())
    shot, shield = cards["Combat 5/1"], cards["Combat 1/4"]
    events = [Event(DEFENDS, 1, (card(shield), card(1)), known), Event(REVEALS, 0, (card(shot),), known),
              Event(DAMAGED, 1, (card(1), number(1), number(1), card(shot)), known)]
    tableau = ann.view.tableau
    gave = [[each.words for each in tableau.gave(ann.view.newest, story_of(events, at, tableau.tellings), ann.speech)]
            for at in (0, 1)]
    assert gave == [["Defense 4"], ["Attack 5", "Dealt 1 damage"]]


def test_what_is_done_once_a_card_has_been_laid_away_was_not_given_by_it(sit) -> None:
    ann = attack(sit)
    state = ann.match.state
    slot = state.zones[seat_zone(0, HAND)][0]
    known = ((slot, state.ident[slot], ~0),)
    drawn = Event(DRAWS, 0, (card(slot + 1),), ())
    played, away = (Event(kind, 0, (card(slot),), known) for kind in (PLAYS, DISCARDS_CARD))
    tableau = ann.view.tableau
    gave = [[each.words for each in tableau.gave(ann.view.newest, story_of(events, 0, tableau.tellings), ann.speech)]
            for events in ([played, drawn, away], [played, away, drawn])]
    assert gave == [["Drew 1"], []]


@pytest.mark.parametrize("lies_open", [True, False])
def test_a_card_that_lay_open_is_not_held_up_again_as_it_is_discarded(sit, lies_open: bool) -> None:
    """What was attacked with has been seen; what is thrown away of a hand has not."""
    ann = attack(sit, seat=1)
    answer(ann, "attack")
    ann.wait()
    state = ann.match.state
    slot = state.stack[-1].source if lies_open else state.zones[seat_zone(0, HAND)][0]
    if lies_open:
        turn_up(state, slot)
        ann.view.set_view(view(state, 1))
    known = ((slot, state.ident[slot], ~0),)
    ann.view.set_view(ann.view.newest, animate=[Event(DISCARDS_CARD, 0, (card(slot),), known)])
    held = [motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step
            if isinstance(motion, Hold)]
    assert bool(held) != lies_open


def test_a_card_is_called_back_over_the_stage_when_it_is_asked_for_and_not_by_itself(sit) -> None:
    ann = attack(sit)
    slot = next(slot for slot in range(60) if ann.speech.card(slot, ann.match.state) == "Combat 5/1")
    known = ((slot, ann.match.state.ident[slot], ~0),)
    played = Event(REVEALS, 1, (card(slot),), known)
    deed = Deed("Attacked", "c_attack", slot, played.refs, ann.match.state.ident[slot], Story(played, ()))
    ann.view.tell_turns([TurnLine(1, None, (deed,))])
    assert ann.view.layout_now.get("recall card") is None
    ann.click("turn:0:0")
    assert ann.piece("recall card").slot == slot
    assert [gain.words for gain in ann.piece("recall gave").drawing.gains] == ["Attack 5"]
    ann.click(PUT_AWAY)
    assert ann.view.layout_now.get("recall card") is None


def test_a_card_that_comes_and_is_held_up_goes_from_its_place_and_back_there(sit) -> None:
    """Not to where it came from, and as small as it was there."""
    ann = attack(sit)
    ann.view.tableau.tellings = {**ann.view.tableau.tellings, DEFENDS: Telling("c_defense", 0, True)}
    answer(ann, "attack")
    ann.wait()
    answer(ann, "defend")
    steps = ann.view.queue._waiting[0].steps
    flights = [motion for step in steps for _, motion in step if isinstance(motion, Flight)]
    comes, rises, goes = flights[:3]
    assert comes.to.w > comes.actor.box.w, "it is larger there than it was in a panel"
    assert rises.actor.box.cx == comes.to.cx == goes.to.cx and rises.actor.box.cy == comes.to.cy
    assert rises.actor.box.w <= comes.to.w == goes.to.w and rises.actor.box.h <= comes.to.h
    ann.wait()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_card_that_was_played_does_not_stay_enlarged_over_the_total(sit, by: str) -> None:
    """Whoever looked at it in the hand has played it; the other decides now."""
    ann = attack(sit)
    option = next(option for option in ann.match.decision.options if option.kind == "attack")
    key = f"card:{option.value('card')}"
    if by == "mouse":
        ann.hover(key)
    else:
        ann.keys(Qt.Key.Key_Tab)
        ann.view.focus_piece(key)
    lay = ann.piece(key).zone
    ann._take(option)
    ann.wait()
    assert ann.view.display.base.get(key).zone != lay
    assert ann.piece(key).box == ann.view.display.base.get(key).box, "it lies there in its own size"


def test_with_large_words_the_cards_of_an_attack_still_have_room_for_their_names_and_numbers(sit) -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "2/3"), actions=2)
    ann = sit(Setting(table.do("attack with 5/1", "defend with 2/3").s.game, table.s), width=1244, height=660)
    ann.view.set_text_scale(2.0)
    for name in ("attack", "defense"):
        lies, pill = ann.piece(f"place:{name}").box, ann.piece(f"duel pill:place:{name}").box
        assert lies.w >= 72 and pill.y >= lies.bottom - lies.h * 0.15, (lies, pill)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("at", [0, 4, 7])
def test_a_card_of_the_hand_that_is_looked_at_leaves_the_sum_every_button_and_a_hint_in_sight(
        sit, at: int, text: float) -> None:
    hand = ("5/1", "4/1", "4/2", "3/3", "3/2", "2/3", "1/4", "1/4")
    table = Table(pawn("Optimus Prime", "A1", *hand), pawn("Megatron", "C1", "2/3"), actions=2)
    ann = sit(Setting(table.s.game, table.s), width=1244, height=680)
    ann.view.set_text_scale(text)
    ann.view.set_speed(0)
    card = [piece.key for piece in ann.view.layout_now.pieces if piece.zone == "hand"][at]
    ann.view.advise(Advice("hint", "Attack Megatron", "It is the last one", ""))
    ann.click(card)
    ann.hover(card)
    drawn = ann.view.display.drawn
    up = drawn.get(card)
    assert up.box.h > 1.5 * ann.view.display.base.get(card).box.h and up.box.w >= 140, "it has come up"
    told = [piece for piece in drawn.pieces if piece.zone == "prompt" or piece.key == "advice"]
    assert len(told) > 2 and not [piece.key for piece in told if piece.box.meets(up.box)]
    stage = ann.piece("battle").box
    assert not [piece for piece in drawn.pieces if piece.key.startswith(OUTLOOK_KEY) and piece.box.meets(stage)]
    assert "up to" in ann.piece("prompt").name, "what it would bring is told in the bar"
