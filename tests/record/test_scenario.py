"""Scenario files: what they can say, and how a mistake in one is reported."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sparktable.kernel import scenario as kernel_scenario
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Reason
from sparktable.kernel.scenario import Grammar, Mistake
from sparktable.kernel.view import View
from sparktable.record.scenarios.file import BadScenario, read_scenario
from sparktable.record.scenarios.run import ScenarioRun
from toys.deckbuilder import DeckBuilder

EXAMPLES = sorted((Path(__file__).parents[1] / "scenarios" / "toy").glob("*.json"))
Data = dict[str, Any]
Write = Callable[..., Path]


def _data(*steps: Data, **more: Any) -> Data:
    return {"title": "A test", "rules": "none", "game": "toy-deckbuilder", "seats": [
        {"hand": ["Sniper", "Shard", "Blaster"], "deck": ["Shard", "Scout"]},
        {"hand": ["Shield", "Shard"], "deck": ["Blaster"]},
        {"hand": ["Blaster"]}], "market": ["Spy"], "steps": list(steps)} | more


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a scenario with these steps."""

    def write(*steps: Data, **more: Any) -> Path:
        path = tmp_path / "test.json"
        path.write_text(json.dumps(_data(*steps, **more), indent=1))
        return path

    return write


def failures(path: Path) -> list[str]:
    return [str(failure) for failure in ScenarioRun(read_scenario(path)).run()]


def mistake(path: Path) -> str:
    with pytest.raises(BadScenario) as trouble:
        ScenarioRun(read_scenario(path)).run()
    assert "\n" not in str(trouble.value)
    return str(trouble.value)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_hold(path: Path) -> None:
    assert failures(path) == []


def test_the_example_on_the_page_for_writers_holds(tmp_path: Path) -> None:
    page = (EXAMPLES[0].parents[1] / "README.md").read_text("utf-8")
    path = tmp_path / "page.json"
    path.write_text(page.split("```json\n")[1].split("```")[0])
    assert failures(path) == []


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize(("step", "failure"), [
    ({"expect": {"energy": 3}}, "step 1: energy is 0, not 3"),
    ({"expect": {"hand of seat 0": ["Sniper"]}},
     'step 1: hand of seat 0 is ["Sniper", "Shard", "Blaster"], not ["Sniper"]'),
    ({"expect": {"question": "block"}}, 'step 1: question is "action", not "block"'),
    ({"expect": {"waiting": "seat 2"}}, "step 1: waiting is 0, not 2"),
    ({"expect": {"over": True}}, "step 1: over is false, not true"),
    ({"expect": {"possible": ["buy Spy"]}}, "step 1: 'buy Spy' is not possible"),
    ({"expect": {"impossible": ["play Shard"]}}, "step 1: 'play Shard' is possible"),
    ({"refuse": "play Shard"}, "step 1: 'play Shard' is possible"),
    ({"do": "play Shard", "seat": 1}, "step 1: seat 0 (the first is 0) is asked 'action', not 1"),
])
def test_what_does_not_hold_is_said(write: Write, step: Data, failure: str) -> None:
    assert failures(write(step)) == [failure]


def test_an_answer_that_cannot_be_given_ends_the_scenario(write: Write) -> None:
    failed, = failures(write({"do": "buy Spy"}, {"expect": {"energy": 99}}))
    assert failed.startswith("step 1: 'buy Spy' is not possible: seat 0 is asked 'action'")


def test_all_expectations_of_a_scenario_are_looked_at(write: Write) -> None:
    found = failures(write({"expect": {"energy": 1, "power": 1}}, {"expect": {"turn": 9}}, {"do": "play Shard"}))
    assert [failure[:6] for failure in found] == ["step 1", "step 1", "step 2"]


@pytest.mark.parametrize(("steps", "changes", "said"), [
    ([{"do": "play Snipr"}], {}, "steps[0].do: no card 'Snipr'; did you mean 'Sniper'?"),
    ([{"do": ["play Shard", "pley Blaster"]}], {},
     "steps[0].do[1]: 'pley Blaster' is no sentence of this game; did you mean 'play {card}'?"),
    ([{"doo": "play Sniper"}], {}, "steps[0].doo: no step 'doo'; did you mean 'do'?"),
    ([{"do": "play Sniper", "saet": 0}], {}, "steps[0].saet: no key 'saet'; did you mean 'seat'?"),
    ([{"do": 7}], {}, "steps[0].do: this must be text"),
    ([{"note": "nothing but a note"}], {}, "steps[0]: a step does one thing: one of do, refuse, expect"),
    ([{"expect": {"enregy": 1}}], {}, "steps[0].expect.enregy: no thing to look at 'enregy'; did you mean 'energy'?"),
    ([{"expect": {"waiting": 5}}, {"do": "end", "seat": 5}], {}, "steps[1].seat: seats are counted from 0: 0 to 2"),
    ([{"deck_top": [0, "Raid"]}], {}, "steps[0].deck_top[1]: there is no Raid in that deck"),
    ([{"expect": {"hand of seat 0": ["Snipr"]}}], {}, "hand of seat 0[0]: no such thing 'Snipr'; did you mean 'Snip"),
    ([{"expect": {"question": "bloc"}}], {}, "steps[0].expect.question: no such thing 'bloc'; did you mean 'block'?"),
    ([{"expect": {"reason": "tyme"}}], {}, "steps[0].expect.reason: no such thing 'tyme'; did you mean 'time'?"),
    ([], {"life": 3}, "life: no key 'life' here; it is said of a seat, in its table under 'seats'"),
    ([], {"seats": [{"market": []}, {}, {}]}, "nothing called 'market' can be said about a seat here; it is"),
    ([], {"markt": []}, "markt: no key 'markt'; did you mean 'market'?"),
    ([], {"market": ["Spi"]}, "market[0]: no card 'Spi'; did you mean 'Spy'?"),
    ([], {"seats": [{"hnad": []}] * 3}, "seats[0].hnad: nothing called 'hnad' can be said about a seat"),
    ([], {"seats": [{}, {"life": 900}, {}]}, "seats[1].life: a number from 0 to 99 is expected"),
    ([], {"game": "toy-deckbilder"}, "game: no game 'toy-deckbilder'; did you mean 'toy-deckbuilder'?"),
    ([], {"seats": [{}, {}]}, "the toy deck-builder is for 3 players"),
    ([], {"title": 5}, "title: this must be text"),
])
def test_a_mistake_is_reported_with_its_place_and_the_nearest_name(
        write: Write, steps: list[Data], changes: Data, said: str) -> None:
    assert said in mistake(write(*steps, **changes))


