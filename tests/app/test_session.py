"""One game between rules and screen: who sees what, what is asked of whom, what can be taken back."""
from __future__ import annotations

import pytest

from app.table import ANN, BEN, BOT, CLEO, Waiting, first, session
from sparktable.app.catalog import title
from sparktable.app.players import Player
from sparktable.app.session import Change, Session
from sparktable.kernel.decisions import IllegalAnswer, Option
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.zones import knows


def end_turn(game: Session) -> None:
    """Play on with the first answer until the viewer's turn is over."""
    turn = game.match.state.turn
    while game.match.state.turn == turn and game.outcome is None and game.options:
        ends = [option for option in game.options if option.kind == "end"]
        game.answer(ends[0] if ends else game.options[0])


def test_a_person_answers_and_the_table_is_told_what_happened() -> None:
    game, seen = session((ANN, BOT, BOT)), []
    game.on_change.append(seen.append)
    game.start()
    game.answer(first(game, "play"))
    assert [change.sudden for change in seen] == [True, False]
    assert [event.kind for event in seen[1].events] == ["moved"]


def test_an_answer_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = session((ANN, BOT, BOT))
    game.start()
    before = game.view.digest()
    with pytest.raises(IllegalAnswer):
        game.answer(Option("win"))
    assert game.view.digest() == before


def test_who_only_watches_opponents_answers_nothing_for_them() -> None:
    ask = Waiting()
    game = session((BOT, BOT, BOT), ask)
    game.start()
    assert game.decision.seat == game.viewer
    assert game.options == ()
    with pytest.raises(IllegalAnswer):
        game.answer(game.decision.options[0])
    assert game.awaits(len(ask.asked))


def test_an_opponent_is_shown_its_own_view_and_nothing_else() -> None:
    ask = Waiting()
    game = session((ANN, BOT, BOT), ask)
    game.start()
    end_turn(game)
    view, level, _ = ask.asked[0]
    assert (view.seat, level) == (1, "random")
    assert not any(knows(view.state, 1, slot) for slot in view.state.zones[0])


def test_an_answer_that_nobody_waits_for_is_dropped() -> None:
    ask = Waiting()
    game = session((ANN, BOT, BOT), ask)
    game.start()
    end_turn(game)
    option = ask.asked[0][0].decision.options[0]
    game.answered(99, option)
    assert len(ask.asked) == 1
    game.answered(1, option)
    answers = len(game.match.answers)
    game.answered(1, option)
    assert len(game.match.answers) == answers


def test_an_answer_from_another_process_is_as_good_as_the_rules_own() -> None:
    """Rules may tell their own options apart by identity; a copy must do as well."""
    game = session((ANN, BOT, BOT))
    game.start()
    own = first(game, "play")
    game.answer(Option(own.kind, tuple(own.refs)))
    assert game.match.answers[-1].option is own


def test_while_paused_an_opponents_answer_waits() -> None:
    ask = Waiting()
    game = session((ANN, BOT, BOT), ask)
    game.start()
    end_turn(game)
    answers = len(game.match.answers)
    game.pause()
    assert game.thinking == BOT
    game.answered(1, ask.asked[0][0].decision.options[0])
    assert len(game.match.answers) == answers and game.thinking is None
    game.resume()
    assert len(game.match.answers) == answers + 1
    assert game.thinking == BOT, "it is asked on"
    game.resume()
    assert len(game.match.answers) == answers + 1


def test_a_step_that_waits_for_the_player_outlasts_what_is_only_shown() -> None:
    game = session((ANN, BOT, BOT), Waiting())
    game.start()
    game.pause(stepping=True)
    game.pause()
    assert game.paused and game.stepping
    game.resume()
    assert not game.paused and not game.stepping


def test_undo_takes_back_the_persons_last_answer() -> None:
    game = session((ANN, BOT, BOT))
    game.start()
    before = game.view.digest()
    game.answer(first(game, "play"))
    assert game.can_undo and game.log
    game.undo()
    assert game.view.digest() == before
    assert not game.log
    assert game.can_redo


