"""Card texts are whole, correct sentences in both languages, and say what the tree does."""
from __future__ import annotations

import re
from functools import partial

import pytest

from sparktable import text as told
from sparktable.games.matrix.card import ROBOT, TECHNOLOGY, MatrixCard
from sparktable.games.matrix.cards import BOXES, catalogue
from sparktable.games.matrix.cards.make import Maker
from sparktable.games.matrix.events import DEFEATS, MOVES_ONTO
from sparktable.games.matrix.headings import When
from sparktable.games.matrix.rules.rulings import RULINGS
from sparktable.games.matrix.state import AUTOBOT
from sparktable.games.matrix.verbs.board import ForCharacter, Peek
from sparktable.games.matrix.verbs.conditions import On
from sparktable.games.matrix.verbs.fight import Attack
from sparktable.games.matrix.verbs.piles import Destroy, Discard
from sparktable.games.matrix.verbs.resources import AddPower, Draw, GainDamage, GainEnergon, GainVP, Strengthen
from sparktable.games.matrix.verbs.select import (
    ADVERSARIES,
    DOWN,
    HERE,
    IN_HAND,
    IN_MATRIX,
    IN_PLAY,
    IN_RANGE,
    Cards,
    Chars,
    Kind,
)
from sparktable.kernel.control import Choose, Condition, Effect, If, IfDo, May, Seq
from sparktable.kernel.game import open_game
from sparktable.kernel.nodes import Node
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import THEM
from sparktable.kernel.vocabulary.selections import IT
from sparktable.text import LANGUAGES, Untold
from sparktable.text.matrix import TONGUES, sentences, tongue
from sparktable.text.matrix.scene import Scene
from sparktable.tools.lint_cards import check, custom_share

TITLES = [card for box in BOXES.values() for card in catalogue(box)[:-1]]
make = Maker("test box")
card_text, clause, plain_text = (partial(each, "matrix") for each in (told.card_text, told.clause, told.plain_text))


def say(effect: Effect, language: str = "en") -> str:
    """How a card that does this when it is played puts it."""
    card = make.technology("Gadget", cost=1, play=effect)
    return plain_text(card_text(card, language).paragraphs[0], language)


def card_named(name: str, type_: str) -> MatrixCard:
    return next(card for card in TITLES if card.name == name and card.type == type_)


def plainly(node: Node) -> str:
    """A tree as text, without addresses."""
    return re.sub(r"<sparktable[\w.]*\.(\w+) object at 0x[0-9a-f]+>", r"\1", repr(node))


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_effects_never_say_the_same(language: str) -> None:
    """A template that passes something over would tell two different trees alike."""
    meant: dict[str, tuple[str, str]] = {}
    for card in TITLES:
        for _, tree in card.trees():
            for node in tree.walk():
                plan = plainly(node)
                if not isinstance(node, Effect) or "Ruled(" in plan or "whose='them'" in plan:
                    continue  # readings that are not played, and parts that lean on their sentence
                text = sentences.effect(node, Scene(tongue(language), card))
                name, known = meant.setdefault(text, (card.name, plan))
                assert known == plan, f"{name} and {card.name} both say '{text}'"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_of_the_rules_has_its_text(language: str) -> None:
    for ruling in RULINGS.all:
        for value in ruling.values[1:]:
            for card in TITLES:
                texts = card_text(card, language, {ruling.name: value}).texts()
                assert all(text.endswith((".", ".)")) for text in texts), (card.slug, ruling.name, texts)


@pytest.mark.parametrize("card", TITLES, ids=lambda card: card.slug)
def test_every_card_reads_like_a_card_in_every_language(card: MatrixCard) -> None:
    assert not list(check("matrix", card, set()))


def test_no_title_needs_a_class_of_its_own() -> None:
    assert custom_share(TITLES) <= 0.10


def test_a_verb_without_words_is_an_error_that_names_it() -> None:
    class Sing(Effect):
        """Nobody has words for this."""

    with pytest.raises(Untold, match="Sing"):
        say(Sing())


