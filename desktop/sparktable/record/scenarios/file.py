"""Scenario files: a position, the answers given from it, and what must then hold, in words a person would use.

The same file is a test, a bug report, a puzzle, a lesson and a starting position. `tests/scenarios/README.md` is the
page for those who write them. What the words of a game mean is that game's `ScenarioAdapter`.
"""
from __future__ import annotations

import traceback
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag, ValidationError, field_validator

from sparktable.kernel.game import BadSetup, Game, game_names, open_game
from sparktable.kernel.names import suggestion
from sparktable.kernel.scenario import Mistake, ScenarioAdapter, Setting, scenarios_of
from sparktable.kernel.state import State

from ..faults import in_words
from ..files import BadFile, read_bounded
from ..model import OptionValue, Seed, is_model_name, spelt_place
from ..untrusted_json import Limits, NotJson, parse, shown
from .line_numbers import line_of

MOST_BYTES = 1 << 20
STRESS = "*"
LIMITS = Limits(depth=24, items=50_000, containers=20_000, texts=50_000, text=20_000)

Text = Annotated[str, Field(min_length=1, max_length=2_000)]
SeatName = Annotated[int, Field(ge=0, le=15)] | Text


class Written(BaseModel):
    """Base of everything in a scenario file."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Step(Written):
    note: Text | None = None
    """For readers, and for the player where the scenario is a lesson."""


class Words(Written):
    """A sentence for players, in every language of the house. What matters most of it may stand between two `*`."""

    en: Text
    de: Text

    @field_validator("en", "de")
    @classmethod
    def _stressed_once(cls, text: str) -> str:
        if text.count(STRESS) not in (0, 2):
            raise ValueError(f"what is stressed stands between two '{STRESS}'")
        return text

    def within(self, language: str) -> str:
        return self._in(language).replace(STRESS, "")

    def stressed(self, language: str) -> str:
        """What matters most; "" where everything does alike."""
        return self._in(language).partition(STRESS)[2].partition(STRESS)[0]

    def _in(self, language: str) -> str:
        return self.de if language.startswith("de") else self.en


class Say(Step):
    """In a lesson: something to read before it goes on."""

    say: Words
    point: list[Text] = Field(default_factory=list)
    """Answers that are possible now: what they are about is lit."""
    told_of: list[Text] = Field(default_factory=list)
    """Groups of pieces on the table, or single ones, that are spoken of: nothing dims them."""


class Do(Step):
    """Somebody answers."""

    say: Words | None = None
    """In a lesson: the learner's task. Answers without it are given by the file."""
    also: list[Text] = Field(default_factory=list)
    """Other answers that count as well."""
    otherwise: Words | None = None
    """What is said to any other answer."""
    told_of: list[Text] = Field(default_factory=list)
    """As in what is to be read."""
    do: Text | Annotated[list[Text], Field(min_length=1)]
    """What, as a sentence of the game; a list is given one after the other."""
    seat: SeatName | None = None
    """Who; without it, whoever is asked."""


class Refuse(Step):
    """Something must not be possible now."""

    refuse: Text
    because: Text | None = None
    """The key of a reason that the game must give."""
    seat: SeatName | None = None


class Expect(Step):
    """Something must hold now."""

    expect: Annotated[dict[Text, Any], Field(min_length=1)]


class Luck(Step):
    """What luck must bring in the next `do`."""

    chance: Annotated[list[Annotated[int, Field(ge=0)]], Field(min_length=1, max_length=12)]


class Arrange(Step):
    """Something is laid out anew, as only this game knows."""

    model_config = ConfigDict(strict=True, extra="allow", frozen=True)

    @property
    def key(self) -> str:
        return next(iter(self.model_extra or {}))

    @property
    def value(self) -> Any:
        return (self.model_extra or {})[self.key]


KINDS: dict[str, type[Step]] = {"do": Do, "refuse": Refuse, "expect": Expect, "chance": Luck, "say": Say}
"""The key by which a step is known. Any other key is one of the game's own arrangements."""


def _kind(step: Any) -> str:
    keys = step.keys() if isinstance(step, dict) else ()
    return next((f"{key}-step" for key in KINDS if key in keys), "arrange-step")


