"""English clauses for what a text does: cards, Energon, Damage, Power, the Matrix."""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.matrix.headings import BOSSES, IN_YOUR_SPACE, NOT_HERE, ROBOTS, TURNED_UP_NOW, UP_TO_COST_4
from sparktable.games.matrix.state import ALT, ANY_USE, BOT
from sparktable.games.matrix.verbs import board, choice, piles, resources, select
from sparktable.games.matrix.verbs.counts import Count, EnergonOf, HighestCost, TheX
from sparktable.games.matrix.verbs.pick import Pick
from sparktable.games.matrix.verbs.select import Cards
from sparktable.kernel.control import Amount, Effect

from ...templates import Templates, expect
from ..scene import MANY, Scene
from .grammar import Clause, cards
from .nouns import for_each, noun, of_theirs, one, picked, several, them, them_after, this, top
from .purposes import in_use

EFFECTS: Templates[Clause] = Templates("effect")
VERSUS = {ROBOTS: "against Robots", BOSSES: "against Bosses", UP_TO_COST_4: "against cards of printed cost 4 or less",
          TURNED_UP_NOW: "against an Adversary turned up this turn",
          IN_YOUR_SPACE: "against an Adversary in your space", NOT_HERE: "against an Adversary outside your space"}


def do(effect: Effect, scene: Scene) -> Clause:
    """The clause for an effect."""
    return EFFECTS.say(effect, scene)


def times(n: Amount, unit: str, scene: Scene, sign: str = "") -> str:
    """An amount of something: "2 {energon}", "1 {power} for each Ruin in the Matrix"."""
    if isinstance(n, int):
        return f"{sign if n >= 0 else '−'}{abs(n)} {unit}"
    if isinstance(n, TheX):
        return f"{sign}X {unit}"
    if isinstance(n, EnergonOf):
        return f"{sign}1 {unit} for each {{energon}} you have"
    if isinstance(n, HighestCost):
        assert isinstance(n.what, Cards)
        sort = "faceup or facedown card" if n.what.face == select.EITHER else "card"
        return f"{sign}X {unit}, where X is the highest cost of a {sort} {where_only(n.what)} other than a Boss"
    assert isinstance(n, Count)
    expect(n.plus >= 0, n)
    text = f"{'−' if n.less else sign}1 {unit} for {for_each(n.what, n.per, scene)}"
    limits = ["rounded up"] if n.rounded_up else []
    limits += [f"{n.most} at most{' in all' if n.plus else ''}"] if n.most < MANY else []
    if n.plus > 0:
        text = f"{sign}{n.plus} {unit}, and {text}"
    return text + (f" ({', '.join(limits)})" if limits else "")


def where_only(what: select.Selection) -> str:
    assert isinstance(what, Cards)
    return noun(what).after


def _concerns(who: str, verb: str, scene: Scene) -> Clause:
    """Something that happens to you, or to those concerned: "gain 1 VP", "each loses 1 VP"."""
    if who == select.YOU:
        return Clause(verb)
    head, rest = verb.split(" ", 1)
    return Clause(f"{head}{'es' if head.endswith(('s', 'ch')) else 's'} {rest}", them(scene))


# --- what is gained and lost ----------------------------------------------------------------------------------


@EFFECTS(resources.GainEnergon)
def _gain_energon(node: resources.GainEnergon, scene: Scene) -> Clause:
    return _concerns(node.who, f"gain {times(node.n, '{energon}', scene)}", scene)


@EFFECTS(resources.LoseEnergon)
def _lose_energon(node: resources.LoseEnergon, scene: Scene) -> Clause:
    return _concerns(node.who, f"lose {times(node.n, '{energon}', scene)}", scene)


@EFFECTS(resources.GainVP)
def _gain_vp(node: resources.GainVP, scene: Scene) -> Clause:
    return Clause(f"gain {node.n} {{vp}}")


@EFFECTS(resources.LoseVP)
def _lose_vp(node: resources.LoseVP, scene: Scene) -> Clause:
    return Clause(f"lose {node.n} {{vp}}")


