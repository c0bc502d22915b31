"""What the record says about files is said in the player's language: every sentence, with its facts."""
from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from record.play import NOON, SALT, play_on, played, rewritten, saved, seats_of
from record.test_saves import REFUSALS
from sparktable.app.error_messages import in_words, plainly
from sparktable.app.settings import UnreadableSettings, parse
from sparktable.app.translations import WORDS
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record import files, loading
from sparktable.record.answers import Divergence
from sparktable.record.files import BadFile
from sparktable.record.loading import open_journal, open_save
from sparktable.record.recorder import Recorder
from sparktable.record.run_folder import RunFolder
from sparktable.record.tcg.deck_file import read_deck_file
from sparktable.record.verification import verify
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


def last_answer(data: dict[str, Any], *parts: object) -> None:
    data["answers"][-1] = list(parts)


def position(data: dict[str, Any], **parts: object) -> None:
    """Another position, which no answers lead to."""
    data["state"].update(parts)
    data["answers"], data["header"]["answers"], data["quiet"] = [[9, ["none"], []]], 1, None


INSIDE: dict[str, Callable[[dict[str, Any]], object]] = {
    "ist kein Spielstand, wie Sparktable ihn schreibt (header.turn: mindestens 0 ist möglich)":
        lambda data: data["header"].update(turn=-1),
    "ist kein Spielstand, wie Sparktable ihn schreibt (header.program: hier gehört ein Text hin)":
        lambda data: data["header"].update(program=3),
    "ist kein Spielstand, wie Sparktable ihn schreibt (header.over: das fehlt)":
        lambda data: data["header"].pop("over"),
    "ist kein Spielstand, wie Sparktable ihn schreibt (colour: das gehört nicht hierher)":
        lambda data: data.update(colour="red"),
    "ist kein Spielstand, wie Sparktable ihn schreibt "
    "(header.seats: höchstens 16 Einträge sind möglich, es sind 17)":
        lambda data: data["header"].update(seats=[{"name": "Ann"}] * 17),
    "ist kein Spielstand, wie Sparktable ihn schreibt (Antwort 20 ist keine: Arten sind Texte)":
        lambda data: last_answer(data, 0, [7], []),
    "enthält keine Stellung, von der es weitergehen kann (active enthält 9; möglich ist 0 bis 2)":
        lambda data: position(data, active=9),
    "enthält keine Stellung, von der es weitergehen kann (niemand wird etwas gefragt)":
        lambda data: position(data, stack=[]),
}


@pytest.mark.parametrize("said", INSIDE)
def test_what_is_wrong_inside_is_said_in_full(said: str, save: Path) -> None:
    rewritten(save, INSIDE[said])
    assert refusal(save) == f"„Sonntag.spark“ {said}"


@pytest.mark.parametrize(("text", "said"), [
    (b"{", "die Datei bricht vor dem Ende ab"), (b"{}", "die Datei nennt keine Version"),
    (b'{"version": 99}', "die Datei stammt von einer neueren Version (99)"),
    (b'{"version": 5, "play": 7}', "play: hier gehört eine Tabelle hin (Play)")])
def test_settings_that_cannot_be_read_are_explained(text: bytes, said: str) -> None:
    with pytest.raises(UnreadableSettings) as trouble:
        parse(text)
    assert in_words(str(trouble.value)) == said


@pytest.mark.parametrize(("said", "meddle"), [
    ("gegeben wurde nicht, was als 00 versiegelt war", lambda data: data["header"].update(commitment="00")),
    ("die erreichte Stellung ist nicht die gespeicherte (00)", lambda data: data.update(digest="00")),
    ("nach 19 von 20 Antworten geht das Spiel anders weiter: „fly“ ist keine der Antworten auf „action“",
     lambda data: last_answer(data, data["answers"][-1][0], ["fly"], []))])
def test_what_a_verification_finds_is_said(said: str, meddle: Callable[[dict[str, Any]], object], save: Path) -> None:
    rewritten(save, meddle)
    broken = next(finding.what for finding in verify(save).findings if not finding.holds)
    assert in_words(broken) == said


@pytest.mark.parametrize(("text", "said"), [
    (b'{"deck": 1', "bricht vor dem Ende ab"), (b"\xff", "ist kein Deck: Byte 1 ist kein Text"),
    (b"hello", "enthält kein lesbares Deck (die Deckliste nennt keine Karte)"),
    (b'{"deck":1,"name":"x","team":[],"cards":{"Zapp":3}}',
     "enthält kein lesbares Deck (es gibt keine Kampfkarte „Zapp“); ist „Zap“ gemeint?"),
    (b"My deck\n3 Zap\n3 Zapp",
     "enthält kein lesbares Deck (Zeile 3: Es gibt keine Karte „3 Zapp“); ist „Zap“ gemeint?")])
