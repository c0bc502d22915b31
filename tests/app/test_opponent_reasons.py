"""What opponents say about their moves tells nothing that the listener may not know."""
from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from app.table import TOY
from app.table import WORDS as TOY_WORDS
from arena.table import Table as Arena
from arena.table import pawn
from matrix.table import Table as Matrix
from sparktable.ai.judgement import judgement
from sparktable.ai.thought import NO_DIFFERENCE, Thought, Weighed, Why
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.opponent_reasons import Recall, Said, about_move, advised, as_witnessed, hidden_cards, reasons
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.games.matrix.state import MATRIX
from sparktable.kernel.decisions import PASS, Decision, Option, card, number, seat, space
from sparktable.kernel.match import Answer, Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending
from sparktable.kernel.view import view
from tcg.table import Table as Tcg
from toys.deckbuilder import DeckBuilder


def test_a_hint_says_first_what_the_card_brings_and_not_that_it_is_played() -> None:
    table = Matrix("Elita-1", "Megatron").hand("Elita-1", "Artillery")
    option = Option("play", (card(table.slot("Artillery")),))
    speech = Speech(title("matrix"), table.game, ["Ann", "Ben"])
    told = advised(speech, Thought(option, NO_DIFFERENCE, 0.5), view(table.s, 0))
    assert told.line == "Artillery: +2 Power" and not told.note


@pytest.mark.parametrize(("answer", "line", "note"), [
    ("attack Red Alert", "Attack with Red Alert", "Best against Arcee: about 2 damage."),
    ("play Grenade Launcher", "Play Grenade Launcher", "Best played on Red Alert.")])
def test_a_hint_that_begins_something_says_whom_it_is_for_and_how_much(answer: str, line: str, note: str) -> None:
    table = Tcg(["Red Alert, Security Chief", "Prowl, Military Strategist"],
                ["Arcee, Skilled Fighter", "Bumblebee, Brave Warrior"], hand=["Grenade Launcher"]).hurt("Arcee", 3)
    option = next(each for each in table.asked.options if table.named(each) == answer)
    why = judgement(table.game).why(view(table.s, 0).state, table.asked, option)
    told = advised(Speech(title("tcg"), table.game, ["Ann", "Ben"]), Thought(option, why, 0.5), view(table.s, 0))
    assert (told.line, told.note) == (line, note)


@pytest.mark.parametrize(("language", "line"), [("en", "Ann: Put Primary Laser on Prowl"),
                                                ("de", "Ann: Prowl mit Primary Laser ausrüsten")])
def test_where_an_opponent_put_an_upgrade_is_a_sentence_with_both_names(language: str, line: str) -> None:
    table = Tcg(["Red Alert, Security Chief", "Prowl, Military Strategist"], ["Arcee, Skilled Fighter"],
                hand=["Primary Laser"]).do("play Primary Laser")
    asked = table.asked
    option = next(each for each in asked.options if table.named(each) == "put on Prowl")
    speech = Speech(title("tcg"), table.game, ["Ann", "Ben"])
    WORDS.use(language)
    told = about_move(speech, Said(0, 1, Thought(option, NO_DIFFERENCE, 0.6), (), asked), view(table.s, 1))
    WORDS.use("en")
    assert told.line == line


@pytest.mark.parametrize(("language", "line", "whole"), [
    ("en", "Enter the Matrix on B2", "Hint: Enter the Matrix on B2. It makes no difference."),
    ("de", "Die Matrix auf B2 betreten", "Tipp: Die Matrix auf B2 betreten. ")])
def test_a_hint_names_no_bare_place(language: str, line: str, whole: str) -> None:
    """Nor does what is told of an opponent, where everybody saw the question."""
    game = title("matrix").open({"set": "war-on-cybertron", "mode": "tvt", "players": 2})
    s = game.new(3)
    asked = pending(s)
    assert asked is not None and asked.kind == "place standee"
    speech = Speech(title("matrix"), game, ["Ann", "Ben"])
    at_b2, at_c2 = (Option("space", (space(game.grid.names.index(name)),)) for name in ("B2", "C2"))
    thought = Thought(at_b2, NO_DIFFERENCE, 0.6, (Weighed(at_c2, 0.5),), 9)
    WORDS.use(language)
    told, of_ann = (advised(speech, thought, view(s, asked.seat)),
                    about_move(speech, Said(asked.seat, 1, thought, (), asked), view(s, 1 - asked.seat)))
    WORDS.use("en")
    assert told.line == line and told.whole.startswith(whole.split(". ")[0])
    assert line.replace("B2", "C2") in told.whole and of_ann.line == f"{'AnnBen'[:3]}: {line}"


