"""What a card gave is told beneath it, while it is held up in somebody else's turn and when it is called back."""
from __future__ import annotations

import pytest

from sparktable.app.translations import WORDS
from sparktable.games.matrix.events import (
    ACTIVATES,
    BUYS,
    COMPLETES_MISSION,
    DEFEATS,
    DRAWS,
    GAINS_ENERGON,
    GAINS_VP,
    PLAYS,
    TURN_ENDS,
)
from sparktable.games.matrix.state import BASIC, MATRIX, VAULT, seat_zone
from sparktable.kernel.decisions import Ref, card, number, seat
from sparktable.kernel.events import MOVED
from sparktable.kernel.values import Event
from sparktable.table.gains import GainChips, story_of
from sparktable.table.geometry import Box
from sparktable.table.show import HeldUp, ground
from sparktable.table.showing import Showing
from table.others_turn import after_megatron, held, play, told


def gave(ann, events: list[Event], at: int = 0) -> list[str]:
    """What is told of it beneath its card."""
    story = story_of(events, at, ann.view.tableau.tellings)
    return [each.words for each in ann.view.tableau.gave(ann.view.newest, story, ann.speech)]


def test_what_a_card_gave_stands_beneath_it_while_it_is_held_up(sit, others) -> None:
    ann = sit(others.hand("Megatron", "Resupply"))
    paint, painted = ann.view.pictures.pixmap, []
    ann.view.pictures.pixmap = lambda drawing, *size: painted.append(drawing) or paint(drawing, *size)
    for name in ("Artillery", "Resupply"):
        play(ann, name)
        ann.wait()
    told = [[gain.words for gain in drawing.gains] for drawing in painted if isinstance(drawing, HeldUp)]
    assert told == [["+2 Power", "Range 1"], ["+1 Move", "+1 Energon"]]


def test_what_a_card_gives_in_a_later_step_joins_it_while_it_is_held_up(sit, others) -> None:
    ann = sit(others.hand("Megatron", "Resupply"))
    view = ann.view
    play(ann, "Resupply")
    (hold,) = held(ann)
    before, width = hold.actor.pixmap.toImage(), hold.actor.pixmap.deviceIndependentSize().width()
    later = Event(GAINS_VP, 1, (seat(1), number(2)), ())
    paint, painted = view.pictures.pixmap, []
    view.pictures.pixmap = lambda drawing, *size: painted.append(drawing) or paint(drawing, *size)
    view.set_view(view.newest, animate=(later,), options=())
    told = [[gain.words for gain in drawing.gains] for drawing in painted if isinstance(drawing, HeldUp)]
    assert told == [["+1 Move", "+1 Energon", "+2 VP"]]
    assert hold.actor.pixmap.toImage() != before and hold.actor.pixmap.deviceIndependentSize().width() == width


def test_what_was_taken_back_counts_to_no_card(sit, others) -> None:
    ann = sit(others.hand("Megatron", "Resupply"))
    view = ann.view
    play(ann, "Resupply")
    (hold,) = held(ann)
    before = hold.actor.pixmap.toImage()
    view.set_view(view.newest, options=())
    view.set_view(view.newest, animate=(Event(GAINS_VP, 1, (seat(1), number(2)), ()),), options=())
    assert hold.actor.pixmap.toImage() == before


def test_a_card_tells_all_it_gave_where_its_step_is_shown_moment_by_moment(sit, others) -> None:
    ann = sit(others.hand("Megatron", "Resupply"))
    showing = Showing()
    slot = next(slot for slot in range(len(ann.match.state.ident)) if ann.match.state.card(slot).name == "Artillery")
    played = Event(PLAYS, 1, (seat(1), card(slot), number(0)), ((slot, ann.match.state.ident[slot], ~0),))
    showing.hear(3, (played, Event(GAINS_VP, 1, (seat(1), number(2)), ())))
    story = showing.story(played, ann.view.tableau.tellings)
    assert [each.words for each in ann.view.tableau.gave(ann.view.newest, story, ann.speech)][-1] == "+2 VP"
    showing.hear(4, (played,))
    assert not showing.story(played, ann.view.tableau.tellings).after, "another turn is another story"


