"""What the home page offers: read from what belongs to the player, nothing that does not exist."""
from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from sparktable.app.catalog import titles
from sparktable.app.players import HUMAN
from sparktable.app.seat_names import cast, typed, whole_names
from sparktable.app.shelf import HomeContent, Seated, Waiting, but_for, waits_as
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.games.forms import PAIR
from sparktable.record.last_look import LastLook
from sparktable.ui.home import Entry, GoOn, HomePage
from sparktable.ui.workshops import workshops

if TYPE_CHECKING:
    from sparktable.ui.shell import Shell


def home_page(shell: Shell, shelf: HomeContent) -> HomePage:
    """The home page for what is on the shelf."""
    playable = {found.name for found in titles()}
    resumable = None
    if shelf.unfinished is not None and shelf.unfinished.game in playable:
        resumable = GoOn(shelf.unfinished.game, partial(_going_on, shelf.unfinished, shelf.left),
                         lambda: shelf.left.picture, faces=_faces(shelf.unfinished, shelf.left),
                         asked=shelf.left.asked)
    waiting = [_waits(shell, each) for each in shelf.waiting if each.seated.game in playable]
    if resumable is None and waiting:
        resumable = waiting.pop(0)
    last = None
    if shelf.last is not None and shelf.last.game in playable:
        last = shelf.last.game, partial(_described, "home.again.note", shelf.last)
    learn = "" if not any(found.name in GAMES for found in titles()) else \
        "home.learn.first" if shelf.new_here else "home.learn.note"
    home = HomePage(titles(), _entries(shell, shelf), resumable=resumable, waiting=waiting, last=last, learn=learn,
                    new_here=shelf.new_here, next_lesson=partial(_next_lesson, shell))
    home.learn.connect(shell.show_lessons)
    home.resume.connect(shell.resume)
    home.go_on.connect(lambda file: shell.series.go_on(file))  # which is not loaded before
    home.replay_setup.connect(shell.play_again)
    home.new_game.connect(shell.show_new_game)
    home.drawn.connect(shell.settle_in)
    return home


def _next_lesson(shell: Shell) -> str:
    """Which is the first that is not done, and how long it takes; nothing where all are done."""
    from sparktable.app.next_lesson import next_lesson

    following = next_lesson(shell.file.settings.memory.lessons)
    return "" if following is None else WORDS.say(
        "home.learn.next", place=following.place, of=following.of, n=following.minutes)


def _going_on(seated: Seated, left: LastLook) -> str:
    """Which game it is, and below who plays."""
    game = WORDS.say(f"title.{seated.game}")
    first = WORDS.say("home.continue.turn", game=game, turn=left.turn) if left.turn else game
    return f"{first}\n{_names(seated._replace(characters=left.characters or seated.characters))}"


def _faces(seated: Seated, left: LastLook) -> tuple[str, ...]:
    """Of whom everybody plays; of an opponent without anybody the one of how well it plays."""
    played = left.characters or seated.characters
    seats = [played[seat] if seat < len(played) else "" for seat in range(len(seated.players))]
    faces = (name.partition(PAIR)[0] or (level if level != HUMAN else "")
             for name, (_, level) in zip(seats, seated.players, strict=True))
    return tuple(filter(None, faces))


def _waits(shell: Shell, waiting: Waiting) -> GoOn:
    """What kind of series it is, who plays and how many games they have."""
    game, key = waiting.seated.game, f"{waiting.seated.game}.setup.mode.{waiting.mode}"
    return GoOn(game, partial(_who_waits, waiting), waiting.picture, waiting.file,
                key if WORDS.has(key) else "home.waiting.kind", partial(_set_up, shell, waiting.file),
                called=partial(_called, shell, waiting.file))


def _who_waits(waiting: Waiting) -> str:
    games = WORDS.say("home.waiting.games" if waiting.games else "home.waiting.no_game", n=waiting.games)
    note = WORDS.say("home.waiting", players=_names(waiting.seated), games=games)
    return f"{WORDS.say(f'title.{waiting.seated.game}')}\n{note}"


def _set_up(shell: Shell, file: str) -> Mapping[str, Any]:
    """With what a series goes on; nothing where it is not there any more."""
    series = shell.series.kept.all().get(file)
    return series.options if series is not None else {}


def _called(shell: Shell, file: str) -> tuple[str, ...]:
    """What is played with in a series."""
    from sparktable.app.series import rules_of

    series = shell.series.kept.all().get(file)
    return rules_of(series).called(series) if series is not None else ()


def _names(seated: Seated) -> str:
    """Whoever looks at it is no number."""
    names = whole_names(seated.players, seated.characters)
    alone = [seat for seat, (_, level) in enumerate(seated.players) if level == HUMAN]
    if len(alone) == 1 and not typed(seated.players[alone[0]][0]) and not any(seated.characters):
        names[alone[0]] = WORDS.say("home.you")
    return WORDS.say("home.against", one=names[0], other=names[1]) if len(names) == 2 else ", ".join(names)


def _described(key: str, seated: Seated) -> str:
    return WORDS.say(key, game=WORDS.say(f"title.{seated.game}"), players=_names(seated))


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
        entries += [Entry("home.statistics", "chart", shell.show_statistics),
                    Entry("home.deeds", "vp", shell.show_deeds)]
    entries += [Entry("rules.title", "book", shell.open_rules),
                Entry("home.settings", "settings", shell.open_settings, aside=True),
                Entry("home.keys", "keys", shell.open_cheat_sheet, aside=True),
                Entry("home.about", "spark", shell.open_about, aside=True),
                Entry("home.quit", "close", shell.close, aside=True)]
    return tuple(entries)


def home_content(shell: Shell) -> HomeContent:
    """What was guessed for the first page, from those who know."""
    from sparktable.app.setups import from_plain

    head, memory = shell.archive.leftover(), shell.file.settings.memory
    kept = shell.series.kept
    waiting = tuple(waits_as(Seated(each.game, tuple((seat.name, seat.level) for seat in each.players)),
                             kept.folder / file, each.options) for file, each in kept.all().items())
    last = from_plain(memory.last_game, memory.last_games.get(memory.last_game, {}))
    return HomeContent(
        None if head is None else Seated(head.game, tuple((seat.name, seat.level) for seat in head.seats),
                                     cast(head.options)),
        shell.archive.last_look(),
        None if last is None else Seated(last.game, tuple((seat.name, seat.level) for seat in last.players),
                                     cast(last.options)),
        bool(shell.archive.saves()), bool(shell.archive.replays()), bool(shell.statistics.games()),
        but_for(head.options if head is not None else {}, waiting),
        not shell.file.path.exists())
