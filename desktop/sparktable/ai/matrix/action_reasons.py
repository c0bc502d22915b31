"""Why an action is taken in a turn of the Matrix, and why somebody helps in a battle, spends Energon on it, or
Blocks: in one sentence. It speaks of what all at the table see, and of no card in hand but the one that is played.
"""
from __future__ import annotations

from collections.abc import Callable

from sparktable.games.matrix import kinds
from sparktable.games.matrix.card import ALLY, DAMAGE
from sparktable.games.matrix.deeds.attack import Assault
from sparktable.games.matrix.deeds.ending import BOSSES_TO_BEAT, is_last_turn
from sparktable.games.matrix.facts.abilities import energon_of, meant
from sparktable.games.matrix.facts.assist import would_make
from sparktable.games.matrix.facts.contest import by_confrontation, cost_to_defeat, total
from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.facts.power import alt_penalty
from sparktable.games.matrix.headings import Blocks, GivesPower, StrengthensIt, X
from sparktable.games.matrix.rules.battle import BOOST, PREPARE
from sparktable.games.matrix.state import ALT, BOT, CHARACTER_OF, HAND_OF, MATRIX, PLAY_OF, MatrixState
from sparktable.games.matrix.stats import BUYING
from sparktable.games.matrix.verbs.ongoing import CostMod, ThisTurn
from sparktable.games.matrix.verbs.resources import GainVP
from sparktable.kernel.control import Choose, May, Seq
from sparktable.kernel.decisions import PASS, Decision, Option, card, number
from sparktable.kernel.nodes import Node

from ..thought import Why
from .action_worth import shortfall
from .move_reasons import why_side, why_step
from .position import Knowledge, deck_of
from .quick_turn import is_free
from .text_worth import CARDS, exchanges, harm_word, main_effect

TO_SPARE = 5
"""What an Encounter hardly exceeds, be it by a Boss's price or by Energon that it takes."""
Reason = Callable[[Knowledge, MatrixState, Decision, Option], Why]


