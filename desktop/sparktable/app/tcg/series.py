"""Matches of three games and sealed events, as set-ups that tell what was played before."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sparktable.ai.tcg.deck_building import built_deck
from sparktable.ai.tcg.sideboarding import sideboarded
from sparktable.app.levels import USUAL
from sparktable.app.players import HUMAN, Player
from sparktable.app.seat_names import whole_names
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.games.tcg.best_of_three import MOST_GAMES, NOBODY, BestOfThree, new_match, read_match
from sparktable.games.tcg.deck_codes import decode
from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.options import MATCH, SEALED
from sparktable.games.tcg.sealed import ROUNDS, Sealed, new_sealed, read_sealed
from sparktable.games.tcg.seen import seen_in
from sparktable.kernel.game import BadSetup
from sparktable.kernel.match import Match

GAME = "tcg"


def begun(setup: Setup, seed: int, mark: str) -> Setup | None:
    mode = setup.options.get("mode")
    if mode == MATCH:
        return Setup(GAME, new_match(setup.options, seed, mark).told(), setup.players)
    if mode == SEALED:
        return Setup(GAME, new_sealed(setup.options, seed, mark).told(), _opener_and_opponent(setup.players))
    return None


def which(series: Setup) -> str:
    told = read_sealed(series.options) if series.options["mode"] == SEALED else read_match(series.options)
    return told.mark or f"seed{told.seed}"


def _opener_and_opponent(players: Sequence[Player]) -> tuple[Player, ...]:
    """One person opens packs; who sits opposite is a computer, also where two people sat last time."""
    people = [player for player in players if player.is_human]
    levels = [player.level for player in players if not player.is_human]
    return (people[0] if people else Player("", HUMAN)), Player("", levels[0] if levels else USUAL)


def first(series: Setup) -> Setup | None:
    return next_of_match(series) if series.options["mode"] == MATCH else None


def after(game: Setup, played: Match) -> Setup | None:
    mode, outcome = game.options.get("mode"), played.state.outcome
    if mode not in (MATCH, SEALED) or "series" not in game.options or outcome is None:
        return None
    winner = outcome.winners[0] if len(outcome.winners) == 1 else NOBODY
    try:
        if mode == SEALED:
            return Setup(GAME, read_sealed(game.options).ended(winner, played.state.turn).told(), game.players)
        match = read_match(game.options)
        begins = game.options.get("begins") if match.chooser != NOBODY else None
        match = match.begun(tuple(map(decode, game.options["decks"])), begins)
    except BadSetup:  # somebody wrote other words into a file: it was a game like any other
        return None
    return Setup(GAME, match.ended(outcome.winners, played.state.turn, seen_in(played)).told(), game.players)


def counted(waiting: Setup, after: Setup) -> Setup | None:
    if after.options["mode"] == SEALED:
        event, rounds = read_sealed(waiting.options), read_sealed(after.options).rounds
        fits = event.rounds in (rounds, rounds[:-1])
        return replace(waiting, options=replace(event, rounds=rounds).told()) if fits else None
    match, games = read_match(waiting.options), read_match(after.options).games
    fits = match.games in (games, games[:-1])
    return replace(waiting, options=replace(match, games=games).told()) if fits else None


def standing(series: Setup) -> str:
    if series.options["mode"] == SEALED:
        event = read_sealed(series.options)
        return WORDS.say("tcg.sealed.standing.over" if event.over else "tcg.sealed.standing",
                         won=event.wins, n=len(event.rounds), of=ROUNDS)
    match = read_match(series.options)
    score = {"mine": match.wins(0), "theirs": match.wins(1)}
    if not match.over:
        return WORDS.say("tcg.match.standing", n=len(match.games), of=MOST_GAMES, **score)
    if match.winner == NOBODY:
        return WORDS.say("tcg.match.drawn", **score)
    won, names = series.players[match.winner], whole_names(series.players)
    who = WORDS.say("tcg.match.you") if won.is_human and not won.name else names[match.winner]
    return WORDS.say("tcg.match.won", who=who, most=max(score.values()), least=min(score.values()))


def called(series: Setup) -> tuple[str, ...]:
    if series.options["mode"] == SEALED:
        return ()
    return tuple(deck.name for deck in read_match(series.options).brought)


def going_on(series: Setup) -> str:
    if series.options["mode"] == SEALED:
        return WORDS.say("tcg.sealed.back") if not read_sealed(series.options).over else ""
    match = read_match(series.options)
    return WORDS.say("tcg.match.next", n=len(match.games) + 1) if not match.over else ""


def can_be_read(series: Setup) -> bool:
    try:
        if series.options.get("mode") == MATCH:
            return not read_match(series.options).over and len(series.players) == 2
        event = read_sealed(series.options)
        return series.options.get("mode") == SEALED and not event.over and len(series.players) == 2
    except (BadSetup, LookupError):
        return False


# --- the next game -------------------------------------------------------------------------------------


def next_of_match(series: Setup, decks: Mapping[int, Deck] | None = None, begins: int | None = None) -> Setup:
    """The next game of a match: people have sideboarded, by seat; opponents do so by what they have seen. `begins` is
    what a person says who chooses; an opponent likes to begin. Raises BadSetup."""
    match = read_match(series.options)
    if match.chooser != NOBODY and begins is None:
        begins = match.chooser
    begun = match.begun(tuple((decks or {}).get(seat) or _of_opponent(match, series.players, seat)
                              for seat in range(len(series.players))), begins)
    game = begun.games[-1]
    return Setup(GAME, begun.options(game), series.players, game.seed)


def _of_opponent(match: BestOfThree, players: Sequence[Player], seat: int) -> Deck:
    deck = match.decks()[seat]
    if not match.games or players[seat].is_human:
        return deck
    return sideboarded(match.brought[seat], deck, len(match.decks()[1 - seat].team), match.seen(seat))


def opponent_deck(event: Sealed, number: int) -> Deck:
    """What the opponent of that round, from 0 on, has built."""
    return built_deck(event.pool(number + 1), WORDS.say("tcg.sealed.opponent", n=number + 1))


def next_of_sealed(series: Setup) -> Setup:
    """The next round's game. Raises BadSetup where the deck is not finished."""
    event = read_sealed(series.options)
    options = event.options(opponent_deck(event, len(event.rounds)))
    return Setup(GAME, options, series.players, event.game_seed())