AnyStep = Annotated[
    Annotated[Do, Tag("do-step")] | Annotated[Refuse, Tag("refuse-step")] | Annotated[Expect, Tag("expect-step")]
    | Annotated[Luck, Tag("chance-step")] | Annotated[Say, Tag("say-step")] | Annotated[Arrange, Tag("arrange-step")],
    Discriminator(_kind)]


class Teaching(Written):
    """What makes a lesson of a scenario."""

    title: Words
    about: Words
    place: Annotated[int, Field(ge=1, le=99)]
    """Where it stands in the list."""
    minutes: Annotated[int, Field(ge=1, le=30)]
    level: Text
    """Of the opponents who take over when the last step is done."""
    ending: Words | None = None
    """What is said beside the count, where the last step ends the game; then a whole one can follow."""


class Riddle(Written):
    """What makes a puzzle of a scenario. Its steps are the solution; the first of them is the only sure beginning."""

    title: Words
    task: Words
    """What is to be reached, in one line."""
    missed: Words
    """What is said where it was not."""
    why: Words
    """What is said where it was: what the idea is."""
    hint: Words
    """What to look at, for whoever asks: not yet what to do."""
    place: Annotated[int, Field(ge=1, le=999)]
    """Where it stands in the list."""
    grade: Annotated[int, Field(ge=1, le=3)]
    aim: Literal["win", "reach", "survive"]
    """Win this turn; reach something this turn; be there when the next own turn begins."""
    reach: dict[Text, Any] = Field(default_factory=dict)
    """What must then be found, as in `expect`; of a number at least so much."""


class Scenario(Written):
    """A whole file. Keys that are not listed here describe the table, and belong to the game."""

    model_config = ConfigDict(strict=True, extra="allow", frozen=True)

    title: Text
    rules: Text
    """The page that says so: `core p.8`."""
    game: Text
    set: Text | None = None
    mode: Text | None = None
    options: dict[Text, OptionValue] = Field(default_factory=dict)
    """Anything else that is chosen at set-up."""
    seed: Seed = 1
    """Where the luck of everything comes from that the file leaves open."""
    note: Text | None = None
    lesson: Teaching | None = None
    """The first seat is the learner's."""
    puzzle: Riddle | None = None
    """The first seat is the solver's."""
    seats: list[dict[Text, Any]] = Field(default_factory=list, max_length=16)
    """A table per seat, in seat order, by the game's keys."""
    steps: list[AnyStep] = Field(max_length=2_000)

    @property
    def position(self) -> dict[str, Any]:
        """What is said about the table as a whole."""
        return dict(self.model_extra or {})

    def game_options(self) -> dict[str, Any]:
        """What the game is opened with: the options, the set, the mode, and as many players as there are seats."""
        given = {"set": self.set, "mode": self.mode, "players": len(self.seats) or None}
        return {key: value for key, value in (given | self.options).items() if value is not None}


class BadScenario(BadFile):
    """A mistake in a scenario file: its place, and what was expected there."""

    def __init__(self, path: Path, what: str, place: str = "", line: int | None = None) -> None:
        super().__init__(path, what)
        self.place = place
        self.line = line

    def __str__(self) -> str:
        where = f"{self.path.name}, line {self.line}" if self.line else self.path.name
        return f"{where}: {self.place}: {self.what}" if self.place else f"{where}: {self.what}"


