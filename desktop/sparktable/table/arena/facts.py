"""What the table shows of Battle for Cybertron: read from a view, reckoned by the game's own readers."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.arena import kinds, questions
from sparktable.games.arena.board import WIDTH
from sparktable.games.arena.card import ArenaCard, Transformer
from sparktable.games.arena.facts.damage import red_circle
from sparktable.games.arena.facts.movement import reachable, way
from sparktable.games.arena.facts.position import could_attack, in_position
from sparktable.games.arena.rules.combat import ATTACK
from sparktable.games.arena.state import (
    BOARD,
    BOX,
    DISCARDS,
    HAND,
    OUT,
    PILE,
    PLAY,
    ArenaState,
    deck_of,
    deck_zone,
    foes,
    in_play,
    own,
    seat_zone,
    space_of,
)
from sparktable.games.factions import FACTIONS
from sparktable.kernel.view import View
from sparktable.kernel.zones import knows

FACTION_KEYS = tuple(name.lower() for name in FACTIONS)


def state_of(view: View) -> ArenaState:
    assert isinstance(view.state, ArenaState)
    return view.state


def title(view: View, slot: int) -> ArenaCard:
    found: ArenaCard = view.state.card(slot)
    return found


def character(view: View, pawn: int) -> Transformer | None:
    """A Transformer's chart; None until one has been chosen."""
    found = title(view, pawn) if pawn >= 0 else None
    return found if isinstance(found, Transformer) else None


def is_known(view: View, slot: int) -> bool:
    return knows(view.state, view.seat, slot)


class Fighter(NamedTuple):
    """What everybody may see of a Transformer."""

    pawn: int
    seat: int
    name: str
    faction: str
    damage: int
    most: int
    """With so much it is destroyed: more than that counts no more."""
    out: bool
    hand: int
    """Cards in hand with its back."""
    deck: int
    discards: int
    passes: int


def holdings(who: Fighter) -> tuple[tuple[str, int], ...]:
    """Icon and number: hand, draw pile, discard pile, and how often the pile was gone through."""
    passes = (("ongoing", who.passes),) if who.passes else ()
    return ("hand", who.hand), ("deck", who.deck), ("discard", who.discards), *passes


def fighter(view: View, pawn: int) -> Fighter | None:
    s, chart = state_of(view), character(view, pawn)
    if chart is None:
        return None
    seat = s.game.seat_of[pawn]
    hand = sum(deck_of(s, slot) == pawn for slot in s.zones[seat_zone(seat, HAND)])
    most = red_circle(s, pawn)
    return Fighter(pawn, seat, chart.name, FACTION_KEYS[chart.faction], min(s.damage[pawn], most), most,
                   s.where[pawn] == OUT, hand, len(s.zones[deck_zone(s, pawn, PILE)]),
                   len(s.zones[deck_zone(s, pawn, DISCARDS)]), s.passes[pawn])


def hand_of(view: View, seat: int) -> list[int]:
    """The cards in somebody's hand in an order in which they are found: what attacks hardest first, Specials last."""
    def strength(slot: int) -> tuple[int, int, str]:
        card = title(view, slot)
        return -(card.attack or 0), -(card.defense or 0), card.name
    return sorted(state_of(view).zones[seat_zone(seat, HAND)], key=strength)


def started_at(view: View, square: int) -> Fighter | None:
    """Who of those who play began the game on a square."""
    s = state_of(view)
    charts = ((pawn, character(view, pawn)) for pawn in range(len(s.damage)))
    return next((fighter(view, pawn) for pawn, chart in charts
                 if chart is not None and s.game.board.start[chart.letter] == square), None)


def all_move(view: View) -> bool:
    """Whether the die shows ALL where that means something: where somebody has several Transformers."""
    s = state_of(view)
    return s.die_all and len(s.game.pawns[0]) > 1


def left(view: View, pawn: int) -> int:
    """How much more damage it takes until it is destroyed."""
    s = state_of(view)
    return red_circle(s, pawn) - s.damage[pawn]


