"""Battle for Cybertron at the table: every answer can be given by hand, and nobody sees what is not theirs."""
from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt

from arena.table import Table, pawn
from record.amount import amount
from sparktable.app import catalog
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.arena.answers import STAY
from sparktable.games.arena.board import NAMES
from sparktable.games.arena.cards.decepticons import MEGATRON
from sparktable.games.arena.state import BOARD, PILE, deck_zone
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view
from sparktable.kernel.zones import move
from sparktable.table.animation import TurnOver
from sparktable.table.arena import cards, facts
from sparktable.table.arena.drawings import DieFace, Square
from sparktable.table.art.render import CardRenderer, fits
from sparktable.table.drawings import CardPicture, Pips, WideCard
from sparktable.table.lettering import Words
from sparktable.table.motions import Director
from sparktable.table.pointed_card import POINTED_CARD
from sparktable.table.table_view import TableView
from sparktable.table.text_outline import text
from table.test_whole_games import MOST_CLICKS, clicking, give, look_again, next_click, typing

from .positions import Setting, begun, facing, placed

GAMES = {
    "duel": {"mode": "duel"},
    "team": {"mode": "team", "players": 6},
    "free-for-all": {"mode": "free-for-all", "players": 3},
    "random draw": {"mode": "random-draw", "players": 5},
    "master": {"mode": "master", "players": 2},
    "master of four, chosen at the table": {"mode": "master", "players": 4, "draft": True},
}


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
def test_every_answer_can_be_given_by_hand(sit, options):
    ann = sit(begun(**options))
    ann.view.set_speed(0)
    dice = Dice(11)
    tried: list[Any] = []
    ann.view.interaction.answer = tried.append
    for _ in range(amount(20, 60)):
        asked = ann.match.decision
        if asked is None:
            break
        look_again(ann)
        for option in list(dict.fromkeys(asked.options))[::1 + len(asked.options) // 12]:
            ann.view.interaction.begin(view(ann.match.state, ann.seat))
            look_again(ann)
            tried.clear()
            for _ in range(MOST_CLICKS):
                key = next_click(ann, option)
                assert key is not None, f"nothing on the table leads to {option.label()} of {asked}"
                ann.view.press(ann.view.interaction.layout.get(key))
                if tried:
                    break
            assert tried == [option], f"{option.label()} of {asked}"
        ann.match.take(asked.options[dice.below(len(asked.options))])


@pytest.mark.parametrize("many", [2, 9])
def test_no_card_of_the_hand_covers_what_another_one_says(sit, many: int) -> None:
    ann = sit(placed(pawn("Red Alert", "A1", *(["4/2"] * 5 + ["4/1"] * 4)[:many]), pawn("Megatron", "C1", "2/3"),
                     actions=2))
    hand = [piece for piece in ann.view.layout_now.pieces if piece.zone == "hand"]
    assert len(hand) == many and isinstance(hand[0].drawing, WideCard) == (many > 2)
    for piece in hand:
        assert not [other.key for other in hand if other is not piece and (
            other.box.x < piece.box.right and piece.box.x < other.box.right
            and other.box.y < piece.box.bottom and piece.box.y < other.box.bottom)]
    ann.hover(hand[-1].key)
    up = ann.view.display.drawn.get(hand[-1].key)
    assert up.drawing.form == "hand" and up.box.h > up.box.w > hand[-1].box.w, "whole, with its text"


@pytest.mark.parametrize(("size", "many", "upright"), [
    ((1490, 1010), 8, True), ((2980, 2020), 8, True), ((1244, 680), 5, True), ((1244, 680), 8, False)])
def test_the_hand_stands_upright_as_long_as_all_that_its_cards_say_can_be_read(
        sit, size: tuple[int, int], many: int, upright: bool) -> None:
    hand = ("5/1", "4/1", "4/2", "3/3", "Ram'em", "2/3", "Trailer Bulwark", "1/4")[:many]
    ann = sit(placed(pawn("Optimus Prime", "A1", *hand), pawn("Megatron", "C1"), actions=2), width=size[0],
              height=size[1])
    lie = [piece for piece in ann.view.layout_now.pieces if piece.zone == "hand"]
    look = ann.view.pictures.look
    assert len(lie) == many and {isinstance(card.drawing, CardPicture) for card in lie} == {upright}
    if upright:
        assert all(fits(card.drawing.face, "hand", card.box.w / look.larger, look.text) for card in lie)
        assert not [one for one, other in pairwise(lie) if one.box.right > other.box.x]


@pytest.mark.parametrize("press", [clicking, typing], ids=["mouse", "keyboard"])
def test_turns_are_played_for_both_sides(sit, press):
    ann = sit(begun(mode="duel"))
    ann.view.set_speed(0)
    dice = Dice(3)
    for _ in range(50):
        asked = ann.match.decision
        if asked is None:
            break
        look_again(ann)
        give(ann, asked.options[dice.below(len(asked.options))], press)
        assert ann.settled()
    assert ann.match.state.turn > 5


def test_a_position_is_shown_as_it_is_after_any_animation(sit):
    ann = sit(begun(mode="master", players=2))
    dice = Dice(5)
    for _ in range(40):
        asked = ann.match.decision
        if asked is None:
            break
        ann._take(asked.options[dice.below(len(asked.options))])
        ann.wait()
        assert ann.settled()


def written(ann) -> list[str]:
    return [piece.drawing.text for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, Words)]


