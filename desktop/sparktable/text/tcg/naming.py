"""How what a text speaks of is named: characters, Upgrades, cards; which of them, and who picks."""
from __future__ import annotations

from sparktable.games.tcg.card import CHARACTER, COMBINER, SECRET
from sparktable.games.tcg.verbs import select
from sparktable.games.tcg.verbs.fitting import Bearing, OfTheSameKind
from sparktable.games.tcg.verbs.from_outside import OUTSIDE_ZONE
from sparktable.games.tcg.verbs.history import Planning, ScrappedByThis
from sparktable.games.tcg.verbs.noting import OtherNames
from sparktable.games.tcg.verbs.select import (
    ANYBODYS,
    ENEMY,
    IT,
    OPPONENT,
    YOURS,
    Cards,
    Chars,
    Selection,
    Upgrades,
    words,
)
from sparktable.games.tcg.verbs.sharing import Sharing
from sparktable.games.tcg.verbs.values import Plus, StarsOf
from sparktable.games.tcg.verbs.whom import Each, One, Whom
from sparktable.kernel.control import Amount
from sparktable.kernel.vocabulary.seats import CHANCE
from sparktable.kernel.vocabulary.selections import Described

from ..phrases import Form
from ..templates import Untold, expect
from .kinds import CARDS, Kind
from .scene import Scene, case_in

_ZONES = {select.KO_ZONE: "KO area", select.EITHER_ZONE: "either", OUTSIDE_ZONE: "outside"}


def name_of(what: Selection, scene: Scene) -> Form:
    """What is found, in the form that the sentence asks for."""
    return lambda form: _name(what, form, scene)


def chosen(whom: Whom, scene: Scene) -> Form:
    """Whom something is done to, or what."""
    return lambda form: _chosen(whom, form, scene)


def _name(what: Selection, form: str, scene: Scene) -> str:
    tongue, case, forms = scene.tongue, case_in(form), form.split()
    if what is IT and scene.it.many and "each" in forms:
        return tongue.each_of_them(scene.it, case)
    if known := scene.known_as(what, form):
        return known
    if means_it(what, scene):
        return tongue.pronoun(scene.it, case)
    kind = kind_of(what, scene, "from" if "from" in forms else "" if "plain" in forms else "in")
    if "plain" in forms:
        kind = kind._replace(owner="")
    if "bare" in forms:
        return tongue.bare(kind, "several" in forms)
    say = next((getattr(tongue, name) for name in ("each", "every", "several", "none") if name in forms), tongue.one)
    return str(say(kind, case))


def means_it(what: Selection, scene: Scene) -> bool:
    """Whether the card meant is the one that was just looked at, and nothing more is said of it."""
    return isinstance(what, Cards) and is_that_card(what, scene) and not (what.kind or what.icon or what.name)


def is_that_card(what: Cards, scene: Scene) -> bool:
    """Whether the card meant is the one that was just looked at, if it is as described."""
    on_top = what.pile == select.ON_DECK and what.top == 1 and scene.speaks_of(IT)
    looked_at = (what.among_it or on_top) and not isinstance(what, ScrappedByThis)
    return looked_at and not scene.it.many and scene.it.noun in CARDS


def _chosen(whom: Whom, form: str, scene: Scene) -> str:
    what, tongue = whom.among, scene.tongue
    if isinstance(whom, Each):
        if not isinstance(what, Described):
            return _name(what, form, scene)
        return _name(what, f"{form} {'every' if takes_all(what) else 'each'}", scene)
    if not isinstance(whom, One):
        raise Untold(f"no words for whom {type(whom).__name__} means")
    if not isinstance(what, Described):
        return scene.say("one of them") if scene.it.many else _name(what, form, scene)
    if means_it(what, scene):
        return _name(what, form, scene)
    kind, case = kind_of(what, scene, "from" if "from" in form else "in"), case_in(form)
    if whom.by == OPPONENT and isinstance(what, Chars | Upgrades):
        kind = kind._replace(after=(*kind.after, scene.say("by.opponent")))
    if whom.by == CHANCE:
        kind = kind._replace(adjectives=("random", *kind.adjectives))
    if whom.n == 1 and not whom.up_to:
        return tongue.one(kind, case)
    return tongue.some(kind, tongue.so_many(whom.n, whom.up_to), whom.n == 1, case)


