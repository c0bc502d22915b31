"""How effects of the Transformers TCG are put together, and what "it" means after each."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sparktable.games.tcg.card import CHARACTER, COLOURS, COMBINER
from sparktable.games.tcg.facts.stats import ADDS
from sparktable.games.tcg.verbs import deck_top, gains, noting, upgrades, with_cards
from sparktable.games.tcg.verbs.abilities import Denies
from sparktable.games.tcg.verbs.again import Adding, Keeping
from sparktable.games.tcg.verbs.coming import Combine, ReturnFromKO
from sparktable.games.tcg.verbs.conditions import There
from sparktable.games.tcg.verbs.later import Later
from sparktable.games.tcg.verbs.modes import Flip
from sparktable.games.tcg.verbs.select import IN_HAND, IT, OPPONENT, YOU, Cards, Selection
from sparktable.games.tcg.verbs.whom import Aim, Each, One, OnWhom
from sparktable.kernel.control import Choose, Condition, Effect, If, IfDo, May, Nothing, Seq, Value
from sparktable.kernel.nodes import Node
from sparktable.kernel.typed import Duration
from sparktable.kernel.vocabulary.aiming import AtEach, Times
from sparktable.kernel.vocabulary.conditions import Is
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.selections import Described

from ..controls import Controls
from ..language import Clause
from .amounts import counted, each, number
from .conditions import if_
from .effects import EFFECTS, as_must, do, gets, left_to_you
from .kinds import Referent
from .naming import chosen, kind_of, name_of
from .scene import Scene

_CARDS = (with_cards.ScrapTop, with_cards.Reveal, with_cards.FlipCards, deck_top.RevealTop, deck_top.SeeTop,
          with_cards.ScrapFromHand, with_cards.ScrapHand)
"""What "it" means after these are cards."""
_FIRST = (with_cards.Draw, with_cards.ScrapHand, with_cards.ScrapFromHand, with_cards.ScrapTop,
          with_cards.LookAtHand, with_cards.Reveal, deck_top.SeeTop, deck_top.RevealTop, with_cards.MayPlay)
"""What must plainly be done before what follows it."""


@dataclass(frozen=True, eq=False)
class AllGets(Effect):
    """What the same characters get for a while: several numbers and keywords, said at once."""

    gets: tuple[gains.Gets, ...]


@dataclass(frozen=True, eq=False)
class Shows(Effect):
    """Cards that are chosen and shown: "your opponent reveals 3 cards"."""

    whom: One


@dataclass(frozen=True, eq=False)
class PlaysTwo(Effect):
    """You may play such a card, and then another."""

    what: Cards


@dataclass(frozen=True, eq=False)
class AimAtAll(Effect):
    """Several choices: what follows is done to all who were chosen."""

    aims: tuple[Aim, ...]


@dataclass(frozen=True, eq=False)
class LaterFor(Effect):
    """Something for later; whom it is about is said without a choice."""

    aim: Aim
    later: Effect


@dataclass(frozen=True, eq=False)
class Forbids(Effect):
    """Several keywords that some cannot use for a while."""

    texts: tuple[Denies, ...]
    until: Duration


@dataclass(frozen=True, eq=False)
class FlipsTwice(Effect):
    """A character is flipped and flipped again."""

    flip: Flip


@dataclass(frozen=True, eq=False)
class SameNumber(Effect):
    """Two things that are done with the same number, which is explained once."""

    first: Effect
    second: Effect


@dataclass(frozen=True, eq=False)
class Then(Effect):
    """One, then the other, in a sentence."""

    first: Effect
    second: Effect


@dataclass(frozen=True, eq=False)
class Noted(Effect):
    """An effect that speaks of a number which was counted before it."""

    note: noting.Note
    effect: Effect


def speaks_of_it(node: Node) -> bool:
    """Whether a text goes on about what was chosen last."""
    return any(part is IT or isinstance(part, Is) or getattr(part, "among_it", False) for part in node.walk())


def referent(what: Selection, many: bool, scene: Scene) -> Referent:
    """What a pronoun for one of them stands for."""
    return Referent(kind_of(what, scene).noun if isinstance(what, Described) else scene.it.noun, many)


class TcgControls(Controls[Scene]):
    """What is the game's own in them."""

    def do(self, effect: Effect, scene: Scene) -> Clause:
        return do(effect, scene)

    def if_(self, condition: Condition, scene: Scene) -> str:
        return if_(condition, scene)

    def goes_on(self, effect: Node) -> bool:
        if isinstance(effect, Seq):
            before = next((kid for kid in effect.kids if isinstance(kid, _CARDS) or speaks_of_it(kid)), None)
            return before is not None and self.goes_on(before)
        return speaks_of_it(effect)

    def in_order(self, first: Effect, second: Effect) -> bool:
        if isinstance(first, Flip) and isinstance(second, Flip):
            return second.whom.among is IT
        yours = getattr(first, "who", YOU) == getattr(second, "who", YOU) == YOU
        return yours and isinstance(first, _FIRST) and type(first) is not type(second)

    def seq(self, node: Seq, scene: Scene) -> Clause:
        return super().seq(Seq(*_together(node.kids)), scene)

    def if_do(self, node: IfDo, scene: Scene) -> Clause:
        first, then = node.first, node.then
        if isinstance(first, OnWhom) and left_to_you(first):
            return super().if_do(IfDo(May(as_must(first)), then, node.other), scene)
        if isinstance(first, OnWhom) and isinstance(then, OnWhom) and self.goes_on(then):
            return self.do(Then(first, then), scene)
        if isinstance(then, If) and isinstance(then.other, Nothing) and not self.goes_on(then.condition):
            later = replace(self.after(first, scene), nested=True)
            does = scene.tongue.both([scene.say("IfDo.so.you"), self.if_(then.condition, later)])
            return self.do(first, scene).then(scene.say("IfDo", does=does, effect=self.do(then.then, later)))
        return super().if_do(node, scene)

    def if_then(self, node: If, scene: Scene) -> Clause:
        condition = node.condition
        if isinstance(condition, There) and any(isinstance(part, Combine) and part.whom.among is condition.what
                                                for part in node.then.walk()):
            return self.told(node.then, scene)
        return super().if_then(node, replace(scene, hangs=True))

    def in_sentences(self, clauses: Sequence[Clause], scene: Scene) -> Clause:
        """All that hangs on a condition stays in its sentence."""
        first, *others = clauses
        if not scene.hangs or not others:
            return super().in_sentences(clauses, scene)
        return first.then("".join(f"; {clause.full.removesuffix('.')}" for clause in others))

    def choose(self, node: Choose, scene: Scene) -> Clause:
        of_each_colour = len(node.choices) == len(COLOURS)
        if of_each_colour and all(_scraps_colour(option) for option in node.choices):
            return scene.clause("Choose.colour", whole=True)
        if of_each_colour and all(_their_scrap_of_colour(option) for option in node.choices):
            return scene.clause("Choose.their colour", whole=True)
        clauses = [self.do(option, replace(scene, nested=True)) for option in node.choices]
        if len({clause.subject for clause in clauses}) > 1:
            options = scene.tongue.options([clause.full for clause in clauses])
            return scene.clause("Choose", options=options, whole=True)
        return super().choose(node, scene)

    def after(self, effect: Effect, scene: Scene) -> Scene:
        if isinstance(effect, Seq):
            for kid in effect.kids:
                scene = self.after(kid, scene)
            return scene
        if isinstance(effect, May | IfDo):
            return self.after(effect.effect if isinstance(effect, May) else effect.first, scene)
        if isinstance(effect, If):
            later = self.after(effect.then, scene)
            return scene if (later.it, later.topic) == (scene.it, scene.topic) else replace(scene, topic=())
        if isinstance(effect, Keeping):
            return replace(scene, topic=())
        if isinstance(effect, AimAtAll | ReturnFromKO):
            many = isinstance(effect, AimAtAll) or isinstance(effect.whom, Each)
            return _speaking_of_it(scene, Referent(CHARACTER, many))
        if isinstance(effect, Combine):
            return _speaking_of_it(scene, Referent(COMBINER))
        if isinstance(effect, AllGets):
            return self.after(effect.gets[0], scene)
        if isinstance(effect, _CARDS):
            if isinstance(effect, with_cards.ScrapHand):
                return replace(scene, it=Referent("card", True), topic=())
            n = getattr(effect, "n", 1)
            return _speaking_of_it(scene, Referent("card", n != 1))
        if isinstance(effect, with_cards.LookAtHand):
            return replace(scene, looking=True)
        if isinstance(effect, Shows):
            return _speaking_of_it(scene, Referent("card", effect.whom.n != 1))
        if isinstance(effect, OnWhom):
            return _after_whom(effect, scene)
        return scene


