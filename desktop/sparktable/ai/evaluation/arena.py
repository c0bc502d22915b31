"""How well the sides stand in a game of Battle for Cybertron: what is left on the charts, the cards in hand, and what
the player whose turn it is can still do with them.

It takes from `arena_worth` what cards are worth in a hand, from `arena_texts` what a text is worth here and now, from
`arena_lines` who could attack whom; `arena_habits` is what a quick player answers, `arena_reasons` what is said.
"""
from __future__ import annotations

from math import exp

from sparktable.games.arena.card import ArenaCard
from sparktable.games.arena.facts.damage import red_circle
from sparktable.games.arena.facts.piles import HAND_LIMIT
from sparktable.games.arena.game import ArenaGame
from sparktable.games.arena.state import (
    HAND,
    PILE,
    ArenaState,
    deck_of,
    deck_zone,
    foes,
    in_play,
    own,
    seat_zone,
    space_of,
)
from sparktable.games.arena.verbs.aim import AtEach, AtOne
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance
from sparktable.kernel.state import State

from ..judgement import Judgement, Standing
from ..thought import Why
from . import arena_habits, arena_reasons
from .arena_lines import STRIDE, Lines
from .arena_worth import ACTION, DRAWN, attacking, defending, expected_hit, hand_worth, special, usual_worth

SPREAD = 6.0
"""So many points ahead is 73 to 27."""
SPARE = 0.35
"""What a Transformer counts that a side could lose without losing the game."""
LAST_POINTS, FEW = 6.0, 4.0
"""What it costs to have nothing left, beyond the damage: the last few points on a chart count more."""
BEATEN = -99.0
"""A side that has nobody left."""
USED_AT_LAST, FOR_ALL = 0.3, 10
"""What part of a hand is still used when the last pile is empty; each card in it is time for a tenth more."""
FACES = (2, 3, 3, 4, 4, 5)
HAND_USED = 0.7
"""What a card counts in its hand, as part of what it would count there by itself."""
QUESTIONS = ("action", "move")
"""Between two of these everything that an answer set off has happened."""
DOUBT = 0.1
"""How far a quick player misjudges an option, at most."""
EXPOSED = 2.0
"""What it costs among more than two sides to stand where an opponent is sure to get into line: the others are left in
peace for it. Of two sides each is as exposed as the other."""
DULL = 0.1
"""Nobody likes hide-and-seek: what part of the chance everybody loses if nobody can get at anybody."""
URGE = 0.1
"""How much a point of damage draws a quick player. Little: what a look at the table tells is worth more."""
PLACES = 9
"""So many squares are looked at closely, and what looks as good as the last of them. Where a pawn stands counts as
one."""