def test_what_a_hint_brings_does_not_say_its_name_again() -> None:
    table = Matrix("Elita-1", "Megatron").hand("Elita-1", "Energon Synthesizer").energon("Elita-1", 6)
    table.play("Energon Synthesizer")
    asked = table.asked
    draw = next(option for option in asked.options if table.read(option).startswith("do Draw"))
    speech = Speech(title("matrix"), table.game, ["Ann", "Ben"])
    assert advised(speech, Thought(draw, NO_DIFFERENCE, 0.5), view(table.s, 0)).line == "Draw 1 card"


@pytest.mark.parametrize(("mode", "line", "note"), [
    ("duel", "To A3: no target", ""), ("master", "Move Red Alert to A3: no target", "")])
def test_a_hint_to_move_names_who_moves_where_several_can(mode: str, line: str, note: str) -> None:
    mine, partner = pawn("Red Alert", "A1"), pawn("Optimus Prime", "B2")
    theirs, fourth = pawn("Megatron", "J7"), pawn("Cyclonus", "I5")
    table = Arena(mine, theirs) if mode == "duel" else Arena(
        {"transformers": [mine, partner]}, {"transformers": [theirs, fourth]}, mode=mode)
    option = table.words.find(table.s, "move Red Alert to A3")
    speech = Speech(title("arena"), table.s.game, ["Ann", "Ben"])
    told = advised(speech, Thought(option, NO_DIFFERENCE, 0.5), view(table.s, 0))
    assert (told.line, told.note) == (line, note)


@pytest.mark.parametrize(("language", "line", "note"), [
    ("en", "To B2: with Reinforcements, 0 left", "The step leads towards Null Ray, to buy it."),
    ("de", "Nach B2: mit Reinforcements, übrig 0", "Der Schritt führt zum Kauf von Null Ray.")])
def test_a_hint_to_walk_names_the_card_that_pays_and_what_it_is_for(language: str, line: str, note: str) -> None:
    table = Matrix("Elita-1", "Megatron").stand("Elita-1", "B1").mode("Elita-1", "bot")
    table.in_play("Elita-1", "Reinforcements").put("B3", "Null Ray")
    WORDS.use(language)
    speech = Speech(title("matrix"), table.game, ["Ann", "Ben"])
    option = next(option for option in table.asked.options if option.kind == "move"
                  and option.value("space") == table.space("B2"))
    why = Why("why.towards buy", (card(table.slot("Null Ray")),))
    told = advised(speech, Thought(option, why, 0.5), view(table.s, 0))
    WORDS.use("en")
    assert (told.line, told.note) == (line, note)


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
    to_others = about_move(speech, said, view(s, (asked.seat + 1) % 3)).whole
    to_itself = about_move(speech, said, view(s, asked.seat)).whole
    assert "62%. Next best of what is face up: " in to_others
    assert "(30%)" in to_others and "(40%)" not in to_others
    assert "Next best: " in to_itself and "(40%)" in to_itself and "(30%)" in to_itself
    hits = tuple(Weighed(Option("hit", (seat(number),)), chance) for number, chance in ((1, 0.2), (2, 0.1)))
    more = Said(asked.seat, 1, thought._replace(alternatives=thought.alternatives + hits))
    to_others = about_move(speech, more, view(s, (asked.seat + 1) % 3)).whole
    assert "(20%)" in to_others and "(10%)" not in to_others, "two that may be known"


