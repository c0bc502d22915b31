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

PLACE_STANDEE: Final = QuestionKind("place standee")
START_EFFECT: Final = QuestionKind("start effect")
CHOOSE_CHARACTER: Final = QuestionKind("choose character")
COME_ALONG: Final = QuestionKind("come along")
BLOCK: Final = QuestionKind("block")
ASSIST: Final = QuestionKind("assist")
BOOST: Final = QuestionKind("boost")
BOOST_ASSIST: Final = QuestionKind("boost assist")
RESOLVE_ASSIST: Final = QuestionKind("resolve assist")
FAVOUR: Final = QuestionKind("favour")
CALL_OFF: Final = QuestionKind("call off")
TAKING_COMMAND: Final = QuestionKind("taking command")
REDRAW_ENCOUNTER: Final = QuestionKind("redraw encounter")
MAKE_ROOM: Final = QuestionKind("make room")
SWAP_IN: Final = QuestionKind("swap in")
DISCARD: Final = QuestionKind("discard")
DISCARD_MISSION: Final = QuestionKind("discard mission")
RELIC: Final = QuestionKind("relic")
