"""`sparktable cards` lists everything, and `sparktable lint-cards` finds what is wrong with a card."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from sparktable.app.translations import Words
from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.cards import BOXES
from sparktable.games.matrix.cards.make import Maker
from sparktable.games.matrix.headings import Payment
from sparktable.games.matrix.verbs.piles import Destroy
from sparktable.games.matrix.verbs.resources import Draw, GainEnergon
from sparktable.games.matrix.verbs.select import IN_PLAY, Cards
from sparktable.kernel.control import Effect
from sparktable.text import card_text, plain_text
from sparktable.tools import lint_cards
from sparktable.tools.cli import main
from sparktable.tools.copied_wording import FILE as COPIED_FILE
from sparktable.tools.copied_wording import (
    known_runs,
    runs,
    strings_of_the_program,
    words_of,
    write_runs,
)

make = Maker("lint")


def labelled(card: MatrixCard) -> MatrixCard:
    card.label()
    return card


def test_the_list_has_every_title_with_numbers_text_and_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0
    listed = capsys.readouterr().out
    assert "War on Cybertron: 134 titles, 227 cards" in listed and "Core Set: 98 titles" in listed
    assert "Sneak Attack | Maneuver | Cost 4 | Power 2 | Range 2 | Move 1 | 2 copies\n" \
           "  You may Convert, or Teleport to any space.\n" \
           "  [1] A character in Range takes 1 Damage.\n" \
           "  (As printed; ours: copies.)\n" in listed
    assert listed.count("Every title has its text.") == 2


def test_the_list_speaks_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--language", "de"]) == 0
    assert "Sneak Attack | Manöver | Kosten 4 | Kraft 2 | Reichweite 2" in capsys.readouterr().out


def test_programs_get_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--json"]) == 0
    cards = {card["slug"]: card for card in json.loads(capsys.readouterr().out)}
    assert len(cards) == 232
    bold = cards["war-on-cybertron-starter-bold"]
    assert {card["provenance"] for card in cards.values()} == {"rulebook", "house"}
    assert all(card["house"] == (card["provenance"] == "house") for card in cards.values())
    assert bold["copies"] == 24 and bold["house_fields"] == ["copies"]
    assert bold["text"]["energon"] == [["1", "The next card you buy in your space this turn costs 1 less {power}."]]


def test_a_mistyped_language_is_met_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--language", "dee"]) == 2
    assert "did you mean 'de'?" in capsys.readouterr().err


def test_the_cards_of_the_boxes_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint-cards"]) == 0
    assert "no trouble found" in capsys.readouterr().out


def test_numbers_that_no_card_has_are_found() -> None:
    assert list(lint_cards.wrong_numbers("matrix", make.maneuver("Huge", cost=12, power=9))) == [
        "power is 9, not 0 to 5", "cost is 12, not 0 to 10"]


def test_marks_that_contradict_each_other_are_found() -> None:
    card = MatrixCard("Both", "maneuver", "lint", house=True, house_fields=("cost",))
    assert list(lint_cards.wrong_marks(card)) == ["is ours as a whole and lists fields besides"]


def test_a_text_without_labels_is_found() -> None:
    card = make.maneuver("Fresh", cost=1, play=Draw(1))
    assert list(lint_cards.unlabelled(card)) == ["play has parts without a label"]
    assert not list(lint_cards.unlabelled(labelled(card)))


def test_a_text_without_words_is_found_in_each_language() -> None:
    class Juggle(Effect):
        """Nobody has words for this."""

    card = labelled(make.maneuver("Show", cost=1, play=Juggle()))
    troubles = list(lint_cards.check("matrix", card, set()))
    assert [language for language in ("en", "de") if any(f"'{language}'" in trouble for trouble in troubles)] == [
        "en", "de"]


def test_a_stray_word_is_found() -> None:
    card = labelled(make.maneuver("Gap", cost=1, play=Destroy(Cards(IN_PLAY, subtype="None"))))
    assert list(lint_cards.wrong_texts("matrix", card, "en")) == ["'Destroy a None you control.' has a stray 'None'"]


def test_nine_words_of_somebody_else_are_found() -> None:
    bold = next(card for card in BOXES["war-on-cybertron"] if card.name == "Bold")
    text = "You may peek at a facedown card in or next to your space."
    known = runs(words_of(text))
    deep = next(card for card in BOXES["war-on-cybertron"] if card.name == "Deep Cover")
    assert text in plain_text("matrix", card_text("matrix", deep, "en").paragraphs[0], "en")
    found = list(lint_cards.copied("matrix", deep, "en", known))
    assert "shares 'you may peek at a facedown card in or' with a rulebook" in found
    assert not list(lint_cards.copied("matrix", bold, "en", known))


def test_nine_words_of_somebody_else_are_found_in_what_the_program_says() -> None:
    words = Words()
    words.add("en", {"copied": {"one": "Fine.", "other": "{n}: One two three four five six seven eight nine."}})
    known = runs(words_of("One two three four five six seven eight nine ten"))
    assert list(lint_cards.copied_sentences(words, known)) == [
        "copied: shares 'one two three four five six seven eight nine' with a rulebook"]


# --- whose wording it is ------------------------------------------------------------------------------------------

OURS = "the quick brown robot jumps over the lazy boss and is gone"


@pytest.fixture
def rulebook(tmp_path: Path) -> frozenset[int]:
    """What is known of a book with that one sentence."""
    write_runs(runs(words_of(OURS)), tmp_path / "runs.bin")
    return known_runs(tmp_path / "runs.bin")


def test_nine_words_in_a_row_are_found_and_eight_are_not(rulebook: frozenset[int]) -> None:
    assert list(lint_cards.shared_runs("Then the quick, brown Robot jumps over the lazy one.", rulebook)) == []
    assert list(lint_cards.shared_runs("Then **the quick, brown Robot** jumps over the lazy Boss.", rulebook)) == [
        "the quick brown robot jumps over the lazy boss"]
    assert list(lint_cards.shared_runs("the quick {card} robot jumps over the lazy boss and", rulebook)) == []


def test_a_run_over_two_lines_of_a_card_is_found() -> None:
    """A reader does not stop at the end of a line."""
    card = labelled(make.site("Bar", pay=(Payment(GainEnergon(2), power=2), Payment(Draw(1), energon=2))))
    whole = "spend 2 power gain 2 energon spend 2 energon draw 1 card"
    troubles = lint_cards.copied("matrix", card, "en", runs(words_of(whole)))
    assert any("energon spend" in trouble for trouble in troubles)


def test_sentences_of_the_program_are_compared_too(rulebook: frozenset[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lint_cards, "strings_of_the_program", lambda: [("a.py:1", f"So {OURS}.")])
    assert any(trouble.startswith("a.py:1: ") for trouble in lint_cards.copied_sentences(Words(), rulebook))
    places = dict(strings_of_the_program())
    assert "matrix/cards/en.json:keyword.block" in places
    assert any(place.startswith("rules/en/matrix.md:") for place in places), "keywords are explained there"


def test_the_checkout_holds_the_fingerprints_of_the_rulebooks() -> None:
    """Many, each told by itself, and nothing that could be read."""
    known = known_runs()
    assert len(known) > 50_000
    assert not runs(words_of(OURS)) & known
    data = COPIED_FILE.read_bytes()
    assert b"Energon" not in data and b"energon" not in data


def test_a_file_that_is_none_of_fingerprints_is_said(tmp_path: Path) -> None:
    (tmp_path / "runs.bin").write_bytes(b"the quick brown robot")
    with pytest.raises(ValueError, match="hash_rulebooks"):
        known_runs(tmp_path / "runs.bin")
    assert known_runs(tmp_path / "none.bin") == frozenset()
