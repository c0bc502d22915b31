"""What is chosen before a game: checked, completed with defaults, explained where it does not fit."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sparktable.games.options import Shapes, check_shapes, one_of
from sparktable.games.options import players as how_many
from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import suggestion

from .board import BOARDS, Board
from .card import AUTOBOT, slugged
from .cards import TRANSFORMERS
from .rules.rulings import RULINGS

DUEL, TEAM, FREE, RANDOM, MASTER = "duel", "team", "free-for-all", "random-draw", "master"
MODES: dict[str, tuple[int, ...]] = {DUEL: (2,), TEAM: (4, 6), FREE: (2, 3, 4, 5, 6), RANDOM: (2, 3, 4, 5, 6),
                                     MASTER: (2, 4)}
"""Way to play -> numbers of players."""
USUAL_PLAYERS = {FREE: 4, RANDOM: 4}
"""How many play where nobody says; elsewhere the least."""

KNOWN = ("mode", "players", "board", "side", "characters", "partners", "draft", "preset", "rulings")
SHAPES: Shapes = (
    *((name, (list, tuple), "a list of names") for name in ("characters", "partners")),
    ("draft", bool, "true or false"), ("preset", str, "a name"),
    ("rulings", Mapping, "pairs of a ruling and its value"))

Names = tuple[int | None, ...]


@dataclass(frozen=True)
class ArenaOptions:
    """A legal set-up."""

    mode: str
    players: int
    board: Board
    factions: tuple[int | None, ...]
    """Seat -> the faction it must play, or None for any."""
    characters: tuple[Names, ...]
    """Seat -> its Transformers, each by its place in the catalogue, or None where nobody has named one."""
    draft: bool
    """What is not named is chosen by the players at the table; otherwise by lot."""
    rulings: dict[str, str]
    """Every table ruling's value."""


def read_options(options: Mapping[str, Any]) -> ArenaOptions:
    """The set-up that plain options describe; BadSetup says in one sentence what would be legal."""
    unknown = [key for key in options if key not in KNOWN]
    if unknown:
        raise BadSetup(f"Battle for Cybertron has no option '{unknown[0]}'{suggestion(unknown[0], KNOWN)}",
                       "unknown option", name=str(unknown[0]))
    check_shapes(options, SHAPES)
    mode = one_of("mode", options.get("mode") or DUEL, tuple(MODES))
    counts = MODES[mode]
    players = options.get("players") or USUAL_PLAYERS.get(mode, counts[0])
    if players not in counts or type(players) is not int:
        raise BadSetup(f"{mode} takes {how_many(counts)}, not {players!r}", "other number of players")
    boards = {board.slug: board for board in BOARDS}
    board = boards[one_of("board", slugged(str(options.get("board") or BOARDS[0].slug)), tuple(boards))]
    rulings = RULINGS.chosen(options)
    if options.get("partners") and mode != MASTER:
        raise BadSetup("only Master Play gives a player a second Transformer", "partners only in master")
    characters = _characters(mode, players, options.get("characters") or (), options.get("partners") or ())
    draft = bool(options.get("draft"))
    if mode == RANDOM and (draft or any(name is not None for names in characters for name in names)):
        raise BadSetup("in a random draw nobody chooses a character; play free-for-all to choose",
                       "random draw")
    mixed = rulings["teams_may_mix"] == "yes"
    factions = _factions(mode, players, str(options.get("side") or "").lower(), characters, mixed)
    return ArenaOptions(mode, players, board, factions, characters, draft, rulings)


def _characters(mode: str, players: int, names: Any, partners: Any) -> tuple[Names, ...]:
    """Seat by seat what is named: one Transformer, two in Master Play, none twice."""
    known = {slugged(title.name): number for number, title in enumerate(TRANSFORMERS)}
    lists: list[Sequence[Any]] = [names, partners] if mode == MASTER else [names]
    chosen: list[list[int | None]] = [[] for _ in range(players)]
    taken: set[int] = set()
    for given in lists:
        if len(given) > players:
            raise BadSetup(f"there are {players} seats, and characters are named one for each",
                           "too many characters")
        for seat in range(players):
            name = given[seat] if seat < len(given) else None
            if not name:
                chosen[seat].append(None)
                continue
            number = known.get(slugged(str(name)))
            if number is None:
                raise BadSetup(f"there is no character '{name}'{suggestion(str(name), known)}",
                               "no such character", name=str(name))
            if number in taken:
                raise BadSetup(f"{TRANSFORMERS[number].name} is chosen twice, and there is only one of each",
                               "chosen twice", name=TRANSFORMERS[number].name)
            taken.add(number)
            chosen[seat].append(number)
    return tuple(tuple(each) for each in chosen)


def _factions(mode: str, players: int, side: str, characters: tuple[Names, ...],
              mixed: bool) -> tuple[int | None, ...]:
    """In a duel, and in a team game unless the table mixes, one side plays Autobots and the other Decepticons."""
    if mode not in (DUEL, TEAM) or (mode == TEAM and mixed):
        if side:
            raise BadSetup(f"in {mode} everybody may choose from both factions, so no side is chosen",
                           "no sides here")
        return (None,) * players
    wanted = {(seat + TRANSFORMERS[number].faction) % 2
              for seat, (number,) in enumerate(characters) if number is not None}
    if side:
        wanted.add(("autobot", "decepticon").index(one_of("side", side, ("autobot", "decepticon"))))
    if len(wanted) > 1:
        if mode == DUEL:
            raise BadSetup("in a duel Autobots and Decepticons sit opposite each other, on the side that was chosen",
                           "duel of sides")
        raise BadSetup("a team is of one faction at every other seat; the ruling teams_may_mix allows others",
                       "team of one side")
    first = min(wanted, default=AUTOBOT)
    return tuple((first + seat) % 2 for seat in range(players))
