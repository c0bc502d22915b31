"""Why an answer in a game of the Matrix is a good one, in one sentence: message keys and what they speak of.

Others hear it too (`app/reasons.py`), so it is made from what everybody at the table sees: what lies in a hand, or
was only peeked at, is blank to it, but for the card that is played.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.rules.abilities import meant
from sparktable.games.matrix.rules.attack import Assault
from sparktable.games.matrix.rules.battle import BOOST
from sparktable.games.matrix.rules.contest import cost_to_defeat, total
from sparktable.games.matrix.rules.ending import is_last_turn
from sparktable.games.matrix.rules.piles import mission_stack
from sparktable.games.matrix.rules.resources import controlled_damage
from sparktable.games.matrix.state import ALT, BOT, CHARACTER_OF, MATRIX, MISSIONS, MatrixState, seat_zone
from sparktable.games.matrix.verbs.board import Flip, Peek, Teleport
from sparktable.games.matrix.verbs.frames import Blocks, GivesPower
from sparktable.games.matrix.verbs.ongoing import BUYING, CostMod, ThisTurn
from sparktable.games.matrix.verbs.piles import Destroy, Discard, Gain, Give, PutOnTop
from sparktable.games.matrix.verbs.resources import Strengthen
from sparktable.kernel.control import Choose, May, Seq
from sparktable.kernel.decisions import DONE, NO, PASS, YES, Decision, Option, card, number
from sparktable.kernel.decisions import space as place
from sparktable.kernel.nodes import Node

from ..thought import Why
from .matrix_fights import shortfall
from .matrix_gist import ATTACK, CONVERT, MOVE, SHOW, gist
from .matrix_harm import DAMAGE, LOSS, harm_word
from .matrix_motives import MOTIVES
from .matrix_places import why_side, why_step
from .matrix_texts import missed, repairs, text_of
from .matrix_time import turns_left

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

SPOKEN = {"contribute", "block by ability", "vault", "go on", "call off"}
"""Answers with a sentence of their own that speaks of what the answer names."""
SIMPLE = {"choose space", "taking command", "resolve assist", "favour"}
"""Questions whose answers have one sentence, that speaks of what the answer names."""
SOON = 2.5
"""With so few turns left a Mission that is still open will hardly be completed."""
ABOUT_LATER = frozenset((
    "why.buy", "why.buy ally", "why.activate thin", "why.activate gain", "why.activate back", "why.not yet the vault",
    "why.text energon", "why.text thin", "why.text back", "why.text gain", "why.text show", "why.thin",
    "why.put on top", "why.energon later", "why.near boss", "why.near boss alone", "why.near unseen",
    "why.alt next", "why.show"))
"""Sentences that make no sense in a game's last turn."""