def test_a_condition_without_words_is_an_error_too() -> None:
    class Sunny(Condition):
        """Nor for this."""

    with pytest.raises(Untold, match="Sunny"):
        say(If(Sunny(), Draw(1)))


@pytest.mark.parametrize(("n", "english", "german"), [
    (1, "Draw 1 card.", "Ziehe 1 Karte."), (2, "Draw 2 cards.", "Ziehe 2 Karten.")])
def test_numbers_choose_the_plural(n: int, english: str, german: str) -> None:
    assert (say(Draw(n)), say(Draw(n), "de")) == (english, german)


def test_what_you_may_do_stands_in_the_infinitive() -> None:
    effect = May(Discard(Cards(IN_HAND)))
    assert say(effect) == "You may discard 1 card."
    assert say(effect, "de") == "Du darfst 1 Karte ablegen."


@pytest.mark.parametrize(("label", "english", "german"), [
    ("core-ally-chip-chase/start/effect/then/effect", "discard that card", "die angesehene Karte ablegen"),
    ("war-on-cybertron-ally-spy-network/start/effect/then/other/effect", "turn that card up",
     "die angesehene Karte aufdecken"),
    ("core-technology-teletraan-1/play/1/effect", "turn one of them up", "eine davon aufdecken")])
def test_by_itself_a_deed_does_not_say_it_of_a_card_that_another_sentence_named(
        label: str, english: str, german: str) -> None:
    """A question would seem to be about the card that asks: "Use Chip Chase: discard it?"."""
    assert (told.deed("matrix", label, "en"), told.deed("matrix", label, "de")) == (english, german)


def test_that_a_card_is_chosen_is_told_with_what_it_is_chosen_for() -> None:
    label = "war-on-cybertron-character-decepticon-hun-gurrr/bot/energon1/effect/0"
    assert told.deed("matrix", label, "en") == (
        "choose a card you control. If it is a Terrorcon, it gets +2 Power; otherwise, it gets +1 Power")


def test_what_you_may_decide_about_others_is_a_clause_of_its_own() -> None:
    effect = May(Strengthen(Cards(IN_PLAY, types=ROBOT), power=1))
    assert say(effect) == "You may decide that a Robot you control gets +1 Power."
    assert say(effect, "de") == "Du darfst bestimmen: einer deiner Roboter erhält +1 Kraft."


def test_german_separates_its_verbs_only_in_the_main_clause() -> None:
    peek = Peek(Cards(IN_MATRIX, face=DOWN, at=HERE))
    assert say(peek, "de") == "Sieh dir eine verdeckte Karte auf deinem Feld an."
    assert say(May(peek), "de") == "Du darfst dir eine verdeckte Karte auf deinem Feld ansehen."


def test_gender_and_case_follow_the_noun() -> None:
    for type_, one in ((ROBOT, "einen gegnerischen Roboter"), (TECHNOLOGY, "eine gegnerische Technologie")):
        wanted = Cards(IN_MATRIX, types=type_, adversary=True, at=IN_RANGE)
        assert say(Destroy(wanted), "de") == f"Zerstöre {one} in Reichweite."
    standing = If(On(Cards(IN_MATRIX, types=ROBOT)), Draw(1))
    assert say(standing, "de") == "Wenn du auf einem Roboter stehst, ziehe 1 Karte."


def test_articles_follow_the_sound() -> None:
    assert say(Destroy(Cards(IN_PLAY, types="ally"))) == "Destroy an Ally you control."
    assert say(Destroy(Cards(IN_PLAY, types=ROBOT))) == "Destroy a Robot you control."


def test_like_verbs_are_said_once() -> None:
    effect = Seq(GainVP(1), GainEnergon(2))
    assert say(effect) == "Gain 1 VP and 2 Energon."
    assert say(effect, "de") == "Erhalte 1 SP und 2 Energon."


