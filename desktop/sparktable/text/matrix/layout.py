"""A card of the Matrix game as text: which sentences it has, in which order, under which headings."""
from __future__ import annotations

from collections.abc import Iterable, Mapping

from sparktable.games.matrix.card import (
    ALLY,
    BASIC,
    BOSS,
    CHARACTER,
    DAMAGE,
    MISSION,
    POLITY,
    ROBOT,
    RUIN,
    SCHEME,
    SITE,
    UNKNOWN,
    MatrixCard,
    Side,
)
from sparktable.games.matrix.headings import Ability, Payment, When
from sparktable.games.matrix.statics import Static
from sparktable.games.matrix.verbs.board import ForCharacter, Push
from sparktable.games.matrix.verbs.ongoing import MustBePlayedFirst
from sparktable.games.matrix.verbs.select import ON_THIS
from sparktable.kernel.control import Effect
from sparktable.kernel.vocabulary.seats import THEM

from ..model import CardText, SideText
from . import sentences
from .scene import Scene
from .statics import statics
from .tongue import Tongue

LYING = frozenset((ALLY, BOSS, RUIN, SCHEME, SITE, POLITY, DAMAGE))
"""Types whose lasting texts are headed as such; those of other cards hold while the card is in play."""
COIN = "energon"
FIRST = ("block", "flight")
NOTES = frozenset((BASIC, ALLY))
"""Types with a rule that a card would be misread without."""


class Page:
    """The text of one card."""

    def __init__(self, card: MatrixCard, tongue: Tongue, rulings: Mapping[str, str]) -> None:
        self.card = card
        self.tongue = tongue
        self.scene = Scene(tongue, card, rulings)

    def text(self) -> CardText:
        card, tongue = self.card, self.tongue
        if card.type == CHARACTER:
            assert card.alt is not None and card.bot is not None
            return CardText(sentences.type_line(self.scene), (), keywords=self.keywords(),
                            sides=(self.side(card.alt), self.side(card.bot)), coin=COIN)
        return CardText("" if card.type == UNKNOWN else sentences.type_line(self.scene), tuple(self.paragraphs()),
                        self.abilities(card.energon), tongue.subtype(card.subtype), self.foot(), self.keywords(),
                        coin=COIN)

    def paragraphs(self) -> Iterable[str]:
        card, tongue, scene = self.card, self.tongue, self.scene
        if card.type == DAMAGE:
            yield tongue.labels["stays" if self.lies() else "to_discard"]
        if card.attack is not None:
            yield sentences.attack(card.attack, scene)
        if card.encounter is not None:
            yield from sentences.encounter(card.encounter, scene)
        if card.objective is not None:
            yield sentences.objective(card.objective, scene)
        yield from self.headed("reveal", card.reveal)
        if card.start is not None:
            yield sentences.start(card.start, scene)
        if card.play is not None and (said := sentences.effect(card.play, scene)):
            yield said
        yield from self.headed("block", card.block)
        yield from self.headed("assist", card.assist)
        yield from self.headed("confront", card.confront)
        yield from self.lasting((*card.ongoing, *card.when), self.tongue.labels["ongoing"] if self.lies() else "")
        yield from self.lasting(card.in_matrix, tongue.labels["in_matrix"])
        yield from self.payments(card.pay)
        yield from self.headed("gain", card.gain)
        if card.thwart:
            yield sentences.thwart(card.thwart, scene)
        if card.type in NOTES:
            yield tongue.labels[card.type]
        if card.type == DAMAGE:
            yield from (sentences.score(score, scene) for score in card.score)

    def lies(self) -> bool:
        """Whether lasting texts are headed."""
        return bool(self.card.types & LYING) and not any(isinstance(text, MustBePlayedFirst)
                                                         for text in self.card.ongoing)

    def headed(self, label: str, effect: Effect | None) -> Iterable[str]:
        if effect is None:
            return
        said = self.tongue.labels["moves_off"] if label == "reveal" and _moves_off(effect) else sentences.effect(
            effect, self.scene)
        if said:
            yield f"**{self.tongue.labels[label]}:** {said}"

    def lasting(self, texts: Iterable[Static | When], heading: str) -> Iterable[str]:
        texts = tuple(texts)
        said = statics([text for text in texts if isinstance(text, Static)], self.scene)
        said += [sentences.when(text, self.scene) for text in texts if isinstance(text, When)]
        words = " ".join(sentence for sentence in said if sentence)
        if words:
            yield f"**{heading}:** {words}" if heading else words

    def payments(self, payments: Iterable[Payment]) -> Iterable[str]:
        return (sentences.payment(payment, self.scene) for payment in payments)

    def abilities(self, energon: Mapping[int, Ability]) -> tuple[tuple[str, str], ...]:
        return tuple((str(price or "X"), sentences.ability(ability, self.scene))
                     for price, ability in energon.items())

    def foot(self) -> str:
        """Reward, cleared, end of game."""
        card, tongue = self.card, self.tongue
        lines = []
        if card.reward is not None:
            label = "defeated" if card.type in (ROBOT, BOSS) else ""
            lines.append(f"**{tongue.labels[label]}:** {sentences.effect(card.reward, self.scene)}")
        if card.cleared is not None:
            lines.append(f"**{tongue.labels['cleared']}:** {sentences.effect(card.cleared, self.scene)}")
        if (card.vp and card.type != MISSION) or card.type == MISSION:
            lines.append(sentences.worth(self.scene))
        return " ".join(line for line in lines if line)

    def side(self, side: Side) -> SideText:
        said = [*self.headed("leaving", side.leaving), *self.lasting((*side.ongoing, *side.when), ""),
                *self.payments(side.pay)]
        alt = side is self.card.alt
        return SideText("alt" if alt else "bot", tuple(said),
                        tuple((str(price or "X"), sentences.ability(ability, self.scene))
                              for price, ability in side.energon.items()),
                        move=side.move if alt else None, penalty=side.penalty if alt else None)

    def keywords(self) -> tuple[tuple[str, str], ...]:
        names = [name for name in FIRST if name in self.card.keywords]
        names += sorted(name for name in self.card.keywords if name not in FIRST)
        return tuple((name, self.tongue.keywords[name]) for name in names)


def _moves_off(effect: Effect) -> bool:
    """What every Ruin does: it has one sentence of its own."""
    return isinstance(effect, ForCharacter) and effect.whom.at == ON_THIS and isinstance(
        effect.effect, Push) and effect.effect.by == THEM


