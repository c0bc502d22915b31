"""Who fights for whom, what spaces are called, what everybody suffered. See `games/telling.py`."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Game
from sparktable.kernel.values import Event

from ..forms import PAIR
from ..telling import Lines, Telling
from . import kinds
from .board import BOARDS, NAMES
from .card import TRANSFORMER, ArenaCard
from .cards import TRANSFORMERS
from .deeds.ending import DESTROYED, EXHAUSTED
from .facts.damage import counted_damage
from .facts.piles import HAND_LIMIT
from .rules.turn import ACTIONS
from .setup import OPENING_HAND
from .state import ArenaState, chart, deck_of, in_play


def _named(s: ArenaState, pawns: Iterable[int]) -> str:
    """Those who have been chosen."""
    return PAIR.join(chart(s, pawn).name for pawn in pawns if s.ident[pawn] != s.unknown)


class ArenaTelling(Telling[ArenaState, ArenaCard]):
    def space_name(self, game: Game, index: int) -> str:
        """B3: the column's letter, then the row."""
        return NAMES[index]

    def characters(self, s: ArenaState) -> tuple[str, ...]:
        """Whom everybody plays, also where that was drawn or chosen at the table."""
        return tuple(_named(s, pawns) for pawns in s.game.pawns)

    def cast_now(self, s: ArenaState) -> tuple[str, ...]:
        """Whom everybody has left; who has nobody goes by all that fell."""
        return tuple(_named(s, [each for each in pawns if in_play(s, each)] or pawns) for pawns in s.game.pawns)

    def doer(self, s: ArenaState, event: Event) -> str:
        """Of a player's Transformers the one whose card is played, drawn or laid away: its back tells that."""
        slot = next((int(ref.value) for ref in event.refs if ref.kind == "card"), -1)
        if slot < 0:
            return ""
        pawn = deck_of(s, slot) if slot >= len(s.game.seat_of) else slot
        return chart(s, pawn).name if event.seat >= 0 and pawn in s.game.pawns[event.seat] else ""

    def led_by(self, s: ArenaState, option: Option) -> str:
        """In Master Play who of one's own moves or attacks, with the own cards only: others are pushed about."""
        if option.kind not in (kinds.ATTACK, kinds.MOVE) or len(s.game.pawns[0]) < 2:
            return ""
        slot = option.value("card")
        pawn = deck_of(s, slot) if option.kind == kinds.ATTACK else slot
        asked = s.stack[-1].seat if s.stack else s.active
        return chart(s, pawn).name if s.game.seat_of[pawn] == asked else ""

    def is_character(self, card: ArenaCard) -> bool:
        """Whether it is one of the Transformers."""
        return card.type == TRANSFORMER

    def score_lines(self, s: ArenaState) -> Lines:
        """What everybody's Transformers have suffered: less is better. Where a pile was gone through twice and
        several fight for one side, another line tells what decided: its least damage, or the sum of it."""
        seats = range(s.game.seats)
        lines = [("damage", tuple(-sum(s.damage[pawn] for pawn in s.game.pawns[seat]) for seat in seats)),
                 ("lost", tuple(-sum(not in_play(s, pawn) for pawn in s.game.pawns[seat]) for seat in seats))]
        decided = tuple(-counted_damage(s, s.game.team(seat)) for seat in seats)
        exhausted = s.outcome is not None and s.outcome.reason == EXHAUSTED
        if exhausted and decided != lines[0][1]:
            lines.append(("least" if s.game.ruling("least_damage") == "one" else "sum", decided))
        return tuple(lines)

    def who_ended(self, s: ArenaState, called: Sequence[str]) -> tuple[str, ...]:
        """Those who fell on the side that lost. Where everybody fights alone these are simply all others."""
        if s.outcome is None or s.outcome.reason != DESTROYED or len(s.game.sides()) > 2:
            return ()
        return tuple(chart(s, pawn).name for pawn, seat in enumerate(s.game.seat_of)
                     if seat not in s.outcome.winners and not in_play(s, pawn))

    def rule_numbers(self) -> Mapping[str, int]:
        """What the pages of rules say in figures."""
        return {"hand": OPENING_HAND, "actions": ACTIONS, "limit": HAND_LIMIT, "boards": len(BOARDS),
                "robots": len(TRANSFORMERS), "each_deck": OPENING_HAND // 2}


TELLING = ArenaTelling()
