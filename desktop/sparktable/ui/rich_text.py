"""Rich text: what is said in it letter by letter, whatever tags it seems to hold."""
from __future__ import annotations

_LETTERS = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})


def escape(text: str) -> str:
    """A text as part of a rich one. Python's own would do, but brings along all letters that have names, half a
    megabyte of them."""
    return text.translate(_LETTERS)
