"""The list of a player's saves."""

import errno
import os
import shutil
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from sparktable.kernel.game import Game
from sparktable.record.autosaves import nearest_good
from sparktable.record.files import BadFile
from sparktable.record.journal import read_journal
from sparktable.record.recorder import Recorder
from sparktable.record.run_folder import RunFolder
from sparktable.record.save_file import save_bytes
from sparktable.record.save_folder import SaveFolder, fit_name

from .play import SALT, played, seats_of


@pytest.fixture
def slots(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "saves")


def _save(game: Game, day: int = 1, answers: int = 10) -> bytes:
    return save_bytes(played(game, answers=answers), salt=SALT, seats=seats_of(game), time=f"2024-05-{day:02}T12:00Z")


def _titles(slots: SaveFolder) -> list[str]:
    return [slot.title for slot in slots.all()]


def test_the_list_shows_the_newest_first_and_what_cannot_be_read_last(toy: Game, slots: SaveFolder) -> None:
    for title, day in (("Monday", 1), ("Wednesday", 3), ("Tuesday", 2)):
        slots.save(title, _save(toy, day))
    (slots.folder / "Broken.spark").write_text("{")
    (slots.folder / "notes.txt").write_text("not a save")
    assert _titles(slots) == ["Wednesday", "Tuesday", "Monday", "Broken"]
    broken = slots.all()[-1]
    assert broken.header is None and broken.trouble == "'Broken.spark' is cut off before its end"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes and devices among the files")
