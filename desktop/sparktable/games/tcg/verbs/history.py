"""What has happened this turn, and what a card says: for texts that look back or look around."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sparktable.kernel.control import Condition, Effect, Value
from sparktable.kernel.nodes import Frame
from sparktable.kernel.presence import is_used_up, use_up
from sparktable.kernel.values import Listener, Waiting

from ..card import TcgCard
from ..events import GAME_BEGINS
from ..facts.stats import in_ko_area
from ..state import TcgState
from ..stats import TURN
from .abilities import Happens, when_somebody
from .select import EACH_PLAYER, IT, Cards, Selection
from .with_cards import PutOnDeck


@dataclass(frozen=True, eq=False)
class TimesPlayed(Value):
    """How many cards of that name the text's player has played this turn."""

    name: str

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(each.seat == frame.seat and s.cards[each.title].name == self.name for each in s.played)


@dataclass(frozen=True, eq=False)
class IsKoed(Condition):
    """They lie in the KO area."""

    what: Selection = IT

    def holds(self, s: TcgState, frame: Frame) -> bool:
        found = self.what.found(s, frame)
        return bool(found) and all(in_ko_area(s, slot) for slot in found)


class ScrappedByThis(Cards):
    """Cards that the effect that speaks has scrapped from the deck, and that lie in the scrap pile."""

    def among(self, s: TcgState, frame: Frame) -> list[int]:
        return [slot for slot in super().among(s, frame) if s.scrapped and slot in s.scrapped[-1]]


class Planning(Cards):
    """Cards that let their player Plan."""

    def like(self, s: TcgState, frame: Frame, item: int) -> bool:
        return super().like(s, frame, item) and lets_plan(s.card(item))


@cache
def lets_plan(title: TcgCard) -> bool:
    """Whether a card's text has Plan somewhere."""
    return any(isinstance(node, PutOnDeck) and node.up_to for _, tree in title.trees() for node in tree.walk())


class OnceATurn(Happens):
    """What it does only once in a turn, whichever of its events comes first."""

    def matches(self, s: TcgState, listener: Listener, facts: tuple[int, ...]) -> bool:
        return not is_used_up(s, listener.slot) and super().matches(s, listener, facts)

    def begin(self, s: TcgState, fired: Waiting) -> None:
        if not is_used_up(s, fired.slot):
            use_up(s, fired.slot, TURN)
            super().begin(s, fired)


def when_game_begins(effect: Effect, provided: Condition | None = None) -> Happens:
    """When the game begins, whoever goes first."""
    return when_somebody(GAME_BEGINS, EACH_PLAYER, effect, provided=provided)
