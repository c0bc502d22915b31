"""Everything that the game asks, offers, tells and chooses from has words."""
from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from arena.table import Table, pawn
from arena.test_options import REFUSED
from sparktable.app.catalog import chosen, title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.arena.cards import TRANSFORMERS
from sparktable.games.arena.form import setup_form
from sparktable.games.arena.options import MODES
from sparktable.games.arena.rules import why
from sparktable.games.arena.telling import TELLING
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take

WORDS = Words()


def says(sort: str, key: str) -> bool:
    return WORDS.has(f"arena.{sort}.{key}") or WORDS.has(f"{sort}.{key}")


@pytest.mark.parametrize("mode", [*MODES, "draft"])
def test_questions_answers_events_and_ends(mode: str) -> None:
    game = open_game("arena", {"mode": "master", "draft": True} if mode == "draft" else {"mode": mode})
    for seed in range(6):
        s: Any = game.new(seed)
        s.events = []
        dice = Dice(seed)
        asked = pending(s)
        while asked is not None:
            assert says("decision", asked.kind)
            assert all(says("option", option.kind) for option in asked.options)
            asked = take(s, asked.options[dice.below(len(asked.options))])
        assert s.outcome is not None and says("outcome", s.outcome.reason)
        assert {event.kind for event in s.events if not says("event", event.kind)} == set()
    assert {name for name in game.zone_names if not says("zone", name)} == set()


def test_reasons() -> None:
    tree = ast.parse(Path(str(why.__file__)).read_text("utf-8"))
    keys = {constant.value for call in ast.walk(tree) if isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name) and call.func.id == "reason"
            for constant in ast.walk(call.args[0]) if isinstance(constant, ast.Constant)
            and isinstance(constant.value, str) and constant.value != "action"}
    assert len(keys) > 15
    assert {key for key in keys if not says("reason", key)} == set()


@pytest.mark.parametrize("mode", MODES)
def test_the_form_of_every_way_to_play(mode: str) -> None:
    for players in MODES[mode]:
        form = setup_form({"mode": mode, "players": players})
        assert len(form.seats) == players
        keys = [key for field in form.fields if field.page for key in (field.label, field.note)]
        keys += [choice.label for field in form.fields if field.page for choice in field.choices]
        keys += [field.label for seat in form.seats for field in seat.fields] + [seat.side for seat in form.seats]
        assert {key for key in [*keys, *(key for key, _ in form.facts)] if key and not WORDS.has(key)} == set()
        open_game("arena", chosen(form)).new(1)


def test_the_form_begins_with_the_suggested_first_game() -> None:
    options = chosen(setup_form({}))
    assert options["characters"] == ("Optimus Prime", "Megatron") and options["board"] == "desert-arena"
    assert TELLING.space_name(open_game("arena", options), 0) == "A1"


@pytest.mark.parametrize("options", [options for options, _ in REFUSED], ids=lambda case: str(case)[:40])
def test_whatever_was_chosen_before_the_form_leads_back_to_a_game(options: dict[str, Any]) -> None:
    """Only unknown names of options and values of rulings are left for the game to refuse."""
    known = {key: value for key, value in options.items() if key not in ("bord", "rulings")}
    open_game("arena", chosen(setup_form(known), known)).new(1)


def test_changing_the_way_to_play_drops_what_no_longer_fits() -> None:
    master = chosen(setup_form({"mode": "master", "partners": ("Hot Shot", "Megatron"), "draft": True}))
    assert master["partners"] == ("Hot Shot", "Megatron")
    for mode in MODES:
        changed = master | {"mode": mode, "players": None}
        open_game("arena", chosen(setup_form(changed), changed)).new(1)


@pytest.mark.parametrize(("options", "name"), [
    ({}, "Random"), ({"draft": True}, "Chosen at the table"), ({"mode": "random-draw", "draft": True}, "Random")])
def test_who_is_not_named_is_drawn_or_chosen_at_the_table(options: dict[str, Any], name: str) -> None:
    fields = [field for seat in setup_form(options).seats for field in seat.fields]
    assert {WORDS.say(field.choices[0].label) for field in fields} == {name}


def test_german_says_everything_that_english_does() -> None:
    folder = Path(__file__).parents[2] / "translations" / "arena"
    english, german = (json.loads((folder / f"{code}.json").read_text("utf-8")) for code in ("en", "de"))
    assert english.keys() == german.keys()


@pytest.mark.parametrize(("options", "named"), [
    ({"mode": "duel", "characters": ("", "Megatron")}, 1), ({"mode": "random-draw", "players": 3}, 1),
    ({"mode": "master", "players": 2}, 2)])
def test_statistics_know_whom_everybody_played_even_by_lot(options: dict[str, Any], named: int) -> None:
    s: Any = open_game("arena", options).new(5)
    played = title("arena").telling.characters(s)
    assert len(played) == s.game.seats
    names = [name for seat in played for name in seat.split(" + ")]
    assert len(names) == named * s.game.seats == len(set(names) & {each.name for each in TRANSFORMERS})


@pytest.mark.parametrize("language", ["en", "de"])
def test_boards_and_combat_cards_are_called_in_the_players_language(language: str) -> None:
    """A Transformer's name is its own, and so is a printed card's; a scene's and a Combat card's are words."""
    words = Words()
    words.use(language)
    fives = next(card for card in TRANSFORMERS[0].deck if card.name == "Combat 5/1")
    rammer = next(card for card in TRANSFORMERS[0].deck if card.name == "Ram'em")
    assert words.title("arena", rammer) == "Ram’em"
    assert words.title("arena", fives) == {"en": "Combat 5/1", "de": "Kampf 5/1"}[language]
    boards = next(field for field in setup_form({}).fields if field.option == "board")
    said = [words.say(choice.label) for choice in boards.choices]
    assert len(set(said)) == 4 and all((text == choice.name.replace("'", "’")) == (language == "en")
                                       for text, choice in zip(said, boards.choices, strict=True))


def test_a_german_log_and_table_speak_of_cards_and_scenes_in_german() -> None:
    words = Words()
    words.use("de")
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1"), actions=2)
    speech = Speech(title("arena"), table.s.game, ["Anna", "Ben"], words)
    said = {speech.option(option, table.s) for option in table.asked.options}
    assert any("Kampf 5/1" in line for line in said) and not any("Combat" in line for line in said)