def test_what_is_thought_of_facedown_cards_is_told_but_of_those_that_were_peeked_at() -> None:
    table = Matrix("Elita-1", "Megatron")
    for where, name in ("A1", "Springer"), ("B1", "Rippersnapper"), ("C1", "Afterburner"):
        table.put(where, name, up=False)
    s = table.s
    unseen, peeked, chosen = (Option("card", (card(s.zones[MATRIX][table.space(where)]),)) for where in ("A1", "B1",
                                                                                                      "C1"))
    s.known[peeked.value("card")] |= 1
    speech = Speech(title("matrix"), s.game, ["Ann", "Ben"])
    thought = Thought(chosen, NO_DIFFERENCE, 0.6, (Weighed(peeked, 0.5), Weighed(unseen, 0.4)), 9)
    to_ann = advised(speech, thought, view(s, 0)).whole
    assert to_ann.endswith("Next best: Rippersnapper (50%) · The facedown card on A1 (40%).")
    to_ben = about_move(speech, Said(0, 1, thought), view(s, 1)).whole
    assert to_ben.endswith("Next best of what is face up: The facedown card on A1 (40%).")
    asked = Decision(0, "choose card", [chosen, unseen])
    thought = thought._replace(alternatives=thought.alternatives[1:])
    to_ben = about_move(speech, Said(0, 1, thought, (), asked), view(s, 1)).whole
    assert to_ben.endswith("Next best: Choose the facedown card on A1 (40%)."), "there was nothing else"


def test_an_answer_that_names_no_deed_says_what_it_was_given_to() -> None:
    s = DeckBuilder({}).new(3)
    speech = Speech(TOY, s.game, ["Ann", "Ben", "Cleo"])
    bold, hidden = s.zones[1][0], card(s.zones[1][1])
    s.known[bold] |= 7

    def told(kind: str, source: int = -1, **facts: Any) -> str:
        asked = Decision(1, kind, [PASS], source, **facts)
        said = Said(1, 1, Thought(PASS, NO_DIFFERENCE, 0.5), (), asked)
        return about_move(speech, said, view(s, 0)).whole.split(".")[0]

    assert told("discard") == "Ben on “Which card do you discard?”: Pass"
    assert told("may", bold) == f"Ben on “{s.card(bold).name}”: Pass"
    assert told("action") == "Ben: Pass", "that says it all"
    assert told("discard", about=(hidden,)) == "Ben: Pass", "what it is about is not known"
    assert told("block", secret=True) == "Ben: Pass"


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
    assert ": Take a card. " in about_move(speech, Said(asked.seat, 1, thought), view(s, asked.seat)).whole
    thought = Thought(Option("pass"), NO_DIFFERENCE, 0.62, (Weighed(Option("ponder"), 0.4),), 9)
    assert ": Take a card (40%)." in reasons(speech, thought, view(s, asked.seat))


def test_whoever_chooses_itself_is_named_once() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    speech = Speech(TOY, game, ["Ann", "Computer 2", "Computer 3"])

    def told(chosen: int) -> str:
        thought = Thought(Option("seat", (seat(chosen),)), NO_DIFFERENCE, 0.6)
        return about_move(speech, Said(1, 1, thought), view(s, 0)).whole

    assert told(2).startswith("Computer 2: Computer 3. It looks the most")
    assert told(1).startswith("Computer 2 picks themselves. It looks the most")


class Told:
    """A game of which some answers were thought about: they are told as what the test calls them."""

    def __init__(self) -> None:
        self.match, self.recall = Match(DeckBuilder({}), 3), Recall()

    def said(self, who: int, turn: int, *kinds: str, tries: int = 9) -> None:
        for kind in kinds:
            option = Option(kind)
            self.match.answers.append(Answer(who, option, ()))
            self.recall.note(self.match, Said(who, turn, Thought(option, NO_DIFFERENCE, 0.5, tries=tries)))

    def told(self, since: int = -1, *, latest_first: bool = False) -> list[tuple[int, str]]:
        return [(said.seat, said.thought.option.kind)
                for _, said in self.recall.told(self.match, 0, since, latest_first=latest_first)]


def test_a_name_that_ends_a_sentence_needs_no_full_stop() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    WORDS.add("en", {**TOY_WORDS, "toy-deckbuilder.option.ponder": "Buy Roll Out!"})
    speech = Speech(TOY, game, ["Ann", "Ben", "Cleo"])
    thought = Thought(Option("ponder"), NO_DIFFERENCE, 0.623, (Weighed(Option("pass"), 0.62),), 9)
    told = about_move(speech, Said(1, 1, thought), view(s, 0)).whole
    assert told.startswith("Ben: Buy Roll Out! It looks the most")
    assert advised(speech, thought, view(s, 0)).whole.startswith("Hint: Buy Roll Out! It looks the most")
    thought = Thought(Option("pass"), NO_DIFFERENCE, 0.623, (Weighed(Option("ponder"), 0.62),), 9)
    assert reasons(speech, thought, view(s, 0)).endswith("Just as good: Buy Roll Out!")


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


