"""An attack is told on its stage from its beginning to its end; then both teams stand there again."""
from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.tcg.events import CARD_FLIPPED, DAMAGED, FLIPPED, PLAYED, PUT_ON, REVEALED, STRIKES
from sparktable.games.tcg.state import DECK, HAND
from sparktable.games.tcg.state import PLAYED as IN_PLAY
from sparktable.kernel.decisions import Option, Ref, card, number
from sparktable.kernel.events import MOVED, emit
from sparktable.kernel.match import Match
from sparktable.kernel.values import Event
from sparktable.kernel.view import view
from sparktable.kernel.zones import move
from sparktable.table.animation import BRISK, Flight, Pause, Rise, TurnOver, actors_of
from sparktable.table.duel import ATTACKER, BAR, DEFENDER, STEP_BAR, TOTAL
from sparktable.table.duel_drawings import DuelBar, DuelTotal
from sparktable.table.duel_ground import Stamp
from sparktable.table.duel_motions import ComeIn, Count, duel_steps
from sparktable.table.gains import story_of
from sparktable.table.motions import Director
from sparktable.table.picture_store import PictureStore
from sparktable.table.playback import LAST_STANDS, STANDS
from sparktable.table.show import Hold, Leave
from sparktable.table.table_view import TableView
from sparktable.table.tcg import facts
from sparktable.table.tcg.fighter_card import FighterCard
from sparktable.table.tcg.plaque import Plaque
from sparktable.table.turn_digest import deeds
from sparktable.table.zorder import Z
from table.conftest import LONG
from table.tcg.conftest import AERIALBOTS, ARCEE, RED_ALERT, Told
from tcg.table import Table


@pytest.mark.parametrize("seat", [0, 1])
def test_the_totals_grow_before_everybodys_eyes(attack, seat: int) -> None:
    told = attack(seat)
    course = told.course()
    assert course[0] == () == course[-1], "the teams stand there before and after"
    assert ("3", "1") in course and ("4", "1") in course, "first what is certain, then with what was flipped"
    assert sum(told.told) == told.events


def test_the_show_is_cut_short(attack) -> None:
    told = attack()
    told.table.queue.advance(500)
    told.table.skip_animation()
    assert told.totals() == () and not told.table.queue.running
    assert sum(told.told) == told.events


def test_it_is_gone_through_step_by_step(attack) -> None:
    """Each press ends what plays now; after the last the teams stand there again."""
    told = attack()
    course = []
    for _ in range(12):
        told.table.queue.advance(50)
        course.append((told.totals(), step(told)))
        QTest.keyClick(told.table, Qt.Key.Key_Space)
    assert ("4", "1") in [totals for totals, _ in course] and not told.table.queue.running
    steps = [each for _, each in course if each]
    assert steps == sorted(steps, key=facts.STEPS.index) and steps[0] == "attackers" and steps[-1] == "damage"
    assert sum(told.told) == told.events


def step(told: Told) -> str:
    """What the bar over the stage says is going on."""
    bar = told.table.display.drawn.get(STEP_BAR)
    return facts.STEPS[bar.drawing.now] if bar is not None else ""


def test_at_once_means_at_once(attack) -> None:
    told = attack(instant=True)
    assert told.totals() == () and not told.table.queue.running and sum(told.told) == told.events


def test_nobody_has_to_wait_for_long(attack) -> None:
    told = attack()
    told.table.queue.advance(LONG)
    assert not told.table.queue.running


def test_battle_cards_are_turned_up_one_by_one_and_count_at_once(sit) -> None:
    """Each comes face down, is turned over in its place, and its icons count before the next one comes."""
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    moments = [moment.seen_by(0) for moment in match.moments(events)]
    at = next(n for n, moment in enumerate(moments) if any(
        event.kind == CARD_FLIPPED for event in events[moments[n - 1].events:moment.events]))
    before, after = moments[at - 1], moments[at]
    board = sit(table, width=1280, height=720).view
    director = Director(*(board.display.layout_of(each.view) for each in (before, after)), before.view, after.view,
                        board.tableau, board.pictures, board.speech)
    steps = director.steps([event.seen_by(0) for event in events[before.events:after.events]])
    course = [type(motion).__name__ for step in steps for _, motion in step
              if isinstance(motion, Flight | TurnOver)
              or (isinstance(motion, Count) and motion.actor.hides.startswith(TOTAL))]
    assert course[:2] == ["Flight", "TurnOver"] and course.count("TurnOver") == 2
    second = course.index("TurnOver", 2)
    assert course[second - 1] == "Flight", "the next one comes when the first has counted"
    assert course.count("Count") == course.count("Flight") - 2, "each icon that flies counts when it is there"


