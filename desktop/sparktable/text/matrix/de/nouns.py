"""German noun phrases for cards and characters: gender, case, number."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.games.matrix import card as types
from sparktable.games.matrix.state import FACTIONS
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.fight import Assists
from sparktable.games.matrix.verbs.select import Cards, Chars, Kind, Place, as_tuple
from sparktable.kernel.control import Amount, Value
from sparktable.kernel.vocabulary.seats import OTHERS, TEAM, TEAMMATES, THEM, YOU
from sparktable.kernel.vocabulary.selections import IT, THIS, Either, Selection

from ...templates import expect
from ..scene import MANY, Scene
from .grammar import listed

NOM, ACC, DAT = "nom", "acc", "dat"
_EIN = {"m": {NOM: "ein", ACC: "einen", DAT: "einem"}, "f": {NOM: "eine", ACC: "eine", DAT: "einer"},
        "n": {NOM: "ein", ACC: "ein", DAT: "einem"}}
_EINER = {"m": {NOM: "einer", ACC: "einen", DAT: "einem"}, "f": {NOM: "eine", ACC: "eine", DAT: "einer"},
          "n": {NOM: "eines", ACC: "eines", DAT: "einem"}}
_DIES = {"m": {NOM: "er", ACC: "en", DAT: "em"}, "f": {NOM: "e", ACC: "e", DAT: "er"},
         "n": {NOM: "es", ACC: "es", DAT: "em"}}
_MIXED = {"m": {NOM: "er", ACC: "en", DAT: "en"}, "f": {NOM: "e", ACC: "e", DAT: "en"},
          "n": {NOM: "es", ACC: "es", DAT: "en"}}
_WEAK = {"m": {NOM: "e", ACC: "en", DAT: "en"}, "f": {NOM: "e", ACC: "e", DAT: "en"},
         "n": {NOM: "e", ACC: "e", DAT: "en"}}
_PRONOUNS = {"m": {NOM: "er", ACC: "ihn", DAT: "ihm"}, "f": {NOM: "sie", ACC: "sie", DAT: "ihr"},
             "n": {NOM: "es", ACC: "es", DAT: "ihm"}, "p": {NOM: "sie", ACC: "sie", DAT: "ihnen"}}


@dataclass(frozen=True, slots=True)
class Noun:
    gender: str
    one: str
    many: str
    many_dative: str = ""
    like_adjective: bool = False
    """Declined like an adjective: "ein Verbündeter", "der Verbündete"."""

    def singular(self, endings: str) -> str:
        return f"{self.one}{endings}" if self.like_adjective else self.one

    def plural(self, case: str, definite: bool = False) -> str:
        if self.like_adjective:
            return self.one + ("en" if definite or case == DAT else "e")
        return (self.many_dative or self.many) if case == DAT else self.many


CARD = Noun("f", "Karte", "Karten")
ADVERSARY = Noun("m", "Gegner", "Gegner", "Gegnern")
NOUNS: dict[str, Noun] = {
    types.STARTER: Noun("f", "Startkarte", "Startkarten"), types.BASIC: Noun("f", "Basiskarte", "Basiskarten"),
    types.DAMAGE: Noun("f", "Schadenskarte", "Schadenskarten"),
    types.MANEUVER: Noun("n", "Manöver", "Manöver", "Manövern"),
    types.TECHNOLOGY: Noun("f", "Technologie", "Technologien"),
    types.ROBOT: Noun("m", "Roboter", "Roboter", "Robotern"), types.RELIC: Noun("n", "Relikt", "Relikte", "Relikten"),
    types.ALLY: Noun("m", "Verbündet", "Verbündet", like_adjective=True),
    types.SITE: Noun("m", "Ort", "Orte", "Orten"), types.POLITY: Noun("m", "Stadtstaat", "Stadtstaaten"),
    types.RUIN: Noun("f", "Ruine", "Ruinen"), types.SCHEME: Noun("n", "Komplott", "Komplotte", "Komplotten"),
    types.BOSS: Noun("m", "Boss", "Bosse", "Bossen"), types.MISSION: Noun("f", "Mission", "Missionen"),
    types.ENCOUNTER: Noun("f", "Begegnung", "Begegnungen"), types.CHARACTER: Noun("f", "Figur", "Figuren"),
}
NAMES = {**{name: noun.singular("er") for name, noun in NOUNS.items()}, types.BASIC: "Basis",
         types.DAMAGE: "Schaden"}
"""Types as they stand on the type line."""
THIS_NOUN = (types.BOSS, types.SITE, types.POLITY, types.RUIN, types.SCHEME, types.RELIC, types.ALLY)
LEVELS = {1: "I", 2: "II", 3: "III"}
KEYWORDS = {types.BLOCK: "Block", types.FLIGHT: "Flug"}


def _own_noun(scene: Scene) -> Noun:
    card = scene.card
    if card is not None and card.type in THIS_NOUN:
        return NOUNS[card.type]
    return NOUNS[types.CHARACTER] if card is not None and card.type == types.CHARACTER else CARD


def this(scene: Scene, case: str) -> str:
    """What the card calls itself: "diesen Boss"."""
    noun = _own_noun(scene)
    return f"dies{_DIES[noun.gender][case]} {noun.singular(_WEAK[noun.gender][case])}"


def pronoun(gender: str, case: str) -> str:
    return _PRONOUNS[gender][case]


def itself(scene: Scene, case: str) -> str:
    """The card again, after it has named itself."""
    return pronoun(_own_noun(scene).gender, case)


def heads(kind: Kind) -> list[Noun]:
    """The nouns for a kind of card."""
    names = as_tuple(kind.types)
    if kind.name:
        return [Noun("f", f"„{kind.name}“", f"„{kind.name}“")]
    if kind.subtype:
        return [Noun("m", kind.subtype, f"{kind.subtype}s")]
    if isinstance(kind, Cards) and as_tuple(kind.zone) == (select.MISSIONS,):
        return [NOUNS[types.MISSION]]
    if not names:
        return [ADVERSARY if kind.adversary else CARD]
    nouns = [NOUNS[name] for name in names]
    if kind.faction is not None:
        faction = FACTIONS[kind.faction]
        nouns = [Noun(noun.gender, f"{faction}-{noun.one}", f"{faction}-{noun.many}",
                      f"{faction}-{noun.many_dative or noun.many}") for noun in nouns]
    return nouns


def gender(kind: Selection) -> str:
    """The gender of the pronoun that may stand for one of them."""
    return heads(kind)[0].gender if isinstance(kind, Kind) and len(heads(kind)) == 1 else "f"


def _adjectives(kind: Kind) -> list[str]:
    words = ["ander"] if kind.other or kind.not_it else []
    if isinstance(kind, Cards):
        words += ["angrenzend"] if kind.at == select.ADJACENT else []
        words += ["verdeckt"] if kind.face == select.DOWN else []
        words += ["räumbar"] if kind.clearable else []
    if kind.adversary and kind.types:
        words.append("gegnerisch")
    return words


PLACES: dict[Place, str] = {
    select.HERE: "auf deinem Feld", select.ADJACENT: "", select.AROUND: "auf deinem oder einem angrenzenden Feld",
    select.IN_RANGE: "in Reichweite", select.ON_THIS: "auf {this}", select.BESIDE_THIS: "neben {this}",
    select.AROUND_THIS: "auf oder neben {this}", select.ON_SPOT: "dort", 1: "bis zu 1 Feld entfernt",
    2: "bis zu 2 Felder entfernt"}
ZONES = {select.IN_PLAY: "", select.IN_HAND: "aus deiner Hand", select.IN_DISCARD: "aus deinem Ablagestapel",
         select.MISSIONS: "", select.IN_VAULT: "in deinem Tresor", select.OWNED: "in deinem Besitz",
         select.DESTROYED: "aus dem Stapel zerstörter Karten", select.UNDER_THIS: "unter {this}",
         select.LAID_AS_ASSIST: "im Beistand", select.IN_MATRIX: "in der Matrix"}
PAIRS: dict[tuple[str, ...], str] = {
    (select.IN_PLAY, select.IN_DISCARD): "aus deinem Spielbereich oder Ablagestapel",
    (select.IN_HAND, select.IN_DISCARD): "aus deiner Hand oder deinem Ablagestapel",
    (select.IN_MATRIX, select.DESTROYED): "aus der Matrix oder dem Stapel zerstörter Karten",
    (select.IN_MATRIX, select.IN_PLAY): "in der Matrix oder im Spiel",
    (select.IN_PLAY, select.LAID_AS_ASSIST): "aus deinem Spielbereich oder Beistand",
    (select.IN_PLAY, select.MISSIONS): "aus deinem Spielbereich"}


def yours(kind: Selection) -> bool:
    """Whether such cards are called "deine"."""
    return (isinstance(kind, Cards) and as_tuple(kind.zone)[0] in (select.IN_PLAY, select.MISSIONS)
            and len(as_tuple(kind.zone)) == 1 and kind.whose == YOU)


def place(cards: Cards, scene: Scene) -> str:
    zones = as_tuple(cards.zone)
    expect(cards.whose in (YOU, select.ANYBODY), cards)
    if cards.commanded:
        return {select.OWN: "unter eurem Kommando", select.NOT_OWN: "nicht unter eurem Kommando",
                select.ENEMY: "unter gegnerischem Kommando"}[cards.commanded]
    if len(zones) > 1:
        text = PAIRS[zones]
    elif cards.whose == select.ANYBODY and zones[0] == select.IN_PLAY:
        text = "im Spiel"
    elif zones[0] == select.IN_MATRIX and cards.at != "":
        text = PLACES[cards.at]
    else:
        text = ZONES[zones[0]]
    return text.replace("{this}", this(scene, DAT))


def _without(kind: Kind) -> str:
    names = ["Schaden" if name == types.DAMAGE else NOUNS[name].plural(DAT) for name in as_tuple(kind.not_types)]
    names += [ADVERSARY.plural(DAT)] if kind.not_adversary else []
    return f"außer {listed(names, 'und')}" if names else ""


def after(kind: Kind, scene: Scene, where: bool = True) -> str:
    """What stands behind the noun."""
    words = ["deiner Fraktion"] if kind.own else []
    in_matrix = isinstance(kind, Cards) and where and as_tuple(kind.zone)[0] == select.IN_MATRIX
    if isinstance(kind, Cards) and in_matrix:
        words.append(place(kind, scene))
    words += [f"mit {KEYWORDS[kind.keyword]}"] if kind.keyword else []
    if kind.cost_from is not None:
        words.append(f"mit Kosten von {kind.cost_from} oder mehr")
    if kind.cost_to is not None:
        words.append(f"mit Kosten von {kind.cost_to} oder weniger")
    for name, least in (("Kraft", kind.power_from), ("Reichweite", kind.range_from), ("Bewegung", kind.move_from),
                        ("aufgedruckter Reichweite", kind.printed_range_from)):
        if least:
            words.append(f"mit {name}" if least == 1 else f"mit {name} {least} oder mehr")
    words += [f"der Stufe {LEVELS[kind.level_from]} oder höher"] if kind.level_from else []
    if isinstance(kind, Cards):
        words += [place(kind, scene)] if where and not in_matrix else []
        words += ["mit den höchsten Kosten"] if kind.highest_cost else []
        words += [{"name": "mit verschiedenen Namen", "type": "verschiedener Typen",
                   "cost": "mit verschiedenen Kosten"}[kind.different]] if kind.different else []
    if kind.faction is not None and not kind.types:
        words.insert(0, f"der {FACTIONS[kind.faction]}s")
    text = " ".join(word for word in (*words, _without(kind)) if word)
    free = isinstance(kind, Cards) and kind.free_of_your_team
    return f"{text}, auf der keine Figur deines Teams steht" if free else text


def _joined(*words: str) -> str:
    return " ".join(word for word in words if word)


def plural(kind: Kind, case: str, scene: Scene, *, where: bool = True, definite: bool = False,
           last: str = "und") -> str:
    """Any of them, as a kind: "gegnerische Roboter auf deinem Feld"."""
    ending = "en" if definite or case == DAT else "e"
    adjectives = [f"{word}{ending}" for word in _adjectives(kind)]
    nouns = listed([noun.plural(case, definite) for noun in heads(kind)], last)
    return _joined(*adjectives, nouns, after(kind, scene, where))


def singular(kind: Kind, case: str, scene: Scene, *, where: bool = True, article: str = "ein") -> str:
    """One of them, with an article: "einen gegnerischen Roboter", "jede Startkarte", "keine Karte"."""
    if where and yours(kind) and article in ("ein", "jed"):
        first = heads(kind)[0].gender
        starter = _EINER[first][case] if article == "ein" else f"jed{_DIES[first][case]}"
        return f"{starter} deiner {plural(kind, NOM, scene, definite=True, last='oder')}"
    phrases = []
    for noun in heads(kind):
        weak = article in ("jed", "d")
        ending = (_WEAK if weak else _MIXED)[noun.gender][case]
        adjectives = [f"{word}{ending}" for word in _adjectives(kind)]
        if article == "jed":
            word = f"jed{_DIES[noun.gender][case]}"
        elif article == "d":
            word = {"m": {NOM: "der", ACC: "den", DAT: "dem"}, "f": {NOM: "die", ACC: "die", DAT: "der"},
                    "n": {NOM: "das", ACC: "das", DAT: "dem"}}[noun.gender][case]
        else:
            word = {"ein": "", "kein": "k", "": ""}[article] + _EIN[noun.gender][case] if article else ""
        phrases.append(_joined(word, *adjectives, noun.singular(ending)))
    return _joined(listed(phrases, "oder"), after(kind, scene, where))


TOPS = {select.ON_DECK: "deines Decks", select.NEXT_CARD: "des Hauptdecks",
        select.NEXT_ENCOUNTER: "des Begegnungsstapels"}


def top(what: Cards, scene: Scene, n: int = 1) -> str:
    deck = of_theirs("Decks", scene) if what.whose == THEM else TOPS[str(what.zone)]
    return f"die oberste Karte {deck}" if n == 1 else f"die obersten {n} Karten {deck}"


def one(what: Selection, case: str, scene: Scene, *, where: bool = True) -> str:
    """One of them: "eine verdeckte Karte in Reichweite"."""
    if what is THIS:
        return this(scene, case)
    if what is IT:
        if scene.many:
            return f"{_EINER['f'][case]} davon"
        return pronoun(scene.gender, case)
    if isinstance(what, Assists):
        return {NOM: "eine Beistandskarte", ACC: "eine Beistandskarte", DAT: "einer Beistandskarte"}[case]
    if isinstance(what, Cards) and what.zone in TOPS:
        return top(what, scene)
    assert isinstance(what, Kind)
    if isinstance(what, Cards) and what.highest_cost:
        return "deine Karte mit den höchsten Kosten"
    return singular(what, case, scene, where=where)


def several(what: Selection, case: str, scene: Scene, *, where: bool = True) -> str:
    """Any of them, as a kind: "Roboter auf deinem Feld", "deine Startkarten"."""
    if what is THIS:
        return this(scene, case)
    if what is IT:
        return pronoun("p", case)
    if isinstance(what, Assists):
        word = "Beistandskarten"
        return f"{word} deiner Teammitglieder" if what.side == TEAMMATES else word
    if isinstance(what, Chars):
        return characters(what, case, scene)
    if isinstance(what, Either):
        return listed([several(part, case, scene, where=where) for part in what.selections], "und")
    assert isinstance(what, Kind)
    if yours(what):
        return f"deine{'n' if case == DAT else ''} {plural(what, case, scene, definite=True)}"
    return plural(what, case, scene, where=where)


def picked(what: Selection, n: Amount, up_to: bool, scene: Scene) -> str:
    """So many of them, in the accusative."""
    if isinstance(n, Value):
        raise TypeError("a counted number of cards needs a sentence of its own")
    if isinstance(what, Cards) and what.zone in TOPS:
        return top(what, scene, n)
    if n == 1:
        return one(what, ACC, scene)
    if n >= MANY:
        if what is IT:
            return "sie"
        if isinstance(what, Cards) and what.zone == select.IN_HAND and not what.particular:
            return f"die Hand {of_theirs('', scene)}" if what.whose == THEM else "deine Hand"
        assert isinstance(what, Kind)
        if yours(what):
            return f"alle deine {plural(what, ACC, scene, definite=True)}"
        return f"alle {plural(what, ACC, scene, definite=True)}"
    assert isinstance(what, Kind)
    amount = f"{'bis zu ' if up_to else ''}{n}"
    if yours(what):
        return f"{amount} deiner {plural(what, NOM, scene, definite=True)}"
    return f"{amount} {plural(what, ACC, scene)}"


def for_each(what: Selection, per: int, scene: Scene) -> str:
    """What stands behind "für"."""
    if isinstance(what, Assists):
        return "jede Beistandskarte"
    if isinstance(what, Chars):
        return somebody(what, ACC, scene, each=True)
    if isinstance(what, Either):
        return listed([for_each(part, per, scene) for part in what.selections], "und")
    assert isinstance(what, Kind)
    if what.types == types.DAMAGE and yours(what):
        return "jeden Schaden, den du kontrollierst" if per == 1 else f"je {per} Schaden, die du kontrollierst"
    if per == 1:
        return singular(what, ACC, scene, article="jed").replace("jede Karte aus deiner", "jede Karte in deiner")
    return f"je {per} {several(what, ACC, scene)}"


def characters(what: Chars, case: str, scene: Scene) -> str:
    """Characters without an article: "gegnerische Figuren in Reichweite"."""
    where = PLACES[what.at].replace("{this}", this(scene, DAT)) if what.at != "" else ""
    ending = "en" if case == DAT else "e"
    if what.side == TEAMMATES:
        return _joined("Teammitglieder" + ("n" if case == DAT else ""), where)
    if what.side == TEAM:
        return _joined("Mitglieder" + ("n" if case == DAT else "") + " deines Teams", where)
    adjective = {OTHERS: "ander", select.ADVERSARIES: "gegnerisch"}.get(what.side, "")
    near = f"angrenzend{ending}" if what.at == select.ADJACENT else ""
    return _joined(near, f"{adjective}{ending}" if adjective else "", "Figuren", where)


def somebody(what: Chars, case: str, scene: Scene, *, each: bool = False, article: str = "") -> str:
    """One of them: "eine Figur auf deinem Feld", "jede andere Figur"."""
    if what.side == YOU:
        return {NOM: "du", ACC: "dich", DAT: "dir"}[case]
    where = PLACES[what.at].replace("{this}", this(scene, DAT)) if what.at != "" else ""
    neuter = what.side in (TEAMMATES, TEAM)
    sex = "n" if neuter else "f"
    word = f"jed{_DIES[sex][case]}" if each else article + _EIN[sex][case]
    if neuter:
        return _joined(word, "Mitglied deines Teams" if what.side == TEAM else "Teammitglied", where)
    ending = (_WEAK if each else _MIXED)["f"][case]
    adjective = {OTHERS: "ander", select.ADVERSARIES: "gegnerisch"}.get(what.side, "")
    return _joined(word, f"{adjective}{ending}" if adjective else "", "Figur", where)


def them(scene: Scene, case: str) -> str:
    """The characters concerned: named where they come up first, then as a pronoun."""
    if scene.them is None:
        return {NOM: "diese Figur", ACC: "diese Figur", DAT: "dieser Figur"}[case]
    if scene.known:
        return f"jed{_DIES['f'][case]}" if scene.each else pronoun("f", case)
    return somebody(scene.them, case, scene, each=scene.each)


def of_theirs(thing: str, scene: Scene) -> str:
    """Something of those concerned, in the genitive: "ihres Decks", "eines anderen Spielers"."""
    if scene.them is None:
        return f"{thing} dieser Figur".strip()
    if scene.known:
        return f"ihres {thing}" if thing else "dieser Figur"
    if scene.them.at == "":
        other = "eines anderen Spielers" if scene.them.side == OTHERS else "eines Spielers"
        return f"des {thing} {other}" if thing else other
    return f"des {thing} {somebody(scene.them, DAT, scene)}" if thing else somebody(scene.them, DAT, scene)
