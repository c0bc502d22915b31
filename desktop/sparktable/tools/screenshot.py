"""``sparktable screenshot``: draw a position into a picture file, as a player would see it on the table."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from sparktable.kernel.game import Game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State
from sparktable.record.files import BadFile
from sparktable.tools.arguments import BadInput, natural, one_of, readable_file
from sparktable.tools.game_arguments import add_setup_arguments, chosen_game

THEMES = ("dark", "light", "high-contrast")
LARGEST = 8192


def size(text: str) -> tuple[int, int]:
    """An argparse type: 1280x800."""
    wide, _, high = text.partition("x")
    try:
        found = int(wide), int(high)
    except ValueError:
        found = 0, 0
    if not all(320 <= side <= LARGEST for side in found):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800, from 320 to {LARGEST}")
    return found


def percent(text: str) -> float:
    """An argparse type: 80 to 200, as a factor."""
    if not text.isdigit() or not 80 <= int(text) <= 200:
        raise argparse.ArgumentTypeError(f"{text!r} is not a percentage from 80 to 200")
    return int(text) / 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scenario", type=readable_file, metavar="FILE", help="a scenario: its position is drawn")
    parser.add_argument("--steps", type=natural, default=0, metavar="N", help="steps of the scenario to play first")
    add_setup_arguments(parser)
    parser.add_argument("--seed", type=natural, default=1, help="where all luck comes from (default: 1)")
    parser.add_argument("--plies", type=natural, default=0, metavar="N", help="random answers to play first")
    parser.add_argument("--until", metavar="QUESTION", help="then play on until this is asked: action, assist …")
    parser.add_argument("--seat", type=natural, help="whose eyes look (default: whoever is asked)")
    parser.add_argument("--out", type=Path, required=True, metavar="PNG", help="the picture file")
    parser.add_argument("--size", type=size, default=(1280, 800), metavar="WxH", help="(default: 1280x800)")
    parser.add_argument("--theme", type=one_of("theme", THEMES), default="dark", help=", ".join(THEMES))
    parser.add_argument("--text", type=percent, default=1.0, metavar="PERCENT", help="the size of texts, 80 to 200")
    parser.add_argument("--pixel-ratio", type=int, choices=(1, 2, 3), default=1, help="device pixels per pixel")
    parser.add_argument("--language", default="en", help="the language of all words (default: en)")


def run(args: argparse.Namespace) -> int:
    """Exit code 0 once the picture is written."""
    state = _scenario(args) if args.scenario else _random(args)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(args.pixel_ratio)

    from sparktable.table.picture_file import draw_table  # the verbs that need no Qt must not wait for it

    seat = args.seat
    if seat is not None and seat >= state.game.seats:
        raise BadInput(f"--seat {seat}: this game has the seats 0 to {state.game.seats - 1}")
    if seat is None:
        asked = pending(state)
        seat = asked.seat if asked is not None else 0
    try:
        written = draw_table(state, seat, args.out, args.size, args.theme, args.text, args.language)
    except LookupError as nothing:
        raise BadInput(str(nothing)) from nothing
    if not written:
        raise BadInput(f"the picture could not be written to {args.out}")
    return 0


def _scenario(args: argparse.Namespace) -> State:
    """The position of a scenario file, after some of its steps."""
    from sparktable.games import load_all
    from sparktable.record.scenarios.file import read_scenario
    from sparktable.record.scenarios.run import ScenarioRun

    load_all()
    try:
        played = ScenarioRun(read_scenario(args.scenario))
        while played.done < args.steps and played.step():
            pass
    except BadFile as trouble:
        raise BadInput(str(trouble)) from trouble
    return played.state


def _random(args: argparse.Namespace) -> State:
    """The position after some random answers."""
    game: Game = chosen_game(args)
    state = game.new(args.seed)
    dice = Dice(args.seed)
    _play(state, dice, lambda count: count < args.plies)
    if args.until:
        _play(state, dice, lambda _: (asked := pending(state)) is not None and asked.kind != args.until)
    return state


def _play(state: State, dice: Dice, go_on: Callable[[int], bool]) -> None:
    """Random answers; a turn is ended only when nothing else can be done, so that there is something to see."""
    count = 0
    while go_on(count) and (asked := pending(state)) is not None:
        options = [option for option in asked.options if not option.kind.startswith("end")] or list(asked.options)
        take(state, options[dice.below(len(options))])
        count += 1