class ScenarioFile:
    """A scenario that was read, with the game and the adapter that understand it."""

    def __init__(self, path: Path, text: str, scenario: Scenario) -> None:
        """Opens the game. Raises BadScenario."""
        self.path = path
        self.scenario = scenario
        self._text = text
        if scenario.game not in game_names():
            raise self.mistake(Mistake(f"no game '{shown(scenario.game)}'{suggestion(scenario.game, game_names())}",
                                       "game"))
        try:
            self.game: Game = open_game(scenario.game, scenario.game_options())
        except BadSetup as trouble:
            raise self.mistake(Mistake(str(trouble))) from trouble
        except (TypeError, AttributeError, LookupError) as trouble:
            raise self.mistake(Mistake("these are no options of that game", "options")) from trouble
        adapter = scenarios_of(scenario.game)
        if adapter is None:
            raise self.mistake(Mistake(f"'{scenario.game}' reads no scenarios", "game"))
        self.adapter: ScenarioAdapter = adapter
        try:
            self._check_keys()
        except Mistake as trouble:
            raise self.mistake(trouble) from trouble

    def set_up(self) -> State:
        """The position, as a state of its own that waits at its first question. Raises BadScenario."""
        scenario = self.scenario
        try:
            return self.adapter.position(self.game, Setting(scenario.seats, scenario.position, scenario.seed))
        except Mistake as trouble:
            raise self.mistake(trouble) from trouble
        except Exception as trouble:  # a position that nobody can have foreseen
            raise BadScenario(self.path, f"the rules cannot begin there: {broken_rule(trouble)}") from trouble

    def mistake(self, trouble: Mistake, *place: str | int) -> BadScenario:
        """The mistake with its place in the file; `place` is where the adapter was reading."""
        path = (*place, *trouble.place)
        return BadScenario(self.path, trouble.sentence, spelt_place(path), line_of(self._text, path))

    def _check_keys(self) -> None:
        """See to it that every key is one that the game knows, and stands where it belongs."""
        adapter, scenario = self.adapter, self.scenario
        for key in scenario.position:
            if key not in adapter.position_keys:
                known = [*Scenario.model_fields, *adapter.position_keys]
                raise Mistake(f"no key '{shown(key)}'{self._elsewhere(key) or suggestion(key, known)}", key)
        for index, seat in enumerate(scenario.seats):
            for key in seat:
                if key not in adapter.seat_keys:
                    nearest = self._elsewhere(key) or suggestion(key, adapter.seat_keys)
                    raise Mistake(f"nothing called '{shown(key)}' can be said about a seat{nearest}",
                                  "seats", index, key)
        for index, step in enumerate(scenario.steps):
            if isinstance(step, Arrange):
                extra = step.model_extra or {}
                known = [*KINDS, *adapter.arrangements]
                for key in extra:
                    if key not in adapter.arrangements:
                        raise Mistake(f"no step '{shown(key)}'{suggestion(key, known)}", "steps", index, key)
                if len(extra) != 1:
                    raise Mistake(f"a step does one thing: one of {', '.join(known)}", "steps", index)

    def _elsewhere(self, key: str) -> str:
        """The end of a sentence about a key that is known, but not where it stands."""
        ways = []
        if key in self.adapter.seat_keys:
            ways.append("of a seat, in its table under 'seats'")
        if key in self.adapter.position_keys or key in Scenario.model_fields:
            ways.append("of the whole table, beside 'seats'")
        if key in self.adapter.options:
            ways.append("of the set-up, under 'options'")
        return f" here; it is said {', or '.join(ways)}" if ways else ""


def broken_rule(trouble: Exception) -> str:
    """What went wrong inside the rules, for whoever must find it."""
    place = traceback.extract_tb(trouble.__traceback__)[-1]
    return f"{type(trouble).__name__}: {shown(str(trouble))} ({Path(place.filename).name}, line {place.lineno})"


def read_scenario(path: Path) -> ScenarioFile:
    """Read a scenario. Raises BadScenario, and BadFile where it is no readable file at all."""
    data = read_bounded(path, MOST_BYTES)
    try:
        raw = parse(data, LIMITS, each_key_once=True)
    except NotJson as trouble:
        raise BadScenario(path, str(trouble)) from None
    text = data.decode()
    try:
        return ScenarioFile(path, text, Scenario.model_validate(raw))
    except ValidationError as trouble:
        fault = trouble.errors(include_url=False)[0]
        place = [part for part in fault["loc"] if not is_model_name(part)]
        if fault["type"] == "missing":
            what, place = f"'{place[-1]}' is missing", place[:-1]
            if isinstance(fault["input"], dict):
                what += suggestion(str(fault["loc"][-1]), (shown(key) for key in fault["input"]), limit=0)
        elif fault["type"] == "extra_forbidden":
            kind = next((KINDS[str(part)[:-5]] for part in fault["loc"] if str(part)[:-5] in KINDS), Scenario)
            what = f"no key '{shown(place[-1])}'{suggestion(str(place[-1]), kind.model_fields)}"
        elif not place:
            what = "a scenario is a table, in braces"
        else:
            what = in_words(fault)
        raise BadScenario(path, what, spelt_place(place), line_of(text, place)) from None