def test_a_deck_file_that_cannot_be_read_is_explained(text: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "Mein.deck.json"
    path.write_bytes(text)
    with pytest.raises(BadFile) as trouble:
        read_deck_file(path)
    assert in_words(str(trouble.value)) == f"„Mein.deck.json“ {said}"


def test_an_advice_is_given(save: Path) -> None:
    saved(played(open_game(deckbuilder.DeckBuilder.name, {}), answers=20), save.with_name("auto-000001.spark"))
    save.write_bytes(save.read_bytes()[:-9])
    with pytest.raises(BadFile) as trouble:
        open_save(save, autosave_folder=save.parent)
    assert in_words(str(trouble.value)) == (
        "„Sonntag.spark“ bricht vor dem Ende ab; "
        "der nächste heile automatische Stand ist von Zug 4: „auto-000001.spark“")


@pytest.mark.parametrize(("number", "why"), [
    (errno.ENOSPC, "(der Datenträger ist voll); schaffe Platz"),
    (errno.EROFS, "(der Datenträger ist schreibgeschützt)"),
    (errno.EACCES, "(die Berechtigung fehlt); wähle einen anderen Ordner")])
def test_a_disk_that_fails_is_explained(number: int, why: str) -> None:
    sentence = in_words(str(files.cannot_write(Path("x.spark"), OSError(number, "no"))))
    assert sentence.startswith(f"„x.spark“ kann nicht geschrieben werden {why}")
    assert sentence.endswith("; was vorher gespeichert war, ist unversehrt")


def test_notes_on_what_was_opened_are_translated_one_by_one() -> None:
    note = ("2 cards have changed since this was saved. The rules have changed since this was saved: you cannot undo "
            "past this point.")
    assert in_words(note) == ("2 Karten haben sich seit dem Speichern geändert. Die Regeln haben sich seit dem "
                              "Speichern geändert: Zurücknehmen geht nur bis hierher.")


def test_what_became_of_a_journal_is_said(tmp_path: Path) -> None:
    def play(recorder: Recorder, answers: int) -> None:
        for _ in range(answers):
            play_on(recorder.match, 1, Dice(1))
            recorder.keep_up()

    run_folder = RunFolder.open(tmp_path)
    game = open_game(deckbuilder.DeckBuilder.name, {})
    recorder = Recorder(Match(game, 3), run_folder, salt=SALT, seats=seats_of(game), time=NOON)
    play(recorder, 9)
    recorder.autosave(time=NOON)
    run_folder.journal.unlink()
    play(recorder, 1)
    assert in_words(recorder.note) == (
        "Die Datei, die diese Partie festhält, wurde von außen gelöscht oder verändert. Sie wurde neu "
        "geschrieben; nichts ging verloren.")
    recorder.pause()
    run_folder.journal.write_bytes(run_folder.journal.read_bytes().replace(b'"answer":[', b'"answer":[1', 1))
    opened = open_journal(run_folder.journal)
    assert in_words(opened.note) == ("Das Protokoll ist ab Zeile 2 beschädigt. Der letzte automatische Stand reicht "
                                     "weiter, und von ihm aus geht das Spiel weiter.")
    again = Recorder.go_on(opened, run_folder, time=NOON)
    kept = run_folder.folder / "journal-damaged-1.jsonl"
    assert in_words(again.note) == f"Die beschädigte Datei ist als „{kept}“ aufgehoben." and kept.is_file()
    run_folder.close()


def test_where_rules_changed_is_said_in_words_that_fit_any_number(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_game(deckbuilder.DeckBuilder.name, {})
    run_folder = RunFolder.open(tmp_path)
    recorder = Recorder(Match(game, 3), run_folder, salt=SALT, seats=seats_of(game), time=NOON)
    play_on(recorder.match, 1, Dice(1))
    recorder.keep_up()
    run_folder.close()
    stumbled = Divergence(1, "the rules stumble (KeyError)")
    monkeypatch.setattr(loading, "course", lambda *_, **__: (recorder.match, stumbled))
    note = open_journal(run_folder.journal).note
    assert note == "The rules have changed: the rules stumble (KeyError) (answers up to there: 1)."
    assert in_words(note) == ("Die Regeln haben sich geändert, und das Spiel geht anders weiter: die Regeln stolpern "
                              "(KeyError) (Antworten bis dahin: 1).")


@pytest.mark.parametrize("said", ["cut off", "is damaged", "checksum", "not UTF-8", "nested deeper", "whole number"])
def test_how_a_file_is_damaged_is_left_to_a_report(said: str, save: Path) -> None:
    save.write_bytes(REFUSALS[said](save.read_bytes()))
    with pytest.raises(BadFile) as trouble:
        open_save(save)
    assert plainly(str(trouble.value)).startswith("„Sonntag.spark“ ist beschädigt und lässt sich nicht öffnen. Wähle")
    WORDS.use("en")
    assert plainly(str(trouble.value)).startswith("“Sonntag.spark” is damaged and can’t be opened. Choose")


def test_what_one_can_do_something_about_is_said(save: Path) -> None:
    save.write_bytes(REFUSALS["newer Sparktable"](save.read_bytes()))
    with pytest.raises(BadFile) as trouble:
        open_save(save)
    assert plainly(str(trouble.value)) == in_words(str(trouble.value))


def test_english_and_the_unknown_stay_as_they_are() -> None:
    assert in_words("Nobody knows this.") == "Nobody knows this."
    WORDS.use("en")
    assert in_words("'x' is empty") == "“x” is empty"


def test_in_english_file_names_stand_in_printed_quotation_marks() -> None:
    WORDS.use("en")
    assert in_words("'Sunday.spark' isn’t a save; the nearest good autosave is 'auto-3.spark' (turn 2)") == (
        "“Sunday.spark” isn’t a save; the nearest good autosave is “auto-3.spark” (turn 2)")
