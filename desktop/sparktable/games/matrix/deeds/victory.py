"""A battle ends, and what a defeated Adversary brings: reward, Vault, Ruin (War on Cybertron p.13-14; Core p.12)."""
from __future__ import annotations

from typing import Any, ClassVar, Final

from sparktable.kernel.compiler import mypyc_attr
from sparktable.kernel.fields import Record
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import call
from sparktable.kernel.values import Waiting
from sparktable.kernel.zones import move, turn_down

from ..card import BOSS, RELIC
from ..events import DEFEATS, REWARDED, SPACE_EMPTIES, counts, happened, told
from ..facts.cards import space_of
from ..facts.contest import leaves_play
from ..state import MATRIX, PLAY, VAULT, MatrixState, seat_zone
from .ending import boss_down
from .enforcing import lift
from .gaining import gain_reward
from .paying import empty_pool
from .piles import DISCARD_OR_VAULT, left_matrix
from .reveal import place_ruin


def beaten(s: MatrixState, seat: int, slot: int, others: tuple[int, ...] = ()) -> None:
    """The reward, the Vault, the Ruin: in this order (p.13 step 5 or 7). The third Boss ends the game at once."""
    space = space_of(s, slot)
    far = s.game.grid.distance[s.at[seat]][space]
    lift(s, slot)
    s.owner[slot] = seat
    move(s, slot, seat_zone(seat, VAULT))
    call(s, AFTERMATH, seat, slot, Defeat(space=space, far=far, others=others))


@mypyc_attr(allow_interpreted_subclasses=True)
class Defeat(Record):
    """The bindings of what a defeat brings."""

    space: int
    far: int
    """How far from the winner it stood."""
    others: tuple[int, ...]
    """Who else has the reward."""
    texts: tuple[Waiting, ...]
    """What the defeat has set off, waiting for the Ruin."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"others": (), "texts": ()}

    # --- written by packaging/write_records.py
    __slots__ = ("far", "others", "space", "texts")
    FIELDS: ClassVar[dict[str, str]] = {"space": "int", "far": "int", "others": "tuple[int, ...]",
                                        "texts": "tuple[Waiting, ...]"}

    def __init__(self, *, space: int, far: int, others: tuple[int, ...] = (),
                 texts: tuple[Waiting, ...] = ()) -> None:
        self.space = space
        self.far = far
        self.others = others
        self.texts = texts

    def copy(self) -> Defeat:
        n: Defeat = Defeat.__new__(Defeat)
        n.space = self.space
        n.far = self.far
        n.others = self.others
        n.texts = self.texts
        return n
    # --- as far as here


class _Aftermath(Procedure):
    """What a defeated Adversary brings: War on Cybertron p.13 step 5 or 7, p.14; Core p.12. Texts that speak of the
    defeat come after all of it, and not after the end of the game."""

    @step("reward")
    def reward(self, s: MatrixState, f: Frame) -> Result:
        defeat: Defeat = f.data
        told(s, DEFEATS, f.seat, f.source, defeat.space)
        for other in reversed(defeat.others):
            gain_reward(s, other, f.source)
        gain_reward(s, f.seat, f.source)
        left_matrix(s, f.source, defeat.space, at_once_filled=True)
        return None

    @step("vault")
    def vault(self, s: MatrixState, f: Frame) -> Result:
        """Facedown into the Vault: who remembers it, remembers it. The third Boss ends the game."""
        slot, defeat = f.source, f.data
        if s.where[slot] == seat_zone(f.seat, VAULT):  # or its reward has put it elsewhere
            turn_down(s, slot)
            if RELIC in s.card(slot).types:
                s.beaten = (*s.beaten, slot)
        told(s, REWARDED, f.seat, slot)
        counts(s, DEFEATS, f.seat, slot, defeat.space, defeat.far)
        defeat.texts = tuple(s.waiting)
        s.waiting.clear()
        if s.card(slot).type == BOSS:
            boss_down(s, slot)
        return None

    @step("ruin")
    def ruin(self, s: MatrixState, f: Frame) -> Result:
        """In the empty space a Ruin comes up at once, and its text is resolved; the last one ends the game
        (War on Cybertron p.14)."""
        space = f.data.space
        if s.zones[MATRIX][space] < 0:
            place_ruin(s, space)
        if s.zones[MATRIX][space] < 0:
            happened(s, SPACE_EMPTIES, s.active, f.source, space)
        return None

    @step("texts")
    def texts(self, s: MatrixState, f: Frame) -> Result:
        """What the defeat has set off."""
        s.waiting.extend(f.data.texts)
        return None


def end_battle(s: MatrixState, seat: int) -> None:
    """Power and Move are lost; Allies and Ongoing cards stay; Relics may be vaulted."""
    s.battle = None
    s.loose = 0
    s.bonuses = ()
    empty_pool(s, seat)
    for slot in tuple(s.zones[seat_zone(seat, PLAY)]):
        if leaves_play(s, slot):
            call(s, DISCARD_OR_VAULT, seat, slot)


class _PlayedAway(Procedure):
    """What a battle's end does to the cards played so far."""

    @step("played")
    def played_away(self, s: MatrixState, f: Frame) -> Result:
        end_battle(s, f.seat)
        return None


AFTERMATH: Final = _Aftermath()
PLAYED_AWAY: Final = _PlayedAway()
label_tree("matrix/aftermath", AFTERMATH)
label_tree("matrix/played away", PLAYED_AWAY)


def defeat(s: MatrixState, seat: int, slot: int) -> None:
    """Defeated by an effect: reward, Vault and Ruin, without the steps of a battle."""
    if s.game.ruling("defeat_effect_discards"):
        call(s, PLAYED_AWAY, seat, slot)
    beaten(s, seat, slot)
