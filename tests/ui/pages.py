"""What a page shows, what does not fit on it, and a form with everything that a form can have."""
from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QScrollArea,
    QWidget,
)

from sparktable.app.catalog import RULINGS, Choice, Field, Form, SeatForm
from sparktable.games.rulings import BALANCED, Ruling, Rulings
from sparktable.ui.inputs import Segments
from sparktable.ui.shell import Shell

Widget = TypeVar("Widget", bound=QWidget)

FORM_WORDS = {
    "t.mode": "Mode", "t.mode.duel": "Duel", "t.mode.team": "Team against team", "t.fast": "Short game",
    "t.fast.note": "Ends after five turns.", "t.figure": "Figure", "t.timing": "Timing", "t.early": "Early",
    "t.late": "Late", "t.never": "Never", "t.side": "Red side", "t.fact": "Cards",
}


TIMING = Rulings("t", (Ruling("timing", ("early", "late", "never"), "p.1", "When it happens."),),
                 presets={BALANCED: {"timing": "late"}}, former={})


def a_form(options: dict[str, object]) -> Form:
    """A form with everything that a form can have."""
    mode = str(options.get("mode", "duel"))
    figures = tuple(options.get("figures", ("", "")))  # type: ignore[arg-type]
    rulings = TIMING.played_by(options, TIMING.all)
    return Form(
        seats=tuple(SeatForm((Field("figures", "t.figure", figures[seat] if seat < len(figures) else "", (
            Choice("", name="Any"), Choice("bee", name="Bumblebee"), Choice("ray", name="X-Ray"))),),
            "t.side", "f_autobot", "autobot") for seat in range(2)),
        fields=(Field("mode", "t.mode", mode, (Choice("duel", "t.mode.duel"), Choice("team", "t.mode.team"))),
                Field("fast", "t.fast", bool(options.get("fast")), (Choice(False), Choice(True)), note="t.fast.note"),
                TIMING.preset_field(options, TIMING.all),
                Field("rulings.timing", "t.timing", rulings["timing"],
                      (Choice("early", "t.early"), Choice("late", "t.late"), Choice("never", "t.never")),
                      page=RULINGS)),
        facts=(("t.fact", "41" if mode == "duel" else "82"),),
    )


def visible_texts(root: QWidget) -> list[tuple[QWidget, str]]:
    """Every text that a widget shows now."""
    found: list[tuple[QWidget, str]] = []
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisibleTo(root) and widget is not root:
            continue
        if isinstance(widget.parent(), QKeySequenceEdit):
            continue  # Qt's own words, in Qt's own catalogues
        if isinstance(widget, QLabel | QAbstractButton):
            found.append((widget, widget.text()))
        elif isinstance(widget, QLineEdit):
            found.append((widget, widget.placeholderText()))
        elif isinstance(widget, QComboBox):
            found += [(widget, widget.itemText(index)) for index in range(widget.count())]
        elif isinstance(widget, QListWidget):
            found += [(widget, widget.item(row).text()) for row in range(widget.count())]
        elif isinstance(widget, QMenu):
            found += [(widget, action.text()) for action in widget.actions()]
    return [(widget, text) for widget, text in found if text]


def is_a_word(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


def clipped(root: QWidget) -> list[str]:
    """The texts that do not fit into their widgets."""
    found = [f"{area.widget()} is wider than its room" for area in root.findChildren(QScrollArea)
             if area.isVisible() and area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
             and area.widget().width() > area.viewport().width()]
    for widget, text in visible_texts(root):
        metrics = QFontMetrics(widget.font())
        if isinstance(widget, QLabel) and not widget.pixmap().isNull():
            continue
        if isinstance(widget, QLabel) and widget.textFormat() == Qt.TextFormat.RichText:
            text = QTextDocumentFragment.fromHtml(text).toPlainText()
        if isinstance(widget, QLabel) and widget.wordWrap():
            width = widget.contentsRect().width()
            needed = metrics.boundingRect(0, 0, width, 10_000, Qt.TextFlag.TextWordWrap, text).height()
            widest = max(metrics.horizontalAdvance(word) for word in text.split())
            if needed > widget.contentsRect().height() + 2 or widest > width + 1:
                found.append(text)
        elif isinstance(widget, QLabel | QAbstractButton) and widget.sizeHint().width() > widget.width() + 1:
            found.append(text)
    return found


def dialog_of(shell: Shell, kind: type[QDialog], show: Callable[[], None]) -> QDialog:
    show()
    dialog = shell.findChild(kind)
    assert isinstance(dialog, kind)
    return dialog


def shown(page: QWidget, kind: type[Widget]) -> list[Widget]:
    """The widgets of a kind that are on the page now, from top to bottom."""
    return [widget for widget in page.findChildren(kind) if widget.isVisible()]


def at(page: QWidget, place: str) -> Segments:
    """Those of a name that are on the page now."""
    return next(each for each in shown(page, Segments) if each.property("place") == place)