def test_a_card_comes_while_the_one_before_still_turns_over(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Rapid Conversion", "Zap", "Zap", "Zap"], their_deck=["Zap", "Zap"])
    ann = sit(table, width=1280, height=720)
    events = ann.match.take(next(each for each in ann.match.decision.options if each.kind == "attack"))
    ann.view.set_view(view(ann.match.state, 0), animate=[event.seen_by(0) for event in events],
                      moments=[moment.seen_by(0) for moment in ann.match.moments(events)])
    steps = [step for change in ann.view.queue._waiting for step in change.steps]
    turning = [step for step in steps if any(isinstance(motion, TurnOver) for _, motion in step)]
    coming = [step for step in turning if any(isinstance(motion, Flight) for _, motion in step)]
    assert len(turning) == 6 and len(coming) >= 4, "only the last of each side turns over alone"
    assert all(sum(isinstance(motion, TurnOver) for _, motion in step) == 1 for step in turning), "one by one"


def test_a_secret_action_is_turned_over_before_whoever_laid_it(sit) -> None:
    """It lay face down before both; it turns as it comes into the middle."""
    table = Table([RED_ALERT], [ARCEE], hand=["Hidden Fortification"]).do("play Hidden Fortification")
    slot = table.slot("Hidden Fortification")
    board = sit(table, width=1280, height=720).view
    before, table.s.events = view(table.s, 0), []
    move(table.s, slot, IN_PLAY)
    emit(table.s, REVEALED, 0, card(slot))
    after = view(table.s, 0)
    director = Director(board.display.layout_of(before), board.display.layout_of(after), before, after, board.tableau,
                        board.pictures, board.speech)
    steps = director.steps([event.seen_by(0) for event in table.s.events])
    turned = [motion.actor for step in steps for _, motion in step if isinstance(motion, TurnOver)]
    assert turned == [director._actors[f"card:{slot}"]]


def test_a_turn_of_somebody_else_tells_each_attack_once(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1280, height=720).view
    told = [deed.text for deed in deeds(events, match.state, board.speech, board.tableau.tellings)]
    assert told[0] == "Red Alert: attack 4 on Arcee" and not any("Attacked" in each for each in told)


def test_damage_is_called_with_how_much_it_is(attack) -> None:
    called: dict[str, tuple[float, float]] = {}
    rising = Director._rising
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Director, "_rising",
                      lambda self, chip, *at: called.update({chip.text: at}) or rising(self, chip, *at))
        told = attack()
    assert "3 damage" in called
    stage = told.table.display
    attacker = next(piece for piece in stage.base.pieces if isinstance(piece.drawing, Plaque)
                    and piece.drawing.name == "Red Alert")
    picture = attacker.drawing.picture(attacker.box.w, attacker.box.h).moved(attacker.box.x, attacker.box.y)
    assert picture.contains(*called["attacks"]), "on the picture, and on none of the numbers"


def test_a_question_in_an_attack_is_answered_before_the_teams_and_the_rest_is_told_on_the_stage(sit) -> None:
    """What is flipped after it lies on the stage and not over the teams, whose repair is still seen there."""
    skydive = "Skydive, Air Warfare Specialist"
    table = Table([skydive, "Air Raid, Fearless Flyer"], [ARCEE], deck=["Plasma Burst"], their_deck=["Zap"])
    table.turn_to("Skydive", 1).hurt("Air Raid", 2).hurt("Skydive", 1)
    ann = sit(table, width=1280, height=720)
    ann.match.take(next(each for each in ann.match.decision.options if each.kind == "attack"))
    ann.view.set_view(view(ann.match.state, 0))
    assert ann.view.layout_now.get("battle") is None and ann.lit() >= {ann.card("Air Raid")}
    told: list[int] = []
    ann.view.told.connect(told.append)
    repair = next(each for each in ann.match.decision.options if each.value("card") == table.slot("Air Raid"))
    events = ann.match.take(repair)
    ann.view.set_view(view(ann.match.state, 0), animate=[event.seen_by(0) for event in events],
                      moments=[moment.seen_by(0) for moment in ann.match.moments(events)])
    seen = set[tuple[bool, str]]()
    while ann.view.queue.running:
        on_stage = ann.view.layout_now.get("battle") is not None
        seen |= {(on_stage, type(motion).__name__) for step in ann.view.queue._waiting[0].steps for _, motion in step}
        ann.view.queue.advance(100)
    assert (False, "Rise") in seen, "the repair is called over the team"
    assert (True, "TurnOver") in seen and (False, "TurnOver") not in seen
    assert sum(told) == len(events)


