"""What a quick player of the Matrix answers: one look at the question, and an answer that is seldom foolish.

The search plays its continuations on with this, and is drawn first to what it would do. Rules of thumb, by what is
asked: a turn's own actions (`quick_turn`), battles, attacks and Polities (`quick_battle`); here what texts ask, and
what little is left. Where all win or lose together, in co-op and solo, nobody attacks a friend; whoever has most
Damage is repaired first, and suffers last.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sparktable.games.matrix import kinds, questions
from sparktable.games.matrix.facts.assist import placed
from sparktable.games.matrix.facts.cards import space_of
from sparktable.games.matrix.facts.holdings import controlled_damage
from sparktable.games.matrix.ruleset import AS_ENERGON
from sparktable.games.matrix.state import HAND, MATRIX, MatrixState, seat_zone
from sparktable.games.matrix.verbs.board import Convert, Flip, Peek, Teleport
from sparktable.games.matrix.verbs.fight import AddCost
from sparktable.games.matrix.verbs.piles import Destroy, Discard, Gain, Give, PutOnTop
from sparktable.games.matrix.verbs.resources import LoseEnergon, LoseVP, Strengthen
from sparktable.kernel.control import Effect, amount
from sparktable.kernel.decisions import DONE, NO, Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance

from .action_worth import aims, harm_of_turning_up, shortfall
from .objectives import burden, hope_for_another, hope_now
from .position import Knowledge, danger, deck_of, missed, sees, situation, turns_left
from .quick_battle import assist, block, boost, boost_assist, call_off, resolve_assist, taking_command
from .quick_turn import Walk, act, closes
from .text_worth import benefit, hits_only_friends, hurts_its_victim, repairs, text_of, text_worth
from .turn_plan import reach_of

Answer = Callable[[Knowledge, MatrixState, Decision, Dice], Option]
SOON_OVER: Final = 5
"""With fewer turns than that to come a Relic counts more than it will still be worth in the deck."""
BATTLE_LOST: Final = 10.0
"""What it costs, in Power, that a battle is lost which could have been won."""
PER_COST: Final = 0.1
"""What a point of its cost adds to a card that others lose: of equal ones the dearer goes."""
PER_POWER: Final = 0.1
"""What a point of Power adds to a card that is strengthened: of equal ones the better is."""


def quick(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The quick player's answer."""
    if known.together:
        in_team = TEAM_ANSWERS.get(asked.kind)
        if in_team is not None:
            return in_team(known, s, asked, dice)
    answer = ANSWERS.get(asked.kind)
    if answer is not None:
        return answer(known, s, asked, dice)
    return asked.options[dice.below(len(asked.options))]


def play_on(known: Knowledge, s: MatrixState, asked: Decision | None, dice: Dice, last_turn: int,
            longest: int) -> None:
    """Quick players go on to the end of a turn, but for no more decisions than `longest`."""
    left, walk, turn = longest, Walk(), s.turn
    while asked is not None and s.turn <= last_turn and left:
        if s.turn != turn:
            turn, walk = s.turn, Walk()
        if asked.kind == questions.ACTION:
            option = act(known, s, asked.options, walk)
            if s.turn == last_turn and closes(s, option):
                return
            asked = advance(s, option)
        else:
            asked = advance(s, quick(known, s, asked, dice))
        left -= 1


