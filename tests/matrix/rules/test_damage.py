"""Damage: gaining, playing, returning it, and what five of it do."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.deeds.resources import gain_damage, repair
from sparktable.games.matrix.rules.scoring import score

WOUND, LEAK = "Blast Wound", "Energy Leak"


def test_rule_62_playing_an_energy_leak_as_the_fifth_damage_ends_the_game() -> None:
    """Rules 62 and 74: what is in play is controlled, a Leak in hand is not (War on Cybertron p.9, p.17, p.19)."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", WOUND, WOUND, WOUND, WOUND).hand("Elita-1", LEAK)
    assert table.s.outcome is None
    table.play(LEAK)
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "damage"


def test_rule_74_an_energy_leak_that_is_never_played_stays_out_of_play() -> None:
    """Rule 74: playing no card at all is the way to keep it away (War on Cybertron p.19)."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", WOUND, WOUND, WOUND, WOUND).hand("Elita-1", LEAK, "Bold")
    assert not table.offers("play", "Bold")
    table.end_turn()
    assert table.s.outcome is None
    assert table.damage("Elita-1") == 4


def test_the_active_player_loses_3_vp_for_ending_the_game_by_damage() -> None:
    """War on Cybertron p.17: only if the player with 5 Damage is the active one."""
    active = Table("Elita-1", "Megatron").in_play("Elita-1", WOUND, WOUND, WOUND, WOUND).next_damage(WOUND)
    gain_damage(active.s, active.seat("Elita-1"), 1)
    told = score(active.s, active.seat("Elita-1"))
    assert (told["gained"], told["ended"], told["owned"]) == (0, -3, -2)
    assert active.vp("Elita-1") == -3
    other = Table("Elita-1", "Megatron").in_play("Megatron", WOUND, WOUND, WOUND, WOUND).next_damage(WOUND)
    gain_damage(other.s, other.seat("Megatron"), 1)
    assert other.s.ending == "damage"
    assert other.vp("Megatron") == 0 == score(other.s, other.seat("Megatron"))["ended"]


def test_damage_is_gained_one_by_one_and_stops_when_the_game_ends() -> None:
    """The fifth Damage ends the game before a sixth could be drawn (War on Cybertron p.17)."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", WOUND, WOUND, WOUND, WOUND).next_damage(WOUND, WOUND)
    gain_damage(table.s, 0, 2)
    assert table.damage("Elita-1") == 5


def test_rule_72_returned_damage_waits_beside_the_stack() -> None:
    """Rule 72: it is shuffled in only when the stack is empty (War on Cybertron p.19)."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", WOUND)
    before = len(table.s.zones[zones.DAMAGE_STACK])
    repair(table.s, table.slot(WOUND), 0)
    assert table.names(zones.DAMAGE_DISCARD) == [WOUND]
    assert len(table.s.zones[zones.DAMAGE_STACK]) == before
    table.quiet()


def test_rule_73_an_empty_damage_supply_gives_no_more() -> None:
    """Rule 73 (War on Cybertron p.19, Core p.20)."""
    table = Table("Elita-1", "Megatron")
    table.s.zones[zones.OUT] += table.s.zones[zones.DAMAGE_STACK]
    for slot in table.s.zones[zones.DAMAGE_STACK]:
        table.s.where[slot] = zones.OUT
    table.s.zones[zones.DAMAGE_STACK] = []
    gain_damage(table.s, 0, 3)
    assert table.damage("Elita-1") == 0
    table.quiet()


def test_teammates_know_each_others_missions_and_adversaries_do_not() -> None:
    """War on Cybertron p.5 and p.10: secret from the opposing team, shown to the teammate."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream")
    s = table.game.new(3)
    for seat in range(4):
        for slot in s.zones[zones.seat_zone(seat, zones.MISSIONS)]:
            knowers = {other for other in range(4) if s.known[slot] >> other & 1}
            assert knowers == set(table.game.team(seat))
