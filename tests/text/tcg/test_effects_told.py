"""What effects of the trading card game say: whom they mean, how much, one behind the other."""
from __future__ import annotations

import time

import pytest

from sparktable.games.tcg.card import ACTION, AUTOBOT, BOT, CAR, COLOURS, LEADER, ORANGE, PLANE, SPECIALIST
from sparktable.games.tcg.cards import CATALOGUE
from sparktable.games.tcg.stats import ATTACK, BOLD, PIERCE, TOUGH
from sparktable.games.tcg.verbs.conditions import There
from sparktable.games.tcg.verbs.counters import CountUse
from sparktable.games.tcg.verbs.damage import Damage, Repair
from sparktable.games.tcg.verbs.gains import Gets
from sparktable.games.tcg.verbs.modes import Tap, Untap
from sparktable.games.tcg.verbs.naming import NameTopCard
from sparktable.games.tcg.verbs.select import (
    ANYBODYS,
    ENEMY,
    IN_HAND,
    IN_SCRAP,
    IT,
    OPPONENT,
    THIS,
    Cards,
    Chars,
    Upgrades,
)
from sparktable.games.tcg.verbs.sharing import Sharing
from sparktable.games.tcg.verbs.upgrades import ScrapUpgrade
from sparktable.games.tcg.verbs.values import HandSize
from sparktable.games.tcg.verbs.whom import Each, One
from sparktable.games.tcg.verbs.with_cards import Draw, Reveal, Scrap, ScrapFromHand, ScrapHand, ScrapTop, ToHand
from sparktable.kernel.control import Choose, Effect, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.counts import Count
from sparktable.text import LANGUAGES
from sparktable.text.language import sentence
from sparktable.text.tcg import card_text, tongue
from sparktable.text.tcg.controls import told
from sparktable.text.tcg.scene import Scene

ITSELF, AN_ENEMY, ONE_OF_YOURS = Each(THIS), One(Chars(ENEMY)), One(Chars())
A_PLANE = There(Chars(trait=PLANE))

AMOUNTS = (
    (Draw(1), "Draw 1 card.", "Ziehe 1 Karte."),
    (Draw(2), "Draw 2 cards.", "Ziehe 2 Karten."),
    (Draw(1, OPPONENT), "Your opponent draws 1 card.", "Dein Gegner zieht 1 Karte."),
    (Draw(Count(Chars(trait=CAR))), "Draw 1 card for each of your Cars.", "Ziehe für jedes deiner Autos 1 Karte."),
    (Damage(Count(Chars(trait=CAR)), AN_ENEMY), "Deal 1 damage to an enemy for each of your Cars.",
     "Füge einem gegnerischen Charakter für jedes deiner Autos 1 Schaden zu."),
    (Damage(HandSize(), AN_ENEMY), "Deal X damage to an enemy, where X is the number of cards in your hand.",
     "Füge einem gegnerischen Charakter X Schaden zu, wobei X die Zahl deiner Handkarten ist."),
    (ScrapFromHand(1), "Scrap 1 card from hand.", "Verschrotte 1 Karte aus deiner Hand."),
    (ScrapFromHand(2, OPPONENT), "Your opponent scraps 2 cards from their hand.",
     "Dein Gegner verschrottet 2 Karten aus seiner Hand."),
    (ScrapHand(), "Scrap your whole hand.", "Verschrotte deine Hand."),
    (ScrapTop(1), "Scrap your deck’s top card.", "Verschrotte die oberste Karte deines Decks."),
    (ScrapTop(3), "Scrap your deck’s top 3 cards.", "Verschrotte die obersten 3 Karten deines Decks."),
)

