"""Large words: what a player must see at a glance stays in sight, on a small screen and on a larger one."""
from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt

from matrix.table import Table
from sparktable.app.translations import WORDS
from sparktable.games.matrix.state import PLAY, seat_zone
from sparktable.kernel import kinds, questions
from sparktable.table.art.fonts import smallest_letters
from sparktable.table.art.parts import fitted, tab_width
from sparktable.table.art.theme import theme
from sparktable.table.art.thumb import foot_of
from sparktable.table.art.wide import NAME_BAR, shows_all
from sparktable.table.drawings import Chip, Ring, WideCard
from sparktable.table.geometry import Box
from sparktable.table.lettering import Paragraph, Words
from sparktable.table.matrix.player_panel import panel_rows
from sparktable.table.picture_store import SMALLEST_TEXT, Look
from sparktable.table.prompt_picture import PromptPicture
from table.conftest import overlap

WINDOWS = {"1280x800": (1010, 760), "1920x1080": (1525, 1040)}
"""What a window leaves to the table beside its panels."""


@pytest.mark.parametrize("text", [1.4, 1.7, 2.0])
@pytest.mark.parametrize("room", WINDOWS.values(), ids=WINDOWS)
def test_what_lies_before_two_players_stays_in_their_panels(sit, text, room):
    setting = Table("Elita-1", "Megatron")
    setting.missions("Elita-1", "Long Shot").in_play("Megatron", "Scout")
    ann = sit(setting, width=room[0], height=room[1])
    ann.view.set_text_scale(text)
    for seat, name in enumerate(("Long Shot", "Scout")):
        panel, card = ann.piece(f"player:{seat}").box, ann.piece(ann.card(name)).box
        assert panel.contains(card.x, card.y) and card.bottom <= panel.bottom and card.w >= 18


def test_a_panel_is_as_high_as_what_it_shows(sit) -> None:
    setting = Table("Elita-1", "Megatron").vault("Megatron", "Rippersnapper")
    ann = sit(setting, width=1525, height=1040)
    bare, full = (ann.piece(f"player:{seat}").box for seat in (0, 1))
    rows = panel_rows(full.w, full.h, ann.view.pictures.look)
    assert rows.stats.bottom < bare.h < rows.minis.bottom, "nothing is bare under its numbers"


@pytest.mark.parametrize("height", [640, 641, 642, 643, 682])
def test_all_panels_are_written_in_letters_as_large(sit, height: int) -> None:
    ann = sit(Table(*CORE, box="core", mode="competitive"), width=1244, height=height)
    heights = {ann.piece(f"player:{seat}").drawing.whole for seat in range(5)}
    assert len(heights) == 1


def test_what_others_have_in_their_vault_is_seen_in_their_panel(sit) -> None:
    """One's own lies in the band."""
    ann = sit(Table("Elita-1", "Megatron").vault("Megatron", "Rippersnapper").vault("Elita-1", "Armor Plating"))
    panels = {seat: ann.piece(f"player:{seat}").box for seat in (0, 1)}
    theirs = ann.piece(ann.card("Rippersnapper")).box
    assert panels[1].contains(theirs.cx, theirs.cy)
    assert not [piece for piece in ann.view.layout_now.pieces if piece.zone == "players" and piece.slot >= 0
                and piece.key.startswith("card:") and panels[0].contains(piece.box.cx, piece.box.cy)]


@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("room", WINDOWS.values(), ids=WINDOWS)
def test_the_numbers_of_four_players_are_never_cut(sit, text, room):
    setting = Table("Elita-1", "Megatron", "Prowl", "Soundwave")
    ann = sit(setting, width=room[0], height=room[1])
    ann.view.set_text_scale(text)
    for seat in range(4):
        box = ann.piece(f"player:{seat}").box
        rows = panel_rows(box.w, box.h, ann.view.pictures.look)
        assert rows.stats.bottom <= box.h


