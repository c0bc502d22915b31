"""How a game ends (War on Cybertron p.17, p.20; Core p.13, p.21)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.stack import finish
from sparktable.kernel.zones import FACE_UP

from ..card import RELIC, RUIN
from ..facts.holdings import too_much_damage
from ..state import BOX, DESTROYED, MAIN_DECK, MATRIX, OUT, RUIN_DISCARD, RUINS, MatrixState

BOSSES: Final = "bosses"
DECK: Final = "deck"
DAMAGED: Final = "damage"
RUINED: Final = "ruins"
BOSSES_TO_BEAT: Final = 3
DAMAGE_PENALTY: Final = 3
"""What it costs to end the game with too much Damage in one's own turn (War on Cybertron p.17)."""


def boss_down(s: MatrixState, slot: int) -> None:
    """A Boss was defeated or destroyed; the third one of a faction ends the game at once."""
    faction = s.card(slot).faction
    assert faction is not None
    s.bosses_down[faction] += 1
    if s.bosses_down[faction] >= BOSSES_TO_BEAT:
        end(s, BOSSES)


def end_by_damage(s: MatrixState, seat: int) -> None:
    """A player controls too much Damage, which costs the active one VP."""
    if not s.ending and _own_fault(s, seat):
        s.vp[seat] -= DAMAGE_PENALTY
    end(s, DAMAGED)


def penalty(s: MatrixState, seat: int) -> int:
    """What of a player's VP that has cost. Where turns are still owed nobody can tell later whose turn it was."""
    known = s.ending and not s.game.ruling("equal_turns")
    return DAMAGE_PENALTY if known and too_much_damage(s, seat) and _own_fault(s, seat) else 0


def _own_fault(s: MatrixState, seat: int) -> bool:
    """Whether too much Damage costs this player VP, as it is the active one."""
    return s.game.rules.damage_owned_scores and seat == s.active and not s.game.rules.together


def end_by_deck(s: MatrixState) -> None:
    end(s, DECK)


def deck_runs_out(s: MatrixState) -> bool:
    """Whether the main deck cannot fill the Matrix when the turn ends, or has no card to burn (p.17)."""
    return len(s.zones[MAIN_DECK]) < max(1, sum(slot < 0 for slot in s.zones[MATRIX]))


def is_last_turn(s: MatrixState) -> bool:
    """Whether the game ends with this turn, as things stand: the deck has run out, or the game is over but for the
    turns that are still owed, and nobody is owed another."""
    return not _turns_owed(s) and (bool(s.ending) or deck_runs_out(s))


def _turns_owed(s: MatrixState) -> bool:
    """Whether the round is played to its end before scoring, and somebody has not had his turn."""
    return bool(s.turn % s.game.seats) and bool(s.game.ruling("equal_turns")) and not s.game.rules.together


def check_ruins(s: MatrixState) -> None:
    """All Ruins that are not destroyed lie in the Matrix (p.14): destroying one lowers the number needed."""
    if s.game.rules.ruins and not ruins_elsewhere(s) and any(
            slot >= 0 and s.card(slot).type == RUIN for slot in s.zones[MATRIX]) \
            and not (s.game.ruling("crystal_city_in_ruin_end") and _hidden_city(s)):
        end(s, RUINED)


def ruins_elsewhere(s: MatrixState) -> int:
    """Ruins that are neither destroyed nor in the Matrix: to come, cleared, or under Creeping Corrosion."""
    lying_under = [slot for slot in s.under if s.card(slot).type == RUIN]
    return len(s.zones[RUINS]) + len(s.zones[RUIN_DISCARD]) + len(lying_under)


def _hidden_city(s: MatrixState) -> bool:
    """Crystal City is in the game, and neither destroyed nor faceup in the Matrix."""
    return any(RUIN in title.types and RELIC in title.types and s.where[slot] not in (DESTROYED, OUT, BOX)
               and not (s.where[slot] == MATRIX and s.known[slot] & FACE_UP)
               for slot, title in ((slot, s.card(slot)) for slot in range(len(s.ident))))


def end(s: MatrixState, reason: str) -> None:
    """The game ends immediately; if two ends fall together, the Bosses count first."""
    if s.outcome is not None and not (reason == BOSSES and s.ending != BOSSES):
        return
    if not s.ending or reason == BOSSES:
        s.ending = reason
    if not _turns_owed(s):
        finish(s, s.game.outcome(s, s.ending))


def end_of_round(s: MatrixState) -> None:
    """Where everybody has the same number of turns, the last seat's turn ends the game for good."""
    if s.ending and not s.turn % s.game.seats:
        finish(s, s.game.outcome(s, s.ending))
