"""Answering by mouse: dragging, clicking, choosing; and what happens to what cannot be."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from matrix.table import Table
from sparktable.app.translations import WORDS
from sparktable.games.matrix.state import DESTROYED, OUT
from sparktable.kernel.view import view
from sparktable.table.drawings import Chip, Tick
from sparktable.table.gestures import usual
from sparktable.table.prompt import is_yellow
from table.conftest import overlap


def test_a_hand_card_dragged_to_the_play_area_is_played(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Bold"), "place:play")
    assert [option.kind for option in ann.given] == ["play"]
    ann.wait()
    assert ann.piece(ann.card("Bold")).zone == "play"
    assert ann.settled()


def test_while_a_card_is_dragged_its_targets_are_lit_and_it_snaps_to_the_nearest(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Bold"), "place:play", drop=False)
    ghost = ann.view.pointer.drag
    assert ghost is not None and ghost.target == "place:play"
    area = ann.piece("place:play").box
    assert (round(ghost.actor.box.cx), round(ghost.actor.box.cy)) == (round(area.cx), round(area.cy))
    assert ann.card("Bold") not in ann.shown(), "the card lies where it was as well"
    ann.keys(Qt.Key.Key_Escape)
    ann.wait()
    assert ann.given == [] and ann.settled()


def test_an_illegal_drop_flies_home_and_says_why(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Armor Plating"), "pile:own:discard")
    assert ann.given == []
    assert [wish.kind for wish in ann.wishes] == ["buy"]
    ann.wait()
    assert ann.settled()
    assert "It takes 3 Power" in ann.piece("prompt").name
    assert ann.view.layout_now.get("note") is not None, "the reason stands where it was tried"


def test_a_card_dropped_where_it_was_says_nothing(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Bold"), ann.card("Bold"), x=0.1)
    ann.wait()
    assert ann.given == [] and ann.wishes == [] and ann.settled()


def test_dragging_the_standee_moves_it(sit, setting):
    ann = sit(setting)
    ann.drag("mover:0", ann.space("B3"), x=0.5)
    assert ann.setting.game.grid.names[ann.given[0].value("space")] == "B3"


def test_click_and_click_moves_too(sit, setting):
    ann = sit(setting)
    ann.click("mover:0", 0.5)
    assert ann.given == []
    ann.click(ann.space("B3"))
    assert [option.kind for option in ann.given] == ["move"]
    assert ann.match.state.at[0] == ann.setting.space("B3")


def test_one_click_takes_up_and_the_second_answers(sit, setting):
    ann = sit(setting)
    ann.click(ann.card("Bold"))
    assert ann.given == [] and ann.view.interaction.taken == ann.card("Bold")
    ann.click(ann.card("Bold"))
    assert [option.kind for option in ann.given] == ["play"]


def test_the_button_in_the_prompt_bar_answers_for_what_is_taken_up(sit, setting):
    ann = sit(setting)
    ann.click(ann.card("Bold"))
    assert ann.piece("prompt").name.startswith("Play Bold")
    ann.click("prompt:1")
    assert [option.kind for option in ann.given] == ["play"]


def test_cancel_lets_go(sit, setting):
    ann = sit(setting)
    ann.click(ann.card("Bold"))
    ann.click("prompt:0")
    assert ann.view.interaction.taken is None and ann.given == []


def test_what_could_mean_several_answers_opens_a_list(sit, setting):
    setting.put("B3", "King of the Hill").in_play("Elita-1", "Artillery")
    ann = sit(setting)
    ann.click(ann.card("King of the Hill"))  # it can be bought, and moved onto
    rows = [piece for piece in ann.view.layout_now.pieces if piece.zone == "chooser"]
    assert sorted(row.option.kind for row in rows) == ["buy", "move"]
    ann.click("chooser:0")
    assert [option.kind for option in ann.given] == ["buy"]


def test_a_click_beside_a_list_only_closes_it(sit, setting):
    setting.put("B3", "King of the Hill").in_play("Elita-1", "Artillery")
    ann = sit(setting)
    ann.click(ann.card("King of the Hill"))
    assert ann.view.interaction.choosing is not None
    ann.click("scores")
    assert ann.view.interaction.choosing is None and ann.given == []


def test_end_turn_needs_one_click(sit, setting):
    ann = sit(setting)
    ann.click("end turn")
    assert [option.kind for option in ann.given] == ["end turn"]


def test_an_energon_ability_needs_one_click(sit, setting):
    ann = sit(setting.in_play("Elita-1", "Reinforcements", "Armor Plating"))
    pill = next(key for key in ann.lit() if key.startswith("pill:"))
    ann.click(pill)
    assert [option.kind for option in ann.given] == ["activate"]


def test_a_click_on_what_cannot_be_done_tells_the_reason(sit, setting):
    ann = sit(setting.put("D1", "Afterburner").mode("Elita-1", "bot"))
    ann.click(ann.card("Afterburner"))
    assert ann.given == []
    assert [wish.kind for wish in ann.wishes] == ["buy"]
    assert ann.piece("note").name.startswith("It takes 3 Power")


def test_a_pile_opens_and_shows_what_may_be_known(sit, setting):
    ann = sit(setting.discard_pile("Elita-1", "Patch", "Resupply"))
    QTest.mouseClick(ann.view.viewport(), Qt.MouseButton.RightButton, pos=ann.point("pile:own:discard"))
    shown = [piece.name for piece in ann.view.layout_now.pieces if piece.key.startswith("pile card:")]
    assert shown == ["Resupply", "Patch"]
    ann.click("pile close")
    assert ann.view.interaction.pile is None


def test_an_opened_pile_counts_all_that_it_shows(sit, setting):
    """Starters that are destroyed leave the game, and lie beside what else is destroyed."""
    ann = sit(setting._on_top(DESTROYED, ["Dirge"])._on_top(OUT, ["Scout"]))
    QTest.mouseClick(ann.view.viewport(), Qt.MouseButton.RightButton, pos=ann.point("pile:destroyed"))
    shown = [piece.name for piece in ann.view.layout_now.pieces if piece.key.startswith("pile card:")]
    assert shown == ["Dirge", "Scout"] and ann.piece("pile title").drawing.text == "Destroyed: 2"


def test_a_deck_tells_only_how_many_there_are(sit, setting):
    ann = sit(setting)
    ann.click("pile:main", 0.5)
    shown = [piece for piece in ann.view.layout_now.pieces if piece.key.startswith("pile card:")]
    assert len(shown) == 1, "the order of a deck shows in how it is laid out"
    assert str(len(setting.s.zones[1])) in shown[0].name


def test_damage_that_must_be_played_first_is_told(sit):
    """Only it is outlined among the cards in hand: nobody would guess why."""
    setting = Table("Elita-1", "Megatron").hand("Elita-1", "Energy Leak", "Bold")
    ann = sit(setting)
    assert ann.piece("prompt").drawing.note == "Energy Leak is Damage: play it before any other card of your hand."
    ann.click(ann.card("Energy Leak"))
    ann.click(ann.card("Energy Leak"))
    ann.wait()
    assert "is Damage" not in ann.piece("prompt").drawing.note, "the others can be played"


def test_cards_that_lie_in_no_sight_are_offered_in_an_opened_pile(sit):
    """Cards of a discard pile lie one over the other: a question about them opens it."""
    setting = Table("Elita-1", "Megatron", energon=5)
    setting.in_play("Elita-1", "Patch", "Bold").discard_pile("Elita-1", "Energy Leak", "Blast Wound")
    ann = sit(setting)
    ann.click(next(key for key in ann.lit() if key.startswith(f"pill:{setting.slot('Patch')}")))
    ann.wait()
    ann.click("prompt:1")  # destroy Damage, rather than a Starter
    ann.wait()
    assert ann.match.decision.kind == "choose card"
    ann.keys(Qt.Key.Key_Escape)
    assert ann.view.interaction.pile is None, "it can be put away to look at the table"
    ann.click(next(piece.key for piece in ann.view.layout_now.pieces if piece.action == "show"))
    offered = {f"pile card:{setting.slot(name)}" for name in ("Energy Leak", "Blast Wound")}
    assert offered <= ann.lit()
    ann.click(f"pile card:{setting.slot('Energy Leak')}")
    ann.click(f"pile card:{setting.slot('Energy Leak')}")
    assert [option.kind for option in ann.given] == ["activate", "do", "card"]


def test_looking_shows_the_card_and_raises_it(sit, setting):
    ann = sit(setting)
    before = ann.piece(ann.card("Bold")).box
    ann.hover(ann.card("Bold"))
    raised = ann.piece(ann.card("Bold")).box
    assert ann.looked_at[-1] == setting.slot("Bold")
    assert raised.w > before.w and raised.bottom <= ann.view.height()
    ann.hover("scores")
    assert ann.piece(ann.card("Bold")).box == before


def test_another_players_question_lights_nothing(sit, setting):
    ann = sit(setting, seat=1)
    assert ann.lit() == set() or {act.option.kind for act in ann.view.lights.acts} == {"convert"}
    assert not ann.view.lights.mine


def with_two_ways(setting: Table) -> Table:
    """Elita-1 can step onto B3 with the Move of her Alt Mode and with Scout's."""
    return setting.mode("Elita-1", "alt").in_play("Elita-1", "Scout")