class ArenaJudgement(Judgement):
    """Knows the arena."""

    longest = 40
    tries_each_second = 3600

    def __init__(self, game: ArenaGame) -> None:
        super().__init__(game)
        self.horizon = 4  # a few hundred tries learn nothing from looking that far, a few thousand do
        self.lines = Lines(game)
        self._looked_at: tuple[Decision | None, float, dict[Option, float]] = (None, 0.0, {})

    def left(self, s: ArenaState, pawn: int) -> int:
        """How much more damage destroys a Transformer."""
        return red_circle(s, pawn) - s.damage[pawn]

    def own_squares(self, s: ArenaState, seat: int) -> list[int]:
        """Where a player's side stands."""
        return [space_of(s, pawn) for friend in s.game.team(seat) for pawn in own(s, friend)]

    def needs_line(self, title: ArenaCard) -> bool:
        """Whether a Special wants its Transformer to stand right."""
        return isinstance(title.text, AtOne | AtEach)

    def standing(self, s: State, turn: int, rest: bool = True) -> Standing:
        assert isinstance(s, ArenaState)
        if s.outcome is not None:
            return super().standing(s, turn)
        rivals = max(1, sum(any(own(s, seat) for seat in side) for side in self.sides) - 1)
        points = [self._side(s, side, rivals) for side in self.sides]
        if rivals > 1:
            points = [point - EXPOSED * danger for point, danger in zip(points, self._dangers(s), strict=True)]
        best = max(points)
        shares = [exp((point - best) / SPREAD) for point in points]
        whole = sum(shares)
        lively = 1 - DULL * (1 - self._contact(s))
        return [lively * share / whole for share in shares]

    def _contact(self, s: ArenaState) -> float:
        """How near the player who comes next is to a fight: from which part of the squares around him he could
        attack somebody."""
        line = 0
        for foe in foes(s, s.active):
            line |= self.lines.at[space_of(s, foe)]
        reaches = [self.lines.reach(s, pawn, STRIDE) for pawn in own(s, s.active)]
        return max(((reach & line).bit_count() / reach.bit_count() for reach in reaches), default=1.0)

    def _dangers(self, s: ArenaState) -> list[float]:
        """For each side how many opponents may be expected to get it into line."""
        near = {pawn: self.lines.reach(s, pawn, STRIDE) for side in self.sides for seat in side
                for pawn in own(s, seat)}
        found = []
        for side in self.sides:
            mine = [pawn for seat in side for pawn in own(s, seat)]
            lines = [self.lines.at[space_of(s, pawn)] for pawn in mine]
            found.append(sum((line & reach).bit_count() / reach.bit_count()
                             for foe, reach in near.items() if foe not in mine for line in lines))
        return found

    def _side(self, s: ArenaState, side: tuple[int, ...], rivals: int) -> float:
        pawns = [pawn for seat in side for pawn in s.game.pawns[seat]]
        if not any(in_play(s, pawn) for pawn in pawns):
            return BEATEN
        weakest = sorted(pawns, key=lambda pawn: self.left(s, pawn))
        total = -sum(self._hurt(s, pawn) * (1.0 if number < s.game.fatal_losses else SPARE)
                     for number, pawn in enumerate(weakest))
        for seat in side:
            titles = [s.card(slot) for slot in s.zones[seat_zone(seat, HAND)]]
            total += self._time(s, seat) * hand_worth(titles, rivals)
            if seat == s.active:
                total += self._prospect(s, seat, rivals)
        return total

    def _hurt(self, s: ArenaState, pawn: int) -> float:
        """What the damage on a chart weighs. Characters are even, whatever their charts hold: that is what counts."""
        return s.damage[pawn] + LAST_POINTS * exp(-self.left(s, pawn) / FEW)

    def _time(self, s: ArenaState, seat: int) -> float:
        """What part of its hand a player will still have time to use."""
        last = [len(s.zones[deck_zone(s, deck, PILE)]) for deck in own(s, seat) if s.passes[deck]]
        return min(1.0, USED_AT_LAST + min(last) / FOR_ALL) if last else 1.0

    def _prospect(self, s: ArenaState, seat: int, rivals: int) -> float:
        """What the best actions still to come this turn add: damage to one of several rivals so much less."""
        asked = s.pending
        actions = s.actions + (asked is not None and asked.kind == "action")
        if actions <= 0:
            return 0.0
        fresh = asked is not None and asked.kind == "move"
        hand = s.zones[seat_zone(seat, HAND)]
        drawn = DRAWN if len(hand) < HAND_LIMIT else 0.0
        gains = [drawn] * actions
        others = foes(s, seat)
        chance = {pawn: self._in_reach(s, pawn, others, fresh) for pawn in own(s, seat)}
        for slot in hand:
            title, ready = s.card(slot), chance[deck_of(s, slot)]
            if title.attack is not None:
                if ready:
                    hit = (expected_hit(title.attack) + usual_worth(title.text)) / rivals
                    kept = HAND_USED * (attacking(title, rivals) + defending(title, rivals))
                    gains.append(drawn + ready * (hit - kept - drawn))
            elif title.text is not None and title.defense is None:
                stands = ready if self.needs_line(title) else 1.0
                gains.append(stands * usual_worth(title.text) - special(title, rivals))
        return sum(sorted(gains, reverse=True)[:actions])

    def _in_reach(self, s: ArenaState, pawn: int, others: list[int], fresh: bool) -> float:
        """How likely a Transformer is to get somebody into its line this turn."""
        line = 0
        for foe in others:
            line |= self.lines.at[space_of(s, foe)]
        if line >> space_of(s, pawn) & 1:
            return 1.0
        if not fresh:
            return 0.0
        return sum(bool(self.lines.reach(s, pawn, steps) & line) for steps in FACES) / len(FACES)

    def settled(self, s: State, asked: Decision, since: int) -> bool:
        return asked.kind in QUESTIONS

    def urges(self, s: State, asked: Decision) -> list[float]:
        assert isinstance(s, ArenaState)
        return [URGE * wish for wish in arena_habits.wishes(self, s, asked)]

    def quick(self, s: State, asked: Decision, dice: Dice) -> Option:
        assert isinstance(s, ArenaState)
        if len(asked.options) == 1:
            return asked.options[0]
        wishes = arena_habits.wishes(self, s, asked)
        doubts = [wish + DOUBT * dice.below(1000) / 1000 for wish in wishes]
        return asked.options[doubts.index(max(doubts))]

    def obvious(self, s: State, asked: Decision) -> Option | None:
        """In an imagined world the facedown attack lies open, and its defender must not profit from that: he answers
        as a quick player does."""
        assert isinstance(s, ArenaState)
        if asked.kind != "defend" or arena_habits.attack_seen(s, asked) != arena_habits.IMAGINED:
            return None
        wishes = arena_habits.wishes(self, s, asked)
        return asked.options[wishes.index(max(wishes))]

    def pointless(self, s: State, asked: Decision, option: Option) -> bool:
        """Of all the squares that a pawn could go to, only those that look best are worth a thought; and nobody draws
        only to discard who could play something of use."""
        assert isinstance(s, ArenaState)
        if option.kind == "draw" and asked.kind == "action":
            full = len(s.zones[seat_zone(asked.seat, HAND)]) >= HAND_LIMIT
            return full and max(arena_habits.wishes(self, s, asked)) > ACTION
        if option.kind != "move" or len(asked.options) <= PLACES:
            return False
        if self._looked_at[0] is not asked:
            wishes = arena_habits.wishes(self, s, asked)
            least = sorted(wishes, reverse=True)[PLACES - 1]
            self._looked_at = asked, least, dict(zip(asked.options, wishes, strict=True))
        return self._looked_at[2][option] < self._looked_at[1]

    def play_on(self, s: State, asked: Decision | None, dice: Dice, last_turn: int) -> None:
        """Only until all that was set off has happened."""
        left = self.longest
        while asked is not None and left and asked.kind not in QUESTIONS:
            asked = advance(s, self.quick(s, asked, dice))
            left -= 1

    def why(self, s: State, asked: Decision, option: Option) -> Why:
        assert isinstance(s, ArenaState)
        return arena_reasons.why(self, s, asked, option)


JUDGEMENT = ArenaJudgement
