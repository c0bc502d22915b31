"""The titles of waves 3 and 4 that needed rules of their own: the top card played as held, attacks beyond the one,
plays beyond the one, an end that is put off."""
from __future__ import annotations

from sparktable.games.tcg.cards import NUMBER
from sparktable.games.tcg.deeds.secrets import lay_secret
from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.relations import UNDER_IT
from sparktable.games.tcg.state import BATTLEFIELD, DECK, GEAR, HAND, KO_AREA, OUTSIDE, SCRAP, UNDER
from sparktable.games.tcg.stats import PIERCE
from sparktable.kernel.relations import bind, unbind
from sparktable.kernel.zones import move
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
SHOCKWAVE = "Major Shockwave, Applied Sciences • Scientist"
TURBO_BOARD = "Private Turbo Board, Air Command • Evac"
OPTIMUS = "Optimus Prime, Autobot Leader"
FLAMEWAR, MEGATRON = "Flamewar, Veteran Decepticon", "Megatron, Decepticon Leader"


# --- Major Shockwave

def test_shockwave_knows_his_top_card_whatever_becomes_of_it() -> None:
    table = Table([SHOCKWAVE], [SLUG], hand=["Data Pad"], deck=["Zap", "Medic!"])
    def top_is_known() -> bool:
        return bool(table.s.known[table.s.zones[DECK][-1]] & 1)
    table.turn_to("Shockwave", 0)
    assert top_is_known() and not table.s.known[table.s.zones[DECK][-1]] & 2
    table.do("flip Major Shockwave")
    assert top_is_known()
    table.fight("Major Shockwave", "Dinobot Slug")
    assert top_is_known()


def test_shockwave_draws_and_the_opponent_scraps_one_of_his_choice() -> None:
    table = Table([SHOCKWAVE], [SLUG], deck=["Zap"], their_hand=["Medic!", "Data Pad"]).turn_to("Shockwave", 1)
    table.do("flip Major Shockwave")
    assert table.hand() == ["Zap"] and table.asked.seat == 1
    table.do("Data Pad")
    assert table.scrapped(1) == ["Data Pad"]


def test_shockwave_plays_decepticon_cards_and_secret_actions_off_the_top() -> None:
    table = Table([SHOCKWAVE], [SLUG], deck=["Hiding Spot", "Armored Plating", "Frag Toss"]).turn_to("Shockwave", 1)
    table.do("play Hiding Spot")
    assert table.s.actions == 0 and not table.can("play Armored Plating")
    move(table.s, table.s.zones[DECK][-1], SCRAP)
    table._again()
    assert not table.can("play Frag Toss")  # the turn's Action is played
    table.s.actions = 1
    table._again()
    table.do("play Frag Toss").settle()
    assert table.damage("Dinobot Slug") == 2


def test_shockwave_does_so_in_bot_mode_only_and_pays_nothing_with_it() -> None:
    table = Table([SHOCKWAVE], [SLUG], hand=["Repurpose"], deck=["Frag Toss"]).turn_to("Shockwave", 0)
    assert not table.can("play Frag Toss")
    table.turn_to("Shockwave", 1).do("play Repurpose")
    assert "Frag Toss" in table.hand() and table.scrapped() == []  # drawn, not scrapped: the hand was empty


def test_an_action_that_lets_one_play_another_reaches_the_top_card_too() -> None:
    table = Table([SHOCKWAVE], [SLUG], hand=["Brainstorm"], deck=["Frag Toss"]).turn_to("Shockwave", 1)
    table.do("play Brainstorm", "Frag Toss")
    assert table.damage("Dinobot Slug") == 2


# --- attacks beyond the one

def test_pop_a_wheelie_turns_motorcycles_and_lets_one_attack_again() -> None:
    table = Table([FLAMEWAR, KUP], [SLUG, RAMJET], hand=["Pop A Wheelie"])
    table.turn_to("Flamewar", 1)
    table.do("play Pop A Wheelie")
    assert table.s.mode[table.slot("Flamewar")] == 0 and table.s.mode[table.slot("Sergeant Kup")] == 0
    table.fight("Sergeant Kup", "Dinobot Slug")
    assert table.asked.kind == "defender" and table.asked.seat == 0  # the one Motorcycle attacks of itself
    assert table.s.battles[-1].attacker.slot == table.slot("Flamewar")


def test_pop_a_wheelie_is_lost_on_who_has_no_motorcycle_left() -> None:
    table = Table([FLAMEWAR, KUP], [SLUG, RAMJET], hand=["Pop A Wheelie"])
    table.do("play Pop A Wheelie").fight("Flamewar", "Dinobot Slug")
    assert table.s.active == 1


