"""The Matrix game: its options, its catalogue and zones, and what other rooms ask it."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Game, Prospect, Reason, Zone, register_game
from sparktable.kernel.state import State
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Event, Outcome
from sparktable.kernel.view import View
from sparktable.kernel.vocabulary.statics import in_force
from sparktable.kernel.zones import AS_IT_WAS, HIDDEN, OPEN, OWNER

from . import setup, stats
from . import unknown as set_up_secrets
from .board import grid
from .card import COOP_SCHEME, DAMAGE, POLITY, SCHEME, SITE, MatrixCard
from .cards import catalogue
from .events import ALWAYS, ASSISTS, BATTLE_ENDS, COSTS_MORE, DECLARES, DECLARES_BATTLE, DRAWS_ENCOUNTER, REWARDED
from .options import MatrixOptions, read_options
from .pools import (
    MISSION_SUPPLY,
    POOL_DAMAGE,
    POOL_ENCOUNTERS,
    POOL_MATRIX,
    POOL_MISSIONS,
    POOL_MISSIONS_2,
    POOL_MISSIONS_BOX,
    POOL_PLAYER,
    POOL_RUINS,
    POOL_SITES_LEFT,
    SUPPLY,
)
from .rules import missions, schemes, scoring
from .rules.rulings import RULINGS
from .ruleset import CORE, rule_set
from .state import DISCARD, MISSIONS, SEAT_ZONES, TABLE_ZONES, MatrixState, seat_zone
from .verbs.select import ADVERSARIES


class MatrixGame(Game):
    """One table of the deck-building game, with set, mode, players and rulings chosen."""

    name = "matrix"
    cards: tuple[MatrixCard, ...]
    rules_version = 2
    moments = frozenset({DECLARES, DECLARES_BATTLE, DRAWS_ENCOUNTER, COSTS_MORE, ASSISTS, REWARDED, BATTLE_ENDS})

    def __init__(self, options: Mapping[str, Any], *, every_way: bool = True) -> None:
        self.every_way = every_way
        """Players are offered other ways to pay a price than the usual one."""
        self.max_turns = 70
        """The end of each turn takes a card off the main deck (War on Cybertron p.6, Core p.6), which never holds
        more than 60; where the round is played to its end, a few turns follow."""
        self.chosen: MatrixOptions = read_options(options)
        self.options = RULINGS.settled(options, RULINGS.that_matter(self.chosen.mode, self.chosen.box))
        self.seats = self.chosen.players
        self._rulings = {ruling.name: RULINGS.value(self.chosen.rulings, ruling.name) for ruling in RULINGS.all}
        self.rules = rule_set(self.chosen.box, self.chosen.mode, expert=self.chosen.expert)
        self.side = self.chosen.sides
        """Seat -> faction."""
        self.grid = grid(*setup.matrix_size(self.seats))
        self.cards = catalogue(self.chosen.titles)
        self.titles = {card.slug: card for card in self.cards}
        self.titles_of = {kind: frozenset(number for number, card in enumerate(self.cards)
                                          if kind in (card.type, card.subtype))
                          for kind in (SITE, POLITY, SCHEME, COOP_SCHEME)}
        """The numbers in the catalogue of what set-up deals apart, see unknown.py, and of all Schemes."""
        self.has_schemes = bool(self.rules.coop_schemes) or self.chosen.box == CORE
        objectives = {number: card.objective.event for number, card in enumerate(self.cards) if card.objective}
        self.objectives_about = {event: frozenset(number for number, about in objectives.items() if about == event)
                                 for event in {ALWAYS, *objectives.values()}}
        """Event -> the Missions whose objectives speak of it."""
        self.notes = self._notes()
        self.boss_surcharge = {"recruit": -1, "veteran": 1}.get(str(self.ruling("coop_difficulty")), 0) \
            if self.rules.together and self.chosen.box == CORE else 0
        everybody = range(self.seats)
        self._teams = tuple(tuple(other for other in everybody
                                  if other == seat or ((self.rules.together or self.chosen.mode == "tvt")
                                  and self.side[other] == self.side[seat])) for seat in everybody)
        self._foes = tuple(tuple(other for other in everybody if self.side[other] != self.side[seat])
                           for seat in everybody)
        self._foes_of_faction = tuple(tuple(seat for seat in everybody if self.side[seat] != faction)
                                      for faction in (0, 1))
        super().__init__(self._zone_list(), {**self.chosen.rulings, "encounters": self.rules.encounters})
        self.pool_group = {pool: SUPPLY for pool in range(POOL_MATRIX, POOL_SITES_LEFT)} | {
            pool: MISSION_SUPPLY for pool in (POOL_MISSIONS, POOL_MISSIONS_2, POOL_MISSIONS_BOX)}

    def paid_as_usual(self) -> MatrixGame:
        """The same table as somebody imagines it who does not think about what pays."""
        return MatrixGame(self.options, every_way=False)

    def _notes(self) -> dict[EventKind, tuple[Callable[[MatrixState, EventKind], None], ...]]:
        """Event -> the rules that look whether a Mission is completed or a Scheme falls when it happens."""
        scheme = {thwart.event for card in self.cards for thwart in card.thwart if thwart.event}
        mission = self.objectives_about.keys() - {ALWAYS} if self.rules.missions else set()
        rules = ((missions.note, mission), (schemes.note, scheme))
        return {event: tuple(note for note, events in rules if event in events) for event in mission | scheme}

    def _zone_list(self) -> list[Zone]:
        table = [Zone("Matrix", sight=AS_IT_WAS, board=True), Zone("main deck"), Zone("destroyed", sight=OPEN),
                 Zone("basic stack", sight=OPEN), Zone("encounters", pool=POOL_ENCOUNTERS),
                 Zone("encounter", sight=OPEN), Zone("encounter discard", sight=OPEN),
                 Zone("damage stack", pool=POOL_DAMAGE), Zone("damage discard", sight=OPEN),
                 Zone("ruins", pool=POOL_RUINS), Zone("ruin discard", sight=OPEN),
                 Zone("mission discard", sight=OPEN), Zone("under schemes", sight=OPEN), Zone("out", sight=OPEN),
                 Zone("box"), Zone("missions", pool=POOL_MISSIONS), Zone("missions 2", pool=POOL_MISSIONS_2)]
        assert len(table) == TABLE_ZONES
        for seat in range(self.seats):
            own = POOL_PLAYER + seat
            seat_zones = [Zone("hand", seat, OWNER, pool=own), Zone("deck", seat, HIDDEN, pool=own),
                          Zone("discard", seat, OPEN), Zone("play", seat, OPEN), Zone("vault", seat, AS_IT_WAS),
                          Zone("missions held", seat, OWNER), Zone("assists", seat, AS_IT_WAS),
                          Zone("character", seat, OPEN)]
            assert len(seat_zones) == SEAT_ZONES
            table += seat_zones
        return table

    def set_up(self, seed: int) -> State:
        return setup.set_up(self, seed)

    def ruling(self, name: str) -> str | bool:
        """What this table plays where the books leave it open: see rules/rulings.py."""
        return self._rulings[name]

    def sides(self) -> tuple[tuple[int, ...], ...]:
        return tuple(dict.fromkeys(self._teams))

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that win together with this one, itself included."""
        return self._teams[seat]

    def adversaries(self, seat: int) -> tuple[int, ...]:
        """Players of the opposing faction (War on Cybertron p.6)."""
        return self._foes[seat]

    def meant(self, who: str, seat: int) -> Sequence[int]:
        """ANYBODY, or ADVERSARIES."""
        return self._foes[seat] if who == ADVERSARIES else range(self.seats)

    def unlike(self, s: State, slots: list[int]) -> list[int]:
        """One of each title among Damage and in discard piles: there, one card is as good as the next."""
        if len(slots) < 2:
            return slots
        found: dict[tuple[int, int], int] = {}
        for slot in slots:
            alike = s.card(slot).type == DAMAGE or s.where[slot] == seat_zone(max(0, s.owner[slot]), DISCARD)
            found.setdefault((s.ident[slot], s.where[slot]) if alike else (-1, slot), slot)
        return list(found.values())

    def adversary(self, s: MatrixState, seat: int, slot: int) -> bool:
        """Whether a card is an Adversary to a player: of the opposing faction, or treated so (Divided Loyalties)."""
        faction = s.cards[s.ident[slot]].faction
        if faction is None:
            return False
        return faction != self.side[seat] or (
            stats.AS_ADVERSARY in s.modifiers and in_force(s, stats.AS_ADVERSARY, seat, slot) is not None)

    def foes_of_card(self, s: MatrixState, slot: int) -> tuple[int, ...]:
        """The players to whom a card is an Adversary."""
        faction = s.cards[s.ident[slot]].faction
        if faction is None:
            return ()
        if stats.AS_ADVERSARY in s.modifiers:
            return tuple(seat for seat in range(self.seats) if self.adversary(s, seat, slot))
        return self._foes_of_faction[faction]

    def stands_before(self, event: Event) -> bool:
        """A battle that is won is seen with all that adds up in it: afterwards whoever was beaten is gone."""
        return event.kind == BATTLE_ENDS and bool(event.refs[-1].value)

    def stands_after(self, event: Event) -> bool:
        """And it is over for those who watch when its reward is there."""
        return super().stands_after(event) and not self.stands_before(event)

    def mission_surcharge(self, s: MatrixState) -> int:
        """Each Mission held adds 1 to the last Boss (War on Cybertron p.20); recruits pay half, rounded up."""
        held = sum(len(s.zones[seat_zone(seat, MISSIONS)]) for seat in range(self.seats))
        return (held + 1) // 2 if self.ruling("coop_difficulty") == "recruit" else held

    def as_it_was(self, options: Mapping[str, Any], rules: int) -> Mapping[str, Any]:
        return RULINGS.as_it_was(options, rules)

    def why_not(self, view: View, wish: Option) -> list[Reason]:
        from .explain import why_not

        return why_not(view, wish)

    def outlook(self, view: View, option: Option) -> list[Prospect]:
        from .explain import outlook

        return outlook(view, option)

    def outcome(self, s: MatrixState, reason: str) -> Outcome:
        """Objectives that are met by now count, however sudden the end (War on Cybertron p.10)."""
        missions.check_states(s)
        return scoring.outcome(s, reason)

    def blur(self, s: State, seat: int, unknown: Mapping[int, Sequence[int]]) -> None:
        set_up_secrets.blur(s, seat, unknown)

    def redeal(self, s: State, seat: int, unknown: Mapping[int, Sequence[int]], below: Callable[[int], int]) -> None:
        set_up_secrets.redeal(s, seat, unknown, below)

    def gain_aside(self, view: View, option: Option) -> str:
        from .outlook.asides import gain_aside

        return gain_aside(view, option)

    def check(self, s: State) -> list[str]:
        assert isinstance(s, MatrixState)
        found = [f"seat {seat} has {s.energon[seat]} Energon" for seat in range(self.seats)
                 if s.energon[seat] < 0 or (self.rules.energon_cap or 99) < s.energon[seat]]
        found += [f"slot {slot} has Power {s.power[slot]} and Move {s.moves[slot]} left"
                  for slot in range(len(s.ident)) if s.power[slot] < 0 or s.moves[slot] < 0]
        found += [f"slot {slot} has Power left outside the play area" for slot in range(len(s.ident))
                  if s.power[slot] and self.zone_names[s.where[slot]] not in ("play", "assists")]
        return found


register_game("matrix", MatrixGame)
