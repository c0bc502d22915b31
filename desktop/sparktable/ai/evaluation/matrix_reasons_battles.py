"""Why somebody helps in a battle, spends Energon on it, or Blocks: in one sentence."""
from __future__ import annotations

from sparktable.games.matrix.deeds.attack import Assault
from sparktable.games.matrix.facts.abilities import meant
from sparktable.games.matrix.facts.assist import would_make
from sparktable.games.matrix.facts.contest import cost_to_defeat, total
from sparktable.games.matrix.facts.power import alt_penalty
from sparktable.games.matrix.headings import Blocks, GivesPower, StrengthensIt
from sparktable.games.matrix.rules.battle import BOOST, PREPARE
from sparktable.games.matrix.state import ALT, CHARACTER_OF, MatrixState
from sparktable.games.matrix.verbs.ongoing import BUYING, CostMod, ThisTurn
from sparktable.kernel.control import Choose, May, Seq
from sparktable.kernel.decisions import PASS, Decision, Option, card, number
from sparktable.kernel.nodes import Node

from ..thought import Why
from .matrix_fights import shortfall
from .matrix_gist import gist
from .matrix_harm import harm_word


def enough(s: MatrixState, asked: Decision) -> Why:
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
    abilities = [meant(s, asked.seat, option) for option in asked.options if option.kind == "activate"]
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
        word = gist(s.card(option.value("card")).block) if option.kind == "block" else ""
        return Why(f"why.block for {word}", option.refs[:1]) if word else Why("why.other")
    assault = s.stack[-1].data
    word = harm_word(assault.effect) if isinstance(assault, Assault) else ""
    if not word or option.kind != "block":
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