@EFFECTS(resources.GainDamage)
def _gain_damage(node: resources.GainDamage, scene: Scene) -> Clause:
    return _concerns(node.who, f"take {times(node.n, '{damage}', scene)}", scene)


@EFFECTS(resources.Repair)
def _repair(node: resources.Repair, scene: Scene) -> Clause:
    text = f"repair {'up to ' if node.up_to else ''}{node.n} {{damage}}"
    return Clause(text if node.who == select.YOU else f"{text} of {them_after(scene)}")


@EFFECTS(resources.Draw)
def _draw(node: resources.Draw, scene: Scene) -> Clause:
    if isinstance(node.n, int):
        return Clause(f"draw {cards(node.n)}")
    assert isinstance(node.n, Count) and node.n.what is select.IT
    return Clause(f"draw {cards(-node.n.plus)} fewer" if node.n.plus else "draw as many cards")


@EFFECTS(resources.DrawMission)
def _draw_mission(node: resources.DrawMission, scene: Scene) -> Clause:
    return Clause(f"draw {cards(node.n, 'Mission')}")


@EFFECTS(resources.AddPower)
def _add_power(node: resources.AddPower, scene: Scene) -> Clause:
    text = times(node.n, "{power}", scene, "+")
    if node.use not in (ANY_USE, scene.window):
        text += f" {in_use(node.use)}"
    if node.versus:
        text += f" {VERSUS[node.versus]}"
    return Clause(text + (" (Range 0)" if node.pool else ""))


@EFFECTS(resources.AddMove)
def _add_move(node: resources.AddMove, scene: Scene) -> Clause:
    return Clause(f"+{node.n} {{move}}")


@EFFECTS(resources.Strengthen)
def _strengthen(node: resources.Strengthen, scene: Scene) -> Clause:
    gains = [times(node.power, "{power}", scene, "+")] if node.power else []
    gains += [f"+{node.move} {{move}}"] if node.move else []
    return Clause(f"gets {' and '.join(gains)}", picked(node.what, node.n, node.up_to, scene))


@EFFECTS(resources.PowerForThisPolity)
def _for_polity(node: resources.PowerForThisPolity, scene: Scene) -> Clause:
    return Clause(f"+{node.n} {{power}} for taking command of it only")


@EFFECTS(resources.Store)
def _store(node: resources.Store, scene: Scene) -> Clause:
    return Clause(f"put {node.n} {{energon}} on {this(scene)}")


@EFFECTS(resources.Take)
def _take(node: resources.Take, scene: Scene) -> Clause:
    return Clause(f"take {times(node.n, '{energon}', scene)} from {this(scene)}")


# --- cards on their way ---------------------------------------------------------------------------------------


def _from_hand(node: Pick) -> bool:
    """Cards out of a hand: whoever's it is picks them, unless the text says otherwise."""
    return isinstance(node.what, Cards) and node.what.zone == select.IN_HAND


def _out(phrase: str) -> str:
    """Where a card is taken from rather than where it is."""
    return phrase.replace(" in your hand", " from your hand")


def _theirs(node: Pick, verb: str, scene: Scene) -> Clause | None:
    """A card of those concerned: their choice, yours or nobody's."""
    if not isinstance(node.what, Cards) or node.what.whose != select.THEM:
        return None
    if node.by == select.YOU:
        return Clause(f"choose a card for {them_after(scene)} to {verb}")
    if node.by == select.CHANCE:
        return Clause(f"{verb}s a random card from hand", them(scene))
    whole = isinstance(node.n, int) and node.n >= MANY
    return Clause(f"{verb}s {'its hand' if whole else cards(int(str(node.n)))}", them(scene))


@EFFECTS(piles.Discard)
def _discard(node: piles.Discard, scene: Scene) -> Clause:
    if (theirs := _theirs(node, "discard", scene)) is not None:
        return theirs
    if isinstance(node.n, Count):
        return Clause(f"discard cards until you have {-node.n.plus} left in hand")
    if _from_hand(node) and isinstance(node.what, Cards) and not node.what.particular and int(str(node.n)) < MANY:
        return Clause(f"discard {cards(int(str(node.n)))}")
    return Clause(f"discard {_out(picked(node.what, node.n, node.up_to, scene))}")


