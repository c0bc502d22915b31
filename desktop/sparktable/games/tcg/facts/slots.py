"""The slots of a character: which Upgrades lie in them, what fits, what would have to go."""
from __future__ import annotations

from sparktable.kernel.modifiers import value
from sparktable.kernel.nodes import Frame
from sparktable.kernel.relations import bound_to, host_of
from sparktable.kernel.stack import CHECK
from sparktable.kernel.state import State

from ..card import SLOTS, BattleCard, TcgCard
from ..relations import ATTACHED
from ..state import TcgState, battle_card, characters
from ..stats import ARMOR_GOES_IN, EXTRA_ARMOR, EXTRA_UTILITY, EXTRA_WEAPON, UTILITY_GOES_IN, WEAPON_GOES_IN
from .stats import slot_kind

EXTRA_SLOT = dict(zip(SLOTS, (EXTRA_WEAPON, EXTRA_ARMOR, EXTRA_UTILITY), strict=True))
"""Slot -> the stat of how many more of it a character has."""
TAKES_INSTEAD = dict(zip(SLOTS, (WEAPON_GOES_IN, ARMOR_GOES_IN, UTILITY_GOES_IN), strict=True))
"""Kind of Upgrade -> the stat of which other slots of a character it may lie in: bits by the order of SLOTS."""


_SLOTS_CHANGED = frozenset(EXTRA_SLOT.values())
"""While none of these is in force, everybody has a slot of each kind."""


def upgrades(s: State, character: int) -> list[int]:
    """The Upgrades on a character, oldest first."""
    return bound_to(s, character, ATTACHED)


def bearer(s: State, upgrade: int) -> int:
    """The character that an Upgrade is on, or NOBODY."""
    return host_of(s, upgrade)


def in_slot(s: TcgState, character: int, kind: str) -> list[int]:
    """The Upgrades that lie in a character's slots of a kind."""
    return [slot for slot in upgrades(s, character) if kind in fills(s, slot, SLOTS[s.lies_in[slot]])]


def fills(s: TcgState, upgrade: int, kind: str) -> tuple[str, ...]:
    """The kinds of slots that an Upgrade takes up which lies in one of that kind."""
    card = s.card(upgrade)
    return (kind, *card.fills) if isinstance(card, BattleCard) else (kind,)


def fit_together(title: TcgCard) -> int:
    """How many of an Upgrade share one slot."""
    return title.fit_together if isinstance(title, BattleCard) else 1


def slots_used(s: TcgState, lying: list[int]) -> int:
    """How many slots Upgrades take up: some fit together in one."""
    titles: dict[int, int] = {}
    for slot in lying:
        titles[s.ident[slot]] = titles.get(s.ident[slot], 0) + 1
    return sum(-(-count // fit_together(s.cards[title])) for title, count in titles.items())


def capacity(s: State, character: int, kind: str) -> int:
    """How many slots of a kind a character has."""
    return max(0, value(s, EXTRA_SLOT[kind], s.card(character).slots_of(kind), character))


def kinds_for(s: State, upgrade: int, character: int) -> list[str]:
    """The slots that an Upgrade may lie in on a character: as a rule that of its kind."""
    own, also = slot_kind(s, upgrade), battle_card(s, upgrade).also_in
    others = value(s, TAKES_INSTEAD[own], 0, character)
    return [kind for index, kind in enumerate(SLOTS) if kind == own or kind in also or others >> index & 1]


def must_go(s: TcgState, upgrade: int, character: int, kind: str) -> list[int]:
    """The Upgrades one of which has to be scrapped so that this one fits; empty where there is room."""
    for each in fills(s, upgrade, kind):
        lying = in_slot(s, character, each)
        if slots_used(s, [*lying, upgrade]) > capacity(s, character, each):
            return lying
    return []


def replaceable(s: TcgState, upgrade: int, character: int) -> list[int]:
    """The Upgrades in whose place alone one may be played, if it is one of those."""
    kind = battle_card(s, upgrade).replaces
    return [each for each in in_slot(s, character, kind) if slot_kind(s, each) == kind] if kind else []


def may_play_on(s: TcgState, upgrade: int, character: int) -> bool:
    """Whether an Upgrade that may be put on a character may also be played there."""
    return not battle_card(s, upgrade).replaces or bool(replaceable(s, upgrade, character))


def may_bear(s: TcgState, upgrade: int, character: int, seat: int) -> bool:
    """Whether an Upgrade may be put on a character: what a card says about it is asked once, when it is put there."""
    only = battle_card(s, upgrade).only_on
    if only is None:
        return True
    return only.holds(s, Frame(CHECK, 0, seat, upgrade, (character,)))


def bearers(s: TcgState, upgrade: int, seat: int) -> list[int]:
    """The characters of a seat that an Upgrade may be put on."""
    as_printed = _SLOTS_CHANGED.isdisjoint(s.modifiers)
    return [each for each in characters(s, seat) if may_bear(s, upgrade, each, seat)
            and (as_printed or any(capacity(s, each, kind) for kind in kinds_for(s, upgrade, each)))]