@pytest.mark.parametrize("characters", [("Elita-1", "Megatron"), ("Elita-1", "Megatron", "Prowl", "Soundwave")])
def test_missions_that_find_no_room_are_laid_open_by_mouse_and_keys(sit, characters):
    """The smallest usual window, large words, and cards in play before somebody else."""
    ann = sit(Table(*characters).missions("Elita-1", "Long Shot", "Grand Tour").in_play("Megatron", "Scout"),
              width=1040, height=640)
    ann.view.set_text_scale(1.5)
    button = ann.piece("missions")
    assert button.name == "Your Missions: 2" and button.box.bottom <= ann.view.layout_now.height
    seats = [ann.piece(f"player:{seat}").box for seat in range(len(characters))]
    assert not [box for box in seats if box.contains(button.box.cx, button.box.y)]
    ann.click("missions")
    assert {ann.piece(f"pile card:{ann.setting.slot(name)}").name for name in ("Long Shot", "Grand Tour")}
    ann.keys(Qt.Key.Key_Escape)
    ann.view.focus_piece("missions")
    ann.keys(Qt.Key.Key_Space)
    assert ann.piece("pile title").drawing.text == "Your Missions: 2"


@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("height", range(600, 760, 20))
def test_a_mission_says_all_that_it_asks_or_its_name_alone(sit, height, text):
    """As high as the table is in a replay, and higher."""
    ann = sit(Table("Hot Rod", "Soundwave").missions("Hot Rod", "Turn the Tide", "Seize the Capital"), width=1222,
              height=height)
    ann.view.set_text_scale(text)
    pieces, look = ann.view.layout_now.pieces, ann.view.pictures.look
    if not any(piece.key.startswith("mission:") for piece in pieces):
        return  # folded, or their cards say it in the player's panel
    told = [piece for piece in pieces if isinstance(piece.drawing, Paragraph) and "Polity" in piece.drawing.text]
    assert not [piece.drawing.text for piece in told
                if piece.drawing.height(piece.box.w, look) > piece.box.h + 2]
    named = [piece.drawing.text for piece in pieces if isinstance(piece.drawing, Words)]
    assert {"Turn the Tide", "Seize the Capital"} <= set(named)
    if text == 1.0:
        assert len(told) == 2, "what lies in no panel makes room"


@pytest.mark.parametrize("text", [1.0, 1.4])
@pytest.mark.parametrize("room", WINDOWS.values(), ids=WINDOWS)
@pytest.mark.parametrize(("box", "characters"), [
    ("war-on-cybertron", ("Elita-1", "Hot Rod", "Prowl", "Optimus Prime")),
    ("core", ("Bumblebee", "Ironhide", "Optimus Prime", "Ratchet", "Wheeljack"))], ids=["4", "5"])
def test_whose_a_character_is_can_be_read_however_many_play(sit, box, characters, room, text):
    """The prompt and the log speak of players."""
    ann = sit(Table(*characters, box=box, mode="co-op"), width=room[0], height=room[1])
    ann.view.set_text_scale(text)
    for seat in range(1, len(characters)):
        panel = ann.piece(f"player:{seat}")
        rows = panel_rows(panel.box.w, panel.box.h, ann.view.pictures.look)
        assert ann.view.speech.seat(seat) in panel.drawing.note
        assert rows.note.h >= 10 and rows.stats.bottom <= panel.box.h


@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("room", WINDOWS.values(), ids=WINDOWS)
def test_no_stack_lies_on_the_name_of_the_one_above(sit, text, room):
    ann = sit(Table("Bumblebee", "Ironhide", box="core", mode="co-op"), width=room[0], height=room[1])
    ann.view.set_text_scale(text)
    pieces = ann.view.layout_now.pieces
    stacks = [piece.box for piece in pieces if piece.zone == "stacks"]
    names = [piece.box for piece in pieces if isinstance(piece.drawing, Words)
             and piece.drawing.text in ("Main deck", "Destroyed", "Basic", "Encounters", "Damage")]
    assert len(stacks) == len(names) == 5
    assert not [name for name in names for stack in stacks if stack.contains(name.cx, name.cy)
                or stack.contains(name.cx, name.bottom - 1)]


