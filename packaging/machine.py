"""What a machine must bring along: shared libraries, a compiler, a few tools.

A need is what is missing here, with the Debian package that holds it; all needs of a verb are named at once.
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from commands import Trouble

Needs = dict[str, str]

# Shared libraries that PySide6's wheels leave to the system, and the Debian packages that hold them.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
# Only a real window needs these, on X11 or on Wayland; a bundle must carry them all along.
X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
LINUX = sys.platform.startswith("linux")


def this_python() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def require(*needs: Needs) -> None:
    """Stop with one line that names all that is missing; a CI machine installs it itself."""
    missing = {thing: package for need in needs for thing, package in need.items()}
    if not missing:
        return
    if not shutil.which("apt-get"):
        raise Trouble(f"This machine lacks {', '.join(missing)}: install the packages that hold them, "
                      "then start it again.")
    packages = sorted({*missing.values()})
    is_root = not hasattr(os, "geteuid") or os.geteuid() == 0
    if os.environ.get("CI") and (is_root or shutil.which("sudo")):
        _install(packages, [] if is_root else ["sudo", "-n"])
        return
    sudo = "" if is_root else "sudo "
    raise Trouble(f"This machine lacks a few packages: {sudo}apt-get install {' '.join(packages)} — "
                  "then start it again.")


def _install(packages: list[str], as_root: list[str]) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (["apt-get", "update", "-qq"], install):
        if subprocess.call([*as_root, *command], env=environment, stdout=2):
            raise Trouble(f"`{' '.join(command)}` failed.")


def is_loadable(library: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries(libraries: Needs) -> Needs:
    """Wheels bring their own except on Linux."""
    return {library: package for library, package in libraries.items() if not is_loadable(library)} if LINUX else {}


def missing_tools(tools: Needs) -> Needs:
    return {tool: package for tool, package in tools.items() if not shutil.which(tool)} if LINUX else {}


def missing_venv() -> Needs:
    """Debian packs what makes environments apart from Python itself."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return {}
    of_debian = Path("/usr/bin/python3").resolve().name == f"python{this_python()}"
    return {"Python's venv": "python3-venv" if of_debian else f"python{this_python()}-venv"}


def missing_compiler() -> Needs:
    """Without these nothing can be compiled here. Elsewhere a compiler says so itself."""
    if not LINUX:
        return {}
    missing = {} if any(map(shutil.which, ("cc", "gcc", "clang"))) else {
        "a C compiler": "gcc", "the C library's headers": "libc6-dev"}
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing["Python's headers"] = f"python{this_python()}-dev"
    return missing


def python_library() -> Needs:
    """Python as a shared library, where it is neither part of this Python nor beside it."""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    beside = Path(sysconfig.get_config_var("LIBDIR") or "", name)
    return {} if ".so" not in name or beside.exists() else {name: f"libpython{this_python()}"}


def window_libraries() -> Needs:
    """What a window needs on the display that is here; without one the program says so itself."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return QT_LIBRARIES
    if os.environ.get("WAYLAND_DISPLAY"):
        return QT_LIBRARIES | WAYLAND_LIBRARIES
    return QT_LIBRARIES | X11_LIBRARIES if os.environ.get("DISPLAY") else QT_LIBRARIES
