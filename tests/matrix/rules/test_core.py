"""Rules of the Core Set that are easy to get wrong, by their numbers, and its modes."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core, sit_out, solo, team
from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.card import BOSS, COOP_SCHEME, RELIC, SCHEME
from sparktable.games.matrix.facts.contest import cost_to_defeat
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.rules.scoring import score, winners
from sparktable.games.matrix.state import MatrixState, seat_zone
from sparktable.kernel.game import BadSetup, open_game
from sparktable.kernel.zones import FACE_UP


def new_game(seed: int = 1, **options: object) -> MatrixState:
    game = open_game("matrix", {"set": "core", **options})
    assert isinstance(game, MatrixGame)
    s = game.new(seed)
    assert isinstance(s, MatrixState)
    return s


def helped(*cards: str, damage: int = 0) -> Table:
    """Bumblebee, in Bot Mode on Onslaught, with these cards in play; Ironhide and Ratchet could help."""
    table = core("Bumblebee", "Ironhide", "Ratchet", energon=0).put("B2", "Onslaught").mode("Bumblebee", "bot")
    for who, card in (("Ironhide", "Firepower"), ("Ratchet", "Mirage")):
        table.stand(who, "B2").mode(who, "bot").hand(who, card)
    return table.in_play("Bumblebee", *cards, *["Damage"] * damage).hand("Bumblebee", "Fix")


# --- setting the table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players", "matrix", "deck"), [
    ("competitive", 2, 12, 35), ("competitive", 3, 16, 41), ("competitive", 4, 16, 47), ("competitive", 5, 20, 53),
    ("co-op", 2, 12, 38), ("co-op", 3, 16, 44), ("co-op", 4, 16, 50), ("co-op", 5, 20, 56), ("solo", 1, 12, 32)])
def test_the_matrix_and_the_main_deck_have_their_sizes(mode: str, players: int, matrix: int, deck: int) -> None:
    """Core p.4, p.21."""
    s = new_game(mode=mode, players=players)
    assert len(s.zones[zones.MATRIX]) == matrix
    assert len(s.zones[zones.MAIN_DECK]) == deck
    assert [len(s.zones[pile]) for pile in (zones.BASIC, zones.DAMAGE_STACK, zones.ENCOUNTERS)] == [16, 20, 10]
    for seat in range(players):
        assert s.energon[seat] == 2
        assert len(s.zones[seat_zone(seat, zones.HAND)]) == len(s.zones[seat_zone(seat, zones.DECK)]) == 5


def test_one_boss_of_each_level_waits_in_its_stack() -> None:
    """Core p.4: the first stack lies on top."""
    s = new_game(mode="competitive", players=3)
    deck = list(reversed(s.zones[zones.MAIN_DECK]))
    places = [index for index, slot in enumerate(deck) if s.card(slot).type == BOSS]
    assert [s.card(deck[index]).level for index in places] == [1, 2, 3]
    assert [index // 12 for index in places] == [0, 1, 2]


@pytest.mark.parametrize(("options", "schemes", "decepticon", "relics"), [
    ({"mode": "competitive", "players": 2}, 0, True, True),
    ({"mode": "competitive", "players": 2, "first_game": True}, 0, False, True),
    ({"mode": "co-op", "players": 2}, 3, True, False),
    ({"mode": "co-op", "players": 2, "first_game": True}, 3, False, False),
    ({"mode": "solo"}, 3, True, False)])
def test_which_schemes_and_relics_are_in_the_deck(options: dict[str, object], schemes: int, decepticon: bool,
                                                  relics: bool) -> None:
    """Core p.4, p.21: Co-op Schemes only in co-op, Decepticon Schemes but in a first game, Relics among rivals."""
    in_deck, seen = [], []
    for seed in range(6):
        s = new_game(seed, **options)
        dealt = [s.card(slot) for zone in (zones.MATRIX, zones.MAIN_DECK) for slot in s.zones[zone]]
        in_deck.append(sum(card.subtype == COOP_SCHEME for card in dealt))
        seen += dealt
    assert in_deck == [schemes] * 6
    assert any(card.type == SCHEME and card.subtype != COOP_SCHEME for card in seen) == decepticon
    assert any(RELIC in card.types for card in seen) == relics


def test_a_solo_game_may_leave_out_what_cannot_be_thwarted_alone() -> None:
    """Core p.21."""
    for drop in (False, True):
        there = False
        for seed in range(8):
            s = new_game(seed, mode="solo", drop_unthwartable=drop)
            there |= any(s.card(slot).name == "All-Out Assault" for slot in range(len(s.ident)))
        assert there == (not drop)


@pytest.mark.parametrize(("options", "sentence"), [
    ({"mode": "tvt"}, "mode"), ({"mode": "competitive", "players": 6}, "2, 3, 4 or 5"),
    ({"mode": "competitive", "players": 2, "side": "decepticon"}, "only Autobot"),
    ({"mode": "competitive", "players": 2, "expert": True}, "co-op and solo"),
    ({"mode": "co-op", "players": 2, "drop_unthwartable": True}, "only a solo game")])
def test_an_illegal_set_up_is_refused_with_a_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        new_game(**options)


# --- a turn -------------------------------------------------------------------------------------------------------


def test_rule_2_the_standee_is_placed_for_nothing_and_turns_nothing_up() -> None:
    """Core p.6."""
    s = new_game(mode="competitive", players=2)
    assert s.pending is not None
    assert s.pending.kind == "place standee"
    assert len(s.pending.options) == 12
    assert not any(s.known[slot] & FACE_UP for slot in s.zones[zones.MATRIX])


def test_rule_20_characters_abilities_sleep_on_others_turns() -> None:
    """Core p.9: an Assist is raised by its card's abilities, not by the character's, unless that says so."""
    table = core("Bumblebee", "Sideswipe").mode("Sideswipe", "bot").mode("Bumblebee", "bot").put("B2", "Onslaught")
    table.stand("Sideswipe", "B2").hand("Sideswipe", "Overload Shot").energon("Bumblebee", 0)
    table.in_play("Bumblebee", "Damage", "Courage").act("battle Onslaught").say("assist Overload Shot")
    assert table.options() == ["done", "activate Overload Shot 1", "activate Overload Shot 2"]


def test_rule_18_others_may_convert_on_your_turn() -> None:
    """Core p.9."""
    table = core().say("convert Ironhide").quiet()
    assert (table.side("Ironhide"), table.has("Ironhide")) == ("bot", 1)


def test_rule_54_a_full_matrix_burns_a_card_and_an_open_space_does_not() -> None:
    """Core p.6."""
    table = core().main_deck("Carly").act("end turn")
    sit_out(table)
    assert table.destroyed() == ["Carly"]
    table = core().empty("A1").main_deck("Carly").act("end turn")
    sit_out(table)
    assert (table.destroyed(), table.lies("A1"), table.is_up("A1")) == ([], "Carly", False)


def test_a_boss_that_arrives_pushes_out_what_is_neither_adversary_nor_scheme() -> None:
    """Core p.6: then it attacks everybody at once."""
    table = core().put("A1", "Rumble").put("A2", "Supply Blockade").put("A3", "Carly").put("B1", "Signal Relay")
    table.main_deck("Starscream").encounter("Hesitation").act("end turn")
    assert sorted(table.options()) == ["space A3", "space B1"]
    table.say("A3")
    assert (table.lies("A3"), table.is_up("A3")) == ("Starscream", True)
    sit_out(table)
    assert (table.damage("Bumblebee"), table.damage("Ironhide")) == (1, 1)


def test_a_boss_uncovered_for_a_boss_is_destroyed_among_rivals_and_stays_in_co_op() -> None:
    """Core p.6 and p.21: a facedown card must go where no faceup one may."""
    table = core().put("A1", "Cyclonus", up=False).main_deck("Starscream").act("end turn").say("space A1")
    assert "Cyclonus" in table.destroyed()
    assert table.s.bosses_down == [0, 1]
    table = team().put("A1", "Cyclonus", up=False).put("A2", "Carly", up=False).main_deck("Starscream")
    table.act("end turn").say("space A1")
    while table.asked.kind != "make room":
        table.say("GainDamage" if table.offers("GainDamage") else table.options()[0])
    table.say("space A2")
    sit_out(table, until="action")
    assert (table.lies("A1"), table.lies("A2")) == ("Cyclonus", "Starscream")
    assert table.s.bosses_down == [0, 0]


# --- battles ------------------------------------------------------------------------------------------------------


def test_robots_are_helped_against_only_where_there_is_damage() -> None:
    """Core p.12 step 3."""
    table = helped("Ion Lance", "Firepower").act("battle Onslaught").quiet()
    assert (table.vp("Bumblebee"), table.vp("Ironhide")) == (3, 0)
    assert helped("Ion Lance", damage=1).act("battle Onslaught").asked.kind == "assist"


def test_a_battle_nobody_can_win_or_help_with_is_not_offered() -> None:
    """Where a table plays by Core p.11. Energon abilities are used before the declaration, not after it (p.12)."""
    table = solo(rulings={"hopeless_battle": "no"}).put("B2", "Onslaught").in_play("Bumblebee", "Ion Lance")
    assert not table.offers("battle Onslaught")


def test_a_battle_without_enough_power_may_be_declared_and_is_lost() -> None:
    """Core p.12 step 2 asks for no Power total; without Damage nobody Assists, and nobody backs out."""
    for table in (helped("Ion Lance"), solo().put("B2", "Onslaught").in_play("Bumblebee", "Ion Lance")):
        table.energon("Bumblebee", 0).hand("Bumblebee", "Fix").act("battle Onslaught").quiet()
        assert (table.lies("B2"), table.discarded("Bumblebee")) == ("Onslaught", ["Ion Lance"])
        assert not table.offers("battle Onslaught"), "not without Power"


def test_a_lost_battle_is_a_way_to_the_vault() -> None:
    """Core p.12 step 7: so somebody may want one."""
    table = core(energon=0).put("B2", "Onslaught").in_play("Bumblebee", "Prism of Dawn").hand("Bumblebee", "Fix")
    table.act("battle Onslaught").say("vault").quiet()
    assert table.vault_of("Bumblebee") == ["Prism of Dawn"]


def test_without_assists_a_battle_may_be_called_off() -> None:
    """Core p.12 step 3: the Power is spent elsewhere; the same weak battle is not declared once more."""
    table = helped("Ion Lance", damage=1).act("battle Onslaught").say("pass").say("pass").quiet()
    assert table.lies("B2") == "Onslaught"
    assert table.offers("buy Roll Out!")
    assert not table.offers("battle Onslaught")
    table.in_play("Bumblebee", "Courage")
    assert table.offers("battle Onslaught"), "with more Power it is"


def test_rule_38_an_assist_commits_you_to_the_battle() -> None:
    """Core p.12: although it does not suffice."""
    table = helped("Firepower", damage=1).act("battle Onslaught").say("assist Firepower").say("pass").quiet()
    assert table.lies("B2") == "Onslaught"
    assert table.discarded("Bumblebee") == ["Firepower"]
    assert table.discarded("Ironhide") == ["Firepower"]
    assert table.hand_of("Bumblebee") == ["Fix"], "the hand is kept, and the turn goes on"


def test_rule_39_only_resolved_assists_are_rewarded() -> None:
    """Core p.12: in full; the others are discarded unseen."""
    table = helped("Ion Lance", damage=1).act("battle Onslaught").say("assist Firepower").say("assist Mirage")
    assert sorted(table.options()) == ["card Firepower", "card Mirage"]
    table.say("Mirage")
    sit_out(table)
    assert [table.vp(who) for who in table.characters] == [3, 0, 3]
    assert table.discarded("Ironhide") == ["Firepower"]
    assert [table.vault_of(who) for who in table.characters] == [["Onslaught"], [], []]


def test_assists_lie_facedown_until_they_are_resolved() -> None:
    """Core p.12: who laid which card is nobody else's business."""
    table = helped("Ion Lance", damage=1).act("battle Onslaught").say("assist Firepower").say("assist Mirage")
    assert not table.knows("Bumblebee", "Firepower")
    assert table.knows("Ironhide", "Firepower")


