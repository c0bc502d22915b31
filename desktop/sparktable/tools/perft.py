"""``sparktable perft``: count the positions a few decisions ahead, and show the branch where two counts part.

A position is a game, its options, a seed and the answers given so far, in a JSON file with the counts that were
found right once. A rule that changes by accident changes a count; the branch says where to look.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import BadSetup, game_names, open_game
from sparktable.kernel.run import advance, pending
from sparktable.kernel.state import State
from sparktable.tools import workers
from sparktable.tools.arguments import BadInput, known_name, positive, readable_file
from sparktable.tools.game_arguments import add_deck_argument, load_games, setup_options

Share = Callable[..., Iterator[list[int]]]
"""Like `map`: in order, by however many."""


def perft(s: State, depth: int) -> int:
    """How many sequences of that many answers there are from here. Games that end sooner do not count."""
    asked = pending(s)
    if depth == 0:
        return 1
    if asked is None:
        return 0
    if depth == 1:
        return len(asked.options)
    return sum(perft(after(s, option), depth - 1) for option in asked.options)


class Branch(NamedTuple):
    """One answer that is open in a position, to be counted below."""

    position: State
    answer: int
    depth: int


def counts(branch: Branch) -> list[int]:
    """How many ways lead on after that answer, at depths 1 to `depth`."""
    asked = pending(branch.position)
    assert asked is not None
    s = after(branch.position, asked.options[branch.answer])
    return [perft(s, below) for below in range(branch.depth)]


def branches(s: State, depth: int, share: Share = map) -> dict[str, list[int]]:
    """For each answer that is open now, the counts at depths 1 to `depth`; `share` gives the work to several."""
    asked = pending(s)
    if asked is None:
        return {}
    labels = [option.label() for option in asked.options]
    return dict(zip(labels, share(counts, [Branch(s, answer, depth) for answer in range(len(labels))]), strict=True))


def after(s: State, option: Option) -> State:
    """A copy of the state in which that answer has been given."""
    copied = s.copy()
    advance(copied, option)
    return copied


class Difference(NamedTuple):
    """Where two counts part first: the shallowest depth, and the answer that leads there."""

    branch: str
    depth: int
    expected: int | None
    found: int | None

    def __str__(self) -> str:
        if self.expected is None:
            return f"'{self.branch}' is possible now and was not"
        if self.found is None:
            return f"'{self.branch}' is not possible any more"
        return f"after '{self.branch}', at depth {self.depth}: {self.found} instead of {self.expected}"


def differences(expected: Mapping[str, list[int]], found: Mapping[str, list[int]]) -> Iterator[Difference]:
    """Every branch that differs as deep as both were counted, each with its shallowest depth."""
    for branch in sorted(expected.keys() | found.keys()):
        if branch not in found or branch not in expected:
            yield Difference(branch, 1, *(counts[branch][0] if branch in counts else None
                                          for counts in (expected, found)))
            continue
        for depth, (one, other) in enumerate(zip(expected[branch], found[branch], strict=False), 1):
            if one != other:
                yield Difference(branch, depth, one, other)
                break


def position(data: Mapping[str, Any]) -> State:
    """The state that a file describes. Raises BadInput."""
    try:
        name, seed, depth = data["game"], data["seed"], data["depth"]
        options, answers = data.get("options", {}), data.get("answers", [])
    except (KeyError, TypeError) as missing:
        raise BadInput("a perft file needs game, seed and depth, and may have options and answers") from missing
    if not isinstance(seed, int) or not isinstance(depth, int) or depth < 1 or not isinstance(options, dict):
        raise BadInput("seed and depth are whole numbers, and options is a table")
    if not isinstance(answers, list):
        raise BadInput("answers is a list of answers, each as perft prints them")
    try:
        s = open_game(known_name("game", str(name), game_names()), options).new(seed)
    except BadSetup as mistake:
        raise BadInput(str(mistake)) from mistake
    for label in answers:
        asked = pending(s)
        option = next((one for one in asked.options if one.label() == label), None) if asked else None
        if option is None:
            raise BadInput(f"the answer '{label}' is not possible there: {asked or 'the game is over'}")
        advance(s, option)
    return s


def read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError) as mistake:
        raise BadInput(f"{path} is not JSON: {mistake}") from mistake
    if not isinstance(data, dict):
        raise BadInput(f"{path} holds no perft position")
    if not _are_counts(data.get("branches", {})):
        raise BadInput(f"{path}: branches is a table of answers, each with its counts at depths 1, 2 …")
    return data


def _are_counts(data: Any) -> bool:
    return isinstance(data, dict) and all(
        isinstance(counts, list) and counts and all(isinstance(count, int) for count in counts)
        for counts in data.values())


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=readable_file, metavar="FILE", help="positions with their counts")
    parser.add_argument("--depth", type=positive, help="count this deep instead of as deep as the file says")
    add_deck_argument(parser)
    workers.add_arguments(parser)
    parser.add_argument("--record", action="store_true", help="write what is counted into the files")


def run(asked: argparse.Namespace) -> int:
    load_games()
    differing = 0
    for path in asked.files:
        data = read(path)
        if asked.depth:
            data["depth"] = asked.depth
        if asked.deck:
            data["options"] = {**data.get("options", {}), **setup_options(asked)}
        found = branches(position(data), data["depth"], partial(workers.each, asked))
        totals = ", ".join(str(sum(counts[depth] for counts in found.values())) for depth in range(data["depth"]))
        if asked.record:
            data["branches"] = found
            path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
            print(f"{path}: recorded {totals}")
            continue
        parted = list(differences(data.get("branches", {}), found))
        differing += bool(parted)
        print(f"{path}: {totals}{', DIFFERS' if parted else ''}")
        for difference in parted:
            print(f"  {difference}")
    return 1 if differing else 0