def test_an_alternative_names_both_sides() -> None:
    effect = Choose(Draw(1), GainEnergon(1))
    assert say(effect) == "Draw 1 card or gain 1 Energon."
    assert say(effect, "de") == "Ziehe 1 Karte oder erhalte 1 Energon."


def test_those_concerned_are_named_once_and_then_meant_by_a_pronoun() -> None:
    everybody = Attack(Chars(ADVERSARIES, at=HERE), GainDamage(1, THEM), ALL)
    assert say(everybody) == "Attack each Adversary character in your space: each takes 1 Damage."
    assert say(everybody, "de") == "Greife jede gegnerische Figur auf deinem Feld an: Jede erhält 1 Schaden."
    somebody = ForCharacter(Chars(at=HERE), GainDamage(2, THEM))
    assert say(somebody) == "A character in your space takes 2 Damage."
    assert say(somebody, "de") == "Eine Figur auf deinem Feld erhält 2 Schaden."


def test_what_depends_on_doing_it_says_so() -> None:
    effect = May(IfDo(Discard(Cards(IN_HAND)), Draw(1)))
    assert say(effect) == "You may discard 1 card. If so, draw 1 card."
    assert say(effect, "de") == "Du darfst 1 Karte ablegen. Wenn du das tust, ziehe 1 Karte."


def test_what_replaces_it_says_so() -> None:
    effect = IfDo(Discard(Cards(IN_PLAY, types="ally")), GainVP(1), GainDamage(1))
    assert say(effect) == "Discard an Ally you control. If you do, gain 1 VP. If you cannot, take 1 Damage."


def test_power_for_each_counts_what_it_counts() -> None:
    effect = AddPower(Count(Cards(IN_PLAY, subtype="Terrorcon", other=True)))
    assert say(effect) == "+1 Power for each other Terrorcon you control."
    assert say(effect, "de") == "+1 Kraft für jeden deiner anderen Terrorcons."


def test_a_trigger_tells_its_limit_and_its_pronoun_agrees() -> None:
    when = (When(MOVES_ONTO, GainEnergon(1), Cards(IN_MATRIX, types="ruin"), first=True),
            When(DEFEATS, May(Destroy(IT)), Kind(types=ROBOT)))
    card = make.relic("Horn", cost=5, vp=1, when=when)
    assert "The first time each turn you land on a Ruin, gain 1" in card_text(card, "en").paragraphs[0]
    assert "Wenn du einen Roboter besiegst, darfst du ihn zerstören." in card_text(card, "de").paragraphs[0]


def test_a_condition_of_the_effect_joins_that_of_the_trigger() -> None:
    """The Geyser gives its Energon only to whoever stands there."""
    text = card_text(card_named("Energon Geyser", "site"), "de").paragraphs[1]
    assert "Wenn dein Zug endet und du auf diesem Ort stehst, nimm 2" in text


def test_an_order_behind_what_somebody_else_does_is_a_statement() -> None:
    text = " ".join(card_text(card_named("Mode Lock", "encounter"), "de").texts())
    assert "kostet der Boss 1 {power} mehr, und du verlierst 1 {energon}." in text


def test_whoever_is_meant_twice_running_is_named_once() -> None:
    text = " ".join(card_text(card_named("Scavenger's Lair", "ruin"), "de").texts())
    assert "Wenn du dich auf diese Ruine bewegst und dich nicht dorthin teleportiert hast, gerätst du" in text


def test_a_table_ruling_changes_the_text_and_nothing_else_does() -> None:
    leak = card_named("Energy Leak", "damage")
    assert any("3 or more" in text for text in card_text(leak, "en").paragraphs)
    assert any("2 or more" in text for text in card_text(leak, "en", {"energy_leak_threshold": "2"}).paragraphs)
    assert card_text(leak, "en", {"energy_leak_threshold": "3"}) == card_text(leak, "en")