@EFFECTS(piles.Destroy)
def _destroy(node: piles.Destroy, scene: Scene) -> Clause:
    phrase = picked(node.what, node.n, node.up_to, scene)
    if node.by == select.CHANCE:
        phrase = phrase.replace("a card", "a random card", 1)
    return Clause(f"destroy {_out(phrase)}")


GAINED = {piles.TO_DISCARD: "", piles.TO_HAND: ", to your hand", piles.TO_DECK: ", atop your deck"}


@EFFECTS(piles.Gain)
def _gain(node: piles.Gain, scene: Scene) -> Clause:
    return Clause(f"gain {picked(node.what, node.n, node.up_to, scene)}{GAINED[node.to]}")


@EFFECTS(piles.Rescue)
def _rescue(node: piles.Rescue, scene: Scene) -> Clause:
    return Clause(f"put {picked(node.what, node.n, node.up_to, scene)} into play in front of you")


@EFFECTS(piles.Give)
def _give(node: piles.Give, scene: Scene) -> Clause:
    what = _out(picked(node.what, node.n, node.up_to, scene))
    zones = select.as_tuple(node.what.zone) if isinstance(node.what, Cards) else ()
    text = f"give {what} to {them_after(scene)}"
    if len(zones) > 1:
        text = f"give {what}, or a Mission you control, to {them_after(scene)} (a card goes atop the deck)"
    elif zones != (select.MISSIONS,):
        text += ", atop the deck"
    return Clause(text.replace("to a character", "to any player", 1))


@EFFECTS(piles.PutOnTop)
def _put_on_top(node: piles.PutOnTop, scene: Scene) -> Clause:
    missions = isinstance(node.what, Cards) and node.what.zone == select.MISSIONS
    stack = "your team's Mission stack" if missions else "your deck"
    cards_ = _out(picked(node.what, node.n, node.up_to, scene)).replace("a card from", "1 card from", 1)
    return Clause(f"put {cards_} atop {stack}")


@EFFECTS(piles.TakeToHand)
def _to_hand(node: piles.TakeToHand, scene: Scene) -> Clause:
    phrase = picked(node.what, node.n, node.up_to, scene).replace(" in your", " from your")
    return Clause(f"take {phrase} to your hand")


@EFFECTS(piles.ToVault)
def _to_vault(node: piles.ToVault, scene: Scene) -> Clause:
    return Clause(f"put {picked(node.what, node.n, node.up_to, scene)} into your Vault")


@EFFECTS(piles.PutUnder)
def _put_under(node: piles.PutUnder, scene: Scene) -> Clause:
    return Clause(f"put {picked(node.what, node.n, node.up_to, scene)} under {this(scene)}")


@EFFECTS(piles.RevealTop)
def _reveal_top(node: piles.RevealTop, scene: Scene) -> Clause:
    return Clause("reveal your deck's top card")


@EFFECTS(piles.Show)
def _show(node: piles.Show, scene: Scene) -> Clause:
    return Clause(f"reveal {picked(node.what, node.n, node.up_to, scene)}")


@EFFECTS(piles.PlayTop)
def _play_top(node: piles.PlayTop, scene: Scene) -> Clause:
    return Clause("play your deck's top card")


@EFFECTS(piles.ChooseCard)
def _choose_card(node: piles.ChooseCard, scene: Scene) -> Clause:
    return Clause(f"choose {picked(node.what, node.n, node.up_to, scene)}")


# --- characters and the Matrix --------------------------------------------------------------------------------


@EFFECTS(board.Convert)
def _convert(node: board.Convert, scene: Scene) -> Clause:
    return Clause({None: "Convert", ALT: "Convert to Alt Mode", BOT: "Convert to Bot Mode"}[node.to])


