"""Constructors for titles: a card file reads like the cards.

    transformer("Optimus Prime", AUTOBOT, "O", wounds=20, mini_con="Sparkplug", deck=(
        combat({(5, 1): 2, (4, 1): 3}),
        power("Convoy Volley", attack=6, copies=3, text=MayMove(3)),
        special("Ram'em", copies=2, ours=("copies",), text=Seq(MayMove(6), AtOne(NEXT, Damage(3))))))

`ours` names what no source tells; without it the whole card is ours, as is every number on a chart.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sparktable.kernel.control import Effect

from ..card import COMBAT, POWER, SPECIAL, TRANSFORMER, ArenaCard, Transformer, slugged


def combat(copies: Mapping[tuple[int, int], int]) -> tuple[ArenaCard, ...]:
    """Combat cards: (attack, defense) -> copies."""
    return tuple(ArenaCard(f"Combat {attack}/{defense}", COMBAT, copies=count, attack=attack, defense=defense,
                           house_fields=("values", "copies")) for (attack, defense), count in copies.items())


def power(name: str, text: Effect, *, copies: int, attack: int | None = None, defense: int | None = None,
          ours: tuple[str, ...] = ()) -> tuple[ArenaCard, ...]:
    """A Power Combat card: an attack value or a defense value, never both, and a text."""
    if (attack is None) == (defense is None):
        raise ValueError(f"{name} needs an attack value or a defense value, and not both")
    return (ArenaCard(name, POWER, copies=copies, attack=attack, defense=defense, text=text, house=not ours,
                      house_fields=ours),)


def special(name: str, text: Effect, *, copies: int, ours: tuple[str, ...] = ()) -> tuple[ArenaCard, ...]:
    """A Special card."""
    return (ArenaCard(name, SPECIAL, copies=copies, text=text, house=not ours, house_fields=ours),)


def transformer(name: str, faction: int, letter: str, *, wounds: int, mini_con: str,
                deck: tuple[tuple[ArenaCard, ...], ...]) -> Transformer:
    """A Transformer, whose deck bears its back."""
    slug = slugged(name)
    titles = tuple(replace(title, character=slug, faction=faction) for given in deck for title in given)
    return Transformer(name, TRANSFORMER, slug, faction=faction, letter=letter, wounds=wounds, mini_con=mini_con,
                       deck=titles, house_fields=("wounds", "mini_con"))
