"""While somebody else plays, the prompt bar says who does with their face, how fast it is shown, and what ends it."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matrix.table import Table
from sparktable.table.piece import Piece
from sparktable.table.possible_acts import Lights
from sparktable.table.prompt import HURRY, SPEED, Asked, Waiting, prompt_pieces
from table.others_turn import held, play

WAITING = Waiting("", "Show the result", "Esc", "Speed 1×")


def button(ann, action: str) -> Piece:
    return next(piece for piece in ann.view.layout_now.pieces if piece.action == action)


def press(ann, action: str) -> None:
    QTest.mouseClick(ann.view.viewport(), Qt.MouseButton.LeftButton, pos=ann.point(button(ann, action).key))


def test_the_face_of_who_plays_stands_where_the_sign_stood(sit, others, setting) -> None:
    ann = sit(others)
    bar = ann.piece("prompt").drawing
    assert (bar.who.name, bar.who.faction, bar.mine) == ("Megatron", "decepticon", False)


def test_nobody_s_face_stands_there_when_one_is_asked_oneself(sit, setting) -> None:
    bar = sit(setting).piece("prompt").drawing
    assert bar.mine and bar.who is None


def test_what_can_be_done_meanwhile_is_offered_while_things_move(sit, others) -> None:
    ann = sit(others)
    play(ann, "Artillery")
    assert ann.view.queue.running
    ann.view.set_waiting(WAITING)
    assert (button(ann, HURRY).drawing.text, button(ann, HURRY).drawing.keys) == ("Show the result", "Esc")
    assert button(ann, SPEED).drawing.text == "Speed 1×"
    ann.view.set_waiting(WAITING._replace(speed="Speed 2×"))
    assert button(ann, SPEED).drawing.text == "Speed 2×"
    bar = ann.piece("prompt").box
    assert all(bar.contains(piece.box.x, piece.box.y) and piece.box.right < bar.right
               for piece in ann.view.layout_now.pieces if piece.zone == "prompt")
    ann.wait()
    assert ann.settled()


def test_ones_own_hand_lies_still_while_somebody_else_lays_out_cards(sit) -> None:
    places = []
    for count in range(9):
        setting = Table("Elita-1", "Megatron").turn_of("Megatron").hand("Elita-1", "Bold", "Scout", "Patch")
        ann = sit(setting.in_play("Megatron", *["Bold"] * count), width=1490, height=1010)
        hand = (piece for piece in ann.view.layout_now.pieces if piece.zone == "hand")
        places.append([piece.box for piece in hand])
    assert places[0] and all(each == places[0] for each in places)


def test_that_one_can_look_around_is_said_only_while_nothing_moves(sit, others) -> None:
    ann = sit(others)
    ann.view.set_waiting(WAITING)
    assert ann.piece("prompt").drawing.note == "You can look at everything meanwhile."
    play(ann, "Artillery")
    ann.view.set_waiting(WAITING._replace(moving=True))
    assert ann.view.queue.running and not ann.piece("prompt").drawing.note


def test_another_speed_ends_nothing_that_moves(sit, others) -> None:
    ann = sit(others)
    wanted: list[None] = []
    ann.view.speed_wanted.connect(lambda: wanted.append(None))
    play(ann, "Artillery")
    ann.view.set_waiting(WAITING)
    press(ann, SPEED)
    assert len(wanted) == 1 and held(ann), "the card is still to be held up"


def test_no_other_button_of_the_mouse_presses_anything_while_things_move(sit, others) -> None:
    ann = sit(others)
    pressed: list[str] = []
    ann.view.speed_wanted.connect(lambda: pressed.append(SPEED))
    ann.view.hurried.connect(lambda: pressed.append(HURRY))
    play(ann, "Artillery")
    ann.view.set_waiting(WAITING)
    for action in (SPEED, HURRY):
        for each in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
            QTest.mouseClick(ann.view.viewport(), each, pos=ann.point(button(ann, action).key))
    assert not pressed and held(ann), "nor does it end the show"


def test_the_result_can_be_asked_for_in_the_midst_of_it(sit, others) -> None:
    ann = sit(others)
    ended: list[None] = []
    ann.view.hurried.connect(lambda: ended.append(None))
    play(ann, "Artillery")
    ann.view.set_waiting(WAITING)
    press(ann, HURRY)
    assert len(ended) == 1


def test_a_question_to_the_viewer_is_not_asked_before_what_led_to_it_was_seen(sit, setting) -> None:
    ann = sit(setting)
    play(ann, "Artillery")
    assert ann.view.queue.running
    ann.view.set_waiting(WAITING)
    assert not [piece for piece in ann.view.layout_now.pieces if piece.action in (HURRY, SPEED)]


def test_while_things_move_in_one_s_own_turn_the_bar_says_that_it_goes_on(sit) -> None:
    ann = sit(Table("Elita-1", "Megatron").hand("Elita-1", "Bold", "Scout"))
    waits = Asked(Lights(decision=ann.view.newest.decision), waiting=Waiting("", "", moving=True))
    look = ann.view.pictures.look
    bar, *_ = prompt_pieces(waits, ann.view.newest, ann.piece("prompt").box, look, ann.speech, ann.view.tableau)
    assert bar.drawing.question == "Your turn"
