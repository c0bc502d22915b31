"""What is packed for players: the spec on every system, what may be inside, and whose notices go along."""

import ast
import importlib
import plistlib
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging" / "sparktable.spec"
QT = "PySide6/Qt"


@pytest.fixture
def contents() -> ModuleType:
    return importlib.import_module("contents")


class Told:
    """Stands for one of PyInstaller's classes and remembers what it is told."""

    def __init__(self, kind: str, into: list["Told"]) -> None:
        self.kind, self.into = kind, into
        self.words: tuple[Any, ...] = ()
        self.named: dict[str, Any] = {}

    def __call__(self, *words: Any, **named: Any) -> "Told":
        made = Told(self.kind, self.into)
        made.words, made.named = words, named
        self.into.append(made)
        return made

    def __getattr__(self, name: str) -> Any:
        return []


@pytest.fixture
def evaluated(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The spec as PyInstaller evaluates it, on a system that is pretended."""

    def on(system: str) -> list[Told]:
        into: list[Told] = []
        makers = {kind: Told(kind, into) for kind in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
        windows = ("FixedFileInfo", "StringFileInfo", "StringStruct", "StringTable", "VarFileInfo", "VarStruct",
                   "VSVersionInfo")
        for name, module in {
            "PyInstaller": SimpleNamespace(), "PyInstaller.depend": SimpleNamespace(),
            "PyInstaller.depend.bindepend": SimpleNamespace(get_imports=lambda path: []),
            "PyInstaller.utils": SimpleNamespace(), "PyInstaller.utils.win32": SimpleNamespace(),
            "PyInstaller.utils.hooks": SimpleNamespace(collect_submodules=lambda name: []),
            "PyInstaller.utils.win32.versioninfo": SimpleNamespace(**{name: Told(name, []) for name in windows}),
        }.items():
            monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(ast, "parse", lambda text: ast.Module([], []))  # what the program imports takes a while
        exec(compile(SPEC.read_text("utf-8"), str(SPEC), "exec"), {"SPECPATH": str(SPEC.parent), **makers})
        return into

    return on


def programs(told: list[Told]) -> dict[str, bool]:
    """Each program, and whether it has a console."""
    return {made.named["name"]: made.named["console"] for made in told if made.kind == "EXE"}


def test_windows_has_two_programs_in_one_folder(evaluated: Any) -> None:
    told = evaluated("win32")
    assert programs(told) == {"Sparktable": False, "sparktable-cli": True}
    (folder,) = (made for made in told if made.kind == "COLLECT")
    assert [made.kind for made in folder.words if isinstance(made, Told)] == ["EXE", "EXE"]
    for made in told:
        if made.kind == "EXE":
            assert made.named["version"] is not None and made.named["icon"].endswith("sparktable.ico")


def test_elsewhere_one_program_is_both(evaluated: Any) -> None:
    assert programs(evaluated("linux")) == {"sparktable": True}
    assert programs(evaluated("darwin")) == {"sparktable": False}


def test_macos_knows_what_the_application_is(evaluated: Any) -> None:
    (made,) = (made for made in evaluated("darwin") if made.kind == "BUNDLE")
    known = plistlib.loads(plistlib.dumps(made.named["info_plist"]))
    assert made.named["name"] == "Sparktable.app" and made.named["bundle_identifier"] == "org.sparktable.Sparktable"
    assert known["LSApplicationCategoryType"] == "public.app-category.board-games"
    assert known["NSHighResolutionCapable"] and known["LSMinimumSystemVersion"]
    entitlements = plistlib.loads((ROOT / "packaging/macos/entitlements.plist").read_bytes())
    assert entitlements == {"com.apple.security.cs.disable-library-validation": True}


# --- what may be inside -----------------------------------------------------------------------------------


def kept(contents: ModuleType, *names: str) -> list[str]:
    return [name for name, _, _ in contents.used([(name, "", "BINARY") for name in names], ["en", "de"])]


@pytest.mark.parametrize("name", [
    f"{QT}/plugins/imageformats/libqsvg.so", f"{QT}/plugins/iconengines/libqsvgicon.so",
    "PySide6\\plugins\\imageformats\\qsvg.dll", f"{QT}/plugins/imageformats/libqjpeg.dylib",
    "PySide6/plugins/iconengines/qsvgicon.dll", f"{QT}/plugins/platformthemes/libqgtk3.so",
    f"{QT}/plugins/xcbglintegrations/libqxcb-egl-integration.so", f"{QT}/plugins/tls/libqopensslbackend.so",
    "PySide6/opengl32sw.dll", "libdbus-1.so.3", "libglib-2.0.so.0", "libmvec.so.1", "libQt6Quick.so.6",
    f"{QT}/translations/qtbase_ja.qm", f"{QT}/translations/qtwebengine_de.qm",
])
def test_what_the_table_never_loads_is_left_out(contents: ModuleType, name: str) -> None:
    """Pictures come out of files as PNGs, and our own drawings are handed to QtSvg; Qt speaks as we do."""
    wanted = ["libQt6Svg.so.6", "PySide6/QtSvg.abi3.so", f"{QT}/plugins/platforms/libqxcb.so",
              f"{QT}/plugins/wayland-shell-integration/libxdg-shell.so", f"{QT}/translations/qtbase_de.qm"]
    assert kept(contents, name, *wanted) == wanted


def test_libraries_that_nobody_needs_any_more_go_with_those_that_did(contents: ModuleType) -> None:
    links = {"qxcb": ["libxcb.so.1", "libQt6Gui.so.6"], "gui": ["libicu.so.73"], "module": ["libpython3.11.so.1.0"],
             "orphan": ["libpango.so.1"]}
    files = [(f"{QT}/plugins/platforms/libqxcb.so", "qxcb", "BINARY"), ("libQt6Gui.so.6", "gui", "BINARY"),
             ("libicu.so.73", "icu", "BINARY"), ("_json.so", "module", "EXTENSION"),
             ("libpython3.11.so.1.0", "python", "BINARY"), ("libxcb.so.1", "libxcb.so.1.1", "SYMLINK"),
             ("libxcb.so.1.1", "xcb", "BINARY"), ("libgtk.so.3", "orphan", "BINARY"),
             ("libpango.so.1", "pango", "BINARY")]
    found = contents.needed(files, lambda path: links.get(path, []))
    assert [name for name, _, _ in files if (name not in {kept for kept, _, _ in found})] == [
        "libgtk.so.3", "libpango.so.1"]


@pytest.mark.parametrize("module", [
    "readline", "hypothesis", "hypothesis.core", "mypy", "pydantic.mypy", "pydantic.v1.main", "pdb", "curses",
    "xmlrpc.client", "setuptools", "distributed", "numpy", "PySide6.QtNetwork", "_ssl", "tkinter",
])
def test_what_must_not_be_inside_is_found(contents: ModuleType, module: str) -> None:
    assert [*contents.strangers(["json", "pydantic.main", "sparktable.ui.main", module], [])] == [module]


@pytest.mark.parametrize("library", [
    "_internal/libreadline.so.8", "_internal/libssl.so.3", "_internal/libgtk-3.so.0", "_internal/mypy/nodes.so",
    f"_internal/{QT}/plugins/imageformats/libqsvg.so", "_internal/Qt6Quick.dll", "_internal/libcrypto-3.dll",
])
def test_a_library_that_nobody_let_in_is_found(contents: ModuleType, library: str) -> None:
    let_in = ["_internal/libQt6Core.so.6", "_internal/libicudata.so.73", "_internal/abc__mypyc.cpython-311.so",
              "_internal/python3.11/lib-dynload/_json.cpython-311.so", "_internal/PySide6/QtCore.abi3.so",
              "_internal/libxcb-cursor.so.0", "_internal/python311.dll", "_internal/VCRUNTIME140.dll",
              "_internal/libX11-xcb.so.1", "_internal/libstdc++.so.6", "_internal/_miniaudio.abi3.so"]
    assert [*contents.strangers([], [*let_in, library])] == [library]


def test_what_is_neither_inside_nor_on_every_desktop_is_found(contents: ModuleType) -> None:
    assert contents.missing(["libc.so.6", "libGL.so.1", "libxcb-cursor.so.0", "libQt6Core.so.6"],
                            ["libQt6Core.so.6"]) == {"libxcb-cursor.so.0"}


# --- notices ----------------------------------------------------------------------------------------------


def test_the_notices_hold_every_licence_that_we_bring_along() -> None:
    notices = importlib.import_module("notices")
    for name, words in {"LGPL-3.0.txt": "GNU LESSER GENERAL PUBLIC LICENSE", "GPL-3.0.txt": "17. Interpretation",
                        "qt.txt": "harfbuzz-ng", "icu.txt": "Unicode, Inc."}.items():
        assert words in (notices.TEXTS / name).read_text("utf-8")
    assert "Copyright" in (notices.pythons_own()[0]).read_text("utf-8")


def test_a_work_without_a_licence_is_not_packed(tmp_path: Path) -> None:
    notices, commands = importlib.import_module("notices"), importlib.import_module("commands")
    (tmp_path / "thing-1.0.dist-info").mkdir()
    with pytest.raises(commands.Trouble, match="thing brings no licence along"):
        notices.licences_of(tmp_path, "thing")


def test_every_licence_that_qts_works_name_is_told() -> None:
    text = (ROOT / "packaging/licences/qt.txt").read_text("utf-8")
    listed, _, texts = text.partition("\n--- ")
    named = {name for line in listed.splitlines() if ": " in line and not line.startswith(" ")
             for name in line.partition(": ")[2].replace(" or ", " and ").split(" and ")}
    told = {line.removeprefix("--- ") for line in f"--- {texts}".splitlines() if line.startswith("--- ")}
    assert named - told <= {"public-domain", "GPL-2", "GPL-2+", "LGPL-3"}
