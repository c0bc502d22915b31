"""What a quick player of the Matrix answers while a text is resolved: by what the text does, and to whom."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.facts.assist import placed
from sparktable.games.matrix.facts.cards import space_of
from sparktable.games.matrix.ruleset import AS_ENERGON
from sparktable.games.matrix.state import HAND, MATRIX, MatrixState, seat_zone
from sparktable.games.matrix.verbs.board import Convert, Flip, ForCharacter, Peek, Teleport
from sparktable.games.matrix.verbs.fight import AddCost, Attack
from sparktable.games.matrix.verbs.piles import Destroy, Discard, Gain, Give, PutOnTop
from sparktable.games.matrix.verbs.resources import LoseEnergon, LoseVP, Strengthen
from sparktable.kernel.control import Effect, amount
from sparktable.kernel.decisions import DONE, Decision, Option
from sparktable.kernel.nodes import Node, labelled
from sparktable.kernel.rng import Dice

from .matrix_aims import aims
from .matrix_deck import deck_of
from .matrix_fights import shortfall
from .matrix_harm import hurts_its_victim, price
from .matrix_peeks import sees, sting
from .matrix_plan import reach_of
from .matrix_schemes import burden
from .matrix_steps import danger
from .matrix_time import turns_left
from .matrix_titles import repairs, text_worth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .matrix import MatrixJudgement

BATTLE_LOST = 10.0
"""What it costs, in Power, that a battle is lost which could have been won."""
PER_COST = 0.1
"""What a point of its cost adds to a card that others lose: of equal ones the dearer goes."""
PER_POWER = 0.1
"""What a point of Power adds to a card that is strengthened: of equal ones the better is."""


def text_of(option: Option) -> Effect | None:
    """The text that a "do" option stands for."""
    if option[0] != "do":
        return None
    text = labelled(str(option[1][0][1]))
    return text if isinstance(text, Effect) else None


def may(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """A free text is taken, but nobody turns over or leaps about for its own sake."""
    text = text_of(asked.options[0])
    idle = isinstance(text, Convert | Teleport) or wakes_harm(known, s, asked.seat, text) \
        or hits_only_friends(s, asked.seat, text)
    return asked.options[-1] if idle else asked.options[0]


def hits_only_friends(s: MatrixState, seat: int, text: Effect | None) -> bool:
    """Whether an Attack could hit nobody but the own side."""
    attacks = [node for node in text.walk() if isinstance(node, Attack)] if text is not None else []
    friends = s.game.team(seat)
    return bool(attacks) and all(hit in friends for node in attacks for hit in node.what.found(s, s.stack[-1]))


def wakes_harm(known: MatrixJudgement, s: MatrixState, seat: int, text: Effect | None) -> bool:
    """Whether a text turns up a card that its player has peeked at, and that had better stay as it lies."""
    nodes = tuple(text.walk()) if text is not None else ()
    flip = next((node for node in nodes if isinstance(node, Flip)), None)
    if flip is None or any(isinstance(node, Gain) for node in nodes):
        return False
    return max((_turned_up(known, s, seat, slot) for slot in flip.candidates(s, s.stack[-1])), default=0.0) < 0


def _turned_up(known: MatrixJudgement, s: MatrixState, seat: int, slot: int) -> float:
    """What it is worth to a player that a card of the Matrix is turned up from afar; of what was not peeked at
    nothing is known."""
    if not sees(s, seat, slot):
        return 0.0
    t, w = known.titles, known.weights
    deck, left = deck_of(s, seat, t), turns_left(s, t)
    wanted = [aim.worth for aim in aims(s, seat, t, w, deck, left, reach_of(s, seat, t)[0][0]) if aim.slot == slot]
    hurt = sting(s, seat, slot, t, w, there=s.at[seat] == space_of(s, slot))
    return max(wanted, default=-hurt - max(0.0, burden(s.card(slot), s.game.side[seat], s.game.rules.vp)))


def benefit(s: MatrixState, seat: int, text: Effect) -> float:
    """What a text brings to whoever lets it happen, less what it costs, in Power. On every card an Attack is a text
    by itself, and only players make one: whom it would hit the frame says that asks for it."""
    ours = s.game.rules.together or hits_only_friends(s, seat, text)
    return (0.0 if ours and isinstance(text, Attack) else text_worth(text)) - sum(
        price(s, node, seat) for node in _borne(text, ours))


def _borne(text: Node, together: bool) -> Iterator[Node]:
    """The parts of a text whose harm the own side bears: where there are rivals they are picked to suffer."""
    if isinstance(text, Attack | ForCharacter) and not together:
        return
    yield text
    for _, part in text.parts():
        yield from _borne(part, together)


def choose(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The most useful text, or the smallest harm."""
    def worth(option: Option) -> float:
        text = text_of(option)
        if isinstance(text, AddCost):
            return -dearer(known, s, asked, text)
        return benefit(s, asked.seat, text) if text is not None else 0.0
    return max(asked.options, key=worth)


