"""Secret Actions: laid face down, revealed at the moment that they name."""
from __future__ import annotations

from sparktable.games.tcg.card import ACTION, ORANGE, BattleCard
from sparktable.games.tcg.cards.make import secret
from sparktable.games.tcg.deeds.deck import draw
from sparktable.games.tcg.events import ATTACKER_CHOSEN, BEING_PLAYED, WOULD_DRAW, WOULD_TAKE
from sparktable.games.tcg.state import PLAYED, SECRETS
from sparktable.games.tcg.stats import STEALTH
from sparktable.games.tcg.verbs.abilities import defends, when, when_somebody
from sparktable.games.tcg.verbs.gains import Gets
from sparktable.games.tcg.verbs.select import ENEMY, IN_PLAYED, OPPONENT, Cards, Chars
from sparktable.games.tcg.verbs.whom import ONE_OF_YOURS, THE_SAME
from sparktable.games.tcg.verbs.with_cards import Draw, PutOnDeck, Scrap
from sparktable.kernel.control import NOTHING, Seq
from sparktable.kernel.nodes import Frame
from sparktable.kernel.vocabulary.conditions import Is
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
REPORT = secret("Test Report", (), defends(Seq(Draw(2), PutOnDeck(1)), Chars()))
SPOT = secret("Test Spot", (), when(ATTACKER_CHOSEN, Gets(STEALTH, 1, ONE_OF_YOURS), Chars(ENEMY)))
JAM = secret("Test Jam", (), when_somebody(BEING_PLAYED, OPPONENT, Scrap(THE_SAME), 1,
                                           Is(Cards(IN_PLAYED, kind=ACTION, icon=ORANGE))))
TAKE = secret("Test Take", (), when(WOULD_TAKE, Draw(1), Chars()))
HIJACK = secret("Test Hijack", (), when_somebody(WOULD_DRAW, OPPONENT, Draw(1)))
for _card in (REPORT, SPOT, JAM, TAKE, HIJACK):
    _card.label()


def laid(card: BattleCard, their_hand: tuple[str, ...] = ()) -> Table:
    """The secret lies there, and it is the other's turn."""
    table = Table([RAMJET, KUP], [SLUG], hand=["Zap"], their_hand=their_hand, instead={"Zap": card})
    table.do(f"play {card.name}").fight("Ramjet", "Dinobot Slug")
    assert table.s.active == 1 and len(table.s.zones[SECRETS]) == 1
    return table


def test_it_counts_as_an_action_and_shows_nothing() -> None:
    """faq-w3-015, faq-w3-016"""
    table = Table([RAMJET], [KUP], hand=["Zap", "Plasma Burst"], instead={"Zap": REPORT})
    table.do("play Test Report")
    assert not table.can("play Plasma Burst")
    assert not table.s.known[table.s.zones[SECRETS][0]] & 2
    assert all(each.title == table.s.unknown for each in table.s.played)


def test_its_player_is_asked_at_every_moment_and_may_wait() -> None:
    table = laid(REPORT)
    table.do("attack Dinobot Slug", "Ramjet" if table.asked.kind == "defender" else "no")
    while table.asked.kind == "turn up" and not table.can("yes"):
        table.do("no")
    table.do("yes")
    assert len(table.hand()) == 2 or table.asked.kind == "put on deck"


def test_hiding_spot_comes_before_the_defender_is_chosen() -> None:
    """rules-expanded-008"""
    table = laid(SPOT)
    table.s.tapped[table.slot("Ramjet")] = 1
    table.do("attack Dinobot Slug", "yes")
    if table.asked.kind != "defender":
        table.do("Ramjet")
    assert not table.can("Ramjet")


def test_a_scrapped_action_has_no_effect() -> None:
    table = laid(JAM, ("Ramming Speed",)).equip("Primary Laser", "Ramjet")
    table.do("play Ramming Speed", "yes")
    assert table.attack("Ramjet") == 9
    assert "Ramming Speed" in table.scrapped(1)


def test_nobody_reveals_it_in_time() -> None:
    """rules-advanced-018, rules-expanded-028"""
    table = laid(REPORT)
    table.do("attack Dinobot Slug").settle()
    assert table.s.zones[SECRETS] == [] and "Test Report" in table.scrapped()
    assert not table.s.listeners


def test_the_turn_players_new_ones_stay() -> None:
    """rules-expanded-027"""
    table = laid(REPORT)
    assert table.s.zones[SECRETS] and not table.s.zones[PLAYED]


def test_damage_and_draws_are_moments() -> None:
    table = laid(TAKE, ("Plasma Burst",))
    table.do("play Plasma Burst", "no", "Ramjet")
    while not table.can("yes"):
        table.do("no")
    table.do("yes")
    assert table.damage("Ramjet") == 2 and len(table.hand()) == 1
    table = laid(HIJACK, ("Incoming Transmission",))
    table.do("play Incoming Transmission")
    while not table.can("yes"):
        table.do("no")
    table.do("yes")
    assert len(table.hand()) == 1


def test_an_ability_set_off_twice_is_put_in_order_only_where_the_events_matter_to_it() -> None:
    """Who draws three cards takes a damage for the second, and one for the third."""
    table = Table(["Raider Caliburst, Air Force • Weapons"], [KUP, SLUG])
    draw(table.s, 1, 3)
    table.s.pending = None
    table.s.stack.append(Frame(NOTHING, 0, 0))
    assert table.asked.kind != "order"
    table.do("Sergeant Kup", "Dinobot Slug")
    assert table.damage("Sergeant Kup") == table.damage("Dinobot Slug") == 1


def test_of_damage_to_several_a_secret_is_asked_about_each_in_no_order_to_choose() -> None:
    table = laid(TAKE, their_hand=("Photon Bomb",))
    table.do("play Photon Bomb")
    asked = []
    while table.asked.kind == "turn up":
        asked.append(tuple(ref.value for ref in table.asked.about))
        table.do("no" if table.can("no") and len(asked) < 4 else "yes")
    everybody = map(table.slot, ("Dinobot Slug", "Ramjet", "Sergeant Kup"))
    assert asked[1:] == [(WOULD_TAKE, slot) for slot in everybody]
    assert len(table.hand()) == 1
