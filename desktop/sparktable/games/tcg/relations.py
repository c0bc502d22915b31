"""How cards hang together: Upgrades on a character, cards under it, its head, the parts of a Combiner."""
from __future__ import annotations

from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import depart
from sparktable.kernel.relations import Relation, bind, host_of
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.triggers import ORDER, fire
from sparktable.kernel.zones import move

from .events import UPGRADE_LEFT, UPGRADE_SCRAPPED
from .state import SCRAP, SECRETS, goes_to


class Attached(Relation):
    """An Upgrade on a character that is KO'd is scrapped. While that is told, it still hangs there; and where its
    owner has a Secret Action lying that might save it, until that has had its moment."""

    def host_left(self, s: State, slot: int, host: int) -> None:
        bind(s, slot, host, ATTACHED)
        if s.zones[SECRETS + s.owner[host]]:
            call(s, LEFT_BEHIND, s.owner[host], slot, (host,))
        else:
            _scrap(s, slot, host)


def _scrap(s: State, slot: int, host: int) -> None:
    fire(s, UPGRADE_SCRAPPED, slot, host)
    depart(s, UPGRADE_LEFT, slot)
    move(s, slot, goes_to(s, slot, SCRAP))


class _LeftBehind(Node):
    """An Upgrade that nobody has saved is scrapped, after what the same moment sets off. The data: whom it was on."""

    def run(self, s: State, frame: Frame) -> None:
        (host,) = frame.data
        of_that = next((index for index, each in enumerate(s.stack) if each.node is ORDER
                        and any(fired.facts[:1] == (host,) for fired in each.data)), None)
        if of_that is not None:
            s.stack.insert(of_that, frame)
        elif host_of(s, frame.source) == host:
            _scrap(s, frame.source, host)


class UnderIt(Relation):
    """Battle cards under a character that leaves are scrapped; characters under it are out of the game."""

    def host_left(self, s: State, slot: int, host: int) -> None:
        if s.card(slot).type != "character":
            move(s, slot, SCRAP + s.owner[slot])


class PartOf(Relation):
    """The parts of a Combiner stay with it."""

    def host_left(self, s: State, slot: int, host: int) -> None:
        pass


class HeadOf(Relation):
    """The head of a character that is KO'd comes onto the battlefield by the deed that knocks it out."""

    def host_left(self, s: State, slot: int, host: int) -> None:
        pass


ATTACHED, UNDER_IT, PART_OF, HEAD_OF, LEFT_BEHIND = Attached(), UnderIt(), PartOf(), HeadOf(), _LeftBehind()
for _name, _node in {"attached": ATTACHED, "under it": UNDER_IT, "part of": PART_OF, "head of": HEAD_OF,
                     "left behind": LEFT_BEHIND}.items():
    label_tree(f"tcg/{_name}", _node)