def test_the_die_says_how_far_only_while_somebody_moves(sit):
    setting = placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "C1"), die=3)
    assert "Move up to 3" in written(sit(setting)) and "Move up to 3" in written(sit(setting, seat=1))
    take(setting.s, STAY)
    assert "The die shows 3" in written(sit(setting)) and "Move up to 3" not in written(sit(setting))


@pytest.mark.parametrize(("turn", "ruling", "begun_with"), [(1, "2", 2), (1, "1", 1), (2, "1", 2)])
def test_a_turn_shows_the_actions_that_it_begins_with(sit, turn, ruling, begun_with):
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "C1"), die=None, turn=turn,
                     rulings={"first_turn_actions": ruling}))
    (pips,) = [piece.drawing for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, Pips)]
    assert (pips.count, pips.most) == (begun_with, begun_with)


def test_who_has_been_chosen_and_waits_for_the_board_is_not_destroyed(sit):
    setting = begun(mode="duel", draft=True)
    asked = pending(setting.s)
    take(setting.s, asked.options[0])
    told = text(sit(setting, seat=asked.seat).view.outline())
    assert "not yet on the board" in told and ", destroyed\n" not in told
    fighter = facts.fighter(view(setting.s, asked.seat), asked.seat)
    assert fighter is not None and not fighter.out


def test_of_two_draw_piles_each_says_whose_it_is(sit):
    two = [pawn("Megatron", "A1"), pawn("Cyclonus", "A2")], [pawn("Hot Shot", "J7"), pawn("Red Alert", "J6")]
    said = written(sit(placed(*({"transformers": pair} for pair in two), mode="master", actions=2)))
    assert {"Megatron", "Cyclonus"} <= set(said) and "Draw pile" not in said
    assert "Draw pile" in written(sit(facing()))


def test_lines_of_fire_go_from_whoever_acts_to_whom_could_be_attacked(sit):
    ann = sit(facing())
    assert ann.view.layout_now.get("fire:0:1") is not None
    apart = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "B3"), actions=2))
    assert apart.view.layout_now.get("fire:0:1") is None


def test_a_hand_is_told_to_its_player_alone(sit):
    ann, ben = sit(facing()), sit(facing(), seat=1)
    assert "Ram’em" in text(ann.view.outline()) and "Tyrant Cannon" not in text(ann.view.outline())
    assert "Tyrant Cannon" in text(ben.view.outline()) and "Ram’em" not in text(ben.view.outline())


@pytest.mark.parametrize("damage", [7, MEGATRON.wounds])
def test_wounds_are_told_and_how_many_destroy(sit, damage: int):
    """Whoever stands on the last number of the chart still lives: the red circle comes after it."""
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "C1", damage=damage), actions=2))
    assert f"Megatron: {damage} damage, destroyed at {MEGATRON.wounds + 1}," in ann.piece("player:1").name
    assert f"{damage} damage, destroyed at {MEGATRON.wounds + 1}" in ann.piece("mover:1").name


