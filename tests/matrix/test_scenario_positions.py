"""Positions of scenario files: everything lies where it is said to, and nonsense is refused in one clear sentence."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sparktable.games import load_all
from sparktable.games.matrix.card import BOSS, CHARACTER, DAMAGE, POLITY, RUIN, SCHEME
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.places import PLACES, why_not_there
from sparktable.games.matrix.scenario import MatrixScenarios
from sparktable.games.matrix.state import MAIN_DECK, MISSION_STACK, MatrixState
from sparktable.kernel.check import violations
from sparktable.kernel.game import open_game
from sparktable.kernel.run import take
from sparktable.kernel.scenario import Mistake, Setting

load_all()
READER = MatrixScenarios()
DUEL: dict[str, Any] = {"set": "war-on-cybertron", "mode": "tvt"}
BOX = open_game("matrix", DUEL)
assert isinstance(BOX, MatrixGame)
CARDS = {card.name: card for card in BOX.chosen.titles if card.type != CHARACTER}
SEATS = ({"character": "Prowl"}, {"character": "Megatron"})


def lay_out(*seats: dict[str, Any], options: dict[str, Any] | None = None, **table: Any) -> MatrixState:
    """The position; `seats` say something about the first ones."""
    told = [{**usual, **said} for usual, said in zip(SEATS, (*seats, {}, {}), strict=False)]
    game = open_game("matrix", options or DUEL)
    state = READER.position(game, Setting(told[:game.seats], table))
    assert isinstance(state, MatrixState) and violations(state) == []
    return state


def look(state: MatrixState, key: str) -> Any:
    return READER.observe(state, key)


def mistake(*seats: dict[str, Any], **table: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(Mistake) as trouble:
        lay_out(*seats, **table)
    return trouble.value.sentence


SEEN: dict[str, Callable[[MatrixState], list[str]]] = {
    **{key: lambda s, key=key: look(s, f"{key} of Prowl")  # type: ignore[misc]
       for key in ("hand", "discard", "play", "vault", "missions")},
    **{key: lambda s, key=key: sorted(look(s, key.replace("_", " ")))  # type: ignore[misc]
       for key in ("destroyed", "encounter_discard", "damage_discard", "mission_discard", "ruin_discard")}}
"""Key of the file -> what then lies there, in alphabetical order."""
PILES = ("main_deck", "encounters", "ruins", "damage_stack", "mission_stacks")


KEPT = ("Arms Race", "Back-Up")
"""What the property below lays on top of piles itself."""


@st.composite
def told(draw: st.DrawFn) -> tuple[dict[str, list[str]], list[str]]:
    """Cards in places where they may lie, each as often as there are copies, and piles without anything else."""
    left = {title.name: title.copies for title in CARDS.values() if title.type not in (BOSS, DAMAGE, SCHEME)
            and title.name not in KEPT and "tvt" in (title.modes or {"tvt"})}
    lists: dict[str, list[str]] = {}
    for place in draw(st.lists(st.sampled_from(sorted(SEEN)), unique=True, max_size=5)):
        fitting = sorted(name for name, n in left.items() if n > 0 and not why_not_there(CARDS[name], place))
        if fitting:
            lists[place] = draw(st.lists(st.sampled_from(fitting), unique=True, max_size=3))
            for name in lists[place]:
                left[name] -= 1
    return lists, draw(st.lists(st.sampled_from(PILES), unique=True))


@settings(max_examples=60, deadline=None)
@given(told())
def test_everything_lies_where_it_is_said_to(said: tuple[dict[str, list[str]], list[str]]) -> None:
    lists, only = said
    seat: dict[str, Any] = {key: names for key, names in lists.items() if key in READER.seat_keys}
    table: dict[str, Any] = {key: names for key, names in lists.items() if key not in seat}
    state = lay_out(seat | {"mission_stack": ["Arms Race"]}, encounters=["Back-Up"], only=only, **table)
    for key, names in lists.items():
        assert SEEN[key](state) == sorted(names)
    assert (state.zones[MAIN_DECK] == []) == ("main_deck" in only)
    assert state.card(state.zones[MISSION_STACK][-1]).name == "Arms Race"
    assert ("mission_stacks" in only) == (look(state, "mission stack of Megatron") == 0)


def test_the_main_deck_is_as_high_as_ever_and_harmless_on_top() -> None:
    plain = lay_out()
    full = lay_out({"hand": ["Sneak Attack", "Null Ray"]}, matrix={"A1": "Blot", "B1": None, "C1": "Dirge"},
                   main_deck=["Tarn"])
    assert len(plain.zones[MAIN_DECK]) == len(full.zones[MAIN_DECK]) == 41
    assert look(full, "main deck")[0] == "Tarn"
    types = [full.card(slot).type for slot in reversed(full.zones[MAIN_DECK])]
    assert set(types[1:11]) <= {"maneuver", "technology"}
    disturbing = {BOSS, POLITY, SCHEME}
    assert all(type_ in disturbing for type_ in types[min(types.index(BOSS, 1), types.index(POLITY, 1)):])


def test_turns_that_end_by_themselves_disturb_nobody() -> None:
    """Nothing but a Maneuver or a Technology is destroyed, turn after turn."""
    for seed in range(12):
        seats = [{**seat, "energon": 0, "side": "bot"} for seat in SEATS]
        state = READER.position(BOX, Setting(seats, {}, seed))
        assert isinstance(state, MatrixState)
        assert state.turn > 1
        destroyed = look(state, "destroyed")
        assert destroyed and {CARDS[name].type for name in destroyed} <= {"maneuver", "technology"}


SOMETHING = {"starter": "Bold", "basic": "Reinforcements", "damage": "Energy Leak", "maneuver": "Sneak Attack",
             "technology": "Null Ray", "robot": "Blot", "relic": "Star Saber", "ally": "Alpha Trion",
             "site": "Delphi", "polity": "Tarn", "scheme": "Planetary Siege", "boss": "Dirge",
             "ruin": "Burning Crater", "mission": "Arms Race", "encounter": "Back-Up"}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("type_", SOMETHING)
def test_every_type_of_card_lies_only_where_the_rules_let_it(type_: str, place: str) -> None:
    name = SOMETHING[type_]
    about: dict[str, Any] = {place: {"A1": name} if place == "matrix" else [name]}
    seat, table = (about, {}) if place in READER.seat_keys else ({}, about)
    game = open_game("matrix", DUEL if type_ != "scheme" else {**DUEL, "mode": "co-op"})
    seats: list[dict[str, Any]] = [{"character": "Prowl"} | seat, {}]
    try:
        READER.position(game, Setting(seats, table))
        allowed = True
    except Mistake as trouble:
        allowed = False
        assert name in trouble.sentence
    assert allowed == (type_ in PLACES[place] and (type_, place) != ("scheme", "vault"))


@pytest.mark.parametrize(("seat", "table", "sentence"), [
    ({}, {"matrix": {"A1": {"card": "Delphi", "command": "Autobot"}}}, "a Command token lies on Polities only"),
    ({}, {"matrix": {"A1": {"card": "Tarn", "command": "Autobot", "facedown": True}}}, "lies faceup"),
    ({}, {"matrix": {"A1": {"card": "Burning Crater", "facedown": True}}}, "Ruins lie faceup"),
    ({}, {"matrix": {"A1": {"card": "Null Ray", "energon": 2}}}, "no Energon ever lies on Null Ray"),
    ({}, {"matrix": {"A1": {"card": "Mining Outpost", "facedown": True, "energon": 2}}}, "no Energon lies on a face"),
    ({}, {"matrix": {"A1": {"card": "Null Ray", "facedown": "yes"}}}, "true or false is expected"),
    ({}, {"matrix": {"A1": "Null Ray", "a1": "Blot"}}, "the space A1 is named already, as 'A1'"),
    ({"play": ["Blast Wound"] * 5}, {}, "5 Damage in play end the game: there can be 4 at most"),
    ({}, {"bosses_down": [0, 3]}, "with 3 Decepticon Bosses down the game is over"),
    ({"vault": ["Dirge", "Octane", "Menasor"]}, {}, "with 3 Decepticon Bosses down the game is over"),
    ({"vault": ["Dirge"]}, {"bosses_down": [0, 0]}, "1 Decepticon Bosses lie in Vaults or are destroyed"),
    ({}, {"matrix": {"A1": "Burning Crater"}, "only": ["ruins"]}, "all Ruins that there are lie in the Matrix"),
    ({"at": None}, {}, "who acts stands somewhere"),
    ({"alt_move_spent": 4}, {}, "the Alt Mode has 3 Move"),
    ({"only_deck": 1}, {}, "true or false is expected"),
    ({"play": ["Bold"]}, {"active": "Megatron"}, "Bold does not stay in play beyond its player's turn"),
    ({"play": ["Bold"]}, {"begin": "turn"}, "Bold does not stay in play beyond its player's turn"),
    ({"hand": ["Carly"]}, {}, "Carly is a card of the set core"),
    ({}, {"matrix": {"A1": {"facedown": True}}}, "it is not said which card lies there"),
    ({}, {"matrix": {"A1": "Planetary Siege"}}, "Planetary Siege is no part of the game in this set and mode"),
    ({"deeds": ["flips"], "mission_stack": ["Arms Race"] * 2}, {}, "there is no Arms Race left in the box"),
    ({"deeds": ["flops Blot"]}, {}, "did you mean"),
    ({"deeds": ["flips Kickback at A1"]}, {}, "Kickback is a card of the set core"),
    ({"deeds": ["activates Artillery"]}, {}, "an ability is told by its card and its printed price"),
    ({"deeds": ["activates Artillery for 3"]}, {}, "an ability is told by its card and its printed price"),
])
def test_nonsense_is_refused(seat: dict[str, Any], table: dict[str, Any], sentence: str) -> None:
    assert sentence in mistake(seat, **table)


def test_what_only_some_modes_have() -> None:
    together = {**DUEL, "mode": "co-op"}
    mate = {"character": "Elita-1"}
    assert "nobody has VP where all play together" in mistake({"vp": 3}, mate, options=together)
    assert "there are no Autobot Bosses" in mistake({}, mate, bosses_down=[1, 0], options=together)
    wrong = mistake({}, {}, options=together)
    assert "Megatron is a Decepticon" in wrong and '"options": {"side": "decepticon"}' in wrong
    four = {**DUEL, "players": 4}
    with pytest.raises(Mistake, match=r"said of seats\[0\] already"):
        READER.position(open_game("matrix", four), Setting(
            [{"mission_stack": ["Arms Race"]}, {}, {"mission_stack": ["Long Shot"]}, {}], {}))
    state = lay_out({}, {"character": "Elita-1"}, matrix={"A1": "Tarn"}, options=together)
    assert look(state, "command") == {"Tarn": "Decepticon"}, "as it is when it is turned up"


def test_bosses_in_vaults_are_down() -> None:
    state = lay_out({"vault": ["Dirge"]}, destroyed=["Springer"])
    assert look(state, "bosses down") == {"Autobot": 1, "Decepticon": 1}
    assert look(lay_out(bosses_down=[0, 2]), "bosses down") == {"Autobot": 0, "Decepticon": 2}


def test_deeds_of_the_turn_can_be_set_up_and_seen() -> None:
    state = lay_out({"side": "bot", "deeds": ["flips Blot", "flips Tarn at C1", "activates Prowl for 1",
                                              "declares confrontation Dirge"]}, matrix={"A1": "Blot", "B1": "Dirge"})
    deeds = look(state, "deeds of Prowl")
    assert (deeds["flips"], deeds["flips Blot"], deeds["converts"]) == (2, 1, 0)
    assert state.confronted and look(state, "deeds of Megatron")["flips"] == 0
    assert state.deeds[0].space == state.game.grid.names.index("A1")
    assert state.deeds[1].space == state.game.grid.names.index("C1")


def test_a_deed_of_the_turn_is_a_first_time() -> None:
    """Texts about the first time each turn count what a position says was done."""
    core = {"set": "core", "mode": "competitive"}
    for deeds, power in (([], 3), (["plays Courage"], 1), (["plays Patrol"], 3)):
        state = lay_out({"character": "Bumblebee", "hand": ["Courage"], "play": ["Spike Witwicky"], "deeds": deeds},
                        {"character": "Ironhide"}, options=core)
        take(state, READER.find(state, "play Courage"))
        assert look(state, "power")["0"] == power, deeds
    for deeds, energon in (([], 3), (["moves onto Jump Jets at A1"], 2), (["moves onto Tarn at C2"], 3)):
        state = lay_out({"at": "B2", "energon": 2, "deeds": deeds},
                        matrix={"A1": {"card": "Jump Jets", "facedown": True}, "C2": "Tarn"})
        take(state, READER.find(state, "move to B1"))
        assert look(state, "energon of Prowl") == energon, deeds


def test_a_deed_may_be_about_a_card_of_several_words() -> None:
    state = lay_out({"deeds": ["moves onto Pile of Scrap at B1", "plays Jump Jets", "gains damage Blast Wound"]},
                    matrix={"B1": "Pile of Scrap"})
    deeds = look(state, "deeds of Prowl")
    assert {"moves onto Pile of Scrap", "plays Jump Jets", "gains damage Blast Wound"} <= deeds.keys()


def test_what_is_left_in_the_box_can_be_seen() -> None:
    state = lay_out(only=["main_deck"])
    box = look(state, "box")
    assert box == sorted(box) and len(box) == look(state, "cards in the box") > 41
    assert not any(CARDS[name].type == RUIN for name in box)