def test_a_step_is_taken_in_the_usual_way_without_a_list(sit, setting):
    ann = sit(with_two_ways(setting))
    ann.drag("mover:0", ann.space("B3"), x=0.5)
    assert [(option.kind, option.value("number")) for option in ann.given] == [("move", 0)]


def test_with_shift_every_way_of_a_step_can_be_chosen(sit, setting):
    ann = sit(with_two_ways(setting))
    ann.click("mover:0", 0.5)
    QTest.mouseClick(ann.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier,
                     ann.point(ann.space("B3"), 0.2))
    rows = [piece for piece in ann.view.layout_now.pieces if piece.zone == "chooser"]
    assert sorted(row.option.value("number") for row in rows) == [0, 2]
    ann.keys(Qt.Key.Key_2)
    assert [option.value("number") for option in ann.given] == [2]


def test_one_click_steps_there_in_the_usual_way(sit, setting):
    ann = sit(with_two_ways(setting))
    ann.click(ann.space("B3"))
    assert [option.value("number") for option in ann.given] == [0]


def test_what_differs_in_more_than_the_way_is_never_chosen_for_the_player(sit, setting):
    setting.put("B3", "King of the Hill").in_play("Elita-1", "Artillery")
    ann = sit(with_two_ways(setting))
    ann.click(ann.card("King of the Hill"))
    rows = [piece for piece in ann.view.layout_now.pieces if piece.zone == "chooser"]
    assert [row.option.kind for row in rows] == ["buy", "move", "move"]