def test_pincer_movement_goes_on_against_the_same_enemy_with_others() -> None:
    table = Table([RAMJET, MEGATRON, KUP], [SLUG, OPTIMUS], hand=["Pincer Movement"]).turn_to("Megatron", 1)
    once, then = table.attack("Ramjet") - 3, table.attack("Megatron") - 3
    table.do("play Pincer Movement").fight("Ramjet", "Dinobot Slug")
    # only Megatron is another Decepticon, and only Slug may be attacked: nothing is asked
    assert table.damage("Optimus Prime") == 0 and table.damage("Dinobot Slug") >= once + then
    assert table.s.active == 1 and not table.s.tapped[table.slot("Sergeant Kup")]


def test_pincer_movement_does_nothing_for_an_autobots_attack() -> None:
    table = Table([KUP, RAMJET], [SLUG, OPTIMUS], hand=["Pincer Movement"])
    table.do("play Pincer Movement").fight("Sergeant Kup", "Dinobot Slug")
    assert table.s.active == 1


def test_relentless_invasion_brings_all_three_back_to_attack() -> None:
    minions = ["Full-Tilt, Base Recon", "Wipe-Out, Devoted Minion", "Brunt, Artillery Drone"]
    table = Table(["Trypticon, Assault Base", *minions], [SLUG, OPTIMUS], hand=["Relentless Invasion"])
    for name in minions[:2]:
        slot = table.slot(name)
        unbind(table.s, slot)
        move(table.s, slot, KO_AREA)
        table.s.damage[slot] = 5
    table._again()
    table.do("play Relentless Invasion")
    assert {table.s.card(slot).name for slot in table.s.zones[BATTLEFIELD]} == {"Trypticon", "Full-Tilt", "Wipe-Out"}
    assert table.damage("Full-Tilt") == 0
    table.fight("Trypticon", "Dinobot Slug")
    assert table.asked.kind == "attacker"
    table.do("attack Wipe-Out", "Dinobot Slug").settle().do("Dinobot Slug").settle()
    assert table.s.active == 1
    assert [table.s.card(slot).name for slot in table.s.zones[BATTLEFIELD]] == ["Trypticon"]
    assert len(table.s.zones[UNDER]) == 3  # Brunt never left


def test_relentless_invasion_needs_trypticon() -> None:
    table = Table([RAMJET], [SLUG], hand=["Relentless Invasion"])
    table.do("play Relentless Invasion")
    assert len(table.s.zones[BATTLEFIELD]) == 1


# --- plays

def test_hot_rod_takes_one_card_under_him_when_his_deck_is_made_anew() -> None:
    table = Table(["Private Hot Rod, Infantry • Soldier"], [SLUG], deck=["Zap"], scrap=["Medic!", "Data Pad"], size=1)
    table.do("attack Private Hot Rod").settle()
    assert len(table.s.zones[UNDER]) == 1
    slot = table.s.zones[UNDER][0]
    assert not table.s.known[slot] & 3


def test_hot_rod_plays_two_actions_while_a_card_is_under_him() -> None:
    for below in (False, True):
        table = Table(["Private Hot Rod, Infantry • Soldier", KUP], [SLUG], hand=["Zap", "Plasma Burst", "Medic!"])
        table.turn_to("Private Hot Rod", 1)
        if below:
            slot = table.s.zones[DECK][0]
            move(table.s, slot, UNDER)
            bind(table.s, slot, table.slot("Private Hot Rod"), UNDER_IT)
        table._again()
        table.do("play Zap")
        assert table.can("play Plasma Burst") == below
        if below:
            table.do("play Plasma Burst")
            assert not table.can("play Medic!")


def test_turbo_board_lets_the_opponent_play_two_cards_of_any_kind() -> None:
    table = Table([KUP], [TURBO_BOARD, SLUG],
                  hand=["Zap", "Brainstorm", "Primary Laser", "Plasma Burst"])
    table.do("play Brainstorm", "Zap", "Private Turbo Board", "pass")
    assert table.asked.kind == "main" and table.hand() == ["Primary Laser", "Plasma Burst"]
    assert not table.can("play Primary Laser")


def test_the_turbo_pack_plays_one_of_the_flipped_cards_after_the_battle() -> None:
    table = Table([TURBO_BOARD, RAMJET], [SLUG], hand=["One Shall Stand, One Shall Fall"],
                  deck=["Improvised Shield", "Leap Into Battle"]).hurt("Private Turbo Board", 11)
    table.do("play One Shall Stand, One Shall Fall", "Private Turbo Board", "yes", "attack Ramjet")
    table.do("Improvised Shield")
    assert len(table.s.zones[GEAR]) == 2 and table.s.active == 1


