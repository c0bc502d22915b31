"""What is chosen before a game of the Matrix: checked, completed with defaults, explained where it does not fit."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sparktable.games.factions import FACTIONS
from sparktable.games.options import Shapes, check_shapes, one_of
from sparktable.games.options import players as how_many
from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import suggestion

from .card import CHARACTER, MatrixCard
from .cards import BOXES
from .cards.ruled import as_ruled
from .mixing import check_subtypes, mixed, with_guest_damage
from .rules.rulings import RULINGS
from .ruleset import COMPETITIVE, COOP, CORE, SOLO, TVT, WAR
from .state import AUTOBOT, DECEPTICON

MODES: dict[str, dict[str, tuple[int, ...]]] = {
    WAR: {TVT: (2, 4), COOP: (2, 3, 4), SOLO: (1,)},
    CORE: {COMPETITIVE: (2, 3, 4, 5), COOP: (2, 3, 4, 5), SOLO: (1,)},
}
"""Box -> mode -> numbers of players, the default first."""

KNOWN = ("set", "mode", "players", "side", "expert", "first_game", "drop_unthwartable", "characters", "preset",
         "rulings", "mix", "swaps", "schemes", "guest_damage")


@dataclass(frozen=True)
class MatrixOptions:
    """A legal set-up."""

    box: str
    mode: str
    players: int
    sides: tuple[int, ...]
    """Seat -> faction; seat 0 is an Autobot in team versus team (A-D-A-D, War on Cybertron p.5)."""
    expert: bool
    first_game: bool
    """Core p.4: a first game leaves the Decepticon Schemes out."""
    drop_unthwartable: bool
    """Core p.21: a solo game may leave out Schemes that one player cannot thwart."""
    characters: tuple[MatrixCard | None, ...]
    """Seat -> character, or None for one at random."""
    rulings: dict[str, str]
    """Every table ruling's value."""
    titles: tuple[MatrixCard, ...]
    """Every title in the box."""


def read_options(options: Mapping[str, Any]) -> MatrixOptions:
    """The set-up that plain options describe; BadSetup says in one sentence what would be legal."""
    unknown = [key for key in options if key not in KNOWN]
    if unknown:
        raise BadSetup(f"the Matrix game has no option '{unknown[0]}'{suggestion(unknown[0], KNOWN)}",
                       "unknown option", name=str(unknown[0]))
    check_shapes(options, SHAPES)
    box = one_of("set", options.get("set") or WAR, tuple(MODES))
    mode = one_of("mode", options.get("mode") or next(iter(MODES[box])), tuple(MODES[box]))
    counts = MODES[box][mode]
    players = options.get("players") or counts[0]
    if players not in counts or type(players) is not int:
        raise BadSetup(f"{mode} with the set {box} takes {how_many(counts)}, not {players!r}",
                       "other number of players")
    side = one_of("side", str(options.get("side") or "autobot").lower(), ("autobot", "decepticon"))
    if side == "decepticon" and box == CORE:
        raise BadSetup("the Core Set has only Autobot characters; play Decepticons with war-on-cybertron",
                       "only autobots")
    expert, first_game = bool(options.get("expert")), bool(options.get("first_game"))
    if (expert or first_game) and box != CORE:
        raise BadSetup(f"{'expert' if expert else 'first-game'} is an option of the Core Set", "only in core")
    if expert and mode == COMPETITIVE:
        raise BadSetup("expert is for co-op and solo games", "expert together")
    drop = bool(options.get("drop_unthwartable"))
    if drop and (box, mode) != (CORE, SOLO):
        raise BadSetup("only a solo game with the Core Set may leave out Schemes that cannot be thwarted alone",
                       "only solo drops schemes")
    sides = tuple(seat % 2 for seat in range(players)) if mode == TVT else (
        (DECEPTICON if side == "decepticon" else AUTOBOT,) * players)
    titles = BOXES[box]
    swaps, schemes = options.get("swaps") or {}, options.get("schemes") or ()
    mixing = bool(swaps or schemes or options.get("mix"))
    if mixing:
        titles = mixed(box, mode, sides[0], swaps, schemes)
    if options.get("guest_damage"):
        titles = with_guest_damage(titles, box, mode)
    rulings = RULINGS.chosen(options)
    titles = as_ruled(titles, rulings)
    characters = _characters(options.get("characters") or (), sides, titles)
    if mixing:
        titles = check_subtypes(titles, (character for character in characters if character is not None))
    return MatrixOptions(box, mode, players, sides, expert, first_game, drop, characters,
                         rulings, titles)


SHAPES: Shapes = (
    *((name, bool, "true or false") for name in ("expert", "first_game", "drop_unthwartable", "mix",
                                                    "guest_damage")),
    *((name, (list, tuple), "a list of names") for name in ("characters", "schemes")),
    ("swaps", Mapping, "pairs of a card that leaves and a card that comes"),
    ("preset", str, "a name"), ("rulings", Mapping, "pairs of a ruling and its value"))


def _characters(names: Any, sides: tuple[int, ...], titles: tuple[MatrixCard, ...]) -> tuple[MatrixCard | None, ...]:
    known = {title.name.lower(): title for title in titles if title.type == CHARACTER}
    if len(names) > len(sides):
        raise BadSetup(f"there are {len(sides)} seats, and {len(names)} characters are named", "too many characters")
    chosen: list[MatrixCard | None] = []
    for seat, name in enumerate(names):
        if not name:
            chosen.append(None)
            continue
        title = known.get(str(name).lower())
        if title is None:
            raise BadSetup(f"there is no character '{name}'{suggestion(str(name), known)}",
                           "no such character", name=str(name))
        if title in chosen:
            raise BadSetup(f"{title.name} is chosen twice", "chosen twice", name=title.name)
        if title.faction != sides[seat]:
            raise BadSetup(f"seat {seat + 1} plays for the {FACTIONS[sides[seat]]}s, and {title.name} does not",
                           "wrong side", name=title.name, seat=seat + 1)
        chosen.append(title)
    return (*chosen, *(None for _ in range(len(sides) - len(chosen))))
