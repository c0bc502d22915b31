"""Whatever is done at the table, and whenever the program is killed: what is gone on with afterwards is the match."""
from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.table import ANN, BEN, TOY, Waiting
from sparktable.app import catalog
from sparktable.app.archive import Archive
from sparktable.app.players import Player
from sparktable.app.replay import RecordedGame
from sparktable.app.session import Session
from sparktable.app.setups import Setup
from sparktable.kernel.state import digest

BOTS = Player("Bot", "rookie"), Player("Bob", "scout")
ALONE = Setup(TOY.name, {}, (ANN, *BOTS), seed=7)
TOGETHER = Setup(TOY.name, {}, (ANN, BEN, BOTS[0]), seed=8)


@pytest.fixture(autouse=True)
def toy_on_the_shelf() -> Iterator[None]:
    catalog.offer(TOY)
    yield
    catalog.withdraw(TOY.name)


def answer(game: Session, ask: Waiting, choice: int) -> None:
    """Whoever is asked gives one of the possible answers."""
    asked = game.decision
    assert asked is not None
    if game.curtain is not None:
        game.lift_curtain()
    if game.players[asked.seat].is_human:
        game.answer(game.options[choice % len(game.options)])
    else:
        game.answered(len(ask.asked), asked.options[choice % len(asked.options)])


def play(game: Session, ask: Waiting, answers: int, choice: int = 0) -> None:
    while game.outcome is None and answers:
        answer(game, ask, choice)
        answers -= 1


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "full")


class AtTheTable(RuleBasedStateMachine):
    """A game that is played, taken back, given again, saved, loaded, branched off and cut short in any order."""

    saves = Bundle("saves")

    def __init__(self) -> None:
        super().__init__()
        self._quick = mock.patch("os.fsync")  # no power is cut here, and waiting for the disk takes most of the time
        self._quick.start()
        self._home = tempfile.TemporaryDirectory()
        self._lives = 0
        self.ask = Waiting()
        self.archive = Archive(self._next_root())

    def _next_root(self) -> Path:
        self._lives += 1
        return Path(self._home.name) / str(self._lives)

    def teardown(self) -> None:
        self.archive.close()
        self._home.cleanup()
        self._quick.stop()

    @initialize(setup=st.sampled_from([ALONE, TOGETHER]))
    def begin(self, setup: Setup) -> None:
        self._sit_down(self.archive.start(setup, self.ask))

    def _sit_down(self, game: Session) -> None:
        self.game = game
        self.untold = False
        """Files are gone, and nothing has been written since."""
        game.start()

    @property
    def goes_on(self) -> bool:
        return self.game.outcome is None

    @precondition(lambda self: self.goes_on)
    @rule(count=st.integers(1, 12), choice=st.integers(0, 9))
    def play(self, count: int, choice: int) -> None:
        play(self.game, self.ask, count, choice)
        self.untold = False

    @precondition(lambda self: self.goes_on)
    @rule(times=st.integers(1, 4))
    def take_back(self, times: int) -> None:
        for _ in range(times):
            self.untold &= not self.game.can_undo
            self.game.undo()

    @precondition(lambda self: self.goes_on)
    @rule(times=st.integers(1, 4))
    def give_again(self, times: int) -> None:
        for _ in range(times):
            self.untold &= not self.game.can_redo
            self.game.redo()

    @rule(on=st.booleans())
    def practise(self, on: bool) -> None:
        self.game.practice = on

    @precondition(lambda self: self.goes_on)
    @rule(target=saves)
    def save(self) -> tuple[str, bool]:
        return self.archive.save("Mine").name, self.game.practised

    @rule(save=saves)
    def load(self, save: tuple[str, bool]) -> None:
        name, practised = save
        self._sit_down(self.archive.go_on(self.archive.opened(self.archive.saved_games.folder / name), self.ask))
        assert self.game.practised or not practised

    @rule(save=saves, where=st.integers(0, 99))
    def play_on_from_a_replay(self, save: tuple[str, bool], where: int) -> None:
        recording = RecordedGame.of_file(self.archive.saved_games.folder / save[0])
        match = recording.branch(where % (len(recording) + 1))
        self._sit_down(self.archive.play_on(match, recording.players, self.ask, salt=recording.replay.salt))
        assert self.game.practised

    @precondition(lambda self: self.goes_on)
    @rule(count=st.integers(1, 5), choice=st.integers(0, 9), back=st.integers(0, 2), again=st.integers(0, 2))
    def play_while_the_disk_is_full(self, count: int, choice: int, back: int, again: int) -> None:
        with mock.patch("os.fsync", full):
            play(self.game, self.ask, count, choice)
            for _ in range(back):
                self.game.undo()
            for _ in range(again):
                self.game.redo()
        self.untold = True

    @rule(what=st.sampled_from(["journal.jsonl", "lock", "."]))
    def something_deletes_files(self, what: str) -> None:
        run_folder = self.archive.root / "running" / "desk-1"
        if what == ".":
            shutil.rmtree(run_folder, ignore_errors=True)
        else:
            (run_folder / what).unlink(missing_ok=True)
        self.untold |= what != "lock"

    @rule()
    def leave_and_come_back(self) -> None:
        self.archive.close()
        self.untold = False
        self._continue(self.archive.root)

    @precondition(lambda self: not self.untold)
    @rule()
    def kill(self) -> None:
        """What lies on the disk at this very moment is all there is."""
        root = self._next_root()
        shutil.copytree(self.archive.root, root)
        self.archive.close()
        self._continue(root)

    def _continue(self, root: Path) -> None:
        before = self.game
        self.archive = Archive(root)
        again = self.archive.resume(self.ask)
        if again is None:
            assert before.outcome is not None or not before.match.answers
            again = self.archive.start(ALONE, self.ask)
        else:
            assert again.match.answers == before.match.answers
            assert digest(again.match.state) == digest(before.match.state)
            assert (again.practised, again.players) == (before.practised, before.players)
        assert self.archive.trouble == "" == self.archive.note
        self._sit_down(again)

    @invariant()
    def whole(self) -> None:
        assert self.untold or self.archive.trouble == ""