CHOSEN = (
    (Repair(1, ITSELF), "Repair 1 damage on this character.", "Repariere 1 Schaden an diesem Charakter."),
    (Repair(1, One(Chars(others=True))), "Repair 1 damage on another of your characters.",
     "Repariere 1 Schaden an einem deiner anderen Charaktere."),
    (Repair(2, Each(Chars())), "Repair 2 damage on each of your characters.",
     "Repariere 2 Schaden an jedem deiner Charaktere."),
    (Damage(1, One(Chars(ENEMY), n=2, up_to=True)), "Deal 1 damage to up to 2 enemies.",
     "Füge bis zu 2 gegnerischen Charakteren 1 Schaden zu."),
    (Damage(2, Each(Chars(ENEMY))), "Deal 2 damage to each enemy.",
     "Füge jedem gegnerischen Charakter 2 Schaden zu."),
    (Damage(3, One(Chars(ENEMY, damaged=True))), "Deal 3 damage to a damaged enemy.",
     "Füge einem beschädigten gegnerischen Charakter 3 Schaden zu."),
    (Damage(3, One(Chars(ENEMY, trait=SPECIALIST))), "Deal 3 damage to an enemy Specialist.",
     "Füge einem gegnerischen Spezialisten 3 Schaden zu."),
    (Untap(One(Chars(trait=CAR))), "Untap one of your Cars.", "Enttappe eines deiner Autos."),
    (Untap(One(Chars(tapped=True))), "Untap one of your tapped characters.",
     "Enttappe einen deiner getappten Charaktere."),
    (Untap(One(Chars(mode=BOT))), "Untap one of your characters in bot mode.",
     "Enttappe einen deiner Charaktere im Bot-Modus."),
    (Tap(One(Chars(ENEMY, tapped=False))), "Tap an untapped enemy.",
     "Tappe einen ungetappten gegnerischen Charakter."),
    (Gets(ATTACK, 2, ONE_OF_YOURS), "One of your characters gets +2 attack until the end of the turn.",
     "Einer deiner Charaktere erhält bis zum Ende des Zuges +2 Angriff."),
    (Gets(TOUGH, 1, Each(Chars(trait=CAR))), "Each of your Cars gets Tough 1 until the end of the turn.",
     "Jedes deiner Autos erhält bis zum Ende des Zuges Zäh 1."),
    (Gets(BOLD, 3, One(Chars(upgraded=True))),
     "One of your upgraded characters gets Bold 3 until the end of the turn.",
     "Einer deiner aufgerüsteten Charaktere erhält bis zum Ende des Zuges Kühn 3."),
    (Gets(PIERCE, 1, One(Chars(faction=AUTOBOT, trait=LEADER))),
     "One of your Autobot Leaders gets Pierce 1 until the end of the turn.",
     "Einer deiner Autobot-Anführer erhält bis zum Ende des Zuges Durchschlag 1."),
    (Gets(ATTACK, 2, One(Sharing(Chars(others=True), THIS))),
     "Another of your characters that shares a trait with this character gets +2 attack until the end of the turn.",
     "Einer deiner anderen Charaktere mit demselben Merkmal wie dieser Charakter erhält bis zum Ende des Zuges "
     "+2 Angriff."),
    (ScrapUpgrade(One(Upgrades(Chars(ENEMY)))), "Scrap an enemy Upgrade.", "Verschrotte ein gegnerisches Upgrade."),
    (Scrap(One(Cards(IN_HAND))), "Scrap a card from hand.", "Verschrotte eine Karte aus deiner Hand."),
    (ToHand(One(Cards(IN_SCRAP, kind=ACTION, icon=ORANGE))),
     "Put an Action with an orange icon from your scrap pile into your hand.",
     "Nimm eine Aktion mit einem orangefarbenen Symbol aus deinem Schrottstapel auf die Hand."),
    (Reveal(Cards(IN_HAND, whose=ANYBODYS)), "Each player shows their hand.", "Jeder Spieler zeigt seine Hand vor."),
)