def test_answers_that_go_on_with_one_another_are_taken_back_and_given_again_together() -> None:
    game = session((ANN, BOT, BOT))
    game.start()
    game.answer(first(game, "play"))
    begun = game.view.digest()
    game.answer(first(game, "play"))
    game.answer(first(game, "play"), further=True)
    after, answers = game.view.digest(), len(game.match.answers)
    game.undo()
    assert game.view.digest() == begun
    game.redo()
    assert (game.view.digest(), len(game.match.answers), game.can_redo) == (after, answers, False)
    game.undo()
    game.answer(first(game, "play"))
    game.answer(first(game, "play"))
    game.undo()
    assert len(game.match.answers) == answers - 1, "what is done instead is no part of what was taken back"


def test_what_went_on_behind_the_barrier_stays() -> None:
    ask = Waiting()
    game = session((ANN, BOT, BOT), ask)
    game.start()
    end_turn(game)
    while not game.can_undo:
        if game.options:
            game.answer(game.options[0], further=True)
        else:
            game.answered(len(ask.asked), game.decision.options[0])
    barrier = game.barrier
    game.undo()
    assert len(game.match.answers) >= barrier > 0 and not game.can_undo


def test_redo_gives_the_answer_again() -> None:
    game = session((ANN, BOT, BOT))
    game.start()
    game.answer(first(game, "play"))
    after = game.view.digest()
    log = list(game.log)
    game.undo()
    game.redo()
    assert game.view.digest() == after
    assert game.log == log
    assert not game.can_redo


def test_undo_stops_where_somebody_learnt_something() -> None:
    """Ending the turn draws new cards: what has been seen cannot be unseen."""
    game = session((ANN, BOT, BOT))
    game.start()
    end_turn(game)
    assert not game.can_undo
    assert game.stopped_by_barrier
    position = game.view.digest()
    game.undo()
    assert game.view.digest() == position


def test_practice_goes_back_behind_the_barrier_and_is_marked() -> None:
    game = session((ANN, BOT, BOT))
    game.start()
    end_turn(game)
    game.practice = True
    assert game.can_undo and not game.practised
    game.undo()
    assert game.practised
    assert game.decision is not None and game.decision.seat == 0


def opponents_luck(game: Session, ask: Waiting) -> int:
    """With what luck the next opponent thinks."""
    before = len(ask.asked)
    end_turn(game)
    return ask.asked[before][2]


def test_the_luck_of_opponents_is_not_that_of_the_shuffle() -> None:
    """A save tells the shuffle's seed: whoever reads it, or deals the same cards again, does not know what they will
    do."""
    sittings = []
    for _ in range(2):
        ask = Waiting()
        game = session((ANN, BOT, BOT), ask)
        game.start()
        sittings.append(opponents_luck(game, ask))
    assert sittings[0] != sittings[1]


def test_the_luck_of_opponents_comes_again_with_what_was_taken_back() -> None:
    """Nobody takes an answer back for a luckier opponent; but each question has another luck."""
    ask = Waiting()
    game = session((ANN, BOT, BOT), ask)
    game.practice = True
    game.start()
    once = opponents_luck(game, ask)
    game.answered(len(ask.asked), ask.asked[-1][0].decision.options[-1])  # type: ignore[union-attr]
    assert ask.asked[-1][2] != once
    game.undo()
    assert opponents_luck(game, ask) == once


def test_undo_while_an_opponent_thinks_drops_its_answer() -> None:
    ask = Waiting()
    game = session((ANN, BOT, BOT), ask)
    game.practice = True
    game.start()
    end_turn(game)
    forgotten: list[int] = []
    game.on_forgotten.append(forgotten.append)
    game.undo()
    assert forgotten == [1], "it need not think any more"
    position = game.view.digest()
    game.answered(1, ask.asked[0][0].decision.options[0])
    assert game.view.digest() == position


def test_a_curtain_falls_before_the_next_persons_hand_is_shown() -> None:
    game = session((ANN, BEN, BOT))
    game.start()
    assert (game.viewer, game.curtain) == (0, None)
    end_turn(game)
    assert (game.viewer, game.curtain) == (0, 1)
    assert not game.options
    assert not any(knows(game.view.state, 0, slot) for slot in game.view.state.zones[1])
    game.lift_curtain()
    assert (game.viewer, game.curtain) == (1, None)
    assert game.options


