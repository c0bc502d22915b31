"""The set-up script's promises, and what travels in the wheel."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
DEV = ROOT / "packaging" / "dev.py"


def script(name: str) -> ModuleType:
    """One of the scripts beside the program, as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The set-up script as a module, at work in an empty copy of the repository."""
    module = script("dev")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


def test_what_is_written_for_records_is_current() -> None:
    old = [str(path.relative_to(ROOT)) for path, _ in script("write_records").outdated()]
    assert not old, "their fields have changed: run packaging/write_records.py"


@pytest.fixture
def commands(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Every command that the script starts. None is really run; environments seem to be made."""
    started: list[list[str]] = []

    def call(command: list[str], **_: object) -> int:
        started.append([str(part) for part in command])
        if command[1:3] == ["-m", "venv"]:
            environment = Path(command[-1])
            python = dev.python_in(environment)
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
            (environment / "pyvenv.cfg").write_text(f"version = {dev.this_python()}.1\n")
        return 0

    monkeypatch.setattr(dev.subprocess, "call", call)
    monkeypatch.setattr(dev, "is_loadable", lambda library: True)
    return started


@pytest.mark.parametrize(
    ("words", "end"),
    [
        (["test"], ["-m", "pytest", "--numprocesses=auto"]),
        (["test", "-k", "ambush"], ["-m", "pytest", "-k", "ambush"]),
        (["run", "simulate", "--games", "3"], ["-m", "sparktable", "simulate", "--games", "3"]),
        (["run"], ["-m", "sparktable"]),
        (["bench", "--json"], ["-m", "sparktable", "bench", "--json"]),
    ],
)
def test_further_arguments_are_passed_on(
    dev: ModuleType, commands: list[list[str]], words: list[str], end: list[str]
) -> None:
    assert dev.main(words) == 0
    assert commands[-1][1:] == end