@pytest.mark.parametrize("seat", [0, 1])
def test_how_one_s_own_fight_ends_is_read_as_long_in_another_s_turn(attack, seat: int) -> None:
    pauses = [motion.duration for change in attack(seat).table.queue._waiting if change.is_moment
              for step in change.steps for _, motion in step if isinstance(motion, Pause)]
    *before, last = [pause for pause in pauses if pause > 100]
    assert last == LAST_STANDS and len(before) > 1
    assert set(before) == {STANDS if seat == 0 else STANDS * BRISK}


def test_who_attacks_is_called_while_both_come_in(attack) -> None:
    first = attack().table.queue._waiting[0]
    assert {type(motion) for _, motion in first.steps[0]} == {Rise, ComeIn}
    assert len(first.beats) == len(first.steps) + 1 and first.beats[:2] == [0, 1], "and told once that has been seen"


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_the_stage_fades_over_the_teams_at_a_question_and_is_not_cut_off(sit, calm: bool) -> None:
    skydive = "Skydive, Air Warfare Specialist"
    table = Table([skydive, "Air Raid, Fearless Flyer"], [ARCEE], deck=["Plasma Burst"], their_deck=["Zap"])
    table.turn_to("Skydive", 1).hurt("Air Raid", 2).hurt("Skydive", 1)
    ann = sit(table, width=1280, height=720)
    ann.view.set_speed(1.0, calm=calm)
    events = ann.match.take(next(each for each in ann.match.decision.options if each.kind == "attack"))
    ann.view.set_view(view(ann.match.state, 0), animate=[event.seen_by(0) for event in events],
                      moments=[moment.seen_by(0) for moment in ann.match.moments(events)])
    course: list[tuple[bool, float]] = []
    while ann.view.queue.running:
        now, stage = ann.view.queue._waiting[0].steps, ann.view.layout_now.get("battle")
        over = [actor.item.opacity() for actor in actors_of(now) if actor.item is not None
                and actor.item.zValue() > Z.ACTOR + 2]
        course.append((stage is not None, max(over, default=0.0)))
        ann.view.queue.advance(40)
    last = max(at for at, (on_stage, _) in enumerate(course) if on_stage)
    assert calm or course[last + 1][1] > 0.5, "it is still seen as the teams are there"
    assert calm or any(0 < seen < 0.5 for _, seen in course[last + 1:]), "and less and less"
    assert ann.view.layout_now.get("battle") is None and ann.settled()


def flights(board: TableView, match: Match, answer: Option, slot: int) -> list[Flight]:
    """How a card goes where an answer takes it."""
    before = view(match.state, 0)
    events = [event.seen_by(0) for event in match.take(answer)]
    after = view(match.state, 0)
    director = Director(board.display.layout_of(before), board.display.layout_of(after), before, after, board.tableau,
                        board.pictures, board.speech)
    return [motion for step in director.steps(events) for _, motion in step
            if isinstance(motion, Flight) and motion.actor is director._actors.get(f"card:{slot}")]


