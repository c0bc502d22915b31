"""The log as it is read: by whom everybody is called, what is said once, and the same wherever a game is told."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any

import pytest

from sparktable.ai.judgement import judgement
from sparktable.app.catalog import title
from sparktable.app.game_log import LogEntry, log_of
from sparktable.app.game_texts import Speech
from sparktable.app.players import Player
from sparktable.app.table_speech import table_speech
from sparktable.app.told_log import LogTeller, Told, sentences, set_down, told_lines
from sparktable.app.told_together import is_said_next
from sparktable.app.translations import WORDS
from sparktable.games.arena.events import DESTROYED, ROLLS
from sparktable.games.arena.telling import TELLING
from sparktable.games.matrix.events import (
    CONVERTS,
    DEFEATS,
    DISCARDS,
    GAINS_DAMAGE,
    GAINS_ENERGON,
    GAINS_VP,
    PLAYS,
    REVEALS_TOP,
    REWARDED,
)
from sparktable.games.tcg.events import KOED, PUT_ON
from sparktable.kernel.decisions import card, number
from sparktable.kernel.events import MOVED
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.values import Event
from sparktable.table.tableaus import tableau_of
from sparktable.table.turn_digest import deeds
from tcg.table import Table as Tcg

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("arena", {"mode": "master", "players": 2}), ("arena", {"mode": "free-for-all", "players": 4}),
    ("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2}),
    ("matrix", {"set": "core", "mode": "co-op", "players": 3}), ("tcg", {})]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    WORDS.use("en")
    yield
    WORDS.use("en")


def played(name: str, options: dict[str, Any], seed: int, eager: str = "") -> tuple[Match, Speech]:
    """A game that quick players have played to its end, who give an answer of one kind where they can: the last."""
    match, dice = Match(title(name).open(options), seed, watched=True), Dice(seed)
    judge = judgement(match.game)
    while (asked := match.decision) is not None:
        wanted = [option for option in asked.options if option.kind == eager]
        match.take(wanted[-1] if wanted else judge.quick(match.state, asked, dice))
    players = tuple(Player(who) for who in ("Ann", "Ben", "Cleo", "Dora")[:match.game.seats])
    return match, table_speech(match.game, players, lambda: match.state, watching=False)


def _told(match: Match, speech: Speech) -> list[tuple[LogEntry, Told]]:
    teller, lines, log = LogTeller(speech), list[Told](), list(log_of(match))
    for entry in log:
        line = teller.tell(entry, match.state)
        if line is not None:
            set_down(lines, line)
    return [(log[line.numbers[-1]], line) for line in lines]


def told(match: Match, speech: Speech) -> list[tuple[LogEntry, str]]:
    return [(entry, line.text) for entry, line in _told(match, speech)]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_no_line_names_whoever_acts_once_more_as_the_card(name: str, options: dict[str, Any], language: str) -> None:
    for seed in range(6):
        match, speech = played(name, options, seed)
        WORDS.use(language)
        for entry, text in told(match, speech):
            if entry.event.kind == ROLLS:  # a line tells everybody's
                continue
            for who in {each for called in entry.cast for each in called.split(" + ")}:
                twice = text.replace(f"{who} (", "").count(who)  # a card that is only called so is told apart
                assert twice < 2, text


def test_a_character_uses_their_own_ability_and_a_card_of_the_same_name_is_told_from_them() -> None:
    said = set()
    for seed in range(12):
        match, speech = played(*TABLES[2], seed)
        said |= {text for _, text in told(match, speech)}
    assert any(text.endswith(" uses their own ability.") for text in said)
    assert any(" uses their own ability for " in text for text in said)
    assert any(text.endswith(" (card).") for text in said)


def test_in_master_play_those_who_fell_are_not_named_any_more() -> None:
    fell = 0
    for seed in range(8):
        match, speech = played("arena", {"mode": "master", "players": 2}, seed)
        gone: set[str] = set()
        for entry, text in told(match, speech):
            heading = LogTeller(speech).then(entry).heading(entry.turn, entry.seat)
            if entry.turn and not all(name in gone for name in entry.cast[entry.seat].split(" + ")):
                assert not any(name in heading for name in gone)
                assert not any(text.startswith(f"{name} ") or f"+ {name}" in text for name in gone), text
            if entry.event.kind == DESTROYED:
                fell += 1
                gone.add(text.removesuffix(" is destroyed."))
    assert fell > 5


def test_two_that_one_player_leads_roll_and_each_plays_its_own_cards() -> None:
    match, speech = played("arena", {"mode": "master", "players": 2}, 1)
    lines = [text for _, text in told(match, speech)]
    pair = TELLING.characters(match.at(0))[0]
    assert any(text.startswith(f"{pair} roll ") for text in lines)
    assert not any(text.startswith(f"{pair} rolls") for text in lines)
    assert not any(text.startswith(pair) and (" draw" in text or " discard" in text) for text in lines)


def test_names_on_the_table_are_of_who_stands_and_in_the_end_of_all_that_were_led() -> None:
    match, speech = played("arena", {"mode": "master", "players": 2}, 3)
    at = next(entry.answer for entry in log_of(match) if entry.event.kind == DESTROYED)
    middle = match.at(at + 1)
    now = table_speech(match.game, (Player("Ann"), Player("Ben")), lambda: middle, watching=False)
    assert middle.outcome is None
    assert sorted(now.seat(seat).count("+") for seat in range(2)) == [0, 1]
    assert [speech.seat(seat).count("+") for seat in range(2)] == [1, 1]


def test_who_throws_again_stands_in_a_new_line() -> None:
    match, speech = played("arena", {"mode": "master", "players": 4}, 1)
    throws = [text for entry, text in told(match, speech) if entry.event.kind == ROLLS and not entry.turn]
    assert len(throws) > 1
    assert all(text.count(each) == 1 for text in throws for each in TELLING.characters(match.at(0)) if each in text)


def test_what_is_paid_is_told_once_also_where_events_come_in_portions() -> None:
    match, speech = played(*TABLES[2], 2)
    for event, after in zip(events := [entry.event for entry in log_of(match)], events[1:], strict=False):
        if event.kind == "loses energon" and after.kind == "activates" and is_said_next(speech, event, after):
            assert sentences(speech, [event, after], match.state) == [speech.event(after, match.state)]
            return
    raise AssertionError("no ability was ever paid for")


@pytest.mark.parametrize(("language", "line"), [("en", "{who} discards {cards}."), ("de", "{who} legt {cards} ab.")])
def test_what_is_laid_away_after_a_battle_is_one_line(language: str, line: str) -> None:
    told_at_once, several = 0, 0
    for seed in range(4):
        match, speech = played(*TABLES[2], seed)
        WORDS.use(language)
        lines = [(entry.answer, line.parts) for entry, line in _told(match, speech) if line.event.kind == DISCARDS]
        WORDS.use("en")
        told_at_once += sum(" ×" in "".join(part.text for part in parts) for _, parts in lines)
        several += sum(len([part for part in parts if part.ref is not None]) > 2 for _, parts in lines)
        ends = line.split("{cards}")[1]
        assert all("".join(part.text for part in parts).endswith(ends) for _, parts in lines)
        at_once = [answer for answer, _ in lines]
        discarded = [entry.answer for entry in log_of(match) if entry.event.kind == DISCARDS]
        assert len(at_once) < len(discarded) and set(at_once) == set(discarded)
    assert told_at_once and several, "namesakes are counted, each of the others can be clicked"


@pytest.mark.parametrize(("language", "line"), [
    ("en", "Hot Rod takes Blast Wound ×2 from Dirge."), ("de", "Hot Rod erhält Blast Wound ×2 durch Dirge.")])
def test_damage_that_one_card_deals_at_once_is_one_line_and_of_another_a_new_one(language: str, line: str) -> None:
    match, speech = played(*TABLES[2], 5)
    state, seat = match.state, [speech.seat(seat) for seat in range(2)].index("Hot Rod")
    slots = {name: [slot for slot in range(len(state.ident)) if state.card(slot).name == name]
             for name in ("Blast Wound", "Dirge", "Grimlock")}
    hurt = [Event(GAINS_DAMAGE, seat, (card(slot), card(slots[by][0])),
                  tuple((each, state.ident[each], ~0) for each in (slot, slots[by][0])))
            for slot, by in zip(slots["Blast Wound"], ("Dirge", "Dirge", "Grimlock"), strict=False)]
    WORDS.use(language)
    first, second = told_lines(speech, hurt, state)
    assert first.text == line and "Grimlock" in second.text
    assert [part.ref for part in first.parts if part.ref is not None] == list(hurt[0].refs)


@pytest.mark.parametrize(("language", "line"), [
    ("en", "Hot Rod plays Reinforcements ×3."), ("de", "Hot Rod spielt Reinforcements ×3.")])
def test_a_card_that_is_played_again_and_again_is_one_line(language: str, line: str) -> None:
    match, speech = played(*TABLES[2], 5)
    state, seat = match.state, [speech.seat(seat) for seat in range(2)].index("Hot Rod")
    named = {name: [slot for slot in range(len(state.ident)) if state.card(slot).name == name]
             for name in ("Reinforcements", "Artillery")}
    WORDS.use(language)
    teller, lines = LogTeller(speech), list[Told]()
    for answer, slot in enumerate((*named["Reinforcements"][:3], named["Artillery"][0])):
        event = Event(PLAYS, seat, (card(slot),), ((slot, state.ident[slot], ~0),))
        told = teller.tell(LogEntry(1, seat, answer, event), state)
        assert told is not None
        lines[len(lines) - told.replaces:] = [told]
    first, second = lines
    assert first.text == line and first.numbers == (0, 1, 2) and "Artillery" in second.text


def test_a_card_that_makes_way_at_the_end_of_a_turn_is_told_of_once() -> None:
    match, speech = played(*TABLES[3], 5)
    lines = [text for _, text in told(match, speech)]
    shown = [text for text in lines if text.startswith("The main deck’s top card is destroyed: ")]
    assert shown and not any(text.startswith("The top card of the main deck is ") and after == shown[0]
                             for text, after in pairwise(lines))
    log = [entry.event for entry in log_of(match)]
    at = next(at for at, event in enumerate(log) if event.kind == REVEALS_TOP and log[at + 1].kind == MOVED)
    line = [deed.text for deed in deeds(log[at:at + 3], match.state, speech, tableau_of("matrix").tellings)]
    assert len(line) == 1 and line[0].endswith(" destroyed")


def test_an_upgrade_is_played_and_put_on_in_one_sentence() -> None:
    match, speech = played("tcg", {}, 1)
    lines = [text for _, text in told(match, speech)]
    puts = [text for text in lines if " puts " in text and " on top of " not in text]
    assert puts
    for text in puts:
        who, card = text.split(" puts ")[0], text.split(" puts ")[1].split(" on ")[0]
        assert lines[lines.index(text) - 1] != f"{who} plays {card}."


def test_damage_that_has_no_other_name_is_not_named_twice() -> None:
    lines = [text for seed in range(3) for _, text in told(*played(*TABLES[3], seed))]
    assert any(text.endswith(" repairs Damage.") for text in lines)
    assert not any("Damage: Damage" in text for text in lines)


def test_who_is_flipped_after_a_knockout_is_said_to_lie_in_the_ko_area() -> None:
    heard = 0
    for seed in range(4):
        match, speech = played("tcg", {}, seed, eager="flip")  # whoever is in the KO area is named last
        fallen: set[object] = set()
        for entry, text in told(match, speech):
            if entry.event.kind == KOED:
                fallen.add(entry.event.refs[0])
            elif " flips to " in text:
                assert text.endswith(" mode in the KO area.") == (entry.event.refs[0] in fallen), text
                heard += entry.event.refs[0] in fallen
    assert heard > 1


def test_the_line_of_a_turn_says_which_of_two_did_what() -> None:
    """Each of the two moves and attacks by itself: one's way is not told as both's, nor an attack as anybody's."""
    match, speech = played("arena", {"mode": "master", "players": 2}, 1)
    tellings, told_of, pairs = tableau_of("arena").tellings, 0, TELLING.characters(match.at(0))
    log = [entry for entry in log_of(match) if entry.turn]
    both = LogTeller(speech).then(log[0])
    for (_, seat), group in groupby(log, key=lambda entry: (entry.turn, entry.seat)):
        events = [entry.event for entry in group]
        for deed in deeds(events, match.at(0), both, tellings, turn_of=seat):
            told_of += deed.text.startswith(tuple(f"{who} {did}" for who in pairs[seat].split(" + ")
                                                  for did in ("moved to", "attacked")))
            assert not deed.text.startswith(("Moved", "Attacked")), deed.text
    assert told_of > 10


