"""Words of a game that lead to its rules, outside its table: in a sentence, and under a card that is looked at."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget

from sparktable.app.keywords import Lexicon
from sparktable.app.rules_page import Keyword
from sparktable.app.translations import WORDS
from sparktable.ui.rich_text import escape
from sparktable.ui.rules_text import Link, be_linking, rich, words_line
from sparktable.ui.widgets import Text


class ToldSentence(Text):
    """A text in which such words are links; to whoever sets and reads it, it is a text like others."""

    def __init__(self, kind: str, lexicon: Lexicon, *, keys: bool = True) -> None:
        super().__init__(kind)
        self.setWordWrap(True)
        be_linking(self, keys=keys)
        self._lexicon, self._told, self._stressed = lexicon, "", ""
        self.linkActivated.connect(lambda word: look_up(self, lexicon.named(word)))

    def setText(self, text: str, stressed: str = "") -> None:
        """`stressed`: the part that matters most; the rest is in lighter letters."""
        self._told, self._stressed = text, stressed
        hits = {hit.keyword: hit for hit in reversed(self._lexicon.hits(text))}  # each once, where it stands first
        super().setText(rich(text, [Link(hit.start, hit.end, word.word) for word, hit in hits.items()],
                             stressed=stressed))

    def text(self) -> str:
        return self._told

    @property
    def keywords(self) -> Sequence[Keyword]:
        return self._lexicon.told(self._told)

    def relook(self) -> None:
        self.setText(self._told, self._stressed)


class CardWords(Text):
    """The words of the rules on a card, in a line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("caption", parent=parent)
        self.setWordWrap(True)
        be_linking(self)
        self.keywords: tuple[Keyword, ...] = ()
        self.linkActivated.connect(self._look_up)
        self.hide()

    def show_card(self, game: str, card: Any) -> None:
        """None for no card."""
        from sparktable.app.card_search import card_keywords  # a table does without what looks for cards

        self.keywords = card_keywords(game, card) if card is not None else ()
        self.setVisible(bool(self.keywords))
        self.relook()

    def _look_up(self, word: str) -> None:
        look_up(self, next(keyword for keyword in self.keywords if keyword.word == word))

    def relook(self) -> None:
        self.setText(f"{escape(WORDS.say('rules.in_card'))} {words_line(self.keywords)}")


def words_told(page: QWidget, *kinds: type[CardWords] | type[ToldSentence]) -> tuple[Keyword, ...]:
    """The words that are told on a page, in texts of these kinds."""
    shown = [each for kind in kinds for each in page.findChildren(kind) if each.isVisible()]
    return tuple(dict.fromkeys(word for each in shown for word in each.keywords))


class RulesKey(QObject):
    """F1 opens the rules from a dialog too, with the words that are told in it."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_F1:
            _open_rules(self._dialog, words_told(self._dialog, CardWords, ToldSentence), False)
            return True
        return False


def look_up(here: QWidget, word: Keyword) -> None:
    """Have the window to which this belongs open the rules there."""
    _open_rules(here, (word,), True)


def _open_rules(here: QWidget, words: Sequence[Keyword], at_once: bool) -> None:
    above: Any = here
    while above is not None and not hasattr(above, "open_rules"):
        above = above.parentWidget()
    if above is not None:
        above.open_rules(words, at_once)
