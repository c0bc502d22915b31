"""What a player may do in the Action Phase: a class for each kind of action, in a file of its own.

A class says what its action offers, carries it out, tells what it takes and brings, and why it is not possible.
`phase.py` asks what to do, `ways.py` offers other ways to pay, `../explain.py` explains; they, the opponents and the
table all look here.
"""
from __future__ import annotations

from sparktable.games.action import by_kind

from .action import Action
from .activate import Activate
from .battle import Battle
from .buy import Buy
from .command import Command
from .contribute import Contribute
from .convert import Convert
from .end_turn import EndTurn
from .move import Move
from .play import Play
from .search import Search
from .use import Use

ACTIONS: tuple[Action, ...] = (Play(), Move(), Search(), Battle(), Buy(), Activate(), Convert(), Use(), Command(),
                               Contribute(), EndTurn())
"""In the order in which they are offered."""
BY_KIND = by_kind(ACTIONS)
