"""What a total is made of, in words: each part with the card that it comes from."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sparktable.app.game_texts import Speech
from sparktable.app.sentence_parts import begun
from sparktable.games.tcg.facts import combat
from sparktable.games.tcg.facts.account import ICONS, PRINTED, Addend, cards_of, total_of
from sparktable.kernel.view import View
from sparktable.table.tcg import cards, facts


class Part(NamedTuple):
    """One line of a sum."""

    icon: str
    words: str
    amount: int
    slot: int = -1
    """The card that it comes from, where it is not whoever fights."""


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")


def sources(view: View, speech: Speech, slot: int, *, attacking: bool) -> tuple[Part, ...]:
    """What the attack or the defense of a fighter is made of but for what was flipped: what is printed, and all that
    one card adds or takes away together."""
    found = [each for each in total_of(facts.state_of(view), slot, attacking=attacking) if each.kind != ICONS]
    together = dict[tuple[str, int], Part]()
    for each in found:
        part = _part(view, speech, each, attacking=attacking)
        known = together.get((each.kind, each.slot))
        together[each.kind, each.slot] = part._replace(amount=part.amount + known.amount if known else part.amount)
    return tuple(together.values())


def icons(view: View, slot: int, *, attacking: bool) -> dict[int, int]:
    """The cards that were flipped for a fighter and count, each with how much."""
    return {each.slot: each.amount for each in total_of(facts.state_of(view), slot, attacking=attacking)
            if each.kind == ICONS}


def every_part(view: View, speech: Speech, slot: int, *, attacking: bool) -> tuple[Part, ...]:
    """The same, card by card."""
    return tuple(_part(view, speech, each, attacking=attacking)
                 for each in total_of(facts.state_of(view), slot, attacking=attacking))


def in_a_line(view: View, speech: Speech, slot: int, *, attacking: bool) -> str:
    """"3 + 4 Grenade Launcher"; where nothing is added, that it is printed."""
    found = total_of(facts.state_of(view), slot, attacking=attacking)
    return _line(view, speech, found) if len(found) > 1 else speech.words.say("tcg.table.as_printed")


def cards_in_a_line(view: View, speech: Speech, slot: int, *, attacking: bool, key: str = "tcg.table.cards") -> str:
    """"+ 4 cards: 2 + Bold 2"."""
    found = cards_of(facts.state_of(view), slot, attacking=attacking)
    told = speech.words.say(key, n=max(0, sum(each.amount for each in found)))
    more = sum(each.amount for each in found[1:])
    keyword = speech.words.say("tcg.word.bold" if attacking else "tcg.word.tough")
    return f"{told}: {found[0].amount} {'+' if more > 0 else '−'} {keyword} {abs(more)}" if more else told


def flipped_in_a_line(view: View, speech: Speech, slot: int, *, attacking: bool, key: str) -> str:
    """The same of what was flipped: with those that a white icon brought."""
    told = cards_in_a_line(view, speech, slot, attacking=attacking, key=key)
    more = facts.brought(view, facts.state_of(view).owner[slot])
    return f"{told} {speech.words.say('tcg.table.flips.more', n=more)}" if more else told


def pierce_words(view: View, speech: Speech, attacker: int, attack: int) -> str:
    """What an attack does at least, if it pierces."""
    least = combat.pierced(facts.state_of(view), attacker, attack)
    return speech.words.say("tcg.table.at_least", n=least) if least else ""


def counts_now(view: View, speech: Speech, slot: int) -> tuple[tuple[str, str], ...]:
    """Of a character that stands there each number with what it is made of, each keyword with what it means."""
    who, say = facts.fighter(view, slot), speech.words.say
    if slot not in facts.team(view, facts.state_of(view).owner[slot]):
        return ()
    told = [(say(f"tcg.name.{word}", n=total), in_a_line(view, speech, slot, attacking=attacking))
            for word, total, attacking in (("attack", who.attack, True), ("defense", who.defense, False))]
    told.append((say("tcg.name.health", n=who.left, of=who.health), say("tcg.name.damage", n=who.damage)))
    told += [(cards.keyword_words(speech, name, n), say(f"tcg.keyword.{name}.note", n=n)) for name, n in who.keywords]
    return tuple((begun(word), meaning) for word, meaning in told)


def _line(view: View, speech: Speech, found: Sequence[Addend]) -> str:
    more = [f"{'+' if each.amount > 0 else '−'} {abs(each.amount)} {cards.short_name(view, each.slot, speech)}"
            for each in found if each.kind != PRINTED]
    return " ".join((str(found[0].amount), *more))


def _part(view: View, speech: Speech, each: Addend, *, attacking: bool) -> Part:
    if each.kind == PRINTED:
        mode = facts.side(view, each.slot)[1]
        words = begun(speech.words.say(f"tcg.mode.{mode.name}"))
        return Part("alt" if mode.name in cards.ALT_MODES else "bot", words, each.amount)
    if each.kind == ICONS:
        icon = "b_orange" if attacking else "b_blue"
    else:
        icon = cards.icon(facts.title(view, each.slot)) if facts.is_known(view, each.slot) else "ongoing"
    return Part(icon, cards.short_name(view, each.slot, speech), each.amount, each.slot)
