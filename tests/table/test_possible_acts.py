"""From a question to what lights up, with made-up pieces: no game, no window."""
from __future__ import annotations

from types import SimpleNamespace

from sparktable.kernel.decisions import DONE, YES, Decision, Option, Ref, card, number, seat, space, word
from sparktable.table.geometry import Box
from sparktable.table.gestures import Gesture, mover
from sparktable.table.interaction import Interaction
from sparktable.table.piece import Layout, Piece, place
from sparktable.table.possible_acts import Lights, light

GESTURES = {
    "play": Gesture(target=place("play")),
    "move": Gesture(source="me", target="space"),
    "contribute": Gesture(source="card 2", target="card"),
    ("sacrifice", "card"): Gesture(target=place("grave")),
    "finish": Gesture(declines=True),
}


def piece(key: str, *refs: Ref, **more) -> Piece:
    return Piece(key, Box(0, 0, 10, 14), None, 0, key, "zone", refs, **more)


TABLE = Layout((
    piece("hand 1", card(1)), piece("hand 2", card(2)), piece("scheme", card(9), space(4)), piece("field", space(5)),
    piece("me", seat(0), mover(0)), piece("foe", seat(1), mover(1)), piece("play area", place("play")),
    piece("grave", place("grave")), piece("ability", card(1), needs=(number(2),), kinds=frozenset({"use"})),
    piece("finish", option=Option("finish"))))


def lit(*options: Option, kind: str = "action", asked: int = 0, me: int = 0,
        asides: tuple[Option, ...] = ()) -> Lights:
    decision = Decision(asked, kind, options, asides=asides)
    return light(SimpleNamespace(decision=decision, seat=me), TABLE, GESTURES)  # type: ignore[arg-type]


def test_a_card_lights_up_and_goes_to_its_place():
    lights = lit(Option("play", (card(1),)))
    assert set(lights.by_piece) == {"hand 1"}, "a place is lit only once something is taken up"
    assert set(lights.targets(TABLE.pieces[0], TABLE)) == {"play area"}


def test_a_move_lights_both_ends_and_needs_only_the_far_one():
    lights = lit(Option("move", (space(4), number(0))), Option("move", (space(5), number(0))))
    assert set(lights.by_piece) == {"me", "scheme", "field"}
    me, field = TABLE.get("me"), TABLE.get("field")
    assert set(lights.targets(me, TABLE)) == {"scheme", "field"} and lights.complete(me) == ()
    assert len(lights.complete(field)) == 1


def test_a_card_is_put_on_another():
    lights = lit(Option("contribute", (card(9), card(2))))
    assert set(lights.by_piece) == {"hand 2", "scheme"}
    assert set(lights.targets(TABLE.get("hand 2"), TABLE)) == {"scheme"}


def test_a_kind_without_gesture_lights_what_it_names():
    assert set(lit(Option("bless", (seat(1),))).by_piece) == {"foe"}
    assert set(lit(Option("space", (space(5),))).by_piece) == {"field"}


def test_the_same_kind_may_be_given_in_another_way_to_another_question():
    option = Option("card", (card(1),))
    assert set(lit(option, kind="choose").targets(TABLE.pieces[0], TABLE)) == set()
    assert set(lit(option, kind="sacrifice").targets(TABLE.pieces[0], TABLE)) == {"grave"}


def test_what_names_nothing_becomes_a_button():
    lights = lit(YES, DONE, Option("do", (word("some/text"),)))
    assert {act.option.kind for act in lights.buttons} == {"yes", "done", "do"} and not lights.by_piece


def test_what_has_a_button_of_its_own_on_the_table_is_not_offered_twice():
    lights = lit(Option("finish"), YES)
    assert [act.option for act in lights.buttons] == [YES] and set(lights.by_piece) == {"finish"}


def test_cards_that_lie_out_of_sight_are_told_apart_from_buttons():
    lights = lit(Option("card", (card(77),)), DONE)
    assert [act.option.value("card") for act in lights.unseen] == [77]
    assert [act.option for act in lights.buttons] == [DONE]


def test_an_ability_lights_only_with_its_own_price():
    assert "ability" in lit(Option("use", (card(1), number(2)))).by_piece
    assert "ability" not in lit(Option("use", (card(1), number(3)))).by_piece
    assert "ability" not in lit(Option("play", (card(1), number(2)))).by_piece


def test_of_somebody_elses_question_only_the_asides_light_up():
    aside = Option("bless", (seat(0),))
    lights = lit(Option("play", (card(1),)), asked=1, asides=(aside,))
    assert not lights.mine and set(lights.by_piece) == {"me"}


def hands(*options: Option) -> tuple[Interaction, list[Option]]:
    given: list[Option] = []
    tableau = SimpleNamespace(gestures=GESTURES, wish=lambda view, source, target: Option("wish"))
    made = Interaction(tableau, given.append, lambda wish, at: given.append(wish),  # type: ignore[arg-type]
                       lambda key, at, place: None, lambda: None)
    made.view = SimpleNamespace()  # type: ignore[assignment]
    made.layout, made.lights = TABLE, lit(*options)
    return made, given


def test_two_answers_for_one_piece_open_a_list_and_none_is_given_by_chance():
    made, given = hands(Option("buy", (card(9),)), Option("move", (space(4), number(0))))
    made.press(TABLE.get("scheme"))
    made.press(TABLE.get("scheme"))
    assert given == [] and made.choosing is not None and len(made.choosing.acts) == 2


def test_two_ways_to_the_same_target_open_a_list_there():
    made, given = hands(Option("move", (space(5), number(0))), Option("move", (space(5), number(1))))
    made.press(TABLE.get("me"))
    made.press(TABLE.get("field"))
    assert given == [] and made.choosing is not None and made.choosing.anchor == "field"


def test_what_cannot_be_done_is_asked_about():
    made, given = hands(YES)
    made.press(TABLE.get("hand 1"))
    assert [option.kind for option in given] == ["wish"]


def test_a_button_that_is_not_possible_now_is_asked_about_too():
    made, given = hands(YES)
    made.press(TABLE.get("finish"))
    assert given == [Option("finish")] and made.note is None