def test_greenlight_grows_with_green_cards_that_are_seen() -> None:
    table = Table(["Private Greenlight, Special Ops • Recon"], [SLUG], hand=["Pocket Processor", "Hijack"])
    table.turn_to("Private Greenlight", 1)
    before = table.attack("Private Greenlight")
    table.do("play Pocket Processor")
    assert table.attack("Private Greenlight") == before + 1
    table.do("play Hijack")  # face down: nobody sees its icons
    assert table.attack("Private Greenlight") == before + 1


def test_greenlight_keeps_her_upgrades_from_the_opponents_cards() -> None:
    table = Table([SLUG], ["Private Greenlight, Special Ops • Recon"], hand=["Vaporize", "Primary Laser"])
    table.equip("Primary Laser", "Private Greenlight").do("play Vaporize").settle()
    assert table.scrapped(1) == []
    table.turn_to("Private Greenlight", 1)
    table.s.actions = 1
    table._take(0, "Vaporize", HAND)
    table._again()
    table.do("play Vaporize").settle()
    assert table.scrapped(1) == ["Primary Laser"]


def test_six_gun_throws_a_weapon_and_becomes_two_upgrades() -> None:
    table = Table(["Sergeant Six-Gun, Artillery • Soldier", KUP], [SLUG],
                  hand=["Flamethrower", "Grenade Launcher", "One Shall Stand, One Shall Fall"])
    added = table.s.cards[NUMBER["Grenade Launcher"]].attack  # type: ignore[attr-defined]
    table.do("attack Sergeant Six-Gun", "yes")
    assert {table.named(option) for option in table.asked.options} == {"Grenade Launcher"} | {
        table.named(option) for option in table.asked.options if option.kind in ("pass", "done")}
    table.do("Grenade Launcher").settle()
    assert table.damage("Dinobot Slug") == 4 + added - 3
    table = Table(["Sergeant Six-Gun, Artillery • Soldier", KUP], [SLUG], hand=["One Shall Stand, One Shall Fall"])
    table.hurt("Sergeant Six-Gun", 9).do("play One Shall Stand, One Shall Fall")
    table.do("Sergeant Six-Gun", "yes", "put on Sergeant Kup armor")
    gear = sorted(table.s.card(slot).name for slot in table.s.zones[GEAR])
    assert gear == ["MTX-52A Guided Missile Launcher", "Sergeant Six-Gun"]
    assert keyword(table.s, PIERCE, table.slot("Sergeant Kup")) == 4


def test_soundblaster_hands_a_weapon_on() -> None:
    table = Table(["Sergeant Soundblaster, Weapons • Arms Dealer", RAMJET], [SLUG]).turn_to("Soundblaster", 1)
    table.equip("Primary Laser", "Sergeant Soundblaster")
    before = table.attack("Ramjet")
    table.do("flip Sergeant Soundblaster", "yes")
    assert table.attack("Ramjet") == before + 2 + 1


def test_soundblaster_plays_a_black_weapon_out_of_the_scrap_pile() -> None:
    table = Table(["Sergeant Soundblaster, Weapons • Arms Dealer"], [SLUG], scrap=["Crowbar", "Primary Laser"])
    table.turn_to("Soundblaster", 1).do("attack Sergeant Soundblaster")
    assert not table.can("Primary Laser")
    table.do("Crowbar").settle()
    assert table.damage("Dinobot Slug") == 6 + 2 - 3 + 0


# --- Upgrades, and what lies face down

def test_missile_pods_count_those_scrapped_in_this_battle() -> None:
    table = Table([RAMJET], [SLUG, OPTIMUS])
    for _ in range(3):
        table.equip("Multi-Missile Pod", "Ramjet")
    assert len(table.s.zones[GEAR]) == 3  # all in the one Weapon slot
    table.do("attack Ramjet", "Dinobot Slug")
    for _ in range(3):
        if table.asked.kind == "order":
            table.do(table.named(table.asked.options[0]))
        table.do("yes")
    table.settle()
    assert table.damage("Optimus Prime") == 1 + 2 + 3


def test_missile_pods_are_for_planes_and_helicopters() -> None:
    assert not Table([KUP], [SLUG], hand=["Multi-Missile Pod"]).can("play Multi-Missile Pod")
    assert Table([RAMJET], [SLUG], hand=["Multi-Missile Pod"]).can("play Multi-Missile Pod")


def test_a_valuable_contract_fetches_a_card_with_a_star() -> None:
    table = Table([RAMJET], [SLUG, OPTIMUS]).equip("Valuable Contract", "Ramjet").hurt("Dinobot Slug", 12)
    for name in ("EMP Wave", "Zap"):
        table.spare(name, OUTSIDE)
    table.tap("Dinobot Slug").do("attack Ramjet")
    assert table.koed("Dinobot Slug") and table.asked.kind == "to hand"
    assert {table.named(option) for option in table.asked.options if option.kind == "card"} == {"EMP Wave"}


