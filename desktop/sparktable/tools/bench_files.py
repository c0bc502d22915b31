"""What `sparktable bench` measures of files, in a late game: saving it with the disk's word that it is there, opening
it, playing its answers again."""

import tempfile
from pathlib import Path

from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.files import write_whole
from sparktable.record.loading import open_save
from sparktable.record.model import Player
from sparktable.record.quiet_positions import QuietWatch
from sparktable.record.save_file import save_bytes
from sparktable.tools.bench_floor import Batch

PICTURE = bytes(60_000)
"""As large as a picture of the table is."""
SAVES = 5
"""In one batch."""


class Late:
    """A random game nine tenths of the way to its end."""

    def __init__(self, game: Game) -> None:
        self.match, luck = Match(game, seed=1), Dice(1)
        while (asked := self.match.decision) is not None:
            self.match.take(asked.options[luck.below(len(asked.options))])
        self.match.rewind(len(self.match.answers) * 9 // 10)
        self.quiet = QuietWatch.over(self.match)

    def bytes(self) -> bytes:
        seats = [Player(level="random")] * self.match.game.seats
        return save_bytes(self.match, salt="00", seats=seats, time="2000-01-01T00:00:00Z", picture=PICTURE,
                          quiet=self.quiet)


def saving(game: Game) -> Batch:
    """The file made, written, and its place and its bytes confirmed by the disk."""
    late = Late(game)

    def batch() -> int:
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(SAVES):
                write_whole(Path(folder, "bench.spark"), late.bytes())
        return SAVES

    return batch


def loading(game: Game) -> Batch:
    """Opening such a file, its answers played again."""
    data = Late(game).bytes()

    def batch() -> int:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "bench.spark")
            path.write_bytes(data)
            open_save(path)
        return 1

    return batch


def replaying(game: Game) -> Batch:
    """By the answer. All but a small part of it is what the rules themselves take."""
    match = Late(game).match

    def batch() -> int:
        again = Match(game, match.seed)
        for answer in match.answers:
            again.take(answer.option)
        return len(match.answers)

    return batch
