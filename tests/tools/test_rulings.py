"""`sparktable rulings`: what is covered, and by what."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sparktable.tools import cli, game_arguments
from sparktable.tools.rulings import listed


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with three rulings, of which a scenario file shows one and a test another."""
    (tmp_path / "scenarios" / "tcg").mkdir(parents=True)
    (tmp_path / "tcg" / "cards").mkdir(parents=True)
    (tmp_path / "tcg" / "rulings.json").write_text('{"faq-1": "One.", "faq-2": "Two.", "faq-10": "Ten.", "a-3": "x"}')
    (tmp_path / "scenarios" / "tcg" / "faq-1_so.json").write_text('{"rules": "a-3, b-7"}')
    (tmp_path / "tcg" / "cards" / "test_it.py").write_text('def test_two():\n    """faq-2: so it is."""\n')
    monkeypatch.setattr(game_arguments, "TESTS", tmp_path)
    return tmp_path


def test_a_ruling_is_covered_by_whoever_names_it(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rulings", "--game", "tcg"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "faq-1  One.", "    scenarios/tcg/faq-1_so.json", "faq-2  Two.", "    tcg/cards/test_it.py::test_two",
        "faq-10  Ten.", "    -", "a-3  x", "    scenarios/tcg/faq-1_so.json", "3 of 4"]


def test_a_test_may_be_called_by_several(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "tcg" / "test_more.py").write_text("def test_faq_2_10_they_agree():\n    pass\n")
    assert cli.main(["rulings", "--game", "tcg", "--json"]) == 0
    covered = {each["id"]: each["covered_by"] for each in json.loads(capsys.readouterr().out)["rulings"]}
    assert covered["faq-10"] == ["tcg/test_more.py::test_faq_2_10_they_agree"]
    assert covered["faq-2"][-1] == covered["faq-10"][0] and len(covered["faq-1"]) == 1


def test_what_is_missing(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rulings", "--game", "tcg", "--missing"]) == 0
    assert capsys.readouterr().out.splitlines() == ["faq-10  Ten.", "    -", "3 of 4"]


def test_for_programs(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rulings", "--game", "tcg", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["covered"], told["of"]) == (3, 4)
    assert told["rulings"][2] == {"id": "faq-10", "title": "Ten.", "covered_by": []}


def test_where_nothing_is_listed(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rulings", "--game", "arena"]) == 2
    assert capsys.readouterr().err == ("sparktable rulings: no rulings of 'arena' are listed here; there are those "
                                       "of tcg\n")


def test_all_rulings_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """359 questions and answers, 112 rules."""
    known = listed("tcg")
    assert sum(name.startswith("faq-") for name in known) == 359
    assert sum(name.startswith("rules-") for name in known) == 112
    assert cli.main(["rulings", "--game", "tcg"]) == 0
    assert re.fullmatch(r"\d+ of 471", capsys.readouterr().out.splitlines()[-1])
