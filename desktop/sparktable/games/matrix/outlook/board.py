"""What becomes of characters and of the cards that they meet: steps, Ambushes, cards turned up."""
from __future__ import annotations

from sparktable.kernel.decisions import card
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.vocabulary.statics import in_force
from sparktable.kernel.zones import FACE_UP

from .. import stats
from ..card import BOSS, ROBOT
from ..deeds.reveal import hit_by_boss
from ..events import CAUSES_AMBUSH, MOVES_ONTO, STEPS
from ..state import MATRIX, MatrixState
from .facts import Prospects, fact, text, to_you
from .goals import brings, gives, triggers


def lands(s: MatrixState, who: int, mover: int, space: int, *, ambushes: bool = True,
          way: int = STEPS) -> Prospects:
    """What it sets off and completes that a character comes onto a space; `who` is told, and has brought it about."""
    slot = s.zones[MATRIX][space]
    if slot >= 0 and ambushes and s.known[slot] & FACE_UP and s.game.adversary(s, mover, slot):
        yield from ambushed(s, who, mover, slot)
    then = s.copy()
    then.at[mover] = space
    yield from triggers(then, MOVES_ONTO, mover, slot, space, way)
    yield from brings(s, then, MOVES_ONTO, mover, slot, space, way)


def ambushed(s: MatrixState, who: int, victim: int, slot: int) -> Prospects:
    avoided = in_force(s, stats.NO_AMBUSH, victim)
    if victim == who:
        yield fact("ambush avoided" if avoided else "ambush", card(slot))
    else:
        yield fact("avoids ambush" if avoided else "ambush of", card(slot), seat_ref(victim))
    if victim in s.game.adversaries(who):
        yield from brings(s, s, CAUSES_AMBUSH, who, slot, number=victim)


def turned_up(s: MatrixState, who: int, slot: int) -> Prospects:
    """A card is turned up: who knows it, knows what follows; to all others it may be anything."""
    if not s.known[slot] >> who & 1:
        yield fact("turns up unknown")
        return
    yield fact("turns up", card(slot))
    yield from arrives(s, who, slot, s.zones[MATRIX].index(slot))


def arrives(s: MatrixState, who: int, slot: int, space: int) -> Prospects:
    """A card lies faceup from now on: its text, a Boss's attack on all its Adversaries, a Robot's Ambush on those in
    its space (War on Cybertron p.12)."""
    title = s.card(slot)
    yield from text(title.reveal, card(slot))
    if title.type == BOSS and title.attack is not None:
        for foe in hit_by_boss(s, slot):
            yield from text(title.attack.effect, card(slot), seat_ref(foe), key=to_you("reveal attack", foe == who))
            yield from gives(s, foe, title.attack.effect, slot)
            if title.attack.ambush:
                yield from ambushed(s, who, foe, slot)
    elif ROBOT in title.types:
        for foe in s.game.foes_of_card(s, slot):
            if s.at[foe] == space:
                yield from ambushed(s, who, foe, slot)
