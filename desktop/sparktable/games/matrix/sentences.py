"""What a person would call an option of the Matrix: the sentences of scenario files."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from sparktable.kernel.decisions import Decision, Option, Ref
from sparktable.kernel.names import plain
from sparktable.kernel.nodes import labelled
from sparktable.kernel.scenario import Grammar, Mistake, Reading
from sparktable.kernel.zones import FACE_UP

from . import kinds, questions
from .card import CHARACTER, MatrixCard
from .effect_names import all_effects, effect_names
from .facts.abilities import CONVERT, energon_of
from .facts.payer import payer
from .facts.power import energon_price
from .headings import X
from .paying_words import PATTERNS as WAYS_TO_PAY
from .paying_words import ways_said
from .rules.schemes import CLAIM
from .state import ASSIST, BASIC, HAND, MATRIX, PLAY, MatrixState, seat_zone
from .state import CHARACTER as CHARACTER_ZONE

PICKS = {"discard": "discard", "destroy": "destroy", "flip": "flip", "peek": "peek at", "gain": "gain",
         "defeat": "defeat", "repair": "repair"}
"""Verbs that may be said instead of "choose": `discard Bold`, `flip the card at B2`."""

WISHES = {"play": kinds.PLAY, "buy": kinds.BUY, "battle": kinds.BATTLE, "confront": kinds.BATTLE,
          "command": kinds.COMMAND, "assist": kinds.ASSIST, "block": kinds.BLOCK}
"""The first word of a sentence about one card -> the kind of answer that is meant."""

PATTERNS = (
    *WAYS_TO_PAY, "play {card}", "move to {space}", "search", "buy {card}", "battle {card}", "confront {card}",
    "activate {name} for {n}", "convert", "{seat} converts",
    "use {name}", "use {name} text {n}", "use {name} for {n}", "command {card}", "contribute {card}",
    "contribute {n} energon", "contribute power", "end turn", "stand on {space}", "block with {card}",
    "block by ability of {name}", "assist with {card}", "choose {name}", "choose {space}",
    "choose the card at {space}", "choose the assist of {seat}", "choose number {n}", "yes", "no", "pass", "done",
    "vault", "discard", "pay", "call off", "go on", "keep", "do {effect}",
    "{effect}", "claim {card}",
    *(f"{verb} {{card}}" for verb in PICKS.values()), *(f"{verb} the card at {{space}}" for verb in PICKS.values()))
"""Every sentence, the wordy ones first where two begin alike."""


def titles(s: MatrixState) -> Mapping[str, str]:
    """The names of all cards of the table but the characters."""
    return _titles(s.cards)


@cache
def _titles(cards: tuple[MatrixCard, ...]) -> Mapping[str, str]:
    return {title.name: title.name for title in cards[:-1] if title.type != CHARACTER}


def seats(s: MatrixState) -> dict[str, int]:
    """The characters at the table, by name."""
    return {s.card(s.zones[seat_zone(seat, CHARACTER_ZONE)][0]).name: seat for seat in range(s.game.seats)}


def spaces(s: MatrixState) -> dict[str, int]:
    return {name: index for index, name in enumerate(s.game.grid.names)}


def grammar(s: MatrixState) -> Grammar:
    return Grammar(PATTERNS, {"card": lambda: titles(s), "space": lambda: spaces(s), "seat": lambda: seats(s),
                              "name": lambda: {**titles(s), **seats(s)}, "payer": lambda: {**titles(s), **seats(s)},
                              "effect": lambda: all_effects(s.cards)})


def sentences(s: MatrixState, option: Option, asked: Decision) -> list[str]:
    """The ways in which a person would say an option; of two that come to the same the usual one need not say what
    pays."""
    said = _said(s, option, asked)
    return [*(said if payer(option) < 0 else ()),
            *(f"{each} {way}" for way in ways_said(s, option, asked) for each in said)]


def _said(s: MatrixState, option: Option, asked: Decision) -> list[str]:
    cards = [s.card(int(ref.value)).name for ref in option.refs if ref.kind == "card"]
    numbers = [int(ref.value) for ref in option.refs if ref.kind == "number"]
    kind = option.kind
    if kind in (kinds.PLAY, kinds.BUY, kinds.COMMAND):
        return [f"{kind} {cards[0]}"]
    if kind == kinds.BATTLE:
        return [f"battle {cards[0]}", f"confront {cards[0]}"]
    if kind == kinds.MOVE:
        return [f"move to {s.game.grid.names[option.value('space')]}"]
    if kind == kinds.ACTIVATE:
        return [f"activate {cards[0]} for {_printed_price(s, asked.seat, option)}"]
    if kind == kinds.USE:
        return [f"use {cards[0]} text {numbers[0] + 1}", *(f"use {cards[0]} for {n}" for n in numbers[1:]),
                f"use {cards[0]}"]
    if kind == kinds.CONVERT:
        seat = option.value("seat")
        return [*(["convert"] if seat == asked.seat else []),
                *(f"{name} converts" for name, index in seats(s).items() if index == seat)]
    if kind == kinds.CONTRIBUTE:
        if option == CLAIM[option.value("card")]:
            return [f"claim {cards[0]}"]
        return [f"contribute {cards[1]}" if len(option.refs) == len(cards) > 1
                else f"contribute {numbers[0]} energon" if numbers else "contribute power"]
    if kind in (kinds.BLOCK, kinds.ASSIST):
        return [f"{kind} with {cards[0]}"]
    if kind == kinds.BLOCK_BY_ABILITY:
        return [f"block by ability of {cards[0]}"]
    if kind == kinds.SPACE:
        space = s.game.grid.names[option.value("space")]
        return [f"choose {space}", *([f"stand on {space}"] if asked.kind == questions.PLACE_STANDEE else [])]
    if kind == kinds.SEAT:
        return [f"choose {name}" for name, index in seats(s).items() if index == option.value("seat")]
    if kind in (kinds.CARD, kinds.TRIGGER):
        return _picks(s, option.value("card"), asked)
    if kind == kinds.NUMBER:
        return [f"choose number {numbers[0]}"]
    if kind == kinds.DO:
        names = effects_of(option)
        clear = [name for name in names if not any(name in effects_of(other) for other in asked.options
                                                   if other != option)]
        said = clear or names
        return [*said, *(f"do {name}" for name in said), *(["yes"] if asked.kind == questions.MAY else [])]
    return [kind]


def effects_of(option: Option) -> tuple[str, ...]:
    """The names of what an option does; none where it is no effect of a text."""
    return effect_names(labelled(str(option.refs[0].value))) if option.kind == kinds.DO else ()


def check_unmistakable(asked: Decision, sentence: str) -> None:
    """Raises Mistake where several of the effects that are offered are called so."""
    meant = [option for option in asked.options
             if plain(sentence).removeprefix("do ") in map(plain, effects_of(option))]
    if len(meant) > 1:
        names = " or ".join(f"'{effects_of(option)[-1]}'" for option in meant)
        raise Mistake(f"'{sentence}' can mean several things here: say {names}")


def _printed_price(s: MatrixState, seat: int, option: Option) -> int:
    """The price by which an ability is named: the printed one, whatever it costs now; for X, the X."""
    slot, price = option.value("card"), option.value("number")
    return next((printed for printed in energon_of(s.card(slot))
                 if printed != X and energon_price(s, seat, slot, printed) == price),
                price - energon_price(s, seat, slot, 0))


def _picks(s: MatrixState, slot: int, asked: Decision) -> list[str]:
    """A card that is picked: by its name or its place, with "choose" or with the verb of the text that asks."""
    verbs = ["choose"]
    if asked.kind == questions.CHOOSE_CARD:
        word = effect_names(labelled(str(asked.about[0].value)))[0]
        verbs += [PICKS[word]] if word in PICKS else []
    elif asked.kind.startswith("discard"):
        verbs.append("discard")
    place = [f"the card at {s.game.grid.names[s.zones[MATRIX].index(slot)]}"] if s.where[slot] == MATRIX else []
    place += [f"the assist of {name}" for name, seat in seats(s).items() if s.where[slot] == seat_zone(seat, ASSIST)]
    return [f"{verb} {what}" for verb in verbs for what in (s.card(slot).name, *place)]


def wish(s: MatrixState, sentence: str) -> Option | None:
    """The option of the active player that an action's sentence would have meant, so that the rules can say why it is
    not open."""
    reading = grammar(s).read(sentence)
    option = _wish(s, reading)
    if reading.pattern in WAYS_TO_PAY and s.pending is not None and option in s.pending.options:
        return None  # it is open, but not paid so
    return option


def _wish(s: MatrixState, reading: Reading) -> Option | None:
    first, values, seat = reading.pattern.split()[0], reading.values, s.active
    if first == "convert":
        return CONVERT[seat]
    if first == "search":
        here = s.zones[MATRIX][s.at[seat]]
        return Option(kinds.SEARCH, (Ref("card", here),)) if here >= 0 else None
    if first == "move":
        return Option(kinds.MOVE, (Ref("space", values["space"]), Ref("number", 0)))
    if first in ("play", "buy", "battle", "confront", "command"):
        slot = _first(s, _piles(s, seat, first), values["card"])
        return Option(WISHES[first], (Ref("card", slot),)) if slot >= 0 else None
    if first == "activate":
        name = values["name"] if isinstance(values["name"], str) else _character(s, values["name"])
        _check_price(s, name, values["n"])
        slot = _first(s, (seat_zone(seat, PLAY), seat_zone(seat, CHARACTER_ZONE), seat_zone(seat, HAND)), name)
        return Option(kinds.ACTIVATE, (Ref("card", slot), Ref("number", values["n"]))) if slot >= 0 else None
    if first == "use" and "for" not in reading.pattern:
        name = values["name"] if isinstance(values["name"], str) else _character(s, values["name"])
        slot = _first(s, (seat_zone(seat, CHARACTER_ZONE), MATRIX), name)
        return Option(kinds.USE, (Ref("card", slot), Ref("number", values.get("n", 1) - 1))) if slot >= 0 else None
    if reading.pattern in ("assist with {card}", "block with {card}"):
        asked = s.pending.seat if s.pending is not None else seat
        slot = _first(s, (seat_zone(asked, HAND),), values["card"])
        return Option(WISHES[first], (Ref("card", slot),)) if slot >= 0 else None
    return None


def _check_price(s: MatrixState, name: str, said: int) -> None:
    """An ability is named by its printed price, and by no other."""
    abilities = [price for title in s.cards if title.name == name for price in energon_of(title)]
    if said not in abilities and X not in abilities:
        prices = " and ".join(str(price) for price in sorted(set(abilities)))
        raise Mistake(f"{name} has no ability with the printed price {said}: " + (
            f"name the printed one, {prices}, whatever it costs now" if prices else "it has none at all"))


def _piles(s: MatrixState, seat: int, first: str) -> tuple[int, ...]:
    return (seat_zone(seat, HAND),) if first == "play" else (MATRIX, BASIC)


def _character(s: MatrixState, seat: int) -> str:
    return str(s.card(s.zones[seat_zone(seat, CHARACTER_ZONE)][0]).name)


def _first(s: MatrixState, piles: tuple[int, ...], name: str) -> int:
    """The first card of that name in these piles, the faceup ones before the others; -1 if there is none."""
    found = [slot for pile in piles for slot in s.zones[pile] if slot >= 0 and s.card(slot).name == name]
    return min(found, key=lambda slot: not s.known[slot] & FACE_UP, default=-1)

