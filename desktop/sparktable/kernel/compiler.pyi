from typing import Final

from mypy_extensions import mypyc_attr as mypyc_attr
from mypy_extensions import trait as trait
from typing_extensions import TypeVar

from .game import Game

COMPILED: Final[bool]
OwnGame = TypeVar("OwnGame", bound=Game, default=Game, covariant=True)
