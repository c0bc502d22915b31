"""English noun phrases for cards and characters."""
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
from .grammar import a, listed

NOUNS: dict[str, tuple[str, str]] = {
    types.STARTER: ("Starter", "Starters"), types.BASIC: ("Basic card", "Basic cards"),
    types.DAMAGE: ("Damage card", "Damage"), types.MANEUVER: ("Maneuver", "Maneuvers"),
    types.TECHNOLOGY: ("Technology", "Technology cards"), types.ROBOT: ("Robot", "Robots"),
    types.RELIC: ("Relic", "Relics"), types.ALLY: ("Ally", "Allies"), types.SITE: ("Site", "Sites"),
    types.POLITY: ("Polity", "Polities"), types.RUIN: ("Ruin", "Ruins"), types.SCHEME: ("Scheme", "Schemes"),
    types.BOSS: ("Boss", "Bosses"), types.MISSION: ("Mission", "Missions"),
    types.ENCOUNTER: ("Encounter", "Encounters"), types.CHARACTER: ("character", "characters"),
}
THIS_NOUN = (types.BOSS, types.SITE, types.POLITY, types.RUIN, types.SCHEME, types.RELIC, types.ALLY)
LEVELS = {1: "I", 2: "II", 3: "III"}
KEYWORDS = {types.BLOCK: "Block", types.FLIGHT: "Flight"}


def this(scene: Scene) -> str:
    """What the card calls itself."""
    card = scene.card
    if card is not None and card.type in THIS_NOUN:
        return f"this {NOUNS[card.type][0]}"
    return "this character" if card is not None and card.type == types.CHARACTER else "this card"


@dataclass(frozen=True, slots=True)
class Noun:
    """A kind of card: "faceup" + "Robot" + "in Range"."""

    before: str
    one: str
    several: str
    after: str

    def phrase(self, several: bool = False) -> str:
        return " ".join(part for part in (self.before, self.several if several else self.one, self.after) if part)


def _head(kind: Kind) -> tuple[str, str]:
    names = as_tuple(kind.types)
    if kind.name:
        return f"“{kind.name}”", f"copies of “{kind.name}”"
    if kind.subtype:
        return kind.subtype, f"{kind.subtype}s"
    missions = isinstance(kind, Cards) and as_tuple(kind.zone) == (select.MISSIONS,)
    if missions:
        return NOUNS[types.MISSION]
    if not names:
        return ("Adversary", "Adversaries") if kind.adversary else ("card", "cards")
    return (listed([NOUNS[name][0] for name in names], "or"), listed([NOUNS[name][1] for name in names], "and"))


def _before(kind: Kind) -> list[str]:
    words = []
    if kind.other or kind.not_it:
        words.append("other")
    if isinstance(kind, Cards):
        if kind.face == select.DOWN:
            words.append("facedown")
        if kind.at == select.ADJACENT:
            words.insert(0, "adjacent")
    if kind.adversary and kind.types:
        words.append("Adversary")
    if kind.faction is not None:
        words.append(FACTIONS[kind.faction])
    return words


def _after(kind: Kind) -> list[str]:
    words = ["of your faction"] if kind.own else []
    last = isinstance(kind, Cards) and as_tuple(kind.zone)[0] in (select.IN_HAND, select.IN_DISCARD)
    if isinstance(kind, Cards):
        words += [] if last else _where(kind)
        words += _further(kind)
    names = as_tuple(kind.not_types)
    without = [NOUNS[name][1] if name == types.DAMAGE or kind.other else a(NOUNS[name][0]) for name in names]
    without += ["an Adversary"] if kind.not_adversary else []
    if without:
        words.append(f"except {listed(without, 'and')}" if kind.other else f"other than {listed(without, 'or')}")
    if kind.keyword:
        words.append(f"with {KEYWORDS[kind.keyword]}")
    if kind.cost_from is not None:
        words.append(f"with cost {kind.cost_from} or more")
    if kind.cost_to is not None:
        words.append(f"with cost {kind.cost_to} or less")
    for name, least in (("Power", kind.power_from), ("Range", kind.range_from), ("Move", kind.move_from),
                        ("printed Range", kind.printed_range_from)):
        if least:
            words.append(f"with {name}" if least == 1 else f"with {name} {least} or more")
    if kind.level_from:
        words.append(f"of level {LEVELS[kind.level_from]} or higher")
    if isinstance(kind, Cards):
        words += _where(kind) if last else []
        if kind.free_of_your_team:
            words.append(f"{'and ' if without else ''}with no character of your team on it")
    return words


