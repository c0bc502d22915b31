"""How this program was built."""

from importlib.machinery import EXTENSION_SUFFIXES

from sparktable.kernel import run

BUILD = "compiled" if str(run.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "plain"
"""Whether its engine runs as machine code."""
