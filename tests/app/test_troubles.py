"""What the record says about files is said in the player's language: every sentence, with its facts."""
from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

from record.play import played, rewritten, saved
from record.test_saves import REFUSALS
from sparktable.app.troubles import in_words
from sparktable.app.words import WORDS
from sparktable.kernel.game import open_game
from sparktable.record import files
from sparktable.record.files import BadFile
from sparktable.record.opening import open_journal, open_save
from toys import deckbuilder


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    WORDS.use("de")
    yield
    WORDS.use("en")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return saved(played(open_game(deckbuilder.DeckBuilder.name, {}), answers=20), tmp_path / "Sonntag.spark")


def refusal(path: Path) -> str:
    with pytest.raises(BadFile) as trouble:
        (open_journal if path.suffix == ".jsonl" else open_save)(path)
    return in_words(str(trouble.value))


@pytest.mark.parametrize("said", REFUSALS)
def test_a_refused_save_is_explained(said: str, save: Path) -> None:
    save.write_bytes(REFUSALS[said](save.read_bytes()))
    sentence = refusal(save)
    assert sentence.startswith("„Sonntag.spark“ ")
    assert said not in sentence and " is " not in sentence and " of " not in sentence


def test_what_stands_inside_is_explained_with_its_facts(save: Path) -> None:
    rewritten(save, lambda data: data["header"].update(answers=3))
    assert refusal(save) == "„Sonntag.spark“ enthält 20 Antworten und spricht von einer anderen Zahl"
    rewritten(save, lambda data: data["header"].update(game="chess"))
    assert refusal(save).startswith("„Sonntag.spark“ lässt sich nicht aufbauen (das Spiel „chess“ gibt es hier")


def test_an_advice_is_given(save: Path) -> None:
    saved(played(open_game(deckbuilder.DeckBuilder.name, {}), answers=20), save.with_name("auto-000001.spark"))
    save.write_bytes(b"")
    with pytest.raises(BadFile) as trouble:
        open_save(save, autosave_folder=save.parent)
    assert in_words(str(trouble.value)) == (
        "„Sonntag.spark“ ist leer; der nächste heile automatische Stand ist „auto-000001.spark“ "
        "(Zug 4, toy-deckbuilder)")


@pytest.mark.parametrize(("number", "why"), [
    (errno.ENOSPC, "der Datenträger ist voll; schaffe Platz"), (errno.EROFS, "der Datenträger ist schreibgeschützt"),
    (errno.EACCES, "die Berechtigung fehlt; wähle einen anderen Ordner")])
def test_a_disk_that_fails_is_explained(number: int, why: str) -> None:
    sentence = in_words(str(files.cannot_write(Path("x.spark"), OSError(number, "no"))))
    assert sentence.startswith(f"„x.spark“ kann nicht geschrieben werden: {why}")
    assert sentence.endswith("; nichts Altes hat Schaden genommen")


def test_notes_on_what_was_opened_are_translated_one_by_one() -> None:
    assert in_words("2 cards have changed since this was saved. The rules have changed since this was saved: undo "
                    "begins here.") == ("2 Karten haben sich seit dem Speichern geändert. Die Regeln haben sich seit "
                                        "dem Speichern geändert: Zurücknehmen geht nur bis hierher.")


def test_english_and_the_unknown_stay_as_they_are() -> None:
    assert in_words("Nobody knows this.") == "Nobody knows this."
    WORDS.use("en")
    assert in_words("'x' is empty") == "'x' is empty"