@pytest.mark.parametrize(("k", "thickness"), [(0.8, 1), (1.0, 1), (2.0, 2)])
def test_what_can_be_taken_is_outlined_thicker_on_a_larger_table(k: float, thickness: int) -> None:
    look = Look(theme("high-contrast"), k=k)
    ring = Ring("selectable")
    image = ring.make(200, 280, look)
    margin = ring.margin(look)
    assert (image.width(), image.height()) == (200 + 2 * margin, 280 + 2 * margin)
    lit = sum(image.pixelColor(x, image.height() // 2).alphaF() for x in range(image.width() // 2))
    assert lit == pytest.approx(3 * thickness, abs=0.2)


def test_a_table_that_is_drawn_smaller_loses_no_line(sit):
    """In less room than it needs it is shrunk; pictures that were shrunk with it would lose lines of their words."""
    ann = sit(Table("Elita-1", "Megatron"), width=900, height=480)
    shrunk = ann.view.transform().m11()
    assert shrunk < 1
    pictures = [body.item.pixmap() for body in ann.view.table_scene._bodies.values()]
    painted_for = {picture.devicePixelRatio() for picture in pictures if not picture.isNull()}
    assert list(painted_for) == [pytest.approx(ann.view.devicePixelRatioF() * shrunk)]


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("room", [(1020, 600), (1535, 1044), (1020, 1500)], ids=["across", "short", "upright"])
@pytest.mark.parametrize("title", ["More Than Meets the Eye", "Matrix of Leadership"])
@pytest.mark.parametrize("others", range(5))
def test_nobody_stands_on_a_name_or_a_number(sit, text, room, title, others):
    names = ["Bumblebee", "Ironhide", "Ratchet", "Optimus Prime", "Wheeljack"]
    setting = Table(*names, box="core", mode="competitive").put("B2", title, energon=3)
    for name in names[:others + 1]:
        setting.stand(name, "B2")
    for name in names[others + 1:]:
        setting.stand(name, "D4" if setting.space("D4") >= 0 else "A1")
    ann = sit(setting, width=room[0], height=room[1])
    ann.view.set_text_scale(text)
    card = ann.piece(ann.space("B2"))
    face, cell, signs = card.drawing.face, card.box, Box(0, 0, 0, 0)
    assert isinstance(card.drawing, WideCard) is (room[0] > room[1])
    if isinstance(card.drawing, WideCard):
        unit = min(cell.h / 101, cell.w / 150)
        name_from, numbers = cell.h - NAME_BAR * unit, 2 * tab_width(unit * 18, 1)
        signs = Box(cell.x, cell.y, 42 * unit + tab_width(20 * unit, 4) * (face.vp is not None), 29 * unit)
    else:
        foot = foot_of(face, cell.w, text)
        name_from, numbers = cell.h - foot.band - foot.names, tab_width(cell.w / 120 * 21, 1)
    for seat in range(others + 1):
        stands = ann.piece(f"mover:{seat}").box
        assert stands.h >= 20 and stands.right <= cell.right, "it is seen, and in its space"
        assert stands.bottom <= cell.y + name_from + 1 and stands.x >= cell.x + numbers - 1
        assert stands.x >= signs.right or stands.y >= signs.bottom
        assert all(stands.x >= cell.x + mark.box.right - 1 for mark in card.marks)


CORE, WAR = ["Bumblebee", "Ironhide", "Ratchet", "Optimus Prime", "Wheeljack"], [
    "Elita-1", "Megatron", "Optimus Prime", "Soundwave"]


@pytest.mark.parametrize("room", [(1020, 600), (1525, 1040), (3050, 2080)], ids=["small", "1920x1080", "4K"])
@pytest.mark.parametrize(("box", "mode", "names"), [
    ("core", "competitive", CORE[:2]), ("core", "competitive", CORE[:4]), ("core", "competitive", CORE),
    ("war-on-cybertron", "tvt", WAR[:2]), ("war-on-cybertron", "tvt", WAR)])
def test_no_felt_is_bare_beside_the_board(sit, room, box, mode, names):
    """The Matrix and its stacks take the width that the players leave, at every size."""
    layout = sit(Table(*names, box=box, mode=mode), width=room[0], height=room[1]).view.layout_now
    taken = [piece.box for piece in layout.pieces if piece.zone in ("board", "stacks")]
    cards = [piece.box for piece in layout.pieces if piece.zone == "board" and piece.key.startswith("card:")]
    assert max(box.right for box in taken) - min(box.x for box in taken) >= layout.stage.w * 0.9
    assert sum(box.w * box.h for box in cards) >= layout.stage.w * layout.stage.h * 0.42


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_move_has_the_whole_name_of_each_source_in_a_small_window(sit, text, language):
    setting = Table("Hot Rod", "Soundwave").mode("Hot Rod", "alt").in_play("Hot Rod", "Resupply", "Steeljaw", "Bold")
    for name, left in (("Resupply", 1), ("Steeljaw", 2)):
        setting.s.moves[setting.slot(name)] = left
    WORDS.use(language)
    ann = sit(setting, width=1236, height=682)
    ann.view.set_text_scale(text)
    layout = ann.view.layout_now
    chips = [piece for piece in layout.pieces if piece.key.startswith("move source:")]
    alt = WORDS.say("matrix.mode.alt")
    assert [chip.drawing.text for chip in chips] == ["Resupply", "Steeljaw", alt]
    assert all(chip.box.w >= chip.drawing.width - 1 and chip.drawing.px >= SMALLEST_TEXT - 0.1 for chip in chips)
    end = ann.piece("end turn").box
    assert all(chip.box.right <= end.right + 1 and chip.box.bottom <= end.y for chip in chips)
    words = [piece.drawing.written(piece.box, ann.view.pictures.look) for piece in layout.pieces
             if isinstance(piece.drawing, Words)]
    assert not [chip for chip in chips for box in words if chip.box.x < box.right and box.x < chip.box.right
                and chip.box.y + 2 < box.bottom and box.y < chip.box.bottom - 2]


def test_move_of_cards_that_are_called_alike_is_one_source_and_what_finds_no_room_is_added_up(sit) -> None:
    names = ["Resupply", "Resupply", "Reinforcements", "Deep Cover", "Sneak Attack", "Omega Formation", "Chromia"]
    setting = Table("Hot Rod", "Soundwave").mode("Hot Rod", "bot").in_play("Hot Rod", *names)
    for slot in setting.s.zones[seat_zone(0, PLAY)]:
        setting.s.moves[slot] = 2
    ann = sit(setting, width=1236, height=682)
    ann.view.set_text_scale(1.5)
    lies = ann.view.layout_now.pieces
    chips = {piece.drawing.text: piece for piece in lies if piece.key.startswith("move source:")}
    assert chips["Resupply"].drawing.count == 4
    rest = next(piece for text, piece in chips.items() if text.startswith("+"))
    assert sum(piece.drawing.count for piece in chips.values()) == 14
    left = [name for name in dict.fromkeys(names) if name not in chips]
    assert len(left) == int(rest.drawing.text) and all(name in rest.name for name in left), "it can be heard"
    others = [piece.box for piece in chips.values() if piece is not rest]
    assert not [box for box in others if box.right > rest.box.x and box.bottom > rest.box.y + 1], "it lies on nothing"


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_that_only_oneself_has_seen_a_card_is_said_beside_its_numbers(sit, text: float) -> None:
    setting = Table("Elita-1", "Megatron").put("B1", "Breakdown", up=False)
    setting.s.known[setting.slot("Breakdown")] |= 1
    ann = sit(setting, width=1030, height=676)
    WORDS.use("de")
    ann.view.set_text_scale(text)
    card, look = ann.piece(ann.card("Breakdown")), ann.view.pictures.look
    (chip,) = [mark.box for mark in card.marks if isinstance(mark.drawing, Chip)]
    assert isinstance(card.drawing, WideCard) and card.drawing.face.stats
    whole = card.drawing.make(card.box.w, card.box.h, look)
    bare = WideCard(replace(card.drawing.face, stats=())).make(card.box.w, card.box.h, look)
    numbers = [(x, y) for x in range(whole.width()) for y in range(whole.height())
               if whole.pixel(x, y) != bare.pixel(x, y)]
    assert numbers and not [place for place in numbers if chip.contains(*place)]
    standing = sit(setting.stand("Elita-1", "B1"), width=1030, height=676)
    standing.view.set_text_scale(text)
    card = standing.piece(standing.card("Breakdown"))
    (chip,) = [mark.box.moved(card.box.x, card.box.y) for mark in card.marks if isinstance(mark.drawing, Chip)]
    stands = standing.piece("mover:0").box
    assert not overlap(stands, chip) and stands.h >= 20


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("width", [1010, 1236])
def test_a_long_note_under_a_question_is_never_cut(sit, text: float, width: int) -> None:
    """Whether Alpha Trion is used is asked with his whole text, beside two answers."""
    ann = sit(Table("Elita-1", "Megatron").in_play("Elita-1", "Alpha Trion"), width=width, height=682)
    WORDS.use("de")
    ann.view.set_text_scale(text)
    while (asked := ann.match.decision).kind != questions.MAY:
        ann._take(next((option for option in asked.options if option.kind == kinds.END_TURN), asked.options[-1]))
    ann.wait()
    bar, look = ann.piece("prompt"), ann.view.pictures.look
    lines = bar.drawing.lines(bar.box.h, look)
    written = [fitted(line.text, line.room.width(), line.face, line.smallest) for line in lines]
    assert " ".join(said for said, _ in written) == f"{bar.drawing.question} {bar.drawing.note}"
    assert len(bar.drawing.note) > 90 and all(face.px >= SMALLEST_TEXT - 0.1 for _, face in written)
    half = [0.57 * face.px for _, face in written]
    middles = [line.room.center().y() for line in lines]
    edges = [edge for middle, high in zip(middles, half, strict=True) for edge in (middle - high, middle + high)]
    assert edges == sorted(edges) and edges[0] > 0 and edges[-1] < bar.box.h, "no line lies on another"


@pytest.mark.parametrize("played", [2, 5])
def test_names_in_the_hand_are_seen_beside_the_cards_of_another_one_s_turn(sit, played: int) -> None:
    """Cards are rather narrower, or lie across, than that one lies on the name of the next."""
    setting = Table("Elita-1", "Megatron").in_play("Elita-1", *["Bold"] * played)
    ben = sit(setting.hand("Megatron", "Artillery", "Patch", "Scout", "Bold", "Resupply"), seat=1, width=3050,
              height=2080)
    hand = [piece.box for piece in ben.view.layout_now.pieces if piece.zone == "hand"]
    assert len(hand) == 5
    assert not any(overlap(one, other) for one, other in combinations(hand, 2))


@pytest.mark.parametrize("count", [5, 6, 7, 8])
@pytest.mark.parametrize("whose", ["Elita-1", "Megatron"])
def test_cards_in_play_keep_all_their_numbers(sit, whose: str, count: int) -> None:
    ann = sit(Table("Elita-1", "Megatron").turn_of(whose).hand("Elita-1", *["Bold"] * 5)
              .in_play(whose, "Energy Leak", *["Reinforcements"] * (count - 1)), width=1244, height=682)
    ann.view.set_text_scale(1.5)
    look = ann.view.pictures.look
    for piece in ann.view.layout_now.pieces:
        if piece.zone == "play" and isinstance(piece.drawing, WideCard):
            wide, high = piece.box.w / look.larger, piece.box.h / look.larger
            assert shows_all(piece.drawing.face, wide, high, 1.5), (piece.name, piece.box)


@pytest.mark.parametrize("note", [
    "2 von 2 Kraft · nach C2 · in den Tresor · Die Kosten von 2 zählen am Ende · danach abgelegt · kein Hinterhalt",
    "Hier reicht die Kraft nicht, und keine Karte auf deiner Hand, in deinem Tresor oder neben dir kann daran in "
    "diesem Zug noch etwas ändern"])
def test_a_note_that_is_too_long_is_cut_only_at_its_end(note: str) -> None:
    look = Look(theme("dark"), 1.0, 0.7, 1.5)
    for room in range(260, 900, 20):
        _, *lines = PromptPicture("Gegen Slugfest kämpfen", note, "confront", True, False, room).lines(56, look)
        told = " ".join(fitted(line.text, line.room.width(), line.face, line.smallest)[0] for line in lines)
        assert note.startswith(told.removesuffix("…")), told
        assert " · " not in note or not told.endswith(("·", "…")), told


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_four_players_are_told_who_plays_them_in_the_lowest_window(sit, text: float) -> None:
    setting = Table("Optimus Prime", "Soundwave", "Hot Rod", "Megatron").missions("Optimus Prime", "Grand Tour")
    ann = sit(setting, width=1244, height=682)
    ann.view.set_text_scale(text)
    look = ann.view.pictures.look
    for seat in range(4):
        box = ann.piece(f"player:{seat}").box
        assert panel_rows(box.w, box.h, look).note.h >= smallest_letters(text)
