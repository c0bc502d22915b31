"""German headings and sentences for the frames that texts stand in: triggers, prices, objectives, ends."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.games.matrix import events, headings
from sparktable.games.matrix.card import CHARACTER, COOP_SCHEME, MISSION, POLITY, RELIC, SCHEME
from sparktable.games.matrix.headings import Objective, Payment, Thwart, When
from sparktable.games.matrix.state import FACTIONS
from sparktable.games.matrix.verbs import conditions as asks
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.board import Clear, TakeCommand
from sparktable.games.matrix.verbs.choice import SpendFor
from sparktable.games.matrix.verbs.select import Cards, Chars, Kind, Selection
from sparktable.kernel.control import AtLeast, AtMost, Condition, Effect, If, Nothing

from ..scene import Scene, open_parts, settled, together, truth
from .conditions import amount, if_
from .controls import told
from .grammar import Clause, Verb, capital, listed, sentence
from .nouns import ACC, DAT, LEVELS, NAMES, NOM, gender, one, plural, several, singular, this
from .purposes import window

_VERBS = {
    events.MOVES_ONTO: (Verb("bewege", "bewegt", "bewegen"), "dich auf {}"),
    events.GAINS: (Verb("kaufe oder erhalte", "", "kaufen oder erhalten"), "{}"),
    events.COMMANDS: (Verb("übernimm", "übernimmt", "übernehmen"), "das Kommando über {}"),
    events.PEEKS: (Verb("sieh", "sieht", "sehen", "an"), "dir {}"),
    events.DEFEATS: (Verb("besiege", "besiegt", "besiegen"), "{}"),
    events.CLEARS: (Verb("räume", "räumt", "räumen"), "{}"),
    events.PLAYS: (Verb("spiele", "spielt", "spielen"), "{}"),
    events.ASSISTS: (Verb("nutze", "nutzt", "nutzen"), "{} als Beistand"),
    events.BUYS: (Verb("kaufe", "kauft", "kaufen"), "{}"),
    events.FLIPS: (Verb("decke", "deckt", "decken", "auf"), "{}"),
    events.COMPLETES_MISSION: (Verb("erfülle", "erfüllt", "erfüllen"), "eine Mission"),
    events.GAINS_ENERGON: (Verb("erhalte", "erhält", "erhalten"), "{{energon}}"),
    events.AMBUSHED: (Verb("gerate", "gerät", "geraten"), "in einen Hinterhalt"),
    events.CAUSES_AMBUSH: (Verb("locke", "lockt", "locken"), "eine gegnerische Figur in einen Hinterhalt"),
    events.CONVERTS: (Verb("wandle", "wandelt", "wandeln", "um"), "dich"),
    events.REPAIRS: (Verb("repariere", "repariert", "reparieren"), "{{damage}}"),
    events.DESTROYS_DAMAGE: (Verb("zerstöre", "zerstört", "zerstören"), "{{damage}}"),
    events.BLOCKS_ATTACK: (Verb("blocke", "blockt", "blocken"), "einen Angriff"),
}
_FINITE = {"bewegen": "bewegst", "kaufen oder erhalten": "kaufst oder erhältst", "übernehmen": "übernimmst",
           "ansehen": "ansiehst", "besiegen": "besiegst", "räumen": "räumst", "spielen": "spielst", "nutzen": "nutzt",
           "kaufen": "kaufst", "aufdecken": "aufdeckst", "erfüllen": "erfüllst", "erhalten": "erhältst",
           "geraten": "gerätst", "locken": "lockst", "umwandeln": "umwandelst", "reparieren": "reparierst",
           "zerstören": "zerstörst", "blocken": "blockst"}
_OBJECT = {events.COMMANDS: "einen Stadtstaat", events.DEFEATS: "einen Gegner", events.CLEARS: "eine Ruine"}
_OTHERS = {events.SPACE_EMPTIES: "ein Feld der Matrix leer wird", events.TURN_ENDS: "dein Zug endet",
           events.BATTLE_ENDS: "ein Kampf endet"}


def _object(of: Selection | None, event: str, scene: Scene) -> str:
    if of is None:
        return _OBJECT.get(event, "eine Karte")
    if isinstance(of, Kind) and of.adversary and not of.types and event == events.MOVES_ONTO:
        return "eine gegnerische Karte"
    return one(of, ACC, scene, where=False)


def deed(event: str, of: Selection | None, scene: Scene) -> Clause:
    """What you do: "bewege dich auf einen Ort"."""
    verb, rest = _VERBS[event]
    return Clause(verb, rest.format(_object(of, event, scene)))


def _behind_when(clause: Clause) -> str:
    """"du dich auf einen Ort bewegst"."""
    assert clause.verb is not None
    return f"{clause.rest} {_FINITE[clause.verb.infinitive]}"


def when(node: When, scene: Scene) -> str:
    """A triggered text; "" if the rulings leave it out."""
    if node.condition is not None and truth(node.condition, scene) is False:
        return ""
    kinds = node.events
    condition = node.condition
    if kinds[0] == events.RUNS_EMPTY:
        start = f"kein {{energon}} mehr auf {this(scene, DAT)} liegt"
    elif kinds[0] in _OTHERS:
        start = _OTHERS[kinds[0]]
    elif kinds == (events.PLAYS, events.ASSISTS):
        start = f"du {_object(node.of, events.PLAYS, scene)} spielst oder als Beistand nutzt"
    elif kinds == (events.REPAIRS, events.DESTROYS_DAMAGE):
        start = "du {damage} reparierst oder zerstörst"
    else:
        start = "du " + listed([_behind_when(deed(event, node.of, scene)) for event in kinds], "oder")
    when_ = "in deinem Zug" if node.own_turn else "in einem Zug" if node.first else ""
    if node.first:
        when_ += " zum ersten Mal"
    elif node.once:
        when_ = "in diesem Zug das nächste Mal"
    start = f"wenn {_at_what_time(start, when_)}"
    if node.anybody:
        start += ", auch im Zug eines anderen"
    if condition is not None and truth(condition, scene) is None and not _repeats(node):
        start += f" und {if_(condition, scene)}"
    inside = replace(scene, gender=gender(node.of) if node.of is not None else "f")
    if kinds[0] == events.MOVES_ONTO:
        inside = replace(inside, them=Chars(select.ANYBODY), known=True)
    return sentence(_led(told(node.effect, inside), start))


def _at_what_time(deed_: str, time: str) -> str:
    """"du dich in einem Zug zum ersten Mal auf einen Ort bewegst"."""
    words = deed_.split(" ")
    at = 0 if words[0] != "du" else 2 if words[1] in ("dich", "dir") else 1
    return " ".join([*words[:at], *([time] if time else []), *words[at:]])


def _led(clause: Clause, lead: str) -> Clause:
    """The clause behind a condition; one that it has already is the second."""
    return replace(clause, lead=f"{lead} und {clause.lead.removeprefix('wenn ')}" if clause.lead else lead)


def _repeats(node: When) -> bool:
    """Whether the effect itself speaks of the characters that the condition asks about."""
    return any(isinstance(part, Chars) for part in node.effect.walk()) and node.condition is not None and any(
        isinstance(part, Chars) for part in node.condition.walk())


def price(node: Payment, scene: Scene) -> str:
    """What is paid: "2 {power}"."""
    if node.any_move:
        return "X {move}"
    spend = node.effect if isinstance(node.effect, SpendFor) else None
    energon = node.energon + (spend.energon if spend else 0)
    move, alt_move = node.move + (spend.move if spend else 0), spend.alt_move if spend else 0
    parts = [f"{n} {name}" for n, name in ((node.power, "{power}"), (move, "{move}"),
                                           (alt_move, "{move} dieser Seite"), (energon, "{energon}")) if n]
    if node.discard:
        parts.append(f"lege {node.discard} Karte{'' if node.discard == 1 else 'n'} ab")
    return listed(parts, "und")


def payment(node: Payment, scene: Scene) -> str:
    """A text with a price."""
    cost = price(node, scene)
    effect = node.effect.effect if isinstance(node.effect, SpendFor) else node.effect
    if isinstance(effect, Clear):
        return f"**Räumen:** zahle {cost}."
    if isinstance(effect, TakeCommand):
        return f"**Kommando:** zahle {cost} und 1 {{power}} mehr für jeden Stadtstaat unter gegnerischem Kommando."
    character = scene.card is not None and scene.card.type == CHARACTER
    once = "einmal pro Zug, " if character and node.limit == 1 else ""
    head = capital(f"{once}{'' if node.discard else 'zahle '}{cost}")
    return f"**{head}:** {sentence(told(effect, scene))}"


def ability(node: headings.Ability, scene: Scene) -> str:
    """An Energon ability without its price."""
    scene = replace(scene, window=node.window)
    said, head = sentence(told(node.effect, scene)), window(node.window)
    text = f"**{head}:** {said}" if head else said
    if node.most < 99:
        text += f" X ist höchstens {node.most}."
    return text + (" Das darfst du in jedem Zug." if node.any_turn else "")


def start(node: headings.StartOfTurn, scene: Scene) -> str:
    """A text for the start of a turn."""
    effect = settled(node.effect, scene)
    if not node.here:
        return f"**Zugbeginn:** {sentence(told(effect, scene))}"
    condition = "du hier stehst"
    if isinstance(effect, If):
        condition, effect = f"du hier stehst und {if_(effect.condition, scene)}", effect.then
    return f"**Zugbeginn:** {sentence(_led(told(effect, scene), f'wenn {condition}'))}"


def attack(node: headings.RevealAttack, scene: Scene) -> str:
    """A Boss's attack when it comes up."""
    text = f"**Auftrittsangriff:** {sentence(told(node.effect, scene))}"
    if node.ambush:
        text += " Danach gerätst du in einen Hinterhalt."
    return text if node.blockable else f"{text} Dieser Angriff kann nicht geblockt werden."


