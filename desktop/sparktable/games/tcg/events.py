"""What happens in a game, for the abilities that speak of it: each event with what it tells, in that order."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.typed import EventKind

BEFORE_THE_GAME: Final[EventKind] = EventKind("before the game")
"""seat: characters stand there, the deck is not shuffled yet"""
GAME_BEGINS: Final[EventKind] = EventKind("game begins")
"""seat that goes first: the teams stand, the hands are drawn"""
TURN_STARTS: Final[EventKind] = EventKind("turn starts")
"""seat"""
TURN_ENDS: Final[EventKind] = EventKind("turn ends")
"""seat"""
FLIPPED: Final[EventKind] = EventKind("flipped")
"""character, the mode it was in"""
FLIPPED_IN_KO_AREA: Final[EventKind] = EventKind("flipped in the KO area")
"""character, the mode it was in"""
BEING_PLAYED: Final[EventKind] = EventKind("being played")
"""Action, seat: before it does anything; one that is scrapped now has no effect. A Secret Action lies face down"""
PLAYED: Final[EventKind] = EventKind("played")
"""card, seat"""
PUT_ON: Final[EventKind] = EventKind("put on")
"""Upgrade, character"""
PLAYED_ON: Final[EventKind] = EventKind("played on")
"""Upgrade, character: it was played, not only put there"""
PLAYED_FROM_HAND_ON: Final[EventKind] = EventKind("played from hand on")
"""Upgrade, character"""
UPGRADE_LEFT: Final[EventKind] = EventKind("upgrade left")
"""Upgrade, the character it was on, however it left"""
UPGRADE_SCRAPPED: Final[EventKind] = EventKind("upgrade scrapped")
"""Upgrade, the character it is on"""
ATTACKER_CHOSEN: Final[EventKind] = EventKind("attacker chosen")
"""attacker: nobody has chosen a defender yet"""
DEFENDER_CHOSEN: Final[EventKind] = EventKind("defender chosen")
"""attacker, defender, number of the battle: for what defends instead"""
BATTLES: Final[EventKind] = EventKind("battles")
"""attacker, defender, number of the battle: both are chosen, nothing is flipped"""
BEFORE_FLIPS: Final[EventKind] = EventKind("before flips")
"""attacker, defender, number of the battle"""
CARD_FLIPPED: Final[EventKind] = EventKind("card flipped")
"""battle card, seat"""
FLIPS_MADE: Final[EventKind] = EventKind("flips made")
"""who fights: its side has flipped all its cards, none of them has had any consequence"""
ATTACKER_FLIPPED: Final[EventKind] = EventKind("attacker flipped")
"""attacker, defender, number of the battle: before the defender's cards are flipped"""
BOTH_FLIPPED: Final[EventKind] = EventKind("both flipped")
"""attacker, defender, number of the battle"""
ATTACK_DAMAGE_DONE: Final[EventKind] = EventKind("attack damage done")
"""attacker, defender, number of the battle"""
AFTER_BATTLE: Final[EventKind] = EventKind("after battle")
"""attacker, defender, number of the battle"""
WOULD_TAKE: Final[EventKind] = EventKind("would take damage")
"""character, how much, who or what does it, 1 if it is attack damage: for Secret Actions"""
WOULD_DRAW: Final[EventKind] = EventKind("would draw")
"""seat, how many cards this turn with this one: for Secret Actions"""
WOULD_SCRAP_HAND: Final[EventKind] = EventKind("would scrap from hand")
"""seat whose hand it is: a card of the opponent's is about to have one of it scrapped"""
WOULD_UNTAP: Final[EventKind] = EventKind("would untap")
"""character: a card is about to untap it"""
DAMAGED: Final[EventKind] = EventKind("damaged")
"""character, how much, who or what did it, 1 if it was attack damage"""
REPAIRED: Final[EventKind] = EventKind("repaired")
"""character, how much, whose doing"""
KOED: Final[EventKind] = EventKind("ko'd")
"""character, what is last known of it"""
TAPPED: Final[EventKind] = EventKind("tapped")
"""character"""
UNTAPPED: Final[EventKind] = EventKind("untapped")
"""character"""
DREW: Final[EventKind] = EventKind("drew")
"""seat, how many cards this turn with this one"""
PUT_ON_DECK: Final[EventKind] = EventKind("put on deck")
"""card, seat: it was in that hand"""
SCRAPPED_FROM_HAND: Final[EventKind] = EventKind("scrapped from hand")
"""card, seat, who made it"""
RESHUFFLED: Final[EventKind] = EventKind("reshuffled")
"""seat"""
HEAD_COMES: Final[EventKind] = EventKind("head comes")
"""head, body: the body is KO'd, and its head comes onto the battlefield"""
GOES_UNDER: Final[EventKind] = EventKind("goes under")
"""character, its attack total: it leaves the battlefield and lies under another"""
DEPLOYED: Final[EventKind] = EventKind("deployed")
"""character"""
COMBINES: Final[EventKind] = EventKind("combines")
"""part, its attack total: it becomes part of a Combiner"""
COMBINED: Final[EventKind] = EventKind("combined")
"""Combiner"""
TAP_USED: Final[EventKind] = EventKind("tap ability used")
"""character"""

# --- what is told to those who watch, and nobody listens for
ATTACKS: Final[EventKind] = EventKind("attacks")
"""attacker, defender"""
STRIKES: Final[EventKind] = EventKind("strikes")
"""attacker, defender, what the attack and the defense come to: all cards are flipped"""
SWAPPED: Final[EventKind] = EventKind("swapped")
MOVED_COUNTERS: Final[EventKind] = EventKind("moved counters")
LAID_SECRET: Final[EventKind] = EventKind("laid secret")
REVEALED: Final[EventKind] = EventKind("revealed")
TURN_BEGINS: Final[EventKind] = EventKind("turn begins")
WORKS_ON: Final[EventKind] = EventKind("works on")
"""card, the character chosen for what it says"""
SHOWN: Final[EventKind] = EventKind("shown")
SEES_HAND: Final[EventKind] = EventKind("sees hand")
ALL_UNTAP: Final[EventKind] = EventKind("all untap")
TAKES_ANOTHER_TURN: Final[EventKind] = EventKind("takes another turn")
STRATAGEM_FLIPPED: Final[EventKind] = EventKind("stratagem flipped")
TOWER_GROWS: Final[EventKind] = EventKind("tower grows")
GOES_FIRST: Final[EventKind] = EventKind("goes first")