def _play(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot = option.value("card")
    title = s.card(slot)
    if title.type == DAMAGE:
        return Why("why.play damage", option.refs)
    if main_effect(title.play) == CARDS and not exchanges(title.play):
        return Why("why.play draws", option.refs)
    if title.power:
        return Why("why.play power", (card(slot), number(title.power)))
    if title.move:
        return Why("why.play move", (card(slot), number(title.move)))
    return Why("why.play", option.refs)


def _buy(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot, t = option.value("card"), known.titles
    title = s.ident[slot]
    if t.vault[title] and known.weights.vp:
        return Why("why.relic", (card(slot), number(t.vault[title])))
    if ALLY in s.card(slot).types:
        return Why("why.buy ally", option.refs)
    if s.card(slot).gain is not None:
        return Why("why.buy gain", option.refs)
    if _strengthens(known, s, asked.seat, slot):
        return Why("why.buy", option.refs)
    wanted_by_others = s.where[slot] == MATRIX and len(s.game.sides()) > 1
    return Why("why.buy first" if wanted_by_others else "why.buy spare", option.refs)


def _strengthens(known: Knowledge, s: MatrixState, seat: int, slot: int) -> bool:
    """Whether a card is better than those of the deck are, as all at the table see it; and to a team, than those
    that no Boss is beaten with."""
    t, title = known.titles, s.ident[slot]
    return t.ally[title] > 0 or t.strength[title] > max(deck_of(s, seat, t).average, known.weights.wanted)


def _battle(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot, t = option.value("card"), known.titles
    boss, missing = t.boss[s.ident[slot]], shortfall(s, slot)
    if missing > 0:
        return Why("why.battle with help", (card(slot), number(missing)))
    if boss and known.together and s.bosses_down[1 - s.game.side[asked.seat]] == BOSSES_TO_BEAT - 1:
        return Why("why.last boss", option.refs)
    if by_confrontation(s, slot):
        return Why("why.boss sure" if -missing >= TO_SPARE else "why.boss", option.refs)
    reward = s.card(slot).reward
    points = sum(node.n for node in reward.walk() if isinstance(node, GainVP) and isinstance(node.n, int)) \
        if reward is not None else 0
    if known.weights.vp and points:
        return Why("why.battle points", (card(slot), number(points)))
    return Why("why.battle", option.refs)


def _command(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot = option.value("card")
    if known.weights.vp:
        return Why("why.command", (card(slot), number(s.card(slot).level)))
    return Why("why.command back" if slot in s.token else "why.command first", option.refs)


def _search(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    left = power_left(s, asked.seat)
    if left:
        return Why("why.search", (number(left),))
    return Why("why.search first" if s.zones[HAND_OF[asked.seat]] else "why.search late")


def _use(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    return Why("why.use free" if is_free(s, option) else "why.use", option.refs)


def _activate(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot, price = option.value("card"), option.value("number")
    ability = meant(s, asked.seat, option) or energon_of(s.card(slot)).get(X)
    word = main_effect(ability.effect) if ability is not None else ""
    return Why(f"why.activate {word}" if word else "why.activate", (card(slot), number(price)))


def _end(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    power, move = power_left(s, asked.seat), sum(move_by_kind(s, asked.seat))
    possible = {each.kind for each in asked.options}
    if kinds.PLAY in possible:
        return Why("why.end turn")
    if not power:
        return Why("why.end idle" if move else "why.end spent")
    if not possible & {kinds.BUY, kinds.BATTLE, kinds.COMMAND, kinds.USE}:
        return Why("why.end power", (number(power),))
    offered = [each.value("card") for each in asked.options if each.kind == kinds.BUY]
    if not possible & {kinds.BATTLE, kinds.COMMAND, kinds.USE} and not is_last_turn(s) \
            and not any(_strengthens(known, s, asked.seat, slot) for slot in offered):
        return Why("why.end weak for bosses" if known.together else "why.end weak")
    return Why("why.end turn")


def power_left(s: MatrixState, seat: int) -> int:
    """What can still be spent of the cards played."""
    return s.loose + sum(s.power[slot] for slot in s.zones[PLAY_OF[seat]])


ACTION_REASONS: dict[str, Reason] = {
    "play": _play, "buy": _buy, "battle": _battle, "command": _command, "search": _search, "use": _use,
    "activate": _activate, "end turn": _end,
    "move": lambda known, s, asked, option: why_step(known, s, asked.seat, option.value("space")),
    "convert": lambda known, s, asked, option: why_side(known, s, option.value("seat"),
                                                        BOT if s.mode[option.value("seat")] == ALT else ALT),
}
"""By the kind of action."""


def why_no_energon(s: MatrixState, asked: Decision) -> Why:
    """Why no Energon is spent on a battle."""
    battle = s.battle
    assert battle is not None
    if s.stack[-1].node is PREPARE:
        return Why("why.energon wait")
    if total(s) >= cost_to_defeat(s, battle.slot):
        return Why("why.no energon needed", (card(battle.slot),))
    others_follow = s.game.rules.helpers_boost_last and bool(battle.helping)
    if s.stack[-1].node is not BOOST or others_follow or shortfall(s, battle.slot) <= 0:
        return Why("why.energon later", (card(battle.slot),))
    unsure = [text for text in _open_texts(s, asked) if text is None or not _reckoned_with(text)]
    if any(text is None or any(isinstance(node, StrengthensIt | CostMod) for node in text.walk()) for text in unsure):
        return Why("why.energon later", (card(battle.slot),))
    return Why("why.energon hardly" if unsure else "why.energon in vain", (card(battle.slot),))


def _open_texts(s: MatrixState, asked: Decision) -> list[Node | None]:
    """What Energon can buy in a battle, also when its player has turned over; None where any amount can be spent."""
    character = s.card(s.zones[CHARACTER_OF[asked.seat]][0])
    abilities = [meant(s, asked.seat, option) for option in asked.options if option.kind == kinds.ACTIVATE]
    if s.mode[asked.seat] == ALT and character.bot is not None:
        abilities += character.bot.energon.values()
    return [ability.effect if ability is not None else None for ability in abilities]


def _reckoned_with(text: Node) -> bool:
    """Whether a text does no more for a battle than to add Power that can be told beforehand."""
    if isinstance(text, Seq | Choose | May):
        return all(_reckoned_with(part) for _, part in text.parts())
    if isinstance(text, ThisTurn):
        return isinstance(text.text, CostMod) and text.text.action == BUYING
    return isinstance(text, GivesPower | Blocks)


def why_block(s: MatrixState, asked: Decision, option: Option) -> Why:
    """What the Attack would have done, and to whom; who saves a rival does it for what his own card brings."""
    rival = asked.about[0].value not in s.game.team(asked.seat)
    if option == PASS:
        return Why("why.no block for rival" if rival else "why.no block")
    if rival:
        word = main_effect(s.card(option.value("card")).block) if option.kind == kinds.BLOCK else ""
        return Why(f"why.block for {word}", option.refs[:1]) if word else Why("why.other")
    assault = s.stack[-1].data
    word = harm_word(assault.effect) if isinstance(assault, Assault) else ""
    if not word or option.kind != kinds.BLOCK:
        return Why(f"why.{option.kind}", option.refs)
    return Why(f"why.block {word}", (*option.refs[:1], asked.about[0]))


def why_assist(s: MatrixState, asked: Decision, option: Option) -> Why:
    """Whom the card helps, and what it changes; of a card that stays in hand nothing is told."""
    battle = s.battle
    assert battle is not None
    adversary, margin = card(battle.slot), total(s) - cost_to_defeat(s, battle.slot)
    if option == PASS:
        return Why("why.no need" if margin >= 0 and not battle.confrontation else "why.no assist")
    if battle.attacker in s.game.adversaries(asked.seat):
        return Why("why.hinder", (adversary,))
    shared = s.game.rules.helpers_rewarded and s.card(battle.slot).reward is not None
    if battle.attacker not in s.game.team(asked.seat):
        return Why("why.assist for reward" if shared else "why.other", (adversary,))
    if margin >= 0 and battle.confrontation:
        return Why("why.assist to be safe", option.refs)
    if margin >= 0:
        return Why("why.assist to share" if shared else "why.other", (adversary,))
    power = max(0, would_make(s, asked.seat, option.value("card")) - alt_penalty(s, asked.seat))
    if margin + power >= 0 and not battle.confrontation:
        return Why("why.assist enough", (*option.refs, adversary))
    if 0 < power < -margin:
        return Why("why.assist in part", (*option.refs, number(power), adversary))
    return Why("why.assist", option.refs)
