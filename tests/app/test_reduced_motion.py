"""Less motion where the system asks for it."""
from __future__ import annotations

import plistlib
import stat
import sys
from pathlib import Path

import pytest

from sparktable.app import reduced_motion

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="how a Linux desktop is asked")


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home and a search path of our own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "config").mkdir()
    return tmp_path


@linux
def test_a_system_that_says_nothing_has_no_wish(desktop: Path) -> None:
    assert not reduced_motion.system_wants_less_motion()


@linux
@pytest.mark.parametrize(("written", "wanted"), [("0", True), ("0.5", False), ("fast", False)])
def test_plasma_says_it_in_a_file(desktop: Path, written: str, wanted: bool) -> None:
    (desktop / "config/kdeglobals").write_text(f"[KDE]\nAnimationDurationFactor={written}\n", "utf-8")
    assert reduced_motion.system_wants_less_motion() == wanted


@linux
@pytest.mark.parametrize(("said", "wanted"), [("false", True), ("true", False), ("", False)])
def test_gnome_is_asked(desktop: Path, said: str, wanted: bool) -> None:
    tool = desktop / "gsettings"
    tool.write_text(f"#!/bin/sh\n[ \"$3\" = enable-animations ] && echo {said}\n", "utf-8")
    tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    assert reduced_motion.system_wants_less_motion() == wanted


def test_macos_says_it_in_a_property_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert not reduced_motion.system_wants_less_motion()
    file = tmp_path / "Library/Preferences/com.apple.universalaccess.plist"
    file.parent.mkdir(parents=True)
    file.write_bytes(plistlib.dumps({"reduceMotion": True}))
    assert reduced_motion.system_wants_less_motion()
    file.write_bytes(b"no list at all")
    assert not reduced_motion.system_wants_less_motion()
