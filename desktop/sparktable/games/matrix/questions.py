"""What this game asks. What all games ask can be had here too."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.questions import ACTION as ACTION
from sparktable.kernel.questions import CHOOSE as CHOOSE
from sparktable.kernel.questions import CHOOSE_CARD as CHOOSE_CARD
from sparktable.kernel.questions import CHOOSE_SPACE as CHOOSE_SPACE
from sparktable.kernel.questions import CONSENT as CONSENT
from sparktable.kernel.questions import MAY as MAY
from sparktable.kernel.questions import ORDER as ORDER
from sparktable.kernel.typed import QuestionKind

PLACE_STANDEE: Final[QuestionKind] = QuestionKind("place standee")
START_EFFECT: Final[QuestionKind] = QuestionKind("start effect")
CHOOSE_CHARACTER: Final[QuestionKind] = QuestionKind("choose character")
COME_ALONG: Final[QuestionKind] = QuestionKind("come along")
BLOCK: Final[QuestionKind] = QuestionKind("block")
ASSIST: Final[QuestionKind] = QuestionKind("assist")
BOOST: Final[QuestionKind] = QuestionKind("boost")
BOOST_ASSIST: Final[QuestionKind] = QuestionKind("boost assist")
RESOLVE_ASSIST: Final[QuestionKind] = QuestionKind("resolve assist")
FAVOUR: Final[QuestionKind] = QuestionKind("favour")
CALL_OFF: Final[QuestionKind] = QuestionKind("call off")
TAKING_COMMAND: Final[QuestionKind] = QuestionKind("taking command")
REDRAW_ENCOUNTER: Final[QuestionKind] = QuestionKind("redraw encounter")
MAKE_ROOM: Final[QuestionKind] = QuestionKind("make room")
SWAP_IN: Final[QuestionKind] = QuestionKind("swap in")
DISCARD: Final[QuestionKind] = QuestionKind("discard")
DISCARD_MISSION: Final[QuestionKind] = QuestionKind("discard mission")
RELIC: Final[QuestionKind] = QuestionKind("relic")
