"""Which Move and which Power pay is the player's choice (War on Cybertron p.7-8; Core p.7-8)."""
from __future__ import annotations

import pickle
from random import Random

import pytest

from matrix.table import Table
from sparktable.ai.judgement import judgement
from sparktable.games.matrix.facts.payer import usual_way
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.sentences import sentences
from sparktable.games.matrix.state import BUY, Bonus
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State, digest
from sparktable.kernel.view import view


def on_foot(*in_play: str) -> Table:
    """Elita-1 in Alt Mode on a facedown card, with Move in play."""
    return Table("Elita-1", "Megatron").put("B2", "Bold", up=False).in_play("Elita-1", *in_play)


def left(table: Table, *names: str) -> list[int]:
    """Alt Move spent, and what is left on cards."""
    return [table.s.alt_spent[0], *(table.move_on(name) for name in names)]


def ways(table: Table, begun: str) -> list[str]:
    return [option for option in table.options() if option.startswith(begun)]


def test_a_search_is_paid_by_whatever_its_player_says() -> None:
    """War on Cybertron p.7: the Move of any card in play, of Flight or of the Alt side."""
    for way, after in (("", [0, 0, 1]), (" Scout", [0, 1, 0]), (" Elita-1", [1, 1, 1])):
        table = on_foot("Patch", "Scout")
        table.act(f"search Bold at B2{way}")
        assert left(table, "Patch", "Scout") == after, way
        table.quiet()


def test_of_cards_of_one_kind_any_may_pay() -> None:
    table = on_foot("Patch", "King of the Hill").mode("Elita-1", "bot")
    assert ways(table, "search") == ["search Bold at B2", "search Bold at B2 King of the Hill"]
    table.act("search", "King of the Hill")
    assert left(table, "Patch", "King of the Hill") == [0, 1, 2]
    table.quiet()


def test_a_step_too_may_be_paid_by_any_card_of_its_kind() -> None:
    table = on_foot("Patch", "King of the Hill")
    table.act("move B1", "King of the Hill")
    assert left(table, "Patch", "King of the Hill") == [0, 1, 2]
    assert table.at("Elita-1") == "B1"
    table.quiet()


def test_only_what_has_flight_pays_for_a_diagonal_step() -> None:
    table = on_foot("Patch", "Scout", "King of the Hill")
    assert ways(table, "move C3") == ["move C3 2"]


def test_nothing_is_offered_twice_where_it_makes_no_difference() -> None:
    """Two copies with as much Move on them, one source alone, or a price that takes all there is."""
    twins = on_foot("Patch", "Patch").mode("Elita-1", "bot")
    alone = on_foot("King of the Hill").mode("Elita-1", "bot")
    for table in (twins, alone):
        assert ways(table, "search") == ["search Bold at B2"]
    all_of_it = Table("Elita-1", "Megatron").in_play("Elita-1", "Bold", "Sneak Attack", "Artillery")
    all_of_it.put("B2", "Jump Jets").s.loose = 0
    exact = Table("Elita-1", "Megatron").in_play("Elita-1", "Artillery", "Artillery").put("B2", "Jump Jets")
    assert ways(exact, "buy Jump Jets") == ["buy Jump Jets at B2"]


def test_the_other_ways_come_last_and_the_usual_stays_what_it_was() -> None:
    table = on_foot("Patch", "Scout")
    first = next(index for index, option in enumerate(table.options()) if option == "search Bold at B2 Scout")
    assert table.options()[-1] == "end turn"
    assert all(option.startswith(("search", "use")) for option in table.options()[first:-1])


def test_a_dear_step_may_be_paid_from_two_sources() -> None:
    """Barricade: the first step of a turn takes 2 Move. Alt Move alone, a card alone, or one from each."""
    for way, after in ((" 0", [2, 3]), (" 1", [0, 1]), (" King of the Hill Elita-1", [1, 2])):
        table = on_foot("King of the Hill").put("D3", "Barricade")
        table.act(f"move B1{way}")
        assert left(table, "King of the Hill") == after, way
        table.quiet()


def test_a_text_with_a_price_in_move_is_paid_by_what_its_player_says() -> None:
    """Elita-1's Alt side: 2 Move for a card. Of two named cards each gives one."""
    for way, after in (("", [0, 0, 0]), (" Elita-1", [2, 1, 1]), (" Patch Elita-1", [1, 0, 1]),
                       (" Scout Elita-1", [1, 1, 0])):
        table = on_foot("Patch", "Scout").deck("Elita-1", "Bold")
        assert len(ways(table, "use")) == 4
        table.act(f"use Elita-1 0 0{way}")
        assert left(table, "Patch", "Scout") == after, way
        table.quiet()


def test_a_surcharge_is_paid_by_what_its_player_says() -> None:
    """War on Cybertron p.7: Crystal City takes 1 more Move, by Teleport too; as a rule the Alt side gives it."""
    for way, after in (("", [1, 1]), (" Patch", [0, 0])):
        table = Table("Elita-1", "Megatron").put("C2", "Crystal City").in_play("Elita-1", "Patch")
        table.hand("Elita-1", "Jump Jets").play("Jump Jets").say("do Teleport")
        table.say(f"space C2{way}")
        assert left(table, "Patch") == after, way