def test_it_is_told_as_well_when_the_card_is_called_back_and_to_who_does_not_see_it(sit, others) -> None:
    ann = after_megatron(sit, others)
    ann.view.tell_turns(told(ann))
    ann.click("turn:0:0")
    chips, card = ann.piece("recall gave"), ann.piece("recall card")
    assert isinstance(chips.drawing, GainChips) and [gain.words for gain in chips.drawing.gains] == ["+1 Power"]
    assert card.name.endswith(": +1 Power") and chips.box.y >= card.box.bottom


@pytest.mark.parametrize(("language", "words"), [("en", ["+2 VP", "Drew 1"]), ("de", ["+2 SP", "1 gezogen"])])
def test_a_reward_is_told_of_who_was_beaten_for_it_and_nothing_of_the_next_card(sit, others, language: str,
                                                                                words: list[str]) -> None:
    ann = sit(others)
    first, second = ann.match.state.zones[BASIC][-2:]
    known = tuple((slot, ann.match.state.ident[slot], ~0) for slot in (first, second))
    events = [Event(DEFEATS, 1, (seat(1), card(first)), known), Event(GAINS_VP, 1, (seat(1), number(2)), ()),
              Event(DRAWS, 1, (seat(1), number(1)), ()), Event(BUYS, 1, (seat(1), card(second)), known),
              Event(GAINS_VP, 1, (seat(1), number(5)), ())]
    WORDS.use(language)
    try:
        assert gave(ann, events) == words
    finally:
        WORDS.use("en")


def test_energon_counts_to_the_card_that_gave_it_and_not_to_what_is_won_next(sit, others) -> None:
    ann = sit(others)
    used, beaten, mission = ann.match.state.zones[BASIC][-3:]
    known = tuple((slot, ann.match.state.ident[slot], ~0) for slot in (used, beaten, mission))
    board, vault = Ref("zone", MATRIX), Ref("zone", seat_zone(1, VAULT))
    events = [Event(ACTIVATES, 1, (seat(1), card(used), number(1)), known),
              Event(GAINS_ENERGON, 1, (seat(1), number(1)), ()), Event(MOVED, -1, (card(beaten), board, vault), ()),
              Event(DEFEATS, 1, (seat(1), card(beaten)), known), Event(GAINS_VP, 1, (seat(1), number(2)), ()),
              Event(GAINS_ENERGON, 1, (seat(1), number(3)), ()), Event(MOVED, -1, (card(mission), board, vault), ()),
              Event(COMPLETES_MISSION, 1, (seat(1), card(mission)), known), Event(DRAWS, 1, (seat(1), number(2)), ())]
    assert [gave(ann, events, at) for at in (0, 3, 7)] == [["+1 Energon"], ["+3 Energon", "+2 VP"], ["Drew 2"]]


def test_what_is_drawn_at_the_end_of_the_turn_was_not_given_by_its_last_card(sit, others) -> None:
    ann = sit(others)
    state = ann.match.state
    slot = next(slot for slot in range(len(state.ident)) if state.card(slot).name == "Artillery")
    events = [Event(PLAYS, 1, (seat(1), card(slot), number(0)), ((slot, state.ident[slot], ~0),)),
              Event(TURN_ENDS, 1, (seat(1),), ()), Event(GAINS_VP, 1, (seat(1), number(2)), ()),
              Event(DRAWS, 1, (seat(1), number(5)), ())]
    assert gave(ann, events) == ["+2 Power", "Range 1"]


def test_nothing_is_told_of_a_card_that_one_may_not_know(sit, others) -> None:
    ann = sit(others)
    slot = ann.match.state.zones[BASIC][-1]
    assert not gave(ann, [Event(PLAYS, 1, (seat(1), card(slot), number(0)), ())])


@pytest.mark.parametrize("high", [420.0, 1500.0])
def test_the_ground_under_a_card_covers_all_stacks_and_its_plate_lies_under_the_card_alone(sit, others, high: float
                                                                                           ) -> None:
    look = sit(others).view.pictures.look
    stage, held = Box(900, 40, 260, high), Box(900, 40 + high / 2 - 200, 260, 400)
    beneath = ground(stage, held, look)
    assert beneath.place.x < stage.x and beneath.place.bottom > stage.bottom and beneath.place.y < stage.y
    assert 0 < beneath.plate.h - held.h < 20, "no plain column, however high the table is"
    assert beneath.plate.y < held.y and beneath.plate.bottom > held.bottom