def test_a_missing_key_is_told_from_a_mistyped_one(write: Write) -> None:
    path = write()
    path.write_text(path.read_text().replace('"title"', '"titel"'))
    assert mistake(path) == "test.json, line 1: 'title' is missing; did you mean 'titel'?"


def test_the_line_of_a_mistake_is_the_one_in_the_file(write: Write) -> None:
    path = write({"do": "play Shard"}, {"do": "play Blastr"})
    line = next(number for number, text in enumerate(path.read_text().splitlines(), 1) if "Blastr" in text)
    assert mistake(path).startswith(f"test.json, line {line}: steps[1].do: ")


@pytest.mark.parametrize(("text", "said"), [
    ("", "is empty"), ("{", "is cut off"), ('{"title": "x" "y"}', "line 1, column 15"),
    ("[]", "a scenario is a table, in braces"),
    ('{"seed": 1.5}', "whole number"), ("[" * 90 + "]" * 90, "nested deeper than 24"),
])
def test_what_is_no_scenario_at_all_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "test.json"
    path.write_text(text)
    assert said in mistake(path)


def test_luck_can_be_scripted(write: Write) -> None:
    seats = [{"hand": ["Scout", "Shard"], "discard": ["Raid", "Echo", "Spy"]}, {}, {}]
    for order, hand in (([2, 1, 0], "Raid"), ([0, 0, 0], "Spy")):
        path = write({"chance": order}, {"do": "play Scout"}, {"expect": {"hand of seat 0": ["Shard", hand]}},
                     seats=seats)
        assert failures(path) == []


def test_luck_that_cannot_be_is_said(write: Write) -> None:
    assert failures(write({"chance": [0]}, {"do": "play Shard"})) == [
        "step 2: luck speaks 0 times here, and 1 outcomes are scripted"]


def test_a_refusal_must_have_the_reason_that_is_stated(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(game: DeckBuilder, view: View, wish: Option) -> list[Reason]:
        return [Reason("too-expensive")] if wish.kind == "buy" else []

    monkeypatch.setattr(DeckBuilder, "why_not", why_not)
    assert failures(write({"refuse": "buy Spy", "because": "too expensive"})) == []
    assert failures(write({"refuse": "buy Spy", "because": "not your turn"})) == [
        "step 1: 'buy Spy' is refused because of 'too-expensive', not of 'not your turn'"]


def test_a_game_without_an_adapter_says_so(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(kernel_scenario._ADAPTERS, DeckBuilder.name)
    assert "'toy-deckbuilder' reads no scenarios" in mistake(write())


def test_a_lesson_can_be_stepped_through(write: Write) -> None:
    lesson = ScenarioRun(read_scenario(write({"do": "play Shard"}, {"expect": {"energy": 1}})))
    assert lesson.state.turn == 1 and lesson.done == 0
    assert lesson.step() and lesson.done == 1
    assert "Shard" not in lesson.file.adapter.observe(lesson.state, "hand of seat 0")


GRAMMAR = Grammar(("play {card}", "play {card} without its text", "move {n} to {space}", "pass"),
                  {"card": lambda: {"Laser": 1, "Laser Beam": 2, "Anti-Personnel Mine": 3, "Bumblebee's Charge": 4,
                                     "One for All, All for One": 5},
                   "space": lambda: {"B3": 7}})


@pytest.mark.parametrize(("sentence", "pattern", "values"), [
    ("play Laser", "play {card}", {"card": 1}),
    ("PLAY laser beam", "play {card}", {"card": 2}),
    ("play Laser Beam without its text", "play {card} without its text", {"card": 2}),
    ("play anti personnel mine.", "play {card}", {"card": 3}),
    ("play Bumblebees Charge", "play {card}", {"card": 4}),
    ("play One for All, All for One", "play {card}", {"card": 5}),
    ("move 12 to b3", "move {n} to {space}", {"n": 12, "space": 7}),
    ("pass", "pass", {}),
])
def test_sentences_are_understood(sentence: str, pattern: str, values: Data) -> None:
    assert GRAMMAR.read(sentence) == (pattern, values)


@pytest.mark.parametrize(("sentence", "said"), [
    ("play Lazer Beam", "no card 'Lazer Beam'; did you mean 'Laser Beam'?"),
    ("play Lazer without its text", "no card 'Lazer'; did you mean 'Laser'?"),
    ("play Laser to win",
     "'play Laser' is a whole sentence, and 'to win' is too much: every answer is a sentence of its own"),
    ("move x to B3", "'x' is no whole number"),
    ("muve 1 to B3", "'muve 1 to B3' is no sentence of this game; did you mean 'move {n} to {space}'?"),
])
def test_sentences_that_are_not_understood_get_a_hint(sentence: str, said: str) -> None:
    with pytest.raises(Mistake) as trouble:
        GRAMMAR.read(sentence)
    assert trouble.value.sentence == said
