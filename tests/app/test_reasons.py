"""What opponents say about their moves tells nothing that the listener may not know."""
from __future__ import annotations

from app.table import TOY
from app.table import WORDS as TOY_WORDS
from sparktable.ai.thought import NO_DIFFERENCE, Thought, Weighed
from sparktable.app.reasons import Recall, Said, about_move, reasons
from sparktable.app.speech import Speech
from sparktable.app.words import WORDS
from sparktable.kernel.decisions import Option, seat
from sparktable.kernel.match import Match
from sparktable.kernel.run import pending
from sparktable.kernel.view import view
from toys.deckbuilder import DeckBuilder


def test_cards_of_a_hidden_hand_are_not_named() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    asked = pending(s)
    assert asked is not None
    play = next(option for option in asked.options if option.kind == "play")
    thought = Thought(Option("pass"), NO_DIFFERENCE, 0.62, (Weighed(play, 0.4), Weighed(Option("done"), 0.3)), 9)
    WORDS.add("en", TOY_WORDS)
    speech = Speech(TOY, game, ["Ann", "Ben", "Cleo"])
    said = Said(asked.seat, 1, thought)
    to_others = about_move(speech, said, view(s, (asked.seat + 1) % 3))
    to_itself = about_move(speech, said, view(s, asked.seat))
    assert "62 %; next best" in to_others and "(30 %)" in to_others and "(40 %)" not in to_others
    assert "(40 %)" in to_itself and "(30 %)" in to_itself


def test_what_reads_the_same_is_told_once() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    asked = pending(s)
    assert asked is not None
    first, *others = (Option("hit", (seat(number),)) for number in (1, 2, 2))
    WORDS.add("en", TOY_WORDS)
    speech = Speech(TOY, game, ["Ann", "Ben", "Cleo"])
    thought = Thought(first, NO_DIFFERENCE, 0.62, tuple(Weighed(option, 0.4) for option in others), 9)
    assert reasons(speech, thought, view(s, 0)).count("Hit Cleo") == 1


def test_a_text_that_was_done_ends_its_sentence_once() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    asked = pending(s)
    assert asked is not None
    WORDS.add("en", {**TOY_WORDS, "toy-deckbuilder.option.ponder": "Take a card."})
    speech = Speech(TOY, game, ["Ann", "Ben", "Cleo"])
    thought = Thought(Option("ponder"), NO_DIFFERENCE, 0.62, (Weighed(Option("pass"), 0.4),), 9)
    assert ": Take a card. " in about_move(speech, Said(asked.seat, 1, thought), view(s, asked.seat))
    thought = Thought(Option("pass"), NO_DIFFERENCE, 0.62, (Weighed(Option("ponder"), 0.4),), 9)
    assert ": Take a card (40 %)." in reasons(speech, thought, view(s, asked.seat))


def test_a_move_is_explained_rather_than_a_detail_of_it() -> None:
    def said(who: int, turn: int, kind: str) -> Said:
        return Said(who, turn, Thought(Option(kind), NO_DIFFERENCE, 0.5))

    assert said(1, 4, "buy").tells_more_than(None)
    assert said(1, 4, "end turn").tells_more_than(said(1, 4, "buy"))
    assert not said(1, 4, "card").tells_more_than(said(1, 4, "end turn"))
    assert said(1, 4, "card").tells_more_than(said(1, 4, "no"))
    assert said(2, 4, "card").tells_more_than(said(1, 4, "end turn"))
    assert said(1, 5, "card").tells_more_than(said(1, 4, "end turn"))


def test_what_is_as_good_is_not_called_second_best() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    assert pending(s) is not None
    WORDS.add("en", TOY_WORDS)
    speech = Speech(TOY, game, ["Ann", "Ben", "Cleo"])

    def told(*chances: float) -> str:
        options = (Weighed(Option("hit", (seat(number),)), chance) for number, chance in enumerate(chances, 1))
        return reasons(speech, Thought(Option("pass"), NO_DIFFERENCE, 0.232, tuple(options), 9), view(s, 0))

    assert told(0.228, 0.226).endswith("at 23 %; just as good: Hit Ben, or Hit Cleo.")
    assert told(0.228, 0.2).endswith("at 23 %; just as good: Hit Ben; then Hit Cleo (20 %).")
    assert told(0.228).endswith("at 23 %; just as good: Hit Ben.")
    assert told(0.22).endswith("at 23 %; next best: Hit Ben (22 %).")


def test_what_was_taken_back_is_not_explained_until_it_is_given_again() -> None:
    match = Match(DeckBuilder({}), 3)
    recall = Recall()

    def give(index: int) -> Said:
        asked = match.decision
        assert asked is not None
        said = Said(asked.seat, match.state.turn, Thought(asked.options[index], NO_DIFFERENCE, 0.5, tries=9))
        match.take(asked.options[index])
        recall.note(match, said)
        return said

    def undo() -> None:
        match.undo(beyond_barrier=True)
        recall.note(match, None)

    assert recall.latest(match) is None
    first, second = give(0), give(0)
    undo()
    assert recall.latest(match) == first
    match.redo()
    recall.note(match, None)
    assert recall.latest(match) == second
    undo()
    undo()
    assert recall.latest(match) is None
    other = give(-1)
    assert recall.latest(match) == other
    undo()
    match.take(first.thought.option)
    recall.note(match, None)
    assert recall.latest(match) is None, "nobody thought about it this time"
