"""How cards hang together: Upgrades on a character, cards under it, the parts of a Combiner."""
from __future__ import annotations

from sparktable.kernel.nodes import label_tree
from sparktable.kernel.presence import depart
from sparktable.kernel.relations import Relation, bind
from sparktable.kernel.state import State
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import move

from .events import UPGRADE_LEFT, UPGRADE_SCRAPPED
from .state import SCRAP, goes_to


class Attached(Relation):
    """An Upgrade on a character that is KO'd is scrapped. While that is told, it still hangs there."""

    def host_left(self, s: State, slot: int, host: int) -> None:
        bind(s, slot, host, ATTACHED)
        fire(s, UPGRADE_SCRAPPED, slot, host)
        depart(s, UPGRADE_LEFT, slot)
        move(s, slot, goes_to(s, slot, SCRAP))


class UnderIt(Relation):
    """Battle cards under a character that leaves are scrapped; characters under it are out of the game."""

    def host_left(self, s: State, slot: int, host: int) -> None:
        if s.card(slot).type != "character":
            move(s, slot, SCRAP + s.owner[slot])


class PartOf(Relation):
    """The parts of a Combiner stay with it."""

    def host_left(self, s: State, slot: int, host: int) -> None:
        pass


ATTACHED, UNDER_IT, PART_OF = Attached(), UnderIt(), PartOf()
for _name, _relation in {"attached": ATTACHED, "under it": UNDER_IT, "part of": PART_OF}.items():
    label_tree(f"tcg/{_name}", _relation)
