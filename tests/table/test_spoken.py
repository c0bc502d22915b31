"""The table as a screen reader walks it."""
from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from sparktable.table import spoken
from sparktable.table.art.render import CardRenderer
from sparktable.table.board import TableView


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


def names(table: QAccessibleInterface) -> list[str]:
    children = [table.child(at) for at in range(table.childCount())]
    return [child.text(QAccessible.Text.Name) for child in children if child is not None]


def test_everything_that_can_have_the_focus_is_in_the_tree(sit, setting):
    ann = sit(setting)
    table = interface_of(ann.view)
    assert table.role() == QAccessible.Role.List
    told = names(table)
    assert len(told) == table.childCount() > 20
    assert any(name.startswith("Bold") for name in told)
    assert all(told), "a piece without a name"
    assert not any("Motormaster" in name for name in told), "what the seat may not know is not told either"


def test_a_piece_says_where_it_lies_and_whether_it_has_the_focus(sit, setting):
    ann = sit(setting)
    table, key = interface_of(ann.view), ann.card("Bold")
    ann.view.focus_piece(key)
    focused = table.focusChild()
    assert focused.text(QAccessible.Text.Name) == ann.piece(key).name
    assert focused.state().focusable and focused.state().focused
    at = table.indexOfChild(focused)
    assert table.child(at) is focused and focused.parent() is table
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
    assert len(names(table)) == table.childCount()
    assert gone.isValid() == (ann.view.layout_now.get(key) is not None)


def test_what_happens_is_announced(sit, setting, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(spoken, "announce", lambda widget, sentence: said.append(sentence))
    ann = sit(setting)
    said.clear()
    option = next(option for option in ann.match.decision.options if option.kind == "play")
    ann.view.answered.emit(option)
    happened = " ".join(said)
    assert ann.speech.card(int(option.refs[0].value), ann.match.state) in happened
    assert happened.endswith(ann.speech.question(ann.match.decision, ann.match.state))


def test_a_table_that_is_gone_leaves_nothing_behind(sit, setting):
    ann = sit(setting)
    before = len(spoken._SPOKEN)
    speech, tableau = ann.speech, ann.view.tableau
    view = TableView(CardRenderer(), speech, tableau=tableau)
    assert names(interface_of(view)) == []
    assert len(spoken._SPOKEN) == before + 1
    view.deleteLater()
    del view
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert len(spoken._SPOKEN) == before