@pytest.mark.parametrize("table", TABLES[2:4])
def test_a_victory_is_told_before_what_it_brings(table: tuple[str, dict[str, Any]]) -> None:
    brought = 0
    for seed in range(3):
        events = [entry.event for entry in log_of(played(*table, seed)[0])]
        for at, event in enumerate(events):
            if event.kind == REWARDED:
                since = events[max(place for place in range(at) if events[place].kind == DEFEATS):at]
                assert {ref.value for ref in event.refs} <= {ref.value for ref in since[0].refs}, "of the same card"
                brought += any(each.kind in (GAINS_VP, GAINS_ENERGON) for each in since)
    assert brought, "with its reward in between"


@pytest.mark.parametrize(("language", "line"), [("en", "Converts for 1 Energon."),
                                                ("de", "wandelt sich für 1 Energon um.")])
def test_what_is_paid_to_convert_is_told_with_it(language: str, line: str) -> None:
    match, speech = played(*TABLES[2], 2, "convert")
    WORDS.use(language)
    events = [entry.event for entry in log_of(match)]
    at = next(at for at, event in enumerate(events) if event.kind == CONVERTS and number(1) in event.refs)
    (told_once,) = sentences(speech, events[at - 1:at + 1], match.state)
    assert told_once.endswith(line), "that Energon was lost is no line of its own"


