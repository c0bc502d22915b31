"""Why something cannot be done: the rule that forbids it, with the numbers ("5 Power needed here, 4 reach it").

The table asks for any action that a player might expect. The answers are read from what the asking seat sees.
"""
from __future__ import annotations

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Reason
from sparktable.kernel.view import View
from sparktable.kernel.zones import FACE_UP

from ..card import BOSS, DAMAGE, POLITY, RELIC, RUIN, SCHEME
from ..events import uses
from ..facts import market, polity
from ..facts.abilities import CONVERT_COST, open_abilities
from ..facts.cards import space_of
from ..facts.contest import by_confrontation, cost_to_defeat, reach, why_not_confront
from ..facts.holdings import controlled_damage, energon_room
from ..facts.movement import may_enter, move_by_kind, search_price, step_price
from ..facts.power import energon_price, strength
from ..headings import ANYTIME, X, no_frame
from ..state import (
    ALT,
    ASSISTING,
    BASIC,
    BUY,
    CHARACTER,
    CLEAR,
    COMMAND,
    CONFRONT,
    HAND,
    MATRIX,
    PLAY,
    USE,
    MatrixState,
    seat_zone,
)
from ..statics import forbidden
from ..verbs.board import Convert, Teleport
from ..verbs.piles import Destroy
from ..verbs.resources import GainEnergon, Repair, Take
from ..verbs.select import YOU
from .actions import playable
from .schemes import at_once, contributions, needed_energon
from .ways import text_price
from .why_no_help import no_help, reason

ONLY_BY_TEXT = ("teleport", "gain", "draw", "destroy", "repair", "flip", "peek")
"""What a player can do only where a card says so."""
MOMENTS = {CONFRONT: "confronting", ASSISTING: "assisting", COMMAND: "commanding"}
"""The windows of Energon abilities."""


def why_not(view: View, wish: Option) -> list[Reason]:
    """The reasons against a wish; empty when it is possible or nobody would expect it."""
    asked, s, seat = view.decision, view.state, view.seat
    assert isinstance(s, MatrixState)
    if asked is None:
        return [reason("the game is over")]
    if wish in asked.asides:
        return []
    if asked.seat != seat:
        converts = wish.kind == "convert" and asked.kind == "action"  # on anybody's turn
        return _convert(s, seat, wish) if converts else [reason("not your decision", seat=asked.seat)]
    if wish in asked.options:
        return []
    if asked.kind != "action":
        helpless = no_help(s, seat, asked, wish.value("card")) if wish.kind in ("play", asked.kind) else []
        return helpless or [reason("another question first", question=asked.kind)]
    if wish.kind in ONLY_BY_TEXT:
        return [reason("only by text")]
    explain = {"play": _play, "move": _move, "search": _search, "buy": _buy, "battle": _battle, "confront": _battle,
               "activate": _activate, "convert": _convert, "command": _command, "use": _use, "clear": _use,
               "contribute": _contribute, "assist": _assist, "block": _block, "vault": _vault}.get(wish.kind)
    return explain(s, seat, wish) if explain is not None else [reason("not possible now")]


def _text(s: MatrixState, what: str, seat: int, subject: int) -> list[Reason]:
    """The card whose text forbids it."""
    m = forbidden(s, what, seat, subject)
    return [reason("forbidden by text", card=s.card(m.source).slug)] if m is not None else []


