"""A turn that decided a game is told as a player would tell it: in one sentence, about whoever is pictured."""
from __future__ import annotations

from functools import cache
from itertools import pairwise
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.players import Player
from sparktable.app.replay import ALL, LEAST_GAIN, RecordedGame, Turning
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS, languages
from sparktable.games import GAMES
from sparktable.games.advice import Advice
from sparktable.games.matrix.card import BOSS
from sparktable.games.matrix.cards import BOXES
from sparktable.games.matrix.events import GAINS_DAMAGE, REPAIRS
from sparktable.games.tcg.deeds.knockout import knock_out
from sparktable.kernel.decisions import card
from sparktable.kernel.values import Event, Outcome
from sparktable.kernel.view import view
from sparktable.record.replay import Replay
from sparktable.table.art.face import CardFace
from sparktable.table.deed_clauses import Clause, clause_of, in_one_sentence
from sparktable.table.tableaus import tableau_of
from sparktable.table.turn_digest import deeds
from sparktable.ui import style
from sparktable.ui.celebration import Champion, scenery
from sparktable.ui.end_head import how_it_ended
from sparktable.ui.game_review import eventful, moments
from sparktable.ui.moments import MomentTile, picture, told
from sparktable.ui.next_time import NextTime
from tcg.table import Table as Duel
from ui.page_walk import TABLES, played_by_chance, recorded

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def known_games(monkeypatch: pytest.MonkeyPatch) -> None:
    catalog.withdraw("toy-deckbuilder")
    monkeypatch.setattr(catalog, "GAMES", GAMES)


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest):
    WORDS.use(request.param)
    yield request.param
    WORDS.use("en")


DUELS = {f"tcg {seed}": Setup("tcg", {"decks": ["random", "random"]}, (Player("Ann"), Player("", "scout")), seed=seed)
         for seed in (1, 2, 3)}
"""Of the trading card game several short games: each with other cards."""
TOLD = {**TABLES, **DUELS}


@cache
def recording_of(name: str) -> RecordedGame:
    if name in TABLES:
        return recorded(name)
    match = played_by_chance(DUELS[name])
    return RecordedGame(Replay(match, len(match.answers), None), DUELS[name].players)


def speech_of(name: str) -> Speech:
    found, match = title(TOLD[name].game), recording_of(name).replay.match
    return Speech(found, match.game, found.telling.characters(match.state))


def clauses(*said: tuple[str, str]) -> list[Clause]:
    return [Clause(who, what) for who, what in said]


def test_of_the_same_one_the_name_is_said_once() -> None:
    speech = speech_of("matrix")
    assert in_one_sentence(clauses(("Prowl", "defeated Springer"), ("Prowl", "took 2 Damage")), speech) == \
        "Prowl defeated Springer and took 2 Damage"
    assert in_one_sentence(clauses(("Springer", "was destroyed"), ("Prowl", "took Damage")), speech) == \
        "Springer was destroyed, and Prowl took Damage"


def test_a_word_that_both_begin_with_is_said_once() -> None:
    WORDS.use("de")
    try:
        speech = speech_of("matrix")
        beaten = clauses(("Prowl", "hat Springer besiegt"), ("Prowl", "hat Schaden erhalten"))
        assert in_one_sentence(beaten, speech) == "Prowl hat Springer besiegt und Schaden erhalten"
        gone = clauses(("Prowl", "ist nach B2 gegangen"), ("Prowl", "hat B2 durchsucht"))
        assert in_one_sentence(gone, speech) == "Prowl ist nach B2 gegangen und hat B2 durchsucht"
    finally:
        WORDS.use("en")


@pytest.mark.parametrize("name", TOLD)
def test_every_deed_of_whole_games_makes_a_sentence(language: str, name: str) -> None:
    """Nothing stands in it as in a list."""
    recording, speech = recording_of(name), speech_of(name)
    tellings, state = tableau_of(speech.title.name).tellings, recording.replay.match.state
    for point in recording.replay.turns[::1 if name in DUELS else 5]:
        done = deeds([entry.event for entry in recording.told_of(point)], state, speech, tellings,
                     turn_of=point.active)
        for deed in done:
            clause = clause_of(deed, state, speech)
            assert clause.predicate and ":" not in clause.whole and "·" not in clause.whole


@pytest.mark.parametrize("name", ["matrix", "arena"])
def test_two_cards_that_were_played_are_named(name: str) -> None:
    recording, speech, found = recording_of(name), speech_of(name), 0
    tellings = tableau_of(TOLD[name].game).tellings
    for moment in recording.moments[:-1]:
        state = recording.replay.state(moment.point.index)
        events = [entry.event for entry in recording.told_of(moment.point)]
        for deed in deeds(events, state, speech, tellings, turn_of=moment.point.active):
            if deed.events[-1].kind == "plays" and len(deed.events) == 2:
                found += 1
                said = clause_of(deed, state, speech).predicate
                assert all(speech.told_facts(each, state)["card"] in said for each in deed.events)
    assert found


