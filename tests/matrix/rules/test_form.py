"""The new-game page offers what the options take, and only where it makes a difference."""
from __future__ import annotations

import json

import pytest

from sparktable.app.catalog import chosen, title
from sparktable.games.matrix.form import setup_form
from sparktable.kernel.game import open_game
from sparktable.resources import TRANSLATIONS
from sparktable.ui.choices import Choices


@pytest.mark.parametrize(("box", "mode", "there"), [
    ("core", "solo", True), ("core", "co-op", False), ("core", "competitive", False),
    ("war-on-cybertron", "solo", False)])
def test_leaving_out_unthwartable_schemes_is_for_the_core_solo_game(box: str, mode: str, there: bool) -> None:
    """Core p.21."""
    form = setup_form({"set": box, "mode": mode})
    assert ("drop_unthwartable" in [field.option for field in form.fields if field.page]) == there
    if there:
        known = {"set": box, "mode": mode, "drop_unthwartable": True}
        open_game("matrix", chosen(setup_form(known), known)).new(1)


@pytest.mark.parametrize(("before", "then"), [
    ({"set": "core", "mode": "solo", "drop_unthwartable": True}, {"mode": "co-op"}),
    ({"set": "core", "mode": "co-op", "expert": True}, {"mode": "competitive"}),
    ({"set": "core", "mode": "competitive", "first_game": True}, {"set": "war-on-cybertron"}),
    ({"set": "core", "mode": "competitive", "guest_damage": True}, {"mode": "co-op"}),
    ({"set": "war-on-cybertron", "mode": "co-op", "side": "decepticon"}, {"set": "core"})])
def test_a_wish_that_another_choice_rules_out_keeps_no_game_from_starting(
        before: dict[str, object], then: dict[str, object]) -> None:
    """A switch that is no longer shown could not be taken back."""
    options = chosen(setup_form(before), before)
    open_game("matrix", options).new(1)
    open_game("matrix", chosen(setup_form({**options, **then}), {**options, **then})).new(1)


@pytest.mark.parametrize(("box", "mode", "other"), [
    ("war-on-cybertron", "competitive", "core"), ("core", "tvt", "war-on-cybertron")])
def test_a_way_to_play_of_the_other_box_is_offered_and_brings_it(box: str, mode: str, other: str) -> None:
    ways = next(field for field in setup_form({"set": box}).fields if field.option == "mode").choices
    assert {way.value: way.brings for way in ways if way.brings} == {mode: (("set", other),)}
    choices = Choices(title("matrix"), None, "Ann")
    choices.choose("set", box, -1)
    choices.form()
    choices.choose("mode", mode, -1)
    choices.form()
    assert (choices.options["set"], choices.options["mode"], choices.refusal()) == (other, mode, None)
    choices.choose("set", box, -1)
    choices.form()
    assert choices.options["set"] == box, "and the box can be taken back"
    assert choices.options["mode"] != mode and choices.refusal() is None


def test_every_field_and_choice_has_its_words() -> None:
    said = {key: template for folder in ("setup", "matrix") for key, template in json.loads(
        (TRANSLATIONS / folder / "en.json").read_text("utf-8")).items()}
    for box, mode in (("core", "solo"), ("core", "competitive"), ("war-on-cybertron", "tvt")):
        for field in setup_form({"set": box, "mode": mode}).fields:
            keys = [field.label, *(choice.label for choice in field.choices if choice.label), field.note]
            assert [key for key in keys if key and key not in said] == []
