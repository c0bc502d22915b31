"""What this game asks. What all games ask can be had here too."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.questions import ACTION as ACTION
from sparktable.kernel.typed import QuestionKind

MOVE: Final[QuestionKind] = QuestionKind("move")
CARD_MOVE: Final[QuestionKind] = QuestionKind("card move")
PUSH: Final[QuestionKind] = QuestionKind("push")
PLACE: Final[QuestionKind] = QuestionKind("place")
DEFEND: Final[QuestionKind] = QuestionKind("defend")
DISCARD: Final[QuestionKind] = QuestionKind("discard")
MAKE_ROOM: Final[QuestionKind] = QuestionKind("make room")
LOOK: Final[QuestionKind] = QuestionKind("look")
TAKE_BACK: Final[QuestionKind] = QuestionKind("take back")
USE_SPECIAL: Final[QuestionKind] = QuestionKind("use special")
DRAW_FROM: Final[QuestionKind] = QuestionKind("draw from")
CHOOSE_BACK: Final[QuestionKind] = QuestionKind("choose back")
CHOOSE_OPPONENT: Final[QuestionKind] = QuestionKind("choose opponent")
CHOOSE_PLAYER: Final[QuestionKind] = QuestionKind("choose player")
CHOOSE_CHARACTER: Final[QuestionKind] = QuestionKind("choose character")
