"""Power: what reaches how far, for what, and what pays for it (War on Cybertron p.8, p.17; Core p.8, p.18).

Every card's Power reaches only its own Range; Power that belongs to no card has Range 0. Paying uses up first what is
good for nothing else: Power for one purpose, then loose Power, then the cards with the shortest Range; a player may
name a card that pays first instead (`payer.py`).
"""
from __future__ import annotations

from typing import Any, ClassVar, Final

from sparktable.kernel.fields import Frozen
from sparktable.kernel.typed import Thing
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.statics import added

from .. import stats
from ..card import BOSS, ROBOT
from ..events import FLIPS, uses
from ..state import ALT, CHARACTER_OF, PLAY_OF, MatrixState
from ..statics import Static
from .cards import space_of


class PowerText(Static):
    """An Ongoing text that gives Power: on cards (stat "power"), or loose (stat "pool")."""

    use: int
    """What the Power can be used for, as a mask."""
    each_time: bool = False
    """It is there in full for each payment; else what is spent of it is gone for the turn."""
    versus: str = ""
    """What the target must be; empty for any."""
    one_card: bool = False
    """Only one card has it, which the player picks when a battle is declared."""

    def bonus(self, s: MatrixState, m: Modifier, seat: int, slot: int, purpose: int, target: int) -> int:
        """What it adds for that card (slot -1 for loose Power), purpose and target (a slot or -1)."""
        return 0


class Source(Frozen):
    """Somewhere that Power can be taken from for one payment."""

    rank: int
    """Lower is spent first."""
    amount: int
    kind: str
    """`bonus`, `text` on a card or in the `pool`, `each time`, `loose` or `card`."""
    key: int
    """The index of the Bonus, the boosted slot, or the card."""
    label: str

    DEFAULTS: ClassVar[dict[str, Any]] = {"label": ""}

    # --- written by packaging/write_records.py
    __slots__ = ("amount", "key", "kind", "label", "rank")
    FIELDS: ClassVar[dict[str, str]] = {"rank": "int", "amount": "int", "kind": "str", "key": "int", "label": "str"}

    def __init__(self, rank: int, amount: int, kind: str, key: int, label: str = "") -> None:
        self.rank = rank
        self.amount = amount
        self.kind = kind
        self.key = key
        self.label = label

    def parts(self) -> tuple[Any, ...]:
        return (self.rank, self.amount, self.kind, self.key, self.label)
    # --- as far as here


CARD_RANK: Final = 3
"""The rank of a card of Range 0; the others follow by their Range."""


def range_of(s: MatrixState, slot: int) -> int:
    """A card's Range with what changes it."""
    base: int = s.cards[s.ident[slot]].range
    if s.modifiers.get(stats.RANGE):
        base += added(s, stats.RANGE, s.owner[slot], slot)
    return base if base > 0 else 0


def plain_reach(s: MatrixState, seat: int) -> list[int]:
    """Power without conditions that reaches distance 0, 1, 2 … up to the longest way across the Matrix."""
    longest, power, cards, ident = s.game.grid.longest, s.power, s.cards, s.ident
    reach = [s.loose] + [0] * longest
    as_printed = stats.RANGE not in s.modifiers
    for slot in s.zones[PLAY_OF[seat]]:
        here = power[slot]
        if here:
            reach[0] += here
            far = cards[ident[slot]].range if as_printed else range_of(s, slot)
            if far:
                for distance in range(1, min(far, longest) + 1):
                    reach[distance] += here
    return reach


def texts_give(s: MatrixState, seat: int) -> int:
    """The purposes that anything but plain Power could pay for, as a mask: a short way past `sources`."""
    uses = 0
    if not s.bonuses and stats.POWER not in s.modifiers and stats.POOL not in s.modifiers:
        return uses
    for bonus in s.bonuses:
        uses |= bonus.use
    for stat in (stats.POWER, stats.POOL):
        for m in s.modifiers.get(stat, ()):
            node = m.node
            if isinstance(node, PowerText) and node.use & ~uses and node.binds(s, m, seat):
                uses |= node.use
    return uses