def _further(cards: Cards) -> list[str]:
    """What a text asks of cards besides what they are and where."""
    words = ["that can be cleared"] if cards.clearable else []
    if cards.highest_cost:
        words.append("with the highest cost")
    if cards.different:
        words.append({"name": "with different names", "type": "of different types",
                      "cost": "with different costs"}[cards.different])
    return words


ZONES = {select.IN_PLAY: "you control", select.IN_HAND: "in your hand", select.IN_DISCARD: "in your discard pile",
         select.MISSIONS: "you control", select.IN_VAULT: "in your Vault", select.OWNED: "you own",
         select.DESTROYED: "in the destroyed pile", select.UNDER_THIS: "under this card",
         select.LAID_AS_ASSIST: "laid as your Assist", select.IN_MATRIX: "in the Matrix"}
PAIRS: dict[tuple[str, ...], str] = {(select.IN_PLAY, select.IN_DISCARD): "you control or in your discard pile",
         (select.IN_HAND, select.IN_DISCARD): "in your hand or discard pile",
         (select.IN_MATRIX, select.DESTROYED): "in the Matrix or the destroyed pile",
         (select.IN_MATRIX, select.IN_PLAY): "in the Matrix or in play",
         (select.IN_PLAY, select.LAID_AS_ASSIST): "you control or laid as an Assist",
         (select.IN_PLAY, select.MISSIONS): "you control"}
PLACES: dict[Place, str] = {
    select.HERE: "in your space", select.ADJACENT: "", select.AROUND: "in or next to your space",
    select.IN_RANGE: "in Range", select.ON_THIS: "on this card", select.BESIDE_THIS: "adjacent to this card",
    select.AROUND_THIS: "on or adjacent to this card", select.ON_SPOT: "there", 1: "within 1 space",
    2: "within 2 spaces"}


def _where(cards: Cards) -> list[str]:
    zones = as_tuple(cards.zone)
    expect(cards.whose in (YOU, select.ANYBODY), cards)
    if len(zones) > 1:
        words = [PAIRS[zones]]
    elif cards.whose == select.ANYBODY and zones[0] == select.IN_PLAY:
        words = ["in play"]
    elif zones[0] == select.IN_MATRIX and cards.at != "":
        words = [PLACES[cards.at]] if PLACES[cards.at] else []
    else:
        words = [ZONES[zones[0]]]
    if cards.commanded:
        words = ["your faction does not command" if cards.commanded == select.NOT_OWN else
                 "your faction commands" if cards.commanded == select.OWN else "your Adversaries command"]
    return words


def noun(kind: Kind, *, where: bool = True) -> Noun:
    """The words for a kind of card; without `where`, only what it is."""
    one, several = _head(kind)
    after = _after(kind) if where or not isinstance(kind, Cards) else _after_kind(kind)
    return Noun(" ".join(_before(kind)), one, several, " ".join(after))


def _after_kind(cards: Cards) -> list[str]:
    place = _where(cards)
    return [word for word in _after(cards) if word not in place]


def one(what: Selection, scene: Scene, *, where: bool = True) -> str:
    """One of them: "a facedown card in Range"."""
    if what is THIS:
        return this(scene)
    if what is IT:
        return "one of them" if scene.many else "it"
    if isinstance(what, Assists):
        return "another Assist" if what.unresolved else "an Assist"
    if isinstance(what, Cards) and what.zone in TOPS:
        return top(what, scene)
    if isinstance(what, Cards) and what.zone == select.IN_HAND and what.whose == THEM:
        return f"a card from {of_theirs('hand', scene)}"
    assert isinstance(what, Kind)
    phrase = noun(what, where=where).phrase().replace("this card", this(scene))
    if isinstance(what, Cards) and what.highest_cost:
        return f"the {phrase}"
    return phrase.replace("other ", "another ", 1) if phrase.startswith("other ") else a(phrase)


TOPS = {select.ON_DECK: "your deck's", select.NEXT_CARD: "the main deck's",
        select.NEXT_ENCOUNTER: "the Encounter deck's"}


