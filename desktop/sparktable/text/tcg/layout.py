"""A card of the Transformers TCG as text: which sentences it has, in which order, under which headings."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from sparktable.games.tcg.card import (
    CHARACTER,
    UNKNOWN,
    UPGRADE,
    BattleCard,
    Character,
    InKoArea,
    Mode,
    TcgCard,
)
from sparktable.games.tcg.stats import ATTACK, DEFENSE
from sparktable.games.tcg.verbs.abilities import Gives, Happens
from sparktable.games.tcg.verbs.bounty import Bounty
from sparktable.games.tcg.verbs.instead import Instead
from sparktable.games.tcg.verbs.select import THIS
from sparktable.games.tcg.verbs.taps import TapTo
from sparktable.kernel.nodes import Node
from sparktable.kernel.vocabulary.statics import Static

from ..language import sentence
from ..model import CardText, SideText
from ..phrases import capital
from ..templates import Untold
from .amounts import gain
from .conditions import if_, only_on
from .controls import told
from .kinds import Thing
from .moments import when
from .scene import Scene
from .statics import lasting, plain
from .tongue import Tongue


class Page:
    """The text of one card."""

    def __init__(self, card: TcgCard, tongue: Tongue, rulings: Mapping[str, str]) -> None:
        self.card = card
        self.tongue = tongue
        self.scene = Scene(tongue, card)

    def text(self) -> CardText:
        card = self.card
        if isinstance(card, Character):
            sides = (*map(self.side, card.modes), *map(self.upgrade_side, card.upgrades))
            return CardText(self.type_line(), tuple(self.about_character(card)), sides=sides)
        assert isinstance(card, BattleCard)
        return CardText("" if card.type == UNKNOWN else self.type_line(), tuple(self.battle_card(card)))

    # --- characters

    def side(self, mode: Mode) -> SideText:
        scene = replace(self.scene, this="this")
        said = tuple(paragraphs(mode.abilities, scene)) or (scene.say("no abilities"),)
        traits = [self.tongue.trait(trait) for trait in mode.traits]
        line = scene.say("side", attack=mode.attack, defense=mode.defense)
        return SideText(mode.name, said, line=" · ".join((line, *traits)))

    def upgrade_side(self, side: BattleCard) -> SideText:
        page = Page(side, self.tongue, {})
        said = tuple(page.battle_card(side))
        return SideText(UPGRADE, said, line=f"{side.name} · {self.tongue.trait(side.slot)}")

    def about_character(self, card: Character) -> Iterator[str]:
        """What holds in every mode: how it comes into the game, what it takes."""
        return iter(())

    # --- battle cards

    def battle_card(self, card: BattleCard) -> Iterator[str]:
        scene = replace(self.scene, this="upgraded") if card.type == UPGRADE else self.scene
        if card.only_if is not None:
            yield sentence(scene.say("only if", condition=if_(card.only_if, scene)))
        if card.only_on is not None:
            yield sentence(only_on(card.only_on, scene))
        numbers = [gain(stat, n, scene) for stat, n in ((ATTACK, card.attack), (DEFENSE, card.defense)) if n]
        if numbers:
            yield sentence(self.tongue.listed(numbers, "and"))
        if card.text is not None:
            yield sentence(told(card.text, scene))
        yield from paragraphs(card.abilities, scene)

    # --- lines

    def type_line(self) -> str:
        """"Autobot · Melee · Car", "Upgrade · Weapon"."""
        card, tongue = self.card, self.tongue
        if isinstance(card, Character):
            kinds = dict.fromkeys((*card.factions, *card.traits, *((card.kind,) if card.kind else ())))
            return " · ".join((tongue.trait(CHARACTER), *map(tongue.trait, kinds)))
        assert isinstance(card, BattleCard)
        return " · ".join(tongue.trait(each) for each in (card.type, card.slot, card.faction) if each)


def paragraphs(abilities: Sequence[Node], scene: Scene) -> Iterator[str]:
    """The texts of a side; those that say the same of several things are said at once."""
    left = list(abilities)
    while left:
        group = [left.pop(0)]
        while left and together(group[-1], left[0], scene):
            group.append(left.pop(0))
        yield ability(group, scene)


def together(first: Node, second: Node, scene: Scene) -> bool:
    """Whether two texts are said at once: the same effect, or more for the same on the same condition."""
    if isinstance(first, Happens) and isinstance(second, Happens):
        return first.effect is second.effect
    return (isinstance(first, Gives) and isinstance(second, Gives) and first.provided is second.provided
            and plain(first, scene) and plain(second, scene))


def ability(texts: Sequence[Node], scene: Scene) -> str:
    """A text as a paragraph."""
    first = texts[0]
    if isinstance(first, InKoArea):
        head = scene.say("in KO area or standing" if first.also_standing else "in KO area")
        return f"{head} {ability((first.text,), scene)}"
    if isinstance(first, TapTo):
        return tap(first, scene)
    if isinstance(first, Bounty):
        return scene.say("Bounty", said=capital(sentence(told(first.effect, scene.speaking_of(THIS, about=Thing())))))
    if isinstance(first, Happens):
        return when([text for text in texts if isinstance(text, Happens)], scene)
    if isinstance(first, Static | Instead):
        return lasting([text for text in texts if isinstance(text, Static | Instead)], scene)
    raise Untold(f"no words for the ability {type(first).__name__}")


def tap(node: TapTo, scene: Scene) -> str:
    """"**Tap, scrap …:** draw 2 cards."; what must hold is said where the cost does not say it."""
    cost = f", {told(node.cost, scene).full}" if node.cost is not None else ""
    if node.provided is not None and node.cost is None:
        cost = scene.say("TapTo.provided", condition=if_(node.provided, scene))
    return scene.say("TapTo", cost=cost, said=capital(sentence(told(node.effect, scene))))