def dearer(known: MatrixJudgement, s: MatrixState, asked: Decision, text: AddCost) -> float:
    """What it costs that the Boss costs more: nothing where the battle is won or lost all the same, also because what
    is asked for instead would be lacking in it."""
    battle = s.battle
    assert battle is not None
    mates = (mate for mate in s.game.team(battle.attacker) if mate != battle.attacker)
    helped = sum(known.titles.promise[s.ident[slot]] for mate in mates for slot in placed(s, mate)
                 if slot not in battle.helping)
    asked_for = max(_energon(s, text_of(option)) for option in asked.options)
    if shortfall(s, battle.slot, asked_for) > helped:
        return 0.0
    return BATTLE_LOST if shortfall(s, battle.slot) + amount(s, s.stack[-1], text.n) > helped else 0.0


def _energon(s: MatrixState, text: Effect | None) -> int:
    """The Energon that a text takes; VP are Energon to a team."""
    takes = isinstance(text, LoseEnergon) or (isinstance(text, LoseVP) and s.game.rules.vp == AS_ENERGON)
    return int(getattr(text, "n", 0)) if takes else 0


def choose_card(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """By what happens to the card: one's own worst is given up, the best is gained or taken from others."""
    verb, t = s.stack[-1].node, known.titles
    cards = [option for option in asked.options if option[0] == "card"]
    if not cards:
        return asked.options[0]
    slots = [option.value("card") for option in cards]
    titles = [s.ident[slot] for slot in slots]
    from_hand = s.where[slots[0]] == seat_zone(asked.seat, HAND)
    if isinstance(verb, Discard | Destroy | Give) or (isinstance(verb, PutOnTop) and from_hand):
        spared = known.together and isinstance(verb, Destroy)  # cards that repair go last
        values = [-t.strength[title] - spared * t.repairs[title] if missed(known, s, asked.seat, slot)
                  else t.strength[title] + PER_COST * t.cost[title]
                  for slot, title in zip(slots, titles, strict=True)]
    elif isinstance(verb, Gain | PutOnTop):
        values = [t.strength[title] + t.vault[title] for title in titles]
    elif isinstance(verb, Peek | Flip) and s.where[slots[0]] == MATRIX:
        values = [_turned_up(known, s, asked.seat, slot) if isinstance(verb, Flip)
                  else float(not sees(s, asked.seat, slot)) for slot in slots]
        best = [option for option, value in zip(cards, values, strict=True) if value == max(values)]
        return best[dice.below(len(best))]
    elif isinstance(verb, Strengthen):
        values = [t.range[title] + PER_POWER * s.power[slot] for slot, title in zip(slots, titles, strict=True)]
    else:
        return cards[dice.below(len(cards))]
    return cards[values.index(max(values))]


def missed(known: MatrixJudgement, s: MatrixState, seat: int, slot: int) -> bool:
    """Whether the own side loses a card: its own, and to a team whatever it may still buy, since nobody else does."""
    owner = s.owner[slot]
    if owner < 0:
        return known.together and known.titles.for_sale[s.ident[slot]] and not s.game.adversary(s, seat, slot)
    return owner in s.game.team(seat)


def choose_character(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Harm goes to rivals, and they are looked at; help goes to the own side; of several any one."""
    verb = s.stack[-1].node
    hurts = hurts_its_victim(verb) or any(isinstance(node, Peek) for node in verb.walk())
    helps = repairs(verb) or (isinstance(verb, Effect) and text_worth(verb) > 0)
    friends = s.game.team(asked.seat)
    fitting = [option for option in asked.options if option[0] == "seat"
               and (not (hurts or helps) or (option.value("seat") in friends) != hurts)]
    if fitting:
        return fitting[dice.below(len(fitting))]
    return DONE if DONE in asked.options else asked.options[dice.below(len(asked.options))]


def choose_space(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Where it does not bite; of several any one."""
    safe = [option for option in asked.options
            if option[0] == "space" and not danger(known, s, option.value("space"))]
    return safe[dice.below(len(safe))] if safe else asked.options[dice.below(len(asked.options))]
