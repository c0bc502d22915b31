"""What a text of Battle for Cybertron is worth here and now, in points of damage."""
from __future__ import annotations

from typing import Final

from sparktable.games.arena.card import SPECIAL, ArenaCard
from sparktable.games.arena.facts.position import could_attack, next_to
from sparktable.games.arena.state import (
    DISCARDS,
    HAND,
    ArenaState,
    deck_zone,
    foes,
    in_play,
    own,
    seat_zone,
    space_of,
)
from sparktable.games.arena.verbs.aim import ANYWHERE, NEXT, AtEach, AtOne, DidDamage, EachPlayer, FromOne
from sparktable.games.arena.verbs.board import Damage, MayMove, MoreActions, Repair
from sparktable.games.arena.verbs.cards import (
    ANY_PILE,
    Discard,
    Draw,
    LookAndDiscard,
    PickUnseen,
    TakeBack,
    UseSpecial,
)
from sparktable.kernel.control import Effect, If, Seq
from sparktable.kernel.vocabulary.seats import OPPONENTS, YOU

from .card_worth import ACTION, KILL, LIKELY, SMALL_THINGS, holding, usual_worth
from .position import Lines, life_left

FULL_HAND: Final = 9
"""With so many cards in hand a further one is worth little."""
DRAWN_TOO_MANY: Final = 0.3
"""A card that a text draws into a full hand: no action is spent on it."""
UNDEFENDED: Final = 1.05
"""A point of damage that no defense can hold back."""
CLUMSY: Final = 0.6
"""What is left of a card that its player loses by his own choice: he gives up the worst."""


class Reader:
    """Reads the texts of one Transformer's cards in one position."""

    def __init__(self, lines: Lines, s: ArenaState, seat: int, me: int) -> None:
        self.lines = lines
        self.s = s
        self.seat = seat
        self.me = me
        self.stands = in_play(s, me)
        self.steps = 0
        """How far the text has let its Transformer move so far."""

    def worth(self, title: ArenaCard, it: int = -1) -> float:
        """What the whole text is worth; `it` is the other Transformer of a combat."""
        self.steps = 0
        return 0.0 if title.text is None else self._of(title.text, it)

    def _of(self, text: Effect, it: int) -> float:
        s, seat = self.s, self.seat
        if isinstance(text, Seq):
            return sum(self._of(part, it) for part in text.kids)
        if isinstance(text, If):
            met = LIKELY if isinstance(text.condition, DidDamage) else 1 - LIKELY
            return met * self._of(text.then, it)
        if isinstance(text, AtOne):
            return max((self._of(text.body, pawn) for pawn in self._fitting(text.where)), default=0.0)
        if isinstance(text, AtEach):
            return sum(self._of(text.body, pawn) for pawn in self._fitting(text.where))
        if isinstance(text, FromOne):
            held = [len(s.zones[seat_zone(other, HAND)]) for other in self._others()]
            return usual_worth(text.body) if any(held) else 0.0
        if isinstance(text, EachPlayer):
            return self._from_each(text)
        if isinstance(text, Damage):
            left = life_left(s, it) if it >= 0 and in_play(s, it) else 0
            return UNDEFENDED * min(text.n, left) + (KILL if 0 < left <= text.n else 0.0)
        if isinstance(text, Draw):
            return text.n * (ACTION if len(s.zones[seat_zone(seat, HAND)]) < FULL_HAND else DRAWN_TOO_MANY)
        if isinstance(text, Repair):
            return float(min(text.n, s.damage[self.me]))
        if isinstance(text, MoreActions):
            return ACTION * text.n if s.active == seat else 0.0
        if isinstance(text, Discard):
            return self._discard(text, it)
        if isinstance(text, LookAndDiscard | PickUnseen):
            held = [len(s.zones[seat_zone(s.game.seat_of[it], HAND)])] if it >= 0 else [0]
            return SMALL_THINGS[type(text)] if any(held) else 0.0
        if isinstance(text, TakeBack):
            pile = s.zones[deck_zone(s, self.me, DISCARDS)]
            return max((holding(s.ident[slot]) for slot in pile if s.card(slot).type == text.type), default=0.0)
        if isinstance(text, UseSpecial):
            return self._borrowed(text)
        if isinstance(text, MayMove):
            self.steps = text.n
        return SMALL_THINGS[type(text)]

    def _fitting(self, where: str) -> list[int]:
        """Whom the text could choose, once its Transformer has moved as far as it lets him."""
        s, found = self.s, foes(self.s, self.seat)
        if where == ANYWHERE:
            return found
        if not self.stands:
            return []
        if self.steps:
            lines = self.lines
            reach = lines.reach(s, self.me, self.steps)
            masks = lines.around if where == NEXT else lines.at
            return [pawn for pawn in found if reach & masks[space_of(s, pawn)]]
        here = space_of(s, self.me)
        fits = next_to if where == NEXT else could_attack
        return [pawn for pawn in found if fits(s, here, space_of(s, pawn))]

    def _others(self) -> list[int]:
        """The opponents who are still in the game."""
        s = self.s
        return [other for other in range(s.game.seats) if other not in s.game.team(self.seat) and own(s, other)]

    def _from_each(self, text: EachPlayer) -> float:
        """Cards that opponents lose, less those that one's own side loses."""
        s = self.s
        whom = str(s.game.ruling(text.ruling)) if text.ruling else text.whom
        n = text.body.n if isinstance(text.body, Discard | PickUnseen) else 1
        others = self._others()
        lost = sum(min(n, len(s.zones[seat_zone(other, HAND)])) for other in others) / max(1, len(others))
        if whom == YOU:
            lost = 0.0
        mine = 0 if whom == OPPONENTS else min(n, len(s.zones[seat_zone(self.seat, HAND)]) - 1)
        return ACTION * (lost - mine)

    def _discard(self, text: Discard, it: int) -> float:
        s = self.s
        who = self.seat if text.who == YOU else s.game.seat_of[it] if it >= 0 else -1
        if who < 0:
            return 0.0
        cards = min(text.n, len(s.zones[seat_zone(who, HAND)]))
        return (-1 if who == self.seat else 1) * CLUMSY * ACTION * cards

    def _borrowed(self, text: UseSpecial) -> float:
        """The best Special that lies on the discard piles."""
        s = self.s
        piles = str(s.game.ruling(text.ruling)) if text.ruling else text.piles
        decks = range(len(s.damage)) if piles == ANY_PILE else (self.me,)
        titles = {s.card(slot) for deck in decks for slot in s.zones[deck_zone(s, deck, DISCARDS)]}
        return max((Reader(self.lines, s, self.seat, self.me).worth(title) for title in titles
                    if title.type == SPECIAL and not isinstance(title.text, UseSpecial)), default=0.0)
