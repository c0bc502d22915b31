"""What titles say of each other before any game: who could ever bear an Upgrade."""
from __future__ import annotations

from collections.abc import Iterable

from sparktable.kernel.control import Condition, Not

from ..card import ALT, BattleCard, Character
from .conditions import IsA, PutOnly
from .forms import AltModes
from .select import Chars, words


def could_bear(upgrade: BattleCard, team: Iterable[Character]) -> bool:
    """Whether there is somebody on a team who could ever bear an Upgrade."""
    only = upgrade.only_on
    return only is None or any(_could_be(only, title) for title in team)


def _could_be(only: Condition, title: Character) -> bool:
    if isinstance(only, Not):
        return not _could_be(only.condition, title)
    if isinstance(only, IsA):
        return not {*words(only.trait)}.isdisjoint(title.traits_ever)
    if isinstance(only, AltModes):
        return sum(mode.name.startswith(ALT) for mode in title.modes) >= only.n
    return not isinstance(only, PutOnly) or _is_printed(only.kind, title)


def _is_printed(kind: Chars, title: Character) -> bool:
    """As far as that is printed: it may yet be damaged or tapped."""
    return ((not kind.name or any(each in title.name for each in words(kind.name)))
            and (not kind.faction or not {*words(kind.faction)}.isdisjoint(title.factions))
            and not (isinstance(kind.stars_to, int) and title.stars > kind.stars_to)
            and not (isinstance(kind.stars_from, int) and title.stars < kind.stars_from))
