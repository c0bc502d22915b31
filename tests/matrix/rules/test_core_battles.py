"""Battles by the Core Set's book: rules 37, 38, 39 and 76 of those that are easy to get wrong, and what surrounds
them."""
from __future__ import annotations

from matrix.core import core
from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.kernel.zones import move

RIVALS = ("Bumblebee", "Wheeljack", "Ironhide", "Ratchet")


def rivals(*, damage: int) -> Table:
    """Bumblebee next to Brawl (cost 4, 2 VP) with 3 Power; three rivals in the same space, in Bot Mode, each with a
    card of 2 Power or more."""
    table = Table(*RIVALS, box="core", mode="competitive").put("B2", "Brawl").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Firepower", "Courage", *(["Damage"] * damage)).energon("Bumblebee", 0)
    for name, card in (("Wheeljack", "Firepower"), ("Ironhide", "Rumble"), ("Ratchet", "Ravage")):
        table.stand(name, "B2").mode(name, "bot").hand(name, card, "Patrol").energon(name, 0)
    return table


def clear_encounters(table: Table, name: str) -> Table:
    """Only that Encounter is left, whatever is shuffled."""
    for slot in tuple(table.s.zones[zones.ENCOUNTERS]):
        if table.name(slot) != name:
            move(table.s, slot, zones.BOX)
    return table


def test_rule_37_as_many_assists_as_your_damage_are_forced_and_you_choose_which() -> None:
    """Core p.12: even beyond what is needed; a Robot asks for no more than that."""
    table = rivals(damage=2).act("battle Brawl").say("assist Firepower").say("assist Rumble").say("assist Ravage")
    assert table.asked.kind == "resolve assist" and len(table.options()) == 3
    table.say("card Ravage").say("card Rumble").quiet()
    assert table.vault_of("Bumblebee") == ["Brawl"]
    assert [table.vp(name) for name in RIVALS] == [2, 0, 2, 2]


def test_rule_39_assists_that_stay_facedown_earn_nothing() -> None:
    """Core p.12: a flipped legal one earns the full reward, the Vault is the active player's."""
    table = rivals(damage=1).act("battle Brawl").say("assist Firepower").say("assist Rumble").say("pass")
    table.say("card Firepower").quiet()
    assert [table.vp(name) for name in RIVALS] == [2, 2, 0, 0]
    assert table.vault_of("Wheeljack") == [] and table.discarded("Ironhide") == ["Rumble"]


def test_rule_38_one_assist_commits_to_the_battle() -> None:
    """Core p.12 step 3: it is fought, even if it fails; without any Assist it may be called off."""
    table = rivals(damage=1).hand("Wheeljack", "Courage").hand("Bumblebee", "Patrol").in_play("Bumblebee", "Damage")
    table.put("B2", "Ramjet").act("battle Ramjet").say("assist Courage").say("pass").say("pass").quiet()
    assert table.lies("B2") == "Ramjet" and table.played("Bumblebee") == ["Damage", "Damage"]
    declined = rivals(damage=1).act("battle Brawl").say("pass").say("pass").say("pass")
    assert declined.played("Bumblebee") == ["Firepower", "Courage", "Damage"], "its Power can be spent elsewhere"
    assert declined.power_at(0) == 3


def test_without_damage_nobody_may_help_against_a_robot() -> None:
    """Core p.12: not even if the active player would like it."""
    table = rivals(damage=0)
    table.in_play("Bumblebee", "Courage").act("battle Brawl").quiet()
    assert table.hand_of("Ratchet") == ["Ravage", "Patrol"]


def test_a_boss_is_assisted_whatever_the_damage_and_no_more_than_needed() -> None:
    """Core p.12: one at a time while the Power is short."""
    table = rivals(damage=0).put("B2", "Soundwave").in_play("Bumblebee", "Ramjet").encounter("Hesitation")
    table.act("battle Soundwave").say("assist Firepower").say("assist Rumble").say("assist Ravage")
    while table.asked.kind == "resolve assist":
        table.say("card")
    assert table.s.battle is None
    helped = [name for name in RIVALS[1:] if table.vp(name)]
    assert len(helped) < 3 or table.lies("B2") == "Soundwave"


