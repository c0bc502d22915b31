"""Presets of table rulings, in every game that has them and in every way to play it."""
from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from sparktable.app.catalog import chosen, preset_words, put
from sparktable.app.translations import WORDS
from sparktable.games import GAMES, load_all
from sparktable.games.forms import PRESETS, RULINGS, Field, Form
from sparktable.games.rulings import BALANCED, BOOK, OWN
from sparktable.kernel.game import BadSetup, open_game

load_all()


def form_of(game: str, options: dict[str, Any]) -> Form:
    made: Form = importlib.import_module(f"sparktable.games.{game}.form").setup_form(options)
    return made


def preset_of(form: Form) -> Field:
    return next(field for field in form.fields if field.page == PRESETS)


def ways() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every way to play."""
    boxes = {"matrix": ("war-on-cybertron", "core"), "arena": ("",), "tcg": ("",)}  # the games that have presets
    for game in GAMES:
        for box in boxes.get(game, ()):
            set_ = {"set": box} if box else {}
            modes = next(field for field in form_of(game, set_).fields if field.option == "mode").choices
            for mode in modes:
                if not mode.brings:  # a way of the other box is chosen together with that
                    yield game, {**set_, "mode": mode.value}


WAYS = list(ways())
NAMES = ["-".join((game, *map(str, options.values()))) for game, options in WAYS]
every_way = pytest.mark.parametrize(("game", "options"), WAYS, ids=NAMES)


@every_way
def test_nothing_chosen_is_by_the_book(game: str, options: dict[str, Any]) -> None:
    """The first value of every ruling is the printed one."""
    opened = open_game(game, options)
    assert opened.options["preset"] == BOOK
    rulings = [field for field in form_of(game, options).fields if field.page == RULINGS]
    assert opened.options["rulings"] == {field.option.partition(".")[2]: field.choices[0].value for field in rulings}
    assert opened == open_game(game, {**options, "preset": BOOK})


@every_way
@pytest.mark.parametrize("preset", [BOOK, BALANCED])
def test_what_is_picked_stays_picked_and_makes_that_game(game: str, options: dict[str, Any], preset: str) -> None:
    """Also where a way to play has nothing in which the presets differ."""
    form = form_of(game, {**options, "preset": preset})
    assert preset_of(form).value == preset
    page = chosen(form, options)
    assert preset_of(form_of(game, page)).value == preset
    opened = open_game(game, page)
    assert opened.options["rulings"] == open_game(game, {**options, "preset": preset}).options["rulings"]
    assert opened.options["preset"] == preset


@every_way
def test_one_switch_more_makes_them_the_tables_own(game: str, options: dict[str, Any]) -> None:
    page = chosen(form_of(game, {**options, "preset": BALANCED}), options)
    for field in form_of(game, page).fields:
        if field.page != RULINGS or len(field.choices) < 2:
            continue
        mine: dict[str, Any] = {**page, "rulings": dict(page["rulings"])}
        put(mine, field.option, next(choice.value for choice in field.choices if choice.value != field.value))
        form = form_of(game, mine)
        if preset_of(form).value == BOOK:  # it was all in which the presets differ
            continue
        assert preset_of(form).value == OWN and preset_of(form).choices[-1].value == OWN
        again = chosen(form, mine)
        assert again["preset"] == OWN and open_game(game, again).options["preset"] == OWN
        assert again["rulings"] == mine["rulings"]


@pytest.mark.parametrize("language", ["en", "de"])
@every_way
def test_every_preset_says_what_it_means(game: str, options: dict[str, Any], language: str) -> None:
    WORDS.use(language)
    try:
        WORDS.missing.clear()
        said = []
        for preset in (BOOK, BALANCED):
            form = form_of(game, {**options, "preset": preset})
            said.append(preset_words(preset_of(form), form))
            assert ("; " in said[-1] or ": " in said[-1]) == any(
                field.page == RULINGS and field.value != field.choices[0].value for field in form.fields)
        assert said[0] != said[1] and not WORDS.missing
    finally:
        WORDS.use("en")


@pytest.mark.parametrize("game", ["matrix", "arena"])
@pytest.mark.parametrize("nonsense", ["balancd", ["book"], {"book": 1}, 5])
def test_a_preset_that_there_is_not_is_refused_in_a_sentence(game: str, nonsense: Any) -> None:
    with pytest.raises(BadSetup):
        open_game(game, {"preset": nonsense})
    assert preset_of(form_of(game, {"preset": nonsense})).value == BOOK, "the page falls back"


@every_way
@pytest.mark.parametrize("nonsense", [[1], 77, "late"])
def test_the_page_falls_back_from_odd_rulings(game: str, options: dict[str, Any], nonsense: Any) -> None:
    """As a file may hold them."""
    usual = form_of(game, options)
    names = [field.option.partition(".")[2] for field in usual.fields if field.page == RULINGS]
    for rulings in (nonsense, dict.fromkeys(names, nonsense)):
        form = form_of(game, {**options, "rulings": rulings})
        assert form.fields == usual.fields
        assert preset_words(preset_of(form), form)
