"""How this program was built."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

_run = find_spec("sparktable.kernel.run")  # looked up, not loaded: the window must not wait for the rules
BUILD = "compiled" if _run is not None and str(_run.origin).endswith(tuple(EXTENSION_SUFFIXES)) else "plain"
"""Whether its engine runs as machine code."""
