"""German clauses for what a text does: cards, Energon, Damage, Power, the Matrix."""
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
from .grammar import Clause, Verb
from .nouns import (
    ACC,
    DAT,
    NOM,
    after,
    for_each,
    itself,
    of_theirs,
    one,
    picked,
    several,
    singular,
    them,
    this,
)
from .purposes import in_use

EFFECTS: Templates[Clause] = Templates("effect")
VERSUS = {ROBOTS: "gegen Roboter", BOSSES: "gegen Bosse",
          UP_TO_COST_4: "gegen Karten mit aufgedruckten Kosten von 4 oder weniger",
          TURNED_UP_NOW: "gegen in diesem Zug aufgedeckte Gegner",
          IN_YOUR_SPACE: "gegen einen Gegner auf deinem Feld", NOT_HERE: "gegen einen Gegner auf einem anderen Feld"}

GAIN, LOSE = Verb("erhalte", "erhält", "erhalten"), Verb("verliere", "verliert", "verlieren")
DRAW, DISCARD = Verb("ziehe", "zieht", "ziehen"), Verb("lege", "legt", "legen", "ab")
DESTROY, REPAIR = Verb("zerstöre", "zerstört", "zerstören"), Verb("repariere", "repariert", "reparieren")
LAY, TAKE, GIVE = Verb("lege", "legt", "legen"), Verb("nimm", "nimmt", "nehmen"), Verb("gib", "gibt", "geben")
LOOK, TURN_UP = Verb("sieh", "sieht", "sehen", "an"), Verb("decke", "deckt", "decken", "auf")
PLAY, SHOW = Verb("spiele", "spielt", "spielen"), Verb("zeige", "zeigt", "zeigen", "vor")
CHOOSE, SWAP = Verb("wähle", "wählt", "wählen"), Verb("tausche", "tauscht", "tauschen")
CONVERT = Verb("wandle", "wandelt", "wandeln", "um")
TELEPORT = Verb("teleportiere", "teleportiert", "teleportieren")
MOVE, CLEAR = Verb("bewege", "bewegt", "bewegen"), Verb("räume", "räumt", "räumen")
TAKE_OVER, REMOVE = Verb("übernimm", "übernimmt", "übernehmen"), Verb("entferne", "entfernt", "entfernen")
LURE, BLOCK = Verb("locke", "lockt", "locken"), Verb("blocke", "blockt", "blocken")
DEFEAT, SPEND = Verb("besiege", "besiegt", "besiegen"), Verb("gib", "gibt", "geben", "aus")
FALL, COST = Verb("gerate", "gerätst", "geraten"), Verb("koste", "kostet", "kosten")
MAY = Verb("dürfe", "darf", "dürfen")


def do(effect: Effect, scene: Scene) -> Clause:
    """The clause for an effect."""
    return EFFECTS.say(effect, scene)


def times(n: Amount, unit: str, scene: Scene, sign: str = "") -> str:
    """An amount of something: "2 {energon}", "1 {power} für jede Ruine in der Matrix"."""
    if isinstance(n, int):
        return f"{sign if n >= 0 else '−'}{abs(n)} {unit}"
    if isinstance(n, TheX):
        return f"{sign}X {unit}"
    if isinstance(n, EnergonOf):
        return f"{sign}1 {unit} für jedes {{energon}}, das du hast"
    if isinstance(n, HighestCost):
        assert isinstance(n.what, Cards)
        sort = "offenen oder verdeckten Karte" if n.what.face == select.EITHER else "Karte"
        return f"{sign}X {unit}; X sind die höchsten Kosten einer {sort} {after(n.what, scene)} außer Bossen"
    assert isinstance(n, Count)
    expect(n.plus >= 0, n)
    text = f"{'−' if n.less else sign}1 {unit} für {for_each(n.what, n.per, scene)}"
    limits = ["aufgerundet"] if n.rounded_up else []
    limits += [f"{'insgesamt ' if n.plus else ''}höchstens {n.most}"] if n.most < MANY else []
    if n.plus > 0:
        text = f"{sign}{n.plus} {unit} und {text}"
    return text + (f" ({', '.join(limits)})" if limits else "")


def cards(n: int, one_: str = "Karte", more: str = "Karten") -> str:
    return f"{n} {one_ if n == 1 else more}"


def _concerns(who: str, verb: Verb, rest: str, scene: Scene) -> Clause:
    """Something that happens to you, or to those concerned."""
    return Clause(verb, rest, "" if who == select.YOU else them(scene, NOM))


# --- what is gained and lost ----------------------------------------------------------------------------------


