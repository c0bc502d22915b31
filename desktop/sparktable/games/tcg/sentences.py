"""The sentences that answer this game's questions, and which option each means."""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from sparktable.kernel.decisions import DONE, NO, PASS, YES, Decision, Option
from sparktable.kernel.nodes import labelled
from sparktable.kernel.scenario import Grammar, Reading
from sparktable.kernel.typed import QuestionKind

from . import kinds, questions
from .card import SLOTS
from .cards import CATALOGUE
from .deeds.attack import ATTACK
from .facts.slots import bearer
from .position_words import BATTLE, WHO
from .rules.turn import FLIP, PLAY
from .state import BATTLEFIELD, HAND, KO_AREA, SEATS, TcgState, character

Names = Mapping[str, frozenset[int]]

SEAT_NAMES = {f"seat {seat}": seat for seat in range(SEATS)}
THINGS: dict[str, frozenset[int]] = {**WHO, **{
    name: WHO.get(name, frozenset()) | {title} for name, title in BATTLE.items()}}
"""What cards and characters are called -> the titles that are called so."""
MODES = {mode: mode for mode in ("alt", "bot", "alt 1", "alt 2", "body")}
SLOT_NAMES = {slot: slot for slot in SLOTS}
WHOSE: dict[str, Any] = {**THINGS, **SEAT_NAMES}

DECLINE = ("pass", "done", "no", "do not reveal it")
_ON_CARDS = ("play", "use", "scrap", "keep", "give up", "choose", "attack", "defend with", "attack with", "flip")


def _effect_names() -> dict[str, str]:
    """What effects are called when one of several is chosen: by their verbs, as in `choose to draw`."""
    classes = {type(node).__name__ for title in CATALOGUE for _, tree in title.trees() for node in tree.walk()}
    return {_spaced(name): name for name in classes}