def test_what_an_answer_would_bring_is_not_foretold_any_more_while_it_is_carried_out(sit, setting):
    ann = sit(setting)
    ann.drag(ann.card("Artillery"), "place:play", drop=False)
    assert ann.piece("outlook").name.startswith("Play Artillery")
    ann.keys(Qt.Key.Key_Escape)
    ann.drag(ann.card("Artillery"), "place:play")
    assert ann.view.queue.running
    assert not [piece.key for piece in ann.view.display.drawn.pieces if piece.key.startswith("outlook")]


def test_what_an_answer_would_bring_is_told_where_it_is_pointed_at(sit, setting):
    ann = sit(setting)
    ann.hover(ann.card("Artillery"))
    told = ann.piece("outlook").name
    assert told.startswith("Play Artillery. ") and "2 Power" in told
    assert "Artillery" not in ann.piece("prompt").drawing.note, "once is enough"
    ann.hover("scores")
    assert ann.view.layout_now.get("outlook") is None
    ann.drag(ann.card("Artillery"), "place:play", drop=False)
    assert ann.piece("outlook").name == told
    ann.keys(Qt.Key.Key_Escape)
    ann.wait()
    ann.keys(Qt.Key.Key_Tab)
    ann.view.focus_piece(ann.card("Artillery"))
    assert ann.piece("outlook").name == told, "also for the keyboard"
    assert "2 Power" in ann.view.accessibleDescription(), "also for who does not see it"
    assert ann.given == []


def test_buttons_say_beside_themselves_what_they_would_bring_and_spaces_and_lists_in_the_bar(sit, setting):
    ann = sit(setting)
    button = next(piece for piece in ann.view.layout_now.pieces if piece.option is not None)
    ann.hover(button.key)
    assert ann.piece("outlook").name.startswith(f"{ann.view.speech.option(button.option, ann.match.state)}. ")
    ann.hover("scores")
    ann.click("mover:0")
    target = next(iter(ann.view.interaction.targets("mover:0")))
    ann.hover(target)
    assert ann.view.layout_now.get("outlook") is None, "beside the board it would lie on stacks"
    assert ann.piece("prompt").drawing.note.startswith("Move to ")
    ann.keys(Qt.Key.Key_Escape)
    ann.hover("scores")
    play = next(option for option in ann.match.decision.options if option.kind == "play")
    ann.view.consider(play)
    assert ann.piece("prompt").drawing.note.startswith("Play ")
    ann.view.consider(None)
    assert ": " not in ann.piece("prompt").drawing.note.partition(",")[0]


def test_what_cannot_be_done_brings_nothing(sit, setting):
    ann = sit(setting.put("D1", "Afterburner"))
    ann.hover(ann.card("Afterburner"))
    assert ann.view.layout_now.get("outlook") is None