@EFFECTS(board.Teleport)
def _teleport(node: board.Teleport, scene: Scene) -> Clause:
    text = "Teleport"
    if node.onto is not None:
        text += f" onto {one(node.onto, scene, where=False)}"
    elif node.reach is not None:
        text += " to an adjacent space" if node.reach == 1 else f" up to {node.reach} spaces away"
    else:
        text += " to any space"
    if node.along is not None:
        text += f"; {several(node.along, scene)} may come along"
    return Clause(text, whole=node.along is not None)


@EFFECTS(board.ComeHere)
def _come_here(node: board.ComeHere, scene: Scene) -> Clause:
    return Clause("may Teleport to your space", them(scene))


@EFFECTS(board.FreeStep)
def _free_step(node: board.FreeStep, scene: Scene) -> Clause:
    return Clause("move to an adjacent space without spending {move}")


@EFFECTS(board.Push)
def _push(node: board.Push, scene: Scene) -> Clause:
    if node.by == select.THEM:
        return Clause("moves to an adjacent space", them(scene))
    if node.by == select.NEXT_PLAYER:
        return Clause("moves you to an adjacent space", "the next player in turn order")
    return Clause(f"move {them_after(scene)} to an adjacent space")


@EFFECTS(board.Peek)
def _peek(node: board.Peek, scene: Scene) -> Clause:
    if isinstance(node.what, Cards) and node.what.whose == select.THEM:
        if node.what.zone == select.IN_HAND:
            random = "a random card in " if node.by == select.CHANCE else ""
            return Clause(f"peek at {random}{of_theirs('hand', scene)}")
        return Clause(f"peek at {top(node.what, scene)}")
    return Clause(f"peek at {picked(node.what, node.n, node.up_to, scene)}")


@EFFECTS(board.Flip)
def _flip(node: board.Flip, scene: Scene) -> Clause:
    thing = picked(node.what, node.n, node.up_to, scene)
    return Clause(f"turn {thing} up" if node.what is select.IT else f"turn up {thing}")


@EFFECTS(board.Swap)
def _swap(node: board.Swap, scene: Scene) -> Clause:
    if node.what is select.IT:
        return Clause("swap them")
    phrase = one(node.what, scene)
    if isinstance(node.what, Cards) and node.what.face == select.EITHER:
        phrase = phrase.replace("a card", "a faceup or facedown card", 1)
    return Clause(f"swap {this(scene)} with {phrase.replace(f'adjacent to {this(scene)}', 'adjacent to it')}")


@EFFECTS(board.Clear)
def _clear(node: board.Clear, scene: Scene) -> Clause:
    return Clause(f"clear {one(node.what, scene)}")


@EFFECTS(board.Refill)
def _refill(node: board.Refill, scene: Scene) -> Clause:
    return Clause("put the main deck's top card faceup in its space")


@EFFECTS(board.PlaceRuin)
def _place_ruin(node: board.PlaceRuin, scene: Scene) -> Clause:
    return Clause("put the top Ruin of the stack in its space")


@EFFECTS(board.TakeCommand)
def _take_command(node: board.TakeCommand, scene: Scene) -> Clause:
    return Clause(f"take command of {this(scene)}")


@EFFECTS(board.RemoveToken)
def _remove_token(node: board.RemoveToken, scene: Scene) -> Clause:
    return Clause(f"remove the Command token from {one(node.what, scene, where=False)}")


@EFFECTS(choice.SpendFor)
def _spend_for(node: choice.SpendFor, scene: Scene) -> Clause:
    price = (f"{node.energon} {{energon}}" if node.energon else f"{node.move} {{move}}" if node.move
             else f"{node.alt_move} {{move}} of this side")
    inner = do(node.effect, scene)
    return Clause(f"spend {price} to {inner.as_you}", whole=inner.whole)


@EFFECTS(choice.OncePerTurn)
def _once_per_turn(node: choice.OncePerTurn, scene: Scene) -> Clause:
    inner = do(node.effect, scene)
    return replace(inner, text=f"{inner.text} (once per turn)")


@EFFECTS(choice.Consent)
def _consent(node: choice.Consent, scene: Scene) -> Clause:
    inner = do(node.effect, scene)
    return replace(inner, text=f"{inner.text}, if its player agrees")