@EFFECTS(resources.GainEnergon)
def _gain_energon(node: resources.GainEnergon, scene: Scene) -> Clause:
    return _concerns(node.who, GAIN, times(node.n, "{energon}", scene), scene)


@EFFECTS(resources.LoseEnergon)
def _lose_energon(node: resources.LoseEnergon, scene: Scene) -> Clause:
    return _concerns(node.who, LOSE, times(node.n, "{energon}", scene), scene)


@EFFECTS(resources.GainVP)
def _gain_vp(node: resources.GainVP, scene: Scene) -> Clause:
    return Clause(GAIN, f"{node.n} {{vp}}")


@EFFECTS(resources.LoseVP)
def _lose_vp(node: resources.LoseVP, scene: Scene) -> Clause:
    return Clause(LOSE, f"{node.n} {{vp}}")


@EFFECTS(resources.GainDamage)
def _gain_damage(node: resources.GainDamage, scene: Scene) -> Clause:
    return _concerns(node.who, GAIN, times(node.n, "{damage}", scene), scene)


@EFFECTS(resources.Repair)
def _repair(node: resources.Repair, scene: Scene) -> Clause:
    text = f"{'bis zu ' if node.up_to else ''}{node.n} {{damage}}"
    return Clause(REPAIR, text if node.who == select.YOU else f"{text} bei {them(scene, DAT)}")


@EFFECTS(resources.Draw)
def _draw(node: resources.Draw, scene: Scene) -> Clause:
    if isinstance(node.n, int):
        return Clause(DRAW, cards(node.n))
    assert isinstance(node.n, Count) and node.n.what is select.IT
    return Clause(DRAW, f"{cards(-node.n.plus)} weniger" if node.n.plus else "ebenso viele Karten")


@EFFECTS(resources.DrawMission)
def _draw_mission(node: resources.DrawMission, scene: Scene) -> Clause:
    return Clause(DRAW, cards(node.n, "Mission", "Missionen"))


@EFFECTS(resources.AddPower)
def _add_power(node: resources.AddPower, scene: Scene) -> Clause:
    text = times(node.n, "{power}", scene, "+")
    if node.use not in (ANY_USE, scene.window):
        text += f" {in_use(node.use)}"
    if node.versus:
        text += f" {VERSUS[node.versus]}"
    return Clause(None, text + (" (Reichweite 0)" if node.pool else ""))


@EFFECTS(resources.AddMove)
def _add_move(node: resources.AddMove, scene: Scene) -> Clause:
    return Clause(None, f"+{node.n} {{move}}")


@EFFECTS(resources.Strengthen)
def _strengthen(node: resources.Strengthen, scene: Scene) -> Clause:
    gains = [times(node.power, "{power}", scene, "+")] if node.power else []
    gains += [f"+{node.move} {{move}}"] if node.move else []
    return Clause(GAIN, " und ".join(gains), one(node.what, NOM, scene))


@EFFECTS(resources.PowerForThisPolity)
def _for_polity(node: resources.PowerForThisPolity, scene: Scene) -> Clause:
    return Clause(None, f"+{node.n} {{power}} nur für das Kommando über ihn")


@EFFECTS(resources.Store)
def _store(node: resources.Store, scene: Scene) -> Clause:
    return Clause(LAY, f"{node.n} {{energon}} auf {this(scene, ACC)}")


@EFFECTS(resources.Take)
def _take(node: resources.Take, scene: Scene) -> Clause:
    return Clause(TAKE, f"{times(node.n, '{energon}', scene)} von {this(scene, DAT)}")


# --- cards on their way ---------------------------------------------------------------------------------------


def _theirs(node: Pick, scene: Scene) -> Clause | None:
    """A card out of the hand of those concerned: their choice, yours or nobody's."""
    if not isinstance(node.what, Cards) or node.what.whose != select.THEM:
        return None
    who = them(scene, NOM)
    if node.by == select.YOU:
        return Clause(CHOOSE, f"eine Karte, die {who} ablegt")
    if node.by == select.CHANCE:
        return Clause(DISCARD, "eine zufällige Handkarte", who)
    whole = isinstance(node.n, int) and node.n >= MANY
    return Clause(DISCARD, "ihre Hand" if whole else cards(int(str(node.n))), who)


@EFFECTS(piles.Discard)
def _discard(node: piles.Discard, scene: Scene) -> Clause:
    if (theirs := _theirs(node, scene)) is not None:
        return theirs
    if isinstance(node.n, Count):
        return Clause(DISCARD, f"Karten bis auf {-node.n.plus} Handkarten")
    if isinstance(node.what, Cards) and node.what.zone == select.IN_HAND and not node.what.particular and int(
            str(node.n)) < MANY:
        return Clause(DISCARD, cards(int(str(node.n))))
    return Clause(DISCARD, picked(node.what, node.n, node.up_to, scene))


