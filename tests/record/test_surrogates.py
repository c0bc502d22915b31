"""Half letters are refused wherever text is read from a file, and mended wherever it is typed."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparktable.app.first_frame import first_frame
from sparktable.app.settings import UnreadableSettings
from sparktable.app.settings import parse as parse_settings
from sparktable.app.statistics import Statistics
from sparktable.kernel.game import Game
from sparktable.record.files import BadFile
from sparktable.record.journal import Journal, read_journal
from sparktable.record.save_file import read_header, read_save
from sparktable.record.save_folder import fit_name
from sparktable.record.scenarios.file import BadScenario, read_scenario
from sparktable.record.surrogates import is_whole, mended
from sparktable.record.untrusted_json import NotJson, parse

from .play import NOON, SALT, played, rewritten, saved, seats_of

HALF = "\ud800"
texts = st.text(st.characters(categories=("L", "N", "Cs")), max_size=12)


@given(texts)
def test_what_is_mended_is_whole_and_as_it_was_where_it_was_whole(text: str) -> None:
    assert is_whole(mended(text))
    assert not is_whole(text) or mended(text) == text
    fit_name(text).encode()


@given(st.recursive(texts, lambda inside: st.lists(inside, max_size=3) | st.dictionaries(texts, inside, max_size=3)))
def test_json_with_half_a_letter_is_refused_and_any_other_read(value: object) -> None:
    data = json.dumps(value).encode()
    if is_whole(json.dumps(json.loads(data), ensure_ascii=False)):
        assert parse(data) == json.loads(data)
    else:
        with pytest.raises(NotJson, match="half a character"):
            parse(data)


def test_two_halves_side_by_side_are_a_letter() -> None:
    assert parse(b'["\\ud83d\\ude00", "\\\\ud800"]') == ["\U0001f600", "\\ud800"]


def _save(toy: Game, folder: Path) -> None:
    path = saved(played(toy, answers=5), folder / "game.spark")
    read_header(path)
    path.write_bytes(path.read_bytes().replace(b'"Ann"', b'"\\ud800"'))
    read_save(path)


def _save_header(toy: Game, folder: Path) -> None:
    path = saved(played(toy, answers=5), folder / "game.spark")
    path.write_bytes(path.read_bytes().replace(b'"Ann"', b'"\\ud800"'))
    read_header(path)


def _journal(toy: Game, folder: Path) -> None:
    path = folder / "journal.jsonl"
    Journal.begin(path, played(toy, answers=5), salt=SALT, seats=seats_of(toy), time=NOON).close()
    read_journal(path)
    path.write_bytes(path.read_bytes().replace(b'"Ann"', b'"\\ud800"'))
    read_journal(path)


def _scenario(toy: Game, folder: Path) -> None:
    path = folder / "scenario.json"
    path.write_text(json.dumps({"title": HALF, "game": toy.name, "steps": []}))
    read_scenario(path)


def _settings(toy: Game, folder: Path) -> None:
    parse_settings(b'{"version": 5, "memory": {"window": "\\ud800"}}')


READERS: dict[Callable[[Game, Path], None], type[Exception]] = {
    _save: BadFile, _save_header: BadFile, _journal: BadFile, _scenario: BadScenario, _settings: UnreadableSettings}


@pytest.mark.parametrize("read", READERS, ids=lambda read: read.__name__)
def test_every_reader_refuses_half_a_letter(read: Callable[[Game, Path], None], toy: Game, tmp_path: Path) -> None:
    with pytest.raises(READERS[read]):
        read(toy, tmp_path)


def test_the_first_glance_and_the_statistics_pass_it_by(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 5, "memory": {"window": HALF, "last_game": HALF}}))
    seen = first_frame(path)
    assert seen.window == "" and seen.doubtful
    games = Statistics(tmp_path / "games.jsonl")
    games.path.write_text(json.dumps({"game": "toy", "finished": "", "turns": 1, "reason": "", "names": [HALF],
                                      "levels": ["human"]}))
    assert games.games() == []


def test_a_save_of_a_name_with_half_a_letter_can_be_read(toy: Game, tmp_path: Path) -> None:
    """The names that a session is given are mended; should one slip through, the file is not lost for it."""
    from sparktable.app.players import Player
    from sparktable.app.setups import named

    (mine,) = named([Player(f"A{HALF}n")])
    assert is_whole(mine.name)
    path = saved(played(toy, answers=5), tmp_path / "game.spark")
    rewritten(path, lambda data: data["header"]["seats"][0].update(name=mine.name))
    assert read_save(path).header.seats[0].name == mine.name
