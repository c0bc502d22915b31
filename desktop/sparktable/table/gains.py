"""What a card gave whoever used it: chips beneath it while it is held up, each an icon with a few words, or with a
number where there is little room."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.app.game_log import TURN_EVENTS
from sparktable.app.game_texts import Speech
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Event
from sparktable.table.art.color import fade
from sparktable.table.art.fonts import SEMIBOLD, Type, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import LEFT, label
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.tableau import Gain, Story, Telling

LIMITS = TURN_EVENTS | {EventKind("turn ends")}
"""Nothing is told of a card beyond these: at the end of a turn everybody draws."""
SIZE = 13.0
MOST = 4
"""So many things are told of a card."""


def story_of(events: Sequence[Event], at: int, tellings: Mapping[EventKind, Telling]) -> Story:
    """An event with what came of it: as far as the next card that is told of, or the turn goes."""
    event = events[at]
    slot = slots_of(event)[0]

    def goes_on(other: Event) -> bool:
        telling = tellings.get(other.kind)
        return other.kind not in LIMITS and (telling is None or not telling.held or slot in slots_of(other))

    return Story(event, tuple(takewhile(goes_on, islice(events, at + 1, None))))


def slots_of(event: Event) -> list[int]:
    return [int(ref.value) for ref in event.refs if ref.kind == "card"]


def amount_of(event: Event) -> int:
    """The first number that it names."""
    return next((int(ref.value) for ref in event.refs if ref.kind == "number"), 0)


def gain(speech: Speech, what: str, icon: str, amount: int, number: str = "") -> Gain:
    """So much of something, as the game says it."""
    return Gain(icon, number or f"+{amount}", speech.words.say(f"{speech.title.name}.gave.{what}", n=amount))


def in_words(line: str, gains: Sequence[Gain]) -> str:
    """What was done and what it gave, for those who do not see it."""
    return f"{line}: {', '.join(each.words for each in gains)}" if gains else line


@dataclass(frozen=True, slots=True)
class GainChips(Drawing):
    """In a row, in the middle."""

    gains: tuple[Gain, ...]

    @staticmethod
    def height(look: Look) -> float:
        return round(look.pt(SIZE) * 1.75)

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        gains, t, px, gap = self.gains[:MOST], look.theme.tokens, look.pt(SIZE), look.px(6)
        texts, face = [each.words for each in gains], body(px, SEMIBOLD)
        if self._wide(texts, face, px, gap) > width:
            texts, face = [each.number for each in gains], display(px)
        x = (width - self._wide(texts, face, px, gap)) / 2
        for each, text in zip(gains, texts, strict=True):
            wide, hue = self._chip(text, face, px), look.theme.ink(each.icon) or t.mid
            p.setPen(QPen(QColor(hue), 1.5))
            p.setBrush(fade(t.bg0, 240))
            p.drawRoundedRect(QRectF(x + 1, 1, wide - 2, height - 2), look.px(6), look.px(6))
            draw_icon(p, each.icon, x + px * 0.5, (height - px * 1.1) / 2, px * 1.1, hue, t.bg0)
            label(p, QRectF(x + px * 1.9, 0, wide, height), text, face, t.hi, LEFT)
            x += wide + gap

    @staticmethod
    def _chip(text: str, face: Type, px: float) -> float:
        return face.width(text) + px * 2.5

    def _wide(self, texts: Sequence[str], face: Type, px: float, gap: float) -> float:
        return sum(self._chip(text, face, px) + gap for text in texts) - gap
