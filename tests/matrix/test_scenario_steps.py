"""Steps of scenario files: Encounters that are promised, effects and prices by name, what can be looked at."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sparktable.games import load_all
from sparktable.games.matrix.cards import BOXES
from sparktable.games.matrix.effect_names import choosable, effect_names
from sparktable.kernel.control import Choose
from sparktable.record.scenarios.file import BadScenario, read_scenario
from sparktable.record.scenarios.run import ScenarioRun

load_all()
Step = dict[str, Any]


class Played:
    """A scenario of two that was played: what failed in it, or the mistake that was found."""

    def __init__(self, folder: Path, *steps: Step, seat: Step | None = None, other: Step | None = None,
                 **table: Any) -> None:
        path = folder / "test.json"
        path.write_text(json.dumps({
            "title": "A test", "rules": "none", "game": "matrix",
            "seats": [{"character": "Prowl", **(seat or {})}, {"character": "Megatron", **(other or {})}],
            "steps": list(steps)} | table), "utf-8")
        self.failures: list[str] = []
        self.mistake = ""
        try:
            self.failures = [str(failure) for failure in ScenarioRun(read_scenario(path)).run()]
        except BadScenario as trouble:
            self.mistake = str(trouble)

    def __bool__(self) -> bool:
        """Whether everything held."""
        return not self.failures and not self.mistake


STRONG = {"side": "bot", "energon": 0, "play": ["Sneak Attack", "Fusion Cannon", "Overwhelming Force", "Entrenched"]}


@pytest.mark.parametrize("name", [card.name for card in BOXES["war-on-cybertron"] if card.type == "encounter"])
@pytest.mark.parametrize("discarded", [False, True])
def test_any_encounter_can_be_the_one_that_is_met(tmp_path: Path, name: str, discarded: bool) -> None:
    """In an Ambush and in a Confrontation, which shuffles all ten first; also one that lies in the discard pile."""
    more: Step = {"encounter_discard": [name]} if discarded else {}
    ambush = Played(tmp_path, {"encounter": name}, {"do": "move to C2"}, {"expect": {"deeds of Prowl": {
        f"draws encounter {name}": 1}}}, seat={"energon": 0}, matrix={"C2": "Blot"}, **more)
    assert ambush, ambush.failures
    confrontation = Played(tmp_path, {"encounter": name}, {"do": "confront Dirge"}, {"expect": {"deeds of Prowl": {
        f"draws encounter {name}": 1}}}, seat=STRONG | {"at": "C2"}, other={"energon": 0}, matrix={"C2": "Dirge"},
        bosses_down=[0, 2], **more)
    assert confrontation, confrontation.failures


def test_a_promised_encounter_waits_until_one_is_met(tmp_path: Path) -> None:
    played = Played(tmp_path, {"encounter": "Back-Up"}, {"do": ["play Bold", "move to B3", "move to B2"]},
                    {"do": "move to C2"}, {"expect": {"encounter discard": ["Back-Up"]}},
                    seat={"hand": ["Bold"], "energon": 0}, matrix={"C2": "Blot"})
    assert played, played.failures


def test_a_promise_and_scripted_luck_go_together(tmp_path: Path) -> None:
    """The shuffle before a Confrontation begins with the top card: that one stays where it is."""
    played = Played(tmp_path, {"encounter": "Back-Up"}, {"chance": [9, 4]}, {"do": "confront Dirge"},
                    {"expect": {"deeds of Prowl": {"draws encounter Back-Up": 1}}},
                    seat=STRONG | {"at": "C2"}, other={"energon": 0}, matrix={"C2": "Dirge"}, bosses_down=[0, 2])
    assert played, played.failures
    played = Played(tmp_path, {"encounter": "Back-Up"}, {"chance": [3]}, {"do": "play Bold"}, seat={"hand": ["Bold"]})
    assert "luck speaks 0 times here" in played.failures[0]


def test_an_ability_is_named_by_its_printed_price(tmp_path: Path) -> None:
    """Soundwave makes the first ability of a turn 1 Energon dearer: 2 are paid for the one at 1."""
    core: Step = {"set": "core", "mode": "competitive", "matrix": {"D3": "Soundwave"}, "seats": [
        {"character": "Bumblebee", "energon": 3, "play": ["Energon Drill"]}, {"character": "Wheeljack"}]}
    assert Played(tmp_path, {"do": "activate Energon Drill for 1"}, {"expect": {"energon of Bumblebee": 1}}, **core)
    dear = Played(tmp_path, {"do": "activate Energon Drill for 2"}, **core)
    assert "Energon Drill has no ability with the printed price 2: name the printed one, 1" in dear.mistake
    none = Played(tmp_path, {"do": "activate Courage for 2"}, **core)
    assert "Courage has no ability with the printed price 2" in none.mistake


def test_effects_have_names_that_tell_them_apart() -> None:
    """Whatever can be chosen is called by what it does, and never by the way in which the text is built."""
    for box in BOXES.values():
        for effect in choosable(tuple(box)):
            for name in effect_names(effect):
                assert name and not {"if", "this turn", "choose", "may", "seq"}.intersection(name.split(" and "))
        for _, tree in (text for card in box for text in card.trees()):
            for node in tree.walk():
                if isinstance(node, Choose):
                    full = [effect_names(choice)[-1] for choice in node.choices]
                    assert len(set(full)) == len(full), full


def test_two_effects_of_one_name_ask_for_the_fuller_one(tmp_path: Path) -> None:
    seat = {"play": ["Patch", "Bold"], "discard": ["Energy Leak"], "energon": 2}
    either = Played(tmp_path, {"do": ["activate Patch for 1", "destroy"]}, seat=seat)
    assert "'destroy' can mean several things here: say 'destroy starter' or 'destroy damage'" in either.mistake
    assert Played(tmp_path, {"do": ["activate Patch for 1", "destroy damage"]},
                  {"expect": {"out of the game": ["Energy Leak"]}}, seat=seat)


@pytest.mark.parametrize(("step", "said"), [
    ({"do": "discard Bold to convert"}, "'discard Bold' is a whole sentence, and 'to convert' is too much"),
    ({"do": "play Bald"}, "no card 'Bald'; did you mean 'Bold'?"),
    ({"do": "gain energom"}, "no effect 'gain energom'; did you mean 'gain energon'?"),
    ({"do": "move B3"}, "'move B3' is no sentence of this game; did you mean 'move to {space}'?"),
    ({"do": "end"}, "'end' is no sentence of this game; did you mean 'end turn'?"),
    ({"expect": {"hand of Prowl": ["Bald"]}}, "steps[0].expect.hand of Prowl[0]: no such thing 'Bald'; did you mean"),
    ({"expect": {"matrix": {"A1": "Dirgo"}}}, "expect.matrix.A1: no such thing 'Dirgo'; did you mean 'Dirge'"),
    ({"expect": {"matrix": {"A9": "Dirge"}}}, "expect.matrix.A9: no such thing 'A9'"),
    ({"expect": {"power": {"four": 1}}}, "no such thing 'four'"),
    ({"expect": {"command": {"Tarn": "Autobots"}}}, "no such thing 'Autobots'; did you mean 'Autobot'?"),
    ({"expect": {"deeds of Prowl": {"flops": 1}}}, "no such thing 'flops'; did you mean 'flips'?"),
    ({"expect": {"score of Prowl": {"relics": 1}}}, "no such thing 'relics'; known are"),
    ({"expect": {"question": "actions"}}, "expect.question: no such thing 'actions'; did you mean 'action'?"),
    ({"expect": {"reason": "bossses"}}, "no such thing 'bossses'; did you mean 'bosses'?"),
    ({"expect": {"cost of Tern": 3}}, "no card 'Tern'"),
    ({"refuse": "buy Reinforcements", "because": "not enuff power"}, "no reason 'not enuff power'; did you mean "),
    ({"do": "end turn", "seat": 2}, "steps[0].seat: seats are counted from 0: 0 to 1"),
])
def test_a_mistake_in_a_step_is_told_with_the_nearest_name(tmp_path: Path, step: Step, said: str) -> None:
    assert said in Played(tmp_path, step, seat={"hand": ["Bold"], "energon": 2}).mistake


def test_what_cannot_be_told_of_a_card_is_a_failure(tmp_path: Path) -> None:
    played = Played(tmp_path, {"expect": {"cost of Tarn": 5}})
    assert played.failures == ["step 1: Tarn does not lie faceup in the Matrix, so that nothing can be told of it"]


@pytest.mark.parametrize(("more", "said"), [
    ({"energon": 3}, "energon: no key 'energon' here; it is said of a seat, in its table under 'seats'"),
    ({"side": "decepticon"}, "it is said of a seat, in its table under 'seats', or of the set-up, under 'options'"),
    ({"rulings": {}}, "rulings: no key 'rulings' here; it is said of the set-up, under 'options'"),
    ({"seats": [{"matrix": {}}, {}]}, "can be said about a seat here; it is said of the whole table, beside 'seats'"),
    ({"seats": [{"players": 3}, {}]}, "here; it is said of the set-up, under 'options'"),
    ({"others": "emty"}, "did you mean 'empty'?"),
])
def test_a_key_in_the_wrong_place_is_shown_the_right_one(tmp_path: Path, more: Step, said: str) -> None:
    assert said in Played(tmp_path, **more).mistake


def test_a_key_that_stands_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "test.json"
    path.write_text('{"title": "x", "rules": "x", "game": "matrix", "steps": [],'
                    ' "matrix": {"B2": null, "B2": "Tarn"}}')
    with pytest.raises(BadScenario, match="says 'B2' twice in one table"):
        read_scenario(path)


def test_assists_and_their_worth_can_be_seen(tmp_path: Path) -> None:
    played = Played(
        tmp_path, {"do": ["confront Dirge", "done"]}, {"encounter": "Exposed Flank"},
        {"do": "assist with Artillery", "seat": "Megatron"},
        {"expect": {"question": "may", "assists of Megatron": ["Artillery"], "worth of assists of Megatron": [None]}},
        {"do": "no"},
        {"expect": {"question": "boost", "battle cost": 9, "worth of assists of Megatron": [2]}},
        seat={"side": "bot", "energon": 1, "at": "C2", "play": ["Artillery"]},
        other={"side": "bot", "at": "C2", "hand": ["Artillery"], "energon": 0}, matrix={"C2": "Dirge"})
    assert played, [*played.failures, played.mistake]