@pytest.mark.parametrize(("ruling", "at"), [("above", MEGATRON.wounds + 1), ("equal", MEGATRON.wounds)])
def test_how_much_destroys_somebody_is_one_number_on_the_chart_the_stage_and_the_panel(sit, ruling: str, at: int
                                                                                      ) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "C1"), actions=2,
                     rulings={"destroy_when": ruling}))
    chart = cards.face(view(ann.match.state, 0), 1, ann.speech)
    assert chart.up.label == f"Destroyed at {at}" and "Destroyed" not in chart.up.paragraphs[0]
    stage, panel = ann.piece("wounds:1").drawing, ann.piece("player:1").drawing
    assert (stage.word, stage.most, panel.tracks[0].most) == (f"destroyed at {at}", at, at)


def test_the_finished_sum_stays_in_sight_until_somebody_acts(sit):
    """Both cards are on the discard piles again, and still everybody sees what they came to."""
    table = Table(pawn("Optimus Prime", "A1", "5/1", "4/1"), pawn("Megatron", "C1", "2/3", "1/4"), actions=2)
    table.do("attack with 5/1", "defend with 2/3")
    for seat in (0, 1):
        player = sit(Setting(table.s.game, table.s), seat=seat)
        assert player.piece("sum").name == "Attack 5, defense 3, damage 2"
    table.do("attack with 4/1", "do not defend")
    assert sit(Setting(table.s.game, table.s)).piece("sum").name == "Attack 4, defense 0, damage 4"


def test_the_last_blow_shows_its_sum(sit):
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "2/3", left=1), actions=2)
    table.do("attack with 5/1", "defend with 2/3")
    assert table.reason == "destroyed"
    for seat in (0, 1):
        assert sit(Setting(table.s.game, table.s), seat=seat).piece("sum").name == "Attack 5, defense 3, damage 2"


def test_a_pawn_stands_for_the_backs_in_hand(sit):
    """A card that is picked unseen: one of the two Transformers says which backs it is picked from."""
    mine, theirs = (pawn("Smokescreen", "A1", "Lost in the Haze"), pawn("Red Alert", "A2")), \
        (pawn("Megatron", "J7", "5/1"), pawn("Cyclonus", "I7", "4/1", "3/1"))
    table = Table({"transformers": [*mine]}, {"transformers": [*theirs]}, mode="master", actions=2)
    ann = sit(Setting(table.do("play Lost in the Haze").s.game, table.s))
    ann.view.set_speed(0)
    ann.click("mover:3", x=0.5)
    ann.click("mover:3", x=0.5)
    assert [option.label() for option in ann.given] == ["card card:3"]


def test_the_sum_makes_room_for_the_next_action(sit):
    table = Table(pawn("Optimus Prime", "A1", "5/1", "4/1"), pawn("Megatron", "C1", "2/3"), actions=2)
    table.do("attack with 5/1", "defend with 2/3", "draw", "stay")
    assert sit(Setting(table.s.game, table.s), seat=1).view.layout_now.get("sum") is None


def test_squares_in_reach_are_lit_for_whoever_is_asked_alone(sit):
    setting = placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "J7", "1/4"), die=3)
    ann, ben = sit(setting), sit(setting, seat=1)
    assert "step" in ann.piece("space:1").name
    assert "step" not in ben.piece("space:1").name


