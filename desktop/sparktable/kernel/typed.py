"""Names of types of their own: a stat is no event, a question no answer, and none of them is just any text.

At run time each is the text that it is in saves, dumps and translations. A game declares every one of them once, in
`stats.py`, `events.py`, `kinds.py` and `questions.py`, and its rules use these constants: a typo is an import error,
and a text that nobody declared is no name (`tests/test_typed_names.py`).
"""
from __future__ import annotations

from typing import Literal, NewType

Stat = NewType("Stat", str)
"""What modifiers change or grant: they stand in `State.modifiers` under it."""
Thing = NewType("Thing", str)
"""Something that texts speak of; each way of speaking of it has a stat: that they forbid it (`statics.py`) …"""
HappeningKind = NewType("HappeningKind", str)
"""Something that may be replaced when it is about to happen (`replacements.py`)."""
EventKind = NewType("EventKind", str)
"""Something that has happened: what triggers listen for, and those who watch are told."""
Duration = NewType("Duration", str)
"""What must come to an end so that something in force ends with it (`durations.py`)."""
OptionKind = NewType("OptionKind", str)
"""A way of answering."""
QuestionKind = NewType("QuestionKind", str)
"""What is asked."""
RefKind = Literal["card", "space", "seat", "number", "word", "zone", "mover", "place", "title"]
"""What a reference points at. All games have the same, so that a type checker knows them by heart."""