def top(what: Cards, scene: Scene, n: int = 1) -> str:
    if what.whose == THEM:
        return f"the top card of {of_theirs('deck', scene)}"
    deck = TOPS[str(what.zone)]
    return f"{deck} top card" if n == 1 else f"{deck} top {n} cards"


def several(what: Selection, scene: Scene, *, where: bool = True) -> str:
    """Any of them, as a kind: "Robots you control"."""
    if what is THIS:
        return this(scene)
    if what is IT:
        return "them"
    if isinstance(what, Assists):
        return "Assists of your teammates" if what.side == TEAMMATES else "Assists"
    if isinstance(what, Chars):
        return characters(what, True)
    if isinstance(what, Either):
        return listed([several(part, scene, where=where) for part in what.selections], "and")
    assert isinstance(what, Kind)
    return noun(what, where=where).phrase(True).replace("this card", this(scene))


def picked(what: Selection, n: Amount, up_to: bool, scene: Scene) -> str:
    """So many of them: "up to 2 Damage you control"."""
    if isinstance(n, Value):
        raise TypeError("a counted number of cards needs a sentence of its own")
    if isinstance(what, Cards) and what.zone in TOPS:
        return top(what, scene, n)
    if n == 1:
        return ("up to 1 " + one(what, scene).split(" ", 1)[1]) if up_to else one(what, scene)
    if n >= MANY:
        if what is IT:
            return "them"
        if isinstance(what, Cards) and what.zone == select.IN_HAND and not what.particular:
            return of_theirs("hand", scene) if what.whose == THEM else "your hand"
        return f"all {several(what, scene)}"
    return f"{'up to ' if up_to else ''}{n} {several(what, scene)}"


def each(what: Selection, scene: Scene) -> str:
    """For counting: "Robot you control", after "each"."""
    if isinstance(what, Assists | Chars):
        return characters(what, False) if isinstance(what, Chars) else "Assist"
    if isinstance(what, Either):
        return listed([each(part, scene) for part in what.selections], "and")
    assert isinstance(what, Kind)
    return noun(what).phrase()


def for_each(what: Selection, per: int, scene: Scene) -> str:
    """What stands behind "for": "each Robot you control", "each 2 Damage you control"."""
    if per == 1:
        return f"each {each(what, scene)}"
    return f"each {'pair' if per == 2 else f'group of {per}'} of {several(what, scene)}"


SIDES = {select.ANYBODY: "", OTHERS: "other", select.ADVERSARIES: "Adversary"}


def characters(what: Chars, many: bool) -> str:
    """Characters without an article: "Adversary character in Range"."""
    place = PLACES[what.at] if what.at != "" else ""
    adjective = SIDES.get(what.side, "")
    if what.side == TEAMMATES:
        words = ["teammates" if many else "teammate", place]
    elif what.side == TEAM:
        words = ["players of your team" if many else "player of your team", place]
    else:
        words = [adjective, "characters" if many else "character", place]
    if what.at == select.ADJACENT:
        words.insert(0, "adjacent")
    return " ".join(word for word in words if word)


def somebody(what: Chars) -> str:
    """One of them: "a character in your space"."""
    if what.side == YOU:
        return "you"
    phrase = characters(what, False)
    return phrase.replace("other ", "another ", 1) if phrase.startswith("other ") else a(phrase)


def them(scene: Scene) -> str:
    """The characters concerned: named where they come up first, then as a pronoun."""
    if scene.them is None or scene.known:
        return "each" if scene.each else "it" if scene.them is not None else "that character"
    phrase = f"each {characters(scene.them, False)}" if scene.each else somebody(scene.them)
    return phrase.replace("this card", this(scene))


def them_after(scene: Scene) -> str:
    """The same as the object of a verb or after a preposition."""
    if scene.them is not None and scene.known and scene.each:
        return "each of them"
    return them(scene)


def of_theirs(thing: str, scene: Scene) -> str:
    """Something of those concerned: "its hand", "the hand of another player"."""
    if scene.them is None:
        return f"that player's {thing}"
    if scene.known:
        return f"its {thing}"
    word = them(scene)
    return f"{word.replace('character', 'player')}'s {thing}" if scene.them.at == "" else f"the {thing} of {word}"
