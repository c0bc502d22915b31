"""What a team does about Schemes that hurt it: one player walks onto one and lays under it what can be spared.

Cards are contributed out of the hand (War on Cybertron p.19, Core p.20), so they are held back while the others are
played. What a Scheme costs was measured: quick players went on from the moment it was turned up, in 250 games of Core
and 400 of War on Cybertron, once with it and once without it.
"""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sparktable.games.matrix.card import SCHEME, MatrixCard
from sparktable.games.matrix.deeds.piles import HAND_SIZE
from sparktable.games.matrix.facts.cards import space_of
from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.headings import Thwart, no_frame
from sparktable.games.matrix.rules.schemes import advances, at_once, faceup_schemes, lying_under, needed_energon
from sparktable.games.matrix.ruleset import NOTHING
from sparktable.games.matrix.state import HAND, MatrixState, seat_zone
from sparktable.games.matrix.verbs.ongoing import AS_ADVERSARY, DEFEATING, CostMod, Forbid, Grant
from sparktable.games.matrix.verbs.piles import Discard
from sparktable.games.matrix.verbs.resources import Draw, GainVP, LoseEnergon
from sparktable.games.matrix.verbs.select import IN_HAND, Cards
from sparktable.kernel.control import IfDo, Seq
from sparktable.kernel.decisions import Option
from sparktable.kernel.nodes import Node

from .matrix_deck import Deck
from .matrix_plan import STEP, Outlook, outlook
from .matrix_titles import Titles, hurtful, snipes
from .matrix_weights import Weights

DEARER, CHEAPER = 1.6, 0.8
"""Bosses that cost 1 more, and 1 less: in points of co-op, as all that follows."""
WOUNDS_NEARBY, WOUNDS_ON = 2.2, 1.4
"""Damage for whoever begins a turn near an Adversary, or moves onto something."""
TURNED, LESS_HELP = 2.4, 0.6
"""All Robots are Adversaries; help is forbidden."""
TAKEN_EACH_TURN: dict[type[Node], float] = {LoseEnergon: 1.2, GainVP: -0.6, Discard: 2.5, Draw: -2.0}
"""What is lost at the start of every turn; what is gained or drawn lessens it."""
PART = 0.5
"""How much of a Scheme's burden is off when nearly all that thwarts it has been contributed."""
ALL = 0.99
"""The whole of what thwarts a Scheme, in shares that were added up."""
WORTH_THE_WAY = 0.3
"""No errand is run that brings less."""


class Errand(NamedTuple):
    """What one player can bring to a Scheme this turn."""

    worth: float
    scheme: int
    space: int
    cards: tuple[int, ...]
    """Out of the hand …"""
    energon: int
    """… or so much Energon."""


NO_ERRAND = Errand(0.0, -1, -1, (), 0)


@lru_cache(1024)
def burden(card: MatrixCard, faction: int, vp: str) -> float:
    """What a Scheme in force costs a team for which VP mean `vp`; below 0: it helps."""
    if card.type != SCHEME:
        return 0.0
    worth = WOUNDS_NEARBY * snipes(card) + WOUNDS_ON * bool(hurtful(card))
    for text in card.ongoing:
        if isinstance(text, CostMod) and text.action == DEFEATING and isinstance(text.n, int):
            concerned = getattr(text.of, "faction", None)
            if concerned in (None, 1 - faction):
                worth += text.n * (DEARER if text.n > 0 else CHEAPER)
        elif isinstance(text, Grant) and text.what == AS_ADVERSARY:
            worth += TURNED
        elif isinstance(text, Forbid):
            worth += LESS_HELP
    if card.start is not None:
        worth += _each_turn(card.start.effect, vp)
    return worth


def _each_turn(effect: Node, vp: str) -> float:
    """What a text costs that is carried out at the start of every turn; of two ways, half of each."""
    if isinstance(effect, Seq):
        return sum(_each_turn(kid, vp) for kid in effect.kids)
    if isinstance(effect, IfDo):
        return (_each_turn(effect.first, vp) + _each_turn(effect.other, vp)) / 2
    if isinstance(effect, GainVP) and vp == NOTHING:
        return 0.0
    amount = getattr(effect, "n", 1)
    return TAKEN_EACH_TURN.get(type(effect), 0.0) * (amount if isinstance(amount, int) else 1)


def weight(s: MatrixState, scheme: int, faction: int) -> float:
    """What is left of a Scheme's burden, with what has been contributed already."""
    title = s.cards[s.ident[scheme]]
    whole = burden(title, faction, s.game.rules.vp)
    if whole <= 0:
        return whole
    done = max((_share(s, thwart, scheme) for thwart in title.thwart), default=0.0)
    return whole * (1 - PART * done)


