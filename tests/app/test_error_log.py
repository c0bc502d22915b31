"""What goes wrong is written into one small file, and leaves it only as far as the player agrees."""
from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sparktable.app.error_log import (
    LAST,
    MOST_BYTES,
    MOST_IN_A_RUN,
    MOST_OF_ONE,
    ErrorLog,
    fit_to_tell,
    has_words,
    trace,
    use,
    warn,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log" / "sparktable.log"


@pytest.fixture
def box(path: Path) -> Iterator[ErrorLog]:
    made = ErrorLog(path)
    yield made
    made.close()


CARD = "Optimus Prime"


def stumble(words: str = "play Bold from the hand of Ann") -> Exception:
    """An error with another behind it, as they are caught."""
    try:
        try:
            raise KeyError(CARD)
        except KeyError as cause:
            raise ValueError(words) from cause
    except ValueError as error:
        return error


def ended(path: Path, box: ErrorLog) -> ErrorLog:
    """The box of the next run."""
    box.close()
    made = ErrorLog(path)
    made.close()
    return made


def test_an_error_is_written_with_its_causes_and_its_place(path: Path, box: ErrorLog) -> None:
    trouble = box.keep(stumble())
    text = path.read_text("utf-8")
    assert trouble.trace in text
    assert text.index("builtins.KeyError") < text.index("builtins.ValueError")
    assert trouble.place == box.keep(stumble("other words")).place != box.keep(ZeroDivisionError()).place


def test_an_errors_own_words_leave_the_file_only_if_that_is_agreed_to(path: Path, box: ErrorLog) -> None:
    """They may name cards; where it happened names none. Nor does the player's name leave it in a path."""
    box.keep(stumble(f"in {Path.home()}\nplay Bold"))
    box.warn("scout", "its answer was none: play Bold")
    told, agreed = (fit_to_tell(box.last_lines(), agreed=agreed) for agreed in (False, True))
    for card in (CARD, "Bold"):
        assert card not in told and card in agreed
    assert "in stumble" in told and "builtins.ValueError" in told and "scout" in told
    assert str(Path.home()) not in agreed
    assert has_words(agreed) and not has_words(told)


@pytest.mark.parametrize("words", ["x" * 20_000 + CARD, f"{CARD}\n" * 2000, ("y" * 400 + CARD + "\n") * 40])
def test_where_many_words_are_cut_short_none_of_them_loses_its_bars(words: str) -> None:
    told = fit_to_tell(trace(stumble(words)), agreed=False)
    assert CARD not in told and "xx" not in told and "yy" not in told
    assert "in stumble" in told and "builtins.ValueError" in told


def test_a_console_that_was_closed_is_none(path: Path, box: ErrorLog, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    use(box)
    try:
        warn("scout", "its process ended")
    finally:
        use(None)
    assert "its process ended" in path.read_text("utf-8")


def test_a_run_that_ended_badly_tells_the_next_one(path: Path, box: ErrorLog) -> None:
    assert not box.left_behind
    box.warn("Qt: of no account")
    box.keep(stumble())
    after = ended(path, box)
    assert "builtins.ValueError" in after.left_behind and "of no account" not in after.left_behind


@pytest.mark.parametrize("mend", [ErrorLog.end, ErrorLog.seen])
def test_what_was_seen_and_what_came_to_a_good_end_is_not_told_again(path: Path, box: ErrorLog, mend: object) -> None:
    box.keep(stumble())
    mend(box)  # type: ignore[operator]
    box.warn("Qt: of no account")
    assert not ended(path, box).left_behind


def test_words_that_look_like_a_mark_are_none(path: Path, box: ErrorLog) -> None:
    box.keep(stumble("2026-01-01 00:00:00 == seen\n== ended"))
    assert ended(path, box).left_behind


def test_a_run_that_was_killed_leaves_nothing_to_tell(path: Path, box: ErrorLog) -> None:
    assert not ended(path, box).left_behind


def test_a_hard_crash_is_told_by_the_interpreter_itself(path: Path) -> None:
    source = ("import faulthandler, pathlib, sys\n"
              "from sparktable.app.error_log import ErrorLog\n"
              "box = ErrorLog(pathlib.Path(sys.argv[1]))\n"
              "box.catch_crashes()\n"
              "def breaks_down(): faulthandler._sigsegv()\n"
              "breaks_down()\n")
    done = subprocess.run([sys.executable, "-c", source, str(path)], timeout=60, capture_output=True)
    assert done.returncode != 0 and not done.stderr
    box = ErrorLog(path)
    box.close()
    assert "in breaks_down" in box.left_behind


def test_the_file_stays_small(path: Path, box: ErrorLog) -> None:
    """Also where the same error comes back with every frame, or has no end of words; and the end is still told."""
    for _ in range(200):
        box.keep(stumble("x" * 100_000))
        box.warn("y" * 1000)
    box.end()
    assert path.stat().st_size < 2 * MOST_IN_A_RUN + 4 * MOST_OF_ONE
    assert not ended(path, box).left_behind
    assert len(trace(stumble("x" * 10**6))) < 2 * MOST_OF_ONE
    assert len(box.last_lines().splitlines()) <= LAST


def test_a_file_that_has_grown_makes_room(path: Path, box: ErrorLog) -> None:
    for _ in range(4):
        for _ in range(40):
            box.keep(stumble("z" * 5000))
        box.close()
        box.__init__(path)  # type: ignore[misc]
    assert path.stat().st_size < MOST_BYTES + 2 * MOST_IN_A_RUN
    assert {each.name for each in path.parent.iterdir()} == {"sparktable.log", "sparktable.old"}
    assert box.left_behind


def test_an_error_that_cannot_even_speak_is_written_down(path: Path, box: ErrorLog) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    box.keep(Mute())
    box.keep(ValueError("\ud800"))
    assert "Mute" in path.read_text("utf-8")


def test_where_there_is_no_place_for_it_nothing_else_is_the_worse(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("")
    box = ErrorLog(tmp_path / "a file" / "sparktable.log")
    box.catch_crashes()
    assert "ValueError" in box.keep(stumble()).trace
    box.end()
    assert box.last_lines() == ""
    box.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_in_its_place_keeps_nobody_waiting(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)  # type: ignore[attr-defined,unused-ignore]
    box = ErrorLog(path)
    box.keep(stumble())
    assert box.last_lines() == ""
    box.close()