JOINED = (
    (Seq(Draw(2), ScrapFromHand(1)), "Draw 2 cards, then scrap 1 card from hand.",
     "Ziehe 2 Karten, dann verschrotte 1 Karte aus deiner Hand."),
    (Seq(Damage(1, AN_ENEMY), Tap(Each(IT))), "Deal 1 damage to an enemy and tap it.",
     "Füge einem gegnerischen Charakter 1 Schaden zu und tappe ihn."),
    (May(Draw(1)), "You may draw 1 card.", "Du darfst 1 Karte ziehen."),
    (IfDo(May(ScrapFromHand(1)), Draw(2)), "You may scrap 1 card from hand. If so, draw 2 cards.",
     "Du darfst 1 Karte aus deiner Hand verschrotten. Wenn du das tust, ziehe 2 Karten."),
    (If(A_PLANE, Draw(1)), "If you field a Plane, draw 1 card.",
     "Wenn du ein Flugzeug im Spiel hast, ziehe 1 Karte."),
    (If(A_PLANE, Draw(1), Draw(2)), "If you field a Plane, draw 1 card; otherwise, draw 2 cards.",
     "Wenn du ein Flugzeug im Spiel hast, ziehe 1 Karte; sonst ziehe 2 Karten."),
    (Choose(Draw(1), Damage(1, AN_ENEMY)), "Draw 1 card, or deal 1 damage to an enemy.",
     "Ziehe 1 Karte oder füge einem gegnerischen Charakter 1 Schaden zu."),
    (Choose(*(ScrapFromHand(1, OPPONENT, Cards(IN_HAND, icon=colour)) for colour in COLOURS)),
     "Choose a color: your opponent scraps a card with an icon of this color from their hand.",
     "Wähle eine Farbe: Dein Gegner verschrottet eine Karte mit einem Symbol dieser Farbe aus seiner Hand."),
    (NameTopCard(),
     "Name a card, then reveal your deck’s top card: if it is the one you named, put it into your hand.",
     "Nenne eine Karte, dann zeige die oberste Karte deines Decks vor: Ist es die genannte, nimm sie auf die Hand."),
    (Seq(CountUse(), Draw(1)), "Put a damage counter on this card and draw 1 card.",
     "Lege einen Schadensmarker auf diese Karte und ziehe 1 Karte."),
)


@pytest.mark.parametrize(("effect", "english", "german"), AMOUNTS + CHOSEN + JOINED, ids=lambda each: str(each)[:60])
def test_effects_are_told(effect: Effect, english: str, german: str) -> None:
    assert sentence(told(effect, Scene(tongue("en")))) == english
    assert sentence(told(effect, Scene(tongue("de")))) == german


@pytest.mark.parametrize(("slug", "german"), [
    # the time of a gift stands inside the clause, behind the verb
    ("supercharge", "Einer deiner Charaktere erhält bis zum Ende des Zuges Kühn 3."),
    # a character of whom the text has spoken is "er", another one is called that; weak nouns keep their -en
    ("autobot-whirl-aerial-assault",
     "Beim Verteidigen gegen einen Fernkämpfer: Dieser Charakter erleidet höchstens 5 Angriffsschaden."),
    # a genitive without "von"
    ("escape-capsule", "Wenn der Kopf des Trägers aufs Schlachtfeld kommt, ziehe 2 Karten."),
    # a mode is what one changes to
    ("beachcomber-geologist",
     "Wenn du ihn in diesen Modus umdrehst, repariere 1 Schaden an einem deiner Charaktere."),
    # several conditions stand in a list, and whoever is meant twice running is named once
    ("autobot-jazz-special-ops", "Wenn dieser Charakter verteidigt, du mindestens 2 weiße Symbole aufdeckst und der "
                                 "Angreifer keinen Durchschlag hat, erleidet"),
    ("agility-of-bumblebee", "Wenn der Träger angreift und Bumblebee ist, ziehe 1 Karte."),
    ("soldiers-blaster", "Wenn der Träger angreift und er und der Verteidiger keine Fraktion gemeinsam haben, "),
    # datives in a list
    ("overwhelming-advantage", "Für jeden deiner Decepticons führe Plan 1 aus."),
])
def test_german_grammar(slug: str, german: str) -> None:
    texts = list(card_text(next(card for card in CATALOGUE if card.slug == f"tcg-{slug}"), "de", {}).texts())
    assert any(text.startswith(german) for text in texts), texts


def test_no_card_says_who_is_meant_in_a_wrong_case() -> None:
    """What German texts get wrong first: a list in another case, an ending after "ein", a doubled article."""
    wrong = ("mit 1 orangefarbenes", "einem Spezialist ", "einen Spezialist ", "den Titan ", "von er ", "an er ",
             "der der ", "die die ", "das das ", "deiner dein", "einer einer", " sein hat", " in dem Zug ")
    for card in CATALOGUE[:-1]:
        for text in card_text(card, "de", {}).texts():
            assert not [each for each in wrong if each in f"{text} "], (card.slug, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_are_quickly_told(language: str) -> None:
    """The card browser tells a whole game's cards at once."""
    begun = time.process_time()
    for card in CATALOGUE[:-1]:
        card_text(card, language, {})
    assert time.process_time() - begun < 10