def sources(s: MatrixState, seat: int, distance: int, purpose: int, target: int) -> list[Source]:
    """Everything that could pay for something at that distance, cheapest to give away first."""
    found: list[Source] = []
    in_play = s.zones[PLAY_OF[seat]]
    for index, bonus in enumerate(s.bonuses):
        reaches = distance == 0 if bonus.slot < 0 else range_of(s, bonus.slot) >= distance
        if bonus.use & purpose and reaches and fits_versus(s, seat, bonus.versus, target):
            found.append(Source(0, bonus.amount, "bonus", index))
    for m in s.modifiers.get(stats.POWER, ()):
        node = m.node
        if isinstance(node, PowerText) and node.use & purpose and node.binds(s, m, seat):
            for slot in in_play:
                amount = unspent(s, slot, node, node.bonus(s, m, seat, slot, purpose, target))
                if amount and range_of(s, slot) >= distance:
                    found.append(Source(1, amount, "text", slot, node.label))
    if distance == 0:
        for m in s.modifiers.get(stats.POOL, ()):
            node = m.node
            if isinstance(node, PowerText) and node.use & purpose and node.binds(s, m, seat):
                amount = node.bonus(s, m, seat, -1, purpose, target)
                if node.each_time and amount:
                    found.append(Source(1, amount, "each time", m.source, node.label))
                elif amount := unspent(s, m.source, node, amount):
                    found.append(Source(1, amount, "pool", m.source, node.label))
        if s.loose:
            found.append(Source(2, s.loose, "loose", -1))
    for slot in in_play:
        if s.power[slot]:
            far = range_of(s, slot)
            if far >= distance:
                found.append(Source(CARD_RANK + far, s.power[slot], "card", slot))
    return found


def unspent(s: MatrixState, key: int, node: PowerText, amount: int) -> int:
    """What is left of a text's Power this turn: each point that is spent is one use of it."""
    if not amount or not s.used:
        return amount
    return max(0, amount - uses(s, key, node.label)) if amount > 0 else amount


def strength(s: MatrixState, seat: int, distance: int, purpose: int, target: int = -1) -> int:
    """How much Power reaches that distance for that purpose."""
    return max(0, sum(source.amount for source in sources(s, seat, distance, purpose, target)))


def weakened(s: MatrixState, seat: int, distance: int, purpose: int, target: int, penalty: int) -> int:
    """The same where Alt Mode weakens every card by itself: a card's Power and bonuses together, never below 0."""
    by_card: dict[int, int] = {}
    loose = 0
    for source in sources(s, seat, distance, purpose, target):
        slot = s.bonuses[source.key].slot if source.kind == "bonus" else source.key
        if slot >= 0 and source.kind in ("bonus", "text", "card"):
            by_card[slot] = by_card.get(slot, 0) + source.amount
        else:
            loose += source.amount
    return loose + sum(max(0, amount - penalty) for amount in by_card.values())


def shares(s: MatrixState, seat: int, n: int, distance: int, purpose: int, target: int = -1, first: int = -1
           ) -> list[tuple[Source, int]]:
    """What n Power is taken from: each source with its part. The card that is named pays first, then those of its
    Range, then what usually does."""
    there = sorted(sources(s, seat, distance, purpose, target), key=Source.parts)
    return _parts(there, n, next((source for source in there if source.kind == "card" and source.key == first), None))


def _parts(there: list[Source], n: int, first: Source | None = None) -> list[tuple[Source, int]]:
    if first is not None:
        there = sorted(there, key=lambda source: (source is not first, source.rank != first.rank))
    found = []
    for source in there:
        if n <= 0:
            break
        part = min(n, source.amount)
        n -= part
        found.append((source, part))
    return found


