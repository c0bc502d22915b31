"""What the Transformers TCG tells scenario files: its sentences, and what can be seen on the table."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Game
from sparktable.kernel.run import pending
from sparktable.kernel.scenario import Mistake, NotPossible, Setting, Vocabulary, brief, named
from sparktable.kernel.state import State
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.zones import move

from .deeds.knockout import BEATEN, BOTH_BEATEN
from .deeds.stratagems import SPENT
from .facts.slots import bearer, upgrades
from .facts.stats import attack, defense, factions, health, keyword, stars, traits
from .game import ZONES, TcgGame
from .options import KNOWN
from .position_words import BATTLE, SEAT_KEYS, TABLE_KEYS, WHO
from .positions import position
from .relations import UNDER_IT
from .sentences import GRAMMAR, QUESTIONS, SEAT_NAMES, in_words, likeness, matching, wish
from .state import (
    BATTLEFIELD,
    DECK,
    HAND,
    KO_AREA,
    OUTSIDE,
    PLAYED,
    SCRAP,
    SEATS,
    SECRETS,
    STRATAGEMS,
    TcgState,
    battle,
    mode,
)
from .stats import KEYWORDS

PILES = {"hand": HAND, "scrap": SCRAP, "played": PLAYED, "secrets": SECRETS, "sideboard": OUTSIDE,
         "battlefield": BATTLEFIELD, "ko": KO_AREA}
NAMES_OF: Mapping[str, Sequence[str]] = {
    **dict.fromkeys(("hand", "scrap", "played", "secrets", "flipped", "deck top", "stratagems"), tuple(BATTLE)),
    **dict.fromkeys(("battlefield", "ko", "starting team", "attacker", "defender", "sideboard", "upgrades"),
                    (*WHO, *BATTLE))}
"""What can be looked at -> the names that may be expected there."""


class TcgScenarios:
    """Reads this game's scenarios."""

    seat_keys: Mapping[str, str] = SEAT_KEYS
    position_keys: Mapping[str, str] = TABLE_KEYS
    arrangements: Mapping[str, str] = {"deck_top": "{seat: [cards]}: puts those cards of the deck on top of it"}
    options: Sequence[str] = KNOWN
    questions: Mapping[QuestionKind, str] = QUESTIONS
    endings: Mapping[str, str] = {BEATEN: "one side has no character left", BOTH_BEATEN: "neither side has one"}

    def position(self, game: Game, setting: Setting) -> State:
        assert isinstance(game, TcgGame)
        return position(game, setting)

    def find(self, state: State, sentence: str) -> Option:
        assert isinstance(state, TcgState)
        asked, reading = pending(state), GRAMMAR.read(sentence)
        if asked is None:
            raise NotPossible(f"'{sentence}' is not possible: the game is over")
        meant = matching(state, asked, reading)
        if not meant:
            shown = "; ".join(dict.fromkeys(in_words(state, asked, option) for option in asked.options))
            raise NotPossible(f"'{sentence}' is not possible now; seat {asked.seat} is asked "
                              f"'{asked.kind}': {brief(shown, 400)}", wish(state, asked, reading))
        if len({likeness(state, option) for option in meant}) > 1:
            shown = " or ".join(dict.fromkeys(in_words(state, asked, option) for option in meant))
            raise Mistake(f"'{sentence}' can mean several things: {brief(shown, 300)}")
        return meant[0]

    def observe(self, state: State, key: str) -> Any:
        assert isinstance(state, TcgState)
        return named("thing to look at", key, _sights(state))()

    def vocabulary(self, state: State, key: str) -> Vocabulary:
        assert isinstance(state, TcgState)
        named("thing to look at", key, _sights(state))  # a key that there is none of is a mistake first
        what = key.lower().partition(" of ")[0]
        return Vocabulary(texts=NAMES_OF.get(what))

    def arrange(self, state: State, key: str, value: Any) -> None:
        assert isinstance(state, TcgState)
        if not isinstance(value, dict):
            raise Mistake("a table is expected: {\"seat 0\": [\"Zap\"]}", key)
        for whose, names in value.items():
            seat = named("seat", whose, SEAT_NAMES, key)
            for index, name in reversed([*enumerate(names if isinstance(names, list) else [names])]):
                title = named("card", name, BATTLE, key, whose, index)
                slot = next((slot for slot in state.zones[DECK + seat] if state.ident[slot] == title), None)
                if slot is None:
                    raise Mistake(f"there is no {name} in that deck", key, whose, index)
                move(state, slot, DECK + seat)

    def seat(self, state: State, name: str) -> int:
        return int(named("seat", name, SEAT_NAMES))


