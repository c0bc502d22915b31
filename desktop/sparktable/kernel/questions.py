"""The questions that every game asks. Each game has its own besides, in a file of this name."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from . import kinds
from .typed import OptionKind, QuestionKind

ACTION: Final[QuestionKind] = QuestionKind("action")
"""What to do on one's own turn."""
MAY: Final[QuestionKind] = QuestionKind("may")
CHOOSE: Final[QuestionKind] = QuestionKind("choose")
"""One part of a text or another."""
CHOOSE_CARD: Final[QuestionKind] = QuestionKind("choose card")
CHOOSE_SPACE: Final[QuestionKind] = QuestionKind("choose space")
CHOOSE_SEAT: Final[QuestionKind] = QuestionKind("choose seat")
CONSENT: Final[QuestionKind] = QuestionKind("consent")
ORDER: Final[QuestionKind] = QuestionKind("order")
"""Which of several triggers comes first."""
REPLACE: Final[QuestionKind] = QuestionKind("replace")
"""Which of several replacements comes first."""
TURN_UP: Final[QuestionKind] = QuestionKind("turn up")

CHOOSE_ONE: Final[Mapping[OptionKind, QuestionKind]] = {
    kinds.CARD: CHOOSE_CARD, kinds.SPACE: CHOOSE_SPACE, kinds.SEAT: CHOOSE_SEAT}
"""What is asked where one is picked."""
