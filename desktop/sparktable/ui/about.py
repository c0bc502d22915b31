"""About: what this is and is not, whose the names are, and the licences of what it stands on."""
from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from sparktable import __version__
from sparktable.resources import kept, resource
from sparktable.ui import style, window_geometry
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, role, scrolling

PARTS = ("about.fan", "about.trademarks", "about.licence", "about.qt", "about.fonts", "about.privacy")
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
        head = QHBoxLayout()
        head.addWidget(Icon("start", 40, "acc"))
        texts = QVBoxLayout()
        texts.addWidget(label("title", "app.name"))
        texts.addWidget(label("caption", "about.version", version=__version__))
        head.addLayout(texts, 1)
        outer.addLayout(head)
        frame, column = panel(gap=12)
        for key in PARTS:
            column.addWidget(label("strong", f"{key}.title"))
            column.addWidget(label("body", key, qt=qVersion()))
        column.addStretch()
        outer.addWidget(scrolling(frame), 1)
        foot = QHBoxLayout()
        foot.addWidget(Button("about.licences", "log", on_click=self.show_licences))
        foot.addStretch()
        close = Button("action.close", "check", "primary", self.accept)
        close.setFocus()  # so that Enter does what is yellow
        foot.addWidget(close)
        outer.addLayout(foot)
        window_geometry.size(self, 680, 620)

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
