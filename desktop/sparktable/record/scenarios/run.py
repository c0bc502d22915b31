"""Running a scenario: each step in turn, and in words what does not hold."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sparktable.kernel.check import violations
from sparktable.kernel.decisions import IllegalAnswer, Option
from sparktable.kernel.names import plain
from sparktable.kernel.run import pending
from sparktable.kernel.scenario import Mistake, NotPossible, Vocabulary, named
from sparktable.kernel.view import view

from .expectations import differs, understood
from .file import Arrange, Do, Expect, Luck, Refuse, Say, ScenarioFile, SeatName, broken_rule
from .luck import ScriptedLuck
from .reasons import known_reasons


@dataclass(frozen=True)
class Failure:
    """What does not hold."""

    step: int
    """Counted from 0."""
    what: str

    def __str__(self) -> str:
        return f"step {self.step + 1}: {self.what}"


class ScenarioRun:
    """A scenario that is being run. Also steps through a lesson: `state` is the position after the steps so far."""

    def __init__(self, file: ScenarioFile) -> None:
        """Sets the position up. Raises BadScenario."""
        self.file = file
        self.state = file.set_up()
        self.done = 0
        """How many steps have been taken."""
        self.failures: list[Failure] = []
        self._luck = ScriptedLuck(file.scenario.seed)
        self._observations: Mapping[str, Callable[[], Any]] = {
            "waiting": lambda: None if (asked := pending(self.state)) is None else asked.seat,
            "question": lambda: None if (asked := pending(self.state)) is None else asked.kind,
            "turn": lambda: self.state.turn,
            "active": lambda: self.state.active,
            "over": lambda: self.state.outcome is not None,
            "reason": lambda: self.state.outcome and self.state.outcome.reason,
            "winners": lambda: list(self.state.outcome.winners) if self.state.outcome else [],
            "scores": lambda: list(self.state.outcome.scores) if self.state.outcome else [],
        }
        adapter = file.adapter
        self._names: Mapping[str, Vocabulary] = {"question": Vocabulary(texts=tuple(adapter.questions)),
                                                 "reason": Vocabulary(texts=tuple(adapter.endings))}

    def run(self) -> list[Failure]:
        """All steps that are left. Stops at an answer that cannot be given: what follows would mean nothing.
        Raises BadScenario."""
        while self.done < len(self.file.scenario.steps) and self.step():
            pass
        return self.failures

    def step(self) -> bool:
        """The next step; whether the scenario can go on. Raises BadScenario."""
        index = self.done
        step = self.file.scenario.steps[index]
        self.done += 1
        before = len(self.failures)
        try:
            if isinstance(step, Do):
                self._do(step)
            elif isinstance(step, Refuse):
                self._refuse(index, step)
            elif isinstance(step, Expect):
                self._expect(index, step)
            elif isinstance(step, Luck):
                self._luck.outcomes = list(step.chance)
            elif isinstance(step, Arrange):
                self._arrange(step)
        except Mistake as trouble:
            raise self.file.mistake(trouble, "steps", index) from trouble
        except NotPossible as trouble:
            self._fail(index, str(trouble))
        except Exception as trouble:  # a scenario is a bug report, too
            self._fail(index, f"the rules break down: {broken_rule(trouble)}")
            return False
        broken = violations(self.state)
        if broken:
            self._fail(index, f"the game is broken: {broken[0]}")
        return not broken and (isinstance(step, Expect | Refuse | Say) or len(self.failures) == before)

    def _fail(self, index: int, what: str) -> None:
        self.failures.append(Failure(index, what))

    def _do(self, step: Do) -> None:
        sentences = [step.do] if isinstance(step.do, str) else step.do
        for position, sentence in enumerate(sentences):
            place = ("do",) if isinstance(step.do, str) else ("do", position)
            self._check_asked(step.seat)
            self._luck.take(self.state, self._find(sentence, *place))

    def _refuse(self, index: int, step: Refuse) -> None:
        reasons = known_reasons(self.state.game.name)
        if step.because is not None and reasons:
            named("reason", step.because, dict.fromkeys(reasons), "because")
        self._check_asked(step.seat)
        try:
            self._find(step.refuse, "refuse")
        except NotPossible as trouble:
            self._check_reason(index, step, trouble.wish)
        else:
            self._fail(index, f"'{step.refuse}' is possible")

    def _check_asked(self, seat: SeatName | None) -> None:
        """See to it that the question is put to the seat that is to answer."""
        asked = pending(self.state)
        if asked is None:
            raise NotPossible("the game is over and nobody is asked anything")
        if seat is not None and self._seat(seat, "seat") != asked.seat:
            raise NotPossible(f"seat {asked.seat} (the first is 0) is asked '{asked.kind}', not {seat}")

    def _check_reason(self, index: int, step: Refuse, wish: Option | None) -> None:
        if step.because is None:
            return
        asked = pending(self.state)
        reasons = self.state.game.why_not(view(self.state, asked.seat), wish) if asked and wish else []
        if plain(step.because) not in [plain(reason.key) for reason in reasons]:
            given = ", ".join(f"'{reason.key}'" for reason in reasons) or "no reason"
            self._fail(index, f"'{step.refuse}' is refused because of {given}, not of '{step.because}'")

    def _expect(self, index: int, step: Expect) -> None:
        for key, expected in step.expect.items():
            if key in ("possible", "impossible"):
                self._expect_options(index, key, expected)
                continue
            if key in self._observations:
                found = self._observations[key]()
                if key in ("waiting", "active") and isinstance(expected, str):
                    expected = self._seat(expected, "expect", key)
                elif key == "winners" and isinstance(expected, list):
                    expected = [self._seat(name, "expect", key, at) for at, name in enumerate(expected)]
                expected = understood(expected, self._names.get(key, Vocabulary()), "expect", key)
            else:
                try:
                    expected = understood(expected, self.file.adapter.vocabulary(self.state, key), key)
                    found = self.file.adapter.observe(self.state, key)
                except Mistake as trouble:
                    raise Mistake(trouble.sentence, "expect", *(trouble.place or (key,))) from trouble
                except NotPossible as trouble:
                    self._fail(index, str(trouble))
                    continue
            difference = differs(expected, found)
            if difference:
                self._fail(index, f"{key}{difference}")

    def _expect_options(self, index: int, key: str, sentences: Any) -> None:
        if not isinstance(sentences, list) or not all(isinstance(sentence, str) for sentence in sentences):
            raise Mistake("a list of sentences is expected", "expect", key)
        for at, sentence in enumerate(sentences):
            try:
                self._find(sentence, "expect", key, at)
                possible = True
            except NotPossible:
                possible = False
            if possible != (key == "possible"):
                self._fail(index, f"'{sentence}' is {'possible' if possible else 'not possible'}")

    def _arrange(self, step: Arrange) -> None:
        try:
            promise = self.file.adapter.arrange(self.state, step.key, step.value)
        except Mistake as trouble:
            raise Mistake(trouble.sentence, *(trouble.place or (step.key,))) from trouble
        if promise is not None:
            self._luck.promises.append(promise)
        self.state.pending = None  # what is possible may have changed: it is asked anew

    def _find(self, sentence: str, *place: str | int) -> Option:
        if pending(self.state) is None:
            raise NotPossible(f"'{sentence}' is not possible: the game is over")
        try:
            return self.file.adapter.find(self.state, sentence)
        except IllegalAnswer as trouble:
            raise NotPossible(str(trouble)) from trouble
        except Mistake as trouble:
            raise Mistake(trouble.sentence, *(trouble.place or place)) from trouble

    def _seat(self, name: SeatName, *place: str | int) -> int:
        if isinstance(name, int):
            if not 0 <= name < self.state.game.seats:
                raise Mistake(f"seats are counted from 0: 0 to {self.state.game.seats - 1}", *place)
            return name
        try:
            return self.file.adapter.seat(self.state, name)
        except Mistake as trouble:
            raise Mistake(trouble.sentence, *place) from trouble