def _after_whom(effect: OnWhom, scene: Scene) -> Scene:
    whom = effect.whom
    if isinstance(whom, One):
        return _speaking_of_it(scene, referent(whom.among, whom.n != 1, scene))
    if isinstance(whom.among, Described):
        if isinstance(effect, upgrades.ScrapUpgrade | upgrades.ReturnUpgrade):
            return replace(scene, it=Referent("upgrade", True), topic=())
        return replace(scene, topic=())
    return scene


def _speaking_of_it(scene: Scene, it: Referent) -> Scene:
    return replace(scene, it=it, topic=(IT,), about=it)


def _together(kids: tuple[Effect, ...]) -> list[Effect]:
    """What is one thing to whoever reads it is said at once."""
    found: list[Effect] = []
    for kid in kids:
        joint = _joined(found[-1], kid) if found else None
        if joint is None:
            found.append(kid)
        else:
            found[-1] = joint
    return found


def _joined(before: Effect, kid: Effect) -> Effect | None:
    """Two effects as one, if they are said at once."""
    if isinstance(before, with_cards.ScrapHand) and isinstance(kid, gains.Gets):
        return Then(before, kid)
    if isinstance(before, gains.ThisTurn | Forbids) and isinstance(kid, gains.ThisTurn):
        return _forbidden(before, kid)
    if isinstance(before, noting.Note):
        return Noted(before, kid)
    if isinstance(before, Aim) and not isinstance(before.whom.among, Described) and isinstance(kid, Later):
        return LaterFor(before, kid)
    if isinstance(kid, gains.Gets) and isinstance(before, gains.Gets | AllGets):
        gets_ = before.gets if isinstance(before, AllGets) else (before,)
        same = kid.whom is gets_[0].whom or (isinstance(kid.whom, Each) and kid.whom.among is IT)
        return AllGets((*gets_, kid)) if same and kid.until == gets_[0].until else None
    if isinstance(before, Aim) and isinstance(before.whom, Each) and isinstance(kid, ReturnFromKO):
        return replace(kid, whom=before.whom)
    if isinstance(before, Aim) and isinstance(kid, Adding) and isinstance(kid.effect, Aim):
        return AimAtAll((before, kid.effect))
    if isinstance(before, Aim) and isinstance(kid, with_cards.Reveal) and kid.what is IT and isinstance(
            before.whom, One):
        return Shows(before.whom)
    if isinstance(before, Flip) and isinstance(kid, Flip) and kid.whom.among is IT and not (before.to or kid.to):
        return FlipsTwice(before)
    if isinstance(before, with_cards.Draw) and isinstance(kid, with_cards.ScrapFromHand) and (
            isinstance(kid.n, Value) and kid.n is before.n):
        return SameNumber(before, kid)
    if isinstance(before, with_cards.MayPlay) and isinstance(kid, with_cards.MayPlay) and (
            kid.what is before.what and kid.what.pile == IN_HAND):
        return PlaysTwo(kid.what)
    return None


