"""Moments, conditions and lasting texts of the trading card game in words."""
from __future__ import annotations

import pytest

from sparktable.games.tcg.card import ALT, ARMOR, AUTOBOT, CAR, ORANGE, PLANE, WEAPON, WHITE
from sparktable.games.tcg.cards import CATALOGUE
from sparktable.games.tcg.stats import ATTACK, BATTLE, BOLD, DEFENSE, PIERCE, STEALTH, TOUGH
from sparktable.games.tcg.verbs import abilities as says
from sparktable.games.tcg.verbs.conditions import Attacks, Flipped, InMode, IsA, PutOnly, There, YourTurn, on_a
from sparktable.games.tcg.verbs.damage import Damage
from sparktable.games.tcg.verbs.gains import Gains, ThisTurn
from sparktable.games.tcg.verbs.instead import Takes
from sparktable.games.tcg.verbs.select import ANYBODYS, ENEMY, IN_HAND, IN_PLAYED, THIS, Cards, Chars, Upgrades
from sparktable.games.tcg.verbs.whom import ONE_ENEMY, ONE_OF_YOURS
from sparktable.games.tcg.verbs.with_cards import Draw
from sparktable.kernel.control import Condition, Effect, Not
from sparktable.kernel.nodes import Node
from sparktable.text import LANGUAGES
from sparktable.text.language import sentence
from sparktable.text.tcg import card_text, tongue
from sparktable.text.tcg.conditions import if_, only_on, while_
from sparktable.text.tcg.controls import told
from sparktable.text.tcg.layout import paragraphs
from sparktable.text.tcg.scene import Scene


def scene(language: str) -> Scene:
    return Scene(tongue(language))


def text(*texts: Node) -> list[str]:
    """In English, then in German."""
    return [said for language in LANGUAGES for said in paragraphs(texts, scene(language))]


@pytest.mark.parametrize(("condition", "english", "german"), [
    (There(Chars(trait=PLANE)), "you field a Plane", "du ein Flugzeug im Spiel hast"),
    (There(Cards(IN_HAND), 2), "your hand holds 2 or more cards", "du 2 oder mehr Karten auf der Hand hast"),
    (Not(There(Cards(IN_HAND))), "your hand is empty", "deine Hand leer ist"),
    (There(Upgrades(THIS, slot=WEAPON)), "this character has a Weapon", "dieser Charakter eine Waffe hat"),
    (Flipped((WHITE, ORANGE, ORANGE)), "your flips show at least 1 white and 2 orange icons",
     "du mindestens 1 weißes und 2 orangefarbene Symbole aufdeckst"),
    (on_a(CAR), "this character is a Car", "dieser Charakter ein Auto ist"),
    (InMode(ALT), "this character is in alt mode", "dieser Charakter im Alt-Modus ist")])
def test_conditions_are_clauses(condition: Condition, english: str, german: str) -> None:
    assert [if_(condition, scene(language)) for language in LANGUAGES] == [english, german]


def test_a_condition_that_nobody_has_words_for_names_what_it_counts() -> None:
    class Moons(Condition):
        """Nobody counts these."""

    with pytest.raises(LookupError, match="Moons"):
        if_(Not(Moons()), scene("en"))


@pytest.mark.parametrize(("condition", "english", "german"), [
    (Attacks(), "while attacking", "beim Angreifen"),
    (Attacks(Chars(ENEMY, faction=AUTOBOT)), "while attacking an enemy Autobot",
     "beim Angriff auf einen gegnerischen Autobot"),
    (There(Chars(trait=PLANE)), "while you field a Plane", "solange du ein Flugzeug im Spiel hast")])
def test_what_holds_for_a_while_has_it_as_a_heading(condition: Condition, english: str, german: str) -> None:
    assert [while_(condition, scene(language)) for language in LANGUAGES] == [english, german]


@pytest.mark.parametrize(("condition", "english", "german"), [
    (IsA(PLANE), "only for Planes", "nur für Flugzeuge"),
    (PutOnly(Chars(ANYBODYS, name="Megatron")), "only for Megatron", "nur für Megatron"),
    (Not(PutOnly(Chars(ANYBODYS, faction=AUTOBOT))), "not for Autobots", "nicht für Autobots")])
def test_who_may_bear_an_upgrade(condition: Condition, english: str, german: str) -> None:
    assert [only_on(condition, scene(language)) for language in LANGUAGES] == [english, german]


@pytest.mark.parametrize(("ability", "english", "german"), [
    (says.when_flipped(Draw(1)), "When you flip this mode up, draw 1 card.",
     "Wenn du ihn in diesen Modus umdrehst, ziehe 1 Karte."),
    (says.starts_turn(Draw(1)), "As your turn starts, draw 1 card.", "Am Anfang deines Zuges ziehe 1 Karte."),
    (says.attacks(Draw(1)), "When this character attacks, draw 1 card.",
     "Wenn dieser Charakter angreift, ziehe 1 Karte."),
    (says.attacks(Damage(1, ONE_ENEMY), Chars(trait=CAR)),
     "Whenever one of your Cars attacks, deal 1 damage to an enemy.",
     "Wenn eines deiner Autos angreift, füge einem gegnerischen Charakter 1 Schaden zu."),
    (says.when_koed(Draw(1), provided=Not(YourTurn())),
     "When this character is knocked out on your opponent’s turn, draw 1 card.",
     "Wenn dieser Charakter KO geht, während dein Gegner am Zug ist, ziehe 1 Karte."),
    (says.when_played(Cards(IN_PLAYED, kind="action"), Draw(1)), "When you play an Action, draw 1 card.",
     "Wenn du eine Aktion spielst, ziehe 1 Karte."),
    (says.when_does_enough(Draw(1)), "When this character’s attack damage is enough to KO an enemy, draw 1 card.",
     "Wenn dieser Charakter genug Angriffsschaden zufügt, um einen gegnerischen Charakter KO zu setzen, "
     "ziehe 1 Karte.")])
