"""No hint, reason, question, answer or line of the log names somebody twice: "Hot Rod: Convert Hot Rod"."""
from __future__ import annotations

import re
from typing import Any

import pytest

from sparktable.ai.judgement import judgement
from sparktable.ai.thought import NO_DIFFERENCE, Thought
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.opponent_reasons import Said, about_move, advised
from sparktable.app.players import Player
from sparktable.app.seat_names import SeatNames
from sparktable.app.translations import WORDS
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from tcg.table import Table

TOLD_APART = re.compile(r"\((card|Karte)\)")
"""A card that is called like whoever acts."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "options"), [
    ("arena", {"mode": "duel"}), ("arena", {"mode": "master", "players": 2}),
    ("matrix", {"set": "core", "mode": "co-op", "players": 3}),
    ("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 4}),
    ("tcg", {"decks": ["Insecticon Swarm", "Aerialbots / Superion"]})])
def test_no_sentence_names_somebody_twice(name: str, options: dict[str, Any], language: str) -> None:
    WORDS.use(language)
    match, dice, found = Match(title(name).open(options), 2), Dice(2), []
    judge, seats = judgement(match.game), match.game.seats
    players = [Player(each) for each in ("Ann", "Ben", "Cleo", "Dora")[:seats]]
    speech = Speech(title(name), match.game, SeatNames(players, lambda: title(name).telling.called(match.state)))
    titles = sorted({WORDS.title(name, each) for each in match.game.cards} | {each.name for each in players},
                    key=len, reverse=True)
    twice = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, filter(None, titles)))})(?!\w).*(?<!\w)\1(?!\w)")
    while (asked := match.decision) is not None and len(match.answers) < 150:
        option, seen = judge.quick(match.state, asked, dice), view(match.state, asked.seat)
        thought = Thought(option, NO_DIFFERENCE, 0.5)
        hint, said = advised(speech, thought, seen), Said(asked.seat, match.state.turn, thought, (), asked)
        reason = about_move(speech, said, view(match.state, (asked.seat + 1) % seats))
        told = [hint.line, hint.note, reason.line, reason.whole, speech.question(asked, seen.state),
                *(speech.answer(each, asked, seen.state) for each in asked.options)]
        told += [speech.event(event, match.state) for event in match.take(option)]
        found += [line for line in told if twice.search(line) and not TOLD_APART.search(line)]
    WORDS.use("en")
    assert sorted(set(found)) == []


def test_a_hint_to_turn_somebody_with_three_modes_beside_those_with_two() -> None:
    table = Table(["Blitzwing, Relentless Foe", "Red Alert, Security Chief"], ["Arcee, Skilled Fighter"])
    option = max((each for each in table.asked.options if each.kind == "flip"),
                 key=lambda each: each.value("number"))
    speech = Speech(title("tcg"), table.game, ["Ann", "Ben"])
    told = advised(speech, Thought(option, NO_DIFFERENCE, 0.5), view(table.s, 0))
    assert told.line.startswith("Flip Blitzwing to ")
