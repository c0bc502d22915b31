"""Tap abilities: tap the character, pay what else stands before the arrow, and it happens."""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.kernel.decisions import Option, Options, card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame
from sparktable.kernel.stack import begin
from sparktable.kernel.triggers import fire

from .. import kinds
from ..deeds.deck import begin_effect
from ..deeds.flipping import set_tapped
from ..events import TAP_USED
from ..facts.slots import upgrades
from ..state import TcgState, battle_card, characters, mode
from ..verbs.taps import TapTo

TAP = Options(kinds.TAP, "card", "card", "number")
"""The character, the card whose ability it is, and which of its abilities."""


def _abilities(s: TcgState, character: int) -> Iterator[tuple[int, int, TapTo]]:
    """The tap abilities of a character and its Upgrades: whose, which, and what."""
    own = [(character, mode(s, character).abilities)]
    own += [(upgrade, battle_card(s, upgrade).abilities) for upgrade in upgrades(s, character)]
    for source, abilities in own:
        for which, ability in enumerate(abilities):
            if isinstance(ability, TapTo):
                yield source, which, ability


def ability(s: TcgState, character: int, source: int, which: int) -> TapTo | None:
    """A tap ability of a character: of the card that has it, that one."""
    return next((tap for whose, place, tap in _abilities(s, character) if (whose, place) == (source, which)), None)


def has_tap_ability(s: TcgState, seat: int) -> bool:
    """Whether any character of a seat has one, tapped or not."""
    return any(True for character in characters(s, seat) for _ in _abilities(s, character))


def tap_abilities(s: TcgState, seat: int) -> list[Option]:
    """The tap abilities that a seat could use now."""
    return [TAP[character, source, which] for character in characters(s, seat) if not s.tapped[character]
            for source, which, tap in _abilities(s, character) if _usable(s, tap, seat, source)]


def _usable(s: TcgState, tap: TapTo, seat: int, source: int) -> bool:
    return can_pay(s, tap, seat, source) and (
        tap.provided is None or tap.provided.holds(s, Frame(tap, 0, seat, source)))


def can_pay(s: TcgState, tap: TapTo, seat: int, source: int) -> bool:
    """Whether what stands before the arrow besides the tapping could be done."""
    return tap.cost is None or tap.cost.possible(s, Frame(tap, 0, seat, source))


def use_tap_ability(s: TcgState, seat: int, option: Option) -> None:
    """Tap the character; the cost is paid first, then it happens."""
    character, source = option.value("card"), option.value("card", 1)
    tap = ability(s, character, source, option.value("number"))
    assert tap is not None
    set_tapped(s, character, True)
    emit(s, TAP_USED, seat, card(source))
    fire(s, TAP_USED, character)
    begin_effect(s, seat, source)
    begin(s, tap.effect, seat, source)
    if tap.cost is not None:
        begin(s, tap.cost, seat, source)
