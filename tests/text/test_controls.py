"""A game that has nothing but two verbs and a condition speaks through the shared controls, in both languages."""
from __future__ import annotations

import pytest

from sparktable.kernel.control import Choose, Condition, Effect, If, IfDo, May, Nothing, Seq
from sparktable.text.controls import Controls
from sparktable.text.english import English
from sparktable.text.german import German
from sparktable.text.language import Clause, Language, sentence
from sparktable.text.phrases import Phrases, phrases
from sparktable.text.scene import Telling
from sparktable.text.templates import Templates


class Sing(Effect):
    """A verb that separates in German."""


class Dance(Effect):
    """Another."""


class Sunny(Condition):
    """The weather."""


OWN = {"en": {"Sing": "[strike+] up a song", "Dance": "[dance+] for {n} {n:hour|hours}", "Sunny": "the sun shines"},
       "de": {"Sing": "[anstimmen] ein Lied", "Dance": "[tanzen] {n} {n:Stunde|Stunden} lang",
              "Sunny": "die Sonne scheint", "verb.anstimmen": "stimme|stimmt|stimmen|an",
              "verb.tanzen": "tanze|tanzt|tanzen"}}
EFFECTS: Templates[Clause] = Templates("effect")


class Revue(Controls[Telling]):
    """The game."""

    def do(self, effect: Effect, scene: Telling) -> Clause:
        return EFFECTS.say(effect, scene) if effect in EFFECTS else scene.clause(type(effect).__name__, n=2)

    def if_(self, condition: Condition, scene: Telling) -> str:
        return scene.say(type(condition).__name__)

    def after(self, effect: Effect, scene: Telling) -> Telling:
        return scene

    def goes_on(self, effect: Effect) -> bool:
        return False


REVUE = Revue(EFFECTS)


def said(effect: Effect, language: str) -> str:
    words = Phrases(language, {**phrases("shared", language).templates, **OWN[language]})
    tongue: Language = English(words) if language == "en" else German(words)
    return sentence(REVUE.told(effect, Telling(tongue)))


@pytest.mark.parametrize(("effect", "english", "german"), [
    (Seq(Sing(), Dance()), "Strike up a song and dance for 2 hours.", "Stimme ein Lied an und tanze 2 Stunden lang."),
    (May(Sing()), "You may strike up a song.", "Du darfst ein Lied anstimmen."),
    (Choose(Sing(), Dance()), "Strike up a song, or dance for 2 hours.",
     "Stimme ein Lied an oder tanze 2 Stunden lang."),
    (If(Sunny(), Sing(), Dance()), "If the sun shines, strike up a song; otherwise, dance for 2 hours.",
     "Wenn die Sonne scheint, stimme ein Lied an; sonst tanze 2 Stunden lang."),
    (IfDo(Sing(), Dance(), Nothing()), "Strike up a song. If you do, dance for 2 hours.",
     "Stimme ein Lied an. Wenn du das tust, tanze 2 Stunden lang."),
    (May(IfDo(Sing(), Dance())), "You may strike up a song. If so, dance for 2 hours.",
     "Du darfst ein Lied anstimmen. Wenn du das tust, tanze 2 Stunden lang."),
], ids=lambda value: type(value).__name__ if isinstance(value, Effect) else "")
def test_controls_are_told_for_any_game(effect: Effect, english: str, german: str) -> None:
    assert (said(effect, "en"), said(effect, "de")) == (english, german)


@pytest.mark.parametrize("inner", [If(Sunny(), Sing(), Dance()), Seq(If(Sunny(), Sing()), Dance())])
def test_a_condition_in_a_condition_is_told_too(inner: Effect) -> None:
    assert said(If(Sunny(), inner), "de").count("die Sonne scheint") == 2
    assert said(If(Sunny(), inner), "en").count("the sun shines") == 2
