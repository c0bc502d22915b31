"""Every total is told card by card: the parts always come to the whole."""
from __future__ import annotations

from sparktable.games.tcg.facts.account import CARD, ICONS, cards_of, total_of
from sparktable.games.tcg.facts.combat import cards_to_flip
from sparktable.games.tcg.facts.stats import attack, defense
from sparktable.games.tcg.state import TcgState, characters
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice

from .table import Table


def test_an_upgrade_and_a_flipped_card_are_named_with_what_they_add() -> None:
    table = Table(["Red Alert, Security Chief"], ["Arcee, Skilled Fighter"]).equip("Grenade Launcher", "Red Alert")
    slot = table.slot("Red Alert")
    _, *added = total_of(table.s, slot, attacking=True)
    assert [(each.kind, each.amount) for each in added] == [(CARD, 4)]
    assert table.s.card(added[0].slot).name == "Grenade Launcher"


def test_the_parts_come_to_the_whole_at_every_moment_of_random_games() -> None:
    game, kinds = open_game("tcg", {"decks": ["random", "random"]}), set()
    for seed in range(3):
        match, dice = Match(game, seed, watched=True), Dice(seed)
        while (asked := match.decision) is not None:
            events = match.take(asked.options[dice.below(len(asked.options))])
            for s in (match.state, *(moment.state for moment in match.moments(events))):
                assert isinstance(s, TcgState)
                for slot in (slot for seat in range(2) for slot in characters(s, seat)):
                    for attacking, whole in ((True, attack(s, slot)), (False, defense(s, slot))):
                        found = total_of(s, slot, attacking=attacking)
                        kinds |= {each.kind for each in found}
                        assert max(0, sum(each.amount for each in found)) == whole
                        flips = sum(each.amount for each in cards_of(s, slot, attacking=attacking))
                        assert max(0, flips) == cards_to_flip(s, slot, attacking)
    assert {CARD, ICONS} <= kinds
