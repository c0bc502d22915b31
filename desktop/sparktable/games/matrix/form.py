"""What is chosen before a game of the Matrix, for the new-game page (see `games/forms.py`)."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..forms import MAIN, MIXING, UNSEEN, Choice, Field, Form, SeatForm, Swap, fitting
from ..lengths import Counted, between, minutes
from .card import CHARACTER, SCHEME, MatrixCard
from .cards import BOXES
from .mixing import SWAPPABLE
from .options import MODES
from .rules.rulings import RULINGS
from .ruleset import COMPETITIVE, COOP, CORE, SOLO, TVT
from .setup import matrix_size

FACTION_KEYS = ("autobot", "decepticon")
LOOKS = {TVT: ("player", 2), COMPETITIVE: ("vp", 2), COOP: ("assist", 3), SOLO: ("pawn", 3)}
"""The icon of each way to play, and how hard it is: more games are lost against the Bosses than against others."""

COUNTED = {
    "war-on-cybertron tvt": (Counted(2, 517, 33.6), Counted(4, 790, 53.3)),
    "war-on-cybertron co-op": (Counted(2, 500, 37.7), Counted(4, 653, 50.3)),
    "war-on-cybertron solo": (Counted(1, 393, 29.6),),
    "core competitive": (Counted(2, 387, 29.1), Counted(4, 589, 42.7), Counted(5, 702, 46.7)),
    "core co-op": (Counted(2, 407, 33.2), Counted(4, 554, 44.0)),
    "core solo": (Counted(1, 330, 27.5),),
}
"""What was counted in games of each box and way to play, by the number of players (see `games/lengths.py`)."""


def setup_form(options: Mapping[str, Any]) -> Form:
    """What can be chosen now. A choice that another one has ruled out falls back to the first that fits."""
    box = fitting(options.get("set"), [name for name in MODES if name in BOXES])
    mode = fitting(options.get("mode"), MODES[box])
    players = fitting(options.get("players"), MODES[box][mode])
    sides = FACTION_KEYS[:1] if mode == TVT or box == CORE else FACTION_KEYS
    side = fitting(options.get("side"), sides)
    whose = _field("side", side, sides)
    fields = [
        _field("set", box, [name for name in MODES if name in BOXES]),
        Field("mode", "matrix.setup.mode", mode, tuple(_way(name, box, players) for name in LOOKS)),
        Field("players", "matrix.setup.players", players,
              tuple(Choice(n, "matrix.setup.players.n", amount=n) for n in MODES[box][mode])),
        whose if players > 1 else whose._replace(label="matrix.setup.side.alone"),
        _switch("first_game", options, there=box == CORE),
        _switch("expert", options, there=box == CORE and mode != COMPETITIVE),
        _switch("drop_unthwartable", options, there=(box, mode) == (CORE, SOLO)),
    ]
    fields += RULINGS.fields(options, RULINGS.that_matter(mode, box))
    if len(BOXES) > 1:
        fields.append(_switch("mix", options, MIXING))
    fields.append(_switch("guest_damage", options, MIXING, there=(box, mode) == (CORE, COMPETITIVE)))
    mixing = any(options.get(name) for name in ("mix", "swaps", "schemes"))
    factions = [seat % 2 if mode == TVT else FACTION_KEYS.index(side) for seat in range(players)]
    names = tuple(options.get("characters") or ())
    rows, columns = matrix_size(players)
    return Form(
        seats=tuple(_seat(faction, names[seat] if seat < len(names) else "", tuple(BOXES) if mixing else (box,))
                    for seat, faction in enumerate(factions)),
        fields=tuple(field if len(field.choices) > 1 else field._replace(page=UNSEEN) for field in fields),
        facts=(("matrix.setup.fact.matrix", f"{rows} × {columns}"),
               ("matrix.setup.fact.titles", str(len(BOXES[box])))),
        swaps=_swaps(box, options.get("swaps") or {}),
        joins="schemes",
        against="matrix.setup.bosses" if mode == SOLO else "",
        against_icon="t_boss",
        joining=_joining(box, options.get("schemes") or ()) if mode not in (TVT, COMPETITIVE) else (),
    )


def _way(mode: str, box: str, players: int) -> Choice:
    """A way to play, with the box that has it."""
    where = box if mode in MODES[box] else next(other for other in MODES if mode in MODES[other])
    counts = MODES[where][mode]
    return Choice(mode, f"matrix.setup.mode.{mode}", note=f"matrix.setup.mode.{mode}.note", icon=LOOKS[mode][0],
                  counts=counts, hard=LOOKS[mode][1], brings=(("set", where),) if where != box else (),
                  minutes=minutes(between(fitting(players, counts), COUNTED[f"{where} {mode}"])))


def _field(name: str, value: str, legal: Iterable[str]) -> Field:
    return Field(name, f"matrix.setup.{name}", value,
                 tuple(Choice(choice, f"matrix.setup.{name}.{choice}") for choice in legal))


def _guests(box: str) -> list[MatrixCard]:
    return [card for other, cards in BOXES.items() if other != box for card in cards]


def _swaps(box: str, chosen: Mapping[str, str]) -> tuple[Swap, ...]:
    """Every card that has its like in another box: in type, faction, cost and level (War on Cybertron p.21)."""
    def likeness(card: MatrixCard) -> tuple[Any, ...]:
        return card.type, card.extra_types, card.faction, card.cost, card.level

    guests: dict[tuple[Any, ...], list[MatrixCard]] = {}
    for card in _guests(box):
        guests.setdefault(likeness(card), []).append(card)
    return tuple(Swap(_named(card), tuple(_named(guest) for guest in guests[likeness(card)]),
                      chosen.get(card.name, ""))
                 for card in BOXES[box] if card.type in SWAPPABLE and likeness(card) in guests)


def _joining(box: str, chosen: Iterable[str]) -> tuple[tuple[Choice, bool], ...]:
    names = tuple(chosen)
    return tuple((_named(card), card.name in names) for card in _guests(box) if card.type == SCHEME)


def _named(card: MatrixCard) -> Choice:
    return Choice(card.name, f"matrix.type.{card.type}", card.name, cards=(card.slug,), amount=card.cost or 0)


def _switch(name: str, options: Mapping[str, Any], page: str = MAIN, *, there: bool = True) -> Field:
    """Yes or no; where it is not there, no."""
    return Field(name, f"matrix.setup.{name}", there and bool(options.get(name)),
                 (Choice(False), Choice(True)) if there else (Choice(False),), page=page,
                 note=f"matrix.setup.{name}.note")


def _seat(faction: int, name: str, boxes: tuple[str, ...]) -> SeatForm:
    """A seat's character, or one by lot. A name that is no character of the seat's faction falls back to the lot."""
    known = [card for box in boxes for card in _characters(box, faction)]
    chosen = name if any(card.name == name for card in known) else ""
    choices = (Choice("", "matrix.setup.character.random", icon="die"),
               *(Choice(card.name, name=card.name, note=f"matrix.style.{card.slug}", cards=(card.slug,))
                 for card in known))
    key = FACTION_KEYS[faction]
    return SeatForm((Field("characters", "matrix.setup.character", chosen, choices),), f"matrix.setup.side.{key}",
                    f"f_{key}", key)


def _characters(box: str, faction: int) -> list[MatrixCard]:
    return [card for card in BOXES[box] if card.type == CHARACTER and card.faction == faction]
