"""What was done this turn, as scenario files tell it: "flips Motormaster", "moves onto Tarn", "converts"."""
from __future__ import annotations

from collections import Counter
from functools import cache

from sparktable.kernel.scenario import Grammar, Mistake
from sparktable.kernel.zones import FACE_UP

from .card import MatrixCard
from .events import DECLARES, use
from .facts.abilities import energon_of
from .facts.cards import space_of
from .state import CHARACTER, MATRIX, PLAY, Deed, MatrixState, seat_zone

DEEDS = ("activates", "ambushed", "assists", "battle ends", "blocks attack", "buys", "calls off", "causes ambush",
         "clears", "commands", "completes mission", "contributes", "contributes energon", "converts",
         "declares battle", "declares confrontation", "defeats", "destroyed", "destroys damage", "discards",
         "discards mission", "draws encounter", "flips", "gains", "gains damage", "gains energon", "gains vp",
         "lays assist", "loses command", "moves onto", "peeks", "places standee", "plays", "repairs", "reveals top",
         "ruin appears", "runs empty", "searches", "space empties", "start effect", "thwarts", "turn begins",
         "turn ends", "uses")
"""Every kind of deed that the rules remember for the turn."""
UNSEEN = ("peeks", "searches")
"""Those whose card lay facedown."""


def deeds_of(s: MatrixState, seat: int) -> dict[str, int]:
    """How often a player did what this turn: by kind alone, and by kind and card."""
    own = [deed for deed in s.deeds if deed.seat == seat]
    kinds = Counter(deed.kind for deed in own)
    told = Counter(f"{deed.kind} {s.card(deed.slot).name}" for deed in own if deed.slot >= 0)
    return {kind: kinds[kind] for kind in DEEDS} | told


@cache
def all_deeds(cards: tuple[MatrixCard, ...]) -> tuple[str, ...]:
    """Everything that could have been done."""
    return (*DEEDS, *(f"{kind} {title.name}" for kind in DEEDS for title in cards[:-1]))


def do_before(s: MatrixState, seat: int, sentence: str) -> None:
    """Something that a player has done this turn already. Raises Mistake."""
    names = {title.name: title.name for title in s.cards[:-1]}
    squares = {name: index for index, name in enumerate(s.game.grid.names)}
    grammar = Grammar(tuple(f"{{deed}}{card}{at}{number}" for card in (" {card}", "") for at in (" at {space}", "")
                            for number in (" for {n}", "")),
                      {"deed": lambda: {kind: kind for kind in DEEDS},
                       "card": lambda: names, "space": lambda: squares})
    said = grammar.read(sentence).values
    kind, number = said["deed"], said.get("n", 0)
    slot = _card(s, seat, said["card"]) if "card" in said else -1
    space = said.get("space", space_of(s, slot) if slot >= 0 else -1)
    s.deeds = (*s.deeds, Deed(kind, seat, slot, space, number, _seen(s, kind, slot)))
    if kind == DECLARES:
        s.confronted = True
    if kind == "activates":
        ability = energon_of(s.card(slot)).get(number) if slot >= 0 else None
        if ability is None:
            raise Mistake("an ability is told by its card and its printed price: 'activates Artillery for 1'")
        use(s, slot, ability.label)


def _seen(s: MatrixState, kind: str, slot: int) -> str:
    """The card as everybody saw it then: what still lies facedown, or was only looked at, nobody saw."""
    if slot < 0 or kind in UNSEEN or (s.where[slot] == MATRIX and not s.known[slot] & FACE_UP):
        return ""
    return str(s.card(slot).slug)


def _card(s: MatrixState, seat: int, name: str) -> int:
    """The card of that name which a deed was about: the player's own before those in the Matrix, before any other."""
    near = (seat_zone(seat, PLAY), seat_zone(seat, CHARACTER), MATRIX)
    found: list[int] = [slot for zone in (*near, *range(len(s.zones))) for slot in s.zones[zone]
             if slot >= 0 and s.card(slot).name == name]
    if not found:
        raise Mistake(f"there is no {name} in this game")
    return found[0]