@pytest.mark.parametrize(("players", "curtain"), [((ANN, BEN, BOT), 0), ((ANN, BOT, BOT), None)],
                         ids=["two people", "one"])
def test_whoever_goes_on_with_a_game_is_not_shown_the_hand_of_another(
        players: tuple[Player, ...], curtain: int | None) -> None:
    """Also where the first of them is asked, whose hand lies there in a new game."""
    left = session(players)
    left.start()
    assert left.curtain is None
    left.answer(first(left, "play"))
    assert left.decision.seat == 0
    game = Session(left.match, left.players, left.ask)
    game.start()
    assert game.curtain == curtain
    assert bool(game.options) == (curtain is None)


def test_no_curtain_falls_between_a_person_and_opponents() -> None:
    game = session((ANN, BOT, BOT))
    game.start()
    end_turn(game)
    assert game.curtain is None
    assert game.viewer == 0


def test_no_curtain_falls_between_people_who_know_the_same() -> None:
    """Teammates who may see each other's cards sit side by side."""
    game = session((ANN, BEN, BOT))
    game.start()
    state = game.match.state
    for slot in range(len(state.known)):
        if state.known[slot] & 0b11:
            state.known[slot] |= 0b11
    assert not game.keeps_secret_from(1, 0)
    assert not game.keeps_secret_from(0, 1)


def test_events_and_log_are_told_as_the_viewer_saw_them() -> None:
    seen: list[Change] = []
    game = session((ANN, BEN, BOT))
    game.on_change.append(seen.append)
    game.start()
    end_turn(game)
    game.lift_curtain()
    drawn = [entry for entry in game.seen_log()
             if entry.event.kind == "moved" and entry.event.seat == 0 and entry.event.refs[1].value == 3]
    assert drawn, "Ann has drawn cards"
    assert all(entry.event.identity(int(entry.event.refs[0].value)) is None for entry in drawn)


def test_every_answer_is_kept_and_so_is_every_undo() -> None:
    counts: list[int] = []
    game = session((ANN, BOT, BOT))
    game.on_answer.append(lambda match: counts.append(len(match.answers)))
    game.start()
    game.answer(first(game, "play"))
    game.answer(first(game, "play"))
    game.undo()
    assert counts == [1, 2, 1]


def test_the_end_is_told_once() -> None:
    ended = []
    game = session((ANN, BEN, CLEO))
    game.on_end.append(ended.append)
    game.start()
    while game.outcome is None:
        if game.curtain is not None:
            game.lift_curtain()
        game.answer(game.options[-1])
    assert ended == [game.outcome]


def secret_questions_with_one_answer(players: tuple, seed: int) -> tuple[int, Session]:
    """How many of them are put to people in a game; everybody answers by lot."""
    ask = Waiting()
    game, dice, put = session(players, ask, seed), Dice(seed), 0
    game.start()
    for _ in range(400):
        asked = game.decision
        if asked is None:
            break
        if game.curtain is not None:
            game.lift_curtain()
        option = asked.options[dice.below(len(asked.options))]
        if players[asked.seat].is_human:
            put += asked.secret and len(asked.options) == 1
            game.answer(option)
        else:
            game.answered(len(ask.asked), option)
    return put, game


def test_a_question_with_one_answer_is_put_only_if_somebody_could_learn_from_its_absence() -> None:
    alone = [secret_questions_with_one_answer((ANN, BOT, BOT), seed)[0] for seed in range(8)]
    with_ben = [secret_questions_with_one_answer((ANN, BEN, BOT), seed)[0] for seed in range(8)]
    assert sum(alone) == 0
    assert sum(with_ben) > 0


def test_undo_goes_back_behind_answers_that_nobody_had_to_give() -> None:
    _, game = next((found for seed in range(9) if (found := secret_questions_with_one_answer((ANN, BOT, BOT), seed))
                    and found[1]._history.forced), (0, None))
    assert game is not None
    game.practice = True
    while game.can_undo:
        before = len(game.match.answers)
        game.undo()
        assert len(game.match.answers) < before
    assert not game.match.answers


def duel(seed: int = 3) -> Session:
    match = Match(title("arena").open({"mode": "duel"}), seed, watched=True)
    return Session(match, (ANN, BEN), Waiting())