def _spaced(name: str) -> str:
    """"ScrapUpgrade" -> "scrap upgrade"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


GRAMMAR = Grammar(
    (*DECLINE, "yes", "reveal it", "flip {thing} to {mode}", "put it on {thing}", "put it on {thing} as {slot}",
     "put {thing} on the deck", "swap {thing} for {thing2}", "swap {thing} of {whose} for {thing2}",
     "choose {thing} text {text}", "use {thing} text {text}", "choose {seat}", "choose number {number}",
     "name {thing}", "choose to {effect}", "choose to {effect} text {text}",
     *(f"{verb} {{thing}}" for verb in _ON_CARDS), *(f"{verb} {{thing}} of {{whose}}" for verb in _ON_CARDS)),
    {"thing": lambda: THINGS, "whose": lambda: WHOSE, "mode": lambda: MODES, "slot": lambda: SLOT_NAMES,
     "seat": lambda: SEAT_NAMES, "effect": _effect_names})

QUESTIONS: Mapping[QuestionKind, str] = {
    questions.MAIN: "`flip NAME` (`flip NAME to alt 2`), `play CARD`, `use NAME` (a tap ability, by the character or "
                    "the card), `attack with NAME`; `done` where nobody can attack",
    questions.FLIP: "`flip NAME`", questions.MAY_FLIP: "`flip NAME`; `done`: by the basic rules the turn's flip",
    questions.ATTACKER: "`attack with NAME`",
    questions.DEFENDER: "`attack NAME` or `defend with NAME`: the character that defends",
    questions.DEFEND_INSTEAD: "`defend with NAME`",
    questions.FOCUS: "`scrap CARD` or `keep CARD`, card by card; the one kept last lies on top",
    questions.SWAP_GREEN: "`swap CARD for CARD`: of the hand, for the flipped one; `done`",
    questions.PUT_ON: "`put it on NAME`, `put it on NAME as armor`",
    questions.GIVE_UP: "`give up CARD`: the Upgrade that makes room",
    questions.MODE: "`flip NAME to MODE`", questions.PUT_ON_DECK: "`put CARD on the deck`; `done`",
    questions.PLAY: "`play CARD`; `pass`",
    questions.TURN_UP: "`reveal it` or `do not reveal it`; also where only that is left",
    questions.MAY: "`yes` or `no`", questions.CONSENT: "`yes` or `no`",
    questions.UPGRADE_SIDE: "`yes` or `no`: whether a character that was KO'd becomes an Upgrade",
    questions.CHOOSE: "`choose to EFFECT`, `choose NAME`",
    questions.REPLACE: "`choose CARD`: what changes it first",
    questions.ORDER: "`choose CARD`: whose ability comes first",
    questions.NAME_A_CARD: "`name CARD`: before the top one is shown",
    questions.MOVE_COUNTERS: "`choose NAME`, counter by counter; `done`",
    questions.HOW_MANY_COUNTERS: "`choose number 2`", questions.TAKE_SOME: "`yes` or `no`",
    questions.KEEP: "`keep CARD`, card by card", questions.SWAP_WITH_HAND: "`swap CARD for CARD`: of the hand, for "
                                                                           "the Upgrade; `pass`",
    **{kind: "`choose NAME`" for kind in (
        questions.CHOOSE_CARD, questions.DAMAGE, questions.REPAIR, questions.GETS, questions.TAP, questions.UNTAP,
        questions.KNOCK_OUT, questions.RETURN, questions.DEPLOY, questions.DIVERT, questions.TO_HAND,
        questions.FETCH, questions.RETURN_UPGRADE, questions.MOVE_UPGRADE, questions.PUT_UPGRADE,
        questions.SWAP_UPGRADES, questions.STAYS, questions.BOUNTY, questions.COMBINE, questions.PUT_BACK,
        questions.TO_TOP_OF_DECK, questions.MOVE_TO, questions.TO_THE_KO_AREA, questions.UNDER_WHOM,
        questions.PUT_UNDER, questions.KEEP_SECRET)},
    **{kind: "`scrap CARD`; `done` where fewer will do" for kind in (
        questions.SCRAP, questions.SCRAP_UPGRADE, questions.SCRAP_FIRST)}}


def matching(s: TcgState, asked: Decision, reading: Reading) -> list[Option]:
    """The options that a sentence can mean."""
    pattern, said = reading.pattern, reading.values
    if pattern in DECLINE:
        return [option for option in asked.options if option in (PASS, DONE, NO)]
    if pattern in ("yes", "reveal it"):
        return [option for option in asked.options
                if option == YES or (option.kind == kinds.DO and asked.kind == questions.MAY)]
    if "effect" in said:
        fitting = [option for option in asked.options if option.kind == kinds.DO and _does(option, said["effect"])]
    else:
        verb = pattern.partition(" {")[0]
        fitting = [option for option in asked.options if _VERBS[verb](asked, option) and _names(s, option, said)]
    if "text" in said:
        return fitting[said["text"] - 1:said["text"]]
    return fitting


_OF_DEFENDERS = (questions.DEFENDER, questions.DEFEND_INSTEAD)


def _named_by(kind: str) -> Callable[[Decision, Option], bool]:
    return lambda asked, option: option.kind == kind or (asked.kind.startswith(kind) and option.kind == kinds.CARD)


_VERBS: Mapping[str, Callable[[Decision, Option], bool]] = {
    "play": _named_by("play"), "scrap": _named_by("scrap"), "keep": _named_by("keep"), "swap": _named_by("swap"),
    "flip": lambda asked, option: _named_by("flip")(asked, option) or option.kind == kinds.MODE,
    "give up": _named_by("give up"), "use": lambda asked, option: option.kind == kinds.TAP,
    "put it on": lambda asked, option: option.kind == kinds.PUT_ON, "put": _named_by("put on deck"),
    "attack with": lambda asked, option: option.kind == kinds.ATTACK,
    **dict.fromkeys(("attack", "defend with"), lambda asked, option: asked.kind in _OF_DEFENDERS),
    "choose": lambda asked, option: option.kind not in (kinds.DO, kinds.ATTACK),
    "name": lambda asked, option: option.kind == kinds.NAME,
    "choose number": lambda asked, option: option.kind == kinds.NUMBER}
"""The beginning of a sentence -> whether it could mean an option."""


def _names(s: TcgState, option: Option, said: Mapping[str, Any]) -> bool:
    """Whether an option names all that a sentence names."""
    cards = [int(ref.value) for ref in option.refs if ref.kind == "card"]
    refs = {ref.kind: ref.value for ref in option.refs}
    if "seat" in said and refs.get("seat") != said["seat"]:
        return False
    if "number" in said and refs.get("number") != said["number"]:
        return False
    if "mode" in said and not (cards and character(s, cards[0]).modes[int(refs["number"])].name == said["mode"]):
        return False
    if "slot" in said and refs.get("word") != said["slot"]:
        return False
    if "thing2" in said and not (len(cards) > 1 and s.ident[cards[1]] in said["thing2"]):
        return False
    if "thing" not in said:
        return True
    if option.kind == kinds.NAME:
        return any(CATALOGUE[title].slug == refs["title"] for title in said["thing"])
    places = cards[:2] if option.kind == kinds.TAP else cards[:1]
    return any(s.ident[slot] in said["thing"] and _is_of(s, slot, said) for slot in places)


def _is_of(s: TcgState, slot: int, said: Mapping[str, Any]) -> bool:
    """Whether a card is that seat's, or on that character."""
    if "whose" not in said:
        return True
    whose = said["whose"]
    if isinstance(whose, int):
        return s.owner[slot] == whose
    host = bearer(s, slot)
    return host >= 0 and s.ident[host] in whose


