"""Which Qt for Python is installed, told before anything of it is used."""


def version() -> str:
    """Its version; ImportError where there is none."""
    from PySide6 import __version__

    return __version__
