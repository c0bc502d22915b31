"""Every game in every mode, saved and opened at every decision: the same position, the same answers, the same rest.

The game is played twice side by side: as it is, and so that after every answer the position is written down as a save
writes it and read again, and only what was read is played on. If the two never differ, then neither does the rest of
the game from any of the positions. Now and then the whole file is written and opened besides, in both ways in which a
save can be opened: by its answers, and by its position alone.
"""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sparktable.games import load_all
from sparktable.kernel.codec import digest, dump, load
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.record.loading import open_save
from sparktable.record.model import canonical
from sparktable.record.quiet_positions import QuietWatch
from sparktable.record.replay import Replay
from sparktable.record.save_file import read_save
from sparktable.record.validate import fit_state
from sparktable.record.verification import verify

from .amount import amount
from .conftest import GAMES
from .play import play_on, saved

OPENED_EVERY = 120
"""Answers between two whole files: each is opened by playing all answers again."""
STRETCH = amount(60, 1_000_000)
"""Answers that are looked at in each game, from a place that differs from set-up to set-up."""


class Setup(NamedTuple):
    name: str
    options: Mapping[str, Any]

    @property
    def mode(self) -> tuple[str, ...]:
        """What counts as one mode, whoever plays it."""
        return self.name, *(str(self.options.get(key)) for key in ("set", "mode"))

    def __str__(self) -> str:
        return "-".join([self.name, *(str(value) for value in self.options.values())])


def _setups() -> list[Setup]:
    """The toys, and every set-up that a real game wants tried."""
    found = [Setup(name, {}) for name in GAMES]
    for module in load_all():
        found += [Setup(module.__name__.rpartition(".")[2], options) for options in module.property_setups()]
    return found


SETUPS = _setups()
SAME_MODE = Counter(setup.mode for setup in SETUPS)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_rest_of_a_game_is_the_same_from_every_decision(setup: Setup, tmp_path: Path) -> None:
    game = open_game(setup.name, setup.options)
    for seed in range(-(-amount(1, 500) // SAME_MODE[setup.mode])):
        match, dice = Match(game, seed), Dice(seed)
        play_on(match, amount(SETUPS.index(setup) % 6 * 40, 0), dice)
        _play_beside_itself(match, dice, tmp_path / "game.spark")


def _play_beside_itself(match: Match, dice: Dice, path: Path) -> None:
    game, again, watch = match.game, match.state, QuietWatch.over(match)
    first = len(match.answers)
    while match.decision is not None and len(match.answers) < first + STRETCH:
        written = dump(again)
        assert written == dump(match.state)  # and so is its digest, which is made of nothing else
        again = load(game, json.loads(canonical(written)))
        assert again == match.state
        asked = pending(again)
        assert asked is not None and _spelt(asked) == _spelt(match.decision)
        if (len(match.answers) + match.seed) % OPENED_EVERY == 0:
            _open(match, watch, path)
        aside = bool(asked.asides) and dice.below(20) == 0
        number = dice.below(len(asked.asides if aside else asked.options))
        match.take((match.decision.asides if aside else match.decision.options)[number])
        take(again, (asked.asides if aside else asked.options)[number])
        watch.look(match.state, len(match.answers))
    assert again == match.state
    _open(match, watch, path)


def _open(match: Match, watch: QuietWatch, path: Path) -> None:
    """The file of a position opens by its answers and by its position, and both play out as the game itself does."""
    opened = open_save(saved(match, path, quiet=watch))
    assert opened.how == "labels" and opened.divergence is None and not opened.note
    assert opened.match.answers == match.answers and digest(opened.state) == digest(match.state)
    by_position = Match(match.game, match.seed, start=fit_state(match.game, read_save(path).state))
    rests = []
    for ahead in (Match(match.game, match.seed, start=match.state), opened.match, by_position):
        play_on(ahead, amount(60, 10_000), Dice(9))
        rests.append(digest(ahead.state))
    assert rests[0] == rests[1] == rests[2]


def _spelt(asked: Decision) -> tuple[int, str, list[Option], list[Option]]:
    return asked.seat, asked.kind, list(asked.options), list(asked.asides)


def test_what_is_done_aside_from_somebody_elses_question_is_part_of_the_course(tmp_path: Path) -> None:
    match, dice = Match(open_game("matrix", {"set": "core", "mode": "competitive", "players": 3}), 4), Dice(4)
    while match.decision is not None and not match.decision.asides:
        play_on(match, 1, dice)
    assert match.decision is not None
    aside = match.decision.asides[0]
    assert aside.value("seat") != match.decision.seat
    match.take(aside)
    play_on(match, 10, dice)
    path = saved(match, tmp_path / "game.spark")
    assert open_save(path).match.answers == match.answers
    assert Replay.from_file(path).divergence is None
    assert verify(path).holds


def test_what_is_switched_on_or_off_at_set_up_is_saved_with_the_game(tmp_path: Path) -> None:
    match = Match(open_game("matrix", {"set": "core", "mode": "co-op", "players": 2, "expert": True}), 1)
    opened = open_save(saved(match, tmp_path / "game.spark"))
    assert opened.game.options["expert"] is True and opened.state == match.state
