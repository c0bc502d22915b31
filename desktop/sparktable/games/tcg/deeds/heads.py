"""Heads: a character that is on another gives it what its head side says, and fights on alone when that one falls."""
from __future__ import annotations

from sparktable.kernel.decisions import card
from sparktable.kernel.events import emit
from sparktable.kernel.modifiers import modify
from sparktable.kernel.relations import bind, bound_to
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import move

from ..events import HEAD_COMES
from ..relations import HEAD_OF
from ..state import BATTLEFIELD, TcgState, character
from ..stats import ATTACK, DEFENSE
from .force import PLUS, enforce_character, enforce_text, lift


def put_on_head(s: TcgState, head: int, body: int) -> None:
    """A character becomes the head of another. What it gives counts once the body is on the battlefield."""
    bind(s, head, body, HEAD_OF)


def enforce_heads(s: TcgState, body: int) -> None:
    """What the head of a character gives it comes into force; the head of its head gives it nothing."""
    for head in bound_to(s, body, HEAD_OF) if s.game.texts else ():
        side = character(s, head).head
        assert side is not None
        for stat, amount in ((ATTACK, side.attack), (DEFENSE, side.defense)):
            if amount:
                modify(s, stat, PLUS, source=head, seat=s.owner[body], amount=amount, subject=body)
        for text in side.abilities:
            enforce_text(s, text, head, body, s.owner[body])


def tell_heads(s: TcgState, body: int) -> None:
    """Its head is about to come onto the battlefield: all that hung on the body may still speak of it."""
    for head in bound_to(s, body, HEAD_OF):
        fire(s, HEAD_COMES, head, body)


def deploy_head(s: TcgState, head: int) -> None:
    """A head without a body stands on the battlefield, untapped, in its one mode, with a head of its own if it has
    one."""
    lift(s, head)
    move(s, head, BATTLEFIELD + s.owner[head])
    s.mode[head] = s.tapped[head] = s.damage[head] = 0
    emit(s, HEAD_COMES, s.owner[head], card(head))
    enforce_character(s, head)
    enforce_heads(s, head)
