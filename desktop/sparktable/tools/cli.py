"""``sparktable``: without arguments the desktop program, with a verb a tool that needs no Qt.

A new tool is a module of this package and a line in :data:`VERBS`. Only the module of the verb that was
asked for is imported, so that one tool never waits for another's imports.
"""

import argparse
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple, NoReturn

from sparktable import __version__
from sparktable.kernel.names import suggestion
from sparktable.tools.arguments import EXIT_INTERRUPTED, BadInput
from sparktable.tools.build import BUILD

EXIT_BAD_INPUT = 2


class Verb(NamedTuple):
    """One thing that the command line can do, and the module of this package that does it."""

    name: str
    module: str
    summary: str

    @property
    def path(self) -> str:
        return f"{__package__}.{self.module}"

    def load(self) -> ModuleType:
        return importlib.import_module(self.path)


VERBS = (
    Verb("simulate", "simulate", "play whole games with computer opponents and check every decision"),
    Verb("balance", "balance", "play every character against every other and count who wins"),
    Verb("scenario", "scenario", "run scenario files and report what does not hold"),
    Verb("lessons", "lessons", "list the lessons, or play each of them through"),
    Verb("puzzles", "puzzles", "list the puzzles, prove each of them, or look for more"),
    Verb("verify", "verify", "reckon saved games again and confirm the deal and every position"),
    Verb("deck", "deck", "show a deck with what is illegal in it, or write it in another form"),
    Verb("rulings", "rulings", "list which rulings of a game's sources are covered by which test"),
    Verb("cards", "cards", "list every card with its numbers, its text and where it comes from"),
    Verb("lint-cards", "lint_cards", "check every card's data, text and tests"),
    Verb("perft", "perft", "count the positions a few decisions ahead and show where two counts part"),
    Verb("bench", "bench", "measure the engine beside a floor loop"),
    Verb("screenshot", "screenshot", "draw a scenario's position into a picture file"),
)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the page of usage that argparse puts above it."""

    def __init__(self, *, prog: str, description: str | None = None) -> None:
        super().__init__(prog=prog, description=description, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise BadInput(message.removeprefix("argument "))


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; return the exit code."""
    verb = next((verb for verb in VERBS if verb.name == arguments[0]), None) if arguments else None
    name = f"sparktable {verb.name}" if verb else "sparktable"
    try:
        try:
            return _run(verb, arguments[1:]) if verb else _desktop(arguments)
        finally:
            sys.stdout.flush()
    except BadInput as mistake:
        print(f"{name}: {mistake}", file=sys.stderr)
        return EXIT_BAD_INPUT
    except BrokenPipeError:
        _drop_output()  # whoever read it (`| head`) has seen enough
        return 0
    except OSError as trouble:
        if trouble.filename is None and trouble.errno != errno.ENOSPC:
            raise
        if trouble.filename is None:  # the output itself goes to a disk that is full
            _drop_output()
        print(f"{name}: {trouble.filename or 'the output'}: {trouble.strerror}", file=sys.stderr)
        return EXIT_BAD_INPUT
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED


def _drop_output() -> None:
    """What is still to be written goes nowhere, so that Python does not complain when it flushes at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _desktop(arguments: Sequence[str]) -> int:
    if arguments and not arguments[0].startswith("-"):
        raise BadInput(f"no verb {arguments[0]!r}{suggestion(arguments[0], [verb.name for verb in VERBS])}")
    smoke = bool(arguments) and _asked(arguments).smoke  # a window waits for no parser

    from sparktable.tools import desktop

    return desktop.open_program(smoke=smoke)


def _asked(arguments: Sequence[str]) -> argparse.Namespace:
    parser = Parser(prog="sparktable", description="Robot-themed tabletop games. Without a verb: the table.")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--version", action="version", version=f"sparktable {__version__} ({BUILD})")
    parser.add_argument("--smoke", action="store_true",
                        help="try the window, an opponent, a save and the games that were kept, unseen")
    width = max(len(verb.name) for verb in VERBS)
    lines = [f"  {verb.name:{width}}  {verb.summary}" for verb in VERBS]
    parser.epilog = "\n".join(["verbs (each has its own --help):", *lines])
    parser.usage = "sparktable [--help] [--version] [--smoke] [verb …]"
    return _parse(parser, arguments)


def _run(verb: Verb, arguments: Sequence[str]) -> int:
    tool = verb.load()
    sentence = f"{verb.summary[0].upper()}{verb.summary[1:]}."
    parser = Parser(prog=f"sparktable {verb.name}", description=sentence)
    tool.add_arguments(parser)
    code: int = tool.run(_parse(parser, arguments))
    return code


def _parse(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    """Parse, and meet a mistyped option with the nearest one that exists."""
    asked, unknown = parser.parse_known_args(arguments)
    if unknown:
        stray = unknown[0].partition("=")[0]
        if stray.startswith("-"):
            options = [o for action in parser._actions for o in action.option_strings if o.startswith("--")]
            raise BadInput(f"no option {stray!r}{suggestion(stray, options)}")
        raise BadInput(f"{stray!r} is one argument too many")
    return asked