def takes_all(what: Selection) -> bool:
    """Whether all of such are spoken of as "all", not as "each": cards and Upgrades."""
    return isinstance(what, Cards | Upgrades)


def single(whom: Whom, scene: Scene) -> bool:
    """Whether a verb about them stands in the singular."""
    what = whom.among
    if isinstance(whom, One):
        return whom.n == 1
    if scene.speaks_of(what):
        return not scene.about.many
    return not scene.it.many if what is IT else not takes_all(what)


def kind_of(what: Selection, scene: Scene, where: str = "in") -> Kind:
    """What a selection finds, with words for where that is: "in" it, taken "from" it, or none."""
    if isinstance(what, Chars):
        return _characters(what, scene, where)
    if isinstance(what, Upgrades):
        return _upgrades(what, scene, where)
    if isinstance(what, Cards):
        return _cards(what, scene, where)
    if isinstance(what, Bearing):
        kind = _characters(what.who, scene, where)
        slots = [scene.tongue.trait(slot) for slot in words(what.slot)]
        without = scene.say("with.no upgrade", slot=scene.tongue.listed(slots, "or"))
        said = scene.say("with.upgrade", slot=_any(words(what.slot), scene)) if what.with_one else without
        return kind._replace(after=(*kind.after, said))
    if isinstance(what, OfTheSameKind):
        kind = _upgrades(what.of, scene, where)
        return kind._replace(after=(*kind.after, scene.say("with.same kind")))
    if isinstance(what, OtherNames):
        kind = kind_of(what.of, scene, where)
        return kind._replace(after=(scene.say("with.other name"), *kind.after))
    if isinstance(what, Sharing):
        kind = kind_of(what.who, scene, where)
        return kind._replace(after=(*kind.after, scene.say("with.shared trait", of=name_of(what.another, scene))))
    raise Untold(f"no words for what a {type(what).__name__} finds")


def _any(nouns: tuple[str, ...], scene: Scene) -> str:
    return scene.tongue.listed([scene.tongue.indefinite(noun) for noun in nouns], "or")


def _characters(what: Chars, scene: Scene, where: str) -> Kind:
    adjectives = ["other"] if what.others or what.not_it else []
    states = (("tapped", what.tapped), ("damaged", what.damaged))
    adjectives += [word if held else f"un{word}" for word, held in states if held is not None]
    adjectives += ["upgraded"] if what.upgraded else []
    after = [scene.say("with.no Upgrades")] if what.upgraded is False else []
    combiner = what.mode == COMBINER
    nouns = words(what.trait) or ((what.kind,) if what.kind else ()) or ((COMBINER,) if combiner else ())
    factions = words(what.faction)
    if not nouns and factions:
        nouns, factions = factions, ()
    expect(len(factions) < 2, what)
    if what.mode and not combiner:
        after.append(scene.say("with.mode", mode=scene.say(f"mode.{words(what.mode)[0]}")))
    after += [scene.say("with.without", kind=scene.tongue.plain_plural(trait)) for trait in words(what.without)]
    after += [scene.say("with.ever", trait=scene.tongue.trait(what.ever))] if what.ever else []
    after += stars(what.stars_from, what.stars_to, scene)
    whose = "" if what.whose == ANYBODYS else what.whose
    if what.at in _ZONES and where:
        zone = f"zone.{_ZONES[what.at]}"
        after.append(scene.say(f"{zone}.from" if where == "from" and scene.has(f"{zone}.from") else zone))
    names = tuple(name.removesuffix(" (") for name in words(what.name)) or tuple(
        name.partition(",")[0] for name in words(what.full_name))
    return Kind(nouns or (CHARACTER,), whose, tuple(adjectives),
                scene.tongue.faction(factions[0]) if factions else "",
                names, tuple(after))


