"""The new-game page offers what the options take, and only where it makes a difference."""
from __future__ import annotations

import json

import pytest

from sparktable.app.catalog import chosen
from sparktable.games.matrix.form import setup_form
from sparktable.kernel.game import open_game
from sparktable.resources import TRANSLATIONS


@pytest.mark.parametrize(("box", "mode", "there"), [
    ("core", "solo", True), ("core", "co-op", False), ("core", "competitive", False),
    ("war-on-cybertron", "solo", False)])
def test_leaving_out_unthwartable_schemes_is_for_the_core_solo_game(box: str, mode: str, there: bool) -> None:
    """Core p.21."""
    form = setup_form({"set": box, "mode": mode})
    assert ("drop_unthwartable" in [field.option for field in form.fields]) == there
    if there:
        known = {"set": box, "mode": mode, "drop_unthwartable": True}
        open_game("matrix", chosen(setup_form(known), known)).new(1)


def test_every_field_and_choice_has_its_words() -> None:
    said = {key: template for folder in ("setup", "matrix") for key, template in json.loads(
        (TRANSLATIONS / folder / "en.json").read_text("utf-8")).items()}
    for box, mode in (("core", "solo"), ("core", "competitive"), ("war-on-cybertron", "tvt")):
        for field in setup_form({"set": box, "mode": mode}).fields:
            keys = [field.label, *(choice.label for choice in field.choices if choice.label), field.note]
            assert [key for key in keys if key and key not in said] == []