def test_an_attack_says_what_destroys_its_target(sit):
    ann = sit(placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", left=2), actions=2))
    act = next(act for act in ann.view.lights.acts if act.option.kind == "attack")
    said = ann.view.tableau.note(view(ann.match.state, 0), act, ann.speech)
    assert said.startswith("3 more damage destroys Megatron."), "2 put the marker on the last number"


def test_where_somebody_is_pushed_it_is_shown_where_he_could_be_attacked(sit):
    table = Table(pawn("Smokescreen", "A1", "Tow Line"), pawn("Megatron", "A3"), actions=2)
    ann = sit(Setting(table.do("play Tow Line").s.game, table.s))
    assert "you could attack it there" in ann.piece("space:30").name, "A4 is in line with A1"
    assert "attack" not in ann.piece("space:21").name, "B3 is not, though it is beside where Megatron stood"


def test_a_pawn_does_not_stand_in_its_own_way(sit):
    """Where pawns stop attacks, one that steps back still sees over the square that it leaves."""
    ann = sit(placed(pawn("Optimus Prime", "B1"), pawn("Megatron", "D1"), die=1,
                     rulings={"pawns_block_line": "yes"}))
    assert "you could attack" in ann.piece("space:0").name


@pytest.mark.parametrize(("mode", "damage", "headline"), [
    ("duel", 4, "Ann and Ben tie"), ("duel", 5, "Ann wins"), ("free-for-all", 4, "Ann and Ben tie"),
    ("team", 4, "Ann, Ben, Cleo and Dan tie"), ("team", 5, "Ann and Cleo win")])
def test_equal_damage_is_called_a_tie(mode, damage, headline):
    seats = [pawn("Hot Shot", deck=["5/1"], passes=1, damage=4), pawn("Megatron", damage=damage)]
    if mode != "duel":
        seats += [pawn("Red Alert", damage=9), pawn("Cyclonus", damage=9)]
    table = Table(*seats, mode=mode, actions=2).do("draw")
    names = ["Ann", "Ben", "Cleo", "Dan"][:len(seats)]
    assert Speech(catalog.title("arena"), table.s.game, names).winners(table.s.outcome) == headline


@pytest.mark.parametrize("mode", ["duel", "master"])
def test_all_on_the_die_is_told_where_it_means_something(mode):
    title, game = catalog.title("arena"), open_game("arena", {"mode": mode})
    speech = Speech(title, game, ["Ann", "Ben"])
    lines = set()
    for seed in range(6):
        match = Match(game, seed, watched=True)
        asked = match.decision
        while asked is not None and match.state.turn < 4:
            state = match.state
            lines |= {speech.event(event, state) for event in match.take(asked.options[-1])
                      if event.kind.startswith("rolls")}
            asked = match.decision
    assert any(line.endswith(" ALL.") for line in lines) == (mode == "master")


@pytest.mark.parametrize(("seat", "turned"), [(0, "Combat 2/3"), (1, "Combat 5/1")])
def test_the_cards_of_a_duel_turn_over_for_whoever_had_not_seen_them(sit, seat, turned):
    """The attacker sees the defense card turn over, the defender the attack card; nobody's own card turns for him."""
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "2/3"), actions=2)
    player = sit(Setting(table.s.game, table.s), seat=seat)
    table.do("attack with 5/1")
    before, told = view(table.s, seat), len(table.s.events)
    table.do("defend with 2/3")
    after = view(table.s, seat)
    board = player.view
    layouts = board.display.layout_of(before), board.display.layout_of(after)
    director = Director(*layouts, before, after, board.tableau, board.pictures, board.speech)
    steps = director.steps(table.s.events[told:])
    actors = [motion.actor for step in steps for _, motion in step if isinstance(motion, TurnOver)]
    keys = [key for key, actor in director._actors.items() if actor in actors]
    assert [table.s.card(int(key.partition(":")[2])).name for key in keys] == [turned]


def test_who_goes_first_is_rolled_for_in_sight(sit):
    """The table that is shown a new game turns its die once for each roll, each time to what was rolled."""
    game = open_game("arena", {"mode": "duel"})
    match = Match(game, 3)
    ann = sit(Setting(game, match.state))
    table = TableView(CardRenderer(), ann.speech)
    table.resize(1020, 760)
    table.show()
    shown = view(match.state, 0)
    told = [event.seen_by(0) for event in match.opening()]
    table.set_view(shown, animate=told)
    assert table.queue.running
    table.skip_animation()
    assert table.layout_now == ann.view.layout_now
    layout = table.display.layout_of(shown)
    director = Director(layout, layout, shown, shown, table.tableau, table.pictures, ann.speech)
    turns = [motion.other for step in director.steps(told) for _, motion in step if isinstance(motion, TurnOver)]
    die = layout.get("die")
    rolls = [event.refs[0].value for event in told if event.kind == "rolls"]
    assert turns == [table.pictures.pixmap(DieFace(n), die.box.w, die.box.h) for n in rolls]


@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (1.4, "en"), (1.4, "de")])
def test_no_button_is_cut_where_many_squares_are_in_reach(sit, text, language):
    """A pawn that is taken up is put on a lit square: a button for each would be none that can be read."""
    ann = sit(placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "J7", "1/4"), die=6))
    WORDS.use(language)
    ann.view.set_text_scale(text)
    ann.view.retranslate()
    look = ann.view.pictures.look
    ann.click("mover:0", x=0.5)
    buttons = [piece for piece in ann.view.layout_now.pieces if piece.zone == "prompt"]
    assert [piece.action for piece in buttons] == ["cancel"]
    ann.keys(Qt.Key.Key_Escape)
    assert len(ann.view.lights.targets(ann.piece("mover:0"), ann.view.interaction.layout)) > 6
    for piece in (*buttons, *(piece for piece in ann.view.layout_now.pieces if piece.zone == "prompt")):
        assert piece.drawing.width(piece.box.h, look) <= piece.box.w + 1


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_who_has_chosen_nobody_yet_is_named(sit, theme: str) -> None:
    """Else places would be empty boxes while everybody chooses."""
    board = sit(begun(mode="team", players=4, draft=True), width=1280, height=680).view
    board.set_theme(theme)
    panel = board.layout_now.get("player:0")
    assert panel.name and not panel.drawing.tracks
    named, blank = (board.pictures.pixmap(replace(panel.drawing, note=note), panel.box.w, panel.box.h).toImage()
                    for note in (panel.drawing.note, ""))
    assert named != blank


