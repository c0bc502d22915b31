"""What is in force: the abilities of the side of a character that is up, and of the Upgrades on it."""
from __future__ import annotations

from sparktable.kernel.modifiers import Change, modify, release
from sparktable.kernel.nodes import Node, label_tree
from sparktable.kernel.triggers import Trigger, unlisten
from sparktable.kernel.vocabulary.statics import put_in_force

from ..card import InKoArea
from ..facts.stats import in_ko_area
from ..state import TcgState, battle_card, mode
from ..stats import ATTACK, DEFENSE

PLUS = Change()
label_tree("tcg/plus", PLUS)


def enforce_character(s: TcgState, slot: int) -> None:
    """The side of a character that is up comes into force; in the KO area only what says that it works there."""
    if not s.game.texts:
        return
    knocked_out = in_ko_area(s, slot)
    for text in mode(s, slot).abilities:
        if isinstance(text, InKoArea):
            if knocked_out or text.also_standing:
                _enforce(s, text.text, slot, slot, s.owner[slot])
        elif not knocked_out:
            _enforce(s, text, slot, slot, s.owner[slot])


def enforce_upgrade(s: TcgState, slot: int, character: int) -> None:
    """An Upgrade comes into force on a character, for the player who controls that character."""
    printed, seat = battle_card(s, slot), s.owner[character]
    for stat, amount in ((ATTACK, printed.attack), (DEFENSE, printed.defense)):
        if amount:
            modify(s, stat, PLUS, source=slot, seat=seat, amount=amount, subject=character)
    for text in printed.abilities:
        _enforce(s, text, slot, character, seat)


def _enforce(s: TcgState, text: Node, slot: int, character: int, seat: int) -> None:
    """A tap ability waits until somebody uses it."""
    if isinstance(text, Change | Trigger):
        put_in_force(s, text, slot, seat, about=character)


def lift(s: TcgState, slot: int) -> None:
    """A card's abilities end; what they have left behind stays."""
    release(s, slot)
    unlisten(s, slot)