def test_facedown_cards_are_told_apart_by_where_they_lie(sit):
    ann = sit(Table("Elita-1", "Megatron").hand("Elita-1", "Scout"))
    ann.click(ann.card("Scout"))
    ann.click(ann.card("Scout"))
    ann.wait()
    while ann.match.decision.kind != "choose card":
        ann._take(next(option for option in ann.match.decision.options if option.kind != "no"))
    seen = view(ann.match.state, 0).state
    texts = [ann.speech.option(option, seen) for option in ann.match.decision.options]
    assert sorted(texts) == [f"The facedown card on {name}" for name in ("A2", "B1", "B3", "C2")]


def to_search(setting: Table) -> Table:
    """Elita-1 stands on a facedown card with the Move of her Alt Mode and Scout's."""
    return with_two_ways(setting).put("B2", "Bold", up=False)


def test_a_search_is_paid_in_the_usual_way_without_a_list(sit, setting):
    ann = sit(to_search(setting))
    act = next(act for act in ann.view.lights.acts if act.option.kind == "search")
    ways = [other for other in ann.view.lights.acts if other.same_as(act)]
    assert len(ways) == 2 and usual(ways) == (act,)
    assert len(act.option.refs) == 1, "nothing is said of what pays"


def test_a_text_with_another_price_is_another_answer(sit, setting):
    """What pays is the way; what is paid is not."""
    ann = sit(setting)
    texts = [option for option in ann.view.lights.acts if option.option.kind == "activate"]
    assert len(usual(texts)) == len(texts)


@pytest.mark.parametrize(("text", "width", "language"), [(1.0, 1020, "en"), (1.0, 1020, "de"), (1.5, 940, "de")])
def test_places_to_go_to_are_buttons_only_where_all_of_them_can_be_read(sit, text: float, width: int, language: str
                                                                        ) -> None:
    """Five of nine lit spaces would be no better than none, and half of a word is none."""
    WORDS.use(language)
    for space, cards, few in (("A1", ("Scout",), True), ("B2", ("Scout", "Patch"), False)):
        setting = Table("Elita-1", "Megatron", energon=5).mode("Elita-1", "bot").stand("Elita-1", space)
        ann = sit(setting.in_play("Elita-1", *cards), width=width)
        ann.view.set_text_scale(text)
        ann.click("mover:0", 0.5)
        chosen = len(ann.view.interaction.chosen())
        buttons = [piece for piece in ann.view.layout_now.pieces if piece.zone == "prompt" and piece.option]
        assert len(buttons) in (0, chosen) and (chosen < 6 or not buttons) and (chosen < 6) is few
        look = ann.view.pictures.look
        assert not [piece.name for piece in buttons
                    if piece.box.w + 1 < piece.drawing.width(piece.box.h, look, lines=2)], "none is cut"


def test_the_tick_on_what_is_chosen_leaves_its_price_to_be_read(sit, setting):
    setting.put("B3", "King of the Hill").in_play("Elita-1", "Artillery")
    ann = sit(setting)
    ann.click(ann.card("King of the Hill"))
    scene = ann.view.table_scene
    body = scene._bodies[ann.card("King of the Hill")]
    boxes = {type(drawing): box for drawing, box, *_ in scene._extras(body.piece, body.glow)}
    assert boxes[Tick].right <= boxes[Chip].x


@pytest.mark.parametrize(("width", "height"), [(1020, 760), (1240, 690), (1490, 1010)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_a_card_of_the_hand_would_bring_is_told_beside_the_question(sit, setting, width: int, height: int,
                                                                         text: float) -> None:
    ann = sit(setting, width=width, height=height)
    ann.view.set_text_scale(text)
    for name in ("Artillery", "Bold", "Scout"):
        ann.hover(ann.card(name))
        told, card = ann.piece("outlook").box, ann.piece(ann.card(name)).box
        assert not overlap(told, ann.piece("prompt").box), "it hides nothing of it"
        assert not overlap(told, card) and ann.view.layout_now.strip.bottom >= told.bottom


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_mission_is_read_whole_with_one_click_where_there_is_room_for_its_name_alone(sit, setting, text: float
                                                                                        ) -> None:
    ann = sit(setting.missions("Elita-1", "Lean Machine", "Grand Tour"), width=1240, height=600)
    ann.view.set_text_scale(text)
    slot = setting.slot("Grand Tour")
    ann.click(f"mission:{slot}")
    assert ann.piece("held card").slot == slot
    ann.keys(Qt.Key.Key_Escape)
    assert ann.view.layout_now.get("held card") is None and not ann.wishes


def test_only_a_card_that_was_pointed_at_and_is_known_is_held_up(sit, setting) -> None:
    """Neither whoever stands first on a player's panel nor the back of a secret Mission."""
    ann = sit(setting.missions("Megatron", "Grand Tour"), width=1240, height=690)
    for key in ("player:0", "player:1", ann.card("Grand Tour")):
        ann.click(key)
        assert ann.view.interaction.held is None, key


def test_what_the_table_tells_of_a_card_is_told_in_no_tooltip_over_it(sit, setting) -> None:
    ann = sit(setting)

    def rest(key: str) -> bool:
        """Whether a tooltip comes up where the pointer rests on a piece."""
        ann.hover(key)
        ann.view.setToolTip("It has 2 Power.")
        port, at = ann.view.viewport(), ann.point(key)
        QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, at, port.mapToGlobal(at)))
        return QToolTip.isVisible() and QToolTip.text() == "It has 2 Power."

    QToolTip.hideText()
    assert not rest(ann.card("Artillery")) and ann.piece("outlook"), "it is told over the question"
    QTest.mouseClick(ann.view.viewport(), Qt.MouseButton.RightButton, pos=ann.point(ann.card("Scout")))
    assert ann.piece("held card") and not rest("held card"), "nothing lies over what is held up"