def test_in_a_confrontation_assists_are_resolved_only_while_the_power_is_short() -> None:
    """Core p.12 step 4."""
    table = clear_matrix(core("Bumblebee", "Ironhide", "Ratchet", energon=0)).put("B2", "Starscream")
    table.mode("Bumblebee", "bot").in_play("Bumblebee", "Ion Lance", "Onslaught")
    table.energon("Bumblebee", 2).only_encounter("Siphon Field")
    for who, card in (("Ironhide", "Jetfire"), ("Ratchet", "Red Alert")):
        table.stand(who, "B2").mode(who, "bot").hand(who, card)
    table.act("battle Starscream").say("assist Jetfire").say("assist Red Alert").say("card Jetfire")
    sit_out(table)
    assert table.vault_of("Bumblebee") == ["Starscream"], "6 + 3 are short of 8 + 2, so Red Alert comes in as well"
    assert [table.vp(who) for who in table.characters] == [4, 4, 4]
    table = clear_matrix(core("Bumblebee", "Ironhide", energon=0)).put("B2", "Starscream").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Ion Lance", "Onslaught", "Ramjet")
    table.energon("Bumblebee", 2).only_encounter("Siphon Field")
    table.stand("Ironhide", "B2").mode("Ironhide", "bot").hand("Ironhide", "Firepower")
    table.act("battle Starscream").say("assist Firepower")
    sit_out(table)
    assert table.vp("Ironhide") == 0, "10 Power were enough without him"