def test_moments(ability: Node, english: str, german: str) -> None:
    assert text(ability) == [english, german]


def test_attacking_or_defending_is_said_at_once() -> None:
    assert text(*says.battles(Draw(1))) == ["When this character attacks or defends, draw 1 card.",
                                            "Wenn dieser Charakter angreift oder verteidigt, ziehe 1 Karte."]


def test_what_the_same_have_on_the_same_condition_is_said_at_once() -> None:
    both = (says.has(BOLD, 2, provided=Attacks()), says.has(ATTACK, 1, provided=Attacks()))
    assert text(*both) == ["While attacking: Bold 2 and +1 attack.", "Beim Angreifen: Kühn 2 und +1 Angriff."]
    others = Chars(others=True)
    assert text(says.has(BOLD, 1, others), says.has(TOUGH, 1, others)) == [
        "Each of your other characters gets Bold 1 and Tough 1.",
        "Jeder deiner anderen Charaktere hat Kühn 1 und Zäh 1."]


def test_what_stands_apart_stays_apart() -> None:
    assert len(text(says.has(BOLD, 2, provided=Attacks()), says.has(BOLD, 1))) == 2 * len(LANGUAGES)
    assert len(text(says.attacks(Draw(1)), says.defends(Draw(2)))) == 2 * len(LANGUAGES)


@pytest.mark.parametrize(("lasting", "english", "german"), [
    (says.has(STEALTH), "Stealth.", "Tarnung."),
    (says.cannot_use(PIERCE, Chars(ENEMY)), "Enemies cannot use Pierce.",
     "Gegnerische Charaktere können Durchschlag nicht nutzen."),
    (says.at_most(BOLD, 1, Chars(ENEMY)), "Each enemy has at most Bold 1.",
     "Jeder gegnerische Charakter hat höchstens Kühn 1."),
    (says.takes_in(WEAPON, ARMOR), "Weapons on this character can also take Armor slots.",
     "Waffen auf diesem Charakter können auch Rüstungsplätze belegen."),
    (Takes(5, 4), "If this character would take 5 or more attack damage, it takes 4 instead.",
     "Wenn dieser Charakter 5 oder mehr Angriffsschaden erleiden würde, erleidet er stattdessen 4.")])
def test_lasting_texts(lasting: Node, english: str, german: str) -> None:
    assert text(lasting) == [english, german]


@pytest.mark.parametrize(("effect", "english", "german"), [
    (Gains(says.has(ATTACK, 3, provided=Attacks()), ONE_OF_YOURS),
     "One of your characters gets +3 attack this turn while it is attacking.",
     "Einer deiner Charaktere hat in diesem Zug +3 Angriff, solange er angreift."),
    (ThisTurn(says.cannot_use(BOLD, Chars(ENEMY))), "Enemies cannot use Bold this turn.",
     "Gegnerische Charaktere können in diesem Zug Kühn nicht nutzen."),
    (ThisTurn(says.has(DEFENSE, 1, Chars()), BATTLE), "Each of your characters gets +1 defense in this battle.",
     "Jeder deiner Charaktere hat in diesem Kampf +1 Verteidigung.")])
def test_what_is_given_for_a_while_says_so_and_what_must_hold(effect: Effect, english: str, german: str) -> None:
    assert [tongue(each).smooth(sentence(told(effect, scene(each)))) for each in LANGUAGES] == [english, german]


def test_an_upgrade_speaks_of_its_bearer() -> None:
    """And in German "an dem Träger" has grown together."""
    field = next(card for card in CATALOGUE if card.name == "Medic's Protective Field")
    assert card_text(field, "en", {}).paragraphs[0] == "When this Upgrade is put on, repair 1 damage on the bearer."
    assert card_text(field, "de", {}).paragraphs[0].endswith("repariere 1 Schaden am Träger.")


@pytest.mark.parametrize(("name", "english", "german"), [
    ("Metroplex", "Begins the game with Scamper, Six-Gun and Slammer under it.",
     "Beginnt das Spiel mit Scamper, Six-Gun und Slammer unter sich."),
    ("General Optimus Prime", "Has 2 extra Utility slots.", "Hat 2 zusätzliche Hilfsmittelplätze."),
    ("Crystal of Power", "Takes up an Armor slot as well.", "Belegt auch einen Rüstungsplatz."),
    ("Racing Line", "For teams with a Car.", "Für Teams mit einem Auto.")])
def test_what_a_card_is_by_itself(name: str, english: str, german: str) -> None:
    cards = [card for card in CATALOGUE if card.name == name]
    for language, wanted in zip(LANGUAGES, (english, german), strict=True):
        assert any(wanted in card_text(card, language, {}).paragraphs for card in cards)
