"""What this game asks. What all games ask can be had here too."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.questions import CHOOSE as CHOOSE
from sparktable.kernel.questions import CHOOSE_CARD as CHOOSE_CARD
from sparktable.kernel.questions import CONSENT as CONSENT
from sparktable.kernel.questions import MAY as MAY
from sparktable.kernel.questions import ORDER as ORDER
from sparktable.kernel.questions import REPLACE as REPLACE
from sparktable.kernel.questions import TURN_UP as TURN_UP
from sparktable.kernel.typed import QuestionKind

ATTACKER: Final[QuestionKind] = QuestionKind("attacker")
DEFENDER: Final[QuestionKind] = QuestionKind("defender")
DEFEND_INSTEAD: Final[QuestionKind] = QuestionKind("defend instead")
SWAP_GREEN: Final[QuestionKind] = QuestionKind("swap green")
GIVE_UP: Final[QuestionKind] = QuestionKind("give up")
FOCUS: Final[QuestionKind] = QuestionKind("focus")
UPGRADE_SIDE: Final[QuestionKind] = QuestionKind("upgrade side")
PUT_ON: Final[QuestionKind] = QuestionKind("put on")
SCRAP_UPGRADE: Final[QuestionKind] = QuestionKind("scrap upgrade")
SCRAP_FIRST: Final[QuestionKind] = QuestionKind("scrap first")
"""Of several Upgrades that are to go: which is seen first."""
FLIP: Final[QuestionKind] = QuestionKind("flip")
MAY_FLIP: Final[QuestionKind] = QuestionKind("may flip")
"""The flip of a turn by the basic rules."""
MAIN: Final[QuestionKind] = QuestionKind("main")
DAMAGE: Final[QuestionKind] = QuestionKind("damage")
BOUNTY: Final[QuestionKind] = QuestionKind("bounty")
RETURN: Final[QuestionKind] = QuestionKind("return")
DEPLOY: Final[QuestionKind] = QuestionKind("deploy")
COMBINE: Final[QuestionKind] = QuestionKind("combine")
HOW_MANY_COUNTERS: Final[QuestionKind] = QuestionKind("how many counters")
MOVE_COUNTERS: Final[QuestionKind] = QuestionKind("move counters")
REPAIR: Final[QuestionKind] = QuestionKind("repair")
KNOCK_OUT: Final[QuestionKind] = QuestionKind("knock out")
PUT_BACK: Final[QuestionKind] = QuestionKind("put back")
TO_TOP_OF_DECK: Final[QuestionKind] = QuestionKind("to top of deck")
PLAY: Final[QuestionKind] = QuestionKind("play")
MOVE_TO: Final[QuestionKind] = QuestionKind("move to")
SWAP_WITH_HAND: Final[QuestionKind] = QuestionKind("swap with hand")
MOVE_UPGRADE: Final[QuestionKind] = QuestionKind("move upgrade")
TO_HAND: Final[QuestionKind] = QuestionKind("to hand")
TO_THE_KO_AREA: Final[QuestionKind] = QuestionKind("to the KO area")
PUT_ON_DECK: Final[QuestionKind] = QuestionKind("put on deck")
GETS: Final[QuestionKind] = QuestionKind("gets")
UNDER_WHOM: Final[QuestionKind] = QuestionKind("under whom")
PUT_UNDER: Final[QuestionKind] = QuestionKind("put under")
KEEP: Final[QuestionKind] = QuestionKind("keep")
SCRAP: Final[QuestionKind] = QuestionKind("scrap")
DIVERT: Final[QuestionKind] = QuestionKind("divert")
MODE: Final[QuestionKind] = QuestionKind("mode")
TAP: Final[QuestionKind] = QuestionKind("tap")
UNTAP: Final[QuestionKind] = QuestionKind("untap")
FETCH: Final[QuestionKind] = QuestionKind("fetch")
TAKE_SOME: Final[QuestionKind] = QuestionKind("take some")
RETURN_UPGRADE: Final[QuestionKind] = QuestionKind("return upgrade")
PUT_UPGRADE: Final[QuestionKind] = QuestionKind("put upgrade")
NAME_A_CARD: Final[QuestionKind] = QuestionKind("name a card")
KEEP_SECRET: Final[QuestionKind] = QuestionKind("keep secret")
SWAP_UPGRADES: Final[QuestionKind] = QuestionKind("swap upgrades")
STAYS: Final[QuestionKind] = QuestionKind("stays")