def put_on(upgrade: str, *, worn: str = "", hand: Sequence[str] = ()) -> tuple[list[Event], Speech, Match]:
    """Ann puts an Upgrade on Red Alert, who wears another one or not."""
    table = Tcg(["Red Alert, Security Chief", "Arcee, Skilled Fighter"], ["Arcee, Skilled Fighter"],
                hand=[upgrade, *hand])
    if worn:
        table.equip(worn, "Red Alert")
    match = Match(table.game, 1, watched=True, start=table.s)
    for wanted in (f"play {upgrade}", "put on Red Alert"):
        match.take(next(each for each in match.decision.options if table.named(each) == wanted))
    return [entry.event for entry in log_of(match)], Speech(title("tcg"), table.game, ["Ann", "Ben"]), match


def test_an_upgrade_that_takes_anothers_place_is_told_in_one_line_before_what_makes_room() -> None:
    events, speech, match = put_on("Force Field", worn="Reinforced Plating")
    assert sentences(speech, events, match.state) == ["Ann puts Force Field on Red Alert.",
                                                      "Reinforced Plating is scrapped."]


@pytest.mark.parametrize("worn", ["", "Reinforced Plating"])
def test_every_upgrade_that_was_put_on_is_told_of_the_turn(worn: str) -> None:
    events, speech, match = put_on("Force Field", worn=worn, hand=["Grenade Launcher"])
    state = match.state
    second = next(slot for slot in range(len(state.ident)) if state.card(slot).name == "Grenade Launcher")
    put = next(event for event in events if event.kind == PUT_ON)
    again = put._replace(refs=(card(second), put.refs[1]), identities=((second, state.ident[second], ~0),))
    first, both = (deeds(each, state, speech, tableau_of("tcg").tellings) for each in (events, [*events, again]))
    assert "Force Field put on Red Alert" in [deed.text for deed in first]
    assert [deed.events for deed in both if deed.events[0].kind == PUT_ON] == [(put, again)], "whoever wears both"
