"""What players download, as far as it can be tried on one system: archives, packages, forms, and the workflows."""

import importlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from sparktable import __version__

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = ROOT / ".github" / "workflows"
HOME = "https://example.org/sparktable"
linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux packs it")


@pytest.fixture
def releasing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """At work on a small bundle."""
    module = importlib.import_module("releasing")
    folder = tmp_path / "dist" / "sparktable"
    (folder / "_internal").mkdir(parents=True)
    for name in ("LICENSE", "org.sparktable.Sparktable.desktop", "org.sparktable.Sparktable.metainfo.xml",
                 "sparktable.png", "_internal/notices"):
        (folder / name).write_text(name)
    (folder / "sparktable").write_text("#!/bin/sh\necho plays\n")
    (folder / "sparktable").chmod(0o755)
    (folder / "THIRD-PARTY.txt").symlink_to("_internal/notices")
    (tmp_path / "build").mkdir()
    for name, place in {"FOLDER": folder, "DIST": folder.parent, "BUILD": tmp_path / "build"}.items():
        monkeypatch.setattr(module, name, place)
    return module


@linux_only
def test_an_archive_keeps_programs_and_links(releasing: ModuleType, tmp_path: Path) -> None:
    archive = next(releasing.of_linux(draft=True))
    with tarfile.open(archive) as tar:
        assert {member.uname for member in tar} == {"root"}
        tar.extractall(tmp_path / "unpacked", filter="data")
    (top,) = (tmp_path / "unpacked").iterdir()
    assert top.name == f"sparktable-{__version__}-linux-{os.uname().machine}"
    assert subprocess.run([top / "sparktable"], capture_output=True, text=True, check=True).stdout == "plays\n"
    assert (top / "THIRD-PARTY.txt").is_symlink() and (top / "THIRD-PARTY.txt").read_text() == "_internal/notices"


@linux_only
@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="no Debian")
def test_a_package_puts_everything_where_desktops_look(releasing: ModuleType, tmp_path: Path) -> None:
    package = releasing.deb(draft=True)
    subprocess.run(["dpkg-deb", "-x", package, tmp_path / "root"], check=True)
    root = tmp_path / "root" / "usr"
    assert (root / "bin/sparktable").resolve() == (root / "lib/sparktable/sparktable").resolve()
    for name in ("applications/org.sparktable.Sparktable.desktop", "metainfo/org.sparktable.Sparktable.metainfo.xml",
                 "icons/hicolor/256x256/apps/sparktable.png", "doc/sparktable/copyright"):
        assert (root / "share" / name).is_file()
    told = subprocess.run(["dpkg-deb", "-f", package], capture_output=True, text=True, check=True).stdout
    assert f"Version: {__version__}" in told and "libegl1" in told


@pytest.mark.skipif(not shutil.which("makensis"), reason="no makensis")
def test_the_installer_for_windows_compiles(releasing: ModuleType, tmp_path: Path, qapp: object) -> None:
    """With programs that are none. It removes what it brings, and nothing else."""
    icon = tmp_path / "build" / "icon" / "sparktable.ico"
    icon.parent.mkdir()
    icon.write_bytes(importlib.import_module("draw_icon").ico((16,)))
    made = releasing.installer(releasing.FOLDER, tmp_path / "sparktable-setup.exe", "zlib")
    assert made.read_bytes()[:2] == b"MZ"
    text = releasing.INSTALLER.read_text("utf-8")
    uninstalling = text[text.index('Section "Uninstall"'):]
    removed = set(re.findall(r'(?:Delete|RMDir /r) "\$INSTDIR\\([^"]+)"', uninstalling))
    assert removed == {"_internal", "Sparktable.exe", "sparktable-cli.exe", "LICENSE", "THIRD-PARTY.txt",
                       "uninstall.exe"}


