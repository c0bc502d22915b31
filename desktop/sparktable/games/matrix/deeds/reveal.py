"""Turning cards up in the Matrix, and filling its spaces (War on Cybertron p.12, p.14, p.16, p.20; Core p.11)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import begin, call
from sparktable.kernel.zones import move, move_top, shuffle, turn_down, turn_up

from ..card import BOSS, POLITY, ROBOT
from ..events import FLIPS, RUIN_APPEARS, happened
from ..facts.cards import space_of
from ..state import MAIN_DECK, MATRIX, RUIN_DISCARD, RUINS, MatrixState
from .attack import ambush, attack_you
from .ending import check_ruins, end_by_deck
from .enforcing import enforce


def turn_up_in_matrix(s: MatrixState, slot: int, by: int) -> None:
    """Lay a card of the Matrix open, and resolve what follows. A Ruin or a card already open stays as it is."""
    turn_up(s, slot)
    enforce(s, slot, -1)
    call(s, REVEAL, by, slot)
    happened(s, FLIPS, by, slot, space_of(s, slot))


class _Reveal(Procedure):
    """What follows when a card is turned up."""

    @step("polity")
    def under_hostile_command(self, s: MatrixState, f: Frame) -> Result:
        """Co-op: a Polity comes up under Adversary command (War on Cybertron p.20)."""
        slot = f.source
        if s.card(slot).type == POLITY and s.game.rules.polities_start_hostile:
            s.token[slot] = 1 - s.game.side[0]
        return None

    @step("text")
    def text(self, s: MatrixState, f: Frame) -> Result:
        """Its reveal text, if it has one."""
        slot = f.source
        text: Effect | None = s.card(slot).reveal
        if text is not None:
            begin(s, text, f.seat, slot, spot=space_of(s, slot))
        return None

    @step("attack")
    def attack(self, s: MatrixState, f: Frame) -> Result:
        """A Robot Ambushes every Adversary in its space; a Boss attacks every Adversary player anywhere (p.12)."""
        slot = f.source
        card = s.card(slot)
        if card.type == BOSS and card.attack is not None:
            attack_you(s, hit_by_boss(s, slot), card.attack.effect, slot, card.attack.blockable)
        elif ROBOT in card.types:
            space = space_of(s, slot)
            here = tuple(seat for seat in s.game.foes_of_card(s, slot) if s.at[seat] == space)
            ambush(s, here, slot, f.seat)
        return None

    @step("then an ambush")
    def then_ambush(self, s: MatrixState, f: Frame) -> Result:
        """If the Boss says so; it needs a second Block (p.12)."""
        slot = f.source
        attack = s.card(slot).attack
        if attack is not None and attack.ambush:
            ambush(s, hit_by_boss(s, slot), slot, f.seat)
        return None


def hit_by_boss(s: MatrixState, slot: int) -> tuple[int, ...]:
    """All Adversary players, wherever they are; in the Core Set only those whose standee is placed."""
    spared = s.game.rules.reveal_spares_unplaced
    return tuple(seat for seat in s.game.foes_of_card(s, slot) if s.at[seat] >= 0 or not spared)


REVEAL: Final = _Reveal()
label_tree("matrix/reveal", REVEAL)


def refill(s: MatrixState, space: int, faceup: bool = False) -> bool:
    """Put the top main-deck card into an empty space. If there is none, the game ends (War on Cybertron p.17, Core
    p.13)."""
    if not s.zones[MAIN_DECK]:
        end_by_deck(s)
        return False
    slot = s.zones[MAIN_DECK][-1]
    turn_down(s, slot)
    move(s, slot, MATRIX, space)
    if faceup:
        turn_up_in_matrix(s, slot, s.active)
    return True


def place_ruin(s: MatrixState, space: int) -> None:
    """The top Ruin comes faceup into an empty space, and its reveal text is resolved (War on Cybertron p.14)."""
    if not s.game.rules.ruins:
        return
    if not s.zones[RUINS]:
        if not s.zones[RUIN_DISCARD]:
            return
        move_top(s, RUIN_DISCARD, RUINS, 99)
        shuffle(s, RUINS)
    slot = s.zones[RUINS][-1]
    move(s, slot, MATRIX, space)
    turn_up(s, slot)  # so that whoever is told of it is told its name
    happened(s, RUIN_APPEARS, s.active, slot, space)
    turn_up_in_matrix(s, slot, s.active)
    check_ruins(s)
