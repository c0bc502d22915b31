"""How this program was built."""

from sparktable.kernel.compiler import COMPILED

BUILD = "compiled" if COMPILED else "plain"
"""Whether its engine runs as machine code."""
