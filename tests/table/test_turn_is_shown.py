"""Somebody else's turn is a show: its cards are held up, in no more time than it takes to read them."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from matrix.table import Table
from sparktable.games.matrix.events import DEFEATS, PLAYS
from sparktable.table.animation import Actor, Appear, Flight, Pause, step_length
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.motion_queue import LONGEST, WAYS_HURRIED, Change
from sparktable.table.picture_store import PictureStore
from sparktable.table.recall import is_free
from sparktable.table.show import FIRST_HOLD, HEAD, HOLD, HeldUp, Hold
from sparktable.table.showing import AFTER_DUEL, AT_LAST, BETWEEN, LONGEST_TURN, Showing, Shown
from sparktable.table.tableau import Telling
from sparktable.table.together import MOST, Together, shown_together
from table.arena.positions import answer, facing
from table.others_turn import held, play


def test_a_card_that_somebody_else_plays_is_held_up_beside_the_board(sit, others) -> None:
    ann = sit(others)
    play(ann, "Artillery")
    (hold,) = held(ann)
    rise = next(motion for change in ann.view.queue._waiting for step in change.steps for _, motion in step
                if isinstance(motion, Flight) and motion.actor is hold.actor)
    beside = ann.view.layout_now.shown_at
    assert rise.to.w <= beside.w + 1 and beside.contains(rise.to.cx, rise.to.cy)
    assert rise.to.h > 200, "large enough to be read"
    ann.wait()
    assert ann.settled(), "afterwards it is where it belongs, and nothing else lies there"


def test_nothing_of_the_stacks_looks_out_around_a_card_that_is_held_up_over_them(sit) -> None:
    setting = Table("Elita-1", "Megatron", "Optimus Prime", "Soundwave").turn_of("Megatron")
    setting.hand("Megatron", "Artillery")
    ann = sit(setting, width=1240, height=690)
    play(ann, "Artillery")
    steps = [step for change in ann.view.queue._waiting for step in change.steps]
    rises = next(step for step in steps if isinstance(step[0][1], Flight))
    assert not is_free(ann.view.layout_now)
    (ground,) = [motion.actor.box for _, motion in rises if isinstance(motion, Appear)]
    beside = ann.view.layout_now.shown_at
    assert ground.x <= beside.x and ground.right >= beside.right
    assert ground.y <= beside.y and ground.bottom >= beside.bottom
    ann.wait()
    assert ann.settled()


def test_a_card_rises_from_a_player_no_larger_than_the_panel(sit, others) -> None:
    ann = sit(others)
    panel = ann.piece("player:1").box
    play(ann, "Artillery")
    (hold,) = held(ann)
    assert hold.actor.box.w <= panel.w and hold.actor.box.h <= panel.h


def test_what_one_does_oneself_is_not_held_up(sit, setting) -> None:
    ann = sit(setting)
    play(ann, "Artillery")
    assert not held(ann)


def test_skipping_shows_the_result_at_once(sit, others) -> None:
    ann = sit(others)
    play(ann, "Artillery")
    assert ann.view.skip_animation()
    assert ann.settled() and not held(ann)


def test_a_card_is_held_up_longer_when_it_is_seen_for_the_first_time(sit, others) -> None:
    others.hand("Megatron", "Null Ray").hand("Elita-1", "Bold")
    ann = sit(others)
    found = {}
    for name in ("Null Ray", "Bold"):
        play(ann, name)
        (found[name],) = (hold.duration for hold in held(ann))
        ann.wait()
    assert found == {"Null Ray": FIRST_HOLD, "Bold": HOLD}, "one lies in Ann's own hand"


def test_a_card_that_is_held_up_comes_from_where_it_lay_and_goes_to_where_it_belongs(sit, others) -> None:
    ann = sit(others)
    play(ann, "Artillery")
    (change,) = ann.view.queue._waiting
    flown = {id(motion.actor) for step in change.steps for _, motion in step if isinstance(motion, Flight)}
    assert len(flown) == 1, "it does not fly there twice"
    ann.wait()
    assert ann.settled()


def end_turn(ann) -> None:
    while ann.match.state.active == 1:
        options = ann.match.decision.options
        ann._take(next((option for option in options if option.kind in ("end turn", "keep")), options[-1]))


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list:
    """What is held up, in its order."""
    found: list = []
    paint = PictureStore.pixmap

    def note(store: PictureStore, drawing, *size):
        if isinstance(drawing, HeldUp | Together):
            found.append(drawing)
        return paint(store, drawing, *size)

    monkeypatch.setattr(PictureStore, "pixmap", note)
    return found


def test_no_turn_is_shown_for_longer_than_six_seconds_and_none_of_its_cards_is_lost(sit, others, painted) -> None:
    hand = ["Bold"] * 5
    others.hand("Megatron", *hand, "Resupply", "Null Ray", "Reinforcements")
    ann = sit(others)
    spent, last = 0.0, ["Null Ray", "Reinforcements"]
    for name in (*hand, "Artillery", "Resupply", *last):
        play(ann, name)
        spent += sum(min(change.length, change.longest) for change in ann.view.queue._waiting)
        ann.wait()
    alone = [drawing.face.title for drawing in painted]
    assert len(alone) >= 4 and not set(last) & set(alone), "the first ones are held up one by one"
    end_turn(ann)
    spent += sum(min(change.length, change.longest) for change in ann.view.queue._waiting)
    (together,) = [drawing for drawing in painted if isinstance(drawing, Together)]
    beside = [face.title for face, _ in together.cards]
    assert set(last) <= set(beside), "the others side by side when the turn is over"
    assert {*hand, "Artillery", "Resupply", *last} <= {*alone, *beside}
    assert together.line == f"Ben: {len(together.cards)} more cards"
    assert spent <= 6_000
    ann.wait()
    assert ann.settled()


def test_cards_side_by_side_are_seen_while_it_is_still_the_turn_they_belong_to(sit, others, painted) -> None:
    others.hand("Megatron", *["Bold"] * 5, "Resupply", "Null Ray", "Reinforcements")
    ann = sit(others)
    for name in (*["Bold"] * 5, "Artillery", "Resupply", "Null Ray", "Reinforcements"):
        play(ann, name)
        ann.wait()
    end_turn(ann)
    (hold,) = held(ann)
    while hold.actor.item is None:
        ann.view.queue.advance(60)
    lying = [piece for piece in ann.view.layout_now.pieces if piece.zone == "play"]
    assert isinstance(painted[-1], Together) and len(lying) == 9, "nothing has been put away"
    assert ann.view.shown.state.active == 1
    ann.wait()
    assert ann.view.shown.state.active == 0 and ann.settled()


def test_of_few_cards_each_is_held_up_as_long_as_one_needs_to_read_it(sit, others) -> None:
    others.hand("Megatron", "Null Ray", "Bold")
    ann, read = sit(others), []
    for name in ("Null Ray", "Bold", "Artillery"):
        play(ann, name)
        (change,), (hold,) = ann.view.queue._waiting, held(ann)
        read.append(hold.duration / max(1.0, change.length / change.longest))
        ann.wait()
    assert min(read) >= 790 and max(read) < 1.2 * min(read), "none at the cost of another"


def test_one_card_alone_for_which_there_was_no_time_is_held_up_as_any_is(sit, others, painted) -> None:
    ann = sit(others)
    view, slot = ann.view, others.slot("Artillery")
    face = view.tableau.face(view.newest, slot, ann.speech, ann.match.state.ident[slot])
    shown = Shown(face, "Ben plays Artillery", (), view.tableau.tellings[PLAYS], 1, PLAYS)
    for count in (1, 2):
        shown_together([shown] * count, view.layout_now, view.pictures, ann.speech)
    alone, together = painted
    assert (alone.face, alone.line, together.cards) == (face, "Ben plays Artillery", ((face, "hand"),) * 2)


def test_of_more_cards_than_have_room_those_that_tell_most_are_kept(sit, others, painted) -> None:
    ann = sit(others)
    view, slot = ann.view, others.slot("Artillery")
    face = view.tableau.face(view.newest, slot, ann.speech, ann.match.state.ident[slot])
    light = [Shown(face, str(number), (), Telling("hand", 1, True), 1, PLAYS) for number in range(MOST)]
    heavy = light[0]._replace(telling=Telling("destroy", 5, True))
    shown_together([*light, heavy], view.layout_now, view.pictures, ann.speech)
    icons = [icon for _, icon in painted[0].cards]
    assert len(icons) == MOST and icons[-1] == "destroy"


def test_what_was_shown_is_gathered_no_more_and_comes_once(sit, others) -> None:
    ann = sit(others)
    table, slot = ann.view, others.slot("Artillery")
    face = table.tableau.face(table.newest, slot, ann.speech, ann.match.state.ident[slot])
    first = Shown(face, "Ben plays Artillery", (), table.tableau.tellings[PLAYS], 1, PLAYS)
    other = first._replace(kind=DEFEATS)
    showing = Showing()
    showing.begin(1)
    showing.hold(first, lay_open=True)
    for shown in (first, other, other):
        showing.gather(shown)
    assert showing.rest() == [other] and showing.rest() == []


def test_what_is_cut_short_is_not_shown_when_the_turn_is_over(sit, others, painted) -> None:
    others.hand("Megatron", *["Bold"] * 9, "Null Ray")
    ann = sit(others)
    for name in (*["Bold"] * 9, "Null Ray"):
        play(ann, name)
        ann.wait()
    ann.view.cut_short()
    before = len(painted)
    end_turn(ann)
    assert len(painted) == before and ann.settled()


def test_cards_that_everybody_knows_leave_time_for_what_is_turned_up_and_bought(sit, others) -> None:
    """Five Starters are played; then comes what the turn was about."""
    others.hand("Megatron", *["Bold"] * 4).stand("Megatron", "C3").mode("Megatron", "alt")
    ann = sit(others.put("C3", "Null Ray", up=False))
    played = 0
    for _ in range(5):
        play(ann, "Bold")
        played += len(held(ann))
        ann.wait()
    assert 2 <= played < 5, "the others wait until the turn is over"
    ann._take(next(option for option in ann.match.decision.options if option.kind == "search"))
    assert len(held(ann)) == 1
    ann.wait()
    ann._take(next(option for option in ann.match.decision.options if option.kind == "buy"))
    assert len(held(ann)) == 1


def test_what_is_held_up_stays_while_the_pointer_rests_on_it(qtbot: QtBot, sit, others) -> None:
    ann = sit(others)
    play(ann, "Artillery")
    queue, stage = ann.view.queue, ann.view.layout_now.shown_at
    while not queue.waits:
        queue.advance(16)
    middle = ann.view.mapFromScene(stage.cx, stage.cy)
    qtbot.mouseMove(ann.view.viewport(), middle)
    assert queue.paused
    qtbot.mouseMove(ann.view.viewport(), ann.view.mapFromScene(stage.x + 2, stage.y + 2))
    assert not queue.paused
    ann.wait()
    assert ann.settled()


def test_beside_what_is_held_up_over_a_board_the_pointer_stops_nothing(qtbot: QtBot, sit) -> None:
    ann = sit(facing(), seat=1)
    answer(ann, "play")
    queue, layout = ann.view.queue, ann.view.layout_now
    stage, board = layout.shown_at, layout.get("board").box
    while not queue.waits:
        queue.advance(16)
    above, below, left = (stage.cx, stage.y + 2), (stage.cx, stage.bottom - 2), (board.x + 10, stage.cy)
    for beside in (above, below, left):
        qtbot.mouseMove(ann.view.viewport(), ann.view.mapFromScene(stage.cx, stage.cy))
        assert queue.paused
        qtbot.mouseMove(ann.view.viewport(), ann.view.mapFromScene(*beside))
        assert not queue.paused


@pytest.mark.parametrize("stays", [False, True])
def test_a_card_that_one_turns_up_oneself_is_held_up_too(request, sit, setting, stays: bool) -> None:
    if stays:
        request.getfixturevalue("bare")
    ann = sit(setting.put("B2", "Null Ray", up=False), width=1500, height=1020)
    option = next(option for option in ann.match.decision.options if option.kind == "search")
    ann._take(option)
    assert [hold.duration for hold in held(ann)] == [FIRST_HOLD]
    ann.wait()
    assert ann.settled()
    assert (ann.view.layout_now.get("recall card") is not None) is stays, "where nothing lies there it stays"


def test_escape_ends_the_show_until_the_viewer_is_asked(sit, others) -> None:
    ann = sit(others)
    play(ann, "Artillery")
    ann.keys(Qt.Key.Key_Escape)
    assert ann.settled()
    play(ann, "Bold")
    assert ann.settled() and not held(ann), "all of the turn is over"
    end_turn(ann)
    assert ann.settled() and not ann.view.is_cut, "the next turn is shown again"


def flights_and_holds(ann) -> tuple[float, float]:
    """How long what is played now flies, and how long it is held up, before it is hurried."""
    steps = [step for change in ann.view.queue._waiting for step in change.steps]
    holds = [step for step in steps if any(isinstance(motion, Hold) for _, motion in step)]
    return sum(step_length(step) for step in steps if step not in holds), sum(map(step_length, holds))


def test_where_motion_is_reduced_nothing_is_waited_for_but_what_is_read(sit, others) -> None:
    found = []
    for calm in (False, True):
        ann = sit(others)
        ann.view.set_speed(1.0, calm)
        play(ann, "Artillery")
        found.append(flights_and_holds(ann))
        ann.wait()
        assert ann.settled()
    (flown, read), (faded, as_long) = found
    assert faded < flown * 0.75 and as_long == read > 0


def test_what_others_do_takes_less_time_than_what_one_does_oneself(sit, setting) -> None:
    """One has not done it, and reads it where it is held up; cards that are put away at the end are waited for even
    less."""
    setting.in_play("Elita-1", *["Bold"] * 5).in_play("Megatron", *["Bold"] * 5).no_deck("Megatron")
    ann = sit(setting)
    end = next(option for option in ann.match.decision.options if option.kind == "end turn")
    played = next(option for option in ann.match.decision.options if option.kind == "play")
    ann._take(played)
    (one,) = [motion.duration for change in ann.view.queue._waiting for step in change.steps for _, motion in step
              if isinstance(motion, Flight)]
    ann.wait()
    ann._take(end)
    others = [motion.duration for change in ann.view.queue._waiting for step in change.steps for _, motion in step
              if isinstance(motion, Flight)]
    assert others and max(others) < one


def test_a_card_that_is_held_up_has_round_corners(sit, others) -> None:
    """Nothing of its light ground stands out round its frame."""
    ann = sit(others)
    ann.view.set_theme("light")
    look, wide = ann.view.pictures.look, 200
    head = round(look.pt(HEAD) * 2.0 + look.px(7))
    drawing = HeldUp(ann.view.face(others.slot("Bold")), "Bold", wide)
    image = ann.view.pictures.pixmap(drawing, wide, head + wide * CARD_RATIO).toImage()
    foot = round(head + wide * CARD_RATIO) - 2
    assert image.pixelColor(wide // 2, foot - 6).alpha() == 255, "there it lies"
    assert [image.pixelColor(x, y).alpha() for x, y in ((1, head + 1), (wide - 2, foot), (1, foot))] == [0, 0, 0]


def test_what_passes_between_two_changes_is_taken_from_the_turn_s_time_and_what_somebody_thinks_is_not() -> None:
    showing, step = Showing(), [[(0.0, Pause(200.0))]]
    showing.begin(1)
    whole = LONGEST_TURN - AT_LAST
    showing.take(step)
    showing.pass_by(260.0, at_rest=True)
    assert showing.left == whole - 260
    showing.take(step)
    showing.pass_by(2200.0, at_rest=True)
    assert showing.left == whole - 460 - BETWEEN, "so long nobody lays out a table"
    for _ in range(2):
        showing.take(step)
        showing.pass_by(10.0, at_rest=False)
    showing.pass_by(380.0, at_rest=True)
    assert showing.left == whole - 860 - BETWEEN, "what is played one after the other is not counted twice"


@pytest.mark.parametrize("ways", [100.0, 1000.0, 20000.0])
def test_what_is_hurried_is_on_its_way_and_what_is_held_up_is_there_to_be_read(ways: float) -> None:
    actor = Actor(QPixmap(1, 1), Box(0, 0, 1, 1))
    change = Change([[(0.0, Pause(ways))], [(0.0, Hold(actor))], [(0.0, Pause(ways))]], lambda: None, longest=1000.0)
    on_its_way, read = change.paces()
    assert HOLD / read > 450
    assert change.duration == pytest.approx(min(2 * ways + HOLD, 1000.0), abs=1) or on_its_way == WAYS_HURRIED


def test_however_much_there_is_nothing_travels_faster_than_can_be_followed() -> None:
    change = Change([[(0.0, Pause(60_000.0))]], lambda: None)
    assert change.paces()[0] == WAYS_HURRIED and change.duration == 60_000.0 / WAYS_HURRIED > LONGEST


def test_a_duel_leaves_less_time_for_what_comes_after_it() -> None:
    showing = Showing()
    showing.begin(1)
    showing.fight(2000.0)
    assert showing.left == LONGEST_TURN - AT_LAST - 2000
    showing.fight(4000.0)
    assert showing.left == AFTER_DUEL, "something of it can be seen all the same"


def test_where_motion_is_reduced_a_turn_is_over_clearly_sooner() -> None:
    whole = []
    for calm in (False, True):
        showing = Showing()
        showing.begin(1, calm=calm)
        whole.append(showing.left + AT_LAST * showing.pace)
    assert whole[1] < whole[0] * 0.7


def test_how_much_of_the_show_is_left_is_known_at_any_speed(sit, others) -> None:
    """The next move comes shortly before it is over."""
    ann = sit(others)
    ann.view.set_speed(2.0)
    play(ann, "Artillery")
    queue = ann.view.queue
    whole = queue.left
    queue.advance(whole / 2)
    assert abs(queue.left - whole / 2) < 5
    queue.advance(queue.left - 5)
    assert queue.running
    queue.advance(10)
    assert not queue.running and queue.left == 0