def test_what_went_without_saying_is_explained_when_it_was_done_last_or_nothing_was_weighed() -> None:
    game = Told()
    game.said(1, 4, "move")
    game.said(1, 4, "play", "play", tries=0)
    assert game.told() == [(1, "move")]
    assert game.told(latest_first=True) == [(1, "play"), (1, "move")]
    game.said(1, 7, "play", tries=0)
    assert game.told(4) == [(1, "play")]


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
    assert reasons(speech, thought, view(s, 1)).endswith("Estimated win chance: 62%.")
    assert "62" not in reasons(speech, thought._replace(tries=0), view(s, 1)), "nothing was weighed"


def test_what_an_answer_turned_up_on_the_board_was_not_known_before() -> None:
    table = Matrix("Elita-1", "Megatron").mode("Elita-1", "alt").put("A1", "Rippersnapper", up=False)
    table.stand("Elita-1", "A1").turn_goes_on()
    match = Match(table.s.game, 3, start=table.s)
    asked = match.decision
    assert asked is not None
    search = next(option for option in asked.options if option.kind == "search")
    speech = Speech(title("matrix"), match.game, ["Ann", "Ben"])
    slot = match.state.zones[MATRIX][0]
    match.take(search)
    seen = as_witnessed(match, 0, Said(0, 1, Thought(search, Why("why.show", (space(0), card(slot))), 0.5)), 1)
    assert seen is not None
    assert speech.card(slot, match.state) == "Rippersnapper"
    assert speech.card(slot, seen.state) == "an unknown card"


def test_what_is_told_was_seen_when_it_was_done() -> None:
    """A card that is played is known to all from then on, whatever becomes of it."""
    match = Match(DeckBuilder({}), 3)
    asked = match.decision
    assert asked is not None
    play = next(option for option in asked.options if option.kind == "play")
    slot, other = play.value("card"), (asked.seat + 1) % 3
    said = Said(asked.seat, 1, Thought(play, NO_DIFFERENCE, 0.5, tries=9))
    name = match.state.cards[match.state.ident[slot]].name
    assert not match.state.known[slot] >> other & 1
    match.take(play)
    WORDS.add("en", TOY_WORDS)
    speech = Speech(TOY, match.game, ["Ann", "Ben", "Cleo"])

    def told() -> str:
        seen = as_witnessed(match, 0, said, other)
        assert seen is not None
        return about_move(speech, said, seen).whole

    assert name in told()
    while match.state.known[slot] >> other & 1:
        assert match.decision is not None
        match.take(match.decision.options[-1])
    assert name in told(), "it was seen, wherever it lies now"


def test_an_attack_is_explained_once_its_card_lies_open() -> None:
    """Whether Megatron could attack was his secret, and by which card still is while that lies facedown."""
    table = Arena(pawn("Megatron", "B3", "5/1", "4/1", "3/1"), pawn("Red Alert", "B2", "2/3"), actions=1,
                  mode="free-for-all")
    match, recall = Match(table.s.game, 3, start=table.s), Recall()
    asked = match.decision
    assert asked is not None and asked.secret
    draw, attack, other = (table.words.find(table.s, answer) for answer in ("draw", "attack with 4/1",
                                                                              "attack with 5/1"))
    name = match.state.card(attack.value("card")).name
    assert hidden_cards(asked, draw, match.state) is None, "nobody is told whether there was anything else to do"
    hidden = hidden_cards(asked, attack, match.state)
    assert hidden == (attack.value("card"),)
    why = Why("why.attack", (card(attack.value("card", 1)), number(4)))
    said = Said(0, match.state.turn, Thought(attack, why, 0.6, (Weighed(other, 0.5), Weighed(draw, 0.4)), 9), hidden)
    match.take(attack)
    recall.note(match, said)
    assert recall.told(match, 1) == [] and as_witnessed(match, 0, said, 1) is None
    assert match.decision is not None
    match.take(PASS)
    recall.note(match, None)
    assert recall.told(match, 1) == [(0, said)]
    seen = as_witnessed(match, 0, said, 1)
    assert seen is not None
    told = about_move(Speech(title("arena"), match.game, ["Ann", "Ben"]), said, seen).whole
    assert told.startswith(f"Ann: Attack Red Alert with {name}. Red Alert is in the line of fire")
    draws = "Next best of what is face up: Draw a card from Megatron’s deck (40%)."
    assert told.endswith(draws), "what is left in the hand is not named"