def test_a_tool_that_is_not_here_is_one_sentence() -> None:
    commands = importlib.import_module("commands")
    with pytest.raises(commands.Trouble, match=r"^it could not be packed: there is no no-such-tool here\.$"):
        commands.run_or_stop(["no-such-tool", "-x"], "it could not be packed")


# --- what app stores show ---------------------------------------------------------------------------------


def metadata(home: str = "") -> ElementTree.Element:
    appstream = importlib.import_module("appstream")
    text = (ROOT / "packaging/linux" / appstream.NAME).read_text("utf-8")
    return ElementTree.fromstring(appstream.filled(text, home, appstream.CHANGELOG.read_text("utf-8")))


def test_app_stores_are_told_of_releases_categories_and_german() -> None:
    told = metadata()
    assert told.findtext("launchable") == "org.sparktable.Sparktable.desktop"
    assert (ROOT / "packaging/linux/org.sparktable.Sparktable.desktop").is_file()
    assert "Game" in [category.text for category in told.iter("category")]
    german = [each for each in told.iter() if each.get("{http://www.w3.org/XML/1998/namespace}lang") == "de"]
    assert {each.tag for each in german} >= {"summary", "p", "keyword"}


def test_the_newest_release_is_this_version() -> None:
    """Whoever changes the version writes what is new."""
    releases = list(metadata().iter("release"))
    assert releases[0].get("version") == __version__
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", releases[0].get("date") or "")
    assert all(list(release.iter("li")) for release in releases)


def test_links_and_screenshots_are_told_where_the_project_has_an_address() -> None:
    assert not list(metadata().iter("url")) and not list(metadata().iter("screenshot"))
    told = metadata(HOME)
    assert {url.get("type") for url in told.iter("url")} == {"homepage", "bugtracker", "vcs-browser"}
    for image in told.iter("image"):
        assert image.text and (ROOT / image.text.removeprefix(f"{HOME}/raw/main/")).is_file()


# --- workflows --------------------------------------------------------------------------------------------


def workflow(name: str) -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load((WORKFLOWS / name).read_text("utf-8"))
    return data


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in workflow(name)["jobs"].values() for step in job["steps"]]


def test_every_python_that_the_locks_resolve_for_is_tested() -> None:
    matrix = workflow("ci.yml")["jobs"]["check"]["strategy"]["matrix"]
    assert tuple(matrix["python"]) == importlib.import_module("locks").PYTHONS


@pytest.mark.parametrize("name", sorted(path.name for path in WORKFLOWS.glob("*.yml")))
def test_no_folder_is_uploaded_as_it_lies(name: str) -> None:
    """An upload forgets which files are programs, and links."""
    for step in steps(name):
        if step.get("uses", "").startswith("actions/upload-artifact"):
            paths = step["with"]["path"].split()
            assert all(re.search(r"\.(tar\.xz|deb|zip|exe|dmg|whl|tar\.gz)$", path) for path in paths), paths


def test_a_release_has_every_system_and_sums() -> None:
    release = workflow("release.yml")
    assert release[True]["push"]["tags"] == ["v*"]  # YAML takes "on" for a yes
    systems = [row["system"] for row in release["jobs"]["bundle"]["strategy"]["matrix"]["include"]]
    assert len([name for name in systems if name.startswith("macos")]) == 2 and "windows-latest" in systems
    commands = "\n".join(step.get("run", "") for step in steps("release.yml"))
    assert "packaging/dev.py release" in commands and "sha256sum" in commands


def test_wheels_for_linux_are_tried_where_all_they_need_installs() -> None:
    """Qt's own wheels ask for a newer C library than cibuildwheel's usual image has."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    assert f"x86_64-{settings['manylinux-x86_64-image']}" in importlib.import_module("locks").SYSTEMS


def test_what_a_workflow_calls_is_there() -> None:
    for name in ("ci.yml", "release.yml"):
        for step in steps(name):
            for script in re.findall(r"(?:^|\s)((?:packaging|\.ci)/[\w./-]+)", step.get("run", "")):
                assert (ROOT / script).exists(), script
