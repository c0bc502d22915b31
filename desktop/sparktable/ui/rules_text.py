"""Texts of the rules as rich text: words of the game are links, and what is looked for is marked."""
from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from sparktable.app.keywords import Lexicon
from sparktable.app.rules_page import Keyword
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.rich_text import escape
from sparktable.ui.widgets import label

GROUND, INK = "#5A4510", "#FFE9B0"
"""Of what is looked for, in every theme."""
LINK = "<a "
"""With this a link begins."""


class Link(NamedTuple):
    start: int
    end: int
    target: str


def rich(text: str, links: Sequence[Link] = (), marked: Sequence[re.Pattern[str]] = (), stressed: str = "") -> str:
    """A text with links, and with every place marked that one of these finds; what is not `stressed`, if anything
    is, is in lighter letters."""
    first = max(0, text.find(stressed))
    last = first + len(stressed or text)
    marks = [found.span() for part in marked for found in part.finditer(text)]
    cuts = sorted({0, len(text), *(at for start, end in marks for at in (start, end)),
                   *(at for link in links for at in (link.start, link.end)), first, last})
    made, now = [], style.current()
    for start, end in pairwise(cuts):
        piece = escape(text[start:end])
        if any(a <= start < b for a, b in marks):
            piece = f'<span style="background-color: {GROUND}; color: {INK}">{piece}</span>'
        link = next((link for link in links if link.start <= start < link.end), None)
        if link is not None:
            piece = f'{LINK}href="{escape(link.target)}" style="color: {now.theme.tokens.info}">{piece}</a>'
        if not first <= start < last:
            piece = f'<span style="font-weight: 400">{piece}</span>'
        made.append(piece)
    return "".join(made)


def linked(game: str, text: str, here: str) -> list[Link]:
    """The words of a game in a text of its rules, each once, that lead to another page than `here`."""
    found: dict[Keyword, Link] = {}
    for hit in Lexicon(game, WORDS, tuple, tuple).hits(text):
        if hit.keyword.page != here:
            found.setdefault(hit.keyword, Link(hit.start, hit.end, hit.keyword.page))
    return list(found.values())


def words_line(keywords: Sequence[Keyword]) -> str:
    """Words as links to themselves, one beside the other."""
    return " · ".join(rich(word.word, [Link(0, len(word.word), word.word)]) for word in keywords)


def linking(kind: str) -> QLabel:
    """A place for such a text; Tab goes through its links."""
    made = label(kind)
    be_linking(made)
    return made


def be_linking(made: QLabel, *, keys: bool = True) -> None:
    """`keys`: whether Tab goes through the links."""
    made.setTextFormat(Qt.TextFormat.RichText)
    by_keys = Qt.TextInteractionFlag.LinksAccessibleByKeyboard if keys else Qt.TextInteractionFlag.NoTextInteraction
    made.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | by_keys)