def yellow(ann) -> list[str]:
    return [piece.key for piece in ann.view.layout_now.pieces if is_yellow(piece)]


def test_only_one_button_is_yellow(sit, setting):
    ann = sit(setting)
    assert yellow(ann) == ["end turn"]
    ann.click(ann.card("Bold"))
    (key,) = yellow(ann)
    assert ann.piece(key).zone == "prompt" and ann.piece("end turn").drawing.enabled
    ann.keys(Qt.Key.Key_Escape)
    assert yellow(ann) == ["end turn"]


def test_while_an_answer_takes_its_course_no_button_is_yellow(sit, setting):
    ann = sit(setting)
    ann._take(next(option for option in ann.match.decision.options if option.kind == "play"))
    assert ann.view.queue.running and yellow(ann) == []
    ann.wait()
    assert yellow(ann) == ["end turn"]


def test_what_has_gone_from_under_the_pointer_is_looked_at_no_more(sit, setting):
    """The pointer rests where Bold lay in the hand; a card that has moved away would stay over what comes there."""
    ann = sit(setting)
    bold = ann.card("Bold")
    ann.hover(bold)
    assert ann.view.pointer.hover == bold
    ann._take(next(option for option in ann.match.decision.options
                   if option.kind == "play" and option.value("card") == ann.piece(bold).slot))
    ann.wait()
    assert ann.piece(bold).zone == "play" and ann.view.pointer.hover != bold
    ann.view.pointer.leave()
    assert ann.view.pointer.hover is None


def test_what_a_chosen_answer_would_bring_is_told_in_few_words_and_its_name_once(sit, setting):
    setting.mode("Elita-1", "bot").in_play("Elita-1", "Artillery")
    ann = sit(setting, width=1244, height=680)
    rippersnapper = ann.card("Rippersnapper")
    ann.view.shown_elsewhere = lambda: False
    ann.view.interaction.take_up(rippersnapper, "battle")
    ann.hover(rippersnapper)
    bar = ann.piece("prompt").drawing
    assert bar.question == "Battle Rippersnapper"
    assert bar.note and "Battle Rippersnapper" not in bar.note and ". ·" not in bar.note


def test_who_is_asked_to_use_a_card_finds_a_button_for_it_beside_the_one_that_refuses(sit):
    setting = Table("Elita-1", "Megatron", energon=1).put("B2", "Motormaster", up=False).encounter("Back-Up")
    setting.hand("Elita-1", "Reinforcements", "Bold").in_play("Elita-1", "Armor Plating")
    ann = sit(setting.search())
    buttons = [ann.piece(f"prompt:{place}").drawing.text for place in range(3)]
    assert buttons == ["Pass", "Block with Reinforcements", "Block with Armor Plating for 1 Energon"]
    ann.click("prompt:1", 0.5)
    assert ann.given[-1].kind == "block"


def test_a_hint_to_use_one_of_two_abilities_points_at_that_one_alone(sit):
    setting = Table("Elita-1", "Megatron", energon=5).mode("Elita-1", "bot").in_play("Elita-1", "Chromia")
    ann = sit(setting.put("A2", "Rippersnapper").in_play("Elita-1", "Artillery").say("battle Rippersnapper"))
    option = next(each for each in ann.match.decision.options if each.kind == "activate")
    ann.view.highlight(option.refs)
    marked = [key for key, body in ann.view.table_scene._bodies.items() if "active" in body.glow.rings]
    assert marked == [f"pill:{option.value('card')}:{option.value('number')}"]
