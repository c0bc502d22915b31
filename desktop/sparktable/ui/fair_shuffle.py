"""Fair dealing, as the player sees it: the sealed shuffle at the start, the opened one at the end, and the proof."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sparktable.app.archive import SealedShuffle
from sparktable.app.error_messages import in_words
from sparktable.app.translations import WORDS
from sparktable.record.files import BadFile
from sparktable.record.verification import Verdict
from sparktable.ui import style
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, capitals, label, panel


def _to_copy(text: QLabel) -> QLabel:
    text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse
                                 | Qt.TextInteractionFlag.TextSelectableByKeyboard)
    return text


class FairShufflePanel(QWidget):
    """The opened shuffle of a finished game, with a button that reckons everything again."""

    def __init__(self, deal: SealedShuffle, verify: Callable[[], Verdict | None]) -> None:
        super().__init__()
        self._verify = verify
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        frame, inside = panel(margin=10, gap=4)
        inside.addWidget(label("label", "deal.title"))
        inside.addWidget(_to_copy(label("caption", "deal.sealed", seal=deal.commitment)))
        inside.addWidget(_to_copy(label("caption", "deal.opened", seed=str(deal.seed), salt=deal.salt)))
        row = QHBoxLayout()
        self.button = Button("deal.verify", "check", on_click=self.verify)
        row.addWidget(self.button)
        self.verdict = label("strong")
        row.addWidget(self.verdict, 1)
        inside.addLayout(row)
        column.addWidget(frame)

    def verify(self) -> None:
        try:
            verdict = self._verify()
        except BadFile as trouble:
            self.verdict.setText(in_words(str(trouble)))
            return
        if verdict is None:
            say(self.verdict, "setText", "deal.nothing")
        elif verdict.holds:
            say(self.verdict, "setText", "deal.holds")
        else:
            broken = next(finding.what for finding in verdict.findings if not finding.holds)
            say(self.verdict, "setText", "deal.broken", what=in_words(broken))


class AboutGame(QDialog):
    """What is being played, and the seal on its shuffle."""

    def __init__(self, game: str, facts: list[tuple[str, str]], deal: SealedShuffle | None,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "command.about_game")
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.addWidget(label("title", text=WORDS.say(f"title.{game}")))
        frame, inside = panel()
        for key, value in facts:
            inside.addWidget(capitals(key))
            inside.addWidget(label("body", text=value))
        if deal is not None:
            inside.addWidget(label("label", "deal.title"))
            self.seal = _to_copy(label("body", "deal.sealed", seal=deal.commitment))
            inside.addWidget(self.seal)
            inside.addWidget(label("caption", "deal.note"))
        column.addWidget(frame)
        column.addStretch()
        column.addWidget(Button("action.close", "check", "primary", self.accept), 0, Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(round(now.px(520) * min(1.25, max(1.0, now.text))))  # the seal is one long word
