"""Relics: what each does, when it must not, and the edges that their rulings speak of."""
from __future__ import annotations

from matrix.core import core, sit_out
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.rules.scoring import score


def test_tox_en_burns_whoever_comes_onto_it() -> None:
    """Core p.22: moved there or teleported, willingly or not."""
    table = core(energon=5).put("B1", "Tox-En").in_play("Bumblebee", "Fix").move("B1").quiet()
    assert table.has("Bumblebee") == 2
    table = core(energon=5).put("B1", "Tox-En").in_play("Bumblebee", "Mirage").activate("Mirage", 1, "B1").quiet()
    assert table.has("Bumblebee") == 1
    table = core(energon=5).put("B1", "Tox-En").stand("Ironhide", "B2").hand("Bumblebee", "Rumble")
    table.play("Rumble", "do", "B1").quiet()
    assert (table.has("Bumblebee"), table.has("Ironhide")) == (5, 2)


def test_tox_en_burns_whoever_stands_there_when_it_comes_up() -> None:
    table = core(energon=5).put("B2", "Tox-En", up=False).stand("Ironhide", "B2").in_play("Bumblebee", "Fix")
    table.search().quiet()
    assert (table.has("Bumblebee"), table.has("Ironhide")) == (2, 2)


def test_tox_en_is_harmless_facedown_and_from_afar() -> None:
    table = core(energon=5).put("B1", "Tox-En", up=False).in_play("Bumblebee", "Fix").move("B1").quiet()
    assert table.has("Bumblebee") == 5
    table = core(energon=5).put("B1", "Tox-En").in_play("Bumblebee", "Jetfire", "Firepower").act("buy Tox-En").quiet()
    assert table.has("Bumblebee") == 5


def test_tox_en_is_destroyed_when_it_is_gained_and_pays_at_once() -> None:
    """Core p.22: neither Vault nor discard pile."""
    table = core().put("B2", "Tox-En").in_play("Bumblebee", "Onslaught", "Courage").act("buy Tox-En")
    assert table.vp("Bumblebee") == 2
    assert table.destroyed() == ["Tox-En"]
    assert table.discarded("Bumblebee") == []


def test_sentinel_lens_lengthens_every_card_of_the_turn() -> None:
    """Those without Range reach one space then; loose Power does not."""
    table = core().mode("Bumblebee", "bot").in_play("Bumblebee", "Courage")
    table.hand("Bumblebee", "Sentinel Lens", "Firepower").play("Sentinel Lens").play("Firepower")
    table.activate("Bumblebee", 1).quiet()
    assert [table.power_at(distance) for distance in range(5)] == [5, 4, 3, 1, 0]


def test_sentinel_lens_does_not_lengthen_the_blocks_in_hand() -> None:
    table = core().hand("Bumblebee", "Sentinel Lens", "Ravage").put("B1", "Rumble", up=False).stand("Ironhide", "B1")
    table.play("Sentinel Lens").in_play("Bumblebee", "Patrol").hand("Bumblebee", "Hound").encounter("Flak Burst")
    table.play("Hound", "B1", "done", "do")
    assert not table.offers("block Ravage")


def test_sentinel_lens_looks_at_the_main_deck_and_may_destroy_the_card() -> None:
    for answer, destroyed in (("do", ["Carly"]), ("no", [])):
        table = core().in_play("Bumblebee", "Sentinel Lens").main_deck("Carly").activate("Sentinel Lens", 1, answer)
        assert table.quiet().destroyed() == destroyed
        assert table.knows("Bumblebee", "Carly")


def test_sentinel_lens_may_not_destroy_a_boss_and_tells_nobody() -> None:
    table = core().in_play("Bumblebee", "Sentinel Lens").main_deck("Starscream").activate("Sentinel Lens", 1)
    assert table.options() == ["no"]
    table.say("no").quiet()
    assert not table.knows("Ironhide", "Starscream")


def test_sentinel_lens_is_useless_with_an_empty_main_deck() -> None:
    table = core().in_play("Bumblebee", "Sentinel Lens")
    table.position.clear_pile(zones.MAIN_DECK)
    assert not table.offers("activate Sentinel Lens")


def test_prism_of_dawn_is_worth_most_when_it_is_destroyed() -> None:
    table = core().hand("Bumblebee", "Prism of Dawn").play("Prism of Dawn").activate("Prism of Dawn", 2).quiet()
    assert (table.vp("Bumblebee"), table.has("Bumblebee")) == (3, 1)
    assert table.destroyed() == ["Prism of Dawn"]
    assert table.power_at(0) == 0, "its Power should have been spent first"
    assert score(core().vault("Bumblebee", "Prism of Dawn").s, 0)["vault"] == 0


def test_chronal_anchor_draws_and_puts_played_cards_back() -> None:
    """Not itself, no Damage, no Ally; their unspent Power goes with them."""
    table = core().in_play("Bumblebee", "Courage", "Jazz", "Carly", "Damage").hand("Bumblebee", "Chronal Anchor")
    table.play("Chronal Anchor")
    assert len(table.hand_of("Bumblebee")) == 2
    table.activate("Chronal Anchor", 2)
    assert sorted(table.options()) == ["card Courage", "card Jazz", "done"]
    table.say("Jazz").say("Courage").quiet()
    assert table.zone("Bumblebee", zones.DECK)[-2:] == ["Jazz", "Courage"]
    assert table.power_at(0) == 1


def test_matrix_of_leadership_gains_any_robot_but_no_boss() -> None:
    """Core p.22: Decepticons change sides without a reward."""
    table = core().put("D3", "Shrapnel").put("A1", "Jazz").put("A2", "Starscream").put("A3", "Carly")
    table.hand("Bumblebee", "Matrix of Leadership").play("Matrix of Leadership", "do")
    assert sorted(table.options()) == ["card Jazz at A1", "card Shrapnel at D3"]
    table.say("Shrapnel").quiet()
    assert table.discarded("Bumblebee") == ["Shrapnel"]
    assert table.vp("Bumblebee") == 0
    assert table.lies("D3") == ""


def test_a_relic_may_be_stored_when_it_would_be_discarded() -> None:
    """Core p.6, p.12: at the end of the turn, from hand or play, and after a battle; facedown."""
    for where in ("hand", "in play", "battle"):
        table = core().put("B2", "Rumble").mode("Bumblebee", "bot")
        if where == "hand":
            table.hand("Bumblebee", "Chronal Anchor").act("end turn")
        elif where == "in play":
            table.in_play("Bumblebee", "Chronal Anchor").act("end turn")
        else:
            table.in_play("Bumblebee", "Chronal Anchor", "Courage").hand("Bumblebee", "Fix").act("battle Rumble")
        while table.asked.kind != "relic":
            table.say(table.options()[0])
        table.say("vault")
        sit_out(table)
        assert "Chronal Anchor" in table.vault_of("Bumblebee"), where
        assert not table.s.known[table.slot("Chronal Anchor")] & 128, "facedown"
        assert score(table.s, 0)["vault"] == 3


def test_a_relic_that_is_not_stored_scores_nothing() -> None:
    """Core p.19."""
    table = core().hand("Bumblebee", "Chronal Anchor").discard_pile("Bumblebee", "Sentinel Lens")
    table.in_play("Bumblebee", "Matrix of Leadership")
    assert score(table.s, 0)["vault"] == 0
