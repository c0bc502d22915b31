"""What may be inside a bundle: asked by sparktable.spec as it collects, and again of what has come of it.

PyInstaller collects every Qt plugin and then whatever those plugins link to, and every module that might be imported.
So modules are excluded by name, plugins and libraries that the table never loads are taken out of the list, and with
them the libraries that only they needed.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import PurePath

File = tuple[str, str, str]
"""As PyInstaller lists it: where it goes, where it comes from, and of which sort it is."""

EXCLUDED = (
    # Terminals, debuggers, tests: readline besides is under the GPL.
    "bdb", "cmd", "code", "codeop", "curses", "doctest", "lib2to3", "pdb", "pydoc", "readline", "rlcompleter",
    "tkinter", "turtle", "unittest",
    # Networks: the program knows none.
    "_hashlib", "_ssl", "asyncio", "cgi", "ftplib", "http", "netrc", "nntplib", "poplib", "smtplib", "ssl",
    "urllib.request", "xmlrpc", "PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtQml",
    # What developers and clusters install beside the program.
    "_distutils_hack", "ast_serialize", "cffi", "dask", "distributed", "distutils", "hypothesis", "librt", "mypy",
    "mypy_extensions", "packaging", "pycparser", "pydantic._hypothesis_plugin", "pydantic.mypy", "pydantic.v1",
    "setuptools", "sortedcontainers", "trove_classifiers",
)

UNUSED = re.compile(
    r"(libQt6|Qt6?)(Qml\w*|Quick\w*|VirtualKeyboard\w*|Pdf\w*|EglF[sS]\w*)(\.so|\.dll|$)"
    r"|platforminputcontexts/(lib)?qtvirtualkeyboard"
    r"|platforms/libq(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc)\."
    r"|platformthemes/libqgtk3"
    r"|plugins/(generic|egldeviceintegrations|networkinformation|tls|qmltooling)/"
    r"|plugins/wayland-shell-integration/lib(?!xdg-)"
    # The table is painted by the processor.
    r"|plugins/(xcbglintegrations|wayland-graphics-integration-client)/"
    # Of files the program reads PNGs alone, which Qt has built in, and its own drawings it hands to QtSvg.
    r"|plugins/(imageformats|iconengines)/"
    r"|(^|/)opengl32sw\.dll$"
    # Every desktop on Linux has these, and with settings of its own.
    r"|(^|/)lib(dbus-1|g(lib|thread|object|module|io)-2\.0|fontconfig|freetype|mvec)\.so"
    r"|(^|/)_(codecs_\w+|multibytecodec)\.[\w-]*-linux-"  # whose letters are all UTF-8
    r"|pydantic-[^/]*\.dist-info/(?!METADATA)"
)
TRANSLATION = re.compile(r"translations/qt(\w*?)_(\w+)\.qm$")
"""Of Qt itself: which part of it, and the language."""

LEFT_TO_THE_SYSTEM = {
    **dict.fromkeys(("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6",
                     "libmvec.so.1", "libpthread.so.0", "librt.so.1"), "libc6 (>= 2.34)"),
    "libEGL.so.1": "libegl1", "libGL.so.1": "libgl1", "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1", "libfreetype.so.6": "libfreetype6", "libxcb.so.1": "libxcb1",
    "libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0",
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64", "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
}
"""What a bundle for Linux needs and does not bring along, with the Debian packages that hold it."""
PACKAGES = {"PySide6", "_cffi_backend", "_miniaudio", "annotated_types", "miniaudio", "platformdirs", "pydantic",
            "pydantic_core", "shiboken6", "sparktable", "typing_extensions", "typing_inspection", "_pyi_rth_utils"}
"""Beside the standard library."""
LIBRARIES = re.compile(
    # Python, Qt and what Qt brings along
    r"(lib)?python3[\d.]*|\w+__mypyc|(lib)?(Qt6?|pyside6|shiboken6)\w*|libicu\w+|icudt\w*"
    # Linux: windows, and what Python's own modules and compilers stand on
    r"|libX(11|11-xcb|au|dmcp|ext|render)|libxcb(-[\w-]+)?|libxkbcommon(-x11)?|libbsd|libmd|libwayland-\w+"
    r"|lib(bz2|expat|ffi|lzma|mpdec|uuid|z|zstd|gcc_s|stdc\+\+)"
    # Windows
    r"|(vcruntime|msvcp|concrt|ucrtbase|api-ms-win)[\w-]*|libffi-8", re.IGNORECASE
)


def used(files: Iterable[File], languages: Iterable[str]) -> list[File]:
    """Without what is never loaded, and without Qt's words in languages that the program does not speak."""
    spoken = {*languages}
    return [file for file in files if not UNUSED.search(path := file[0].replace("\\", "/")) and (
        (found := TRANSLATION.search(path)) is None or (found[1] == "base" and found[2].partition("_")[0] in spoken))]


def needed(binaries: Sequence[File], imports: Callable[[str], Iterable[str]]) -> list[File]:
    """Without libraries that nobody links to who is loaded himself: modules, Qt's plugins, Python. `imports` tells
    what a file links to."""
    by_name: dict[str, list[File]] = {}
    for file in binaries:
        by_name.setdefault(_name(file[0]), []).append(file)
    kept: set[str] = set()
    left = [_name(file[0]) for file in binaries if _is_loaded(file)]
    while left:
        name = left.pop()
        if name not in kept and name in by_name:
            kept.add(name)
            for target, source, sort in by_name[name]:
                linked = [source] if sort == "SYMLINK" else imports(source)
                left += [_name(each) for each in linked if _name(each) != _name(target)]
    return [file for file in binaries if _name(file[0]) in kept]


def _is_loaded(file: File) -> bool:
    target, _, sort = file
    return sort == "EXTENSION" or "plugins" in PurePath(target.replace("\\", "/")).parts or bool(
        re.match(r"(lib)?python|vcruntime", _name(target), re.IGNORECASE))


def _name(path: str) -> str:
    name = path.replace("\\", "/").rpartition("/")[2]
    return name.lower() if sys.platform == "win32" else name


def missing(needed: Iterable[str], inside: Iterable[str]) -> set[str]:
    """Libraries that are needed on Linux, and neither inside nor on every desktop."""
    return {*needed} - {*inside} - LEFT_TO_THE_SYSTEM.keys()


def strangers(modules: Iterable[str], binaries: Iterable[str]) -> Iterator[str]:
    """What is inside and was not let in: modules by their dotted names, libraries by their paths."""
    standard = sys.stdlib_module_names | {"pyimod01_archive"}
    for module in modules:
        top = module.partition(".")[0]
        let_in = top in PACKAGES or top in standard or top.endswith("__mypyc") or top.startswith("_sysconfigdata")
        if not let_in or any(module == name or module.startswith(f"{name}.") for name in EXCLUDED):
            yield module
    for path in binaries:
        path_inside = path.replace("\\", "/")
        name = path_inside.rpartition("/")[2].partition(".")[0]
        top = re.split(r"[/.]", path_inside.removeprefix("_internal/"))[0]  # a folder, or a module that lies in none
        let_in = top in PACKAGES or top == "lib-dynload" or top.startswith("python3")
        if not (let_in or LIBRARIES.fullmatch(name)) or UNUSED.search(path_inside):
            yield path