@EFFECTS(piles.Destroy)
def _destroy(node: piles.Destroy, scene: Scene) -> Clause:
    phrase = picked(node.what, node.n, node.up_to, scene)
    if node.by == select.CHANCE:
        phrase = f"zufällig {phrase}"
    return Clause(DESTROY, phrase)


GAINED = {piles.TO_DISCARD: "", piles.TO_HAND: " (auf die Hand)", piles.TO_DECK: " (oben auf dein Deck)"}


@EFFECTS(piles.Gain)
def _gain(node: piles.Gain, scene: Scene) -> Clause:
    return Clause(GAIN, f"{picked(node.what, node.n, node.up_to, scene)}{GAINED[node.to]}")


@EFFECTS(piles.Rescue)
def _rescue(node: piles.Rescue, scene: Scene) -> Clause:
    return Clause(LAY, f"{picked(node.what, node.n, node.up_to, scene)} vor dir ins Spiel")


@EFFECTS(piles.Give)
def _give(node: piles.Give, scene: Scene) -> Clause:
    what = picked(node.what, node.n, node.up_to, scene)
    zones = select.as_tuple(node.what.zone) if isinstance(node.what, Cards) else ()
    whom = them(scene, DAT).replace("einer Figur", "einem beliebigen Spieler")
    if len(zones) > 1:
        return Clause(GIVE, f"{whom} {what} oder eine deiner Missionen",
                      after=" (eine Karte kommt auf das Deck)")
    if zones != (select.MISSIONS,):
        what += " (oben auf das Deck)"
    return Clause(GIVE, f"{whom} {what}")


@EFFECTS(piles.PutOnTop)
def _put_on_top(node: piles.PutOnTop, scene: Scene) -> Clause:
    missions = isinstance(node.what, Cards) and node.what.zone == select.MISSIONS
    stack = "den Missionsstapel deines Teams" if missions else "dein Deck"
    return Clause(LAY, f"{picked(node.what, node.n, node.up_to, scene)} oben auf {stack}")


@EFFECTS(piles.TakeToHand)
def _to_hand(node: piles.TakeToHand, scene: Scene) -> Clause:
    return Clause(TAKE, f"{picked(node.what, node.n, node.up_to, scene)} auf die Hand")


@EFFECTS(piles.ToVault)
def _to_vault(node: piles.ToVault, scene: Scene) -> Clause:
    return Clause(LAY, f"{picked(node.what, node.n, node.up_to, scene)} in deinen Tresor")


@EFFECTS(piles.PutUnder)
def _put_under(node: piles.PutUnder, scene: Scene) -> Clause:
    return Clause(LAY, f"{picked(node.what, node.n, node.up_to, scene)} unter {this(scene, ACC)}")


@EFFECTS(piles.RevealTop)
def _reveal_top(node: piles.RevealTop, scene: Scene) -> Clause:
    return Clause(SHOW, "die oberste Karte deines Decks")


@EFFECTS(piles.Show)
def _show(node: piles.Show, scene: Scene) -> Clause:
    return Clause(SHOW, picked(node.what, node.n, node.up_to, scene))


@EFFECTS(piles.PlayTop)
def _play_top(node: piles.PlayTop, scene: Scene) -> Clause:
    return Clause(PLAY, "die oberste Karte deines Decks")


@EFFECTS(piles.ChooseCard)
def _choose_card(node: piles.ChooseCard, scene: Scene) -> Clause:
    return Clause(CHOOSE, picked(node.what, node.n, node.up_to, scene))


# --- characters and the Matrix --------------------------------------------------------------------------------


@EFFECTS(board.Convert)
def _convert(node: board.Convert, scene: Scene) -> Clause:
    return Clause(CONVERT, {None: "dich", ALT: "dich in den Fahrzeugmodus", BOT: "dich in den Robotermodus"}[node.to])


@EFFECTS(board.Teleport)
def _teleport(node: board.Teleport, scene: Scene) -> Clause:
    if node.onto is not None:
        text = f"dich auf {one(node.onto, ACC, scene, where=False)}"
    elif node.reach is not None:
        text = "dich auf ein angrenzendes Feld" if node.reach == 1 else f"dich bis zu {node.reach} Felder weit"
    else:
        text = "dich auf ein beliebiges Feld"
    along = "" if node.along is None else f"; {several(node.along, NOM, scene)} dürfen mitkommen"
    return Clause(TELEPORT, text, after=along, whole=bool(along))


