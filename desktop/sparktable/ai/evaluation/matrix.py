"""How well the sides stand in a game of the Matrix, in every set and mode.

Victory points so far and to come: what is scored already, what the deck will still earn, Energon, Damage, Polities,
Missions, and what the player whose turn it is can still do. In team games that difference becomes a chance to win;
in co-op and solo the team's progress is told by `matrix_progress.py`.
"""
from __future__ import annotations

from collections.abc import Hashable
from math import exp

from sparktable.games.matrix.card import BOSS, POLITY
from sparktable.games.matrix.deeds.ending import is_last_turn
from sparktable.games.matrix.facts.payer import usual_way
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.rules.scoring import PER_POINT
from sparktable.games.matrix.state import (
    ALT,
    MATRIX,
    MISSION_STACK,
    MISSIONS,
    PLAY,
    VAULT,
    MatrixState,
    seat_zone,
)
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import State
from sparktable.kernel.view import View
from sparktable.kernel.zones import FACE_UP

from ..judgement import Judgement, Standing
from ..thought import Why
from . import matrix_habits, matrix_reasons, matrix_urges, matrix_waste
from .matrix_deck import deck_of
from .matrix_missions import hopes_of
from .matrix_plan import outlook
from .matrix_progress import progress
from .matrix_schemes import team_outlook
from .matrix_time import to_build, turns_left
from .matrix_titles import titles
from .matrix_turn import chosen_errand
from .matrix_weights import weights_for

UPSET, WIDER = 0.1, 5.0
"""So much of a chance to win is told as if differences counted a fifth: however a game stands, another point is worth
something, and no single lucky world outweighs all others."""

PLAIN = {"end turn": 3.0, "play": 2.0, "buy": 2.0, "battle": 2.0, "command": 2.0, "search": 2.0,
         "pass": 1.0, "done": 1.0, "no": 1.0, "move": 1.0, "activate": -1.0, "convert": -2.0}
"""How plain an answer is; what costs Energon is so least of all."""
MISSION_TIME = 4.0
"""With fewer turns than that to come there is so much less hope of completing a Mission."""


