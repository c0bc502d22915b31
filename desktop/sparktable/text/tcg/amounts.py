"""What sentences say of a node, and amounts: "2", "1 … for each of your Planes", "X …, where X is its attack"."""
from __future__ import annotations

from typing import Any

from sparktable.games.tcg.stats import ATTACK, DEFENSE, HEALTH, STARS, TALLY
from sparktable.games.tcg.verbs import noting, values
from sparktable.games.tcg.verbs.history import TimesPlayed
from sparktable.games.tcg.verbs.icons import ColoursOn, Showing
from sparktable.games.tcg.verbs.select import IT, YOU, YOURS
from sparktable.games.tcg.verbs.whom import Whom
from sparktable.kernel.control import Amount, Value
from sparktable.kernel.nodes import Node, given
from sparktable.kernel.typed import Stat
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.selections import Selection

from ..language import signed
from ..phrases import Form
from ..templates import Untold, expect
from .kinds import Kind
from .naming import chosen, kind_of, name_of, single
from .scene import Scene

SIGNED = (ATTACK, DEFENSE, HEALTH, STARS)
"""Stats that are said with their sign: "+1 attack"; the others are keywords: "Bold 1"."""
MANY = 99
_ONE_FOR_EACH = (values.IconsFlipped, values.ColoursFlipped, ColoursOn, values.IconsOn, Showing,
                 TimesPlayed)


def figure(n: Amount) -> int | str:
    """The number that stands in the sentence."""
    if isinstance(n, int):
        return n
    if isinstance(n, Count) and n.plus == 0 and not n.less:
        return n.times
    if isinstance(n, values.OnStartingTeam):
        return n.times
    return 1 if isinstance(n, _ONE_FOR_EACH) else "X"


def number(n: Amount) -> Form:
    """An amount: "{n}", "{n:card|cards}"."""
    def said(form: str) -> str:
        shown = figure(n)
        if "|" in form:
            one, other = form.split("|")
            return one if shown == 1 else other
        return str(shown)
    return said


def counted(n: Amount, scene: Scene) -> dict[str, Any]:
    """What an amount is counted by: `per`, " for each of your Planes", or `where`, ", where X is its attack"."""
    if isinstance(n, int):
        return {}
    if figure(n) == "X":
        return {"where": scene.say("where", value=value(n, scene))}
    return {"per": scene.say("per", each=each(n, scene))}


def each(n: Value, scene: Scene) -> str:
    """What stands behind "for"."""
    if isinstance(n, Count):
        expect(n.per == 1 and n.most >= MANY, n)
        if n.what is IT:
            return scene.tongue.each_of_them(scene.it, "acc")
        return name_of(n.what, scene)("acc each")
    name = type(n).__name__
    if isinstance(n, values.OnStartingTeam):
        kind = Kind((n.trait or n.faction,), adjectives=("other",) if n.others else ())
        return scene.say(f"each.{name}", of=scene.tongue.each(kind, "acc"))
    if isinstance(n, values.IconsFlipped):
        whose = "" if n.whose == YOURS else ".enemy"
        return scene.say(f"each.{name}{'' if n.colour else '.any'}{whose}",
                         icon=scene.tongue.colour(n.colour) if n.colour else "")
    if isinstance(n, values.ColoursFlipped):
        return scene.say(f"each.{name}")
    if isinstance(n, TimesPlayed):
        return scene.say(f"each.{name}", title=scene.tongue.quoted((n.name,))[0])
    if isinstance(n, values.IconsOn | ColoursOn):
        icon = scene.tongue.colour(n.colour) if isinstance(n, values.IconsOn) else ""
        return scene.say(f"each.{name}", icon=icon, what=name_of(n.what, scene))
    if isinstance(n, Showing):
        shows = scene.say("with.icons", n=len(n.icons), icon=scene.tongue.colour(n.icons[0]))
        kind = kind_of(n.what, scene)
        return scene.tongue.each(kind._replace(after=(shows, *kind.after)), "acc")
    raise Untold(f"no words for each {name}")


def value(n: Amount, scene: Scene) -> str:
    """A number in words: "its attack", "the number of cards in your hand"."""
    if isinstance(n, int):
        return str(n)
    name = type(n).__name__
    if isinstance(n, Count):
        return scene.say("value.Count", what=name_of(n.what, scene))
    if isinstance(n, values.Plus | values.Less):
        return scene.say(f"value.{name}", first=value(n.first, scene), second=value(n.second, scene))
    if isinstance(n, values.Upto):
        return scene.say("value.Upto", n=n.n, value=value(n.value, scene))
    if isinstance(n, noting.AtMostOf):
        return scene.say("value.AtMostOf", n=n.most, value=value(n.value, scene))
    if isinstance(n, values.ToldOf):
        return scene.say(f"told.{scene.told}")
    whose = getattr(n, "whose", None)
    if isinstance(whose, Selection):
        stat = getattr(n, "stat", TALLY)
        name += "" if stat == TALLY else ".keyword"
        its = any(whose is topic for topic in scene.topic) and scene.has(f"value.{name}.its")
        return scene.say(f"value.{name}{'.its' if its else ''}", of=name_of(whose, scene),
                         keyword="" if stat == TALLY else scene.say(f"stat.{stat}"))
    who = whose if isinstance(whose, str) else getattr(n, "who", YOU)
    icon = scene.tongue.colour(n.colour) if isinstance(n, values.IconsFlipped) else ""
    return scene.say(f"value.{name}{'' if who == YOU else '.enemy'}", icon=icon)


def gain(stat: Stat, n: Amount, scene: Scene) -> str:
    """So much of a stat or keyword: "+2 attack", "Bold 3", "Brave"."""
    shown = figure(n)
    if stat in SIGNED:
        return scene.say(f"gain.{stat}", n=signed(shown) if isinstance(shown, int) else f"+{shown}",
                         one=shown in (1, -1))
    return scene.say(f"gain.{stat}", n=shown, one=shown == 1)


def facts(node: Node, scene: Scene) -> dict[str, Any]:
    """What a sentence may say of a node: its fields, each ready for the form that the sentence asks for; `single`
    where one is concerned, `per` or `where` for what its amount is counted by."""
    told: dict[str, Any] = {name: _fact(node, name, found, scene) for name, found in given(node).items()}
    if (whom := next((found for found in given(node).values() if isinstance(found, Whom)), None)) is not None:
        told["single"] = single(whom, scene)
    amounts = [found for found in given(node).values() if isinstance(found, Value)]
    return told | (counted(amounts[0], scene) if amounts else {})


def _fact(node: Node, name: str, found: Any, scene: Scene) -> Any:
    if isinstance(found, Whom):
        return chosen(found, scene)
    if isinstance(found, Selection):
        return name_of(found, scene)
    if isinstance(found, bool):
        return found
    if isinstance(found, int | Value):
        return number(found)
    if name == "stat":
        return lambda form: gain(found, getattr(node, "n", 1), scene)
    if isinstance(found, str):
        return scene.tongue.words.phrase(f"{type(node).__name__}.{name}.{found}")
    return _untold(node, name)


def _untold(node: Node, name: str) -> Form:
    """A part of a node that its sentence must not pass over in silence, nor say as it stands."""
    def said(form: str) -> str:
        raise Untold(f"no words for {name} of {type(node).__name__} in '{getattr(node, 'label', node)}'")
    return said
