"""What can be changed or granted, and how long: the names that modifiers stand under."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.replacements import happening
from sparktable.kernel.typed import Duration, HappeningKind, Stat

ATTACK: Final[Stat] = Stat("attack")
DEFENSE: Final[Stat] = Stat("defense")
HEALTH: Final[Stat] = Stat("health")
STARS: Final[Stat] = Stat("stars")
BOLD: Final[Stat] = Stat("bold")
TOUGH: Final[Stat] = Stat("tough")
PIERCE: Final[Stat] = Stat("pierce")
FOCUS: Final[Stat] = Stat("focus")
SAFEGUARD: Final[Stat] = Stat("safeguard")
BRAVE: Final[Stat] = Stat("brave")
STEALTH: Final[Stat] = Stat("stealth")
KEYWORDS: Final = (BOLD, TOUGH, PIERCE, FOCUS, SAFEGUARD, BRAVE, STEALTH)
BARE_KEYWORDS: Final = (BRAVE, STEALTH)
"""Those that have no number."""
FLIPS: Final[Stat] = Stat("flips")
"""How many cards a side flips in a battle, Bold or Tough counted: for "flip 1 more" or "not more than 2"."""
ICON: Final[Stat] = Stat("icon")
"""What a battle card's icons count as: places in COLOURS."""
MAY_TAKE: Final[Stat] = Stat("may take")
"""How much damage a character takes of what is left after all replacements: for what says "can't take more than"."""
MAY_ATTACK_UNTAPPED: Final[Stat] = Stat("may attack untapped")
"""The stat of characters that attack untapped enemies as though they were tapped."""
ATTACKS_OUT: Final[Stat] = Stat("attacks out")
"""In force while the active player may go on attacking although an enemy is untapped."""
TURN: Final[Duration] = Duration("turn")
BATTLE: Final[Duration] = Duration("battle")
NEXT_TURN: Final[Duration] = Duration("next turn")
"""How long something lasts: until the end of the turn, of the battle, of a seat's next turn."""
ORANGE_ADDS: Final[Stat] = Stat("orange adds")
BLUE_ADDS: Final[Stat] = Stat("blue adds")
BLACK_ADDS: Final[Stat] = Stat("black adds")
EXTRA_WEAPON: Final[Stat] = Stat("extra weapon")
WEAPON_GOES_IN: Final[Stat] = Stat("weapon goes in")
EXTRA_ARMOR: Final[Stat] = Stat("extra armor")
ARMOR_GOES_IN: Final[Stat] = Stat("armor goes in")
EXTRA_UTILITY: Final[Stat] = Stat("extra utility")
UTILITY_GOES_IN: Final[Stat] = Stat("utility goes in")
A_DAMAGE: Final[HappeningKind] = happening("damage")
A_REPAIR: Final[HappeningKind] = happening("repair")
A_DRAW: Final[HappeningKind] = happening("draw")
A_SCRAP: Final[HappeningKind] = happening("scrap")
WHITE_BRINGS: Final[Stat] = Stat("white brings")
"""How many cards the first white icon brings in a battle."""
NO_COUNTERS: Final[Stat] = Stat("no counters")
"""Damage counters cannot be moved to it from others."""
MOST_FLIPPED: Final[Stat] = Stat("most flipped")
"""How many cards a seat may flip in a battle, however many it is to flip."""
SEES_TOP: Final[Stat] = Stat("sees top")
"""The stat of characters whose player may look at the top card of the own deck at any time."""
PLAYS_TOP: Final[Stat] = Stat("plays top")
"""The texts that let the top card of the deck be played as though it were in the hand."""
MORE_ATTACKS: Final[Stat] = Stat("more attacks")
"""The attacks that are still due this turn beyond the one that everybody has."""
MORE_ACTIONS: Final[Stat] = Stat("more actions")
"""The stat of characters each of whom lets its player play one more Action each turn."""
MOST_PLAYED: Final[Stat] = Stat("most played")
"""How many cards a seat may play in a turn of its own."""
TALLY: Final[Stat] = Stat("tally")
"""What a text counts on a character: how often something has happened in a battle."""
A_HAND_SCRAP: Final[HappeningKind] = happening("hand scrap")
AN_UNTAP: Final[HappeningKind] = happening("untap")
MAY_TAKE_OF_ATTACKS: Final[Stat] = Stat("may take of attacks")
"""How much attack damage a character takes of what is left after all replacements."""
LASTS: Final[Stat] = Stat("lasts")
"""The Secret Actions that wait until they are revealed, however long; the source is the card that lets them."""
A_RETURN: Final[HappeningKind] = happening("return")
