"""Whom everybody plays, what spaces are called, what makes up the points. See `games/telling.py`."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from sparktable.kernel.game import Game

from ..telling import Lines, Telling
from .card import BOSS, CHARACTER, DAMAGE, ENCOUNTER, RUIN, MatrixCard
from .cards import BOXES
from .contents import STARTERS
from .deeds.ending import BOSSES_TO_BEAT, DAMAGE_PENALTY, DAMAGED
from .deeds.piles import HAND_SIZE
from .facts.abilities import CONVERT_COST
from .facts.holdings import too_much_damage
from .form import FACTION_KEYS
from .rules.scoring import DAMAGE_PER_POINT, PER_POINT, ranked_by, score, shared
from .ruleset import COOP, CORE, TVT, WAR, rule_set
from .setup import BASIC_STACK, MISSIONS_ALONE, MISSIONS_DEALT, STARTING_ENERGON, TOP_CARDS, matrix_size
from .state import CHARACTER_OF, DESTROYED, VAULT, MatrixState, seat_zone


def _copies(kind: str) -> int:
    return sum(card.copies for card in BOXES[WAR] if card.type == kind)


class MatrixTelling(Telling[MatrixState, MatrixCard]):
    def space_name(self, game: Game, index: int) -> str:
        """B3: the column's letter, then the row."""
        return str(game.grid.names[index])  # type: ignore[attr-defined]  # every game of this package has its grid

    def characters(self, s: MatrixState) -> tuple[str, ...]:
        """Whom everybody plays, also where that was drawn by lot."""
        return tuple(str(s.card(s.zones[zone][0]).name) for zone in CHARACTER_OF[:s.game.seats])

    def is_character(self, card: MatrixCard) -> bool:
        """Whether somebody plays it: Robots may have the same names."""
        return card.type == CHARACTER

    def score_lines(self, s: MatrixState) -> Lines:
        """Where all win or lose together there are no points: what everybody did instead."""
        if s.game.rules.together:
            return tuple(shared(s).items())
        by_seat = [score(s, seat) for seat in range(s.game.seats)]
        keys = dict.fromkeys(key for lines in by_seat for key in lines)
        return tuple((key, tuple(lines.get(key, 0) for lines in by_seat)) for key in keys)

    def tie_breakers(self, s: MatrixState) -> Lines:
        """What decides between equal points: Bosses defeated, then Energon (War on Cybertron p.17, Core p.13)."""
        if s.game.rules.together:
            return ()
        by_seat = [ranked_by(s, (seat,)) for seat in range(s.game.seats)]
        return (("bosses", tuple(bosses for _, bosses, _ in by_seat)),
                ("energon", tuple(energon for _, _, energon in by_seat)))

    def who_ended(self, s: MatrixState, called: Sequence[str]) -> tuple[str, ...]:
        """Who has too much Damage, if the game ended by that."""
        fallen = s.outcome is not None and s.outcome.reason == DAMAGED
        return tuple(called[seat] for seat in range(s.game.seats) if fallen and too_much_damage(s, seat))

    def progress(self, s: MatrixState) -> tuple[int, int] | None:
        """The Bosses that all stand against together."""
        return (s.bosses_down[1 - s.game.side[0]], BOSSES_TO_BEAT) if s.game.rules.together else None

    def foes(self, s: MatrixState) -> tuple[tuple[str, str], ...]:
        """The Bosses, before all those that nobody has defeated."""
        side = 1 - s.game.side[0]
        gone = {DESTROYED, *(seat_zone(seat, VAULT) for seat in range(s.game.seats))}
        bosses = [slot for slot in range(len(s.ident)) if s.card(slot).type == BOSS and s.card(slot).faction == side]
        bosses.sort(key=lambda slot: s.where[slot] in gone)
        return tuple((s.card(slot).name, FACTION_KEYS[side]) for slot in bosses) if s.game.rules.together else ()

    def rule_numbers(self) -> Mapping[str, int]:
        """What the pages of rules say in figures."""
        war = rule_set(WAR, TVT)
        assert war.energon_cap is not None and war.damage_ends is not None
        return {"hand": HAND_SIZE, "energon": STARTING_ENERGON, "convert": CONVERT_COST, "cap": war.energon_cap,
                "damage": war.damage_ends, "bosses": BOSSES_TO_BEAT, "per": PER_POINT,
                "damage_per": DAMAGE_PER_POINT, "penalty": DAMAGE_PENALTY,
                "missions": MISSIONS_DEALT, "missions_alone": MISSIONS_ALONE,
                "starters": sum(STARTERS[WAR].values()), "basic": BASIC_STACK, "top": TOP_CARDS,
                "encounters": _copies(ENCOUNTER), "ruins": _copies(RUIN), "damage_cards": _copies(DAMAGE),
                "coop_schemes": rule_set(WAR, COOP).coop_schemes,
                "coop_schemes_core": rule_set(CORE, COOP).coop_schemes,
                **{f"{side}_{players}": n for players in (2, 4, 5)
                   for side, n in zip(("rows", "columns"), matrix_size(players), strict=True)}}


TELLING = MatrixTelling()