def test_a_pipe_a_socket_or_a_device_among_the_saves_hangs_nothing(
        toy: Game, slots: SaveFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = slots.save("Good", _save(toy))
    os.mkfifo(slots.folder / "Pipe.spark")
    (slots.folder / "Device.spark").symlink_to("/dev/zero")
    (slots.folder / "Circle.spark").symlink_to("Circle.spark")
    monkeypatch.chdir(slots.folder)  # the path of a socket must be short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("Socket.spark")
        assert _titles(slots) == ["Good", "Circle", "Device", "Pipe", "Socket"]
        assert all(slot.trouble for slot in slots.all()[1:])
        with pytest.raises(BadFile, match="is not an ordinary file"):
            slots.bring_in(slots.folder / "Pipe.spark")
        with pytest.raises(BadFile, match="is not an ordinary file"):
            slots.send_out(slots.folder / "Device.spark", tmp_path)
        assert nearest_good(slots.folder / "Pipe.spark", slots.folder) is None
    slots.restore(slots.delete(slots.folder / "Pipe.spark"))
    assert slots.all()[0].path == good


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes among the files")
def test_a_pipe_in_a_drawer_hangs_nothing(toy: Game, tmp_path: Path) -> None:
    run_folder = RunFolder.open(tmp_path)
    os.mkfifo(run_folder.journal)
    os.mkfifo(run_folder.folder / "auto-000001.spark")
    assert run_folder.leftovers() == [] and run_folder.last_picture("00") == b""
    recorder = Recorder(played(toy, answers=3), run_folder, salt=SALT, seats=seats_of(toy), time="")
    assert recorder.trouble is None and len(read_journal(run_folder.journal).answers) == 3


def test_before_anything_was_saved_the_list_is_empty(slots: SaveFolder) -> None:
    assert slots.all() == []


def test_a_second_save_of_the_same_title_stands_beside_the_first(toy: Game, slots: SaveFolder) -> None:
    slots.save("Ambush", _save(toy, 1))
    second = slots.save("Ambush", _save(toy, 2))
    assert _titles(slots) == ["Ambush (2)", "Ambush"]
    slots.save("whatever", _save(toy, 3, answers=12), replace=second)
    assert [slot.header and slot.header.answers for slot in slots.all()] == [12, 10]


def test_renaming_never_covers_another_save(toy: Game, slots: SaveFolder) -> None:
    slots.save("Ambush", _save(toy, 1))
    other = slots.save("Polity", _save(toy, 2))
    assert slots.rename(other, "Ambush").stem == "Ambush (2)"
    assert _titles(slots) == ["Ambush (2)", "Ambush"]


def test_deleting_can_be_undone_even_after_the_title_was_taken_again(toy: Game, slots: SaveFolder) -> None:
    data = _save(toy, 1)
    deleted = slots.delete(slots.save("Ambush", data))
    assert slots.all() == []
    slots.save("Ambush", _save(toy, 2))
    back = slots.restore(deleted)
    assert back.read_bytes() == data and _titles(slots) == ["Ambush", "Ambush (2)"]


TAKEN: dict[str, Callable[[SaveFolder, bytes], Callable[[], object]]] = {
    "saved": lambda slots, data: partial(slots.save, "Ambush", data),
    "renamed": lambda slots, data: partial(slots.rename, slots.save("Polity", data), "Ambush"),
    "restored": lambda slots, data: partial(slots.restore, slots.delete(slots.save("Ambush", data))),
}


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
@pytest.mark.parametrize("how", TAKEN)
def test_a_title_that_another_program_takes_at_the_same_instant_is_not_covered(
        toy: Game, slots: SaveFolder, monkeypatch: pytest.MonkeyPatch, how: str, links: bool) -> None:
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
    assert {slot.title: slot.path.read_bytes() for slot in slots.all()} == {"Ambush": theirs, "Ambush (2)": mine}


def test_the_trash_is_not_kept_for_ever(toy: Game, slots: SaveFolder) -> None:
    for _ in range(4):
        slots.delete(slots.save("Ambush", _save(toy)))
    slots.empty_trash(keep=1)
    assert len(list((slots.folder / "trash").iterdir())) == 1


def test_a_save_comes_in_whole_or_not_at_all(toy: Game, slots: SaveFolder, tmp_path: Path) -> None:
    mail = tmp_path / "From a friend.spark"
    mail.write_bytes(_save(toy))
    assert slots.bring_in(mail).read_bytes() == mail.read_bytes()
    mail.write_bytes(_save(toy)[:-5])
    with pytest.raises(BadFile):
        slots.bring_in(mail)
    assert _titles(slots) == ["From a friend"]


def test_a_save_goes_out_into_a_folder_or_under_another_name(toy: Game, slots: SaveFolder, tmp_path: Path) -> None:
    path = slots.save("Ambush", _save(toy))
    assert slots.send_out(path, tmp_path) == tmp_path / "Ambush.spark"
    assert slots.send_out(path, tmp_path).name == "Ambush (2).spark"
    assert slots.send_out(path, tmp_path / "mail.spark").read_bytes() == path.read_bytes()


@pytest.mark.parametrize(("title", "name"), [
    ("../../etc/passwd", "etc passwd"), ("  two   words ", "two words"), ("", "Game"), ("...", "Game"),
    ("NUL", "NUL save"), ("com¹.x", "com¹.x save"), ("Conin$", "Conin$ save"), ("a" * 300, "a" * 80),
    ("Größe", "Größe"), ("new\nline", "new line"),
    ("龍" * 80, "龍" * 40), ("a" + "🤖" * 80, "a" + "🤖" * 29), ("ü" * 80, "ü" * 60), ("half a \ud83e", "half a"),
])
def test_any_title_makes_a_file_name_for_every_system(title: str, name: str) -> None:
    assert fit_name(title) == name


@pytest.mark.parametrize("letter", ["龍", "🤖", "ü", "x"])
def test_a_title_of_wide_letters_goes_wherever_any_other_goes(toy: Game, slots: SaveFolder, tmp_path: Path,
                                                              letter: str) -> None:
    title = letter * 80
    first = slots.save(title, _save(toy))
    second = slots.save(title, _save(toy))
    third = slots.rename(slots.save("Short", _save(toy)), title)
    assert len({first, second, third}) == 3
    away = slots.send_out(first, tmp_path)
    assert slots.bring_in(away).parent == slots.folder
    thrown = [slots.delete(first), slots.delete(slots.save(title, _save(toy)))]
    assert len({slots.restore(each) for each in thrown}) == 2
    slots.save(title, _save(toy), replace=second)
    assert all(slot.header is not None and letter in slot.title for slot in slots.all())


def test_a_name_as_long_as_the_system_allows_is_written_and_numbered(
        toy: Game, slots: SaveFolder, tmp_path: Path) -> None:
    target = tmp_path / f"{'x' * 249}.spark"
    path = slots.send_out(slots.save("Short", _save(toy)), target)
    shutil.copy(path, slots.folder)
    for _ in range(2):
        shutil.copy(path, slots.folder)
        slots.delete(slots.folder / path.name)
    assert len(list((slots.folder / "trash").iterdir())) == 2
