"""Pictures out of files: a small plain PNG passes, and nothing else does; asked when a save is brought in, too."""

import base64
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparktable.kernel.game import Game
from sparktable.record.files import BadFile
from sparktable.record.loading import open_save
from sparktable.record.pictures import MOST, may_be_drawn, picture_of
from sparktable.record.save_file import read_header
from sparktable.record.save_folder import SaveFolder

from .play import played, rewritten, saved
from .pngs import HOSTILE, part, png

PLAIN = {"small": png(), "largest": png(MOST, MOST), "one pixel": png(1, 1),
         "with its resolution": png(more=part(b"pHYs", bytes(9))), "with what follows": png() + b"more"}


@pytest.mark.parametrize("name", PLAIN)
def test_a_plain_picture_passes(name: str) -> None:
    assert may_be_drawn(PLAIN[name])


@pytest.mark.parametrize("name", HOSTILE)
def test_nothing_else_does(name: str) -> None:
    assert not may_be_drawn(HOSTILE[name])


@given(st.binary(max_size=200), st.integers(0, 80), st.integers(0, 80))
def test_no_bytes_make_the_gate_stumble(data: bytes, start: int, end: int) -> None:
    may_be_drawn(data)
    may_be_drawn(png()[:start] + data + png()[end:])


@pytest.fixture(scope="module")
def pictured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A save with an honest picture."""
    from sparktable.kernel.game import open_game
    from toys import deckbuilder

    toy = open_game(deckbuilder.DeckBuilder.name, {})
    return saved(played(toy, answers=5), tmp_path_factory.mktemp("pictured") / "game.spark", picture=png())


def with_picture(path: Path, letters: str) -> Path:
    return rewritten(path, lambda data: data["header"].update(picture=letters))


def test_a_save_brings_its_picture(pictured: Path, tmp_path: Path) -> None:
    assert picture_of(read_header(pictured).picture) == png()
    brought = SaveFolder(tmp_path / "saves").bring_in(pictured)
    assert picture_of(read_header(brought).picture) == png()


def test_a_save_without_a_picture_is_welcome(toy: Game, tmp_path: Path) -> None:
    assert SaveFolder(tmp_path / "saves").bring_in(saved(played(toy, answers=5), tmp_path / "game.spark"))


@pytest.mark.parametrize("name", sorted(HOSTILE.keys() - {"empty", "too many bytes"}))
def test_a_save_with_another_picture_is_not_brought_in_and_shows_none(
        name: str, pictured: Path, tmp_path: Path) -> None:
    path = tmp_path / "Sunday.spark"
    path.write_bytes(pictured.read_bytes())
    with_picture(path, base64.b64encode(HOSTILE[name]).decode())
    slots = SaveFolder(tmp_path / "saves")
    with pytest.raises(BadFile, match=r"'Sunday\.spark' holds a picture that is not a plain PNG of at most 512 x"):
        slots.bring_in(path)
    assert slots.all() == []
    assert picture_of(read_header(path).picture) == b""
    assert len(open_save(path).answers) == 5, "who has it among the saves goes on with the game"


@pytest.mark.parametrize("letters", ["A", "A=", "====", "AAAAA"])
def test_letters_that_stand_for_no_bytes_are_no_picture(letters: str, pictured: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.spark"
    path.write_bytes(pictured.read_bytes())
    assert picture_of(read_header(with_picture(path, letters)).picture) == b""