def test_rule_76_divided_loyalties_makes_autobots_forbid_confronting_in_coop() -> None:
    """Core p.21: no Boss is confronted while a non-Boss Adversary lies faceup in the Matrix."""
    table = Table("Bumblebee", "Wheeljack", box="core", mode="co-op").put("B2", "Starscream").put("A1", "Jazz")
    table.in_play("Bumblebee", "Ramjet", "Onslaught", "Blitzwing")
    assert table.offers("battle Starscream")
    table.put("A2", "Divided Loyalties")
    assert not table.offers("battle Starscream")
    assert table.put("A1", "Helping Hand").offers("battle Starscream")
    assert not table.put("A1", "Rumble").offers("battle Starscream")


def test_in_coop_everybody_may_help_and_earns_the_reward() -> None:
    """Core p.21: faceup, whether or not there is Damage; VP are Energon."""
    table = Table("Bumblebee", "Wheeljack", box="core", mode="co-op").put("B2", "Brawl").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Firepower", "Courage").energon("Bumblebee", 0).stand("Wheeljack", "B2")
    table.hand("Wheeljack", "Firepower").mode("Wheeljack", "bot").energon("Wheeljack", 0)
    table.act("battle Brawl").say("assist Firepower")
    assert [table.has("Bumblebee"), table.has("Wheeljack")] == [2, 2]
    assert table.vp("Bumblebee") == 0


def test_in_expert_games_vp_are_nothing() -> None:
    """Core p.21: neither VP nor Energon."""
    table = Table("Bumblebee", "Wheeljack", box="core", mode="co-op", expert=True).put("B2", "Rumble")
    table.mode("Bumblebee", "bot").in_play("Bumblebee", "Firepower").energon("Bumblebee", 1).act("battle Rumble")
    assert table.has("Bumblebee") == 1 and table.vp("Bumblebee") == 0
    assert table.vault_of("Bumblebee") == ["Rumble"]


def test_alone_nobody_assists_and_nobody_defends() -> None:
    """Core p.21, War on Cybertron p.20."""
    for box, name, boss in (("core", "Bumblebee", "Soundwave"), ("war-on-cybertron", "Elita-1", "Dirge")):
        table = Table(name, box=box, mode="solo").put("B2", boss).mode(name, "bot").energon(name, 0)
        table.in_play(name, "Ramjet" if box == "core" else "Motormaster").act(f"battle {boss}")
        while table.s.outcome is None and table.s.turn == 1:
            assert table.asked.kind not in ("assist", "boost assist", "resolve assist")
            table.say(table.options()[0])


def test_rule_36_what_an_encounter_adds_stays_although_the_energon_is_spent() -> None:
    """Core p.16-17: 1 for each Energon held when it resolves; abilities used afterwards lower nothing."""
    table = clear_encounters(rivals(damage=0).put("B2", "Soundwave"), "Siphon Field")
    table.in_play("Bumblebee", "Laserbeak").energon("Bumblebee", 4)
    table.act("battle Soundwave").say("pass").say("pass").say("pass")
    battle = table.s.battle
    assert battle is not None and battle.added == 4 and table.asked.kind == "boost"
    table.say("activate Firepower 2")  # Soundwave makes it 1 dearer
    battle = table.s.battle
    assert battle is not None and battle.added == 4 and table.has("Bumblebee") == 2


def test_whoever_lays_two_assists_gains_the_reward_once() -> None:
    """Core p.12: each player whose Assist was resolved gains it. Omega Formation, mixed in, brings a second one."""
    table = core(swaps={"Last Stand": "Omega Formation"}).mode("Ironhide", "bot").stand("Ironhide", "B2")
    table.put("B2", "Starscream").mode("Bumblebee", "bot").in_play("Bumblebee", "Ramjet").energon("Ironhide", 9)
    table.hand("Ironhide", "Omega Formation", "Onslaught").only_encounter("Hesitation").act("battle Starscream")
    table.say("assist Omega Formation")
    while table.s.outcome is None and table.s.battle is not None:
        table.say(next((word for word in ("activate Omega Formation", "Onslaught", "done", "pass")
                        if table.offers(word)), table.options()[0]))
    assert table.vault_of("Bumblebee") == ["Starscream"]
    assert table.vp("Bumblebee") == table.vp("Ironhide") == 4