def encounter(node: headings.Encounter, scene: Scene) -> tuple[str, ...]:
    return (f"**Hinterhalt:** {sentence(told(node.ambush, scene))}",
            f"**Konfrontation:** {_confrontation(node, scene)}")


def _confrontation(node: headings.Encounter, scene: Scene) -> str:
    """That of the table's mode; where none is known and they differ, both."""
    if (team := together(scene)) is not None or node.among_rivals is None:
        return sentence(told(node.confronted(team is not False), scene))
    return (f"Gemeinsam oder allein: {sentence(told(node.confrontation, scene))} "
            f"Jeder für sich: {sentence(told(node.among_rivals, scene))}")


def effect(node: Effect, scene: Scene) -> str:
    """An effect as a sentence; "" if the rulings leave it out."""
    return "" if isinstance(settled(node, scene), Nothing) else sentence(told(node, scene))


# --- objectives -----------------------------------------------------------------------------------------------


def objective(node: Objective, scene: Scene) -> str:
    """What a Mission asks for."""
    return f"**{'Teamziel' if node.team else 'Ziel'}:** {sentence(_goal(node, scene))}"


def _goal(node: Objective, scene: Scene) -> str:
    condition = node.condition
    if node.event == headings.ALWAYS:
        assert condition is not None
        return _state(condition, scene)
    if isinstance(condition, asks.DefenceHeld):
        return "führe einen verteidigenden Beistand in einer Konfrontation aus, die dein Gegner verliert"
    if isinstance(condition, asks.BlockedForAnother):
        return "blocke einen Angriff auf eine andere Figur"
    if isinstance(condition, asks.TakenFromAdversaries):
        return "übernimm das Kommando über einen Stadtstaat unter gegnerischem Kommando"
    if node.event == events.CLEARS and isinstance(condition, AtMost):
        return "räume die letzte räumbare Ruine in der Matrix"
    verb = _VERBS[node.event][0]
    if node.count > 1:
        if node.event == events.MOVES_ONTO:
            where = "verschiedene Felder" if node.different_spaces else "Karten"
            return f"bewege dich in einem Zug auf {node.count} {where}"
        if node.event == events.CONVERTS:
            return f"wandle dich in einem Zug {node.count}-mal um"
        things = several(node.of, ACC, scene, where=False) if node.of is not None else "Karten"
        return Clause(verb, f"in einem Zug {node.count} {things}").full
    return deed(node.event, node.of, scene).full + _suffix(node, condition)