def _action(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return act(known, s, asked.options, Walk())


def _relic(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Into the Vault towards the end, or if the deck is better without it."""
    title = s.ident[asked.about[0].value]  # type: ignore[index]
    vaulted, kept = asked.options
    if not known.weights.vp or not known.titles.vault[title]:
        return kept
    weak = known.titles.strength[title] < deck_of(s, asked.seat, known.titles).average
    return vaulted if weak or turns_left(s, known.titles) < SOON_OVER else kept


def _discard_mission(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The least hopeful one, if giving it up is worth more than the hope; a team only gets another for it."""
    if known.together:
        chance = {option: hope_now(s, asked.seat, option.value("card"), known.hopes[s.ident[option.value("card")]])
                  for option in asked.options[1:]}
        least = min(chance, key=chance.__getitem__)
        return least if chance[least] < hope_for_another(s.game) else asked.options[0]
    left = turns_left(s, known.titles)
    hope = {option: known.mission_hope(s.ident[option.value("card")], left) for option in asked.options[1:]}
    worst = min(hope, key=hope.__getitem__)
    return worst if hope[worst] < known.weights.vp + known.weights.mission else asked.options[0]


def _place_standee(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """In the middle."""
    neighbours = s.game.grid.next
    return max(asked.options, key=lambda option: len(neighbours[option.value("space")]))


def _refuse(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return NO if NO in asked.options else asked.options[0]


def _first(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return asked.options[0]


def _may(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """A free text is taken, but nobody turns over or leaps about for its own sake."""
    text = text_of(asked.options[0])
    idle = isinstance(text, Convert | Teleport) or _wakes_harm(known, s, asked.seat, text) \
        or hits_only_friends(s, asked.seat, text)
    return asked.options[-1] if idle else asked.options[0]


def _wakes_harm(known: Knowledge, s: MatrixState, seat: int, text: Effect | None) -> bool:
    """Whether a text turns up a card that its player has peeked at, and that had better stay as it lies."""
    nodes = tuple(text.walk()) if text is not None else ()
    flip = next((node for node in nodes if isinstance(node, Flip)), None)
    if flip is None or any(isinstance(node, Gain) for node in nodes):
        return False
    return max((_turned_up(known, s, seat, slot) for slot in flip.candidates(s, s.stack[-1])), default=0.0) < 0


def _turned_up(known: Knowledge, s: MatrixState, seat: int, slot: int) -> float:
    """What it is worth to a player that a card of the Matrix is turned up from afar; of what was not peeked at
    nothing is known."""
    if not sees(s, seat, slot):
        return 0.0
    me = situation(known, s, seat)
    wanted = [aim.worth for aim in aims(me, reach_of(s, seat, me.titles)[0][0]) if aim.slot == slot]
    hurt = harm_of_turning_up(me, slot, there=s.at[seat] == space_of(s, slot))
    return max(wanted, default=-hurt - max(0.0, burden(s.card(slot), s.game.side[seat], s.game.rules.vp)))


def _choose(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The most useful text, or the smallest harm."""
    def worth(option: Option) -> float:
        text = text_of(option)
        if isinstance(text, AddCost):
            return -_dearer(known, s, asked, text)
        return benefit(s, asked.seat, text) if text is not None else 0.0
    return max(asked.options, key=worth)


def _dearer(known: Knowledge, s: MatrixState, asked: Decision, text: AddCost) -> float:
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


def _choose_card(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """By what happens to the card: one's own worst is given up, the best is gained or taken from others."""
    verb, t = s.stack[-1].node, known.titles
    cards = [option for option in asked.options if option.kind == kinds.CARD]
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


def _choose_character(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Harm goes to rivals, and they are looked at; help goes to the own side; of several any one."""
    verb = s.stack[-1].node
    hurts = hurts_its_victim(verb) or any(isinstance(node, Peek) for node in verb.walk())
    helps = repairs(verb) or (isinstance(verb, Effect) and text_worth(verb) > 0)
    friends = s.game.team(asked.seat)
    fitting = [option for option in asked.options if option.kind == kinds.SEAT
               and (not (hurts or helps) or (option.value("seat") in friends) != hurts)]
    if fitting:
        return fitting[dice.below(len(fitting))]
    return DONE if DONE in asked.options else asked.options[dice.below(len(asked.options))]


def _choose_space(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Where it does not bite; of several any one."""
    safe = [option for option in asked.options
            if option.kind == kinds.SPACE and not danger(known, s, option.value("space"))]
    return safe[dice.below(len(safe))] if safe else asked.options[dice.below(len(asked.options))]


def _may_in_team(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """A free text is taken unless it turns one over, leaps about, hits a friend or costs more than it brings."""
    text = text_of(asked.options[0])
    if text is None:
        return asked.options[0]
    idle = isinstance(text, Convert | Teleport) or hits_only_friends(s, asked.seat, text)
    idle = idle or benefit(s, asked.seat, text) < 0 or _wakes_harm(known, s, asked.seat, text)
    return asked.options[-1] if idle else asked.options[0]


def _choose_character_in_team(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Harm for whoever has least Damage, a repair for whoever has most, all else for whoever has least Energon."""
    seats = [option for option in asked.options if option.kind == kinds.SEAT]
    if not seats:
        return DONE if DONE in asked.options else asked.options[0]
    verb = s.stack[-1].node
    hurts, helps = hurts_its_victim(verb), repairs(verb)
    def need(option: Option) -> tuple[int, int]:
        seat = option.value("seat")
        damage, energon = len(controlled_damage(s, seat)), s.energon[seat]
        return (-damage, energon) if hurts else (damage if helps else 0, -energon)
    return max(seats, key=need)


TEAM_ANSWERS: Final[dict[str, Answer]] = {"may": _may_in_team, "choose character": _choose_character_in_team}
"""How a team player answers some questions."""
ANSWERS: Final[dict[str, Answer]] = {
    "action": _action, "block": block, "assist": assist, "boost": boost, "boost assist": boost_assist,
    "call off": call_off, "resolve assist": resolve_assist, "taking command": taking_command, "may": _may,
    "choose": _choose, "choose card": _choose_card, "discard": _choose_card, "choose character": _choose_character,
    "choose space": _choose_space, "place standee": _place_standee, "relic": _relic,
    "discard mission": _discard_mission, "start effect": _first, "order": _first, "favour": _first,
    "come along": _refuse, "redraw encounter": _refuse,
}
"""How each question is answered; any other by chance."""