class MatrixJudgement(Judgement):
    """Knows the Matrix."""

    longest = 60

    def __init__(self, game: MatrixGame) -> None:
        super().__init__(game)
        self.horizon = 0
        self.titles = titles(game)
        self.imagined_game = game.paid_as_usual()
        self.weights = weights_for(game.rules)
        self.together = game.rules.together
        self.hopes = hopes_of(game)

    def imagine(self, view: View, seed: int) -> State:
        """What pays for something goes without saying: quick players would lose their time over it."""
        s = super().imagine(view, seed)
        s.game = self.imagined_game
        return s

    def standing(self, s: State, turn: int, rest: bool = True) -> Standing:
        assert isinstance(s, MatrixState)
        if s.outcome is not None:
            return super().standing(s, turn)
        w, left = self.weights, 0.0
        under_way = s.turn == turn
        busy = s.active if under_way and rest else -1
        if self.together:
            points = [progress(s, self.titles, w, under_way, busy)]
        else:
            left = turns_left(s, self.titles)
            points = [self.side_points(s, side, left) for side in self.sides]
        if busy >= 0:
            deck = deck_of(s, s.active, self.titles)
            if self.together:
                hope = team_outlook(s, s.active, self.titles, w, deck, left)[0].worth
            else:
                hope = outlook(s, s.active, self.titles, w, deck, left).worth
            points[self.side_of[s.active]] += w.plan * hope
        if self.together:
            return _chances([points[0], 0.0], w.spread)[:1]
        return _chances(points, w.spread + w.spread_per_turn * left)

    def side_points(self, s: MatrixState, side: tuple[int, ...], left: float) -> float:
        """What a side has, and may expect."""
        w, t = self.weights, self.titles
        known, ident, cards = s.known, s.ident, s.cards
        total = sum(self.seat_points(s, seat, left) for seat in side)
        faction = s.game.side[side[0]]
        total += w.boss * s.bosses_down[1 - faction]
        for slot in s.zones[MATRIX]:
            if slot < 0:
                continue
            if not known[slot] & FACE_UP:
                continue
            title = cards[ident[slot]]
            if title.type == BOSS and title.faction != faction:
                total -= (w.boss_out + w.menace * t.menace[ident[slot]]) * len(side)
        for slot, owner in s.token.items():
            if cards[ident[slot]].type == POLITY:
                level = cards[ident[slot]].level
                if owner == faction:
                    total += level * (w.polity_points(left) + w.polity * left)
        if s.game.rules.missions:
            total -= w.vp * len(s.zones[MISSION_STACK + faction])
        return total

    def seat_points(self, s: MatrixState, seat: int, left: float) -> float:
        """What one player adds to that."""
        w, t = self.weights, self.titles
        ident = s.ident
        deck = deck_of(s, seat, t)
        total = w.deck * left * deck.hand - w.bulk * to_build(left) * deck.size
        total += sum(w.energon[:s.energon[seat]])
        controlled = sum(t.lasting_damage[ident[slot]] for slot in s.zones[seat_zone(seat, PLAY)])
        total -= w.pain(controlled) + w.damage_owned * deck.damage
        vault = s.zones[seat_zone(seat, VAULT)]
        costs = sum(t.cost[ident[slot]] for slot in vault if t.robot[ident[slot]] or t.boss[ident[slot]])
        total += w.vp * (s.vp[seat] + costs / PER_POINT + sum(t.vault[ident[slot]] for slot in vault))
        for slot in s.zones[seat_zone(seat, MISSIONS)]:
            total += self.mission_hope(ident[slot], left) - w.vp - w.mission
        if s.mode[seat] == ALT:
            total += w.alt_mode
        return total

    def mission_hope(self, title: int, left: float) -> float:
        """What holding a Mission is worth: its points, by how likely they are to come in the time that is left."""
        w = self.weights
        gain = w.vp * (1 + self.titles.vault[title]) + w.mission
        return self.hopes[title] * min(1.0, left / MISSION_TIME) * gain

    def quick(self, s: State, asked: Decision, dice: Dice) -> Option:
        assert isinstance(s, MatrixState)
        return matrix_habits.quick(self, s, asked, dice)

    def urges(self, s: State, asked: Decision) -> list[float]:
        assert isinstance(s, MatrixState)
        return matrix_urges.urges(self, s, asked)

    def plain(self, option: Option) -> float:
        return PLAIN.get(option.kind, 0.0)

    def closes(self, s: State, asked: Decision, option: Option) -> bool:
        """The last turn is played to its very end: there the score tells who has won."""
        assert isinstance(s, MatrixState)
        return option[0] == "end turn" and not is_last_turn(s)

    def play_on(self, s: State, asked: Decision | None, dice: Dice, last_turn: int) -> None:
        assert isinstance(s, MatrixState)
        matrix_habits.play_on(self, s, asked, dice, last_turn)

    def obvious(self, s: State, asked: Decision) -> Option | None:
        """A turn is a bag of plays: what brings more cards is played first, then what brings only Power, Move and the
        like; those that count what lies there, choose or attack wait for a thought, as do those for a Scheme."""
        if asked.kind != "action":
            return None
        assert isinstance(s, MatrixState)
        at_once, ident = self.titles.at_once, s.ident
        held = chosen_errand(self, s).cards if self.together and asked.options[0][0] == "play" else ()
        best, best_rank = None, 0
        for option in asked.options:
            if option[0] != "play":
                break
            rank = at_once[ident[option[1][0][1]]]  # type: ignore[index]
            if rank > best_rank and option[1][0][1] not in held:
                best, best_rank = option, rank
        return best

    def settled(self, s: State, asked: Decision, since: int) -> bool:
        return asked.kind == "action" or s.turn != since

    def alike(self, s: State, asked: Decision, option: Option) -> Hashable:
        """One of two Bolds is as good as the other, as long as as much is left on it; the usual pays."""
        assert isinstance(s, MatrixState)
        ident, where, power, moves = s.ident, s.where, s.power, s.moves
        kind, refs = usual_way(option)
        if len(refs) == 1 and refs[0][0] == "card":
            slot: int = refs[0][1]  # type: ignore[assignment]
            if where[slot] != MATRIX:
                return kind, ident[slot], where[slot], power[slot], moves[slot]
            return kind, slot
        if kind == "move":
            return kind, refs[0][1]
        return kind, tuple((ident[slot], where[slot], power[slot]) if what == "card" and where[slot] != MATRIX  # type: ignore[index]
                           else slot for what, slot in refs)

    def pointless(self, s: State, asked: Decision, option: Option) -> bool:
        assert isinstance(s, MatrixState)
        return matrix_waste.pointless(self, s, asked, option)

    def why(self, s: State, asked: Decision, option: Option) -> Why:
        assert isinstance(s, MatrixState)
        return matrix_reasons.why(self, s, asked, option)


def _chances(points: list[float], spread: float) -> list[float]:
    """Points as chances to win."""
    return [(1 - UPSET) * usual + UPSET * upset
            for usual, upset in zip(_shares(points, spread), _shares(points, WIDER * spread), strict=True)]


def _shares(points: list[float], spread: float) -> list[float]:
    """Of two sides whoever is `spread` points ahead is e times as likely to win."""
    best = max(points)
    shares = [exp((point - best) / spread) for point in points]
    whole = sum(shares)
    return [share / whole for share in shares]


JUDGEMENT = MatrixJudgement