def why(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    """The sentence: it is the same in all worlds that look alike to whoever hears it."""
    found = _why(known, _as_all_see(s, option), asked, option)
    return Why("why.other") if found.key in ABOUT_LATER and is_last_turn(s) else found


def _as_all_see(s: MatrixState, option: Option) -> MatrixState:
    """The table without what only some know; the cards that an answer names are seen once it is given."""
    everybody = (1 << s.game.seats) - 1
    named = {ref.value for ref in option.refs if ref.kind == "card"}
    seen = s.copy()
    seen.ident[:] = [ident if known & everybody == everybody or slot in named else s.unknown
                     for slot, (ident, known) in enumerate(zip(s.ident, s.known, strict=True))]
    return seen


def _why(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    kind, question = option.kind, asked.kind
    if question in ("boost", "boost assist"):
        if option in (PASS, DONE):
            return _enough(s, asked)
        if kind == "convert":
            return Why("why.convert to fight")
    if kind in MOTIVES and not (kind == "move" and question != "action"):
        return MOTIVES[kind](known, s, asked, option)
    if question == "block":
        return _block(s, asked, option)
    if question == "assist":
        return _assist(known, s, asked, option)
    if question == "discard mission":
        return _mission(known, s, asked, option)
    if question in ("start effect", "order"):
        return Why("why.order")
    if question == "redraw encounter":
        return Why("why.redraw" if option == YES else "why.no redraw")
    if question == "relic" and kind != "vault":
        return Why("why.not yet the vault")
    if question in ("make room", "swap in"):
        seen = s.known[s.zones[MATRIX][option.value("space")]] & 1 << asked.seat
        return Why("why.make room" if seen else "why.make room unseen", option.refs)
    if question == "place standee":
        roads = [len(s.game.grid.next[each.value("space")]) for each in asked.options]
        middle = len(s.game.grid.next[option.value("space")]) == max(roads)
        return Why("why.place middle" if middle else "why.place standee", option.refs)
    if kind in SPOKEN and (kind != "call off" or question == kind):
        return Why(f"why.{kind}", option.refs)
    if kind == "card" and question in ("choose card", "discard"):
        return _chosen(known, s, asked, option)
    if question == "choose card" and option in (PASS, DONE, NO):
        return Why("why.no show" if isinstance(s.stack[-1][0], Peek | Flip) else "why.no thanks")
    if question in ("may", "choose"):
        return _text(known, s, asked, option)
    if question == "come along":
        return Why("why.come along" if option == YES else "why.no come along")
    if question == "choose space" and isinstance(s.stack[-1][0], Teleport) and option not in (PASS, DONE, NO):
        return why_step(known, s, asked.seat, option.value("space"))
    if question == "choose character" and kind == "seat":
        return _character(s, asked, option)
    if question == "resolve assist" and kind == "card" and not s.known[option.value("card")] & 1 << asked.seat:
        return Why("why.resolve assist unseen")
    if question in SIMPLE and option not in (PASS, DONE):
        return Why(f"why.{question}", option.refs)
    return Why("why.other")


def _character(s: MatrixState, asked: Decision, option: Option) -> Why:
    """Somebody, by what a text does to him."""
    verb, who = s.stack[-1][0], option.value("seat")
    if repairs(verb):
        return Why("why.repair whom", (*option.refs, number(len(controlled_damage(s, who)))))
    if harm_word(getattr(verb, "effect", None)):
        return Why("why.bear" if who in s.game.team(asked.seat) else "why.hit", option.refs)
    helped = who in s.game.team(asked.seat) and not any(isinstance(node, Peek) for node in verb.walk())
    return Why("why.help whom", option.refs) if helped else Why("why.other")


def _enough(s: MatrixState, asked: Decision) -> Why:
    """Why no Energon is spent on a battle."""
    battle = s.battle
    assert battle is not None
    if total(s) >= cost_to_defeat(s, battle.slot):
        return Why("why.no energon needed", (card(battle.slot),))
    return Why("why.energon in vain" if _lost(s, asked) else "why.energon later", (card(battle.slot),))


def _lost(s: MatrixState, asked: Decision) -> bool:
    """Whether a battle is surely lost, whatever Energon is spent: nobody else adds to it any more, it does not
    suffice, and no text that it buys could change anything but by the Power that was reckoned with."""
    battle = s.battle
    assert battle is not None
    others_follow = s.game.rules.helpers_boost_last and bool(battle.helping)
    if s.stack[-1][0] is not BOOST or others_follow or shortfall(s, battle.slot) <= 0:
        return False
    character = s.card(s.zones[CHARACTER_OF[asked.seat]][0])
    abilities = [meant(s, asked.seat, option) for option in asked.options if option.kind == "activate"]
    if s.mode[asked.seat] == ALT and character.bot is not None:  # it may turn over
        abilities += character.bot.energon.values()
    return all(ability is not None and _reckoned_with(ability.effect) for ability in abilities)


def _reckoned_with(text: Node) -> bool:
    """Whether a text does no more for a battle than to add Power that can be told beforehand."""
    if isinstance(text, Seq | Choose | May):
        return all(_reckoned_with(part) for _, part in text.parts())
    if isinstance(text, ThisTurn):
        return isinstance(text.text, CostMod) and text.text.action == BUYING
    return isinstance(text, GivesPower | Blocks)


def _text(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    """A text, by what it does; a text refused, by what it would have done."""
    if option in (NO, PASS, DONE):
        texts = [text for text in map(text_of, asked.options) if text is not None]
        if len(texts) != 1:
            return Why("why.no thanks")
        word = gist(texts[0])
        if word == CONVERT:
            return why_side(known, s, asked.seat, s.mode[asked.seat])
        if word == ATTACK and known.together:
            return Why("why.no friend hit")
        if word in (MOVE, SHOW):
            return Why(f"why.no {word}")
        return Why("why.no price" if harm_word(texts[0]) in (DAMAGE, LOSS) else "why.no thanks")
    text = text_of(option)
    word = gist(text)
    if word == CONVERT:
        return why_side(known, s, asked.seat, BOT if s.mode[asked.seat] == ALT else ALT)
    if word and not (word == ATTACK and known.together):
        return Why(f"why.text {word}")
    hurts = harm_word(text)
    return Why(f"why.harm {hurts}" if hurts and asked.kind == "choose" and NO not in asked.options else "why.may")


def _block(s: MatrixState, asked: Decision, option: Option) -> Why:
    """What the Attack would have done, and to whom; who saves a rival does it for what his own card brings."""
    rival = asked.about[0].value not in s.game.team(asked.seat)
    if option == PASS:
        return Why("why.no block for rival" if rival else "why.no block")
    if rival:
        word = gist(s.card(option.value("card")).block) if option.kind == "block" else ""
        return Why(f"why.block for {word}", option.refs[:1]) if word else Why("why.other")
    assault = s.stack[-1][4]
    word = harm_word(assault.effect) if isinstance(assault, Assault) else ""
    if not word or option.kind != "block":
        return Why(f"why.{option.kind}", option.refs)
    return Why(f"why.block {word}", (*option.refs[:1], asked.about[0]))


def _assist(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    """Whom the card helps; of a card that stays in hand nothing is told."""
    battle = s.battle
    assert battle is not None
    margin = total(s) - cost_to_defeat(s, battle.slot)
    if option == PASS:
        return Why("why.no need" if margin >= 0 and not battle.confrontation else "why.no assist")
    if battle.attacker in s.game.adversaries(asked.seat):
        return Why("why.hinder", (card(battle.slot),))
    if battle.attacker not in s.game.team(asked.seat):
        return Why("why.assist for reward", (card(battle.slot),))
    return Why("why.assist", option.refs)


def _mission(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    """Given up: because nobody can complete it, because another comes for it, or because time runs out."""
    more = bool(s.zones[mission_stack(s, asked.seat)])
    if option.kind != "card":
        return Why("why.keep" if more else "why.keep last")
    slot = option.value("card")
    held = s.zones[seat_zone(asked.seat, MISSIONS)]
    if not known.hopes[s.ident[slot]]:
        return Why("why.mission alone", option.refs)
    if turns_left(s, known.titles) < SOON:
        return Why("why.mission late", option.refs)
    if more and (known.together or len(held) <= 2):
        return Why("why.mission changed", option.refs)
    least = min(known.hopes[s.ident[each]] for each in held) == known.hopes[s.ident[slot]]
    return Why("why.mission least" if least and len(held) > 1 else "why.mission costs", option.refs)


def _chosen(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    """A card, by what happens to it."""
    verb, slot, strength = s.stack[-1][0], option.value("card"), known.titles.strength
    others = [strength[s.ident[each.value("card")]] for each in asked.options if each.kind == "card"]
    if isinstance(verb, PutOnTop) and strength[s.ident[slot]] < max(others):
        return Why("why.spare now", option.refs)
    if asked.kind == "discard" or isinstance(verb, Discard | Destroy | Give):
        own = asked.kind == "discard" or missed(known, s, asked.seat, slot)
        if asked.kind != "discard" and s.owner[slot] < 0:  # nobody's yet
            return Why("why.spare", option.refs) if own else Why("why.choose card")
        if own and isinstance(verb, Destroy):
            return Why("why.thin", option.refs)
        if own and s.active == asked.seat and not isinstance(verb, Give):
            return Why("why.spare now", option.refs)
        return Why("why.spare" if own else "why.missed", option.refs)
    if isinstance(verb, Peek | Flip) and s.where[slot] == MATRIX:
        if isinstance(verb, Peek) and s.known[slot] & 1 << asked.seat:
            return Why("why.choose card")
        return _shown(s, asked, slot)
    for kind, key in ((Gain, "gain"), (PutOnTop, "put on top"), (Strengthen, "strengthen")):
        if isinstance(verb, kind):
            return Why(f"why.{key}", option.refs)
    return Why("why.choose card")


def _shown(s: MatrixState, asked: Decision, slot: int) -> Why:
    """A hidden card in the Matrix: the nearest can be used soonest. Of one that was peeked at nothing is told but
    that: what is known of it might be good or bad."""
    if s.known[slot] & 1 << asked.seat:
        return Why("why.show known", (place(s.zones[MATRIX].index(slot)),))
    distance, here, matrix = s.game.grid.distance, s.at[asked.seat], s.zones[MATRIX]
    space = matrix.index(slot)
    others = [matrix.index(each.value("card")) for each in asked.options
              if each.kind == "card" and s.where[each.value("card")] == MATRIX]
    if here >= 0 and distance[here][space] < max(distance[here][other] for other in others) \
            and distance[here][space] == min(distance[here][other] for other in others):
        return Why("why.show near", (place(space),))
    return Why("why.show", (place(space),))