def _share(s: MatrixState, thwart: Thwart, scheme: int) -> float:
    """How much of what thwarts a Scheme has been contributed."""
    if thwart.cards:
        return len(lying_under(s, scheme)) / thwart.cards
    return s.stored.get(scheme, 0) / needed_energon(s, thwart) if thwart.energon else 0.0


def errand(s: MatrixState, seat: int, t: Titles, w: Weights, deck: Deck) -> Errand:
    """The best that the active player could contribute this turn."""
    best = NO_ERRAND
    if s.at[seat] < 0:
        return best
    faction = s.game.side[seat]
    for scheme in faceup_schemes(s):
        title = s.card(scheme)
        if burden(title, faction, s.game.rules.vp) > 0:
            for thwart in title.thwart:
                found = _contribution(s, seat, thwart, scheme, t, w, deck)
                if found.worth > max(best.worth, WORTH_THE_WAY):
                    best = found
    return best


def _contribution(s: MatrixState, seat: int, thwart: Thwart, scheme: int, t: Titles, w: Weights,
                  deck: Deck) -> Errand:
    """One way of thwarting a Scheme, if it can be reached: what it brings, less what it costs."""
    frame = no_frame(seat, scheme)
    if thwart.condition is not None and not thwart.condition.holds(s, frame):
        return NO_ERRAND
    cards: list[int] = []
    energon, cost = 0, 0.0
    done = _share(s, thwart, scheme)
    if thwart.cards and isinstance(thwart.contribute, Cards) and thwart.contribute.zone == IN_HAND:
        cards = _spared(s, seat, thwart, scheme, t)
        more = len(cards) / thwart.cards
        for slot in cards:
            cost += w.hand * HAND_SIZE * (t.strength[s.ident[slot]] - deck.average) / max(1, deck.size - 1)
    elif thwart.energon:
        needed = needed_energon(s, thwart)
        energon = min(needed - s.stored.get(scheme, 0), s.energon[seat])
        cost = sum(w.energon[s.energon[seat] - energon:s.energon[seat]])
        more = 0.0 if at_once(s, scheme) and energon < needed else energon / needed
    else:
        return NO_ERRAND
    space = space_of(s, scheme)
    steps = s.game.grid.distance[s.at[seat]][space]
    if not more or steps > _move_left(s, seat, cards, t):
        return NO_ERRAND
    faction = s.game.side[seat]
    thwarted = done + more > ALL
    gain = weight(s, scheme, faction) if thwarted else PART * more * burden(s.card(scheme), faction, s.game.rules.vp)
    return Errand(gain - cost - STEP * steps, scheme, space, tuple(cards), energon)


def _spared(s: MatrixState, seat: int, thwart: Thwart, scheme: int, t: Titles) -> list[int]:
    """The weakest cards in hand that bring a Scheme nearer to its end, no more than it takes."""
    assert thwart.contribute is not None
    fitting = [slot for slot in thwart.contribute.found(s, no_frame(seat, scheme))
               if advances(s, thwart, scheme, slot)]
    fitting.sort(key=lambda slot: t.strength[s.ident[slot]])
    if thwart.different_costs:
        weakest: dict[int, int] = {}
        for slot in fitting:
            weakest.setdefault(t.cost[s.ident[slot]], slot)
        fitting = list(weakest.values())
    return fitting[:thwart.cards - len(lying_under(s, scheme))]


def _move_left(s: MatrixState, seat: int, held: list[int], t: Titles) -> int:
    """The Move that is left for the way, when the other cards are played."""
    return sum(move_by_kind(s, seat)) + sum(t.move[s.ident[slot]] for slot in s.zones[seat_zone(seat, HAND)]
                                            if slot not in held)


def serves(option: Option, there: Errand) -> bool:
    """Whether an answer contributes what was brought."""
    if option[0] != "contribute" or option[1][0][1] != there.scheme:
        return False
    kind, value = option[1][1]
    return value in there.cards if kind == "card" else kind == "number" and value == there.energon


def team_outlook(s: MatrixState, seat: int, t: Titles, w: Weights, deck: Deck, left: float) -> tuple[Outlook, Errand]:
    """What a team's player can still do this turn, on an errand if that is better than without."""
    plain = outlook(s, seat, t, w, deck, left)
    there = errand(s, seat, t, w, deck)
    if there is NO_ERRAND:
        return plain, there
    going = outlook(s, seat, t, w, deck, left, there.space, there.cards)
    worth = going.worth + there.worth
    return (going._replace(worth=worth), there) if worth > plain.worth else (plain, NO_ERRAND)