def test_power_of_another_range_may_pay_for_a_purchase() -> None:
    """War on Cybertron p.8: what reaches farther may be spent here, and what is left at Range 0 kept."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Bold", "Sneak Attack").put("B2", "Jump Jets")
    assert ways(table, "buy Jump Jets") == ["buy Jump Jets at B2", "buy Jump Jets at B2 Sneak Attack"]
    table.act("buy Jump Jets", "Sneak Attack")
    assert [table.power_at(distance) for distance in (0, 2)] == [1, 0]
    table.quiet()


def test_power_for_one_purpose_may_be_kept() -> None:
    """What could be bought far away with it later is not used up for a card in the own space."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Bold", "Bold", "Sneak Attack").put("B2", "Jump Jets")
    table.s.bonuses = (Bonus(table.slot("Sneak Attack"), 2, BUY, table.slot("Sneak Attack")),)
    table.act("buy Jump Jets", "Bold")
    assert [table.power_at(distance) for distance in (0, 2)] == [4, 4]


def test_a_polity_is_commanded_with_the_power_that_its_player_says() -> None:
    """War on Cybertron p.10."""
    for way, after in (("", [1, 1]), (" Sneak Attack", [1, 0])):
        table = Table("Elita-1", "Megatron").in_play("Elita-1", "Bold", "Bold", "Sneak Attack", "Artillery")
        table.put("B2", "Tarn").act(f"command Tarn at B2{way}")
        assert [table.power_at(distance) for distance in (0, 2)] == after, way
        table.quiet()


def test_a_ruin_is_cleared_with_the_power_that_its_player_says() -> None:
    """War on Cybertron p.19."""
    for way, after in (("", 1), (" Strafe", 0)):
        table = Table("Elita-1", "Megatron").in_play("Elita-1", "Strafe", "Bold", "Bold").put("B2", "Burning Crater")
        table.act(f"use Burning Crater at B2 0 0{way}").unblocked()
        assert table.power_at(2) == after, way


def test_while_a_polity_is_commanded_what_pays_can_still_be_said() -> None:
    """With a Command ability at hand the price is paid last."""
    table = Table("Elita-1", "Megatron").turn_of("Megatron").stand("Megatron", "B2").mode("Megatron", "bot")
    table.in_play("Megatron", *["Bold"] * 5, "Sneak Attack").put("B2", "Tarn").act("command Tarn at B2")
    said = {each: option for option in table.asked.options for each in sentences(table.s, option, table.asked)}
    assert {"pay", "pay with Bold", "pay with Sneak Attack"} <= set(said)
    assert said["pay"] == said["pay with Bold"] != said["pay with Sneak Attack"]


def test_an_opponent_at_the_table_takes_no_answers_away() -> None:
    """Who imagines a game thinks of the usual ways to pay only; at the table all are offered."""
    table = on_foot("Patch", "Scout")
    before = table.options()
    imagined = judgement(table.game).imagine(view(table.s, 0), 1)
    assert imagined.game is not table.game and imagined.game == table.game
    take(imagined, Option("end turn"))
    assert table.game.every_way
    table.s.pending = None
    assert table.options() == before


@pytest.mark.parametrize("box", ["core", "war-on-cybertron"])
def test_every_other_way_leads_to_another_position(box: str) -> None:
    """In games as they come."""
    seen = 0
    for seed in range(6):
        game = open_game("matrix", {"set": box, "mode": {"core": "competitive"}.get(box, "tvt"), "players": 2})
        s, luck = game.new(seed), Random(seed)
        for _ in range(120):
            asked = pending(s)
            if asked is None:
                break
            by_answer: dict[Option, list[Option]] = {}
            for option in asked.options:
                by_answer.setdefault(usual_way(option), []).append(option)
            for options in by_answer.values():
                seen += len(options) - 1
                assert len({after(s, option) for option in options}) == len(options), options
            take(s, luck.choice(asked.options))
    assert seen, "no such answers came up"


def after(s: State, option: Option) -> str:
    then = s.copy()
    take(then, option)
    return digest(then)


def test_an_outlook_names_what_is_named() -> None:
    table = on_foot("Patch", "Scout")
    assert keys(table, "search Bold at B2") == ["move from a card"]
    assert keys(table, "search Bold at B2 Scout") == ["move from a flyer"]
    assert keys(table, "search Bold at B2 Elita-1") == ["move from alt"]
    assert keys(table, "use Elita-1 0 0 Patch Elita-1") == ["move from a card", "move from alt"]


def keys(table: Table, option: str) -> list[str]:
    """What an option's outlook tells of the Move that it takes."""
    meant = next(each for each in table.asked.options if table.read(each) == option)
    return [each.key for each in table.game.outlook(view(table.s, 0), meant) if each.key.startswith("move from")]


def test_a_game_imagined_without_other_ways_changes_nothing_about_the_game_itself() -> None:
    game = open_game("matrix", {"set": "core", "mode": "competitive", "players": 2})
    assert isinstance(game, MatrixGame)
    assert not game.paid_as_usual().every_way
    for same in (game, pickle.loads(pickle.dumps(game))):
        assert same.every_way