def test_where_every_answer_comes_out_of_the_hand_nothing_is_told() -> None:
    """To be told anything would be to learn that there was more than one."""
    s = DeckBuilder({}).new(3)
    asked = pending(s)
    assert asked is not None
    cards = [option for option in asked.options if option.kind == "play"]
    assert len(cards) > 1
    assert hidden_cards(Decision(asked.seat, "discard", cards, secret=True), cards[0], s) is None
    assert hidden_cards(Decision(asked.seat, "discard", cards), cards[0], s) == ()
    block = Decision(asked.seat, "block", [*cards, PASS], secret=True)
    assert hidden_cards(block, cards[0], s) == (cards[0].value("card"),) and hidden_cards(block, PASS, s) is None


def test_what_is_as_good_is_not_called_second_best() -> None:
    game = DeckBuilder({})
    s = game.new(3)
    assert pending(s) is not None
    WORDS.add("en", TOY_WORDS)
    speech = Speech(TOY, game, ["Ann", "Ben", "Cleo"])

    def told(*chances: float) -> str:
        options = (Weighed(Option("hit", (seat(number),)), chance) for number, chance in enumerate(chances, 1))
        return reasons(speech, Thought(Option("pass"), NO_DIFFERENCE, 0.232, tuple(options), 9), view(s, 0))

    assert told(0.228, 0.226).endswith("23%. Just as good: Hit Ben · Hit Cleo.")
    assert told(0.228, 0.2).endswith("23%. Just as good: Hit Ben. Next best: Hit Cleo (20%).")
    assert told(0.228).endswith("23%. Just as good: Hit Ben.")
    assert told(0.22).endswith("23%. Next best: Hit Ben (22%).")


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

    assert recall.told(match, 0) == []
    first, second = give(0), give(0)
    undo()
    assert recall.told(match, 0)[0] == (0, first)
    match.redo()
    recall.note(match, None)
    assert recall.told(match, 0, latest_first=True)[0] == (1, second)
    undo()
    undo()
    assert recall.told(match, 0) == []
    other = give(-1)
    assert recall.told(match, 0) == [(0, other)]
    undo()
    match.take(first.thought.option)
    recall.note(match, None)
    assert recall.told(match, 0) == [], "nobody thought about it this time"


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_that_a_game_knows_has_words(game: str) -> None:
    """They are looked for in the code: some are said once in a thousand moves."""
    folder = Path(str(import_module(f"sparktable.ai.{game}").__file__)).parent
    said = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    keys = set(re.findall(r'Why\(\s*"(why[^"]+)"', said))
    assert keys and [key for key in sorted(keys) if not WORDS.has(f"{game}.{key}")] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "options"), [
    ("arena", {"mode": "master", "players": 4}), ("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 4}),
    ("matrix", {"set": "core", "mode": "co-op", "players": 3}), ("tcg", {})])
def test_a_hint_is_a_few_words_first(name: str, options: dict[str, Any], language: str) -> None:
    WORDS.use(language)
    lines = []
    for seed in range(2):
        match, dice = Match(title(name).open(options), seed), Dice(seed)
        judge, speech = judgement(match.game), Speech(title(name), match.game, ["Ann", "Ben", "Cleo", "Dora"])
        while (asked := match.decision) is not None and len(match.answers) < 200:
            option, seen = judge.quick(match.state, asked, dice), view(match.state, asked.seat)
            told = advised(speech, Thought(option, NO_DIFFERENCE, 0.5), seen)
            effects = {speech.in_short(each, seen.state).casefold() for each in match.game.outlook(seen, option)}
            new = {each for each in effects if each.removesuffix(".") not in told.line.casefold()}
            assert len(told.whole) > len(told.line) and told.note.casefold() in {"", *effects}
            assert not new or ": " in told.line or told.note, "what it brings stands there, if not in the same line"
            lines.append(told.line)
            match.take(option)
    WORDS.use("en")
    assert sum(len(line) <= 41 for line in lines) >= 0.98 * len(lines), "names alone can be longer"
    if name == "matrix":
        assert sum(": " in line for line in lines) > len(lines) / 2, "what it brings stands beside most"
