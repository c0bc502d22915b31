"""The table as a screen reader walks it."""
from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from sparktable.table import screen_reader
from sparktable.table.art.render import CardRenderer
from sparktable.table.focus_order import in_order
from sparktable.table.screen_reader_tree import tree_of
from sparktable.table.table_view import TableView
from table.others_turn import long_turn


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """A screen reader is running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def interface_of(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def below(part: QAccessibleInterface) -> list[QAccessibleInterface]:
    children = [part.child(at) for at in range(part.childCount())]
    return [child for child in children if child is not None]


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


def names(part: QAccessibleInterface) -> list[str]:
    """Of everything below, level by level."""
    return [found for child in below(part) for found in (name(child), *names(child))]


def test_everything_that_can_have_the_focus_is_in_the_tree(sit, setting):
    ann = sit(setting)
    table = interface_of(ann.view)
    told = names(table)
    pieces = in_order(ann.view.layout_now, ann.view.tableau.zones)
    assert len(told) > len(pieces), "groups and rows come on top"
    assert {piece.name for piece in pieces} <= set(told)
    assert any(name.startswith("Bold") for name in told)
    assert all(told), "a piece without a name"
    assert not any("Motormaster" in name for name in told), "what the seat may not know is not told either"


def test_what_others_did_is_told_by_a_name_where_all_of_it_lies_open(sit, others):
    ann = sit(others)
    ann.view.tell_turns([long_turn(ann)])
    ann.click("turns more")
    (group,) = tree_of(ann.view.layout_now, ann.view.tableau.zones, ann.speech)
    assert group.name == "What happened" and len(group.parts) == 7


def test_the_tree_has_groups_rows_and_places(sit, setting):
    ann = sit(setting)
    groups = {name(group): group for group in below(interface_of(ann.view))}
    assert {"Matrix", "Hand", "Stacks", "Players", "Own area"} <= set(groups)
    assert all(group.role() == QAccessible.Role.List for group in groups.values())
    rows = below(groups["Matrix"])
    assert [name(row) for row in rows[:3]] == ["Row 1", "Row 2", "Row 3"]
    places = below(rows[0])
    assert len(places) == len(below(rows[1])) >= 3
    assert all(place.role() == QAccessible.Role.ListItem and place.parent() is rows[0] for place in places)
    assert rows[0].rect().contains(places[-1].rect())
    standing = [name(standee) for row in rows for place in below(row) for standee in below(place)]
    assert any("Elita-1" in who or "Ann" in who for who in standing), standing
    assert any("Bold" in name(card) for card in below(groups["Hand"]))


def test_a_piece_says_where_it_lies_and_whether_it_has_the_focus(sit, setting):
    ann = sit(setting)
    table, key = interface_of(ann.view), ann.card("Bold")
    ann.view.focus_piece(key)
    focused = table.focusChild()
    assert focused.text(QAccessible.Text.Name) == ann.piece(key).name
    assert focused.state().focusable and focused.state().focused
    group = focused.parent()
    assert group.child(group.indexOfChild(focused)) is focused
    assert group.parent() is table and table.child(table.indexOfChild(group)) is group
    middle = focused.rect().center()
    assert table.childAt(middle.x(), middle.y()) is not None
    assert ann.view.rect().translated(table.rect().topLeft()).contains(focused.rect())


def test_the_tree_follows_the_table(sit, setting):
    ann = sit(setting)
    table, key = interface_of(ann.view), ann.card("Bold")
    ann.view.focus_piece(key)
    gone = table.focusChild()
    ann.view.answered.emit(next(option for option in ann.match.decision.options if option.kind == "play"))
    ann.wait()
    assert {piece.name for piece in in_order(ann.view.layout_now, ann.view.tableau.zones)} <= set(names(table))
    assert gone.isValid() == (ann.view.layout_now.get(key) is not None)


def test_what_happens_is_announced(sit, setting, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(screen_reader, "announce", lambda widget, sentence: said.append(sentence))
    ann = sit(setting)
    said.clear()
    option = next(option for option in ann.match.decision.options if option.kind == "play")
    ann.view.answered.emit(option)
    happened = " ".join(said)
    assert ann.speech.card(int(option.refs[0].value), ann.match.state) in happened
    assert happened.endswith(ann.speech.question(ann.match.decision, ann.match.state))


def fresh(ann) -> TableView:
    return TableView(CardRenderer(), ann.speech, tableau=ann.view.tableau)


def delete(view: TableView) -> None:
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_table_that_is_gone_leaves_nothing_behind(sit, setting):
    ann = sit(setting)
    view = fresh(ann)
    view.set_view(ann.view.shown)
    assert names(interface_of(view))
    gone = weakref.ref(view)
    delete(view)
    del view
    gc.collect()
    assert gone() is None


def test_a_table_that_was_asked_for_again_goes_without_a_crash(sit, setting):
    """Qt asks again when the widget has got another meta-object, and deletes both interfaces with it."""
    view = fresh(sit(setting))
    first = interface_of(view)
    timer = QTimer()
    timer.timeout.connect(view.refresh)  # PySide makes the method a slot, in a new meta-object
    second = interface_of(view)
    assert second is not first, "then nothing is tried here"
    delete(view)
    assert not Shiboken.isValid(first) and not Shiboken.isValid(second)
