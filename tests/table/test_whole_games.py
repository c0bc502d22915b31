"""Whole games at the table: every answer to every question can be given by hand, by mouse and by keyboard."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matrix.table import Table
from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from sparktable.table.prompt import MORE

SETTINGS = {
    "tvt": lambda: Table("Elita-1", "Megatron", energon=4),
    "teams": lambda: Table("Elita-1", "Megatron", "Optimus Prime", "Soundwave", energon=4),
    "co-op": lambda: Table("Optimus Prime", "Hot Rod", mode="co-op", energon=4),
    "core": lambda: Table("Optimus Prime", "Bumblebee", box="core", mode="competitive", energon=4),
}
MOST_CLICKS = 4


def look_again(ann) -> None:
    """The position afresh, with the eyes of whoever is asked."""
    ann.seat = ann.match.decision.seat
    ann.view.set_view(view(ann.match.state, ann.seat))


def next_click(ann, wish: Option) -> str | None:
    """What to click on to get nearer to an answer: its own button, where it can be put, what it begins with."""
    layout, lights = ann.view.hands.layout, ann.view.lights
    buttons = [piece for piece in layout.pieces if piece.option == wish]
    if buttons:
        chooser = [piece for piece in buttons if piece.zone == "chooser"]
        return (chooser or buttons)[0].key
    for key, acts in ann.view.hands.targets(ann.view.hands.taken).items():
        if any(act.option == wish for act in acts):
            return key
    if any(act.option == wish for act in lights.buttons):
        return next((piece.key for piece in layout.pieces if piece.action == MORE), None)
    keys = [key for key, acts in lights.by_piece.items() if any(act.option == wish for act in acts)]
    pills = [key for key in keys if layout.get(key).kinds]
    return next(iter(pills or keys), None)


def give(ann, wish: Option, press) -> None:
    """Give an answer by clicks or keys, and nothing but that answer."""
    before = len(ann.given)
    for _ in range(MOST_CLICKS):
        key = next_click(ann, wish)
        assert key is not None, f"nothing on the table leads to {wish.label()} of {ann.match.decision}"
        press(key)
        if len(ann.given) > before:
            assert ann.given[-1] == wish
            return
    raise AssertionError(f"{MOST_CLICKS} clicks do not give {wish.label()}")


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_every_answer_can_be_given_by_hand(sit, setting):
    """Through the hands' own logic, for every option of many questions: none is out of reach."""
    ann = sit(setting())
    ann.view.set_speed(0)
    dice = Dice(11)
    tried = []
    ann.view.hands.answer = tried.append
    for _ in range(60):
        asked = ann.match.decision
        if asked is None:
            break
        for option in dict.fromkeys(asked.options):
            look_again(ann)
            tried.clear()
            for _ in range(MOST_CLICKS):
                key = next_click(ann, option)
                assert key is not None, f"nothing on the table leads to {option.label()} of {asked}"
                ann.view.press(ann.view.hands.layout.get(key))
                if tried:
                    break
            assert tried == [option], f"{option.label()} of {asked}"
        options = [option for option in asked.options if option.kind != "end turn"] or list(asked.options)
        ann.match.take(options[dice.below(len(options))])


def clicking(ann, key: str) -> None:
    """On the part of the piece that is not covered by another one."""
    box = ann.piece(key).box
    for x, y in ((0.2, 0.5), (0.5, 0.5), (0.1, 0.2), (0.1, 0.9), (0.5, 0.92), (0.9, 0.9), (0.05, 0.05)):
        found = ann.view.pointer.aimed_at(ann.view.mapToScene(round(box.x + box.w * x), round(box.y + box.h * y)))
        if found is not None and found.key == key:
            QTest.mouseClick(ann.view.viewport(), Qt.MouseButton.LeftButton, pos=ann.point(key, x, y))
            return
    raise AssertionError(f"{key} is covered all over")


def typing(ann, key: str) -> None:
    ann.view.keys.visible = True
    ann.view.focus_piece(key)
    QTest.keyClick(ann.view, Qt.Key.Key_Return)


@pytest.mark.parametrize("press", [clicking, typing], ids=["mouse", "keyboard"])
def test_turns_are_played_for_both_sides(sit, press):
    ann = sit(Table("Elita-1", "Megatron", energon=3).hand("Elita-1", "Bold", "Artillery", "Scout", "Patch"))
    ann.view.set_speed(0)
    dice = Dice(3)
    for _ in range(90):
        asked = ann.match.decision
        if asked is None:
            break
        look_again(ann)
        give(ann, asked.options[dice.below(len(asked.options))], lambda key: press(ann, key))
        assert ann.settled()
    assert ann.match.state.turn > 2