def test_a_new_game_tells_how_it_began_and_a_game_gone_on_with_does_not() -> None:
    """Who rolled what, and who goes first: nobody answered anything before that."""
    game, seen = duel(), []
    game.on_change.append(seen.append)
    game.start()
    assert "goes first" in [event.kind for event in seen[0].events]
    assert not seen[0].sudden
    told = [(entry.turn, entry.answer) for entry in game.log if entry.event.kind == "rolls"]
    assert told[0] == (0, -1) and told[-1] == (1, -1), "the last one is the first turn's"
    game.answer(game.options[0])
    again, seen = Session(game.match, game.players, Waiting()), []
    again.on_change.append(seen.append)
    again.start()
    assert seen[0].sudden and not seen[0].events


def test_what_was_dealt_before_the_first_question_is_told_to_its_owner_alone() -> None:
    game = duel()
    game.start()
    hands = [{slot for slot, name in enumerate(game.match.state.where) if game.match.game.zone_names[name] == "hand"
              and game.match.game.zone_seat[name] == seat} for seat in (0, 1)]
    for seat in (0, 1):
        game.viewer = seat
        named = {slot for entry in game.seen_log() for slot, _, _ in entry.event.identities}
        assert hands[seat] <= named and not hands[1 - seat] & named


def test_taking_back_the_first_answer_keeps_how_the_game_began() -> None:
    game = duel()
    game.start()
    before = list(game.log)
    game.answer(game.options[-1])
    game.practice = True
    game.undo()
    assert game.log == before


def test_nor_while_an_opponent_is_asked_first_who_waits_until_somebody_is_there() -> None:
    """Nobody knows who went on with the game, so whoever looked last is called, and nothing happens meanwhile."""
    left = session((ANN, BEN, BOT))
    left.start()
    while left.decision.seat != 2:
        left.lift_curtain()
        left.answer(left.options[-1])
    last = next(answer.seat for answer in reversed(left.match.answers) if answer.seat != 2)
    ask = Waiting()
    game = Session(left.match, left.players, ask)
    game.start()
    game.ask_anew()
    assert (game.curtain, game.options, ask.asked) == (last, (), [])
    game.lift_curtain()
    assert (game.viewer, game.curtain, len(ask.asked)) == (last, None, 1)


@pytest.mark.parametrize("seed", range(12))
def test_nobody_sees_anothers_hand_whatever_is_taken_back_and_gone_on_with(seed: int) -> None:
    """Answers, undo, redo, somebody called to the screen, the game left and gone on with, in any order."""
    dice, ask = Dice(seed), Waiting()
    game = session((ANN, BOT, BEN) if seed % 2 else (BOT, ANN, BEN), ask, seed)
    game.practice = seed % 3 == 0
    people = {seat for seat, player in enumerate(game.players) if player.is_human}
    game.start()
    there = {game.viewer} if game.curtain is None else set()
    for _ in range(120):
        deed = dice.below(12)
        if deed == 0:
            game = Session(game.match, game.players, ask, practice=game.practice)
            game.start()
            there = people if game.match.answers else {game.viewer}  # it is not known who of them goes on with it
        elif deed == 1:
            game.undo()
        elif deed == 2:
            game.redo()
        elif game.curtain is not None:
            game.lift_curtain()
            there = {game.viewer}
        elif game.options:
            game.answer(game.options[dice.below(len(game.options))], further=dice.below(3) == 0)
        elif game.decision is not None and game.decision.seat not in people:
            game.answered(len(ask.asked), game.decision.options[dice.below(len(game.decision.options))])
        if game.curtain is None:
            assert not any(game.keeps_secret_from(game.viewer, eyes) for eyes in there - {game.viewer})
            there = {game.viewer}
        else:
            assert game.options == ()
            there = there | {game.curtain}  # whoever is called may have come already


def test_an_answer_that_is_taken_back_behind_the_curtain_shows_no_hand_to_whoever_has_come() -> None:
    game = session((ANN, BEN, CLEO))
    game.practice = True
    game.start()
    while game.curtain is None:
        game.answer(game.options[-1])
    game.undo()
    assert (game.decision.seat, game.curtain, game.options) == (0, 0, ())
    game.lift_curtain()
    assert game.viewer == 0 and game.options