def _state(condition: Condition, scene: Scene) -> str:
    """Something that must be so, said as an order."""
    compared = condition if isinstance(condition, AtLeast | AtMost) else None
    what = getattr(compared.value, "what", None) if compared is not None else None
    if compared is not None and isinstance(what, Cards):
        least = isinstance(compared, AtLeast)
        if what.zone == select.IN_PLAY:
            return f"kontrolliere {amount(what, compared.n, least, scene)}"
        if what.zone == select.OWNED:
            return f"besitze {amount(what, compared.n, least, scene).replace(' in deinem Besitz', '')}"
        if what.commanded:
            return f"{amount(what, compared.n, least, scene, NOM)} stehen zugleich dort".replace(
                "unter eurem Kommando stehen zugleich dort", "stehen unter eurem Kommando")
    if compared is not None:
        return f"ein Mitglied deines Teams hat {compared.n} oder mehr {{energon}}"
    raise TypeError(f"no words for {type(condition).__name__} as an objective")


def _suffix(node: Objective, condition: Condition | None) -> str:
    if condition is None:
        return ""
    if isinstance(condition, asks.Did):
        if condition.event == events.FLIPS:
            return ", den du in diesem Zug aufgedeckt hast"
        return ", der dich in diesem Zug in einen Hinterhalt gelockt hat"
    if isinstance(condition, asks.FromAfar):
        return f" in einem Kampf aus mindestens {condition.distance} Feldern Entfernung"
    if isinstance(condition, asks.ByMargin):
        return f" mit mindestens {condition.n} {{power}} mehr als nötig"
    raise TypeError(f"no words for {type(condition).__name__} in an objective")


