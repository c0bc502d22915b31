"""Why an answer in a game of the Matrix is a good one, in one sentence: message keys and what they speak of.

Others hear it too (`app/opponent_reasons.py`), so it is made from what everybody at the table sees: what lies in a
hand, or was only peeked at, is blank to it, but for the card that is played.
"""
from __future__ import annotations

from sparktable.games.matrix import card as types
from sparktable.games.matrix import kinds, questions
from sparktable.games.matrix.deeds.ending import is_last_turn
from sparktable.games.matrix.explain import foreseen
from sparktable.games.matrix.facts.cards import mission_stack
from sparktable.games.matrix.facts.holdings import controlled_damage
from sparktable.games.matrix.facts.power import alt_penalty
from sparktable.games.matrix.state import ALT, BOT, MATRIX, MISSIONS, MatrixState, seat_zone
from sparktable.games.matrix.verbs.board import Flip, Peek, Teleport
from sparktable.games.matrix.verbs.choice import SpendFor
from sparktable.games.matrix.verbs.piles import Destroy, Discard, Gain, Give, PutOnTop
from sparktable.games.matrix.verbs.resources import Draw, Strengthen
from sparktable.kernel.control import Effect, IfDo
from sparktable.kernel.decisions import DONE, NO, PASS, YES, Decision, Option, number
from sparktable.kernel.decisions import space as place
from sparktable.kernel.nodes import Node
from sparktable.kernel.typed import OptionKind, QuestionKind

from ..thought import Why
from .action_reasons import ACTION_REASONS, why_assist, why_block, why_no_energon
from .move_reasons import why_side, why_step
from .position import Knowledge, deck_of, missed, turns_left
from .text_worth import (
    ATTACK,
    CARDS,
    CONVERT,
    DAMAGE,
    LOSS,
    MOVE,
    SHOW,
    exchanges,
    harm_word,
    hits_only_friends,
    main_effect,
    repairs,
    text_of,
)

FEATS = {"completes", "thwarts"}
"""What an answer may bring that is said before anything else."""
SPOKEN: set[OptionKind] = {kinds.CONTRIBUTE, kinds.BLOCK_BY_ABILITY, kinds.VAULT, kinds.GO_ON, kinds.CALL_OFF}
"""Answers with a sentence of their own that speaks of what the answer names."""
SIMPLE: set[QuestionKind] = {
    questions.CHOOSE_SPACE, questions.TAKING_COMMAND, questions.RESOLVE_ASSIST, questions.FAVOUR}
"""Questions whose answers have one sentence, that speaks of what the answer names."""
PLAIN = {types.STARTER, types.BASIC, types.DAMAGE}
"""Cards that can be said to be of little use …"""
LITTLE = 1
"""… unless they bring more Power than that."""
SOON = 2.5
"""With so few turns left a Mission that is still open will hardly be completed."""
ABOUT_LATER = frozenset((
    "why.buy", "why.buy ally", "why.activate thin", "why.activate gain", "why.activate back", "why.not yet the vault",
    "why.text energon", "why.text thin", "why.text back", "why.text gain", "why.text show", "why.thin",
    "why.put on top", "why.energon later", "why.near boss", "why.near boss alone", "why.near unseen",
    "why.alt next", "why.show", "why.comes again", "why.unseen later"))
"""Sentences that make no sense in a game's last turn."""


