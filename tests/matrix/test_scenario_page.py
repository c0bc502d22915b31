"""The page for writers of scenarios says what the readers know: nothing on it goes stale."""
from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from sparktable.games import load_all
from sparktable.games.arena import questions as arena_questions
from sparktable.games.arena import scenario as arena
from sparktable.games.arena.scenario import ArenaScenarios
from sparktable.games.matrix import events
from sparktable.games.matrix import questions as matrix_questions
from sparktable.games.matrix.cards import BOXES
from sparktable.games.matrix.deed_words import DEEDS
from sparktable.games.matrix.effect_names import all_effects
from sparktable.games.matrix.places import PLACES
from sparktable.games.matrix.scenario import ALONE, MatrixScenarios
from sparktable.games.matrix.sentences import sentences
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State
from sparktable.record.scenarios.reasons import known_reasons

load_all()
PAGE = (Path(__file__).parents[1] / "scenarios" / "README.md").read_text("utf-8")
PACKAGE = Path(__file__).parents[2] / "desktop" / "sparktable"
OF_THE_KERNEL = {"matrix": {"may", "choose", "order", "consent"}, "arena": set[str]()}
"""The kernel's questions that a game's cards ask."""
QUESTIONS = {"matrix": matrix_questions, "arena": arena_questions}
READERS: Mapping[str, Any] = {"matrix": MatrixScenarios(), "arena": ArenaScenarios()}
TABLES = (("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 4}),
          ("matrix", {"set": "core", "mode": "competitive", "players": 3}), ("matrix", {"mode": "co-op"}),
          ("arena", {"mode": "team", "players": 4}), ("arena", {"mode": "master", "players": 2, "draft": True}))


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Every call of a function of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def questions_named(tree: ast.AST, game: str) -> Iterator[str]:
    """The questions that a piece of a game's source names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "questions":
            yield getattr(QUESTIONS[game], node.attr)


def asked_in(game: str) -> set[str]:
    """The names of all questions that a game's source asks."""
    found: set[str] = set()
    for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        asking: list[ast.AST] = [call.args[1] for call in calls(tree, "Decision")]
        asking += [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "question"]
        asking += [node for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.AnnAssign) and any(
            isinstance(to, ast.Name) and to.id == "question"
            for to in (node.targets if isinstance(node, ast.Assign) else [node.target]))]
        found.update(name for node in asking for name in questions_named(node, game))
    return found | OF_THE_KERNEL[game]


@pytest.mark.parametrize("game", READERS)
def test_every_question_has_its_line(game: str) -> None:
    assert set(READERS[game].questions) == asked_in(game)
    for name, answers in READERS[game].questions.items():
        assert f"| `{name}` | {answers} |" in PAGE
    for reason, meaning in READERS[game].endings.items():
        assert f"`{reason}` ({meaning})" in " ".join(PAGE.split())


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_question_is_known_and_every_answer_can_be_said(game: str, options: dict[str, Any]) -> None:
    table = open_game(game, options)
    for seed in range(3):
        s, luck = table.new(seed), random.Random(seed)
        for _ in range(800):
            asked = pending(s)
            if asked is None:
                break
            assert asked.kind in READERS[game].questions
            assert len(asked.options) > 1 or ALONE in READERS[game].questions[asked.kind], asked
            said = luck.choice([*asked.options, *asked.asides])
            assert any(alike(s, READERS[game].find(s, words), said) for words in in_words(s, asked, said)), said
            take(s, luck.choice(list(asked.options)))


@pytest.mark.parametrize("game", READERS)
def test_every_reason_can_be_named(game: str) -> None:
    """A reason that has no sentence for players would be refused as a misspelt one."""
    for path in sorted((PACKAGE / "games" / game / "rules").glob("why*.py")):
        for call in calls(ast.parse(path.read_text("utf-8")), "reason"):
            key = call.args[0]
            for each in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                assert not isinstance(each, ast.Constant) or each.value in known_reasons(game)


def test_what_may_lie_where_is_on_the_page() -> None:
    rows = dict[str, list[str]]()
    for place, types in PLACES.items():
        rows.setdefault(", ".join(sorted(types)), []).append(f"`{place}`")
    for kinds, places in rows.items():
        assert f"| {', '.join(places)} | {kinds} |" in PAGE


def in_words(s: Any, asked: Decision, option: Option) -> list[str]:
    """The sentences for an option."""
    return sentences(s, option, asked) if s.game.name == "matrix" else [arena.in_words(s, asked, option)]


def alike(s: State, option: Option, other: Option) -> bool:
    """Whether two options are the same but for which of several cards of one title they name."""
    return [option.kind, *meaning(s, option)] == [other.kind, *meaning(s, other)]


def meaning(s: State, option: Option) -> list[int | str]:
    return [s.ident[int(ref.value)] if ref.kind == "card" else ref.value for ref in option.refs]


def listed(start: str) -> set[str]:
    """The names in the paragraph that begins so."""
    paragraph = PAGE[PAGE.index(start):].split("\n\n")[0]
    return {" ".join(name.split()) for name in re.findall(r"`([^`]+)`", paragraph)}


def test_every_effect_that_can_be_chosen_is_on_the_page() -> None:
    names = {name for box in BOXES.values() for name in all_effects(tuple(box))}
    assert listed("Effects that can be chosen") == names


def test_every_deed_is_on_the_page() -> None:
    told = {vars(events)[call.args[1].id] for path in sorted((PACKAGE / "games" / "matrix").rglob("*.py"))
            for name in ("happened", "counts") for call in calls(ast.parse(path.read_text("utf-8")), name)
            if isinstance(call.args[1], ast.Name) and call.args[1].id in vars(events)}
    assert set(DEEDS) == told == listed("Deeds: ")