@pytest.mark.parametrize("name", TOLD)
def test_moments_are_sentences(language: str, name: str) -> None:
    found = moments(recording_of(name), speech_of(name))
    assert found and all(each.deed and "·" not in each.deed for each in found)


WAYS: dict[str, tuple[str, dict[str, object]]] = {
    "tvt": ("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2}),
    "four": ("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 4}),
    "co-op": ("matrix", {"set": "war-on-cybertron", "mode": "co-op", "players": 2}),
    "competitive": ("matrix", {"set": "core", "mode": "competitive", "players": 4}),
    "arena": ("arena", {"mode": "duel", "players": 2}),
    "tcg": ("tcg", {"decks": ["random", "random"]})}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(1, 5))
def test_the_moments_of_whole_games_decided_them(way: str, seed: int) -> None:
    name, options = WAYS[way]
    match = played_by_chance(Setup(name, options, (), seed=seed))
    recording = RecordedGame(Replay(match, len(match.answers), None), [Player("Ann")] * match.game.seats)
    won = match.game.sides_that_won(match.state)
    curve = [sum(moment.chances[side] for side in won) if won else -sum(moment.chances)
             for moment in recording.moments]
    steps = {moment.point.index: after - before
             for moment, (before, after) in zip(recording.moments, pairwise(curve), strict=False)}
    found = [steps[each.point.index] for each in recording.turnings()]
    assert all(abs(step) >= LEAST_GAIN for step in found)
    largest = max(steps.values(), key=abs)
    assert found and largest in found
    left = [step for index, step in steps.items() if index not in {each.point.index for each in recording.turnings()}]
    assert sum(step < 0 for step in found) <= 1 or max(left) < LEAST_GAIN, "the way to the result comes first"
    assert len(found) == 3 or max(map(abs, left)) < LEAST_GAIN
    for each in recording.turnings():
        own = each.point.active in match.game.sides()[each.side]
        assert own or each.side in won, "the sentence is about them, or at least about who won"


@cache
def lost_together() -> tuple[RecordedGame, Speech]:
    """Chances that never were more than small, so that no turn decided it."""
    setup = Setup("matrix", {"set": "core", "mode": "co-op", "players": 2}, (Player("Ann"), Player("", "scout")), 3)
    match, found = played_by_chance(setup), title("matrix")
    return (RecordedGame(Replay(match, len(match.answers), None), setup.players),
            Speech(found, match.game, found.telling.characters(match.state)))


def test_where_no_turn_decided_a_game_what_happened_in_it_is_shown(language: str) -> None:
    recording, speech = lost_together()
    assert not recording.turnings()
    shown = eventful(recording, speech, [], 3)
    assert len(shown) == 3 and all(each.deed for each in shown)
    assert [each.at for each in shown] == sorted({each.at for each in shown})
    assert len({each.deed for each in shown}) == 3, "each something else"
    decided = moments(recording_of("matrix"), speech_of("matrix"))
    assert eventful(recording_of("matrix"), speech_of("matrix"), decided, len(decided)) == decided


def test_those_who_win_against_all_are_seen_at_the_end() -> None:
    recording, speech = lost_together()
    foes = speech.title.telling.foes(recording.replay.state(len(recording)))
    assert len(foes) >= 3 and {faction for _, faction in foes} == {"decepticon"}
    bosses = {card.name for card in BOXES["core"] if card.type == BOSS}
    assert {name for name, _ in foes} <= bosses


@pytest.mark.parametrize(("levels", "winners", "said"), [
    (("human", "scout"), (0,), "victory"), (("human", "scout"), (1,), "defeat"),
    (("human", "human"), (1,), "over"), (("human", "human"), (0, 1), "victory"), (("human", "human"), (), "defeat"),
    (("human", "scout", "human"), (0, 1), "over"), (("scout", "scout"), (0,), "over")])
def test_a_victory_is_one_for_all_who_sit_here(
        monkeypatch: pytest.MonkeyPatch, levels: tuple[str, ...], winners: tuple[int, ...], said: str) -> None:
    players = [Player("" if level != "human" else f"Ann {seat}", level) for seat, level in enumerate(levels)]
    session = SimpleNamespace(outcome=Outcome("fallen", winners), players=players)
    assert how_it_ended(session, SimpleNamespace(tied=lambda _: False)) == said


def test_of_whoever_loses_in_their_own_turn_that_is_said() -> None:
    recording, speech = recording_of("arena"), speech_of("arena")
    point, chances = recording.moments[-2]
    lost = next(side for side, chance in enumerate(recording.moments[-1].chances) if chance == 0)
    turning = Turning(point, lost, -chances[lost], chances[lost])
    assert told(recording, speech, turning, ["Ann", "Ben"]).chances.endswith("% → lost")


def test_moments_of_a_team_of_mercenaries_are_shown() -> None:
    """Who is of neither side has a face of its own as well."""
    setup = Setup("tcg", {"decks": ["Mercenary Bounties", "Autobot Convoy"]}, TABLES["matrix"].players, seed=1)
    found, match = title(setup.game), played_by_chance(setup)
    recording = RecordedGame(Replay(match, len(match.answers), None), setup.players)
    speech = Speech(found, match.game, found.telling.characters(match.state))
    seen = [told(recording, speech, Turning(point, 0, 0.1, 0.5), ["Ann", "Ben"])
            for point in recording.replay.turns[:6]]
    assert {each.faction for each in seen} == {"mercenary", "autobot"}
    for each in seen:
        MomentTile(each, pictured=True)
        assert not picture(each, QSize(200, 120), 1.0, style.current().theme).isNull()


def test_a_moment_of_damage_shows_whoever_took_it_and_not_the_card() -> None:
    recording, speech = recorded("matrix"), speech_of("matrix")
    s, tableau = recording.replay.match.state, tableau_of("matrix")
    hurt = next(slot for slot in range(len(s.cards)) if s.ident[slot] >= 0 and isinstance(
        tableau.face(recording.view(len(recording), ALL), slot, speech), CardFace))
    for kind in (GAINS_DAMAGE, REPAIRS):
        event = Event(kind, 0, (card(hurt), card(hurt)), ((hurt, s.ident[hurt], 0b11),))
        for deed in deeds([event], s, speech, tableau.tellings, turn_of=0):
            assert clause_of(deed, s, speech).about == -1


@pytest.mark.parametrize("name", TOLD)
def test_no_picture_comes_twice(name: str) -> None:
    recording, speech = recording_of(name), speech_of(name)
    turning, names = recording.turnings()[0], ["Ann", "Ben", "Cleo", "Dan"]
    first = told(recording, speech, turning, names)
    assert told(recording, speech, turning, names, [first.art]).art != first.art


def test_advice_is_shown_in_a_turn_that_is_not_praised_beside_it(qtbot: QtBot) -> None:
    recording, speech = recorded("matrix"), speech_of("matrix")
    early, late = recording.replay.turns[3], recording.replay.turns[6]
    advised = {0: [Advice("unplayed", 2, late.index, (early.index,))]}
    for praised, shown in (((), late), ((late.turn,), early), ((late.turn, early.turn), late)):
        panel = NextTime(recording, speech, advised, 0, decisive=praised)
        qtbot.addWidget(panel)
        with qtbot.waitSignal(panel.wanted) as wanted:
            panel.look_buttons[0].click()
        assert wanted.args == [shown.index]


def test_two_pieces_of_advice_are_shown_in_two_turns(qtbot: QtBot) -> None:
    recording, speech = recorded("matrix"), speech_of("matrix")
    early, late = recording.replay.turns[3], recording.replay.turns[6]
    advised = {0: [Advice(key, 2, late.index, (early.index,)) for key in ("unplayed", "ambushed")]}
    panel = NextTime(recording, speech, advised, 0, decisive=[early.turn])
    qtbot.addWidget(panel)
    assert [button.text() for button in panel.look_buttons] == [f"Turn {late.turn}", f"Turn {early.turn}"]


def test_who_has_lost_sees_the_winner_in_a_cooler_light() -> None:
    def warmth(*, lost: bool) -> int:
        seen = scenery(QSize(320, 180), 1.0, [Champion("Starscream", "decepticon")], [], lost=lost)
        corner = [QColor(seen.pixel(x, y)) for x in range(290, 320) for y in range(30)]
        return sum(max(each.getRgb()[:3]) - min(each.getRgb()[:3]) for each in corner)

    assert warmth(lost=True) < 0.8 * warmth(lost=False)


def test_of_winners_the_one_who_still_stands_is_the_hero() -> None:
    fallen, standing = Champion("Starscream", "decepticon", stands=False), Champion("Arcee", "autobot")
    seen = [scenery(QSize(320, 180), 1.0, winners, []) for winners in ([fallen, standing], [standing, fallen])]
    assert seen[0] == seen[1] != scenery(QSize(320, 180), 1.0, [fallen], [])


def test_in_a_duel_of_teams_whoever_still_stands_is_called_at_the_end() -> None:
    duel = Duel(["Red Alert, Security Chief", "Prowl, Military Strategist"], ["Arcee, Skilled Fighter"])
    knock_out(duel.s, duel.slot("Red Alert"))
    assert tableau_of("tcg").character(view(duel.s, 0), 0).name == "Red Alert", "its lines are known by it"
    knock_out(duel.s, duel.slot("Arcee"))
    duel.game.settle(duel.s)
    assert duel.s.outcome is not None
    told = [tableau_of("tcg").character(view(duel.s, 0), seat) for seat in (0, 1)]
    assert [(who.name, who.stands) for who in told] == [("Prowl", True), ("Arcee", False)]