def test_what_is_swapped_for_a_flipped_card_lies_in_its_place(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Zap"], deck=["Secret Dealings"]).do("attack Red Alert")
    ann = sit(table, width=1280, height=720)
    asked = ann.match.decision
    swap = next(option for option in asked.options if option.kind == "swap")
    comes, goes = swap.value("card"), swap.value("card", 1)
    place = ann.piece(f"card:{goes}").box
    assert flights(ann.view, ann.match, swap, comes)[0].to == place


def test_a_swap_takes_nothing_from_what_was_flipped(sit) -> None:
    """While the other side still chooses: what was swapped in lies in the place of the card that counts."""
    table = Table([RED_ALERT], [ARCEE], hand=["Zap"], their_hand=["Photon Bomb"],
                  deck=["Press The Advantage", "Secret Dealings"], their_deck=["Secret Dealings"])
    ann = sit(table.do("attack Red Alert"), seat=0)
    while ann.match.decision.kind != "swap green":
        ann.match.take(ann.match.decision.options[0])
    before = {seat: view(ann.match.state, seat) for seat in range(2)}
    asked = ann.match.decision
    swap = next(option for option in asked.options if option.kind == "swap")
    ann.match.take(swap)
    assert ann.match.decision.kind == "swap green"
    for seat in range(2):
        after = view(ann.match.state, seat)
        assert facts.clash(after) == facts.clash(before[seat])
        assert facts.brought(after, 0) == facts.brought(before[seat], 0) > 0
        was, now = facts.flipped(before[seat], 0), facts.flipped(after, 0)
        assert [each.flipped for each in now] == [each.slot for each in was]
        assert [(each.slot, each.flipped) for each in now if each.slot != each.flipped] == [
            (swap.value("card"), swap.value("card", 1))]
        ann.view.set_view(after)
        assert ann.view.layout_now.get(f"card:{swap.value('card')}").row


def test_a_combiner_comes_as_it_will_stand_there(sit) -> None:
    table = Table(AERIALBOTS, [ARCEE, RED_ALERT], hand=["Aerialbot Enigma"])
    for name in AERIALBOTS:
        table.turn_to(name, 1)
    ann = sit(table, width=1280, height=720)
    play = next(option for option in ann.match.decision.options if option.kind == "play")
    superion = table.slot("Superion")
    comes = flights(ann.view, ann.match, play, superion)[-1]
    stands = ann.view.display.layout_of(view(ann.match.state, 0)).get(f"card:{superion}").box
    assert stands.w > stands.h and (comes.to.w, comes.to.cx) == (stands.w, stands.cx)


def test_parts_that_combine_and_attack_at_once_do_not_lie_about_on_the_stage(sit) -> None:
    table = Table(AERIALBOTS, [ARCEE, RED_ALERT], hand=["Aerialbot Enigma"])
    for name in AERIALBOTS:
        table.turn_to(name, 1)
    ann = sit(table, width=1280, height=720)
    match, layout_of = ann.match, ann.view.display.layout_of
    before, events = view(match.state, 0), []
    for kind in ("play", "card", "card"):
        last = match.take(next(option for option in match.decision.options if option.kind == kind))
        events += last
    first = match.moments(last)[0].seen_by(0)
    after, events = first.view, events[:len(events) - len(last) + first.events]
    parts = {f"card:{table.slot(name)}" for name in AERIALBOTS}
    director = Director(layout_of(before), layout_of(after), before, after, ann.view.tableau, ann.view.pictures,
                        ann.view.speech)
    left = [motion.actor for step in director.steps([event.seen_by(0) for event in events]) for _, motion in step
            if isinstance(motion, Leave)]
    flown = [actor for key, actor in director._actors.items() if key in parts]
    assert layout_of(after).get("battle") is not None and flown
    assert all(actor in left for actor in flown)


def test_whoever_was_knocked_out_last_is_still_seen_on_the_stage(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"]).hurt("Arcee", 8).do("attack Red Alert")
    assert table.s.outcome is not None
    ann = sit(table, width=1280, height=720)
    seen = [piece.drawing for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, FighterCard)]
    assert {each.name: bool(each.ko) for each in seen} == {"Red Alert": False, "Arcee": True}
    stamp = ann.piece(f"stamp:{DEFENDER}")
    told = [piece.box for piece in ann.view.layout_now.pieces
            if isinstance(piece.drawing, FighterCard) or piece.key == BAR]
    assert stamp.drawing == Stamp("KO", True) and not [box for box in told if box.meets(stamp.box)]


def test_what_an_upgrade_adds_and_an_action_does_is_told_of_it_and_not_what_follows(attack) -> None:
    told = attack(instant=True)
    table, state = told.table, told.match.state
    slots = {state.card(slot).name: slot for slot in range(len(state.ident))}
    upgrade, action = slots["Primary Laser"], slots["Zap"]
    known = tuple((slot, state.ident[slot], ~0) for slot in (upgrade, action))
    fight = Event(STRIKES, 0, (card(0), card(1), number(3), number(1)), ())
    damage = Event(DAMAGED, 1, (card(1), number(2), number(2), number(9)), ())
    turned = Event(FLIPPED, 0, (card(0),), ())
    drawn = Event(MOVED, 0, (card(action), Ref("zone", DECK), Ref("zone", HAND)), ())
    for kind, slot, after, words in ((PUT_ON, upgrade, [fight, damage], ["+2 attack"]),
                                     (PLAYED, action, [damage, drawn, fight, damage], ["Dealt 2 damage", "Drew 1"]),
                                     (PLAYED, action, [damage, turned, drawn], ["Dealt 2 damage"])):
        story = story_of([Event(kind, 0, (card(slot), card(0)), known), *after], 0, table.tableau.tellings)
        assert [each.words for each in table.tableau.gave(table.newest, story, table.speech)] == words


def seen_sums(told: Told) -> set[tuple[int, int]]:
    """The total of the attack and how far the bar is filled, as both are seen while time passes."""
    found: set[tuple[int, int]] = set()
    while told.table.queue.running:
        told.table.queue.advance(20)
        if told.table.display.drawn.get("battle") is not None:
            total, bar = on_screen(told, f"{TOTAL}{ATTACKER}"), on_screen(told, BAR)
            if isinstance(total, DuelTotal) and isinstance(bar, DuelBar):
                found.add((int(total.number), sum(bar.parts)))
    return found


def on_screen(told: Told, key: str) -> Any:
    """The drawing of what is seen of a piece: its stand-in's, if it has one by now."""
    steps = told.table.queue._waiting[0].steps if told.table.queue.running else []
    for motion in (motion for step in reversed(steps) for _, motion in step):
        if isinstance(motion, Count) and motion.actor.hides == key and motion.actor.item is not None:
            return told.painted[motion.pictures[motion._at].cacheKey()]
    piece = told.table.display.drawn.get(key)
    return piece.drawing if piece is not None else None


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_a_total_and_the_bar_say_the_same_at_every_moment(attack, monkeypatch, calm: bool) -> None:
    painted: dict[int, Any] = {}
    pixmap = PictureStore.pixmap

    def kept(self: PictureStore, drawing: Any, width: float, height: float) -> Any:
        made = pixmap(self, drawing, width, height)
        painted[made.cacheKey()] = drawing
        return made

    monkeypatch.setattr(PictureStore, "pixmap", kept)
    told = attack(calm=calm)._replace(painted=painted)
    seen = seen_sums(told)
    assert {total for total, _ in seen} >= {3, 4}
    assert not {each for each in seen if each[0] != each[1]}


def test_an_attack_right_after_another_begins_on_a_stage_of_its_own(sit) -> None:
    """Nothing of what the first one came to stands beside whoever attacks next."""
    seen = []
    for which in (0, 1):
        table = Table([RED_ALERT, "Prowl, Military Strategist"], [ARCEE], deck=["Zap", "Zap"],
                      their_deck=["Zap", "Zap"])
        match = Match(table.game, 1, watched=True, start=table.s)
        events = match.take([each for each in match.decision.options if each.kind == "attack"][which])
        seen.append([moment.seen_by(0).view for moment in match.moments(events)])
    board = sit(table, width=1280, height=720).view
    begun, over, after = (board.display.layout_of(each) for each in (seen[0][0], seen[0][-1], seen[1][0]))
    steps = duel_steps(over, after, board.pictures)
    assert [type(motion) for _, motion in steps[0]] == [ComeIn, ComeIn], "over all that stood there"
    counted = {motion.actor.hides: len(motion.pictures) for step in steps for _, motion in step
               if isinstance(motion, Count)}
    attack = int(after.get(f"{TOTAL}{ATTACKER}").drawing.number)
    assert counted[f"{TOTAL}{ATTACKER}"] == attack + 1, "from nothing"
    assert not [motion for step in duel_steps(begun, over, board.pictures) for _, motion in step
                if isinstance(motion, ComeIn)], "in one attack nobody comes in again"


@pytest.mark.parametrize(("language", "told"), [("en", "All of Ben’s characters are KO’d."),
                                                ("de", "Ben hat keinen Charakter mehr, alle sind KO.")])
def test_the_end_says_whose_characters_are_knocked_out(language: str, told: str) -> None:
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"]).hurt("Arcee", 8).do("attack Red Alert")
    WORDS.use(language)
    speech = Speech(title("tcg"), table.game, ["Ann", "Ben"])
    assert speech.outcome(table.s.outcome, table.s) == told


def test_somebody_elses_turn_with_an_attack_is_over_in_nine_seconds_and_its_cards_can_be_read(sit) -> None:
    """By the clock at normal speed: an Action, an Upgrade, and an attack on the viewer's with six cards flipped."""
    table = Table([RED_ALERT, "Optimus Prime, Autobot Leader"], [ARCEE],
                  hand=["Inspiring Leadership", "Primary Laser"], deck=["Zap"] * 6,
                  their_deck=["Force Field", "Zap", "Zap"])
    ben = sit(table, seat=1, width=1280, height=690)
    took, held = 0.0, []
    for answer in ("play Inspiring Leadership", "play Primary Laser", "attack Optimus Prime"):
        wanted = next(option for option in ben.match.decision.options if table.named(option) == answer)
        while wanted is not None:
            ben._take(wanted)
            took += ben.view.queue.left
            held += [motion.duration for change in ben.view.queue._waiting for step in change.steps
                     for _, motion in step if isinstance(motion, Hold)]
            ben.wait()
            asked = ben.match.decision
            wanted = None if asked.kind == "main" else asked.options[-1]
    assert ben.match.state.active == 1, "the attack was the end of it"
    assert took <= 9000
    assert len(held) == 2 and min(held) >= 700