def test_helpers_add_to_their_assists_after_the_active_player() -> None:
    """Core p.12 step 5."""
    table = clear_matrix(core(energon=2)).put("B2", "Starscream").mode("Bumblebee", "bot")
    table.only_encounter("Hesitation").in_play("Bumblebee", "Ion Lance").stand("Ironhide", "B2")
    table.mode("Ironhide", "bot")
    table.hand("Ironhide", "Coordinated Strike").act("battle Starscream").say("assist Coordinated Strike")
    assert table.asked.kind == "boost"
    table.say("done")
    assert (table.asked.seat, table.asked.kind) == (1, "boost assist")


def test_an_assist_that_cannot_make_one_power_is_not_laid() -> None:
    """Core p.12: a card without Power, or whose Range falls short."""
    table = helped("Ion Lance", damage=1).hand("Ironhide", "Fix").stand("Ironhide", "B1").hand("Ironhide", "Courage")
    table.act("battle Onslaught")
    assert table.options() == ["pass", "assist Firepower"]


def test_rule_44_alt_mode_weakens_an_assist_and_a_convert_cures_it() -> None:
    """Core p.16."""
    table = core().put("B2", "Brawl").mode("Bumblebee", "bot").in_play("Bumblebee", "Damage", "Ion Lance")
    table.stand("Ironhide", "B2").hand("Ironhide", "Courage").energon("Bumblebee", 0).act("battle Brawl")
    table.say("assist Courage")
    assert table.asked.kind == "boost assist"
    table.say("convert Ironhide")
    sit_out(table)
    assert (table.vp("Bumblebee"), table.vp("Ironhide")) == (2, 2)
    table = core(energon=0).put("B2", "Brawl").mode("Bumblebee", "bot").in_play("Bumblebee", "Damage", "Ion Lance")
    table.stand("Ironhide", "B2").hand("Ironhide", "Courage").act("battle Brawl")
    assert table.options() == ["pass"]