def test_whom_one_may_choose_is_shown_over_the_whole_table_large_enough_to_be_read(sit) -> None:
    setting = begun(mode="duel", draft=True)
    ann = sit(setting, seat=pending(setting.s).seat, width=1280, height=680)
    cards = [piece.box for piece in ann.view.layout_now.pieces if piece.key.startswith("pile card:")]
    assert cards and all(box.w >= 160 for box in cards)
    assert ann.piece("pile ground").box.w > 1280 * 0.9
    assert abs((cards[0].x + cards[-1].right) / 2 - ann.piece("pile ground").box.cx) <= 1, "in the middle"


def test_whoever_chooses_is_marked_and_not_whoever_will_begin(sit) -> None:
    setting = begun(mode="team", players=4, draft=True)
    for _ in range(4):
        asked = pending(setting.s)
        board = sit(setting).view
        marked = [seat for seat in range(4) if board.layout_now.get(f"player:{seat}").drawing.active]
        assert marked == [asked.seat]
        heard = next(fact.text for fact in board.outline() if fact.key == "turn")
        assert board.layout_now.get("turn").name == heard == f"{board.speech.seat(asked.seat)} chooses a Transformer"
        take(setting.s, asked.options[0])


def test_where_a_card_goes_is_told_without_how_many_lie_there(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "C1", "2/3"), actions=2))
    piles = [piece for piece in ann.view.layout_now.pieces if piece.key.startswith("pile:")]
    assert len(piles) == 2
    assert all(piece.place and piece.name.startswith(piece.place) and piece.place != piece.name for piece in piles)


@pytest.mark.parametrize(("many", "over_the_board_alone"), [(2, True), (4, False), (12, False)])
def test_a_pile_in_which_cards_would_lose_what_they_say_lies_over_the_whole_table(
        sit, many: int, over_the_board_alone: bool) -> None:
    whole = placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "C1")).s
    different = sorted({whole.card(slot).name for slot in whole.zones[deck_zone(whole, 0, PILE)]})
    table = placed(pawn("Optimus Prime", "A1", discards=different[:many]), pawn("Megatron", "C1"), actions=2)
    ann = sit(table, width=1240, height=680)
    ann.view.set_text_scale(1.5)
    ann.click("pile:discards:0")
    shown = [piece for piece in ann.view.layout_now.pieces if piece.key.startswith("pile card:")]
    assert len(shown) == many and all(piece.box.w >= (150 if many < 5 else 78) for piece in shown)
    stage = ann.piece("battle").box
    assert (ann.piece("pile ground").box.right <= stage.x) == over_the_board_alone


def test_what_is_done_for_the_viewer_is_not_said_to_be_played_by_somebody(sit) -> None:
    """Nobody is in the line of fire: drawing is all that is left, and the table need not ask."""
    ann = sit(placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "J4"), actions=2))
    assert [option.kind for option in ann.match.decision.options] == ["draw"]
    ann.view.set_view(ann.view.newest, options=())
    said = ann.piece("prompt").name
    assert said == "Draw a card from Optimus Prime’s deck. Nothing else is possible: this is done for you.", said
    ann.speech.watching = True
    ann.view.set_view(ann.view.newest, options=())
    assert ann.piece("prompt").name == "Ann is playing"