def several_kinds(s: MatrixState, seat: int) -> int:
    """How far Power of more than one kind may reach, or -1: a short way past `other_payers`."""
    power = s.power
    cards = [slot for slot in s.zones[PLAY_OF[seat]] if power[slot]]
    texts = s.bonuses or s.modifiers.get(stats.POWER) or s.modifiers.get(stats.POOL)
    if not cards or (len(cards) == 1 and not s.loose and not texts):
        return -1
    ranges = {range_of(s, slot) for slot in cards}
    if texts:
        return max(ranges)
    if s.loose:
        ranges.add(0)
    return sorted(ranges)[-2] if len(ranges) > 1 else -1


def other_payers(s: MatrixState, seat: int, n: int, distance: int, purpose: int, target: int = -1) -> list[int]:
    """Cards that may pay n Power first instead of what usually does, one of each Range: only where more would be left
    of something. What is left of loose Power and of cards counts by its Range."""
    if n <= 0:
        return []
    there = sorted(sources(s, seat, distance, purpose, target), key=Source.parts)
    if len(there) < 2 or there[0].rank == there[-1].rank or sum(source.amount for source in there) <= n:
        return []
    whole: dict[tuple[str, int], int] = {}
    for source in there:
        key = _likeness(source)
        whole[key] = whole.get(key, 0) + source.amount

    def left(first: Source | None = None) -> dict[tuple[str, int], int]:
        found = dict(whole)
        for source, part in _parts(there, n, first):
            if source.kind != "each time":
                found[_likeness(source)] -= part
        return found

    known, found = [left()], []
    for card in {source.rank: source for source in reversed(there) if source.kind == "card"}.values():
        after = left(card)
        if after not in known and any(n > known[0][key] for key, n in after.items()):
            known.append(after)
            found.append(card.key)
    return found


def _likeness(source: Source) -> tuple[str, int]:
    """The same for all that is as good as each other."""
    if source.kind in ("card", "loose"):
        return "", max(0, source.rank - CARD_RANK)
    return source.kind + source.label, source.key


def favours_one(s: MatrixState, seat: int, purpose: int, target: int) -> bool:
    """Whether a text strengthens one card of a player's for a purpose and a target."""
    return any(isinstance(m.node, PowerText) and m.node.one_card and m.node.use & purpose
               and m.node.binds(s, m, seat) and fits_versus(s, seat, m.node.versus, target)
               for m in s.modifiers.get(stats.POWER, ()))


def fits_versus(s: MatrixState, seat: int, versus: str, target: int) -> bool:
    """Whether a target is what a text's "when battling …" speaks of."""
    if not versus:
        return True
    if target < 0:
        return False
    card = s.card(target)
    if versus == "robot":
        return ROBOT in card.types
    if versus == "boss":
        return bool(card.type == BOSS)
    if versus == "cost 4 or less":
        return card.cost is not None and card.cost <= 4
    if versus == "revealed this turn":
        return any(deed.kind == FLIPS and deed.slot == target for deed in s.deeds)
    here = space_of(s, target) == s.at[seat]
    return here if versus == "in your space" else not here


def alt_penalty(s: MatrixState, seat: int) -> int:
    """The Power that a character in Alt Mode lacks in battles, as printed on it (War on Cybertron p.3, p.14)."""
    if s.mode[seat] != ALT:
        return 0
    side = s.card(s.zones[CHARACTER_OF[seat]][0]).alt
    return -side.penalty if side is not None else 0


def cost_of(s: MatrixState, seat: int, action: Thing, slot: int, base: int, least: int = 0) -> int:
    """A price with what is in force on it."""
    stat = stats.COST[action]
    if s.modifiers.get(stat):
        base += added(s, stat, seat, slot)
    return base if base > least else least


def energon_price(s: MatrixState, seat: int, slot: int, printed: int) -> int:
    """The Energon that an ability takes."""
    if s.modifiers.get(stats.COST_OF_ENERGON_ABILITIES):
        printed += added(s, stats.COST_OF_ENERGON_ABILITIES, seat, slot)
    return max(0, printed)