SEARCH = settings(
    max_examples=int(os.environ.get("PROPERTY_EXAMPLES", "25")), stateful_step_count=30, deadline=None,
    derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.generate])  # the files of a smaller failure take longer to make than those of the first to read
AtTheTable.TestCase.settings = SEARCH
TestAtTheTable = AtTheTable.TestCase


@SEARCH
@given(setup=st.sampled_from([ALONE, TOGETHER]), before=st.integers(0, 40), after=st.integers(0, 6),
       choice=st.integers(0, 9))
def test_loading_is_practice_just_where_undo_would_be(setup: Setup, before: int, after: int, choice: int) -> None:
    ask = Waiting()
    with tempfile.TemporaryDirectory() as home, mock.patch("os.fsync"):
        archive = Archive(Path(home))
        game = archive.start(setup, ask)
        game.start()
        play(game, ask, before, choice)
        saved, path = len(game.match.answers), archive.save("Here")
        play(game, ask, after, choice)
        assert archive.go_on(archive.opened(path), ask).practised == (game.barrier > saved)
        archive.close()


def go_on(root: Path, ask: Waiting) -> Session:
    """The next start of the program, and Continue."""
    archive = Archive(root)
    game = archive.resume(ask)
    assert game is not None and archive.trouble == "" == archive.note
    archive.close()
    return game


def test_several_answers_given_again_against_the_computer_are_there_next_time(tmp_path: Path) -> None:
    archive, ask = Archive(tmp_path), Waiting()
    game = archive.start(ALONE, ask)
    game.start()
    game.practice = True
    play(game, ask, 20, -1)
    while game.match.answers[-1].seat == 0:
        play(game, ask, 1, -1)
    before = list(game.match.answers)
    game.undo()
    assert len(game.match.answers) <= len(before) - 2
    game.redo()
    assert game.match.answers == before
    play(game, ask, 27, -1)
    archive.close()
    assert go_on(tmp_path, ask).match.answers == game.match.answers


def test_a_game_at_the_table_is_there_after_several_answers_were_given_again(tmp_path: Path) -> None:
    """Twenty answers of War on Cybertron against the computer, Undo, Redo, and on."""
    archive, ask = Archive(tmp_path), Waiting()
    game = archive.start(Setup("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2},
                               (ANN, BOTS[0]), seed=1), ask)
    game.start()
    play(game, ask, 20)
    game.practice = True
    for _ in range(6):
        game.undo()
        game.redo()
        game.undo()
        play(game, ask, 3)
    play(game, ask, 10)
    archive.close()
    again = go_on(tmp_path, ask)
    assert (again.match.answers, again.practised) == (game.match.answers, game.practised)