@EFFECTS(board.ComeHere)
def _come_here(node: board.ComeHere, scene: Scene) -> Clause:
    return Clause(MAY, "sich auf dein Feld teleportieren", them(scene, NOM))


@EFFECTS(board.FreeStep)
def _free_step(node: board.FreeStep, scene: Scene) -> Clause:
    return Clause(MOVE, "dich auf ein angrenzendes Feld, ohne {move} auszugeben")


@EFFECTS(board.Push)
def _push(node: board.Push, scene: Scene) -> Clause:
    if node.by == select.THEM:
        return Clause(MOVE, "sich auf ein angrenzendes Feld", them(scene, NOM))
    if node.by == select.NEXT_PLAYER:
        return Clause(MOVE, "dich auf ein angrenzendes Feld", "der nächste Spieler in Zugreihenfolge")
    return Clause(MOVE, f"{them(scene, ACC)} auf ein angrenzendes Feld")


@EFFECTS(board.Peek)
def _peek(node: board.Peek, scene: Scene) -> Clause:
    if isinstance(node.what, Cards) and node.what.whose == select.THEM:
        if node.what.zone == select.IN_HAND:
            hand = "ihre Hand" if scene.known else f"die Hand {of_theirs('', scene)}"
            random = node.by == select.CHANCE
            if random:
                hand = f"eine zufällige Karte aus {hand}".replace("aus die", "aus der")
            return Clause(LOOK, f"dir {hand}")
        return Clause(LOOK, f"dir die oberste Karte {of_theirs('Decks', scene)}")
    thing = picked(node.what, node.n, node.up_to, scene)
    return Clause(LOOK, f"{thing} dir" if node.what is select.IT else f"dir {thing}")


@EFFECTS(board.Flip)
def _flip(node: board.Flip, scene: Scene) -> Clause:
    return Clause(TURN_UP, picked(node.what, node.n, node.up_to, scene))


@EFFECTS(board.Swap)
def _swap(node: board.Swap, scene: Scene) -> Clause:
    if node.what is select.IT:
        return Clause(SWAP, "sie miteinander")
    assert isinstance(node.what, Cards)
    either = "offenen oder verdeckten " if node.what.face == select.EITHER else ""
    phrase = singular(node.what, DAT, scene).replace("einer ", f"einer {either}", 1)
    return Clause(SWAP, f"{this(scene, ACC)} mit {phrase.replace(this(scene, DAT), itself(scene, DAT))}")


@EFFECTS(board.Clear)
def _clear(node: board.Clear, scene: Scene) -> Clause:
    return Clause(CLEAR, one(node.what, ACC, scene))


@EFFECTS(board.Refill)
def _refill(node: board.Refill, scene: Scene) -> Clause:
    return Clause(LAY, "die oberste Karte des Hauptdecks offen auf ihr Feld")


@EFFECTS(board.PlaceRuin)
def _place_ruin(node: board.PlaceRuin, scene: Scene) -> Clause:
    return Clause(LAY, "die oberste Ruine des Stapels auf das Feld")


@EFFECTS(board.TakeCommand)
def _take_command(node: board.TakeCommand, scene: Scene) -> Clause:
    return Clause(TAKE_OVER, f"das Kommando über {this(scene, ACC)}")


@EFFECTS(board.RemoveToken)
def _remove_token(node: board.RemoveToken, scene: Scene) -> Clause:
    return Clause(REMOVE, f"den Kommandomarker von {one(node.what, DAT, scene, where=False)}")


@EFFECTS(choice.SpendFor)
def _spend_for(node: choice.SpendFor, scene: Scene) -> Clause:
    price = (f"{node.energon} {{energon}}" if node.energon else f"{node.move} {{move}}" if node.move
             else f"{node.alt_move} {{move}} dieser Seite")
    inner = do(node.effect, scene)
    return Clause(SPEND, price, after=f", um {inner.purpose}", whole=inner.whole)


@EFFECTS(choice.OncePerTurn)
def _once_per_turn(node: choice.OncePerTurn, scene: Scene) -> Clause:
    inner = do(node.effect, scene)
    return replace(inner, after=f"{inner.after} (einmal pro Zug)")


@EFFECTS(choice.Consent)
def _consent(node: choice.Consent, scene: Scene) -> Clause:
    inner = do(node.effect, scene)
    return replace(inner, after=f"{inner.after}, wenn deren Spieler zustimmt")
