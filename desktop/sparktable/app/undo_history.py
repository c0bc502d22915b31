"""What has been answered, as far as it can be taken back: by whom, what people learnt by it, and what was forced."""
from __future__ import annotations

from collections.abc import Callable

from sparktable.kernel.match import Match
from sparktable.kernel.values import Event
from sparktable.record.knowledge import Knowledge
from sparktable.record.manners import FORCED, FURTHER, Manners


class UndoHistory:
    def __init__(self, match: Match, people: int, manners: Manners) -> None:
        """`people` is the mask of the seats on which people sit; `manners` how answers were given so far that were
        not chosen."""
        self._match, self._people = match, people
        behind = match.barrier()  # in a game that was loaded, what anybody learnt counts
        self._revealing = [index < behind for index in range(len(match.answers))]
        """For each answer, whether a person learnt something by what came of it."""
        self._manners = dict(manners)
        """How answers were given that were not chosen; those that were taken back, too, until others are given."""

    def watch(self, play: Callable[[], list[Event]]) -> list[Event]:
        """Play on by one answer, and note whether that told a person something."""
        known = Knowledge.of(self._match.state)
        events = play()
        self._revealing.append(known.is_less_than(self._match.state, self._people))
        return events

    @property
    def manners(self) -> Manners:
        """How answers were given so far that were not chosen."""
        return {index: manner for index, manner in self._manners.items() if index < len(self._match.answers)}

    @property
    def forced(self) -> set[int]:
        """The answers that were given for a person since there was no other."""
        return {index for index, manner in self.manners.items() if manner == FORCED}

    def begin(self, manner: str) -> None:
        """The next answer is another than was taken back, and given in this manner; one that is given again is given
        as it was."""
        self._manners = dict(self.manners)
        if manner:
            self._manners[len(self._match.answers)] = manner

    def goes_further(self) -> bool:
        """Whether the next answer, taken back, had gone on with the one before."""
        return self._manners.get(len(self._match.answers)) == FURTHER

    @property
    def barrier(self) -> int:
        """How many answers stand behind the last moment at which luck spoke or a person learnt something."""
        return max((index + 1 for index, revealing in enumerate(self._revealing) if revealing), default=0)

    def last_choice(self, behind: int = 0) -> int | None:
        """How many answers stay if the last one is taken back that a person chose, of those behind the first so
        many: together with the one that it went on with."""
        found = None
        for index in range(len(self._match.answers) - 1, behind - 1, -1):
            manner = self._manners.get(index)
            if self._people >> self._match.answers[index].seat & 1 and manner != FORCED:
                found = index
                if manner != FURTHER:
                    break
        return found

    def cut(self, length: int) -> None:
        """Only so many answers are left."""
        del self._revealing[length:]