Sights = dict[str, Callable[[], Any]]


def _sights(s: TcgState) -> Sights:
    """All that can be looked at, each worked out when somebody looks."""
    found: Sights = {key: lambda key=key: getattr(s, key)  # type: ignore[misc]
                     for key in ("flips", "actions", "upgrades", "taps", "plays")}
    found |= _battle(s)
    for seat in range(SEATS):
        found |= {f"{what} of seat {seat}": look for what, look in _of_a_seat(s, seat).items()}
    for slot, title in enumerate(s.ident):
        card = s.cards[title]
        if card.type == "character":
            seen = _of_a_character(s, slot)
            for name in _called(s, slot):
                found |= {f"{what} of {name}": look for what, look in seen.items()}
    return found


def _called(s: TcgState, slot: int) -> list[str]:
    """The names by which a character is known at this table: alone where nobody else has it, and with its seat."""
    called = (s.card(slot).full_name, s.card(slot).name)
    everybody = [each for each in map(s.card, range(len(s.ident))) if each.type == "character"]
    alone = [name for name in called if sum(name in (each.full_name, each.name) for each in everybody) == 1]
    return [*alone, *(f"{name} of seat {s.owner[slot]}" for name in called)]


def _battle(s: TcgState) -> Sights:
    """What can be seen of the attack that goes on."""
    def look(what: Callable[[Any], Any]) -> Callable[[], Any]:
        def seen() -> Any:
            now = battle(s)
            if now is None:
                raise NotPossible("nobody is attacking")
            return what(now)
        return seen

    return {
        "attacker": look(lambda now: s.card(now.attacker.slot).full_name),
        "defender": look(lambda now: s.card(now.defender.slot).full_name if now.defender.slot >= 0 else None),
        "attack flips": look(lambda now: now.attack_flips), "defense flips": look(lambda now: now.defense_flips),
        **{f"flipped of seat {seat}": look(lambda now, seat=seat: _names(s, now.flipped[seat]))  # type: ignore[misc]
           for seat in range(SEATS)}}


def _of_a_seat(s: TcgState, seat: int) -> Sights:
    seen: Sights = {what: lambda zone=zone: _names(s, s.zones[zone + seat])  # type: ignore[misc]
                    for what, zone in PILES.items()}
    seen |= {f"{what} size": lambda zone=zone: len(s.zones[zone + seat])  # type: ignore[misc]
             for what, zone in {**PILES, "deck": DECK}.items()}
    seen["stratagems"] = lambda: _names(s, [slot for slot in s.zones[STRATAGEMS + seat] if s.mode[slot] != SPENT])
    seen["deck top"] = lambda: _names(s, s.zones[DECK + seat][:-6:-1])
    seen["starting team"] = lambda: [s.cards[title].full_name for title in s.teams[seat]]
    return seen


def _of_a_character(s: TcgState, slot: int) -> Sights:
    def on(what: Callable[[TcgState, int], Any]) -> Callable[[], Any]:
        def seen() -> Any:
            if s.where[slot] not in (BATTLEFIELD, BATTLEFIELD + 1, KO_AREA, KO_AREA + 1):
                raise NotPossible(f"{s.card(slot).full_name} is not in play")
            return what(s, slot)
        return seen

    return {
        "damage": lambda: s.damage[slot], "tapped": lambda: bool(s.tapped[slot]),
        "place": lambda: ZONES[s.where[slot] // SEATS][0],
        "mode": on(lambda s, slot: mode(s, slot).name), "attack": on(attack), "defense": on(defense),
        "health": on(health), "stars": on(stars), "traits": on(lambda s, slot: list(traits(s, slot))),
        "factions": on(lambda s, slot: list(factions(s, slot))),
        "upgrades": lambda: _names(s, upgrades(s, slot)),
        "upgraded": lambda: s.card(bearer(s, slot)).full_name if bearer(s, slot) >= 0 else None,
        "under": lambda: sum(bond.relation is UNDER_IT for bond in s.bonds.get(slot, ())),
        **{word: on(lambda s, slot, word=word: keyword(s, word, slot)) for word in KEYWORDS}}  # type: ignore[misc]


def _names(s: TcgState, slots: Sequence[int]) -> list[str]:
    return [s.card(slot).full_name for slot in slots]
