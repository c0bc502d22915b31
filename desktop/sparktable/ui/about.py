"""About: what this is and is not, whose the names are, and the licences of what it stands on."""
from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from sparktable import __version__, resources
from sparktable.ui import style, window_geometry
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, role, scrolling

PARTS = ("about.fan", "about.trademarks", "about.licence", "about.qt", "about.fonts", "about.privacy")
FONT_LICENCES = ("OFL-Inter.txt", "OFL-Play.txt")


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
        foot.addWidget(Button("about.font_licences", "log", on_click=self.show_font_licences))
        foot.addStretch()
        foot.addWidget(Button("action.close", "check", "primary", self.accept))
        outer.addLayout(foot)
        window_geometry.size(self, 680, 620)

    def show_font_licences(self) -> None:
        """The two licence texts that must come with the fonts."""
        box = QDialog(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(box, "setWindowTitle", "about.font_licences")
        column = QVBoxLayout(box)
        text = QPlainTextEdit()
        role(text, "licence")
        text.setReadOnly(True)
        folder = resources.RESOURCES / "fonts"
        text.setPlainText("\n\n\n".join((folder / name).read_text("utf-8") for name in FONT_LICENCES))
        column.addWidget(text)
        column.addWidget(Button("action.close", "check", "primary", box.accept), 0, Qt.AlignmentFlag.AlignRight)
        box.resize(self.size())
        box.open()