def why(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    """The sentence: it is the same in all worlds that look alike to whoever hears it."""
    seen = _as_all_see(s, option)
    found = _feat(seen, asked, option) or _why(known, seen, asked, option)
    return Why("why.other") if found.key in ABOUT_LATER and is_last_turn(s) else found


def _feat(s: MatrixState, asked: Decision, option: Option) -> Why | None:
    """A Mission that is completed by it or a Scheme that falls: nothing else need be said."""
    told = foreseen(s, asked.seat, asked, option)
    return next((Why(f"why.{each.key}", each.refs) for each in told if each.key in FEATS), None)


def _as_all_see(s: MatrixState, option: Option) -> MatrixState:
    """The table without what only some know; the cards that an answer names are seen once it is given."""
    everybody = (1 << s.game.seats) - 1
    named = {ref.value for ref in option.refs if ref.kind == "card"}
    seen = s.copy()
    seen.ident[:] = [ident if known & everybody == everybody or slot in named else s.unknown
                     for slot, (ident, known) in enumerate(zip(s.ident, s.known, strict=True))]
    return seen


def _why(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    kind, question = option.kind, asked.kind
    if question in (questions.BOOST, questions.BOOST_ASSIST):
        if option in (PASS, DONE):
            return why_no_energon(s, asked)
        if kind == kinds.CONVERT and alt_penalty(s, asked.seat):
            return Why("why.convert to fight")
    if kind in ACTION_REASONS and not (kind == kinds.MOVE and question != questions.ACTION):
        return ACTION_REASONS[kind](known, s, asked, option)
    if question == questions.BLOCK:
        return why_block(s, asked, option)
    if question == questions.ASSIST:
        return why_assist(s, asked, option)
    if question == questions.DISCARD_MISSION:
        return _mission(known, s, asked, option)
    if question in (questions.START_EFFECT, questions.ORDER):
        return Why("why.order")
    if question == questions.REDRAW_ENCOUNTER:
        return Why("why.redraw" if option == YES else "why.no redraw")
    if question == questions.RELIC and kind != kinds.VAULT:
        return Why("why.not yet the vault")
    if question in (questions.MAKE_ROOM, questions.SWAP_IN):
        seen = s.known[s.zones[MATRIX][option.value("space")]] & 1 << asked.seat
        return Why("why.make room" if seen else "why.make room unseen", option.refs)
    if question == questions.PLACE_STANDEE:
        roads = [len(s.game.grid.next[each.value("space")]) for each in asked.options]
        middle = len(s.game.grid.next[option.value("space")]) == max(roads)
        return Why("why.place middle" if middle else "why.place standee", option.refs)
    if kind in SPOKEN and (kind != kinds.CALL_OFF or question == questions.CALL_OFF):
        return Why(f"why.{kind}", option.refs)
    if kind == kinds.CARD and question in (questions.CHOOSE_CARD, questions.DISCARD):
        return _chosen(known, s, asked, option)
    if question == questions.CHOOSE_CARD and option in (PASS, DONE, NO):
        verb = s.stack[-1].node
        return Why(f"why.no {_turned_up_or_peeked(verb)}" if isinstance(verb, Peek | Flip) else "why.no thanks")
    if question in (questions.MAY, questions.CHOOSE):
        return _text(known, s, asked, option)
    if question == questions.COME_ALONG:
        return Why("why.come along" if option == YES else "why.no come along")
    if question == questions.CHOOSE_SPACE and isinstance(s.stack[-1].node, Teleport) \
            and option not in (PASS, DONE, NO):
        return why_step(known, s, asked.seat, option.value("space"), on_foot=False)
    if question == questions.CHOOSE_CHARACTER and kind == kinds.SEAT:
        return _character(s, asked, option)
    if question == questions.RESOLVE_ASSIST and kind == kinds.CARD \
            and not s.known[option.value("card")] & 1 << asked.seat:
        return Why("why.resolve assist unseen")
    if question in SIMPLE and option not in (PASS, DONE):
        return Why(f"why.{question}", option.refs)
    return Why("why.other")


def _character(s: MatrixState, asked: Decision, option: Option) -> Why:
    """Somebody, by what a text does to him."""
    verb, who, friends = s.stack[-1].node, option.value("seat"), s.game.team(asked.seat)
    if repairs(verb):
        return Why("why.repair whom", (*option.refs, number(len(controlled_damage(s, who)))))
    if harm_word(getattr(verb, "effect", None)):
        if who not in friends:
            return Why("why.hit", option.refs)
        rivals = any(each.kind == kinds.SEAT and each.value("seat") not in friends for each in asked.options)
        return Why("why.other") if rivals else Why("why.bear", option.refs)
    helped = who in friends and not any(isinstance(node, Peek) for node in verb.walk())
    return Why("why.help whom", option.refs) if helped else Why("why.other")


def _text(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    """A text, by what it does; a text refused, by what it would have done."""
    if option in (NO, PASS, DONE):
        texts = [text for text in map(text_of, asked.options) if text is not None]
        if texts and all(main_effect(text) == ATTACK and hits_only_friends(s, asked.seat, text) for text in texts):
            return Why("why.no friend hit")
        if len(texts) != 1:
            return Why("why.no thanks")
        word = main_effect(texts[0])
        if word == CONVERT:
            return why_side(known, s, asked.seat, s.mode[asked.seat])
        if word in (MOVE, SHOW):
            return Why(f"why.no {_turned_up_or_peeked(texts[0]) if word == SHOW else word}")
        return Why("why.no price" if _priced(texts[0]) else "why.no thanks")
    text = text_of(option)
    if text is None:
        return Why("why.may")
    word = main_effect(text)
    if word == CONVERT:
        return why_side(known, s, asked.seat, BOT if s.mode[asked.seat] == ALT else ALT)
    if word == ATTACK and hits_only_friends(s, asked.seat, text):
        return Why("why.text attack friend")
    if word == SHOW and _seen_already(s, asked, text):
        return Why("why.text turn up")
    if word:
        return Why("why.text exchange" if word == CARDS and exchanges(text) else f"why.text {word}")
    forced = asked.kind == questions.CHOOSE and NO not in asked.options
    smaller = forced and all(harm_word(text_of(each)) for each in asked.options)
    return Why(f"why.harm {harm_word(text)}" if smaller else "why.may")


def _priced(text: Effect) -> bool:
    """Whether a text takes something before it brings anything, or hurts."""
    pays = isinstance(text, SpendFor) or (isinstance(text, IfDo) and not isinstance(text.first, Draw | Peek | Flip))
    return pays or harm_word(text) in (DAMAGE, LOSS)


def _turned_up_or_peeked(text: Node) -> str:
    """Whether a text that shows cards turns them up for all, or for its player alone."""
    return "show" if any(isinstance(node, Flip) for node in text.walk()) else "peek"


def _seen_already(s: MatrixState, asked: Decision, text: Effect) -> bool:
    """Whether a text turns up a card that its player has peeked at."""
    return any(s.known[slot] & 1 << asked.seat for node in text.walk() if isinstance(node, Flip)
               for slot in node.candidates(s, s.stack[-1]))


def _mission(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    """Given up: because nobody can complete it, because another comes for it, or because time runs out."""
    more = bool(s.zones[mission_stack(s, asked.seat)])
    if option.kind != kinds.CARD:
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


def _chosen(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> Why:
    """A card, by what happens to it."""
    verb, slot, strength = s.stack[-1].node, option.value("card"), known.titles.strength
    others = [strength[s.ident[each.value("card")]] for each in asked.options if each.kind == kinds.CARD]
    if isinstance(verb, PutOnTop) and strength[s.ident[slot]] < max(others):
        return Why("why.spare now", option.refs)
    if asked.kind == questions.DISCARD or isinstance(verb, Discard | Destroy | Give):
        own = asked.kind == questions.DISCARD or missed(known, s, asked.seat, slot)
        if asked.kind != questions.DISCARD and s.owner[slot] < 0:  # nobody's yet
            return Why("why.spare", option.refs) if own else Why("why.choose card")
        if own and isinstance(verb, Destroy):
            weak = strength[s.ident[slot]] <= deck_of(s, asked.seat, known.titles).average
            return Why("why.thin" if weak else "why.spare", option.refs)
        if not own:
            return Why("why.missed", option.refs)
        if s.card(slot).type == types.MISSION:
            return Why("why.choose card")
        if s.card(slot).type not in PLAIN or s.card(slot).power > LITTLE:
            return Why("why.choose card" if isinstance(verb, Give) else "why.comes again", option.refs)
        now = s.active == asked.seat and not isinstance(verb, Give)
        return Why("why.spare now" if now else "why.spare", option.refs)
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
              if each.kind == kinds.CARD and s.where[each.value("card")] == MATRIX]
    if here >= 0 and distance[here][space] < max(distance[here][other] for other in others) \
            and distance[here][space] == min(distance[here][other] for other in others):
        return Why("why.show near", (place(space),))
    return Why("why.show", (place(space),))