def test_rule_47_a_confrontation_ends_the_turn_won_or_lost() -> None:
    """Core p.12."""
    table = clear_matrix(core(energon=0)).put("B2", "Starscream").in_play("Bumblebee", "Firepower")
    table.hand("Bumblebee", "Jazz").only_encounter("Hesitation").act("battle Starscream")
    sit_out(table, until="place standee" if table.s.at[1] < 0 else "action")
    assert table.s.active == 1
    assert table.lies("B2") == "Starscream"


def test_rule_48_the_third_boss_ends_the_game_before_anything_is_discarded() -> None:
    """Core p.12: a Relic in play is not stored any more."""
    table = clear_matrix(core(energon=0)).put("B2", "Starscream").mode("Bumblebee", "bot")
    table.only_encounter("Hesitation").s.bosses_down[1] = 2
    table.in_play("Bumblebee", "Ion Lance", "Onslaught", "Sentinel Lens", "Courage").act("battle Starscream")
    outcome = table.s.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("bosses", (0,))
    assert "Sentinel Lens" in table.played("Bumblebee")
    assert score(table.s, 0)["vault"] == 0


def test_the_example_of_the_book_is_won_with_twelve() -> None:
    """Core p.16-17: Bumblebee with Spike, a Damage and 6 Power; Starscream rises to 12; Wheeljack helps with 1,
    Optimus Prime with 3, the top card with 1 and Bumblebee's own ability with 1."""
    table = clear_matrix(core("Bumblebee", "Wheeljack", "Optimus Prime")).put("B2", "Starscream")
    table.put("C2", "Signal Relay").stand("Bumblebee", "C2").stand("Wheeljack", "B2").stand("Optimus Prime", "B1")
    table.mode("Bumblebee", "bot")
    table.mode("Optimus Prime", "bot").in_play("Bumblebee", "Spike Witwicky", "Damage", "Roll Out!", "Courage")
    table.hand("Bumblebee", "Courage", "Arcee").hand("Wheeljack", "Courage").hand("Optimus Prime", "Cliffjumper")
    table.deck("Bumblebee", "Roll Out!").discard_pile("Optimus Prime", "Fix").play("Courage")
    assert table.power_at(0) == 1 + 1 + 1 + 3
    table.only_encounter("Siphon Field").move("B2").say("block Arcee").quiet()
    assert table.has("Bumblebee") == 4
    assert table.power_against("Starscream") == 6
    table.act("battle Starscream").say("assist Courage").say("assist Cliffjumper")
    assert cost_to_defeat(table.s, table.slot("Starscream")) == 12
    table.say("card Courage").say("convert Wheeljack").say("activate Courage 1").say("no")
    table.say("activate Bumblebee 1")
    assert table.vault_of("Bumblebee") == ["Starscream"]
    assert [table.vp(who) for who in table.characters] == [4, 4, 4]
    assert table.s.active == 1
    assert table.out_of_game() == [], "Cliffjumper destroys nothing as an Assist"


