"""Opponents of the trading card game behave like people at a table, and what they say of an answer is so."""
from __future__ import annotations

import pytest

from sparktable.ai import roster
from sparktable.ai.judgement import judgement
from sparktable.ai.tcg.battle_forecast import expected_damage, icons_of, knocks_out
from sparktable.ai.tcg.judgement import DOUBT, TcgJudgement
from sparktable.ai.tcg.quick_player import wishes
from sparktable.ai.tcg.standing import chances
from sparktable.games.tcg import kinds, questions
from sparktable.games.tcg.facts.combat import defenders
from sparktable.games.tcg.facts.stats import attack, damage_left
from sparktable.games.tcg.state import BATTLEFIELD, KO_AREA, TcgState, character, characters
from sparktable.kernel.decisions import card
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view
from sparktable.kernel.zones import move
from tcg.table import Table

from ..conftest import questions as positions


def new(seed: int = 1) -> TcgState:
    s = open_game("tcg", {}).new(seed)
    assert isinstance(s, TcgState)
    return s


def test_its_judgement_is_found_by_the_games_name() -> None:
    assert isinstance(judgement(open_game("tcg", {})), TcgJudgement)


def test_whoever_has_taken_damage_stands_worse_and_whoever_has_nobody_has_lost() -> None:
    s = new()
    even = chances(s, True)
    assert sum(even) == pytest.approx(1)
    s.damage[characters(s, 0)[0]] += 5
    assert chances(s, True)[0] < even[0]
    s.zones[0].clear()
    assert chances(s, True) == [0.0, 1.0]


def test_the_last_blow_is_struck() -> None:
    """Against whoever would strike hardest, mostly, though others would take more damage."""
    struck = left = 0
    for s, asked in positions(open_game("tcg", {}), seed=8, every=1):
        if asked.kind != questions.DEFENDER or len(asked.options) < 2:
            continue
        assert isinstance(s, TcgState)
        attacker = s.battles[-1].attacker.slot
        weak = max(defenders(s, attacker), key=lambda slot: attack(s, slot))
        s.damage[weak] += damage_left(s, weak) - 1
        answer = roster.make("greedy").choose(view(s, asked.seat), Dice(5))
        struck += answer.refs == (card(weak),)
        left += answer.refs != (card(weak),)
    assert struck > 2 * left


def test_reasons_are_so() -> None:
    known, seen = judgement(open_game("tcg", {})), set()
    for seed in range(6):
        for s, asked in positions(open_game("tcg", {"decks": ["random", "random"]}), seed=seed, every=1):
            assert isinstance(s, TcgState)
            icons = icons_of(s)
            for option in asked.options:
                why = known.why(s, asked, option)
                seen.add(why.key)
                named = [int(ref.value) for ref in why.refs]
                if why.key in ("why.knocks out", "why.hits"):
                    attacker = s.battles[-1].attacker.slot
                    fells = knocks_out(s, icons, attacker, named[0])
                    assert fells == (why.key == "why.knocks out")
                    told = damage_left(s, named[0]) if fells else round(expected_damage(s, icons, attacker, named[0]))
                    assert named[1] == told
                if why.key.startswith("why.would"):
                    assert named[0] in defenders(s, option.value("card"))
                if why.key == "why.best on":
                    assert s.where[named[0]] == BATTLEFIELD + s.owner[named[0]]
                if why.key in ("why.stronger", "why.guarded"):
                    modes = character(s, named[0]).modes
                    now, then = modes[s.mode[named[0]]], modes[option.value("number")]
                    more = then.attack - now.attack if why.key == "why.stronger" else then.defense - now.defense
                    assert more == named[1] > 0
    assert seen >= {"why.knocks out", "why.hits", "why.stronger", "why.guarded", "why.bears",
                    "why.would.hits", "why.would.knocks out", "why.best on"}


def test_greedy_beats_chance() -> None:
    wins = 0
    for seed in range(12):
        s, seat = new(seed), seed % 2
        players, dice = {seat: roster.make("greedy:2"), 1 - seat: roster.make("random")}, Dice(seed)
        asked = pending(s)
        while asked is not None:
            asked = take(s, players[asked.seat].choose(view(s, asked.seat), dice))
        assert s.outcome is not None
        wins += s.outcome.winners == (seat,)
    assert wins >= 9


def test_nobody_attacks_before_what_helps_the_attack_has_been_played() -> None:
    """By liking alone, as the quick players of a search do."""
    known, plays = judgement(open_game("tcg", {})), 0
    for s, asked in positions(open_game("tcg", {}), seed=3, every=1):
        if asked.kind == questions.MAIN and any(option.kind == kinds.PLAY for option in asked.options):
            likes = dict(zip(asked.options, known.preferences(s, asked), strict=True))
            assert max(likes, key=lambda option: likes[option]).kind != kinds.ATTACK
            plays += 1
    assert plays > 5


def test_whoever_is_koed_is_flipped_only_where_that_brings_something() -> None:
    table = Table(["Red Alert, Security Chief", "Autobot Hot Rod, Impulsive Fighter", "Arcee, Skilled Fighter"],
                  ["Arcee, Skilled Fighter"])
    for name in ("Red Alert", "Autobot Hot Rod"):
        move(table.s, table.slot(name), KO_AREA)
    s, asked = table.s, table.asked
    worth = dict(zip(asked.options, wishes(s, asked), strict=True))
    flips = {s.card(option.value("card")).name.split(",")[0]: wish for option, wish in worth.items()
             if option.kind == kinds.FLIP}
    attack_worth = max(wish for option, wish in worth.items() if option.kind == kinds.ATTACK)
    assert flips["Red Alert"] + DOUBT < attack_worth < flips["Autobot Hot Rod"]
    idle = next(option for option in worth if option.kind == kinds.FLIP and worth[option] == flips["Red Alert"])
    assert judgement(table.game).why(s, asked, idle).key == "why.other", "nobody is stronger for it"