def _play(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    slot = wish.value("card")
    if s.where[slot] != seat_zone(seat, HAND):
        return [reason("not in your hand")]
    if slot not in playable(s, seat):
        leak = next(other for other in s.zones[seat_zone(seat, HAND)] if s.card(other).type == DAMAGE)
        return [reason("must be played first", card=s.card(leak).slug)]
    return []


def _move(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    space = wish.value("space")
    here = s.at[seat]
    grid = s.game.grid
    if space not in (*grid.next[here], *grid.diagonal[here]):
        return [reason("not next to you", distance=grid.distance[here][space])]
    found = _text(s, "spend move", seat, -1)
    slot = s.zones[MATRIX][space]
    if not may_enter(s, seat, space, by="move"):
        found += _text(s, "move", seat, slot)
    kinds = move_by_kind(s, seat)
    if space in grid.diagonal[here] and not found:
        found = _text(s, "flight", seat, -1) or _text(s, "diagonal", seat, -1) or [reason("diagonal needs flight")]
    if sum(kinds) < step_price(s, seat, space):
        found.append(reason("not enough move", needed=step_price(s, seat, space), have=sum(kinds)))
    return found


def _search(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    slot = wish.value("card")
    if s.known[slot] & FACE_UP:
        return [reason("already faceup")]
    if space_of(s, slot) != s.at[seat]:
        return [reason("not in your space")]
    needed, have = search_price(s, seat, slot), sum(move_by_kind(s, seat))
    return _text(s, "spend move", seat, -1) or [reason("not enough move", needed=needed, have=have)]


def _buy(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    slot = wish.value("card")
    if s.where[slot] not in (MATRIX, BASIC):
        return [reason("not for sale")]
    title = s.card(slot)
    if not s.known[slot] & FACE_UP:
        return [reason("facedown")]
    if title.type == BOSS or title.cost is None:
        return [reason("cannot be bought", type=title.type)]
    if not market.purchasable(s, seat, slot):
        return _text(s, "buy", seat, slot) or [reason("adversaries are battled")]
    distance = market.distance_to(s, seat, slot)
    return [reason("not enough power", needed=market.price(s, seat, slot), distance=distance,
                   have=strength(s, seat, distance, BUY, slot))]


def _battle(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    slot = wish.value("card")
    if not s.known[slot] & FACE_UP:
        return [reason("facedown")]
    if not s.game.adversary(s, seat, slot):
        return [reason("no adversary")]
    found = _text(s, "battle", seat, slot)
    if by_confrontation(s, slot):
        against = why_not_confront(s, seat, slot)
        if against == "forbidden by text":
            found += _text(s, "confront", seat, slot)
        elif against:
            found.append(reason(f"confront: {against}"))
    if not found:
        distance = s.game.grid.distance[s.at[seat]][space_of(s, slot)]
        found.append(reason("not enough power", needed=cost_to_defeat(s, slot), distance=distance,
                            have=reach(s, seat, slot)))
    return found


def _activate(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    slot, price = wish.value("card"), wish.value("number")
    mine = s.zones[seat_zone(seat, CHARACTER)][0]
    title = s.card(slot)
    if slot == mine:
        if s.mode[seat] == 0:
            return [reason("only in bot mode")]
        abilities = title.bot.energon
    elif s.where[slot] != seat_zone(seat, PLAY):
        return [reason("not in play")]
    else:
        abilities = title.energon
    ability = abilities.get(price) or abilities.get(X)
    if ability is None:
        return [reason("no such ability")]
    if uses(s, slot, ability.label):
        return [reason("once per turn")]
    needed = energon_price(s, seat, slot, price)
    if any((each.slot, each.ability) == (slot, ability) for each in open_abilities(s, seat, ANYTIME)):
        return []  # at another price than the printed one
    if s.energon[seat] < needed:
        return [reason("not enough energon", needed=needed, have=s.energon[seat])]
    if ability.window != ANYTIME:
        return [reason("only when " + " or ".join(name for each, name in MOMENTS.items() if ability.window & each))]
    return _idle(s, seat, slot, ability.effect)


def _idle(s: MatrixState, seat: int, slot: int, effect: Effect) -> list[Reason]:
    """Why a text that can be paid would do nothing: no room for its Energon, or nothing for it to work on."""
    gains = any(isinstance(node, GainEnergon | Take) for node in effect.walk())
    if gains and energon_room(s, seat) <= 0:
        return [reason("no room for energon", have=s.energon[seat])]
    if isinstance(effect, Take) and not s.stored.get(slot):
        return [reason("nothing left on it")]
    return _stopped(s, seat, slot, effect) or [reason("would do nothing")]


def _stopped(s: MatrixState, seat: int, slot: int, effect: Effect) -> list[Reason]:
    """The card whose text keeps another one from doing what it says."""
    wounds = set(controlled_damage(s, seat))
    for node in effect.walk():
        if isinstance(node, Convert | Teleport):
            found = _text(s, "convert" if isinstance(node, Convert) else "teleport", seat, -1)
        elif isinstance(node, Repair) and node.who == YOU and wounds:
            found = _text(s, "return damage", seat, next(iter(wounds)))
        elif isinstance(node, Destroy) and wounds.intersection(node.what.found(s, no_frame(seat, slot))):
            found = _text(s, "destroy damage", seat, next(iter(wounds)))
        else:
            continue
        if found:
            return found
    return []


def _use(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    """A text with a price: of the Alt side, or of the faceup card underfoot."""
    numbers = [int(ref.value) for ref in wish.refs if ref.kind == "number"]
    slot, place = wish.value("card"), numbers[0] if numbers else 0
    title = s.card(slot)
    if slot == s.zones[seat_zone(seat, CHARACTER)][0]:
        side = title.alt if s.mode[seat] == ALT else title.bot
        texts = side.pay if side is not None else ()
    elif not s.known[slot] & FACE_UP:
        return [reason("facedown")]
    elif space_of(s, slot) != s.at[seat]:
        return [reason("not in your space")]
    else:
        texts = title.pay if title.type != POLITY else ()
    if place >= len(texts):
        return [reason("no such text")]
    payment = texts[place]
    if payment.limit and uses(s, slot, payment.label) >= payment.limit:
        return [reason("once per turn")]
    power, move = text_price(s, slot, payment)
    move = max(move, int(payment.any_move))
    purpose = CLEAR if RUIN in title.types else USE
    found = _text(s, "spend move", seat, -1) if move else []
    for key, needed, have in (("power", power, strength(s, seat, 0, purpose, slot)),
                              ("move", move, sum(move_by_kind(s, seat))),
                              ("energon", payment.energon, s.energon[seat]),
                              ("cards", payment.discard, len(s.zones[seat_zone(seat, HAND)]))):
        if needed > have:
            extra = {"distance": 0} if key == "power" else {}
            found.append(reason(f"not enough {key}", needed=needed, have=have, **extra))
    return found or _idle(s, seat, slot, payment.effect)


def _contribute(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    """Cards, Energon or Power for a Scheme, from its own space (Core p.20)."""
    scheme = wish.value("card")
    if not s.known[scheme] & FACE_UP:
        return [reason("facedown")]
    if s.card(scheme).type != SCHEME:
        return [reason("no scheme")]
    if space_of(s, scheme) != s.at[seat]:
        return [reason("not in your space")]
    ways = s.card(scheme).thwart
    cards = [int(ref.value) for ref in wish.refs if ref.kind == "card"][1:]
    if cards:
        fitting = [way for way in ways if way.contribute is not None
                   and way.contribute.fits(s, no_frame(seat, scheme), cards[0])]
        cost = s.card(cards[0]).cost
        if fitting and all(way.different_costs for way in fitting) and cost is not None:
            return [reason("cost lies there", cost=cost, card=s.card(scheme).slug)]
        return [reason("does not advance", card=s.card(scheme).slug)]
    if contributions(s, seat, scheme):
        return []  # in some other way
    energon = min((needed_energon(s, way) - s.stored.get(scheme, 0) for way in ways if way.energon), default=0)
    power = max((way.power for way in ways), default=0)
    if energon:
        return [reason("not enough energon", needed=energon if at_once(s, scheme) else 1, have=s.energon[seat])]
    if power and power > (have := strength(s, seat, 0, USE, scheme)):
        return [reason("not enough power", needed=power, distance=0, have=have)]
    return [reason("does not advance", card=s.card(scheme).slug)]


def _convert(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    if wish.value("seat") != seat:
        return [reason("not your character")]
    if s.at[seat] < 0:
        return [reason("not yet placed")]
    found = _text(s, "convert", seat, -1)
    if s.energon[seat] < CONVERT_COST:
        found.append(reason("not enough energon", needed=CONVERT_COST, have=s.energon[seat]))
    return found


def _assist(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    return [reason("only in battles of others")]


def _block(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    return [reason("only against attacks")]


def _vault(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    """War on Cybertron p.18, Core p.19."""
    return [reason("only when discarded" if RELIC in s.card(wish.value("card")).types else "only relics")]


def _command(s: MatrixState, seat: int, wish: Option) -> list[Reason]:
    slot = wish.value("card")
    if not s.known[slot] & FACE_UP:
        return [reason("facedown")]
    if s.card(slot).type != POLITY or RUIN in s.card(slot).types:
        return [reason("no polity")]
    if space_of(s, slot) != s.at[seat]:
        return [reason("not in your space")]
    if s.token.get(slot) == s.game.side[seat]:
        return [reason("already yours")]
    return _text(s, "command", seat, slot) or [
        reason("not enough power", needed=polity.price(s, seat, slot), distance=0,
               have=strength(s, seat, 0, COMMAND, slot))]
