"""Battle icons: how many, of how many colours, what they count as."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sparktable.kernel.control import Value
from sparktable.kernel.modifiers import RECOLOUR
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import QuestionKind, Stat
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.statics import Static

from .. import questions
from ..card import COLOURS
from ..deeds.battle import take_back
from ..facts.stats import icons
from ..state import TcgState, battle
from ..stats import ICON
from .select import IT, Selection
from .whom import DoneTo


@dataclass(frozen=True, eq=False)
class ColoursOn(Value):
    """How many different colours of icons stand on cards."""

    what: Selection = IT

    def count(self, s: TcgState, frame: Frame) -> int:
        return len({icon for slot in self.what.found(s, frame) for icon in icons(s, slot)})


@dataclass(frozen=True, eq=False)
class Showing(Value):
    """How many cards have at least these icons."""

    icons: tuple[str, ...]
    what: Selection

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(all(icons(s, slot).count(colour) >= self.icons.count(colour) for colour in self.icons)
                   for slot in self.what.found(s, frame))


class _Recolours(Static):
    """What icons count as comes before what they do."""

    layer: ClassVar[int] = RECOLOUR

    def stat(self) -> Stat:
        return ICON


@dataclass(frozen=True, eq=False)
class SwapsIcons(_Recolours):
    """In a battle of this one, each icon of one colour that you flip counts as the other, and the other way round."""

    one: str
    other: str

    def covers(self, s: TcgState, m: Modifier, subject: int) -> bool:
        now = battle(s)
        return (now is not None and m.subject in (now.attacker.slot, now.defender.slot)
                and subject in now.flipped[m.seat])

    def changed(self, s: TcgState, m: Modifier, value: int, subject: int) -> int:
        one, other = COLOURS.index(self.one), COLOURS.index(self.other)
        return {one: other, other: one}.get(value, value)


class ScrapFlipped(DoneTo):
    """Cards that were flipped in this battle are scrapped, and their icons do not count."""

    def question(self) -> QuestionKind:
        return questions.SCRAP

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            take_back(s, slot)


@dataclass(frozen=True, eq=False)
class CountAs(_Recolours):
    """Icons of one colour that you flip count as icons of another; a hybrid stays one of its trait."""

    one: str
    other: str

    def covers(self, s: TcgState, m: Modifier, subject: int) -> bool:
        now = battle(s)
        return now is not None and subject in now.flipped[m.seat]

    def changed(self, s: TcgState, m: Modifier, value: int, subject: int) -> int:
        return COLOURS.index(self.other) if value == COLOURS.index(self.one) else value
