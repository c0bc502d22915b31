"""Where pictures, fonts, help pages and translations lie: in a checkout, a wheel, a frozen program.

A wheel and a frozen program carry both folders inside the package (``sparktable/_data``); in a checkout they
stand at the top of the repository, beside ``desktop``.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PACKED = _PACKAGE / "_data"
_HOME = _PACKED if _PACKED.is_dir() else _PACKAGE.parents[1]

RESOURCES = _HOME / "resources"
TRANSLATIONS = _HOME / "translations"


def resource(name: str) -> Path:
    """The file or folder ``name`` ("app/sparktable.png") of ``resources/``.

    >>> resource("app/sparktable.png").suffix
    '.png'
    """
    return _existing(RESOURCES, name)


def translation(name: str) -> Path:
    """The file or folder ``name`` of ``translations/``."""
    return _existing(TRANSLATIONS, name)


def kept(name: str) -> Path | None:
    """What was made when the program was packed; a checkout and a wheel have nothing of it."""
    path = _PACKED / name
    return path if path.is_file() else None


def _existing(folder: Path, name: str) -> Path:
    path = folder / name
    if not path.exists():
        raise FileNotFoundError(f"{folder.name} has no {name!r} (looked in {folder})")
    return path
