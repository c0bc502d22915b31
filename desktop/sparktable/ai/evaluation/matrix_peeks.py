"""Cards of the Matrix that a player has peeked at: what they are is known, what turning them up sets off can be
reckoned."""
from __future__ import annotations

from sparktable.games.matrix.facts.contest import by_confrontation, why_not_confront
from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.zones import FACE_UP

from .matrix_harm import suffered
from .matrix_titles import Titles
from .matrix_weights import Weights


def sees(s: MatrixState, seat: int, slot: int) -> bool:
    """Whether a player knows what lies there: it is faceup, or was peeked at. What is left blank in a position that
    is shown to somebody else nobody knows who looks at it."""
    return s.known[slot] & (FACE_UP | 1 << seat) != 0 and s.ident[slot] != s.unknown


def could_be_battled(s: MatrixState, seat: int, slot: int) -> bool:
    """Whether an Adversary could be battled at once when it has been turned up."""
    return not by_confrontation(s, slot) or not why_not_confront(s, seat, slot)


def sting(s: MatrixState, seat: int, slot: int, t: Titles, w: Weights, there: bool = True) -> float:
    """What it costs a player's side to turn a card up, in victory points: an Adversary Robot Ambushes whoever stands
    `there`, a Boss attacks and stays to harm."""
    if not s.game.adversary(s, seat, slot):
        return 0.0
    title, team = s.ident[slot], s.game.team(seat)
    if t.boss[title]:
        attack = s.cards[title].attack
        hurt = sum(suffered(s, attack.effect, mate) for mate in team) if attack is not None else 0.0
        return hurt + len(team) * (w.boss_out + w.menace * t.menace[title])
    return w.threat + w.ambush * there if t.robot[title] else 0.0
