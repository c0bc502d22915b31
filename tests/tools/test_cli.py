"""The command line's own behaviour: which verb runs, and one clear sentence for whatever was mistyped."""

import argparse
import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from sparktable import __version__
from sparktable.tools import arguments, cli, desktop
from sparktable.tools.build import BUILD

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command line; its exit code, what it said and what it complained about."""

    def run(*words: str) -> tuple[int, str, str]:
        try:
            code = cli.main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A verb `count` that takes `--games K` and `FILE`, and ends as the test wants."""

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--games", type=arguments.positive, default=1)
        parser.add_argument("--game", type=arguments.one_of("game", ["matrix", "arena"]))
        parser.add_argument("--from", dest="file", type=arguments.readable_file)

    module = SimpleNamespace(add_arguments=add_arguments, run=lambda asked: 10 * asked.games)
    monkeypatch.setattr(cli, "VERBS", (cli.Verb("count", "count", "count something"),))
    monkeypatch.setattr(cli.Verb, "load", lambda verb: module)
    return module


def test_version(command: Command) -> None:
    assert command("--version") == (0, f"sparktable {__version__} ({BUILD})\n", "")


def test_help_lists_the_verbs_that_work(command: Command) -> None:
    code, said, _ = command("--help")
    assert code == 0
    for verb in cli.VERBS:
        assert f"  {verb.name} " in said


@pytest.mark.parametrize("verb", cli.VERBS, ids=lambda verb: verb.name)
def test_every_listed_verb_explains_itself(command: Command, verb: cli.Verb) -> None:
    code, said, _ = command(verb.name, "--help")
    assert code == 0
    assert said.startswith(f"usage: sparktable {verb.name}")


def test_a_verb_gets_its_arguments_and_its_exit_code_is_passed_on(command: Command, tool: object) -> None:
    assert command("count", "--games", "3")[0] == 30


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["cuont"], "sparktable: no verb 'cuont'; did you mean 'count'?"),
        (["--vresion"], "sparktable: no option '--vresion'; did you mean '--version'?"),
        (["count", "--gmaes=3"], "sparktable count: no option '--gmaes'; did you mean '--games'?"),
        (["count", "three"], "sparktable count: 'three' is one argument too many"),
        (["count", "--games", "-3"], "sparktable count: --games: '-3' is not a whole number from 1 upwards"),
        (["count", "--games", "x"], "sparktable count: --games: 'x' is not a whole number from 1 upwards"),
        (["count", "--games"], "sparktable count: --games: expected one argument"),
        (["count", "--game", "matrx"], "sparktable count: --game: no game 'matrx'; did you mean 'matrix'?"),
        (["count", "--from", "."], "sparktable count: --from: . is a folder, and a file is needed"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(
    command: Command, tool: object, words: list[str], complaint: str
) -> None:
    assert command(*words) == (2, "", complaint + "\n")


def test_an_unreadable_file_is_named(command: Command, tool: object, tmp_path: Path) -> None:
    code, _, complaint = command("count", "--from", str(tmp_path / "absent.json"))
    assert code == 2
    assert complaint == f"sparktable count: --from: cannot read {tmp_path}{os.sep}absent.json: " + (
        os.strerror(errno.ENOENT) + "\n"
    )


def test_a_tool_can_refuse_a_combination(command: Command, tool: SimpleNamespace) -> None:
    def refuse(asked: argparse.Namespace) -> int:
        raise arguments.BadInput("solo is for one player")

    tool.run = refuse
    assert command("count") == (2, "", "sparktable count: solo is for one player\n")


def test_a_full_disk_is_one_sentence_too(command: Command, tool: SimpleNamespace) -> None:
    def fail(asked: argparse.Namespace) -> int:
        raise OSError(errno.ENOSPC, "No space left on device", "/there/out.png")

    tool.run = fail
    assert command("count") == (2, "", "sparktable count: /there/out.png: No space left on device\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_output_that_fits_on_no_disk_is_one_sentence_too() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-m", "sparktable", "cards"], stdout=full, stderr=subprocess.PIPE,
                              text=True)
    assert done.returncode == 2
    assert done.stderr == f"sparktable cards: the output: {os.strerror(errno.ENOSPC)}\n"


def test_a_broken_tool_is_not_hidden(command: Command, tool: SimpleNamespace) -> None:
    def fail(asked: argparse.Namespace) -> int:
        raise KeyError("a mistake of ours")

    tool.run = fail
    with pytest.raises(KeyError):
        command("count")


def test_names_are_known_whatever_their_case() -> None:
    assert arguments.known_name("card", "bumblebee", ["Bumblebee", "Jazz"]) == "Bumblebee"


def test_a_far_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(arguments.BadInput, match="no game 'chess'; known are arena, matrix"):
        arguments.known_name("game", "chess", ["matrix", "arena"])


def test_headless_means_without_qt() -> None:
    """Not even the tools' modules import Qt; a server without it can run them all."""
    script = (
        "import sys\n"
        "from sparktable.tools import cli\n"
        "for verb in cli.VERBS: verb.load()\n"
        "try: cli.main(['--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", script], check=True, stdout=subprocess.DEVNULL)


def test_both_entrances_are_one() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "sparktable", "--version"], check=True, capture_output=True, text=True
    ).stdout
    assert said == f"sparktable {__version__} ({BUILD})\n"


@pytest.mark.parametrize("words", [
    ["--version"], ["--help"], ["cards", "--game", "arena"], ["cradles"],
    ["simulate", "--game", "arena", "--games", "2", "--jobs", "2"],
], ids=lambda words: words[0])
def test_a_program_without_a_console_does_the_same(words: list[str]) -> None:
    """Windows gives a windowed program no streams at all; nobody hears of a mistake but by the exit code."""
    script = ("import sys; sys.stdin = sys.stdout = sys.stderr = None; sys.__stdout__ = sys.__stderr__ = None;"
              f"from sparktable.__main__ import main; sys.exit(main({words!r}))")
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stdout) == (2 if words == ["cradles"] else 0, "")
    assert "Traceback" not in done.stderr


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    """`sparktable cards | head` must not end in a traceback."""
    script = "from sparktable.__main__ import main; import sys; sys.exit(main(['--help']))"
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""


@pytest.mark.parametrize(
    ("binding", "python", "refused"),
    [
        ("6.12.0", (3, 11), True),
        ("6.12.1", (3, 10), True),
        ("6.12.0", (3, 12), False),
        ("6.11.3", (3, 11), False),
    ],
)
def test_the_binding_that_aborts_is_refused(
    monkeypatch: pytest.MonkeyPatch, binding: str, python: tuple[int, int], refused: bool
) -> None:
    class Version(tuple[int, ...]):
        major, minor = python

    monkeypatch.setattr("sparktable.ui.qt_binding.version", lambda: binding)
    monkeypatch.setattr(sys, "version_info", Version(python))
    if refused:
        with pytest.raises(arguments.BadInput, match=f"PySide6 {binding} crashes on Python"):
            desktop.refuse_binding_that_crashes()
    else:
        desktop.refuse_binding_that_crashes()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_the_window_is_refused_in_words(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    code, _, complaint = command()
    assert code == 2
    assert complaint.startswith("sparktable: there is no display")
