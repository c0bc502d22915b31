"""A card of the Transformers TCG as text: which sentences it has, in which order, under which headings."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from sparktable.games.tcg.card import (
    BODY,
    CHARACTER,
    FACTIONS,
    HEAD,
    UNKNOWN,
    UPGRADE,
    BattleCard,
    Character,
    InKoArea,
    Mode,
    TcgCard,
)
from sparktable.games.tcg.events import FLIPPED_IN_KO_AREA
from sparktable.games.tcg.stats import ATTACK, DEFENSE, TALLY
from sparktable.games.tcg.verbs.abilities import Happens
from sparktable.games.tcg.verbs.bounty import Bounty
from sparktable.games.tcg.verbs.gains import Gets
from sparktable.games.tcg.verbs.instead import Instead
from sparktable.games.tcg.verbs.select import Chars
from sparktable.games.tcg.verbs.taps import TapTo
from sparktable.kernel.nodes import Node
from sparktable.kernel.vocabulary.statics import Static

from ..language import sentence
from ..model import CardText, SideText
from ..phrases import Form, capital
from ..templates import Untold
from .amounts import gain
from .conditions import if_, only_on
from .controls import told
from .kinds import Kind
from .moments import when
from .naming import name_of
from .scene import Scene
from .statics import alike, lasting
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
            heads = (card.head,) if card.head is not None else ()
            sides = (*map(self.side, card.modes), *map(self.head_side, heads),
                     *map(self.upgrade_side, card.upgrades))
            return CardText(self.type_line(), self.whole(self.about_character(card)), sides=sides)
        assert isinstance(card, BattleCard)
        return CardText("" if card.type == UNKNOWN else self.type_line(), self.whole(self.battle_card(card)))

    def whole(self, said: Iterable[str]) -> tuple[str, ...]:
        return tuple(map(self.tongue.smooth, said))

    # --- characters

    def side(self, mode: Mode) -> SideText:
        scene = replace(self.scene, this="this")
        said = self.whole(paragraphs(mode.abilities, scene)) or (scene.say("no abilities"),)
        traits = [self.tongue.trait(trait) for trait in mode.traits]
        line = scene.say("side", attack=mode.attack, defense=mode.defense)
        return SideText(mode.name, said, line=" · ".join((line, *traits)))

    def head_side(self, mode: Mode) -> SideText:
        """What it gives the body whose head it is."""
        scene = replace(self.scene, this="body")
        said = self.whole((*self.gains(mode.attack, mode.defense, scene), *paragraphs(mode.abilities, scene)))
        return SideText(HEAD, said or (scene.say("no abilities"),))

    @staticmethod
    def gains(attack: int, defense: int, scene: Scene) -> Iterator[str]:
        numbers = [gain(stat, n, scene) for stat, n in ((ATTACK, attack), (DEFENSE, defense)) if n]
        if numbers:
            yield sentence(scene.tongue.listed(numbers, "and"))

    def upgrade_side(self, side: BattleCard) -> SideText:
        page = Page(side, self.tongue, {})
        said = self.whole(page.battle_card(side))
        return SideText(UPGRADE, said, line=f"{side.name} · {self.tongue.trait(side.slot)}")

    def about_character(self, card: Character) -> Iterator[str]:
        """What holds in every mode: what it is made of or begins with, what it can bear."""
        scene, tongue = self.scene, self.tongue
        for kind in (HEAD, BODY):
            if card.kind == kind:
                yield scene.say(f"about.{kind}")
        if card.only_head:
            yield scene.say("about.only head", name=_titles((card.only_head,), tongue))
        if card.parts:
            yield scene.say("about.parts", names=_titles(card.parts, tongue))
        if card.below:
            yield scene.say("about.below", names=_titles(card.below, tongue))
        if card.limit_for:
            yield scene.say("about.limit", each=tongue.each(Kind((card.limit_for,)), "acc"))
        if card.carries:
            yield scene.say("about.carries", kind=tongue.plain_plural(card.carries))
        if card.more_slots:
            slots = [scene.say(f"about.slot.{slot}", n=card.more_slots.count(slot))
                     for slot in dict.fromkeys(card.more_slots)]
            yield scene.say("about.slots", slots=tongue.listed(slots, "and"))
        if card.upgrades:
            yield scene.say("about.upgrade side")

    # --- battle cards

    def battle_card(self, card: BattleCard) -> Iterator[str]:
        scene = replace(self.scene, this="upgraded") if card.type == UPGRADE else self.scene
        if card.only_if is not None:
            yield sentence(scene.say("only if", condition=if_(card.only_if, scene)))
        if card.only_on is not None:
            yield sentence(only_on(card.only_on, scene))
        if card.lists:
            yield scene.say("for teams", listed=listed(card.lists, scene))
        yield from self.gains(card.attack, card.defense, scene)
        if card.text is not None:
            yield sentence(told(card.text, scene))
        yield from paragraphs(card.abilities, scene)
        if card.fit_together > 1:
            yield scene.say("fit together", n=card.fit_together)
        if card.also_in:
            slots = [scene.say(f"also in.{slot}") for slot in card.also_in]
            yield scene.say("also in", slots=self.tongue.listed(slots, "or"))
        if card.fills:
            slots = [scene.say(f"takes up.{slot}") for slot in card.fills]
            yield scene.say("takes up", slots=self.tongue.listed(slots, "and"))
        if card.replaces:
            yield scene.say("in place of", slot=scene.say(f"in place of.{card.replaces}"))
        if card.ends_in_ko_area:
            yield scene.say("ends in KO area")

    # --- lines

    def type_line(self) -> str:
        """"Autobot · Melee · Car", "Upgrade · Weapon"."""
        card, tongue = self.card, self.tongue
        if isinstance(card, Character):
            kinds = dict.fromkeys((*card.factions, *card.traits, *((card.kind,) if card.kind else ())))
            return " · ".join((tongue.trait(CHARACTER), *map(tongue.trait, kinds)))
        assert isinstance(card, BattleCard)
        return " · ".join(tongue.trait(each) for each in (card.type, card.slot, card.faction) if each)


def listed(whom: str, scene: Scene) -> Form:
    """Whom a Stratagem is for: a character by name, a trait, a faction."""
    if whom in FACTIONS:
        return name_of(Chars("", faction=whom), scene)
    if scene.has(f"noun.{whom}"):
        return name_of(Chars("", trait=whom), scene)
    return name_of(Chars("", full_name=whom), scene)


def _titles(full_names: Sequence[str], tongue: Tongue) -> str:
    """Characters without their subtitles: "Scamper, Six-Gun and Slammer"."""
    return tongue.listed([name.partition(", ")[0] for name in full_names], "and")


def paragraphs(abilities: Sequence[Node], scene: Scene) -> Iterator[str]:
    """The texts of a side; those that say the same of several things are said at once."""
    left = [text for text in abilities if not keeps_count(text)]
    while left:
        group = [left.pop(0)]
        while left and together(group[-1], left[0], scene):
            group.append(left.pop(0))
        yield ability(group, scene)


def keeps_count(text: Node) -> bool:
    """Whether a text only counts what another one speaks of."""
    return isinstance(text, Happens) and isinstance(text.effect, Gets) and text.effect.stat == TALLY


def together(first: Node, second: Node, scene: Scene) -> bool:
    """Whether two texts are said at once: the same effect, or more for the same on the same condition."""
    if isinstance(first, Happens) and isinstance(second, Happens):
        return [repr(getattr(first, name)) for name in ("effect", "of", "condition")] == [
            repr(getattr(second, name)) for name in ("effect", "of", "condition")]
    return alike(first, second, scene)


def ability(texts: Sequence[Node], scene: Scene) -> str:
    """A text as a paragraph."""
    first = texts[0]
    if isinstance(first, InKoArea):
        if isinstance(first.text, Happens) and first.text.events == (FLIPPED_IN_KO_AREA,):
            return ability((first.text,), scene)
        head = scene.say("in KO area or standing" if first.also_standing else "in KO area")
        return f"{head} {ability((first.text,), scene)}"
    if isinstance(first, TapTo):
        return tap(first, scene)
    if isinstance(first, Bounty):
        return scene.say("Bounty", said=capital(sentence(told(first.effect, scene))))
    if isinstance(first, Happens):
        return when([text for text in texts if isinstance(text, Happens)], scene)
    if isinstance(first, Static | Instead):
        return lasting([text for text in texts if isinstance(text, Static | Instead)], scene)
    raise Untold(f"no words for the ability {type(first).__name__}")


def tap(node: TapTo, scene: Scene) -> str:
    """"**Scrap … and tap:** draw 2 cards."; what must hold is said where the cost does not say it."""
    said = capital(sentence(told(node.effect, scene)))
    if node.cost is not None:
        return scene.say("TapTo.cost", cost=capital(told(node.cost, scene).full), said=said)
    if node.provided is not None:
        return scene.say("TapTo.provided", condition=if_(node.provided, scene), said=said)
    return scene.say("TapTo", said=said)