def test_texts_of_the_other_reading_are_left_out() -> None:
    """Power counted when the card is played needs one sentence; counted all along, an Assist needs its own."""
    strafe = card_named("Strafe", "robot")
    assert card_text(strafe, "en").paragraphs == ("+1 {power} for each other Technobot you control.",)
    live = card_text(strafe, "en", {"scaling_power": "continuous"}).paragraphs
    assert [text.split("+")[0] for text in live] == [
        "**Assist:** ", "When buying, in battles and when taking command, this card has "]


def test_a_character_has_both_sides() -> None:
    text = card_text(card_named("Slipstream", "character"), "en")
    alt, bot = text.sides
    assert (alt.name, alt.move, alt.penalty) == ("alt", 3, -1)
    assert (bot.name, [price for price, _ in bot.priced]) == ("bot", ["1", "2"])


def test_an_unknown_language_is_english() -> None:
    bold = card_named("Bold", "starter")
    assert card_text(bold, "xx") == card_text(bold, "en")


def test_an_option_that_names_a_text_can_be_told() -> None:
    options = card_named("Sneak Attack", "maneuver").play
    assert isinstance(options, Choose)
    assert [clause(choice.label, "en") for choice in options.choices] == ["Convert.", "Teleport to any space."]
    assert clause(options.choices[0].label, "de") == "Wandle dich um."


def test_an_unknown_label_is_refused() -> None:
    with pytest.raises(LookupError):
        clause("no such card/play", "en")


def test_languages_explain_the_same_things() -> None:
    english, german = (TONGUES[code] for code in ("en", "de"))
    assert english.keywords.keys() == german.keywords.keys()
    assert english.labels.keys() == german.labels.keys() and english.icons.keys() == german.icons.keys()


def test_types_stand_on_the_line_in_the_language() -> None:
    robot = card_named("Rippersnapper", ROBOT)
    assert card_text(robot, "en").type_line == "Robot · Decepticon"
    assert (card_text(robot, "de").type_line, card_text(robot, "de").subtype) == ("Roboter · Decepticon", "Terrorcon")
    siege = card_named("Planetary Siege", "scheme")
    assert (card_text(siege, "en").type_line, card_text(siege, "en").subtype) == ("Scheme", "Cooperative")
    assert (card_text(siege, "de").type_line, card_text(siege, "de").subtype) == ("Komplott", "Gemeinsam")
    assert card_named("Chromia", ROBOT).faction == AUTOBOT


@pytest.mark.parametrize(("language", "team", "rivals"), [
    ("en", "Together or solo: ", "Against each other: "), ("de", "Gemeinsam oder allein: ", "Gegeneinander: ")])
def test_a_table_shows_the_numbers_of_its_own_mode_alone(language: str, team: str, rivals: str) -> None:
    """And a list of cards, which knows of no table, shows both."""
    card = next(card for card in TITLES if card.name == "Concussion Wave")
    both = " ".join(card_text(card, language).texts())
    assert team in both and rivals in both
    numbers = {}
    for mode in ("competitive", "co-op", "solo"):
        game = open_game("matrix", {"set": "core", "mode": mode})
        numbers[mode] = " ".join(card_text(card, language, game.terms).texts())
        assert team not in numbers[mode] and rivals not in numbers[mode]
    assert "9" in numbers["co-op"] and "9" not in numbers["competitive"]
    assert numbers["co-op"] == numbers["solo"]


@pytest.mark.parametrize(("language", "rivals"), [("en", "Against each other, or as a team of experts: "),
                                                  ("de", "Gegeneinander oder für mehrere Experten: ")])
def test_experts_read_what_they_meet(language: str, rivals: str) -> None:
    card = next(card for card in TITLES if card.name == "Flak Burst")
    assert rivals in " ".join(card_text(card, language).texts())
    told = [card_text(card, language, open_game("matrix", {"set": "core", **mode}).terms).texts()
            for mode in ({"mode": "co-op", "expert": True}, {"mode": "competitive"}, {"mode": "co-op"},
                         {"mode": "solo", "expert": True})]
    assert told[0] == told[1] != told[2] == told[3]