def _forbidden(before: gains.ThisTurn | Forbids, kid: gains.ThisTurn) -> Effect | None:
    """Keywords that the same ones cannot use, at once."""
    texts = before.texts if isinstance(before, Forbids) else (before.text,)
    all_ = tuple(text for text in (*texts, kid.text) if isinstance(text, Denies) and text.what not in ADDS.values())
    alike = len({repr(text.whom) for text in all_}) == 1 and before.until == kid.until
    return Forbids(all_, kid.until) if alike and len(all_) > len(texts) else None


def _scraps_colour(option: Effect) -> bool:
    """Whether it is one of five ways to say: look at their hand and scrap a card of a colour."""
    return (isinstance(option, Seq) and len(option.kids) == 2 and isinstance(option.kids[0], with_cards.LookAtHand)
            and isinstance(scraps := option.kids[1], with_cards.Scrap) and isinstance(scraps.whom.among, Cards)
            and scraps.whom.among.icon in COLOURS)


def _their_scrap_of_colour(option: Effect) -> bool:
    """Whether it is one of five ways to say: your opponent scraps a card of a colour from their hand."""
    return (isinstance(option, with_cards.ScrapFromHand) and option.who == OPPONENT
            and option.n == 1 and isinstance(option.what, Cards) and option.what.icon in COLOURS)