def stars(least: Amount | None, most: Amount | None, scene: Scene) -> list[str]:
    """How many stars they must have."""
    if isinstance(most, StarsOf) and isinstance(least, StarsOf):
        return [scene.say("stars.as many", of=name_of(most.whose, scene))]
    said = []
    for value, key in ((least, "from"), (most, "to")):
        if isinstance(value, int):
            said.append(scene.say(f"stars.{key}", n=value))
        elif isinstance(value, StarsOf):
            said.append(scene.say(f"stars.{key}.of", of=name_of(value.whose, scene)))
        elif isinstance(value, Plus) and isinstance(value.first, StarsOf) and value.second in (1, -1):
            key = "stars.more" if value.second == 1 else "stars.fewer"
            said.append(scene.say(key, of=name_of(value.first.whose, scene)))
        elif value is not None:
            raise Untold(f"no words for stars by {value!r}")
    return said


def _upgrades(what: Upgrades, scene: Scene, where: str) -> Kind:
    on = what.on
    icons = words(what.icon)
    owner, after = "", [scene.say("with.icon", icon=scene.tongue.an_icon(icons))] if icons else []
    if isinstance(on, Chars) and (on.whose, kind_of(on, scene)) in (
            (YOURS, Kind(owner=YOURS)), (ENEMY, Kind(owner=ENEMY)), (ANYBODYS, Kind())):
        owner = "" if on.whose == ANYBODYS else on.whose
    elif where:
        after.append(scene.say(f"with.{'off' if where == 'from' else 'on'}", on=name_of(on, scene)))
    names = words(what.name)
    nouns = words(what.slot) or ((f"{what.kind} upgrade",) if what.kind else ("upgrade",))
    return Kind(nouns, owner, ("other",) if what.others else (), "",
                scene.tongue.quoted(names), tuple(after))


def _cards(what: Cards, scene: Scene, where: str) -> Kind:
    after = []
    icons = words(what.icon)
    after += [scene.say("with.icon", icon=scene.tongue.an_icon(icons))] if icons else []
    after += [scene.say("with.no icons")] if what.bare else []
    after += [scene.say("with.icons only", icon=scene.tongue.an_icon((what.exactly,)))] if what.exactly else []
    after += [scene.say("with.stars", n=what.stars)] if what.stars is not None else []
    after += [scene.say("with.sharp")] if what.sharp else []
    after += [scene.say("with.plan")] if isinstance(what, Planning) else []
    names = words(what.name)
    usual = SECRET if what.pile == select.IN_SECRETS else "card"
    again = scene.card is not None and scene.card.name in names
    hidden = what.pile == select.IN_SECRETS
    kind = Kind(words(what.kind) or (usual,), names=scene.tongue.quoted(names),
                adjectives=("further",) * again + ("facedown",) * hidden,
                first=scene.tongue.faction(what.faction) if what.faction else "")
    if what.pile == select.ON_DECK and what.top == 1 and not after and kind == Kind(("card",)):
        return kind._replace(definite=f"top card.{what.whose}")
    if where:
        after.append(_place(what, scene, where))
    return kind._replace(after=tuple(each for each in after if each))


def _place(what: Cards, scene: Scene, where: str) -> str:
    """Where cards are, or are taken from."""
    if isinstance(what, ScrappedByThis):
        return scene.say("place.scrapped")
    if what.among_it:
        return scene.say("place.among them")
    if what.pile == select.IN_HAND and what.whose == ENEMY and scene.looking:
        return scene.say("place.seen hand")
    whose = {YOURS: "", ENEMY: ".enemy"}.get(what.whose, ".anybody")
    key = f"place.{what.pile}{whose}"
    return scene.say(f"{key}.from" if where == "from" and scene.has(f"{key}.from") else key)
