"""What verbs share: the kinds of arguments, one clear sentence for a wrong one, and the end of what is stopped."""

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path

from sparktable.kernel.names import suggestion

EXIT_INTERRUPTED = 130


class BadInput(Exception):
    """A mistake of whoever typed the command; its text is one sentence that says what to do instead."""


def known_name(kind: str, name: str, known: Iterable[str]) -> str:
    """``name`` itself when it is known, whatever its case; otherwise :class:`BadInput` suggests one."""
    names = list(known)
    for candidate in names:
        if candidate.casefold() == name.casefold():
            return candidate
    raise BadInput(f"no {kind} {name!r}{suggestion(name, names)}")


def one_of(kind: str, known: Iterable[str]) -> Callable[[str], str]:
    """An argparse type: one of the ``known`` names, such as ``one_of("game", GAMES)``."""
    names = tuple(known)

    def parse(text: str) -> str:
        try:
            return known_name(kind, text, names)
        except BadInput as mistake:
            raise argparse.ArgumentTypeError(str(mistake)) from mistake

    return parse


def name_and_value(text: str) -> tuple[str, str]:
    """What is given as NAME=VALUE."""
    name, sign, value = text.partition("=")
    if not sign:
        raise BadInput(f"'{text}' should read NAME=VALUE")
    return name, value


def positive(text: str) -> int:
    """An argparse type: 1, 2, 3…"""
    return _whole_number(text, least=1)


def natural(text: str) -> int:
    """An argparse type: 0, 1, 2…"""
    return _whole_number(text, least=0)


def readable_file(text: str) -> Path:
    """An argparse type: a file that exists and may be read."""
    path = Path(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is a folder, and a file is needed")
    try:
        with path.open("rb"):
            return path
    except OSError as mistake:
        raise argparse.ArgumentTypeError(f"cannot read {text}: {mistake.strerror}") from mistake


def _whole_number(text: str, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} upwards")
    return number
