"""What follows a game: its last page, and its replay. What they ask for, the window does."""
from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sparktable.app.advice_given import advice_for
from sparktable.app.deeds import fresh
from sparktable.app.reduced_motion import is_reduced
from sparktable.app.replay import RecordedGame
from sparktable.app.table_speech import table_speech
from sparktable.kernel.match import Match
from sparktable.ui.end_screen import EndPage
from sparktable.ui.open_cards import OpenCards
from sparktable.ui.replay_page import ReplayPage

if TYPE_CHECKING:
    from sparktable.ui.game_window import GameWindow
    from sparktable.ui.shell import Shell


def end_page(shell: Shell, window: GameWindow) -> EndPage:
    """How the game went that was played in this window."""
    session, speech = window.session, window.speech
    game, match, deal = speech.title.name, session.match, shell.archive.deal()
    salt = deal.salt if deal is not None else ""
    lesson = window.lesson.course.lesson if window.lesson is not None and window.lesson.course.played_out else None
    end = EndPage(session, speech, deal, shell.archive.verify_last, window.advice.last_reason(),
                  deeds=fresh(shell.statistics.games()) if lesson is None else (),
                  advice=advice_for(session) if lesson is None else {}, still=window.game_speed.still,
                  series=shell.series.after(session), lesson=lesson)
    end.go_on.connect(shell.series.go_on_after)
    end.again.connect(lambda: shell.play_again(game) if lesson is None else shell.start_game(lesson.whole_game))
    end.lessons.connect(shell.show_lessons)
    end.rematch.connect(lambda: shell.play_on(
        Match(match.game, match.seed, watched=True, start=match.start), session.players))
    end.review.connect(lambda at: shell.show_recording(
        RecordedGame.of_match(match, session.players, salt=salt), at, aside=True))
    end.held.connect(lambda recording: shell.open_dialog(OpenCards(recording, speech, shell)))
    end.all_deeds.connect(partial(shell.show_deeds, aside=True))
    end.home.connect(shell.show_home)
    return end


def replay_page(shell: Shell, recording: RecordedGame, start: int = 0) -> ReplayPage:
    """A game looked at again."""
    speech = table_speech(recording.game, recording.players, lambda: recording.replay.match.state, watching=True)
    still = is_reduced(shell.file.settings.display.motion)
    page = ReplayPage(recording, speech, start=start, still=still)
    page.left.connect(shell.go_back)
    page.peeked.connect(lambda: shell.archive.peeked(recording.replay.commitment))
    page.play_on.connect(lambda match, players: shell.play_on(match, players, recording.replay.salt))
    return page
