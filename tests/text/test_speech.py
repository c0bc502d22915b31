"""Everything that happens in a game of the Matrix is told, in every language, without a hole."""
from __future__ import annotations

import random

import pytest

from matrix.core import team
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.matrix.rules.rulings import RULINGS
from sparktable.kernel import kinds
from sparktable.kernel.decisions import Decision, Option, Ref
from sparktable.kernel.game import Reason
from sparktable.kernel.run import advance, pending
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.vocabulary.picking import Picking
from sparktable.kernel.vocabulary.seats import OPPONENTS
from sparktable.text import LANGUAGES, Untold, clause, retold

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
GAMES = ({"mode": "tvt", "players": 4}, {"mode": "co-op", "players": 2}, {"mode": "solo"},
         {"set": "core", "players": 3}, {"set": "core", "mode": "co-op", "players": 2},
         {"set": "core", "mode": "solo"})


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("options", GAMES, ids=lambda options: " ".join(map(str, options.values())))
def test_every_question_answer_and_event_has_words(options: dict[str, object], language: str) -> None:
    matrix = title("matrix")
    game = matrix.open(options)
    state, dice = game.new(5), random.Random(5)
    state.events = []
    words = Words()
    words.use(language)
    speech = Speech(matrix, game, NAMES[:game.seats], words)
    for _ in range(400):
        asked = pending(state)
        if asked is None:
            break
        said = [speech.question(asked, state), speech.source(asked, state),
                *(speech.option(option, state) for option in asked.options[:12])]
        advance(state, dice.choice(list(asked.options)))
        said += [speech.event(event, state) for event in state.events]
        state.events.clear()
        assert not words.missing
        assert not [text for text in said if "{" in text or "None" in text or "  " in text]


def test_every_table_ruling_is_explained_with_its_page() -> None:
    words = Words()
    for ruling in RULINGS.all:
        key = f"matrix.ruling.{ruling.name}"
        assert all(words.has(f"{key}{part}") for part in ("", ".note", *(f".{value}" for value in ruling.values)))
        note = words.say(f"{key}.note")
        assert ruling.where == "house" or note.endswith(f"({ruling.where})"), note


@pytest.mark.parametrize(("value", "word"), [("no", " or "), ("yes", " and ")])
def test_a_part_of_a_text_is_said_as_the_table_rules_it(value: str, word: str) -> None:
    """War on Cybertron p.11: Entrenched gives one of two things, or both."""
    matrix = title("matrix")
    game = matrix.open({"rulings": {"entrenched_both": value}})
    card = next(card for card in game.cards if card.name == "Entrenched")
    speech = Speech(matrix, game, NAMES[:2], Words())
    said = speech.ref(Ref("word", dict(card.trees())["play"].label), game.new(1))
    assert word in str(said), said


@pytest.mark.parametrize(("language", "said", "asked"), [
    ("en", "Ben’s Sonic Scramble: Scrap 1 card from hand.", "Scrap "),
    ("de", "Sonic Scramble von Ben: Verschrotte 1 Karte aus deiner Hand.", " verschrotten")])
def test_the_other_players_text_is_told_from_the_eyes_of_whoever_is_asked(
        language: str, said: str, asked: str) -> None:
    """To the other player "your opponent" would be somebody else."""
    tcg = title("tcg")
    game = tcg.open({})
    card = next(card for card in game.cards if card.name == "Sonic Scramble")
    state = game.new(1)
    slot = next(slot for slot, zone in enumerate(state.where) if game.zone_seat[zone] == 1)
    state.ident[slot] = game.cards.index(card)
    label = next(node.label for _, tree in card.trees() for node in tree.walk()
                 if "ScrapFromHand" in type(node).__name__)
    other = next(slot for slot, zone in enumerate(state.where) if game.zone_seat[zone] == 0)
    options = (Option(kinds.CARD, (Ref("card", other),)),)
    words = Words()
    words.use(language)
    speech = Speech(tcg, game, NAMES[:2], words)
    scrap = Decision(0, QuestionKind("scrap"), options, slot, (Ref("word", label),))
    assert speech.source(scrap, state) == said
    assert asked in speech.answer(options[0], scrap, state)
    own = Decision(1, QuestionKind("scrap"), options, slot, (Ref("word", label),))
    assert speech.source(own, state).startswith("Sonic Scramble: ")


def test_a_reason_names_the_card_whose_text_forbids() -> None:
    matrix = title("matrix")
    game = matrix.open({})
    card = next(card for card in game.cards if card.name == "Ultra Magnus")
    reason = Reason("forbidden by text", (("card", card.slug),))
    for language in ("en", "de"):
        words = Words()
        words.use(language)
        assert "Ultra Magnus" in Speech(matrix, game, NAMES[:2], words).reason(reason, game.new(1))