def steps(view: View) -> dict[int, int]:
    """Square -> the number of steps there, for every square that the question offers; 0 where steps do not count."""
    asked, s = view.decision, state_of(view)
    found: dict[int, int] = {}
    if asked is None or asked.seat != view.seat:
        return found
    offered: dict[int, set[int]] = {}
    for option in asked.options:
        if option.kind == kinds.MOVE:
            offered.setdefault(option.value("card"), set()).add(option.value("space"))
    for pawn, squares in offered.items():
        past = asked.kind != questions.PUSH
        nearer: set[int] = set()
        far = 0
        while asked.kind != questions.PLACE and not squares <= nearer:
            far += 1
            now = set(reachable(s, pawn, far, past_friends=past))
            for square in (now - nearer) & squares:
                found[square] = min(far, found.get(square, far))
            if now == nearer:
                break
            nearer = now
        for square in squares - found.keys():
            found[square] = 0
    return found


class Walk(NamedTuple):
    """How somebody would go."""

    pawn: int
    squares: list[int]


def walk_to(view: View, square: int, pawn: int = -1) -> Walk | None:
    """How a Transformer that the question lets go to a square gets there: the one that is told, else the nearest."""
    asked, s = view.decision, state_of(view)
    if asked is None or asked.seat != view.seat or asked.kind == questions.PLACE:
        return None
    movers = [option.value("card") for option in asked.options
              if option.kind == kinds.MOVE and option.value("space") == square]
    walks = [Walk(each, way(s, each, square, past_friends=asked.kind != questions.PUSH))
             for each in movers if pawn in (each, -1)]
    return min((walk for walk in walks if walk.squares), key=lambda walk: len(walk.squares), default=None)


def walkers(view: View) -> dict[int, list[Fighter]]:
    """Square -> which of several could go there; empty where there is but one that the question lets go."""
    asked = view.decision
    if asked is None or asked.seat != view.seat:
        return {}
    steps = [(option.value("space"), option.value("card")) for option in asked.options if option.kind == kinds.MOVE]
    who = {pawn: one for pawn in dict.fromkeys(pawn for _, pawn in steps) if (one := fighter(view, pawn)) is not None}
    found: dict[int, list[Fighter]] = {}
    for square, pawn in steps if len(who) > 1 else ():
        found.setdefault(square, []).append(who[pawn])
    return found


def attack_squares(view: View) -> set[int]:
    """The squares that the question offers from which the viewer could attack somebody; or on which an opponent who
    is pushed there could be attacked."""
    asked, s = view.decision, state_of(view)
    found: set[int] = set()
    if asked is None or asked.seat != view.seat:
        return found
    mine, theirs = own(s, view.seat), foes(s, view.seat)
    for option in asked.options:
        if option.kind == kinds.MOVE:
            pawn, square = option.value("card"), option.value("space")
            left = 1 << space_of(s, pawn)
            if any(could_attack(s, square, space_of(s, other), left) for other in (theirs if pawn in mine else mine)):
                found.add(square)
    return found


def chooser(view: View) -> int | None:
    """Who chooses a Transformer, before the game."""
    asked = view.decision
    return asked.seat if asked is not None and asked.kind == questions.CHOOSE_CHARACTER else None


def unchosen(view: View) -> list[int]:
    """The charts of all who can still be chosen, by anybody. Pawns lie in the box as well until the game begins."""
    s = state_of(view)
    return [slot for slot in s.zones[BOX]
            if slot >= len(s.damage) and is_known(view, slot) and isinstance(title(view, slot), Transformer)]


def whose_turn(view: View) -> int:
    """Who is to do something."""
    chooses = chooser(view)
    return state_of(view).active if chooses is None else chooses


class Fire(NamedTuple):
    """A line of attack."""

    attacker: int
    target: int