def test_a_click_on_a_player_s_panel_holds_up_nobody_s_chart(sit) -> None:
    ann = sit(facing())
    for seat in range(2):
        ann.click(f"player:{seat}")
        assert ann.view.interaction.held is None


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_list_of_attacks_covers_neither_the_board_nor_the_hand_nor_the_question(sit, text_scale: float) -> None:
    hand = [*["5/1"] * 2, *["4/1"] * 3, *["3/3"] * 2]
    ann = sit(placed(pawn("Optimus Prime", "A1", *hand), pawn("Megatron", "C1"), actions=2), width=1244, height=680)
    ann.view.set_text_scale(text_scale)
    ann.click("mover:1")
    opened, layout = ann.piece("chooser").box, ann.view.layout_now
    lies = [piece.slot for piece in layout.pieces if piece.zone == "hand"]
    assert [piece.option.value("card") for piece in layout.pieces if piece.zone == "chooser"] == lies, "as the hand"
    assert sum(piece.zone == "chooser" for piece in layout.pieces) == len(hand)
    lies = [piece.box for piece in layout.pieces if piece.zone == "hand" or piece.key == "board"]
    assert not [box for box in (layout.strip, layout.prompt, *lies) if box.meets(opened)]


def test_what_attacks_hardest_lies_first_in_the_hand_and_specials_last(sit) -> None:
    hand = ["1/4", "Ram'em", "5/1", "Trailer Bulwark", "3/3", "Combined Cannon", "5/1"]
    ann = sit(placed(pawn("Optimus Prime", "A1", *hand), pawn("Megatron", "C1"), actions=2))
    lies = [piece.drawing.face.title for piece in ann.view.layout_now.pieces if piece.zone == "hand"]
    assert lies == ["Combined Cannon", "Combat 5/1", "Combat 5/1", "Combat 3/3", "Combat 1/4", "Trailer Bulwark",
                    "Ram’em"]
    told = text(ann.view.outline()).partition("Hand 7")[2]
    assert told.index("Combined Cannon") < told.index("Combat 1/4") < told.index("Trailer Bulwark")


def test_no_square_is_lit_once_its_question_has_been_answered(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "J7", "2/3"), die=3))
    squares = {piece.key: piece.drawing for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, Square)}
    lit = [key for key, square in squares.items() if square.lit]
    assert lit
    ann._take(next(option for option in ann.match.decision.options if option.kind == "move"))
    moved = 0
    while ann.view.queue.running:
        ann.view.queue.advance(50)
        shown = [ann.view.display.drawn.get(key).drawing for key in lit]
        moved += ann.view.queue.running
        assert not (ann.view.queue.running and any(square.lit or square.steps for square in shown))
    assert moved


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_how_many_lie_on_a_pile_is_not_written_over_the_numbers_of_its_card(sit, text_scale: float) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1", discards=["1/4", "5/1"]), pawn("Megatron", "C1"), actions=2),
              width=1244, height=680)
    ann.view.set_text_scale(text_scale)
    pile = ann.piece("pile:discards:0")
    (mark,) = pile.marks
    assert mark.box.x >= pile.box.w * 0.6


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_card_that_is_pointed_at_lies_beside_the_stage_and_nobody_who_fights_there_is_shown(
        sit, text_scale: float) -> None:
    optimus = {**pawn("Optimus Prime", "A1", "5/1"), "discards": ["Ram'em"]}
    ann = sit(placed(optimus, pawn("Megatron", "C1"), actions=2), width=1244, height=680)
    ann.view.set_text_scale(text_scale)
    ann.view.shown_elsewhere = lambda: False
    for who in (0, 1):
        ann.hover(f"mover:{who}")
        assert ann.view.display.drawn.get(POINTED_CARD) is None, "all that counts of both is told on the stage"
    ann.keys(Qt.Key.Key_Tab)
    ann.view.focus_piece("pile:discards:0")
    ann.view.refresh()
    shown = ann.view.display.drawn.get(POINTED_CARD).box
    assert not [piece.key for piece in ann.view.layout_now.pieces if piece.box.meets(shown)
                and piece.key in ("battle", "mover:0", "mover:1")]


def test_who_comes_under_a_pointer_that_rests_is_shown_once_it_moves(sit) -> None:
    third = pawn("Starscream", "J7")
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "C1"), third, mode="free-for-all", actions=2),
              width=1244, height=680)
    ann.view.shown_elsewhere = lambda: False
    state, there = ann.match.state, NAMES.index("G1")
    ann.hover(f"space:{there}")
    move(state, 2, BOARD, there)
    ann.view.set_view(view(state, 0))
    assert ann.view.display.drawn.get(POINTED_CARD) is None
    ann.hover("mover:2", 0.6)
    assert ann.view.display.drawn.get(POINTED_CARD) is not None