# --- Schemes --------------------------------------------------------------------------------------------------


def thwart(nodes: Sequence[Thwart], scene: Scene) -> str:
    """How a Scheme is thwarted, in all the ways that the rulings leave open."""
    ways = [node for node in nodes if node.condition is None or truth(node.condition, scene) is not False]
    stay = [not node.anywhere and node.event != events.RUNS_EMPTY for node in ways]
    here = all(stay)
    words = [_way(node, scene) if here or not there else _way(node, scene).replace(" ", " hier ", 1)
             for node, there in zip(ways, stay, strict=True)]
    return f"**{'Hier vereiteln' if here else 'Vereiteln'}:** {sentence(', oder '.join(words))}"


def _way(node: Thwart, scene: Scene) -> str:
    condition = node.condition
    if node.contribute is not None:
        return _contribution(node, scene)
    if node.energon:
        more = f" und {node.per_player} mehr pro Spieler" if node.per_player else ""
        return f"steuere {node.energon} {{energon}}{more} bei"
    if node.event == events.RUNS_EMPTY:
        return f"rette die letzte Karte unter {this(scene, DAT)}"
    if node.event == events.BLOCKS_ATTACK:
        return "blocke einen Angriff auf eine andere Figur" + (_blocking(condition, scene) if condition else "")
    if node.event:
        if node.times > 1 and node.of is not None:
            things = f"{node.times} {several(node.of, ACC, scene, where=False)}"
            return f"{Clause(_VERBS[node.event][0], things).full} und lege sie unter diese Karte"
        return deed(node.event, node.of, scene).full
    assert condition is not None
    if node.power:
        return f"zahle {node.power} {{power}}, wenn {if_(condition, scene)}"
    return _state(condition, scene)


def _blocking(condition: Condition, scene: Scene) -> str:
    parts = open_parts(condition, scene) if isinstance(condition, asks.Both | asks.OneOf) else [condition]
    words = {asks.Taking: " in deinem Zug", asks.BlockedByCard: " mit einer Karte aus deiner Hand"}
    return "".join(words[type(part)] for part in parts)


def _contribution(node: Thwart, scene: Scene) -> str:
    assert isinstance(node.contribute, Cards)
    source = "aus deinem Tresor" if node.contribute.zone == select.IN_VAULT else "aus deiner Hand"
    if node.total_cost:
        things = plural(node.contribute, ACC, scene, where=False)
        return f"steuere {things} {source} mit Gesamtkosten von {node.total_cost} oder mehr bei"
    different = " mit verschiedenen Kosten" if node.different_costs else ""
    things = (plural(node.contribute, ACC, scene, where=False) if node.cards > 1
              else singular(node.contribute, ACC, scene, where=False, article=""))
    return f"steuere {node.cards} {things}{different} {source} bei"


# --- ends -----------------------------------------------------------------------------------------------------


def score(node: headings.Score, scene: Scene) -> str:
    if node.per_damage:
        held = "unter deiner Kontrolle" if node.controlled else "in deinem Besitz"
        return f"**Spielende:** je 2 {{damage}} {held} kosten dich {-node.vp} {{vp}}."
    return f"**Spielende:** {node.vp} {{vp}}.".replace("-", "−")


def worth(scene: Scene) -> str:
    """What a card is worth at the end."""
    card = scene.card
    assert card is not None
    if card.type == MISSION:
        loss = -card.score[0].vp if card.score else 0
        return f"**Erfüllt:** {card.vp} {{vp}}. **Am Ende offen:** −{loss} {{vp}}."
    if card.type == POLITY:
        return f"**Am Ende unter Kommando:** {card.vp} {{vp}} für das Team."
    if RELIC in card.types or card.type == SCHEME:
        return f"**Am Ende im Tresor:** {card.vp} {{vp}}."
    return ""


def type_line(scene: Scene) -> str:
    """"Roboter · Autobot"."""
    card = scene.card
    assert card is not None
    parts = [NAMES[card.type], *(NAMES[name] for name in card.extra_types)]
    if card.faction is not None:
        parts.append(FACTIONS[card.faction])
    if card.level:
        parts.append(f"Stufe {LEVELS[card.level]}")
    return " · ".join(parts)


def subtype(scene: Scene) -> str:
    """"Terrorcon", "Gemeinsam"."""
    assert scene.card is not None
    return "Gemeinsam" if scene.card.subtype == COOP_SCHEME else scene.card.subtype.removesuffix(" Scheme")