def lines_of_fire(view: View) -> list[Fire]:
    """Whom the active player could attack now; while an attack goes on, that one alone."""
    s = state_of(view)
    fight = duel(view)
    if fight is not None:
        return [Fire(fight.attacker, fight.target)] if in_play(s, fight.attacker) and in_play(s, fight.target) else []
    if s.outcome is not None:
        return []
    return [Fire(pawn, foe) for pawn in own(s, s.active) for foe in in_position(s, pawn, s.active)]


class Duel(NamedTuple):
    """The attack that is going on. A value that nobody may see yet is None."""

    attacker: int
    target: int
    attack_card: int
    defense_card: int
    """-1 while there is none."""
    attack: int | None
    defense: int | None
    damage: int | None


def duel(view: View) -> Duel | None:
    s, last = state_of(view), decided(view)
    frame = next((frame for frame in reversed(s.stack) if frame.node is ATTACK), None)
    if s.outcome is not None:
        return None
    if frame is not None:
        attacker, target, _ = frame.data
        card = frame.source
    elif last is not None and view.decision is None:  # a moment of it, in which nobody is asked anything
        attacker, target, card = last.attacker, last.target, _laid(s, last.attacker)
    else:
        return None
    defense_card = _laid(s, target)
    if last is not None:
        return Duel(attacker, target, card, defense_card, last.attack_title.attack, last.defense, last.damage)
    defense = title(view, defense_card).defense if defense_card >= 0 else None
    return Duel(attacker, target, card, defense_card, title(view, card).attack, defense, None)


def weighed(view: View, slot: int, aimed: int = -1) -> Duel | None:
    """The attack as a card of the hand would make it: one on whom it is aimed at, or on the first whom it could meet;
    or the one that it would defend against."""
    asked, card, fight = view.decision, title(view, slot), duel(view)
    if asked is None or asked.seat != view.seat:
        return None
    meant = [option for option in asked.options if option.kind in (kinds.ATTACK, kinds.DEFEND)
             and option.value("card") == slot]
    if not meant:
        return None
    if meant[0].kind == kinds.DEFEND:
        return fight and fight._replace(defense_card=slot, defense=card.defense)
    targets = [option.value("card", 1) for option in meant]
    return Duel(deck_of(state_of(view), slot), aimed if aimed in targets else targets[0], slot, -1, card.attack, None,
                None)


def _laid(s: ArenaState, pawn: int) -> int:
    """The card that lies before whoever it belongs to, or -1."""
    return next(iter(s.zones[seat_zone(s.game.seat_of[pawn], PLAY)]), -1)


class Decided(NamedTuple):
    """The attack that was decided last: its numbers stay in sight until somebody acts."""

    attacker: int
    target: int
    attack_title: ArenaCard
    defense_title: ArenaCard | None
    damage: int

    @property
    def defense(self) -> int:
        """Whoever does without a card holds nothing back."""
        return 0 if self.defense_title is None else self.defense_title.defense or 0


def decided(view: View) -> Decided | None:
    s = state_of(view)
    if not s.fought:
        return None
    attacker, target, attack, defense, damage = s.fought
    return Decided(attacker, target, s.cards[attack], s.cards[defense] if defense >= 0 else None, damage)


def played(view: View) -> list[int]:
    """What lies before the players besides the cards of an attack."""
    s, fight = state_of(view), duel(view)
    duelling = () if fight is None else (fight.attack_card, fight.defense_card)
    return [slot for seat in range(s.game.seats) for slot in s.zones[seat_zone(seat, PLAY)] if slot not in duelling]


def square_of(view: View, pawn: int) -> int:
    """Where a pawn stands, or -1."""
    s = state_of(view)
    return space_of(s, pawn) if s.where[pawn] == BOARD else -1


def distance(view: View, pawn: int, other: int) -> int:
    """How many squares one of two is from the other, diagonally as well; 0 where one of them is on none."""
    here, there = square_of(view, pawn), square_of(view, other)
    if min(here, there) < 0:
        return 0
    (row, column), (row2, column2) = divmod(here, WIDTH), divmod(there, WIDTH)
    return max(abs(row - row2), abs(column - column2))