def test_the_compiled_program_is_used_until_a_source_changes(
    dev: ModuleType, commands: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def used() -> str:
        assert dev.main(["run", "cards"]) == 0
        return Path(commands[-1][0]).relative_to(tmp_path).parts[0]

    (tmp_path / "desktop").mkdir()
    assert used() == ".venv"
    assert dev.main(["compile"]) == 0
    assert commands[-1][1:] == ["-m", "sparktable", "--version"]
    assert used() == ".venv-compiled"
    assert capsys.readouterr().err == ""
    (tmp_path / "desktop" / "new.py").write_text("pass\n")
    assert used() == ".venv"
    assert "older than its sources" in capsys.readouterr().err
    assert dev.main(["test", "--compiled", "-k", "ambush"]) == 0
    assert commands[-1][1:] == ["-m", "pytest", "-k", "ambush"]
    assert used() == ".venv-compiled"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere a compiler says itself what it lacks")
def test_without_a_compiler_one_line_says_what_to_install(
    dev: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    assert dev.main(["compile"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "apt-get install gcc libc6-dev" in complaint
    assert dev.main(["run", "cards"]) == 0, "plainly"


def test_the_measure_is_never_compiled() -> None:
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    config = hook["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    named = script("compiled").modules_named(ROOT / "desktop", ["**/*.py"], config["plain"])
    assert not {"sparktable/tools/bench_floor.py", "sparktable/ai/random_player.py"} & {*named}


def test_the_second_call_installs_nothing_and_says_nothing(
    dev: ModuleType, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    dev.main(["test"])
    assert capsys.readouterr().out.startswith("Making .venv")
    commands.clear()
    dev.main(["test"])
    assert [command[1:] for command in commands] == [["-m", "pytest", "--numprocesses=auto"]]
    assert capsys.readouterr().out == ""


def test_new_versions_are_installed_into_the_same_environment(
    dev: ModuleType, commands: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.main(["test"])
    commands.clear()
    constraints = tmp_path / "constraints.txt"
    constraints.write_text("pytest==9.9.9\n")
    monkeypatch.setattr(dev, "CONSTRAINTS", constraints)
    dev.main(["test"])
    steps = [command[2] for command in commands]
    assert steps == ["pip", "pip", "pytest"]
    assert str(constraints) in commands[0]


def test_an_environment_of_another_python_is_made_anew(
    dev: ModuleType, commands: list[list[str]], tmp_path: Path
) -> None:
    dev.main(["test"])
    (tmp_path / ".venv" / "pyvenv.cfg").write_text("version = 3.8.1\n")
    (tmp_path / ".venv" / "sparktable-stamp").write_text("old")
    commands.clear()
    dev.main(["test"])
    assert commands[0][1:4] == ["-m", "venv", "--clear"]


def test_an_interrupted_installation_is_finished_by_the_next_call(
    dev: ModuleType,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(dev, "run_or_stop", lambda command, trouble: _stop(dev, trouble))
        assert dev.main(["test"]) == 2
    assert "could not be made" in capsys.readouterr().err
    assert dev.main(["test"]) == 0
    assert [command[2] for command in commands] == ["venv", "pip", "pip", "pytest"]


def _stop(dev: ModuleType, trouble: str) -> None:
    raise dev.Trouble(trouble)


def test_the_exit_code_is_the_programs_own(
    dev: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.main(["test"])
    monkeypatch.setattr(dev.subprocess, "call", lambda *_, **__: 5)
    assert dev.main(["test"]) == 5


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="wheels bring everything elsewhere")
def test_missing_libraries_are_one_line_that_installs_them(
    dev: ModuleType,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(dev, "is_loadable", lambda library: library not in ("libEGL.so.1", "libGL.so.1"))
    assert dev.main(["test"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "apt-get install libegl1 libgl1\n" in complaint
    assert commands == []
    assert dev.main(["run", "cards"]) == 0, "the command line needs no Qt"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="wheels bring everything elsewhere")
def test_a_system_without_apt_is_told_the_libraries(
    dev: ModuleType,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    monkeypatch.setattr(dev, "is_loadable", lambda library: library != "libEGL.so.1")
    assert dev.main(["test"]) == 2
    assert "packages that hold libEGL.so.1\n" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="wheels bring everything elsewhere")
def test_only_an_x11_window_needs_x11_libraries(
    dev: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("CI", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(dev, "is_loadable", lambda library: "xcb" not in library)
    assert dev.main(["run"]) == 2
    assert dev.main(["run", "--smoke"]) == 0
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert dev.main(["run"]) == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="wheels bring everything elsewhere")
def test_a_ci_machine_installs_them_itself(
    dev: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 0)
    monkeypatch.setattr(dev, "is_loadable", lambda library: library != "libEGL.so.1")
    assert dev.main(["test"]) == 0
    assert commands[0][:2] == ["apt-get", "update"]
    assert commands[1][:2] == ["apt-get", "install"] and commands[1][-1] == "libegl1"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="wheels bring everything elsewhere")
def test_a_ci_machine_without_the_right_to_install_is_told_in_one_line(
    dev: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}" if name == "apt-get" else None)
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(dev, "is_loadable", lambda library: library != "libEGL.so.1")
    assert dev.main(["test"]) == 2
    assert "apt-get install libegl1\n" in capsys.readouterr().err
    assert commands == []


def test_a_python_without_environments_is_one_line(
    dev: ModuleType,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Debian's python3 comes without ensurepip."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda name: None)
    assert dev.main(["test"]) == 2
    assert "apt-get install python3-venv" in capsys.readouterr().err


def test_an_unknown_verb_is_answered_with_the_known_ones(
    dev: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(["tets"]) == 2
    assert "run, test, lint, compile, bench, bundle" in capsys.readouterr().err


def test_an_old_python_is_refused_in_one_line() -> None:
    start = f"runpy.run_path({str(DEV)!r}, run_name='__main__')"
    pretend = f"import sys, runpy; sys.version_info = (3, 8, 1); {start}"
    done = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "needs Python 3.11 or newer and this is 3.8" in done.stderr


def test_an_old_python_can_read_the_script_so_far_as_to_refuse() -> None:
    ast.parse(DEV.read_text("utf-8"), feature_version=(3, 7))


def test_everything_installed_is_pinned() -> None:
    """A version that nobody chose would differ from machine to machine."""
    text = (ROOT / "packaging" / "constraints.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    pinned = {_normal(line.partition("==")[0]) for line in lines}
    frozen = subprocess.run(
        [sys.executable, "-m", "pip", "list", "--format=freeze", "--exclude-editable"],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    installed = {_normal(line.partition("==")[0]) for line in frozen.splitlines()}
    assert installed - pinned <= {"pip", "setuptools", "wheel", "sparktable"}


@pytest.mark.parametrize("name", [
    "PySide6/Qt/plugins/imageformats/libqsvg.so", "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
    "PySide6\\plugins\\imageformats\\qsvg.dll", "PySide6/Qt/plugins/imageformats/libqjpeg.dylib",
    "PySide6/plugins/iconengines/qsvgicon.dll", "PySide6/Qt/plugins/imageformats/libqwebp.so",
])
def test_a_bundle_has_no_reader_of_pictures_but_those_in_qt_itself(name: str) -> None:
    """Pictures come out of files as PNGs, and our own drawings are handed to QtSvg."""
    spec = ast.parse((ROOT / "packaging" / "sparktable.spec").read_text("utf-8"))
    wanted = [node for node in spec.body if (isinstance(node, ast.FunctionDef) and node.name == "used")
              or (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "UNUSED")]
    known: dict[str, Any] = {"re": re}
    exec(compile(ast.Module(wanted, []), "spec", "exec"), known)
    kept = [(kept, "", "BINARY") for kept in ("PySide6/Qt/lib/libQt6Svg.so.6", "PySide6/QtSvg.abi3.so",
                                              "PySide6/Qt/plugins/platforms/libqxcb.so")]
    assert known["used"]([(name, "", "BINARY"), *kept]) == kept


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_wheel_carries_resources_and_translations(tmp_path: Path) -> None:
    """Built as a user would build it, installed into an empty environment, and asked for its files."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    build = [*pip, "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", str(tmp_path), str(ROOT)], check=True)
    (wheel,) = tmp_path.glob("sparktable-*.whl")
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=False)
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [*pip, "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*install, wheel], check=True)
    ask = (
        "from sparktable import resources as r; print(r.resource('app/sparktable.png')); "
        "print(r.translation('README.md'))"
    )
    isolated = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run(
        [python, "-c", ask], check=True, capture_output=True, text=True, cwd=tmp_path, env=isolated
    ).stdout.splitlines()
    assert all(Path(line).is_relative_to(environment) for line in said)
    assert Path(said[0]).read_bytes() == (ROOT / "resources/app/sparktable.png").read_bytes()
