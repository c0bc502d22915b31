"""What travels in the wheel, and what it says of itself."""

import email
import importlib
import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from email.message import Message
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
HOME = "https://example.org/sparktable"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as a user would build it."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [*PIP, "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", str(folder), str(ROOT)], check=True)
    (built,) = folder.glob("sparktable-*.whl")
    return built


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_string(archive.read(name).decode("utf-8"))


def test_it_carries_resources_and_translations(wheel: Path, tmp_path: Path) -> None:
    """Installed into an empty environment, and asked for its files."""
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=False)
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [*PIP, "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*install, wheel], check=True)
    ask = ("from sparktable import resources as r; print(r.resource('app/sparktable.png')); "
           "print(r.translation('README.md'))")
    isolated = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run(
        [python, "-c", ask], check=True, capture_output=True, text=True, cwd=tmp_path, env=isolated
    ).stdout.splitlines()
    assert all(Path(line).is_relative_to(environment) for line in said)
    assert Path(said[0]).read_bytes() == (ROOT / "resources/app/sparktable.png").read_bytes()


def test_no_picture_of_the_readme_is_inside(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert [name for name in archive.namelist() if name.endswith(".png")] == [
            "sparktable/_data/resources/app/sparktable.png"]


def test_it_names_its_licences_and_brings_them_along(wheel: Path, metadata: Message) -> None:
    assert metadata["License-Expression"] == "MIT AND OFL-1.1"
    files = metadata.get_all("License-File") or []
    assert sorted(Path(file).name for file in files) == ["LICENSE", "OFL-Inter.txt", "OFL-Play.txt"]
    with zipfile.ZipFile(wheel) as archive:
        for file in files:
            assert any(name.endswith(f".dist-info/licenses/{file}") for name in archive.namelist())


def test_there_is_a_program_with_a_console_and_one_without(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("entry_points.txt"))
        said = archive.read(name).decode("utf-8")
    assert re.search(r"\[console_scripts\]\nsparktable = ", said)
    assert re.search(r"\[gui_scripts\]\nsparktable-desktop = ", said)


def test_it_installs_on_the_pythons_that_are_tested_and_on_no_others(metadata: Message) -> None:
    assert metadata["Requires-Python"] == "<3.15,>=3.11"
    assert "simulation" in metadata["Keywords"]
    assert any(extra == "cluster" for extra in metadata.get_all("Provides-Extra") or [])


@pytest.fixture
def address() -> ModuleType:
    return importlib.import_module("address")


def test_while_the_project_has_no_address_nothing_of_the_web_is_named(metadata: Message, address: ModuleType) -> None:
    if address.of(ROOT):
        pytest.skip("it has one")
    assert metadata.get_all("Project-URL") is None
    assert "](" not in str(metadata.get_payload())


def test_from_the_address_follow_links_and_pictures(address: ModuleType) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r"!\[[^]]*\]\(([^)]+)\)", address.readable_anywhere(readme, HOME))
    assert shown and all(link.startswith(f"{HOME}/raw/main/packaging/screenshots/") for link in shown)
    for link in shown:
        assert (ROOT / link.removeprefix(f"{HOME}/raw/main/")).is_file()
    assert {*address.urls(HOME)} == {"Homepage", "Issues", "Changelog", "Download"}
    assert all(link.startswith(HOME) for link in address.urls(HOME).values())


def test_the_address_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "address" in project["tool"]["sparktable"]
    assert "urls" in project["project"]["dynamic"] and "urls" not in project["project"]
