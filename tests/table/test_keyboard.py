"""The table by keyboard alone."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from matrix.table import Table
from table.others_turn import long_turn

TAB, ENTER, SPACE, ESC = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape
RIGHT, LEFT, DOWN, UP = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up


def walk_to(player, key: str) -> None:
    """By Tab until the group has the focus, then by arrows to the piece."""
    zone = player.piece(key).zone
    for _ in range(12):
        here = player.view.layout_now.get(player.view.focused)
        if here is not None and here.zone == zone:
            break
        player.keys(TAB)
    else:
        raise AssertionError(f"Tab does not come to {zone}")
    for _ in range(40):
        here, there = player.piece(player.view.focused), player.piece(key)
        if here.key == there.key:
            return
        dx, dy = there.box.cx - here.box.cx, there.box.cy - here.box.cy
        player.keys((RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else (DOWN if dy > 0 else UP))
    raise AssertionError(f"the arrows do not come to {key}")


def test_a_turn_by_keyboard_alone(sit, setting):
    ann = sit(setting)
    walk_to(ann, ann.card("Bold"))
    ann.keys(ENTER, ENTER)
    ann.wait()
    walk_to(ann, ann.space("B3"))
    ann.keys(ENTER, ENTER)
    ann.wait()
    walk_to(ann, "end turn")
    ann.keys(ENTER)
    assert [option.kind for option in ann.given] == ["play", "move", "end turn"]


def test_the_focus_is_seen_only_while_keys_are_used(sit, setting):
    ann = sit(setting)
    ann.keys(TAB)
    assert ann.view.focused is not None
    focused = ann.view.focused
    assert "focus" in ann.view.table_scene._bodies[focused].glow.rings
    ann.click("scores")
    assert "focus" not in ann.view.table_scene._bodies[focused].glow.rings


def test_tab_comes_to_every_group_and_then_leaves_the_table(sit, setting):
    ann = sit(setting.in_play("Elita-1", "Artillery"))
    seen = []
    for _ in range(20):
        if not ann.view.keys.tab(True):
            break
        seen.append(ann.piece(ann.view.focused).zone)
    assert seen == ["hand", "play", "board", "stacks", "own", "players"]
    assert ann.view.focused is None


def test_everything_that_can_be_taken_can_have_the_focus(sit, setting):
    ann = sit(setting.in_play("Elita-1", "Artillery"))
    for key in ann.lit():
        walk_to(ann, key)


def test_digits_pick_from_a_list(sit, setting):
    setting.put("B3", "King of the Hill").in_play("Elita-1", "Artillery")
    ann = sit(setting)
    walk_to(ann, ann.card("King of the Hill"))
    ann.keys(ENTER)
    rows = [piece for piece in ann.view.layout_now.pieces if piece.zone == "chooser"]
    assert ann.piece(ann.view.focused).zone == "chooser", "the open list has the focus"
    wanted = next(index for index, row in enumerate(rows) if row.option.kind == "move")
    ann.keys(Qt.Key(Qt.Key.Key_1 + wanted))
    assert [option.kind for option in ann.given] == ["move"]


def test_digits_press_the_buttons_of_the_prompt_bar(sit):
    setting = Table("Elita-1", "Megatron", energon=5)
    setting.in_play("Elita-1", "Patch", "Bold").discard_pile("Elita-1", "Energy Leak", "Blast Wound")
    ann = sit(setting)
    ann.click(next(key for key in ann.lit() if key.startswith(f"pill:{setting.slot('Patch')}")))
    ann.wait()
    ann.keys(Qt.Key.Key_1)
    assert [option.kind for option in ann.given] == ["activate", "do"]


def test_escape_closes_the_uppermost_thing_first(sit, setting):
    setting.put("B3", "King of the Hill").in_play("Elita-1", "Artillery")
    ann = sit(setting)
    ann.click(ann.card("King of the Hill"))
    ann.keys(ESC)
    assert ann.view.interaction.choosing is None and ann.view.interaction.taken is not None
    ann.keys(ESC)
    assert ann.view.interaction.taken is None


def test_space_looks_and_opens_piles(sit, setting):
    ann = sit(setting)
    walk_to(ann, ann.card("Rippersnapper"))
    ann.keys(SPACE)
    assert ann.looked_at[-1] == setting.slot("Rippersnapper")
    assert ann.piece("held card").slot == setting.slot("Rippersnapper"), "it is held up to be read"
    ann.keys(SPACE)
    assert ann.view.layout_now.get("held card") is None
    walk_to(ann, "pile:basic")
    ann.keys(SPACE)
    assert ann.view.interaction.pile is not None
    ann.keys(ESC)
    assert ann.view.interaction.pile is None


def test_alt_and_a_digit_go_to_a_hand_card(sit, setting):
    ann = sit(setting)
    QTest.keyClick(ann.view, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    hand = [piece.key for piece in ann.view.layout_now.pieces if piece.zone == "hand"]
    assert ann.view.focused == hand[1]


def test_what_has_the_focus_is_told_in_full_words(sit, setting):
    ann = sit(setting)
    walk_to(ann, ann.card("Rippersnapper"))
    name, _, brings = ann.view.accessibleDescription().partition(". ")
    assert name == "Rippersnapper, Robot · Decepticon · Terrorcon, cost 4, 2 Power, Range 2, 1 Move, Block, A2"
    assert brings, "and what the answer about it would bring"


def test_a_space_is_gone_to_by_typing_its_name(sit, setting):
    ann = sit(setting)
    ann.keys(Qt.Key.Key_G)
    assert ann.piece("prompt").name.startswith("Go to")
    QTest.keyClicks(ann.view, "b3")
    assert ann.view.focused == ann.space("B3")
    ann.keys(Qt.Key.Key_G, Qt.Key.Key_Z)
    assert "no space Z" in ann.piece("prompt").name
    ann.keys(Qt.Key.Key_G, Qt.Key.Key_Escape)
    assert ann.view.keys.spelt is None and ann.given == []


def test_after_a_click_enter_presses_the_yellow_button(sit, setting):
    """Whoever uses the mouse sees no focus: what is to be seen in yellow is what Enter means."""
    ann = sit(setting)
    ann.keys(TAB)
    ann.click(ann.card("Bold"))
    ann.keys(ENTER)
    assert [option.kind for option in ann.given] == ["play"]


@pytest.mark.parametrize("before", ["felt", "focus"])
def test_after_a_click_enter_ends_no_turn_by_surprise(sit, setting, before):
    """It shows first what it would press, while there is something else to do; also where an older focus lies there
    unseen."""
    ann = sit(setting)
    if before == "focus":
        walk_to(ann, "end turn")
    ann.click("player:1")
    ann.keys(ENTER)
    assert ann.given == [] and ann.view.keys.visible
    assert ann.piece(ann.view.focused).option.kind == "end turn"
    ann.keys(ENTER)
    assert [option.kind for option in ann.given] == ["end turn"]


def test_enter_ends_a_turn_in_which_nothing_else_can_be_done(sit, setting):
    ann = sit(setting)
    end = next(option for option in ann.match.decision.options if option.kind == "end turn")
    ann.view.set_view(ann.view.newest, options=(end,))
    ann.click("player:1")
    ann.keys(ENTER)
    assert ann.given == [end]


def test_space_holds_up_what_is_pointed_at(sit, setting):
    """Whatever has an unseen focus; and what has a focus that is seen, wherever the pointer rests."""
    ann = sit(setting)
    walk_to(ann, ann.card("Bold"))
    ann.hover(ann.card("Rippersnapper"))
    ann.keys(SPACE)
    assert ann.piece("held card").slot == setting.slot("Rippersnapper")
    ann.keys(SPACE)
    ann.keys(LEFT)
    seen = ann.piece(ann.view.focused).slot
    ann.keys(SPACE)
    assert ann.piece("held card").slot == seen


def test_after_a_click_has_opened_a_list_enter_comes_into_it(sit, setting):
    """The yellow button below would end the turn, and that is not what was asked."""
    setting.put("B3", "King of the Hill").in_play("Elita-1", "Artillery")
    ann = sit(setting)
    ann.click(ann.card("King of the Hill"))
    ann.keys(ENTER)
    assert ann.given == [] and ann.view.focused == "chooser:0"
    ann.keys(ENTER)
    assert len(ann.given) == 1 and ann.given[0].kind != "end turn"


def test_after_a_click_has_opened_what_others_did_enter_comes_into_it_too(sit, setting):
    ann = sit(setting)
    ann.view.tell_turns([long_turn(ann)])
    ann.click("turns more")
    ann.keys(ENTER)
    assert ann.given == [] and ann.view.focused == "told:0:0"
    ann.keys(ENTER)
    assert ann.given == [] and ann.piece("recall card")