def test_energy_transfer_does_not_knock_out() -> None:
    table = Table([RAMJET, KUP], [SLUG], hand=["Energy Transfer"]).hurt("Ramjet", 9).hurt("Sergeant Kup", 6)
    table.do("play Energy Transfer", "Ramjet")
    most = max(int(option.refs[0].value) for option in table.asked.options)
    assert most == table.s.card(table.slot("Sergeant Kup")).health - 6 - 1  # type: ignore[attr-defined]


def test_heroic_resolve_leaves_an_autobot_with_one_health() -> None:
    table = Table([RAMJET], [KUP, SLUG], their_hand=["Heroic Resolve"]).tap("Sergeant Kup").hurt("Sergeant Kup", 6)
    lay_secret(table.s, 1, table.s.zones[HAND + 1][0])
    table._again()
    table.do("attack Ramjet")
    while not table.can("yes"):
        table.do("no")
    table.do("yes").settle()
    health = table.s.card(table.slot("Sergeant Kup")).health  # type: ignore[attr-defined]
    assert table.damage("Sergeant Kup") == health - 1
    assert "Heroic Resolve" in [table.s.card(slot).name for slot in table.s.zones[KO_AREA + 1]]


def test_heroic_resolve_waits_for_what_would_knock_out() -> None:
    table = Table([RAMJET], [KUP, SLUG], their_hand=["Heroic Resolve"]).tap("Sergeant Kup")
    lay_secret(table.s, 1, table.s.zones[HAND + 1][0])
    table._again()
    table.do("attack Ramjet")
    while table.s.active == 0:
        assert not table.can("yes")
        table.do("no")


def test_upgrades_are_saved_off_a_fallen_character() -> None:
    for reveal in (True, False):
        table = Table([RAMJET], [KUP, OPTIMUS, SLUG], their_hand=["Scavenge The Battlefield"]).tap("Sergeant Kup")
        table.hurt("Sergeant Kup", 6).equip("Primary Laser", "Sergeant Kup").equip("Data Pad", "Sergeant Kup")
        lay_secret(table.s, 1, table.s.zones[HAND + 1][0])
        table._again()
        before = table.attack("Optimus Prime")
        table.do("attack Ramjet")
        while not table.can("yes"):
            table.do("no")
        if reveal:
            table.do("yes", "Primary Laser", "done", "Optimus Prime")
        table.settle()
        assert table.koed("Sergeant Kup")
        assert table.scrapped(1).count("Primary Laser") == (not reveal)
        assert table.attack("Optimus Prime") == before + 2 * reveal
        assert "Data Pad" in table.scrapped(1)


def test_a_promotion_brings_damage_and_upgrades_along() -> None:
    table = Table([RAMJET, KUP, FLAMEWAR], [SLUG], hand=["Involuntary Promotion"]).equip("Primary Laser", "Ramjet")
    for name in ("Sergeant Kup",):
        move(table.s, table.slot(name), KO_AREA)
    table.hurt("Ramjet", 4).hurt("Sergeant Kup", 12)
    table.do("play Involuntary Promotion", "Ramjet")
    assert table.koed("Ramjet") and not table.koed("Sergeant Kup")
    assert table.damage("Sergeant Kup") == 4
    assert [table.s.card(slot).name for slot in table.s.zones[GEAR]] == ["Primary Laser"]


def test_upgrades_are_saved_even_when_an_action_in_an_action_fells_somebody() -> None:
    """What the inner Action sets off waits for the outer one; the Upgrades wait as well."""
    table = Table([RAMJET], [KUP, OPTIMUS], hand=["Brainstorm", "Zap", "Plasma Burst"],
                  their_hand=["Scavenge The Battlefield"])
    table.hurt("Sergeant Kup", 7).equip("Primary Laser", "Sergeant Kup")
    before = table.attack("Optimus Prime")
    lay_secret(table.s, 1, table.s.zones[HAND + 1][0])
    table._again()
    table.do("play Brainstorm")
    for words in ("Zap", "Sergeant Kup", "Plasma Burst"):
        while table.asked.kind == "turn up" and not table.can("yes"):
            table.do("no")
        table.do(words)
    while not table.can("yes"):
        table.do("no")
    table.do("yes", "Primary Laser")
    table.settle()
    assert table.koed("Sergeant Kup") and table.attack("Optimus Prime") == before + 2
    assert "Primary Laser" not in table.scrapped(1)