@pytest.mark.parametrize(("language", "one", "both", "nobody", "fell"), [
    ("en", "Ann has taken too much Damage.", "Ann and Ben have taken too much Damage.",
     "A player has taken too much Damage.", "0 of 3 Bosses fell."),
    ("de", "Ann hat zu viel Schaden erlitten.", "Ann und Ben haben zu viel Schaden erlitten.",
     "Ein Spieler hat zu viel Schaden erlitten.", "0 von 3 Bossen sind gefallen.")])
def test_who_has_taken_too_much_damage_is_told_by_name(language: str, one: str, both: str, nobody: str,
                                                       fell: str) -> None:
    table = team().put("B2", "Rumble", up=False).encounter("Flak Burst").in_play("Bumblebee", *["Damage"] * 4)
    table.in_play("Bumblebee", "Fix").search().unblocked()
    state, words = table.s, Words()
    words.use(language)
    fallen = title("matrix").telling.characters(state).index("Bumblebee")
    names = ["Ben", "Ben"]
    names[fallen] = "Ann"
    speech = Speech(title("matrix"), table.s.game, names, words)
    assert state.outcome is not None
    assert speech.outcome(state.outcome, state) == f"{one} {fell}"
    table.in_play("Ironhide", *["Damage"] * 5)
    speech.names = sorted(names)
    assert speech.outcome(state.outcome, state) == f"{both} {fell}"
    assert speech.outcome(state.outcome, table.s.game.new(1)) == f"{nobody} {fell}", "a position that shows nobody"


def test_what_the_other_players_text_does_to_yours_is_told_as_yours() -> None:
    """Swarm!: whom it hurts is what its own player calls an enemy."""
    tree = dict(next(card for card in title("tcg").open({}).cards if card.name == "Swarm!").trees())
    label = next(node.label for root in tree.values() for node in root.walk() if type(node).__name__ == "Damage")
    assert clause("tcg", label, "en") == "Deal 1 damage to an enemy of your opponent’s choice."
    assert retold("tcg", label, "en") == "Deal 1 damage to one of your characters."
    assert retold("tcg", label, "de") == "Füge einem deiner Charaktere 1 Schaden zu."


def label_of(game: str, name: str, verb: str) -> str:
    """The first part of a card's text that is such a verb."""
    card = next(card for card in title(game).open({}).cards if card.name == name)
    return next(node.label for _, tree in card.trees() for node in tree.walk() if type(node).__name__ == verb)


@pytest.mark.parametrize(("game", "name", "verb"), [
    ("tcg", "Zap", "Damage"), ("tcg", "Data Pad", "Seq"), ("tcg", "Data Pad", "Draw"),
    ("matrix", "Entrenched", "GainEnergon"), ("matrix", "Entrenched", "Repair"), ("matrix", "Patch", "Repair"),
    ("matrix", "Iacon", "Draw")])
def test_what_its_own_player_does_is_told_from_no_other_eyes(game: str, name: str, verb: str) -> None:
    """Whoever else is asked would hear of damage to an enemy that it is to choose, or of Energon it does not gain."""
    label = label_of(game, name, verb)
    assert clause(game, label, "en")
    with pytest.raises(Untold):
        retold(game, label, "en")


def test_what_its_own_player_has_is_counted_for_nobody_else() -> None:
    """Elita-1 hits with the Robots of whoever plays her."""
    hits = label_of("matrix", "Elita-1", "GainDamage")
    assert clause("matrix", hits, "en") == "That character takes 1 Damage for each Autobot Robot you control."
    with pytest.raises(Untold):
        retold("matrix", hits, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_decides_in_the_other_players_text_hears_of_no_opponent(language: str) -> None:
    labels = {node.label for card in title("tcg").open({}).cards for _, tree in card.trees() for node in tree.walk()
              if isinstance(node, Picking) and node.chooser() == OPPONENTS}
    told = [retold("tcg", label, language) for label in labels]
    assert told and not [text for text in told if "opponent" in text or "Gegner" in text]


def test_a_card_that_lies_with_the_other_player_asks_its_own_in_its_own_words() -> None:
    """Zap is not told as "one of your characters" to whoever shoots with it, wherever it lies."""
    tcg = title("tcg")
    game = tcg.open({})
    state, label = game.new(1), label_of("tcg", "Zap", "Damage")
    slot = next(slot for slot, zone in enumerate(state.where) if game.zone_seat[zone] == 1)
    state.ident[slot] = next(index for index, card in enumerate(game.cards) if card.name == "Zap")
    speech = Speech(tcg, game, NAMES[:2], Words())
    asked = Decision(0, QuestionKind("damage"), (Option(kinds.CARD, (Ref("card", 0),)),), slot, (Ref("word", label),))
    assert speech.source(asked, state) == "Ben’s Zap says: “Deal 1 damage to an enemy.”"
