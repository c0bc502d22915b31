"""`sparktable deck`, and decks as other verbs take them."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sparktable.app.translations import Words
from sparktable.games.tcg.deck_codes import encode
from sparktable.games.tcg.decks import SENTENCES, Deck
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.record.tcg.deck_file import as_file, read_deck_file
from sparktable.tools import cli

STARTER = DECKS["Autobots Starter Set"]
FAULTY = Deck("Faulty", STARTER.team, (*STARTER.cards, ("Brainstorm", 4)))


def test_a_deck_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["deck", "autobots starter set"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Autobots Starter Set: 25 of 25 stars\n")
    assert "    2 Data Pad\n" in shown
    assert shown.endswith("The deck is legal.\n")


@pytest.mark.parametrize(("language", "says"), [("en", "Brainstorm is there 4 times: 3 at most"),
                                                ("de", "Brainstorm ist 4-mal dabei: höchstens 3-mal")])
def test_what_is_illegal_is_said_and_is_exit_code_1(language: str, says: str, tmp_path: Path,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "faulty.deck.json"
    path.write_text(as_file(FAULTY), "utf-8")
    for deck in (str(path), encode(FAULTY)):
        assert cli.main(["deck", deck, "--language", language]) == 1
        assert capsys.readouterr().out.splitlines()[-1] == says


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_fault_has_words(language: str) -> None:
    words = Words(language)
    for key, sentence in SENTENCES.items():
        template = words.template(f"tcg.deck.fault.{key}", language)
        assert isinstance(template, str)
        assert set(re.findall(r"{\w+}", template)) == set(re.findall(r"{\w+}", sentence))
        assert language != "en" or template == sentence


def test_a_deck_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["deck", encode(FAULTY), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["stars"], told["star_limit"], told["legal"]) == (25, 25, False)
    assert told["faults"] == [{"key": "too many alike", "count": 4, "most": 3, "name": "Brainstorm",
                               "says": "Brainstorm is there 4 times: 3 at most"}]


def test_a_deck_is_turned_into_every_form_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["deck", STARTER.name, "--as", "code"]) == 0
    code = capsys.readouterr().out.strip()
    assert code == encode(STARTER)
    for form in ("text", "file", "code"):
        assert cli.main(["deck", code, "--as", form]) == 0
        path = tmp_path / form
        path.write_text(capsys.readouterr().out, "utf-8")
        assert read_deck_file(path) == STARTER
    assert cli.main(["deck", code, "--out", str(tmp_path / "new.deck.json")]) == 0
    assert read_deck_file(tmp_path / "new.deck.json") == STARTER


@pytest.mark.parametrize(("words", "says"), [
    (["deck", "Autobots Starter"], "there is no deck 'Autobots Starter'; did you mean 'Autobots Starter Set'?"),
    (["deck", encode(STARTER)[:-2]], "the deck code was not copied whole"),
    (["deck", "nothing.json"], "there is no file 'nothing.json'"),
    (["deck", "a\0b"], "there is no deck 'a?b'"), (["deck", "x" * 9999], "no deck, file or code 'xxx"),
    (["deck", STARTER.name, "--out", f"{__file__}/x.json"], "cannot be written"),
    (["simulate", "--game", "tcg", "--deck", encode(FAULTY)],
     "the deck Faulty is not legal: Brainstorm is there 4 times: 3 at most"),
    (["simulate", "--game", "tcg", "--deck", "random,"], "leaves out a deck"),
    (["simulate", "--game", "tcg", "--deck", "random,random,random"], "each has a deck: name 2"),
])
def test_bad_input_is_one_sentence_and_exit_code_2(words: list[str], says: str,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words) == 2
    told = capsys.readouterr().err
    assert says in told
    assert told.count("\n") == 1


def test_other_verbs_take_decks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.deck.json"
    path.write_text(as_file(STARTER), "utf-8")
    position = tmp_path / "tcg.json"
    position.write_text(json.dumps({"game": "tcg", "seed": 1, "depth": 1}), "utf-8")
    for words in (["simulate", "--game", "tcg", "--games", "1", "--deck", f"{path},random"],
                  ["balance", "--game", "tcg", "--games", "1", "--ai", "random", "--deck", "random"],
                  ["perft", "--record", str(position), "--deck", f"random,{STARTER.name}"]):
        assert cli.main(words) == 0, capsys.readouterr()
