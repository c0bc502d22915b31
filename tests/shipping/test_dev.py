"""The set-up script's promises."""

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEV = ROOT / "packaging" / "dev.py"
Commands = list[list[str]]

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="wheels bring everything elsewhere")


@pytest.fixture
def machine() -> ModuleType:
    return importlib.import_module("machine")


@pytest.fixture
def debian(machine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Debian, on which somebody works who is not root."""
    monkeypatch.setattr(machine.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(machine.os, "geteuid", lambda: 1000)
    for variable in ("CI", "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)


def lack(machine: ModuleType, monkeypatch: pytest.MonkeyPatch, *libraries: str) -> None:
    monkeypatch.setattr(machine, "is_loadable", lambda library: not any(part in library for part in libraries))


def locks_installed(commands: Commands) -> list[str]:
    return [Path(command[-1]).stem for command in commands if "--require-hashes" in command]


@pytest.mark.parametrize(("words", "end"), [
    (["test"], ["-m", "pytest", "--numprocesses=auto"]),
    (["test", "-k", "ambush"], ["-m", "pytest", "-k", "ambush"]),
    (["run", "simulate", "--games", "3"], ["-m", "sparktable", "simulate", "--games", "3"]),
    (["run", "--", "simulate", "--games", "3"], ["-m", "sparktable", "simulate", "--games", "3"]),
    (["run"], ["-m", "sparktable"]),
    (["bench", "--json"], ["-m", "sparktable", "bench", "--json"]),
])
def test_further_arguments_are_passed_on(dev: ModuleType, commands: Commands, words: list[str],
                                         end: list[str]) -> None:
    assert dev.main(words) == 0
    assert commands[-1][1:] == end


def test_the_bench_finds_the_toy_games_of_the_tests(dev: ModuleType, commands: Commands, tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled program does not lie beside them."""
    dev.main(["run", "cards"])
    told: dict[str, str] = {}
    monkeypatch.setattr(subprocess, "call", lambda command, env, **_: told.update(env) or 0)
    assert dev.main(["bench"]) == 0
    assert Path(told["SPARKTABLE_TESTS"], "toys").is_dir()


def test_running_installs_what_running_takes_and_other_verbs_add_theirs(dev: ModuleType, commands: Commands) -> None:
    dev.main(["run", "cards"])
    assert locks_installed(commands) == ["run"]
    dev.main(["test"])
    assert locks_installed(commands) == ["run", "test"]
    dev.main(["test"])
    assert locks_installed(commands) == ["run", "test"]


def test_what_is_locked_is_installed_by_its_hashes_and_the_project_without_more(dev: ModuleType,
                                                                                commands: Commands) -> None:
    dev.main(["run", "cards"])
    locked, project = (command for command in commands if "pip" in command)
    assert {"--no-deps", "--require-hashes"} <= {*locked}
    assert {"--no-deps", "--no-build-isolation", "--editable"} <= {*project}


def test_what_is_said_of_setting_up_is_no_output_of_the_program(
        dev: ModuleType, commands: Commands, capsys: pytest.CaptureFixture[str]) -> None:
    """`dev.py run bench --json > FILE` writes JSON alone, on the first call too."""
    dev.main(["run", "bench", "--json"])
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("Downloading what it takes to run") and "about 100 MB, a minute" in said.err
    dev.main(["run", "bench", "--json"])
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(("terminal", "quiet"), [(True, False), (False, True)])
def test_on_a_terminal_pip_shows_how_far_it_is(dev: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch,
                                               terminal: bool, quiet: bool) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    dev.main(["run", "cards"])
    assert [("--quiet" in command) for command in commands if "pip" in command] == [quiet, quiet]


def test_the_compiled_program_is_used_until_a_source_changes(
        dev: ModuleType, commands: Commands, tmp_path: Path, capsys: pytest.CaptureFixture[str],
        machine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def used() -> str:
        assert dev.main(["run", "cards"]) == 0
        return Path(commands[-1][0]).relative_to(tmp_path).parts[0]

    monkeypatch.setattr(dev, "missing_compiler", dict)
    monkeypatch.setattr(importlib.import_module("environments"), "missing_compiler", dict)
    (tmp_path / "desktop").mkdir()
    assert used() == ".venv"
    assert dev.main(["compile"]) == 0
    assert commands[-1][1:] == ["-m", "sparktable", "--version"]
    capsys.readouterr()
    assert used() == ".venv-compiled"
    assert capsys.readouterr().err == ""
    (tmp_path / "desktop" / "new.py").write_text("pass\n")
    assert used() == ".venv"
    assert "older than its sources" in capsys.readouterr().err
    assert dev.main(["test", "--compiled", "-k", "ambush"]) == 0
    assert commands[-1][1:] == ["-m", "pytest", "-k", "ambush"]
    assert used() == ".venv-compiled"


def test_what_is_saved_while_the_program_is_compiled_is_not_taken_for_compiled(
        dev: ModuleType, commands: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environments = importlib.import_module("environments")
    monkeypatch.setattr(dev, "missing_compiler", dict)
    monkeypatch.setattr(environments, "missing_compiler", dict)
    (tmp_path / "desktop").mkdir()
    built = environments.run_or_stop

    def build(command: list[object], trouble: str, **variables: str) -> None:
        built(command, trouble, **variables)
        if "HATCH_BUILD_HOOKS_ENABLE" in variables:
            (tmp_path / "desktop" / "new.py").write_text("pass\n")

    monkeypatch.setattr(environments, "run_or_stop", build)
    assert dev.main(["compile"]) == 0
    assert not environments.is_compiled()


def test_the_compiled_program_stands_on_an_environment_that_is_made_where_it_is_gone(
        dev: ModuleType, commands: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "missing_compiler", dict)
    monkeypatch.setattr(importlib.import_module("environments"), "missing_compiler", dict)
    assert dev.main(["compile"]) == 0
    shutil.rmtree(tmp_path / ".venv")
    commands.clear()
    assert dev.main(["run", "cards"]) == 0
    assert locks_installed(commands) == ["run"]
    assert ".venv-compiled" in commands[-1][0]


def test_new_versions_are_installed_into_the_same_environment(
        dev: ModuleType, commands: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dev.main(["test"])
    commands.clear()
    monkeypatch.setattr(importlib.import_module("environments"), "LOCKS", tmp_path)
    (tmp_path / "run.txt").write_bytes((ROOT / "packaging/locks/run.txt").read_bytes())
    (tmp_path / "test.txt").write_text("pytest==9.9.9\n")
    dev.main(["test"])
    assert [command[2] for command in commands] == ["pip", "pytest"]
    assert str(tmp_path / "test.txt") in commands[0]


def test_an_environment_of_another_python_is_made_anew(dev: ModuleType, commands: Commands, tmp_path: Path) -> None:
    dev.main(["test"])
    (tmp_path / ".venv" / "pyvenv.cfg").write_text("version = 3.8.1\n")
    commands.clear()
    dev.main(["test"])
    assert commands[0][1:4] == ["-m", "venv", "--clear"]
    assert locks_installed(commands) == ["run", "test"]


def test_an_interrupted_installation_is_finished_by_the_next_call(
        dev: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "call", lambda command, **_: 1)
        assert dev.main(["test"]) == 2
    assert "could not be made" in capsys.readouterr().err
    assert dev.main(["test"]) == 0
    assert [command[2] for command in commands] == ["venv", "pip", "pip", "pip", "pytest"]


def test_the_exit_code_is_the_programs_own(dev: ModuleType, commands: Commands,
                                           monkeypatch: pytest.MonkeyPatch) -> None:
    dev.main(["test"])
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 5)
    assert dev.main(["test"]) == 5


@linux_only
@pytest.mark.usefixtures("debian")
def test_all_missing_packages_are_named_in_one_line_that_installs_them(
        dev: ModuleType, machine: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(machine.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(machine, "this_python", lambda: Path("/usr/bin/python3").resolve().name[6:])
    lack(machine, monkeypatch, "libEGL", "libxcb-cursor")
    assert dev.main(["run"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "sudo apt-get install libegl1 libxcb-cursor0 python3-venv — then start it again." in complaint
    assert commands == []


@linux_only
@pytest.mark.usefixtures("debian")
def test_whoever_is_root_needs_no_sudo_and_the_command_line_no_qt(
        dev: ModuleType, machine: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(machine.os, "geteuid", lambda: 0)
    lack(machine, monkeypatch, "libEGL", "libGL.")
    assert dev.main(["test"]) == 2
    assert ": apt-get install libegl1 libgl1 — " in capsys.readouterr().err
    assert dev.main(["run", "cards"]) == 0


@linux_only
@pytest.mark.usefixtures("debian")
def test_a_system_without_apt_is_told_what_it_lacks(
        dev: ModuleType, machine: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(machine.shutil, "which", lambda name: None)
    lack(machine, monkeypatch, "libEGL")
    assert dev.main(["test"]) == 2
    assert "lacks libEGL.so.1: install the packages that hold them, then start it again.\n" in capsys.readouterr().err


@linux_only
@pytest.mark.usefixtures("debian")
def test_only_an_x11_window_needs_x11_libraries(dev: ModuleType, machine: ModuleType, commands: Commands,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    lack(machine, monkeypatch, "xcb")
    assert dev.main(["run"]) == 2
    assert dev.main(["run", "--smoke"]) == 0
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert dev.main(["run"]) == 0


@linux_only
@pytest.mark.usefixtures("debian")
@pytest.mark.parametrize(("user", "sudo"), [(0, []), (1000, ["sudo", "-n"])])
def test_a_ci_machine_installs_them_itself(dev: ModuleType, machine: ModuleType, commands: Commands, user: int,
                                           sudo: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(machine.os, "geteuid", lambda: user)
    lack(machine, monkeypatch, "libEGL")
    assert dev.main(["test"]) == 0
    assert commands[0] == [*sudo, "apt-get", "update", "-qq"]
    assert commands[1][:len(sudo) + 2] == [*sudo, "apt-get", "install"] and commands[1][-1] == "libegl1"


@linux_only
@pytest.mark.usefixtures("debian")
def test_a_ci_machine_without_the_right_to_install_is_told_in_one_line(
        dev: ModuleType, machine: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(machine.shutil, "which", lambda name: f"/usr/bin/{name}" if name == "apt-get" else None)
    lack(machine, monkeypatch, "libEGL")
    assert dev.main(["test"]) == 2
    assert "apt-get install libegl1" in capsys.readouterr().err
    assert commands == []


@linux_only
@pytest.mark.usefixtures("debian")
def test_without_a_compiler_one_line_says_what_to_install(
        dev: ModuleType, machine: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(machine.shutil, "which", lambda name: name == "apt-get")
    assert dev.main(["compile"]) == 2
    assert re.search(r"sudo apt-get install gcc libc6-dev", capsys.readouterr().err)
    assert dev.main(["run", "cards"]) == 0, "plainly"


def test_an_unknown_verb_is_answered_with_the_known_ones(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["tets"]) == 2
    assert "run, test, lint, compile, bench, bundle, release, sounds, lock" in capsys.readouterr().err


# --- which Python -----------------------------------------------------------------------------------------


def started_with(version: tuple[int, int, int], path: Path) -> subprocess.CompletedProcess[str]:
    """The script, started by a Python that says it is of that version, where PATH is a folder."""
    start = f"sys.argv = ['dev.py', 'run', 'cards']; runpy.run_path({str(DEV)!r}, run_name='__main__')"
    pretend = f"import sys, runpy; sys.version_info = {version}; {start}"
    return subprocess.run([sys.executable, "-c", pretend], env={**os.environ, "PATH": str(path)}, capture_output=True,
                          text=True)


@pytest.mark.parametrize(("version", "named"), [((3, 8, 1), "3.8"), ((3, 10, 9), "3.10"), ((3, 15, 0), "3.15")])
def test_another_python_is_refused_at_once_in_one_line(version: tuple[int, int, int], named: str,
                                                       tmp_path: Path) -> None:
    done = started_with(version, tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert f"needs Python 3.11 to 3.14 and this is {named}:" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands for the other Python")
@pytest.mark.parametrize("version", [(3, 8, 1), (3, 15, 0)])
def test_a_python_that_does_is_found_on_the_path(version: tuple[int, int, int], tmp_path: Path) -> None:
    broken, works = tmp_path / "python3.14", tmp_path / "python3.12"
    broken.write_text("#!/bin/sh\nexit 127\n")  # as a version manager leaves them
    works.write_text('#!/bin/sh\n[ "$1" = -c ] || echo "$(basename $0) is given: $(basename $1) $2 $3"\n')
    for script in (broken, works):
        script.chmod(0o755)
    (tmp_path / "basename").symlink_to("/usr/bin/basename")
    done = started_with(version, tmp_path)
    assert (done.returncode, done.stdout) == (0, "python3.12 is given: dev.py run cards\n")


def test_an_old_python_can_read_the_script_so_far_as_to_refuse() -> None:
    ast.parse(DEV.read_text("utf-8"), feature_version=(3, 7))


# --- the locks --------------------------------------------------------------------------------------------


def locked(*layers: str) -> dict[str, str]:
    """Package to version in these locks, or in all of them."""
    rows = [line for file in sorted((ROOT / "packaging/locks").glob("*.txt")) if not layers or file.stem in layers
            for line in file.read_text("utf-8").splitlines()]
    found = [re.match(r"([\w.-]+)==([^\s;]+)", line) for line in rows]
    return {normal(row[1]): row[2] for row in found if row}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_everything_installed_is_locked() -> None:
    """A version that nobody chose would differ from machine to machine."""
    frozen = subprocess.run([sys.executable, "-m", "pip", "list", "--format=freeze", "--exclude-editable"],
                            check=True, capture_output=True, text=True).stdout
    installed = dict(line.split("==") for line in frozen.splitlines() if "==" in line)
    assert {normal(name) for name in installed} - locked().keys() <= {"pip", "setuptools", "wheel", "sparktable"}


def test_every_row_has_hashes_and_one_version() -> None:
    versions: dict[str, set[str]] = {}
    for file in (ROOT / "packaging/locks").glob("*.txt"):
        rows = re.split(r"\n(?=\S)", file.read_text("utf-8").strip())
        for row in rows:
            name, version = row.split()[0].split("==")
            versions.setdefault(normal(name), set()).add(version)
            assert "--hash=sha256:" in row, row
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_what_runs_needs_nothing_that_developers_need() -> None:
    assert not locked("run").keys() & {"pytest", "mypy", "ruff", "hypothesis", "pyinstaller", "distributed"}
    assert {"pyside6-essentials", "pydantic", "platformdirs"} <= locked("run").keys()
