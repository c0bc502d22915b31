"""What a text picks out: cards and characters, filtered. `Cards(IN_MATRIX, types=ROBOT, adversary=True, at=AROUND)`.

A selection finds everything that fits; how many are taken, and who picks, is said by the verb that uses it.
"""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Final

from sparktable.kernel.decisions import SEAT, Options
from sparktable.kernel.nodes import Frame
from sparktable.kernel.vocabulary.seats import YOU, seats_of
from sparktable.kernel.vocabulary.selections import Described, Selection
from sparktable.kernel.zones import FACE_UP

from .. import state as zones
from ..facts.cards import clearable
from ..facts.power import range_of
from ..state import Deed, MatrixState, seat_zone

if TYPE_CHECKING:
    from ..card import MatrixCard

# Who.
ANYBODY: Final = "anybody"
ADVERSARIES: Final = "adversaries"
"""Sets of characters, besides those that any game has (`vocabulary/seats.py`): see `MatrixGame.meant`."""

# Where cards are.
IN_MATRIX: Final = "matrix"
IN_PLAY: Final = "play"
IN_HAND: Final = "hand"
IN_DISCARD: Final = "discard"
ON_DECK: Final = "deck top"
MISSIONS: Final = "missions"
IN_VAULT: Final = "vault"
OWNED: Final = "owned"
DESTROYED: Final = "destroyed"
UNDER_THIS: Final = "under this"
NEXT_CARD: Final = "main deck top"
NEXT_ENCOUNTER: Final = "encounter top"
LAID_AS_ASSIST: Final = "assists"

# Where on the Matrix, seen from the text's player (or from the card that speaks). A number means "at most that far".
HERE: Final = "here"
ADJACENT: Final = "adjacent"
AROUND: Final = "here or adjacent"
IN_RANGE: Final = "in range"
ON_THIS: Final = "on this"
BESIDE_THIS: Final = "beside this"
AROUND_THIS: Final = "on or beside this"
ON_SPOT: Final = "on that space"
Place = str | int

UP: Final = "up"
DOWN: Final = "down"
EITHER: Final = "either"
OWN: Final = "own"
ENEMY: Final = "adversary"
NOT_OWN: Final = "not own"
"""Under whose command a Polity is."""


def as_tuple(words: str | tuple[str, ...]) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else words


GOES_FOR: Final = {"Bold": ("Courage", "Wrath")}
"""Bold is what other boxes call Courage and Wrath, to any text that names them (War on Cybertron p.22)."""


