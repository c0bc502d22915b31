"""What the home page offers: read from what belongs to the player, nothing that does not exist."""
from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sparktable.app.catalog import titles
from sparktable.app.first_frame import HomeContent, Seated
from sparktable.app.seat_names import typed
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.ui.home import Entry, HomePage
from sparktable.ui.workshops import workshops

if TYPE_CHECKING:
    from sparktable.ui.shell import Shell


def home_page(shell: Shell, shelf: HomeContent) -> HomePage:
    """The home page for what is on the shelf."""
    playable = {found.name for found in titles()}
    resumable = ""
    if shelf.unfinished is not None and shelf.unfinished.game in playable:
        resumable = _described("home.continue.note", shelf.unfinished)
    last = None
    if shelf.last is not None and shelf.last.game in playable:
        last = shelf.last.game, _described("home.again.note", shelf.last)
    learn = "" if not any(found.name in GAMES for found in titles()) else \
        "home.learn.first" if shelf.new_here else "home.learn.note"
    home = HomePage(titles(), _entries(shell, shelf), resumable=resumable, last=last, learn=learn)
    home.learn.connect(shell.show_lessons)
    home.resume.connect(shell.resume)
    home.replay_setup.connect(shell.play_again)
    home.new_game.connect(shell.show_new_game)
    home.drawn.connect(shell.settle_in)
    return home


def _described(key: str, seated: Seated) -> str:
    names = ", ".join(typed(name) or WORDS.level(level) for name, level in seated.players)
    return WORDS.say(key, game=WORDS.say(f"title.{seated.game}"), players=names)


def _entries(shell: Shell, shelf: HomeContent) -> tuple[Entry, ...]:
    """What there is to open: a list without saves or games is not offered."""
    entries = []
    if shelf.saves:
        entries.append(Entry("home.load", "vault", shell.open_saves))
    if shelf.replays:
        entries.append(Entry("home.replays", "skip", shell.open_replays))
    if any(found.name in GAMES for found in titles()):
        entries += [Entry("home.puzzles", "why", shell.show_puzzles), Entry("home.cards", "deck", shell.show_cards)]
    playable = {found.name for found in titles()}
    entries += [Entry(f"workshop.{name}", "utility", partial(shell.show_workshop, name)) for name in workshops()
                if name in playable]
    if shelf.games_played:
        entries.append(Entry("home.statistics", "level", shell.open_statistics))
    entries += [Entry("home.settings", "settings", shell.open_settings),
                Entry("rules.title", "hint", shell.open_rules), Entry("home.keys", "log", shell.open_cheat_sheet),
                Entry("home.about", "hint", shell.open_about), Entry("home.quit", "close", shell.close)]
    return tuple(entries)


def home_content(shell: Shell) -> HomeContent:
    """What was guessed for the first frame, from those who know."""
    from sparktable.app.setups import from_plain

    head, memory = shell.archive.leftover(), shell.file.settings.memory
    last = from_plain(memory.last_game, memory.last_games.get(memory.last_game, {}))
    return HomeContent(
        None if head is None else Seated(head.game, tuple((seat.name, seat.level) for seat in head.seats)),
        None if last is None else Seated(last.game, tuple((seat.name, seat.level) for seat in last.players)),
        bool(shell.archive.saves()), bool(shell.archive.replays()), bool(shell.statistics.games()),
        not shell.file.path.exists())
