"""Letters that are whole. JSON can spell half of a letter (a lone surrogate, `"\\ud800"`): no file can be written
with it, and Qt drops it. What is read refuses it; what is typed has it mended."""
from __future__ import annotations


def is_whole(text: str) -> bool:
    """Whether every letter of a text is one.

    >>> is_whole("Ann"), is_whole("\\ud83d"), is_whole("\\U0001f600")
    (True, False, True)
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def mended(text: str) -> str:
    """The text with a mark in place of every half letter; two halves side by side are one letter again.

    >>> mended("A\\ud83d"), mended("A\\ud83d\\ude00") == "A\\U0001f600"
    ('A�', True)
    """
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
