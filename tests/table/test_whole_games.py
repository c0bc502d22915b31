"""Whole games at the table: every answer to every question can be given by hand, by mouse and by keyboard."""
from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matrix.table import Table
from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from sparktable.table.focus_order import neighbour, next_group, next_lit
from sparktable.table.gestures import LOCATED, usual
from sparktable.table.keyboard import ARROWS
from sparktable.table.prompt import MORE

SETTINGS = {
    "tvt": lambda: Table("Elita-1", "Megatron", energon=4),
    "teams": lambda: Table("Elita-1", "Megatron", "Optimus Prime", "Soundwave", energon=4),
    "co-op": lambda: Table("Optimus Prime", "Hot Rod", mode="co-op", energon=4),
    "core": lambda: Table("Optimus Prime", "Bumblebee", box="core", mode="competitive", energon=4),
}
MOST_CLICKS = 4
LOOKED_AT = 1
"""How many questions of each kind are answered in every way."""
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def look_again(ann) -> None:
    """The position afresh, with the eyes of whoever is asked."""
    ann.seat = ann.match.decision.seat
    ann.view.set_view(view(ann.match.state, ann.seat))


def next_click(ann, wish: Option) -> str | None:
    """What to click on to get nearer to an answer: its own button, where it can be put, what it begins with."""
    layout, lights = ann.view.interaction.layout, ann.view.lights
    buttons = [piece for piece in layout.pieces if piece.option == wish]
    if buttons:
        chooser = [piece for piece in buttons if piece.zone == "chooser"]
        return (chooser or buttons)[0].key
    for key, acts in ann.view.interaction.targets(ann.view.interaction.taken).items():
        if any(act.option == wish for act in acts):
            return key
    if any(act.option == wish for act in lights.buttons):
        return next((piece.key for piece in layout.pieces if piece.action == MORE), None)
    keys = [key for key, acts in lights.by_piece.items() if any(act.option == wish for act in acts)]
    pills = [key for key in keys if layout.get(key).kinds]
    return next(iter(pills or keys), None)


def is_usual(ann, wish: Option) -> bool:
    """Whether there is no more usual way of doing the same."""
    return wish in {act.option for act in usual(ann.view.lights.acts)}


def give(ann, wish: Option, press) -> None:
    """Give an answer by clicks or keys, and nothing but that answer."""
    before = len(ann.given)
    for _ in range(MOST_CLICKS):
        key = next_click(ann, wish)
        assert key is not None, f"nothing on the table leads to {wish.label()} of {ann.match.decision}"
        press(ann, key, PLAIN if is_usual(ann, wish) else SHIFT)
        if len(ann.given) > before:
            assert ann.given[-1] == wish
            return
    raise AssertionError(f"{MOST_CLICKS} clicks do not give {wish.label()}")


def bare(ann, key: str) -> tuple[float, float]:
    """A part of the piece that is not covered by another one."""
    box = ann.piece(key).box
    for x, y in ((0.2, 0.5), (0.5, 0.5), (0.1, 0.2), (0.1, 0.9), (0.5, 0.92), (0.9, 0.9), (0.05, 0.05)):
        found = ann.view.pointer.aimed_at(ann.view.mapToScene(round(box.x + box.w * x), round(box.y + box.h * y)))
        if found is not None and found.key == key:
            return x, y
    raise AssertionError(f"{key} is covered all over")


def clicking(ann, key: str, held=PLAIN) -> None:
    QTest.mouseClick(ann.view.viewport(), Qt.MouseButton.LeftButton, held, ann.point(key, *bare(ann, key)))


def typing(ann, key: str, held=PLAIN) -> None:
    """Tab and arrows to a piece, and Enter on it."""
    ann.view.keys.visible = True
    for step in way_by_keys(ann, key):
        QTest.keyClick(ann.view, step)
    assert ann.view.focused == key
    QTest.keyClick(ann.view, Qt.Key.Key_Return, held)


def way_by_keys(ann, goal: str) -> list[Qt.Key]:
    """The fewest keys that bring the focus to a piece."""
    layout, lit, zones = ann.view.interaction.layout, ann.view.lights.by_piece, ann.view.tableau.zones
    ways: dict[str | None, list[Qt.Key]] = {ann.view.focused: []}
    waiting = list(ways)
    for at in waiting:
        if at == goal:
            return ways[at]
        found = {arrow: neighbour(layout, at, *to) for arrow, to in ARROWS.items()}
        found[Qt.Key.Key_Tab] = next_group(layout, at, zones, lit, 1)
        found[Qt.Key.Key_PageDown] = next_lit(layout, at, zones, lit, 1)
        for pressed, key in found.items():
            if key is not None and key not in ways:
                ways[key] = [*ways[at], pressed]
                waiting.append(key)
    raise AssertionError(f"no keys lead to {goal}")


def by_clicks(ann, wish: Option) -> None:
    give(ann, wish, clicking)


def by_keys(ann, wish: Option) -> None:
    give(ann, wish, typing)


def by_dragging(ann, wish: Option) -> None:
    """Drag what the answer begins with to where it is put. What is mere words is a button, and of a list that opens
    a line is clicked."""
    interaction = ann.view.interaction
    ways = [(key, to) for key in ann.view.lights.by_piece if interaction.layout.get(key).option is None
            for to, acts in interaction.drops(key).items() if any(act.option == wish for act in acts)]
    named = any(ref.kind in LOCATED for ref in wish.refs)
    assert ways or not named, f"nothing can be dragged for {wish.label()} of {ann.match.decision}"
    if ways:
        key, to = ways[0]
        ann.drag(key, to, at=bare(ann, key), held=PLAIN if is_usual(ann, wish) else SHIFT)
    if not ann.given:
        give(ann, wish, clicking)


def play_on(ann, dice: Dice) -> None:
    """Somebody answers, by lot; a turn is ended only where nothing else is left."""
    asked = ann.match.decision
    options = [option for option in asked.options if option.kind != "end turn"] or list(asked.options)
    ann.match.take(options[dice.below(len(options))])


@pytest.mark.parametrize("way", [by_clicks, by_keys, by_dragging])
@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_every_answer_can_be_given_in_every_way(sit, setting, way):
    """Every option of a question, not only the one that is taken: with real clicks, real keys, real drags. The first
    questions of each kind are looked at; there are others in between."""
    ann = sit(setting())
    ann.view.set_speed(0)
    ann.view.interaction.answer = ann.given.append
    dice, seen = Dice(11), Counter()
    for _ in range(150):
        asked = ann.match.decision
        if asked is None:
            break
        seen[asked.kind] += 1
        if seen[asked.kind] <= LOOKED_AT:
            for option in dict.fromkeys(asked.options):
                look_again(ann)
                ann.given.clear()
                way(ann, option)
                assert ann.given == [option], f"{option.label()} of {asked}"
        play_on(ann, dice)
    assert len(seen) > 4


@pytest.mark.parametrize("way", [by_clicks, by_keys, by_dragging])
def test_turns_are_played_for_both_sides(sit, way):
    ann = sit(Table("Elita-1", "Megatron", energon=3).hand("Elita-1", "Bold", "Artillery", "Scout", "Patch"))
    ann.view.set_speed(0)
    dice = Dice(3)
    for _ in range(70):
        asked = ann.match.decision
        if asked is None:
            break
        look_again(ann)
        ann.given.clear()
        wish = asked.options[dice.below(len(asked.options))]
        way(ann, wish)
        assert ann.given == [wish]
        assert ann.settled()
    assert ann.match.state.turn > 2
