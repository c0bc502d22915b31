"""How the table looked when its game was left: believed only for the very position it was taken of, and only if it
may be drawn."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from record.pngs import part, png
from sparktable.record.last_look import NAME, LastLook, keep_look, last_look
from sparktable.record.pictures import MOST, MOST_LETTERS

LOOK = LastLook(6, png(40, 20), asked=True)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "journal.jsonl"
    path.write_text("{}\n{}\n", "utf-8")
    keep_look(path, LOOK)
    return path


def test_it_is_found_again(journal: Path) -> None:
    assert last_look(journal) == LOOK


def test_once_anything_was_answered_it_is_stale(journal: Path) -> None:
    with journal.open("a", encoding="utf-8") as file:
        file.write("[]\n")
    assert last_look(journal) == LastLook()


def test_a_picture_that_may_not_be_drawn_is_left_out(journal: Path) -> None:
    keep_look(journal, LastLook(6, png(MOST + 1, 20)))
    assert last_look(journal) == LastLook(6)


@pytest.mark.parametrize("text", ["", "[]", "{}", "[" * 100_000, '{"journal": 6, "turn": -1, "picture": ""}',
                                  '{"journal": 6, "turn": true, "picture": ""}', '{"journal": 6, "turn": 1}',
                                  '{"journal": 6, "turn": 1, "picture": 5}', "x" * 2_000_000])
def test_whatever_else_lies_there_is_nothing(journal: Path, text: str) -> None:
    journal.with_name(NAME).write_text(text, "utf-8")
    assert last_look(journal) == LastLook()


@pytest.mark.parametrize("names", [["Arcee", 5], "Arcee", ["A" * 201], ["Arcee"] * 17, ["Arcee", "\ud83d"]])
def test_characters_that_nobody_could_be_called_are_not_believed(journal: Path, names: object) -> None:
    told = json.loads(journal.with_name(NAME).read_bytes())
    journal.with_name(NAME).write_text(json.dumps({**told, "characters": names}), "utf-8")
    assert last_look(journal) == LastLook()


def test_the_longest_names_lie_beside_the_largest_picture(journal: Path) -> None:
    room = MOST_LETTERS // 4 * 3 - len(png()) - 12
    look = LastLook(6, png(more=part(b"IDAT", bytes(room))), ("Ä" * 200,) * 16)
    keep_look(journal, look)
    assert last_look(journal) == look


def test_where_nothing_can_be_written_the_game_is_left_all_the_same(tmp_path: Path) -> None:
    keep_look(tmp_path / "gone" / "journal.jsonl", LOOK)
    assert last_look(tmp_path / "gone" / "journal.jsonl") == LastLook()


def test_it_holds_exactly_what_was_seen(journal: Path) -> None:
    told = json.loads(journal.with_name(NAME).read_bytes())
    assert set(told) == {"journal", "turn", "picture", "characters", "asked"}
