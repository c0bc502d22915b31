"""What opponents say about their moves tells nothing that the listener may not know."""
from __future__ import annotations

from app.table import TOY
from app.table import WORDS as TOY_WORDS
from sparktable.ai.thought import NO_DIFFERENCE, Thought, Weighed
from sparktable.app.catalog import title
from sparktable.app.reasons import Recall, Said, about_move, advised, as_witnessed, reasons
from sparktable.app.speech import Speech
from sparktable.app.words import WORDS
from sparktable.games.matrix.state import MATRIX
from sparktable.kernel.decisions import Option, card, seat
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Answer, Match
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


def test_whoever_chooses_itself_is_named_once() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    speech = Speech(TOY, game, ["Ann", "Computer 2", "Computer 3"])

    def told(chosen: int) -> str:
        thought = Thought(Option("seat", (seat(chosen),)), NO_DIFFERENCE, 0.6)
        return about_move(speech, Said(1, 1, thought), view(s, 0))

    assert told(2).startswith("Computer 2: Computer 3. It promises")
    assert told(1).startswith("Computer 2 chooses itself. It promises")


class Told:
    """A game of which some answers were thought about: they are told as what the test calls them."""

    def __init__(self) -> None:
        self.match, self.recall = Match(DeckBuilder({}), 3), Recall()

    def said(self, who: int, turn: int, *kinds: str) -> None:
        for kind in kinds:
            option = Option(kind)
            self.match.answers.append(Answer(who, option, ()))
            self.recall.note(self.match, Said(who, turn, Thought(option, NO_DIFFERENCE, 0.5)))

    def told(self, since: int = -1, *, latest_first: bool = False) -> list[tuple[int, str]]:
        return [(said.seat, said.thought.option.kind)
                for _, said in self.recall.told(self.match, since, latest_first=latest_first)]


def test_a_name_that_ends_a_sentence_needs_no_full_stop() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    WORDS.add("en", {**TOY_WORDS, "toy-deckbuilder.option.ponder": "Buy Roll Out!"})
    speech = Speech(TOY, game, ["Ann", "Ben", "Cleo"])
    thought = Thought(Option("ponder"), NO_DIFFERENCE, 0.623, (Weighed(Option("pass"), 0.62),), 9)
    assert about_move(speech, Said(1, 1, thought), view(s, 0)).startswith("Ben: Buy Roll Out! It promises")
    assert advised(speech, thought, view(s, 0)).startswith("Hint: Buy Roll Out! It promises")
    thought = Thought(Option("pass"), NO_DIFFERENCE, 0.623, (Weighed(Option("ponder"), 0.62),), 9)
    assert reasons(speech, thought, view(s, 0)).endswith("just as good: Buy Roll Out!")


def test_what_tells_most_of_a_turn_is_explained() -> None:
    game = Told()
    assert game.told() == []
    game.said(1, 4, "play", "buy", "battle", "search", "move", "card", "keep", "end turn")
    assert game.told() == [(1, "battle"), (1, "search"), (1, "buy")]
    assert game.told(latest_first=True) == [(1, "end turn"), (1, "battle"), (1, "search"), (1, "buy")]
    game.said(1, 7, "keep")
    assert game.told(4) == [(1, "keep")]
    game.said(1, 7, "card")
    assert game.told(4) == [(1, "card")]
    game.said(1, 7, "move", "card", "end turn")
    assert game.told(4) == [(1, "move")]
    assert game.told(7) == [(1, "move")], "where there is nothing since, the last turn is meant"


def test_every_opponent_s_move_since_the_own_turn_is_explained() -> None:
    game = Told()
    game.said(1, 2, "buy", "end turn")
    game.said(2, 3, "search", "buy", "keep", "end turn")
    game.said(1, 4, "block")
    assert game.told(1) == [(1, "block"), (2, "buy"), (2, "search"), (1, "buy")]
    assert game.told(2) == [(1, "block"), (2, "buy"), (2, "search")]


def test_the_chance_is_told_also_where_nothing_else_can_be() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    WORDS.add("en", TOY_WORDS)
    speech = Speech(TOY, game, ["Ann", "Ben", "Cleo"])
    thought = Thought(Option("pass"), NO_DIFFERENCE, 0.62, (), 9)
    assert reasons(speech, thought, view(s, 1)).endswith("Its chance to win is put at 62 %.")
    assert "62" not in reasons(speech, thought._replace(tries=0), view(s, 1)), "nothing was weighed"


def test_what_an_answer_turned_up_on_the_board_was_not_known_before() -> None:
    kind = title("matrix")
    options = {"set": "core", "mode": "competitive", "players": 3}
    kind.form(options)
    game = open_game("matrix", options)
    s = Match(game, 3).state
    slot = s.zones[MATRIX][0]
    after = s.copy()
    after.known[slot] = 7
    assert not s.known[slot] & 1
    speech = Speech(kind, game, ["Ann", "Ben", "Cleo"])
    said = Said(1, 1, Thought(Option("card", (card(slot),)), NO_DIFFERENCE, 0.5, tries=9))
    assert as_witnessed(speech, said, view(s, 0), view(after, 0)).startswith("Ben: The facedown card on A1.")


def test_what_is_told_was_seen_when_it_was_done() -> None:
    """A card that is played is known to all from then on, and what lay open is named though it is hidden by now."""
    game = DeckBuilder({})
    WORDS.add("en", TOY_WORDS)
    speech = Speech(TOY, game, ["Ann", "Ben", "Cleo"])
    s = game.new(3)
    asked = pending(s)
    assert asked is not None
    play = next(option for option in asked.options if option.kind == "play")
    slot, other = play.value("card"), (asked.seat + 1) % 3
    said = Said(asked.seat, 1, Thought(play, NO_DIFFERENCE, 0.5, tries=9))
    name = speech.card(slot, s)

    def told(known_before: bool, known_after: bool) -> str:
        before, after = s.copy(), s.copy()
        for state, known in ((before, known_before), (after, known_after)):
            state.known[slot] = 7 if known else 1 << asked.seat
        return as_witnessed(speech, said, view(before, other), view(after, other))

    assert name in told(False, True)
    assert name in told(True, False), "it was seen, wherever it lies now"
    assert name not in told(False, False) and "unknown card" in told(False, False)


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

    assert recall.told(match) == []
    first, second = give(0), give(0)
    undo()
    assert recall.told(match)[0] == (0, first)
    match.redo()
    recall.note(match, None)
    assert recall.told(match, latest_first=True)[0] == (1, second)
    undo()
    undo()
    assert recall.told(match) == []
    other = give(-1)
    assert recall.told(match) == [(0, other)]
    undo()
    match.take(first.thought.option)
    recall.note(match, None)
    assert recall.told(match) == [], "nobody thought about it this time"