# --- co-op, solo, expert ------------------------------------------------------------------------------------------


def test_rule_76_no_boss_is_confronted_while_a_robot_lies_open() -> None:
    """Core p.21."""
    table = clear_matrix(team()).put("B2", "Starscream").put("D3", "Rumble").in_play("Bumblebee", "Onslaught")
    assert not table.offers("battle Starscream")
    table = clear_matrix(core()).put("B2", "Starscream").put("D3", "Rumble").in_play("Bumblebee", "Onslaught")
    assert table.offers("battle Starscream"), "rivals may"


def test_co_op_assists_lie_faceup_and_all_are_rewarded() -> None:
    """Core p.21: whether the active player has Damage or not."""
    table = team("Bumblebee", "Ironhide", "Ratchet", energon=0).put("B2", "Onslaught").mode("Bumblebee", "bot")
    for who, card in (("Ironhide", "Firepower"), ("Ratchet", "Mirage")):
        table.stand(who, "B2").mode(who, "bot").hand(who, card)
    table.in_play("Bumblebee", "Ion Lance").act("battle Onslaught").say("assist Firepower")
    assert table.knows("Bumblebee", "Firepower")
    table.say("assist Mirage")
    assert [table.has(who) for who in table.characters] == [3, 3, 3], "3 VP are 3 Energon"
    assert table.s.vp == [0, 0, 0]


def test_points_are_nothing_in_expert_games() -> None:
    """Core p.21."""
    table = team(energon=0, expert=True).put("B2", "Onslaught").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Ion Lance", "Firepower").hand("Bumblebee", "Fix").act("battle Onslaught")
    sit_out(table)
    assert (table.has("Bumblebee"), table.s.vp) == (0, [0, 0])
    assert table.vault_of("Bumblebee") == ["Onslaught"], "the card is kept all the same"


def test_a_team_wins_by_three_bosses_and_loses_with_the_deck() -> None:
    """Core p.21."""
    table = clear_matrix(team(energon=0)).put("B2", "Starscream").mode("Bumblebee", "bot")
    table.only_encounter("Hesitation").s.bosses_down[1] = 2
    table.in_play("Bumblebee", "Ion Lance", "Onslaught", "Firepower", *["Courage"] * 4).act("battle Starscream")
    sit_out(table)
    assert table.s.outcome is not None
    assert (table.s.outcome.reason, table.s.outcome.winners) == ("bosses", (0, 1))
    table = team()
    table.position.clear_pile(zones.MAIN_DECK)
    table.act("end turn")
    assert table.s.outcome is not None
    assert (table.s.outcome.reason, table.s.outcome.winners) == ("deck", ())


def test_rivals_end_with_the_deck_and_count() -> None:
    """Core p.13: gained VP, Adversaries by cost, the Vault, Energon, Damage; ties by Bosses, then Energon."""
    table = core(energon=4).vault("Bumblebee", "Onslaught", "Sentinel Lens").in_play("Bumblebee", "Damage", "Damage")
    table.energon("Ironhide", 9)
    table.s.vp = [3, 4]
    assert score(table.s, 0) == {"gained": 3, "adversaries": 1, "vault": 2, "energon": 0, "damage": -1}
    assert sum(score(table.s, 1).values()) == 5
    assert winners(table.s, "deck") == (1,), "5 each, no Bosses, more Energon"
    table.energon("Bumblebee", 9)
    assert winners(table.s, "deck") == (0,), "6 against 5"
    table.energon("Ironhide", 10)
    assert winners(table.s, "deck") == (1,), "6 each, and more Energon again"


def test_bosses_break_a_tie_before_energon() -> None:
    table = core(energon=0).vault("Bumblebee", "Astrotrain")
    table.s.vp = [3, 4]
    table.energon("Ironhide", 4)
    assert winners(table.s, "deck") == (0,)
