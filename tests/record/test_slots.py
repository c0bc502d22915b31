"""The list of a player's saves."""

import errno
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from sparktable.kernel.game import Game
from sparktable.record.files import BadFile
from sparktable.record.savefile import save_bytes
from sparktable.record.slots import Slots, fit_name

from .play import SALT, played, seats_of


@pytest.fixture
def slots(tmp_path: Path) -> Slots:
    return Slots(tmp_path / "saves")


def _save(game: Game, day: int = 1, answers: int = 10) -> bytes:
    return save_bytes(played(game, answers=answers), salt=SALT, seats=seats_of(game), time=f"2024-05-{day:02}T12:00Z")


def _titles(slots: Slots) -> list[str]:
    return [slot.title for slot in slots.all()]


def test_the_list_shows_the_newest_first_and_what_cannot_be_read_last(toy: Game, slots: Slots) -> None:
    for title, day in (("Monday", 1), ("Wednesday", 3), ("Tuesday", 2)):
        slots.save(title, _save(toy, day))
    (slots.folder / "Broken.spark").write_text("{")
    (slots.folder / "notes.txt").write_text("not a save")
    assert _titles(slots) == ["Wednesday", "Tuesday", "Monday", "Broken"]
    broken = slots.all()[-1]
    assert broken.header is None and broken.trouble == "'Broken.spark' is cut off before its end"


def test_before_anything_was_saved_the_list_is_empty(slots: Slots) -> None:
    assert slots.all() == []


def test_a_second_save_of_the_same_title_stands_beside_the_first(toy: Game, slots: Slots) -> None:
    slots.save("Ambush", _save(toy, 1))
    second = slots.save("Ambush", _save(toy, 2))
    assert _titles(slots) == ["Ambush 2", "Ambush"]
    slots.save("whatever", _save(toy, 3, answers=12), replace=second)
    assert [slot.header and slot.header.answers for slot in slots.all()] == [12, 10]


def test_renaming_never_covers_another_save(toy: Game, slots: Slots) -> None:
    slots.save("Ambush", _save(toy, 1))
    other = slots.save("Polity", _save(toy, 2))
    assert slots.rename(other, "Ambush").stem == "Ambush 2"
    assert _titles(slots) == ["Ambush 2", "Ambush"]


def test_deleting_can_be_undone_even_after_the_title_was_taken_again(toy: Game, slots: Slots) -> None:
    data = _save(toy, 1)
    deleted = slots.delete(slots.save("Ambush", data))
    assert slots.all() == []
    slots.save("Ambush", _save(toy, 2))
    back = slots.restore(deleted)
    assert back.read_bytes() == data and _titles(slots) == ["Ambush", "Ambush 2"]


TAKEN: dict[str, Callable[[Slots, bytes], Callable[[], object]]] = {
    "saved": lambda slots, data: partial(slots.save, "Ambush", data),
    "renamed": lambda slots, data: partial(slots.rename, slots.save("Polity", data), "Ambush"),
    "restored": lambda slots, data: partial(slots.restore, slots.delete(slots.save("Ambush", data))),
}


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
@pytest.mark.parametrize("how", TAKEN)
def test_a_title_that_another_program_takes_at_the_same_instant_is_not_covered(
        toy: Game, slots: Slots, monkeypatch: pytest.MonkeyPatch, how: str, links: bool) -> None:
    mine, theirs = _save(toy, 1), _save(toy, 2)
    take_title, place = TAKEN[how](slots, mine), slots.folder / "Ambush.spark"

    def after_the_other(call: Callable[[Path, Path], None]) -> Callable[[Path, Path], None]:
        def called(path: Path, to: Path) -> None:
            if to == place:
                place.write_bytes(theirs)
            call(path, to)
        return called

    def no_links(path: Path, to: Path) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", after_the_other(os.link if links else no_links))
    monkeypatch.setattr(os, "replace", after_the_other(os.replace))
    take_title()
    assert {slot.title: slot.path.read_bytes() for slot in slots.all()} == {"Ambush": theirs, "Ambush 2": mine}


def test_the_trash_is_not_kept_for_ever(toy: Game, slots: Slots) -> None:
    for _ in range(4):
        slots.delete(slots.save("Ambush", _save(toy)))
    slots.empty_trash(keep=1)
    assert len(list((slots.folder / "trash").iterdir())) == 1


def test_a_save_comes_in_whole_or_not_at_all(toy: Game, slots: Slots, tmp_path: Path) -> None:
    mail = tmp_path / "From a friend.spark"
    mail.write_bytes(_save(toy))
    assert slots.bring_in(mail).read_bytes() == mail.read_bytes()
    mail.write_bytes(_save(toy)[:-5])
    with pytest.raises(BadFile):
        slots.bring_in(mail)
    assert _titles(slots) == ["From a friend"]


def test_a_save_goes_out_into_a_folder_or_under_another_name(toy: Game, slots: Slots, tmp_path: Path) -> None:
    path = slots.save("Ambush", _save(toy))
    assert slots.send_out(path, tmp_path) == tmp_path / "Ambush.spark"
    assert slots.send_out(path, tmp_path).name == "Ambush 2.spark"
    assert slots.send_out(path, tmp_path / "mail.spark").read_bytes() == path.read_bytes()


@pytest.mark.parametrize(("title", "name"), [
    ("../../etc/passwd", "etc passwd"), ("  two   words ", "two words"), ("", "Game"), ("...", "Game"),
    ("NUL", "NUL save"), ("a" * 300, "a" * 80), ("Größe", "Größe"), ("new\nline", "new line"),
])
def test_any_title_makes_a_file_name_for_every_system(title: str, name: str) -> None:
    assert fit_name(title) == name
