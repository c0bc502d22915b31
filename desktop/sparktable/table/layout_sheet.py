"""What every game's tableau needs while it lays out one position."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sparktable.app.game_texts import Speech
from sparktable.kernel.view import View
from sparktable.table.geometry import Box
from sparktable.table.lettering import Words
from sparktable.table.picture_store import Look
from sparktable.table.piece import Builder
from sparktable.table.zorder import Z

DESIGN_WIDTH, DESIGN_HEIGHT = 1490.0, 1010.0
"""The table's share of a window of 1920 x 1080: at this size every length is as the design says."""
SMALLEST, LARGEST = 0.8, 2.0


def scale(width: float, height: float) -> float:
    """How much larger than designed everything is on a table of that size."""
    return min(max(min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT), SMALLEST), LARGEST)


def strip_height(look: Look) -> float:
    """How high the strip above the prompt is: one line of words, two where there is room for them."""
    return round(max(look.px(46), look.pt(12) * 2.5))


@dataclass
class Sheet:
    """One position being laid out. Each game adds what its cards look like."""

    view: View
    look: Look
    speech: Speech
    out: Builder = field(default_factory=Builder)

    @property
    def me(self) -> int:
        return self.view.seat

    def say(self, key: str, **numbers: Any) -> str:
        return self.speech.words.say(key, **numbers)

    def px(self, size: float) -> float:
        return self.look.px(size)

    def pt(self, size: float) -> float:
        return self.look.pt(size)

    def words(self, text: str, box: Box, voice: str = "body", size: float = 13, ink: str = "mid",
              align: str = "left", z: int = Z.PLACE) -> None:
        self.out.show(Words(text, voice, size, ink, align), box.whole(), z)  # type: ignore[arg-type]
