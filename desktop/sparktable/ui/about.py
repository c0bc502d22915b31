"""About: what this is and is not, whose the names are, and the licences of what it stands on."""
from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from sparktable import __version__
from sparktable.resources import kept, resource
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import Art, home_faction
from sparktable.table.art.figures.stage import ROBOT
from sparktable.ui import style, window_geometry
from sparktable.ui.art_box import ArtBox
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, role, scrolling

PARTS = {"fan": "spark", "trademarks": "player", "licence": "check", "qt": "code", "fonts": "log", "privacy": "lock"}
"""What is told, each with its icon."""
TROUPE = ("Soundwave", "Bumblebee", "Megatron", "Optimus Prime", "Starscream", "Elita-1", "Shockwave")
PORTRAIT = 64, 104
"""How wide a picture of one of them is at least, and how high."""
NOTICES = "THIRD-PARTY.txt"
"""A packed program brings the works of others along and, made as it was packed, their notices."""
FONT_LICENCES = ("fonts/OFL-Inter.txt", "fonts/OFL-Play.txt")


class AboutDialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "about.title")
        now = style.current()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(24)] * 4))
        outer.setSpacing(now.px(12))
        outer.addLayout(_head())
        frame, column = panel(gap=14)
        column.addLayout(_troupe())
        for name, icon in PARTS.items():
            column.addLayout(_part(f"about.{name}", icon))
        column.addStretch()
        outer.addWidget(scrolling(frame), 1)
        foot = QHBoxLayout()
        foot.addWidget(Button("about.licences", "log", on_click=self.show_licences))
        foot.addStretch()
        close = Button("action.close", "check", "primary", self.accept)
        foot.addWidget(close)
        outer.addLayout(foot)
        close.setFocus()  # so that Enter does what is yellow
        window_geometry.size(self, 700, 720)

    def show_licences(self) -> None:
        """The texts that must come with what is here: of all that was packed, or else of the fonts."""
        box = QDialog(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(box, "setWindowTitle", "about.licences")
        column = QVBoxLayout(box)
        text = QPlainTextEdit()
        role(text, "licence")
        text.setReadOnly(True)
        packed = kept(NOTICES)
        files = [packed] if packed else [resource(name) for name in FONT_LICENCES]
        text.setPlainText("\n\n\n".join(file.read_text("utf-8") for file in files))
        column.addWidget(text)
        column.addWidget(Button("action.close", "check", "primary", box.accept), 0, Qt.AlignmentFlag.AlignRight)
        box.resize(self.size())
        box.open()


def _head() -> QHBoxLayout:
    """The name, as the home page has it, and which version this is."""
    head = QHBoxLayout()
    for faction in SIDES:
        head.addWidget(Icon(faction.icon, 34, style.current().theme.factions[faction.name]))
    head.addWidget(label("large", "app.name", wrap=False))
    head.addStretch()
    head.addWidget(label("caption", "about.version", version=__version__, wrap=False))
    return head


def _troupe() -> QHBoxLayout:
    """They share the width."""
    row = QHBoxLayout()
    row.setSpacing(style.current().px(8))
    for name in TROUPE:
        side = home_faction(name)
        box = ArtBox(Art(ROBOT, name, side.hue, side), *PORTRAIT)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row.addWidget(box)
    return row


def _part(key: str, icon: str) -> QHBoxLayout:
    part, words = QHBoxLayout(), QVBoxLayout()
    part.setSpacing(style.current().px(14))
    part.addWidget(Icon(icon, 24, "acc"), 0, Qt.AlignmentFlag.AlignTop)
    words.setSpacing(style.current().px(2))
    words.addWidget(label("strong", f"{key}.title"))
    words.addWidget(label("body", key, qt=qVersion()))
    part.addLayout(words, 1)
    return part