@dataclass(frozen=True, eq=False)
class Kind(Described):
    """What a card is, wherever it lies: by what is printed on it, and by whose faction it is."""

    _: KW_ONLY
    types: str | tuple[str, ...] = ()
    not_types: str | tuple[str, ...] = ()
    faction: int | None = None
    own: bool = False
    """Of your faction."""
    adversary: bool = False
    """Of the opposing faction."""
    not_adversary: bool = False
    subtype: str = ""
    name: str = ""
    keyword: str = ""
    cost_from: int | None = None
    cost_to: int | None = None
    power_from: int = 0
    range_from: int = 0
    """Counts what changes the Range of cards in play."""
    printed_range_from: int = 0
    move_from: int = 0
    level_from: int = 0
    other: bool = False
    """Not the card that speaks."""
    not_it: bool = False
    """None of those last chosen or drawn."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_titles", {})
        object.__setattr__(self, "particular", any((
            self.types, self.not_types, self.faction is not None, self.own, self.adversary, self.not_adversary,
            self.subtype, self.name, self.keyword, self.cost_from is not None, self.cost_to is not None,
            self.power_from, self.range_from, self.printed_range_from, self.move_from, self.level_from)))

    _titles: dict[MatrixCard, bool] = field(init=False, repr=False)
    """What each has found out about titles: printed facts never change."""
    particular: bool = field(init=False, repr=False)
    """Whether it asks what a card is, not only where."""

    def fits(self, s: MatrixState, frame: Frame, item: int) -> bool:
        return item >= 0 and self.like(s, frame, item)

    def fitted(self, s: MatrixState, frame: Frame, deed: Deed) -> bool:
        return bool(deed.title) and self._prints(s.game.titles[deed.title])

    def like(self, s: MatrixState, frame: Frame, slot: int) -> bool:
        """Whether a card is of this kind."""
        if self.particular:
            card = s.cards[s.ident[slot]]
            if not self._prints(card):
                return False
            if self.adversary or self.not_adversary:
                if s.game.adversary(s, frame.seat, slot) != self.adversary:
                    return False
            elif self.own and card.faction != s.game.side[frame.seat]:
                return False
            if self.range_from and not self._far_enough(s, slot, card):
                return False
        if self.other and slot == frame.source:
            return False
        return not (self.not_it and slot in s.scope.it)

    def _prints(self, card: MatrixCard) -> bool:
        """Whether what is printed on a card fits."""
        printed = self._titles.get(card)
        if printed is None:
            printed = self._titles[card] = self._printed(card)
        return printed

    def _printed(self, card: MatrixCard) -> bool:
        cost = card.cost
        return bool(
            (not self.types or card.types & set(as_tuple(self.types)))
            and not card.types & set(as_tuple(self.not_types))
            and (self.faction is None or card.faction == self.faction)
            and (not self.subtype or card.subtype == self.subtype)
            and (not self.name or self.name == card.name or self.name in GOES_FOR.get(card.name, ()))
            and (not self.keyword or self.keyword in card.keywords)
            and (self.cost_from is None or (cost is not None and cost >= self.cost_from))
            and (self.cost_to is None or (cost is not None and cost <= self.cost_to))
            and card.range >= self.printed_range_from
            and card.power >= self.power_from and card.move >= self.move_from and card.level >= self.level_from)

    def _far_enough(self, s: MatrixState, slot: int, card: MatrixCard) -> bool:
        in_play = s.owner[slot] >= 0 and s.where[slot] in (seat_zone(s.owner[slot], zones.PLAY),
                                                           seat_zone(s.owner[slot], zones.ASSIST))
        return (range_of(s, slot) if in_play else card.range) >= self.range_from


_TABLE: Final = {DESTROYED: zones.DESTROYED}
_SEAT: Final = {IN_PLAY: zones.PLAY, IN_HAND: zones.HAND, IN_DISCARD: zones.DISCARD, MISSIONS: zones.MISSIONS,
                IN_VAULT: zones.VAULT, LAID_AS_ASSIST: zones.ASSIST}
_TOPS: Final = {NEXT_CARD: zones.MAIN_DECK, NEXT_ENCOUNTER: zones.ENCOUNTERS}


@dataclass(frozen=True, eq=False)
class Cards(Kind):
    """Cards that lie somewhere."""

    zone: str | tuple[str, ...]
    _: KW_ONLY
    whose: str = YOU
    """Of the zones that each player has: YOU, THEM, TEAM or ANYBODY."""
    face: str = UP
    """In the Matrix: what lies face down is found only where a text says so."""
    at: Place = ""
    """In the Matrix: where, as a place word or as a distance."""
    commanded: str = ""
    """Polities: under whose command."""
    clearable: bool = False
    free_of_your_team: bool = False
    """In a space on which no character of yours or of your teammates stands."""
    highest_cost: bool = False
    different: str = ""
    """Counted only once for each `cost`, `name` or `type`; a card of several types stands for the one that helps."""

    def found(self, s: MatrixState, frame: Frame) -> list[int]:
        slots: list[int] = []
        for zone in as_tuple(self.zone):
            if zone == IN_MATRIX:
                slots += self._in_matrix(s, frame)
            else:
                slots += [slot for slot in self._pile(s, frame, zone) if self.like(s, frame, slot)]
        if self.highest_cost and slots:
            most = max(s.cards[s.ident[slot]].cost or 0 for slot in slots)
            slots = [slot for slot in slots if (s.cards[s.ident[slot]].cost or 0) == most]
        if self.different == "type":
            slots = _one_of_each_type(s, slots)
        elif self.different:
            slots = list({getattr(s.card(slot), self.different): slot for slot in slots}.values())
        return slots

    def fits(self, s: MatrixState, frame: Frame, item: int) -> bool:
        if item < 0:
            return False
        if self.zone != IN_MATRIX:
            return item in self.found(s, frame)
        if s.where[item] != zones.MATRIX:
            return False
        space = s.zones[zones.MATRIX].index(item)
        return (self.at == "" or space in reach(s, frame, self.at)) and self._fits_there(s, frame, item, space)

    def fitted(self, s: MatrixState, frame: Frame, deed: Deed) -> bool:
        if self.zone != IN_MATRIX or deed.slot < 0 or deed.space < 0:
            return False
        return not deed.title if self.face == DOWN else super().fitted(s, frame, deed)

    def exists(self, s: MatrixState, frame: Frame) -> bool:
        if self.zone == ON_DECK:
            return any(s.zones[seat_zone(seat, zones.DECK)] or s.zones[seat_zone(seat, zones.DISCARD)]
                       for seat in seats_of(s, frame, self.whose))
        return bool(self.found(s, frame))

    def keeps_secret(self, s: MatrixState, frame: Frame) -> bool:
        return (self.particular and IN_HAND in as_tuple(self.zone)
                and any(s.zones[seat_zone(seat, zones.HAND)] for seat in seats_of(s, frame, self.whose)))

    def _pile(self, s: MatrixState, frame: Frame, zone: str) -> list[int]:
        if zone in _TABLE:
            return s.zones[_TABLE[zone]]
        if zone in _TOPS:
            return s.zones[_TOPS[zone]][-1:]
        if zone == UNDER_THIS:
            return [lower for lower, upper in s.under.items() if upper == frame.source]
        found: list[int] = []
        for seat in seats_of(s, frame, self.whose):
            if zone == ON_DECK:
                found += s.zones[seat_zone(seat, zones.DECK)][-1:]
            elif zone == OWNED:
                for which in (zones.PLAY, zones.HAND, zones.DECK, zones.DISCARD):
                    found += s.zones[seat_zone(seat, which)]
            else:
                found += s.zones[seat_zone(seat, _SEAT[zone])]
        return found

    def _in_matrix(self, s: MatrixState, frame: Frame) -> list[int]:
        if self.commanded == OWN and not s.token:
            return []
        near = reach(s, frame, self.at) if self.at != "" else None
        return [slot for space, slot in enumerate(s.zones[zones.MATRIX])
                if slot >= 0 and (near is None or space in near) and self._fits_there(s, frame, slot, space)]

    def _fits_there(self, s: MatrixState, frame: Frame, slot: int, space: int) -> bool:
        """Whether a card of the Matrix fits. Of one that lies face down a text asks only where it lies."""
        open_ = s.known[slot] & FACE_UP != 0
        if open_ if self.face == DOWN else (self.face == UP and not open_):
            return False
        if self.commanded and not under_command(s, frame.seat, slot, self.commanded):
            return False
        if not (self.like(s, frame, slot) if open_ else not (self.other and slot == frame.source)):
            return False
        if self.clearable and not _clearable(s, slot):
            return False
        return not (self.free_of_your_team and any(s.at[seat] == space for seat in s.game.team(frame.seat)))


def _one_of_each_type(s: MatrixState, slots: list[int]) -> list[int]:
    found: dict[str, int] = {}
    for slot in sorted(slots, key=lambda each: len(s.card(each).types)):
        unseen = [type_ for type_ in (s.card(slot).type, *s.card(slot).extra_types) if type_ not in found]
        if unseen:
            found[unseen[0]] = slot
    return list(found.values())


@dataclass(frozen=True, eq=False)
class Chars(Selection):
    """Characters, and so their players."""

    side: str = ANYBODY
    _: KW_ONLY
    at: Place = ""

    def finds(self) -> Options:
        return SEAT

    def found(self, s: MatrixState, frame: Frame) -> list[int]:
        seats = seats_of(s, frame, self.side)
        if self.at == "":
            return seats
        near = reach(s, frame, self.at)
        return [seat for seat in seats if s.at[seat] in near]


def reach(s: MatrixState, frame: Frame, at: Place) -> tuple[int, ...] | list[int]:
    """The spaces that a place word stands for."""
    grid = s.game.grid
    if at == ON_SPOT:
        return (s.scope.spot,)
    if at in (ON_THIS, BESIDE_THIS, AROUND_THIS):
        if s.where[frame.source] != zones.MATRIX:
            return ()
        origin = s.zones[zones.MATRIX].index(frame.source)
    else:
        origin = s.at[frame.seat]
    if origin < 0:
        return ()
    if at in (HERE, ON_THIS):
        return (origin,)
    around = grid.next[origin]
    if (at in (ADJACENT, AROUND) and s.cards[s.ident[frame.source]].flies
            and s.game.ruling("flight_diagonal_adjacent")):
        around = (*around, *grid.diagonal[origin])
    if at in (ADJACENT, BESIDE_THIS):
        return around
    if at in (AROUND, AROUND_THIS):
        return (origin, *around)
    if at == IN_RANGE:
        return grid.within(origin, range_of(s, frame.source))
    assert isinstance(at, int)
    return grid.within(origin, at)


def under_command(s: MatrixState, seat: int, slot: int, by: str) -> bool:
    """Whether a Polity is under the command of the seat's own faction, of its Adversaries, or not of its own."""
    token = s.token.get(slot)
    side = s.game.side[seat]
    if by == OWN:
        return token == side
    return token != side and (by == NOT_OWN or token is not None)


def _clearable(s: MatrixState, slot: int) -> bool:
    return clearable(s, slot) or bool(s.game.ruling("remove_fallen_strict"))

