"""What is chosen before a game of Battle for Cybertron, for the new-game page (see `games/forms.py`)."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..forms import MAIN, UNSEEN, Choice, Field, Form, SeatForm, fitting
from ..lengths import Counted, between, minutes
from .board import BOARDS, Board
from .cards import TRANSFORMERS
from .options import DUEL, FREE, MASTER, MODES, RANDOM, TEAM, USUAL_PLAYERS
from .rules.rulings import RULINGS
from .rules.turn import FACES

SIDES = ("autobot", "decepticon")
LOOKS = {DUEL: ("confront", 1), TEAM: ("player", 2), FREE: ("vp", 2), RANDOM: ("die", 1), MASTER: ("level", 3)}
"""The icon of each way to play, and how hard it is."""
COUNTED = {
    "duel": (Counted(2, 172, 41.1),),
    "team": (Counted(4, 113, 27.5), Counted(6, 152, 39.0)),
    "free-for-all": (Counted(2, 111, 26.9), Counted(4, 371, 91.9), Counted(6, 605, 146.0)),
    "random-draw": (Counted(2, 111, 26.9), Counted(4, 371, 91.9), Counted(6, 605, 146.0)),
    "master": (Counted(2, 251, 58.8), Counted(4, 59, 12.5)),
}
"""What was counted in games of each way to play, by the number of players (see `games/lengths.py`)."""
ANSWER = 10
"""Seconds for one: a few actions on a board are weighed against each other."""
GREETING = 1
"""Minutes for each Transformer, before its first turn: what it and its cards can do is read, and who fights whom."""
FIRST_GAME = ("Optimus Prime", "Megatron")
"""Whom the rulebook suggests to those who play for the first time."""


def setup_form(options: Mapping[str, Any]) -> Form:
    """What can be chosen now. A choice that another one has ruled out falls back to the first that fits."""
    mode = fitting(options.get("mode"), MODES)
    players = _how_many(options, mode)
    board = fitting(options.get("board"), [board.slug for board in BOARDS])
    mixed = RULINGS.played_by(options, RULINGS.all)["teams_may_mix"] == "yes"
    sided = mode == DUEL or (mode == TEAM and not mixed)
    side = fitting(options.get("side"), SIDES) if sided else ""
    draft = bool(options.get("draft")) and mode != RANDOM
    fields = [
        Field("mode", "arena.setup.mode", mode, tuple(
            Choice(name, f"arena.setup.mode.{name}", note=f"arena.setup.mode.{name}.note", icon=LOOKS[name][0],
                   counts=counts, hard=LOOKS[name][1],
                   minutes=_minutes(name, _how_many(options, name)))
            for name, counts in MODES.items())),
        Field("players", "arena.setup.players", players,
              tuple(Choice(n, "arena.setup.players.n", amount=n) for n in MODES[mode]),
              page=MAIN if len(MODES[mode]) > 1 else UNSEEN),
        Field("board", "arena.setup.board", board,
              tuple(Choice(each.slug, board_key(each), each.name) for each in BOARDS)),
        Field("side", "arena.setup.side", side, tuple(Choice(name, f"arena.setup.side.{name}") for name in SIDES)
              if sided else (Choice(""),), page=MAIN if sided else UNSEEN),
        Field("draft", "arena.setup.draft", draft, (Choice(False), Choice(True)),
              page=UNSEEN if mode == RANDOM else MAIN, note="arena.setup.draft.note"),
        *RULINGS.fields(options, RULINGS.that_matter(mode)),
    ]
    if mode != MASTER:
        fields.append(Field("partners", "arena.setup.partner", "", (Choice(""),), page=UNSEEN))
    factions = [(SIDES.index(side) + seat) % 2 if sided else None for seat in range(players)]
    return Form(seats=_seats(options, mode, factions, "open" if draft else "random"), fields=tuple(fields),
                facts=(("arena.setup.fact.die", " · ".join(str(steps) for steps, _ in FACES)),
                       *((("arena.setup.fact.all", " · ".join(str(steps) for steps, both in FACES if both)),)
                         if mode == MASTER else ()),
                       ("arena.setup.fact.cards", str(31 * players * (2 if mode == MASTER else 1)))))


def board_key(board: Board) -> str:
    """The key of what players call a board."""
    return f"arena.board.{board.slug}"


def _minutes(mode: str, players: int) -> tuple[int, ...]:
    transformers = players * (2 if mode == MASTER else 1)
    return minutes(between(players, COUNTED[mode]), ANSWER, besides=GREETING * transformers)


def _how_many(options: Mapping[str, Any], mode: str) -> int:
    return fitting(options.get("players") or USUAL_PLAYERS.get(mode), MODES[mode])


def _seats(options: Mapping[str, Any], mode: str, factions: list[int | None], unnamed: str) -> tuple[SeatForm, ...]:
    """A Transformer for each seat, two in Master Play, none twice; who is not named is drawn or chosen later."""
    wishes = options.get("characters") or ((*FIRST_GAME,) if not options else ())
    seats: list[list[Field]] = [[] for _ in factions]
    taken: set[str] = set()
    for option, names in (("characters", wishes), ("partners", options.get("partners") or ()))[:1 + (mode == MASTER)]:
        for seat, faction in enumerate(factions):
            known = [title for title in TRANSFORMERS if faction in (None, title.faction) and title.name not in taken]
            wish = names[seat] if seat < len(names) else ""
            name = wish if mode != RANDOM and any(title.name == wish for title in known) else ""
            choices = (Choice("", f"arena.setup.character.{unnamed}", icon="die"),
                       *(Choice(title.name, name=title.name, note=f"arena.style.{title.slug}", cards=(title.slug,))
                         for title in known))
            key = "arena.setup.character" if option == "characters" else "arena.setup.partner"
            seats[seat].append(Field(option, key, name, choices[:1] if mode == RANDOM else choices))
            if name:
                taken.add(name)
    return tuple(SeatForm(tuple(fields), "", "", "") if faction is None else
                 SeatForm(tuple(fields), f"arena.setup.side.{SIDES[faction]}", f"f_{SIDES[faction]}", SIDES[faction])
                 for fields, faction in zip(seats, factions, strict=True))
