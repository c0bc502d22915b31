"""What this game asks. What all games ask can be had here too."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.questions import ACTION as ACTION
from sparktable.kernel.typed import QuestionKind

MOVE: Final = QuestionKind("move")
CARD_MOVE: Final = QuestionKind("card move")
PUSH: Final = QuestionKind("push")
PLACE: Final = QuestionKind("place")
DEFEND: Final = QuestionKind("defend")
DISCARD: Final = QuestionKind("discard")
MAKE_ROOM: Final = QuestionKind("make room")
LOOK: Final = QuestionKind("look")
TAKE_BACK: Final = QuestionKind("take back")
USE_SPECIAL: Final = QuestionKind("use special")
DRAW_FROM: Final = QuestionKind("draw from")
CHOOSE_BACK: Final = QuestionKind("choose back")
CHOOSE_OPPONENT: Final = QuestionKind("choose opponent")
CHOOSE_PLAYER: Final = QuestionKind("choose player")
CHOOSE_CHARACTER: Final = QuestionKind("choose character")
