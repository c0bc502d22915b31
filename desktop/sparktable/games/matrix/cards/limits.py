"""What the numbers of a title can be."""
from __future__ import annotations

from collections.abc import Iterator

from ..card import BOSS, CHARACTER, MISSION, POLITY, RELIC, ROBOT, MatrixCard


def wrong_numbers(card: MatrixCard) -> Iterator[str]:
    """What no card of its type can be."""
    for name, least, most in (("power", 0, 5), ("range", 0, 4), ("move", 0, 4), ("vp", 0, 5), ("copies", 1, 40)):
        if not least <= getattr(card, name) <= most:
            yield f"{name} is {getattr(card, name)}, not {least} to {most}"
    if card.cost is not None and not 0 <= card.cost <= 10:
        yield f"cost is {card.cost}, not 0 to 10"
    if card.type in (BOSS, POLITY) and card.level not in (1, 2, 3):
        yield f"level is {card.level}, not 1 to 3"
    if card.type == BOSS and (card.attack is None or card.cost != 4 + 2 * card.level):
        yield "a Boss needs a Reveal Attack and the cost of its level"
    if card.type in (BOSS, ROBOT) and (card.reward is None or card.faction is None):
        yield "a Robot or Boss needs a faction and a reward"
    if card.type == CHARACTER and (card.alt is None or card.bot is None or not card.bot.energon):
        yield "a character needs two sides and Energon abilities"
    if card.type == MISSION and card.objective is None:
        yield "a Mission needs an objective"
    if card.type == RELIC and not card.vp and card.gain is None and not card.energon:
        yield "a Relic is worth something"