def _does(option: Option, name: str) -> bool:
    """Whether an option stands for an effect that begins with that verb."""
    return next((True for node in labelled(str(option.refs[0].value)).walk() if type(node).__name__ == name), False)


def likeness(s: TcgState, option: Option) -> tuple[Any, ...]:
    """What an option means to a player: two that are alike in it are as good as each other."""
    return (option.kind, *((s.ident[int(ref.value)], s.where[int(ref.value)], bearer(s, int(ref.value)))
                           if ref.kind == "card" else ref.value for ref in option.refs
                           if not (ref.kind == "number" and option.kind in (kinds.TRIGGER, kinds.REPLACE))))


def in_words(s: TcgState, asked: Decision, option: Option) -> str:
    """An option as a sentence."""
    cards = [int(ref.value) for ref in option.refs if ref.kind == "card"]
    names = [s.card(slot).full_name for slot in cards]
    refs = {ref.kind: ref.value for ref in option.refs}
    if option in (PASS, DONE, YES, NO):
        return option.kind
    if option.kind == kinds.DO:
        name = _called(option)
        alike = [each for each in asked.options if each.kind == kinds.DO and _called(each) == name]
        return f"choose to {name}" + (f" text {alike.index(option) + 1}" if len(alike) > 1 else "")
    if option.kind in (kinds.FLIP, kinds.MODE):
        to = character(s, cards[0]).modes[int(refs["number"])].name
        return f"flip {names[0]} to {to}"
    if option.kind == kinds.PUT_ON:
        return f"put it on {names[0]}" + (f" as {refs['word']}" if "word" in refs else "")
    if option.kind == kinds.NAME:
        return f"name {next(title.full_name for title in CATALOGUE if title.slug == refs['title'])}"
    if option.kind == kinds.SWAP:
        return f"swap {names[0]} for {names[1]}"
    if option.kind == kinds.ATTACK:
        return f"attack with {names[0]}"
    if option.kind == kinds.TAP:
        return f"use {names[1]}"
    if not cards:
        return f"choose {'seat ' if 'seat' in refs else 'number '}{next(iter(refs.values()), '')}"
    verb = {"defender": "attack", "defend instead": "defend with", "play": "play", "flip": "flip",
            "put on deck": "put"}.get(asked.kind, "choose")
    verb = option.kind if option.kind in (kinds.PLAY, kinds.SCRAP, kinds.KEEP, kinds.GIVE_UP) else verb
    verb = "scrap" if asked.kind.startswith("scrap") else verb
    return f"{verb} {names[0]}{_whose(s, asked, cards[0])}{' on the deck' if verb == 'put' else ''}"


def _called(option: Option) -> str:
    """What the effect that an option stands for is called: by what is done to somebody, if that is told."""
    effect = labelled(str(option.refs[0].value))
    return _spaced(type(next((node for node in effect.walk() if hasattr(node, "do_to")), effect)).__name__)


def _whose(s: TcgState, asked: Decision, slot: int) -> str:
    """What tells a card apart from another of its name: the character that it is on, or the seat."""
    host = bearer(s, slot)
    if host >= 0:
        return f" of {s.card(host).full_name}"
    others = {s.owner[int(ref.value)] for option in asked.options for ref in option.refs[:1]
              if ref.kind == "card" and s.ident[int(ref.value)] == s.ident[slot]}
    return f" of seat {s.owner[slot]}" if len(others) > 1 else ""


def wish(s: TcgState, asked: Decision, reading: Reading) -> Option | None:
    """The option that a sentence wishes for, so that the game can say why it is not there."""
    verb, things = reading.pattern.partition(" {")[0], reading.values.get("thing", frozenset())
    zones = [HAND] if verb == "play" else [BATTLEFIELD, KO_AREA]
    slot = next((slot for zone in zones for slot in s.zones[zone + asked.seat] if s.ident[slot] in things), None)
    if slot is None:
        return None
    if verb == "flip":
        to = [index for index, each in enumerate(character(s, slot).modes) if index != s.mode[slot]
              and reading.values.get("mode", each.name) == each.name]
        return FLIP[slot, to[0]] if to else None
    return {"play": PLAY, "attack with": ATTACK}[verb][slot] if verb in ("play", "attack with") else None
