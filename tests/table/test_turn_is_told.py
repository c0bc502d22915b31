"""Afterwards one line tells somebody else's turn, and each part of it can be called back; the band shows what lies in
play before whoever's turn it is."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from matrix.table import Table
from sparktable.app.game_log import LogEntry
from sparktable.app.translations import WORDS
from sparktable.games.matrix.events import (
    BATTLE_ENDS,
    BUYS,
    DECLARES,
    DEFEATS,
    GAINS,
    GAINS_DAMAGE,
)
from sparktable.games.matrix.kinds import ACTIVATE
from sparktable.games.matrix.state import BASIC, DAMAGE_STACK, DESTROYED, PLAY, seat_zone
from sparktable.kernel import kinds
from sparktable.kernel.decisions import Decision, Option, card, number
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import view
from sparktable.kernel.zones import move
from sparktable.table.advice import Advice
from sparktable.table.art.parts import fitted
from sparktable.table.geometry import Box
from sparktable.table.lettering import SMALLER, VOICES, Words
from sparktable.table.matrix.drawings import EnergonRow
from sparktable.table.recall import BACK, ON, PUT_AWAY
from sparktable.table.tableau import Character
from sparktable.table.turn_digest import Deed, Portrait, TurnLine, deeds, others_turns
from sparktable.table.turn_strip import EARLIER, LATER, RECALL, all_pieces, turn_pieces
from table.conftest import overlap
from table.others_turn import after_megatron, held, long_turn, play, told, write_log


def test_the_band_shows_the_cards_in_play_of_whoever_s_turn_it_is(sit, others) -> None:
    ann = sit(others)
    play(ann, "Artillery")
    ann.wait()
    card = next(piece for piece in ann.view.layout_now.pieces if piece.zone == "play" and piece.slot >= 0)
    assert ann.match.state.card(card.slot).name == "Artillery"
    words = {getattr(piece.drawing, "text", "") for piece in ann.view.layout_now.pieces}
    assert f"In play 1 · {ann.speech.seat(1)}" in words


@pytest.mark.parametrize(("asked", "sentence"), [(1, "Ben is playing"), (2, "Cleo is deciding")])
def test_who_decides_in_another_one_s_turn_is_not_said_to_play_it(sit, asked: int, sentence: str) -> None:
    ann = sit(Table("Elita-1", "Megatron", "Optimus Prime", "Soundwave").turn_of("Megatron"))
    shown = view(ann.match.state, 0)
    shown.decision = Decision(asked, QuestionKind("discard"), ())
    ann.view.set_view(shown)
    assert ann.piece("prompt").drawing.question == sentence


@pytest.mark.parametrize(("asked", "own"), [(0, False), (0, True), (1, False)])
def test_the_band_is_of_whoever_s_turn_it_is_whoever_is_asked(sit, asked: int, own: bool) -> None:
    """No cards of theirs beside the other's numbers; and the viewer's own only where one of them is an answer."""
    setting = Table("Elita-1", "Megatron").turn_of("Megatron").in_play("Megatron", "Artillery")
    setting.energon("Elita-1", 4).energon("Megatron", 1).in_play("Elita-1", "Bold")
    ann = sit(setting)
    shown = view(ann.match.state, 0)
    mine = shown.state.zones[seat_zone(0, PLAY)][0]
    option = Option(ACTIVATE, (card(mine), number(1))) if own else Option(kinds.PASS)
    shown.decision = Decision(asked, QuestionKind("discard"), (option,))
    ann.view.set_view(shown)
    in_play = [piece.slot for piece in ann.view.layout_now.pieces
               if piece.zone == "play" and piece.key.startswith("card:")]
    power = ann.piece("power")
    energon = next(piece.drawing for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, EnergonRow))
    assert [setting.name(slot) for slot in in_play] == ["Bold" if own else "Artillery"]
    assert power.name.startswith(f"Power of {'Ann' if own else 'Ben'}: ") and energon.count == (4 if own else 1)
    if own:
        assert f"card:{mine}" in ann.lit(), "and it can be given"


def test_that_a_battle_takes_its_course_is_said_in_a_battle(sit, others) -> None:
    ann = sit(others)
    shown = view(ann.match.state, 0)
    shown.decision = None  # a moment, as when somebody is Ambushed
    ann.view.set_view(shown)
    assert ann.piece("prompt").drawing.question == "Ben is playing"


@pytest.mark.parametrize(("language", "text"), [("en", "Played 2 cards"), ("de", "2 Karten gespielt")])
def test_a_turn_is_told_in_a_few_things(sit, others, language: str, text: str) -> None:
    ann = after_megatron(sit, others)
    (line,) = told(ann, language)
    assert line.who.name == "Megatron" and text in [deed.text for deed in line.deeds]
    assert len(line.deeds) <= 5 and all(deed.icon for deed in line.deeds)


def test_where_there_is_little_room_what_tells_most_of_a_turn_stays(sit, others) -> None:
    ann = sit(others)
    done = [Deed(text, "hand", -1, (), weight=weight) for text, weight in
            (("Bought Reinforcements", 4), ("Searched A1", 2), ("Turned up Bold", 1))]
    line = TurnLine(1, None, tuple(done))
    for width in (360, 480, 900):
        pieces = [*turn_pieces([line], Box(0, 0, width, 34), ann.view.pictures.look, ann.speech)]
        texts = [piece.drawing.text for piece in pieces if piece.key.startswith("turn:")]
        assert texts and texts == [deed.text for deed in done][:len(texts)], width
        more = [piece for piece in pieces if piece.key == "turns more"]
        left = [deed.text for deed in done[len(texts):]]
        assert [piece.drawing.text for piece in more] == ([f"+{len(left)}"] if left else []), "the rest is counted"
        assert all(text in piece.name for piece in more for text in left), "and told to who asks"
        assert all(piece.box.right <= width for piece in pieces)
        inside = [piece.box for piece in pieces if piece.key != "turns"]
        assert not any(overlap(one, other) for at, one in enumerate(inside) for other in inside[:at])


def test_where_there_is_little_room_it_is_told_in_brief_rather_than_not(sit, others) -> None:
    """Five things of three turns where whole sentences leave room for two; whole sentences are heard all the same."""
    ann = sit(others)
    done = (Deed("Took Damage from Starscream", "damage", -1, (), weight=2, brief="Damage"),
            Deed("Bought Reinforcements", "buy", -1, (), weight=4, brief="Reinforcements"),
            Deed("Played Roll Out!", "hand", -1, (), weight=1, brief="Roll Out!"))
    lines = [TurnLine(1, None, done[:2]), TurnLine(2, None, done[:1]), TurnLine(3, None, (done[0], done[2]))]
    pieces = [*turn_pieces(lines, Box(0, 0, 620, 34), ann.view.pictures.look, ann.speech)]
    parts = [piece for piece in pieces if piece.action == RECALL]
    assert [piece.drawing.text for piece in parts] == ["Damage", "Reinforcements", "Damage", "Damage", "Roll Out!"]
    assert parts[0].name == "Took Damage from Starscream"


@pytest.mark.parametrize("turns", [1, 3, 6])
def test_the_line_of_turns_lies_on_nothing_beside_its_strip(sit, others, turns: int) -> None:
    ann = sit(others)
    done = [Deed(text, "hand", 0, (), weight=at) for at, text in enumerate(["Searched C2", "Lost", "Bought Patch"])]
    lines = [TurnLine(1, None, tuple(done))] * turns
    for wide in range(200, 1400, 7):
        room = Box(300.0, 400.0, float(wide), 34.0)
        told = [*turn_pieces(lines, room, ann.view.pictures.look, ann.speech)]
        assert not told or min(piece.box.x for piece in told) >= room.x - 1, wide


def test_of_many_turns_those_stay_in_which_most_was_done(sit, others) -> None:
    ann = sit(others)
    lines = [TurnLine(1, None, (Deed(text, "hand", -1, (), weight=weight),)) for text, weight in
             (("Defeated Thundercracker", 5), ("Searched two spaces", 2), ("Bought Energon Drill", 4))]
    seen = []
    for width in (260, 440, 900):
        pieces = turn_pieces(lines, Box(0, 0, width, 34), ann.view.pictures.look, ann.speech)
        seen.append([piece.key for piece in pieces if piece.key.startswith("turn:")])
    assert seen == [["turn:0:0"], ["turn:0:0", "turn:2:0"], ["turn:0:0", "turn:1:0", "turn:2:0"]]


def test_of_more_than_two_each_is_named_beside_the_face_where_there_is_room(sit, others) -> None:
    attacked = Deed("Attacked twice", "hand", -1, ())
    wide, narrow = Box(0, 0, 900, 34), Box(0, 0, 360, 34)
    for setting, named in ((others, False), (Table("Elita-1", "Megatron", "Optimus Prime", "Soundwave"), True)):
        ann = sit(setting)
        lines = [TurnLine(seat, Character("Megatron", "decepticon"), (attacked,)) for seat in (1, ann.seat)]
        about = lines, wide, ann.view.pictures.look, ann.speech
        names = [piece.drawing.text for piece in turn_pieces(*about) if isinstance(piece.drawing, Words)]
        assert names == (["Ben", "Ann"] if named else [])
        opened = all_pieces(lines, Box(0, 400, 900, 34), *about[2:])
        assert [piece.drawing.text for piece in opened if isinstance(piece.drawing, Words)] == names
        told = [*turn_pieces(lines, narrow, *about[2:])]
        assert all(piece.box.right <= narrow.right for piece in told)
        assert sum(isinstance(piece.drawing, Portrait) for piece in told) == len(lines), "each has at least a face"
        assert sum(isinstance(piece.drawing, Words) for piece in told) in (0, len(lines)), "all names, or none"
        assert sum(piece.action == RECALL for piece in told) == len(lines), "and something that was done"


def test_each_of_them_can_be_called_back(sit, others) -> None:
    ann = after_megatron(sit, others)
    lines = told(ann)
    ann.view.tell_turns(lines)
    at = next(index for index, deed in enumerate(lines[0].deeds) if deed.slot >= 0)
    ann.click(f"turn:0:{at}")
    card = ann.piece("recall card")
    assert card.slot == lines[0].deeds[at].slot
    beside = ann.view.layout_now.shown_at
    assert beside.contains(card.box.x, card.box.y) and beside.contains(card.box.right - 1, card.box.bottom - 1)
    ann.view.focus_piece("recall card")
    ann.keys(Qt.Key.Key_Space)
    assert ann.piece("held card").slot == card.slot, "large as well"
    ann.keys(Qt.Key.Key_Escape)
    assert ann.view.layout_now.get("held card") is None and ann.piece("recall card"), "the uppermost is closed first"
    ann.keys(Qt.Key.Key_Escape)
    assert ann.view.layout_now.get("recall card") is None
    ann.view.tell_turns(())
    assert ann.view.layout_now.get("turns") is None


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_buttons_to_leaf_bear_their_arrows(sit, others, text) -> None:
    ann = after_megatron(sit, others)
    ann.view.set_text_scale(text)
    ann.view.tell_turns(told(ann))
    ann.click(next(piece.key for piece in ann.view.layout_now.pieces if piece.key.startswith("turn:0:")))
    image = ann.view.pictures.image
    for piece in (ann.piece(BACK), ann.piece(ON)):
        size = piece.box.w, piece.box.h
        assert image(piece.drawing, *size) != image(replace(piece.drawing, text=""), *size)


def test_one_leafs_through_what_was_done(sit, others) -> None:
    others.put("B1", "Armor Plating")
    ann = after_megatron(sit, others)
    (line,) = told(ann)
    slot = ann.match.state.zones[BASIC][-1]
    bought = Deed("Bought Reinforcements", "buy", slot, (card(slot),), ann.match.state.ident[slot], at=99)
    ann.view.tell_turns([line._replace(deeds=(*line.deeds, bought))])
    first = next(index for index, deed in enumerate(line.deeds) if deed.slot >= 0)
    ann.click(f"turn:0:{first}")
    seen = [ann.piece("recall card").slot]
    for _ in range(2):
        ann.click(ON)
        seen.append(ann.piece("recall card").slot)
    artillery, bold = (one.slot for one in line.deeds[first].each)
    assert seen == [bold, slot, artillery], "each of the two that were played as well"
    ann.click(BACK)
    assert ann.piece("recall card").slot == slot
    ann.click(BACK)
    assert ann.piece("recall title").drawing.text == "Ben played Bold"
    ann.click(PUT_AWAY)
    assert ann.view.layout_now.get("recall card") is None


def test_a_card_that_is_called_back_says_whole_who_did_what(sit, others) -> None:
    ann = after_megatron(sit, others)
    (line,) = told(ann)
    sentence = "Megatron Prime the Third was Ambushed by Rippersnapper"
    done = next(deed for deed in line.deeds if deed.slot >= 0)
    ann.view.tell_turns([line._replace(deeds=(done._replace(sentence=sentence, each=()),))])
    ann.click("turn:0:0")
    said = [piece.drawing.text for piece in ann.view.layout_now.pieces if piece.key.startswith("recall title")]
    assert " ".join(said) == sentence


@pytest.mark.usefixtures("bare")
def test_where_there_is_room_the_last_card_of_a_turn_stays_beside_the_board(sit, others) -> None:
    ann = sit(others, width=1500, height=1020)
    for name in ("Artillery", "Bold"):
        play(ann, name)
        ann.wait()
    write_log(ann)
    lines = told(ann)
    ann.view.tell_turns(lines)
    card = ann.piece("recall card")
    assert card.slot == [deed.slot for deed in lines[0].deeds if deed.slot >= 0][-1]
    others_there = [piece for piece in ann.view.layout_now.pieces if piece.zone not in ("", "stage")]
    assert not [piece.key for piece in others_there if overlap(piece.box, card.box)], "it lies on nothing"


def test_hints_and_turns_share_the_strip(sit, others) -> None:
    ann = after_megatron(sit, others)
    ann.view.tell_turns(told(ann))
    ann.view.advise(Advice("hint", "Play Bold"))
    advice, line = ann.piece("advice").box, ann.piece("turns").box
    assert advice.right <= line.x and line.right <= ann.view.layout_now.strip.right + 1


def test_beside_a_hint_nothing_of_the_turns_is_lost(sit, others) -> None:
    """What has no room there is counted, and opens."""
    ann = after_megatron(sit, others)
    long = [line._replace(deeds=(Deed("A very long deed that needs " * 9, "hand", -1, ()),)) for line in told(ann)]
    ann.view.tell_turns(long)
    ann.view.advise(Advice("hint", "Play Bold " * 12, "for a long reason " * 12))
    assert ann.piece("turns more").drawing.text == f"+{len(long)}"
    assert ann.piece("advice").box.right <= ann.piece("turns").box.x
    ann.click("turns more")
    assert ann.piece("told:0:0")


def test_a_short_hint_leaves_the_room_to_the_turns(sit, others) -> None:
    ann = after_megatron(sit, others)
    ann.view.tell_turns([long_turn(ann)])
    seen = []
    for line in ("Play Bold", "Play Bold and everything else that you hold in your hand"):
        ann.view.advise(Advice("hint", line))
        seen.append(sum(piece.key.startswith("turn:0:") for piece in ann.view.layout_now.pieces))
    assert seen[0] > seen[1]


def test_the_whole_turn_can_be_watched_again(sit, others) -> None:
    ann = after_megatron(sit, others)
    ann.view.tell_turns(told(ann))
    before = ann.view.layout_now
    ann.click("watch")
    shown = held(ann)
    assert len(shown) == 2, "every card of it"
    ann.wait()
    assert ann.settled() and ann.view.layout_now == before, "nothing has been answered by it"


def test_a_card_that_was_bought_is_not_told_of_again_as_gained(sit, others) -> None:
    ann = sit(others)
    slot = ann.match.state.zones[BASIC][-1]
    bought, gained = (Event(kind, 1, (card(slot),), ((slot, ann.match.state.ident[slot], ~0),))
                      for kind in (BUYS, GAINS))
    tellings = ann.view.tableau.tellings
    both, alone = (deeds(each, ann.view.shown.state, ann.speech, tellings) for each in ([bought, gained], [gained]))
    assert [deed.text for deed in both] == ["Bought Reinforcements"]
    assert [deed.text for deed in alone] == ["Gained Reinforcements"]


@pytest.mark.parametrize(("language", "texts"), [
    ("en", ["Ann took 2 Damage", "Took Damage from {by}"]),
    ("de", ["Ann hat 2 Schaden erhalten", "Schaden durch {by}"])])
def test_what_somebody_suffers_in_another_one_s_turn_is_told_with_their_name(sit, others, language: str,
                                                                             texts: list[str]) -> None:
    ann = sit(others)
    WORDS.use(language)
    slots = [slot for slot in ann.match.state.zones[DAMAGE_STACK]][:2]
    hurt = [Event(GAINS_DAMAGE, seat, (card(slot), card(slot)), ((slot, ann.match.state.ident[slot], ~0),))
            for seat, slot in ((0, slots[0]), (1, slots[0]), (0, slots[1]))]
    found = deeds(hurt, ann.view.shown.state, ann.speech, ann.view.tableau.tellings, turn_of=1)
    by = ann.speech.card(slots[0], ann.match.state)
    WORDS.use("en")
    assert [deed.text for deed in found] == [text.format(by=by) for text in texts], "and by what, where it was once"


def test_the_line_tells_all_of_a_turn_in_which_the_viewer_was_asked_something() -> None:
    one, two, three, four = (LogEntry(turn, seat, answer, Event(BUYS, seat, (), ())) for turn, seat, answer in (
        (4, 0, 10), (5, 1, 11), (5, 1, 12), (5, 1, 13)))
    log = [one, two, three, four]
    assert others_turns(log, 0, [10]) == [two, three, four]
    assert others_turns(log, 0, [10, 12]) == [two, three, four], "the viewer has only blocked what the other one did"
    assert others_turns(log, 0, [10, 14]) == [two, three, four], "what brought nothing about was answered there, too"
    assert others_turns([*log, LogEntry(6, 0, 14, Event(BUYS, 0, (), ()))], 0, [10, 12, 14]) == []


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "de"])
def test_whose_cards_lie_in_the_band_is_said_uncut(sit, others, language: str, text: float) -> None:
    """In a narrow place their face alone says it."""
    ann = sit(others.hand("Elita-1", *["Bold"] * 7), width=1020, height=690)
    WORDS.use(language)
    ann.view.set_text_scale(text)
    look = ann.view.pictures.look
    (heading,) = (piece for piece in ann.view.layout_now.pieces
                  if getattr(piece.drawing, "text", "").startswith(("In play", "Im Spiel")))
    face = VOICES["label"](look.pt(heading.drawing.size))
    words = heading.drawing.text.upper()
    assert fitted(words, heading.box.w, face, face.px * SMALLER)[0] == words
    assert [piece for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, Portrait)]
    WORDS.use("en")


@pytest.mark.parametrize(("language", "lost", "won"), [
    ("en", ["Took Damage from {by}", "Lost to Null Ray"], ["Defeated Null Ray", "Took Damage from {by}"]),
    ("de", ["Schaden durch {by}", "Gegen Null Ray verloren"], ["Null Ray besiegt", "Schaden durch {by}"])])
def test_how_a_battle_went_is_told_once(sit, others, language: str, lost: list[str], won: list[str]) -> None:
    """Who was beaten says it; a battle that was lost is told by that, and not by its beginning."""
    ann = sit(others.put("B1", "Null Ray"))
    WORDS.use(language)
    foe, damage = others.slot("Null Ray"), ann.match.state.zones[DAMAGE_STACK][0]

    def about(kind, slot: int, amount: int = 0) -> Event:
        return Event(kind, 1, (card(slot), card(slot), number(amount)), ((slot, ann.match.state.ident[slot], ~0),))

    begins, hurts = about(DECLARES, foe, 3), about(GAINS_DAMAGE, damage)
    found = [[deed.text for deed in deeds(events, ann.view.shown.state, ann.speech, ann.view.tableau.tellings)]
             for events in ([begins, hurts, about(BATTLE_ENDS, foe, 0)],
                            [begins, about(DEFEATS, foe), hurts, about(BATTLE_ENDS, foe, 1)])]
    by = ann.speech.card(damage, ann.match.state)
    WORDS.use("en")
    assert found == [[text.format(by=by) for text in texts] for texts in (lost, won)]


def test_nobody_is_told_to_have_lost_to_one_that_is_gone(sit) -> None:
    """An ability used in the battle has destroyed the Adversary."""
    setting = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").mode("Elita-1", "bot").stand("Hot Rod", "A1")
    setting.put("B1", "Rippersnapper").in_play("Elita-1", "Artillery").hand("Hot Rod", "Bold")
    ann = sit(setting)
    match = ann.match
    match.take(next(option for option in match.decision.options if option.kind == "battle"))
    move(match.state, match.state.battle.slot, DESTROYED)
    events = match.take(next(option for option in match.decision.options if option.kind == "pass"))
    assert match.state.battle is None
    assert not any("loses to" in ann.speech.event(event, match.state) for event in events)
    assert not any("Lost" in deed.text for deed in deeds(events, match.state, ann.speech, ann.view.tableau.tellings))


def test_nothing_of_a_turn_is_lost_and_the_rest_of_it_opens_by_mouse_and_keyboard(sit, others) -> None:
    ann = sit(others)
    line = long_turn(ann)
    assert len(line.deeds) == 7
    ann.view.tell_turns([line])
    shown = [piece.drawing.text for piece in ann.view.layout_now.pieces if piece.key.startswith("turn:0:")]
    assert len(shown) <= 5
    assert ann.piece("turns more").drawing.text == f"+{7 - len(shown)}"
    ann.click("turns more")
    every = [ann.piece(f"told:0:{at}") for at in range(7)]
    assert [piece.drawing.text for piece in every] == [deed.text for deed in line.deeds], "in their order"
    strip, inside = ann.piece("turns").box, ann.piece("turns all").box
    assert inside.bottom <= strip.y and inside.x >= 0 and inside.right <= ann.view.layout_now.width
    assert all(inside.contains(piece.box.x, piece.box.y) and inside.contains(piece.box.right, piece.box.bottom)
               for piece in every)
    assert not any(overlap(one.box, other.box) for at, one in enumerate(every) for other in every[:at])
    ann.keys(Qt.Key.Key_Escape)
    assert ann.view.layout_now.get("told:0:0") is None
    ann.view.focus_piece("turns more")
    ann.view.keys.visible = True
    ann.keys(Qt.Key.Key_Return)
    assert ann.view.focused == "told:0:0", "into the list that has opened"
    ann.keys(Qt.Key.Key_Return)
    assert ann.piece("recall card").slot == line.deeds[0].slot and ann.view.layout_now.get("told:0:0") is None


def on_the_leaf(ann) -> set[str]:
    """What can be called back of all that is told."""
    return {piece.key for piece in ann.view.layout_now.pieces if piece.action == RECALL
            and piece.key.startswith("told:")}


@pytest.fixture
def leafing(sit, others):
    """So much was done that one leafs through it."""
    ann = sit(others, width=1020, height=690)
    ann.view.set_text_scale(2.0)
    ann.view.tell_turns([long_turn(ann)] * 7)
    ann.click("turns more")
    return ann


def test_the_wheel_leafs_once_with_every_notch(leafing) -> None:
    end = on_the_leaf(leafing)
    leafing.wheel(0, across=240)
    leafing.wheel(0)
    leafing.wheel(60)
    assert on_the_leaf(leafing) == end, "not sideways, and not before it has been turned so far"
    leafing.wheel(60)
    before = on_the_leaf(leafing)
    assert not before & end
    leafing.wheel(120)
    earlier = on_the_leaf(leafing)
    assert earlier not in (before, end)
    leafing.wheel(-240)
    assert on_the_leaf(leafing) == end
    leafing.wheel(240)
    assert on_the_leaf(leafing) == earlier


def test_where_nothing_is_leafed_through_the_wheel_is_for_whoever_scrolls(leafing) -> None:
    assert leafing.wheel(60), "also where it has not been turned far enough yet"
    end = on_the_leaf(leafing)
    leafing.click("turns more")
    assert not leafing.wheel(60) and not leafing.wheel(-120)
    leafing.click("turns more")
    leafing.wheel(60)
    assert on_the_leaf(leafing) == end, "what was turned before is forgotten"


def test_in_another_size_one_leafs_from_the_end_again(leafing) -> None:
    """As many leaves as before there may not be."""
    leafing.wheel(360)
    assert leafing.view.layout_now.get(LATER) is not None
    leafing.view.hide()  # whoever is shown anew is laid out at once
    leafing.view.resize(1020, 760)
    leafing.view.show()
    end = on_the_leaf(leafing)
    assert leafing.view.layout_now.get(LATER) is None
    leafing.wheel(120)
    leafing.click(LATER, 0.5)
    assert on_the_leaf(leafing) == end


@pytest.mark.parametrize(("text", "turns"), [(1.0, 1), (1.0, 4), (1.0, 9), (2.0, 1), (2.0, 2), (2.0, 4), (2.0, 7)])
def test_all_of_many_turns_is_read_at_once_or_leafed_through(sit, others, text: float, turns: int) -> None:
    ann = sit(others, width=1020, height=690)
    ann.view.set_text_scale(text)
    line = long_turn(ann)
    ann.view.tell_turns([line] * turns)
    ann.click("turns more")
    pieces = [piece for piece in ann.view.layout_now.pieces if piece.key.startswith("told:")]
    assert all(piece.box.y >= 0 and piece.box.right <= ann.view.layout_now.width for piece in pieces)
    seen = {piece.key for piece in pieces if piece.action}
    leaves = 0
    while ann.view.layout_now.get(EARLIER) is not None and leaves < turns * 7:
        ann.wheel(120) if leaves % 2 else ann.click(EARLIER, 0.5)
        leaves += 1
        seen |= on_the_leaf(ann)
    assert len(seen) == turns * 7
    for leaf in range(leaves):
        ann.wheel(-120) if leaf % 2 else ann.click(LATER, 0.5)
    assert ann.view.layout_now.get(LATER) is None
    assert on_the_leaf(ann) == {piece.key for piece in pieces if piece.action == RECALL}
    assert all(piece.drawing.size >= 11 for piece in pieces if piece.action), "small words are leafed through"
    assert not any(overlap(one.box, other.box) for at, one in enumerate(pieces) for other in pieces[:at])


def test_where_too_much_was_done_for_any_room_the_first_line_says_whose_turn_it_was(sit, others) -> None:
    ann = sit(others)
    line = long_turn(ann)
    strip = Box(0, 120, 300, 34)
    pieces = [*all_pieces([line, line], strip, ann.view.pictures.look, ann.speech)]
    told = [piece for piece in pieces if piece.key.startswith("told:")]
    assert len([piece for piece in told if piece.action]) < 14
    top = min(piece.box.y for piece in told)
    assert [piece.name for piece in told if piece.box.y == top and not piece.action] == ["Ben"]