CONTROLS = TcgControls(EFFECTS)
told = CONTROLS.told


@EFFECTS(AllGets)
def _all_gets(node: AllGets, scene: Scene) -> Clause:
    return gets(node.gets, scene)


@EFFECTS(Keeping)
def _keeping(node: Keeping, scene: Scene) -> Clause:
    return do(node.effect, scene)



@EFFECTS(Shows)
def _shows(node: Shows, scene: Scene) -> Clause:
    whom = node.whom
    key = "Shows.theirs" if whom.by == OPPONENT else "Shows"
    return scene.clause(key, whom=chosen(whom, scene), n=number(whom.n), **counted(whom.n, scene))


@EFFECTS(PlaysTwo)
def _plays_two(node: PlaysTwo, scene: Scene) -> Clause:
    return scene.clause("PlaysTwo", cards=name_of(node.what, scene)("from bare several")).you_may()


@EFFECTS(AimAtAll)
def _aim_at_all(node: AimAtAll, scene: Scene) -> Clause:
    return scene.tongue.joined([do(aim, scene) for aim in node.aims], "and").plus("", whole=True)


@EFFECTS(LaterFor)
def _later_for(node: LaterFor, scene: Scene) -> Clause:
    plain = replace(scene, topic=())
    return do(node.later, replace(plain, it_is=name_of(node.aim.whom.among, plain)))


@EFFECTS(FlipsTwice)
def _flips_twice(node: FlipsTwice, scene: Scene) -> Clause:
    return scene.clause("FlipsTwice", whom=chosen(node.flip.whom, scene))


@EFFECTS(SameNumber)
def _same_number(node: SameNumber, scene: Scene) -> Clause:
    return scene.tongue.in_order(do(node.first, replace(scene, explained=True)), do(node.second, scene))


@EFFECTS(Then)
def _then(node: Then, scene: Scene) -> Clause:
    return scene.tongue.in_order(do(node.first, scene), do(node.second, CONTROLS.after(node.first, scene)))


@EFFECTS(Noted)
def _noted(node: Noted, scene: Scene) -> Clause:
    return do(node.effect, replace(scene, told=type(node.note.n).__name__))


@EFFECTS(Times)
def _times(node: Times, scene: Scene) -> Clause:
    if isinstance(node.n, int) or "where" in counted(node.n, scene):
        return scene.clause("Times", effect=do(node.body, scene), whole=True, **counted(node.n, scene))
    inside = replace(scene, topic=() if isinstance(node.n, Count) else scene.topic, nested=True)
    return told(node.body, inside).given(scene.say("Times.each", each=each(node.n, scene)))


@EFFECTS(AtEach)
def _at_each(node: AtEach, scene: Scene) -> Clause:
    inside = _speaking_of_it(scene, referent(node.what, False, scene))
    return told(node.body, inside).given(scene.say("Times.each", each=name_of(node.what, scene)("acc each")))
