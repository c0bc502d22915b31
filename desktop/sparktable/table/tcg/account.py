"""How the numbers of an attack came about, card by card."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.games.tcg import events
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.tableau import Sum
from sparktable.table.tcg import facts
from sparktable.table.tcg.addends import every_part, flipped_in_a_line, icons, pierce_words, signed
from sparktable.table.tcg.cards import face

ACCOUNTED: frozenset[EventKind] = frozenset({events.STRIKES})


def account(view: View, event: Event, speech: Speech) -> tuple[Sum, ...]:
    """Attack, defense, and the damage that comes of both."""
    now, say = facts.clash(view), speech.words.say
    attacker, defender = (int(ref.value) for ref in event.refs[:2])
    if now is None or (now.attacker, now.defender) != (attacker, defender):
        return ()
    totals = [int(ref.value) for ref in event.refs if ref.kind == "number"]
    sums = []
    for slot, total, word in ((attacker, totals[0], "attack"), (defender, totals[1], "defense")):
        attacking = slot == attacker
        parts = every_part(view, speech, slot, attacking=attacking)
        lines = tuple((part.icon, part.words, signed(part.amount) if at else str(part.amount))
                      for at, part in enumerate(parts))
        flipped = icons(view, slot, attacking=attacking)
        pictures = tuple(face(view, part.slot, speech) if part.slot in flipped else None for part in parts)
        heading = f"{facts.title(view, slot).name}: {say(f'tcg.name.{word}', n=total)}"
        cards = flipped_in_a_line(view, speech, slot, attacking=attacking, key="tcg.table.cards_flipped")
        sums.append(Sum(heading, lines, cards, face(view, slot, speech), pictures))
    note = pierce_words(view, speech, attacker, totals[0])
    damage = (("c_attack", say("tcg.table.attack"), str(totals[0])),
              ("c_defense", say("tcg.table.defense"), signed(-totals[1])))
    return *sums, Sum(f"{say('tcg.table.damage')}: {now.damage}", damage, note)
