"""What the duel's texts speak of, in the kernel's vocabulary."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.state import State
from sparktable.kernel.vocabulary.seats import EVERYBODY, OPPONENTS, YOU, seats_of
from sparktable.kernel.vocabulary.selections import Described

from .state import FALLEN, FLIPPED, GEAR, HAND, TEAM


@dataclass(frozen=True, eq=False)
class Cards(Described):
    """Cards in a zone that each seat has."""

    zone: int
    whose: str = YOU
    _: KW_ONLY
    kind: str = ""
    other: bool = False
    """Not the card that speaks."""

    def among(self, s: State, frame: Frame) -> list[int]:
        return [slot for seat in seats_of(s, frame, self.whose) for slot in s.zones[self.zone + seat] if slot != -1]

    def like(self, s: State, frame: Frame, item: int) -> bool:
        return (s.owner[item] in seats_of(s, frame, self.whose) and self.kind in ("", s.card(item).kind)
                and not (self.other and item == frame.source))

    def keeps_secret(self, s: State, frame: Frame) -> bool:
        return self.zone == HAND


YOURS, ENEMIES, ALL_OF_THEM = Cards(TEAM), Cards(TEAM, OPPONENTS), Cards(TEAM, EVERYBODY)
ANOTHER_OF_YOURS, ENEMY_UPGRADES, YOUR_FALLEN = Cards(TEAM, other=True), Cards(GEAR, OPPONENTS), Cards(FALLEN)
ACTIONS_IN_HAND, FLIPPED_ACTIONS = Cards(HAND, kind="action"), Cards(FLIPPED, kind="action")
for _name, _node in {"yours": YOURS, "enemies": ENEMIES, "all": ALL_OF_THEM, "another": ANOTHER_OF_YOURS,
                     "enemy-upgrades": ENEMY_UPGRADES, "fallen": YOUR_FALLEN, "in-hand": ACTIONS_IN_HAND,
                     "flipped": FLIPPED_ACTIONS}.items():
    label_tree(f"toy-duel/{_name}", _node)
