"""Questions and answers are sentences that say what will happen, from the eyes of whoever is asked."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.players import Player
from sparktable.app.seat_names import SeatNames
from sparktable.app.translations import WORDS
from sparktable.games.matrix.state import HAND, PLAY, seat_zone
from sparktable.kernel import kinds
from sparktable.kernel.decisions import NO, PASS, SEAT, SPACE, Decision, Option, card, seat, space, word
from sparktable.kernel.match import Match
from sparktable.kernel.questions import CHOOSE, MAY
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import State
from sparktable.kernel.view import view
from sparktable.kernel.zones import move

FOUR = {"set": "war-on-cybertron", "mode": "tvt", "players": 4,
        "characters": ("Hot Rod", "Megatron", "Prowl", "Soundwave")}
LANGUAGES = ("en", "de")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    WORDS.use("en")
    WORDS.missing.clear()
    yield
    WORDS.use("en")
    assert not WORDS.missing


def table(name: str, options: dict[str, object], seed: int = 1) -> tuple[Match, Speech]:
    found = title(name)
    match = Match(found.open(options), seed)
    names = SeatNames([Player("")] * match.game.seats, lambda: found.telling.characters(match.state))
    return match, Speech(found, match.game, names)


def positions(match: Match, answers: int) -> Iterator[tuple[Decision, State]]:
    dice = Dice(3)
    for _ in range(answers):
        asked = match.decision
        if asked is None:
            return
        yield asked, view(match.state, asked.seat).state
        match.take(asked.options[dice.below(len(asked.options))])


@pytest.mark.parametrize(("name", "options"), [("matrix", FOUR), ("arena", {"mode": "duel"})])
def test_no_answer_is_a_bare_place(name: str, options: dict[str, object]) -> None:
    """"B2" says nothing: "Move Megatron to B2" does."""
    match, speech = table(name, options)
    for asked, state in positions(match, 300):
        for language in LANGUAGES:
            WORDS.use(language)
            for option in asked.options:
                told = speech.answer(option, asked, state)
                assert told[:1].isupper() or told[:1].isdigit()
                assert len(told.split()) > 1 or not any(ref.kind == "space" for ref in option.refs), told


def scout(match: Match, speech: Speech, language: str) -> tuple[str, str, list[str]]:
    """What a Scout that was just played asks."""
    WORDS.use(language)
    slot = next(slot for slot, ident in enumerate(match.state.ident) if match.state.cards[ident].name == "Scout")
    label = f"{match.state.cards[match.state.ident[slot]].slug}/play/effect"
    asked = Decision(0, MAY, (Option("do", (word(label),)), NO), slot)
    return (speech.question(asked, match.state), speech.source(asked, match.state),
            [speech.answer(option, asked, match.state) for option in asked.options])


def test_whether_a_text_is_used_is_asked_with_what_it_would_do() -> None:
    match, speech = table("matrix", FOUR)
    assert scout(match, speech, "en") == (
        "Use Scout: turn up an adjacent facedown card?", "You don’t have to.", ["Use Scout", "Don’t use it"])
    assert scout(match, speech, "de") == (
        "Scout einsetzen: eine angrenzende verdeckte Karte aufdecken?", "Du musst nicht.",
        ["Scout einsetzen", "Nicht einsetzen"])


@pytest.mark.parametrize(("language", "question", "note", "answer"), [
    ("en", "Where do you move Hot Rod?", "Falling Spires: you move Hot Rod to one of the spaces that light up.",
     "Move Hot Rod to B2"),
    ("de", "Wohin bewegst du Hot Rod?", "Falling Spires: Du bewegst Hot Rod auf eines der leuchtenden Felder.",
     "Hot Rod nach B2 bewegen")])
def test_a_text_is_retold_from_the_eyes_of_whoever_is_asked(
        language: str, question: str, note: str, answer: str) -> None:
    """Whoever moves Hot Rod is not told that somebody moves "you"."""
    match, speech = table("matrix", FOUR)
    WORDS.use(language)
    slot = next(slot for slot, ident in enumerate(match.state.ident)
                if match.state.cards[ident].name == "Falling Spires")
    label = f"{match.state.cards[match.state.ident[slot]].slug}/encounter/ambush/first"
    at_b2 = SPACE[speech.game.grid.names.index("B2")]
    asked = Decision(1, "choose space", (at_b2,), slot, (word(label), seat(0)))
    assert speech.question(asked, match.state) == question
    assert speech.source(asked, match.state) == note
    assert speech.answer(at_b2, asked, match.state) == answer


def test_an_answer_without_words_of_its_own_is_the_option() -> None:
    match, speech = table("matrix", FOUR)
    asked = Decision(0, "unheard of", (SEAT[1],), -1, (space(2),))
    assert speech.answer(SEAT[1], asked, match.state) == "Megatron"


@pytest.mark.parametrize(("language", "question", "answer"), [
    ("en", "Use your own ability: turn up an adjacent facedown card?", "Use it"),
    ("de", "Deine eigene Fähigkeit einsetzen: eine angrenzende verdeckte Karte aufdecken?", "Einsetzen")])
def test_what_somebody_can_do_themselves_is_not_asked_about_a_card_of_their_name(
        language: str, question: str, answer: str) -> None:
    match, speech = table("matrix", FOUR)
    WORDS.use(language)
    slot = next(slot for slot, ident in enumerate(match.state.ident)
                if match.state.cards[ident].slug.endswith("character-autobot-hot-rod"))
    use = Option("do", (word("war-on-cybertron-starter-scout/play/effect"),))
    asked = Decision(0, MAY, (use, NO), slot)
    assert (speech.question(asked, match.state), speech.answer(use, asked, match.state)) == (question, answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_only_to_keep_a_secret_is_told_nothing_of_what_cannot_be_done(language: str) -> None:
    """Chromia has peeked at what is no Maneuver: there is only "no", and what was seen."""
    match, speech = table("matrix", FOUR)
    WORDS.use(language)
    slot = next(slot for slot, ident in enumerate(match.state.ident) if match.state.cards[ident].name == "Chromia")
    asked = Decision(0, MAY, (NO,), slot, (card(slot),), secret=True)
    seen = {"en": "You peeked at Chromia.", "de": "Angesehen hast du: Chromia."}[language]
    assert "Chromia" in speech.question(asked, match.state) and speech.source(asked, match.state) == seen


@pytest.mark.parametrize(("language", "answers"), [
    ("en", ["Turn up a hidden card from Megatron", "Turn up a hidden card from Prowl"]),
    ("de", ["Eine verdeckte Karte von Megatron aufdecken", "Eine verdeckte Karte von Prowl aufdecken"])])
def test_cards_that_nobody_has_seen_are_told_apart_by_whose_they_are(language: str, answers: list[str]) -> None:
    match, speech = table("matrix", FOUR)
    WORDS.use(language)
    state = view(match.state, 0).state
    options = tuple(Option(kinds.CARD, (card(state.zones[seat_zone(seat, HAND)][0]),)) for seat in (1, 2))
    asked = Decision(0, "resolve assist", options)
    assert [speech.answer(option, asked, state) for option in options] == answers


@pytest.mark.parametrize(("language", "reason"), [
    ("en", "Because of Scout."), ("de", "Wegen Scout.")])
def test_which_card_makes_one_decide_is_told(language: str, reason: str) -> None:
    match, speech = table("matrix", FOUR)
    WORDS.use(language)
    slot = next(slot for slot, ident in enumerate(match.state.ident) if match.state.cards[ident].name == "Scout")
    assert speech.source(Decision(0, "redraw encounter", (NO,), slot), match.state) == reason


def attacked(speech: Speech, match: Match, name: str, label: str, victim: int, language: str, *, able: bool = True
             ) -> tuple[str, str]:
    """What seat 0 is asked when a card attacks somebody."""
    WORDS.use(language)
    slot = next(slot for slot, ident in enumerate(match.state.ident) if match.state.cards[ident].name == name)
    about = (seat(victim), word(f"{match.state.cards[match.state.ident[slot]].slug}/{label}"))
    asked = Decision(0, "block", (PASS, Option("block", (card(0),))) if able else (PASS,), slot, about, secret=True)
    return speech.question(asked, match.state), speech.source(asked, match.state)


@pytest.mark.parametrize(("language", "told"), [
    ("en", ("Block this Attack?", "Crossfire attacks you: Discard 1 card. If you cannot, lose 1 Energon. "
            "A Block saves you alone.")),
    ("de", ("Diesen Angriff blocken?", "Crossfire greift dich an: Lege 1 Karte ab. Wenn du das nicht kannst, "
            "verliere 1 Energon. Ein Block rettet nur dich."))])
def test_whoever_may_block_is_told_what_the_attack_does(language: str, told: tuple[str, str]) -> None:
    match, speech = table("matrix", FOUR)
    assert attacked(speech, match, "Crossfire", "encounter/ambush", 0, language) == told


@pytest.mark.parametrize(("language", "note"), [
    ("en", "Null Ray attacks you: Lose 1 Energon. If you do, that character gains 1 Energon."),
    ("de", "Null Ray greift dich an: Verliere 1 Energon. Wenn du das tust, erhält diese Figur 1 Energon.")])
def test_what_somebody_elses_card_does_to_me_is_told_from_my_eyes(language: str, note: str) -> None:
    """Its own text says "that character" of me and "you" of whoever attacks. And with nothing that blocks, nothing is
    said of Blocks."""
    match, speech = table("matrix", FOUR)
    slot = next(slot for slot, ident in enumerate(match.state.ident) if match.state.cards[ident].name == "Null Ray")
    move(match.state, slot, seat_zone(1, PLAY))
    assert attacked(speech, match, "Null Ray", "play/effect/effect", 0, language, able=False)[1] == note


@pytest.mark.parametrize(("language", "friend", "foe"), [
    ("en", "Block for Prowl?", "Block for Megatron, your Adversary?"),
    ("de", "Für Prowl blocken?", "Für Megatron blocken, deinen Gegner?")])
def test_a_block_for_an_adversary_is_called_that(language: str, friend: str, foe: str) -> None:
    match, speech = table("matrix", FOUR)
    assert attacked(speech, match, "Crossfire", "encounter/ambush", 2, language)[0] == friend
    question, note = attacked(speech, match, "Crossfire", "encounter/ambush", 1, language)
    assert question == foe
    to_whom = {"en": "Crossfire says to Megatron: “", "de": "Crossfire sagt zu Megatron: „"}[language]
    assert note.startswith(to_whom), "what is quoted says you, and to somebody else"


@pytest.mark.parametrize(("language", "told"), [
    ("en", ("Assist against {card}?", "Assist {card} against {who}?")),
    ("de", ("Beistand gegen {card} leisten?", "{card} gegen {who} beistehen?"))])
def test_whoever_defends_a_boss_is_asked_to_assist_it(language: str, told: tuple[str, str]) -> None:
    """A teammate helps against the Boss, an Adversary helps the Boss."""
    asked_so: set[bool] = set()
    WORDS.use(language)
    for seed in range(40):
        match, speech = table("matrix", FOUR, seed)
        for asked, state in positions(match, 400):
            if asked.kind == "assist" and match.state.battle is not None:
                foe = match.state.active in match.game.adversaries(asked.seat)
                asked_so.add(foe)
                assert speech.question(asked, state) == told[foe].format(
                    card=speech.card(match.state.battle.slot, state), who=speech.seat(match.state.active))
        if len(asked_so) == 2:
            return
    raise AssertionError("both were to be asked")


@pytest.mark.parametrize(("language", "question", "note", "answer"), [
    ("en", "Discard 2 cards. Which ones?", "Menasor: choose one of the cards that light up.", "Discard Bold"),
    ("de", "Lege 2 Karten ab. Welche?", "Menasor: Wähle eine der leuchtenden Karten.", "Bold ablegen")])
def test_an_order_asks_for_cards_and_the_answer_says_what_is_done_with_them(
        language: str, question: str, note: str, answer: str) -> None:
    match, speech = table("matrix", FOUR)
    WORDS.use(language)
    menasor, bold = (next(slot for slot, ident in enumerate(match.state.ident)
                          if match.state.cards[ident].name == name) for name in ("Menasor", "Bold"))
    it = Option(kinds.CARD, (card(bold),))
    about = (word(f"{match.state.cards[match.state.ident[menasor]].slug}/attack/effect"),)
    asked = Decision(0, "choose card", (it,), menasor, about)
    assert speech.question(asked, match.state) == question and speech.source(asked, match.state) == note
    assert speech.answer(it, asked, match.state) == answer


@pytest.mark.parametrize(("language", "question"), [
    ("en", "Strengthen “Roll Out!”?"), ("de", "Roll Out! verstärken?")])
def test_a_name_with_a_mark_of_its_own_is_quoted_before_another_one(language: str, question: str) -> None:
    match, speech = table("matrix", {"set": "core", "mode": "co-op", "players": 2})
    WORDS.use(language)
    slot = next(slot for slot, ident in enumerate(match.state.ident)
                if match.state.cards[ident].name == "Roll Out!")
    assert speech.question(Decision(0, "boost assist", (NO,), -1, (card(slot),)), match.state) == question


@pytest.mark.parametrize(("language", "question"), [
    ("en", "Cyclonus: discard 1 card or lose 2 Energon?"),
    ("de", "Cyclonus: 1 Karte ablegen oder 2 Energon verlieren?")])
def test_between_what_one_chooses_is_asked(language: str, question: str) -> None:
    match, speech = table("matrix", {"set": "core", "mode": "co-op", "players": 2})
    WORDS.use(language)
    slot = next(slot for slot, ident in enumerate(match.state.ident) if match.state.cards[ident].name == "Cyclonus")
    options = [Option("do", (word(f"core-encounter-{label}"),)) for label in (
        "boxed-in/encounter/ambush/first", "siphon-field/encounter/ambush")]
    assert speech.question(Decision(0, CHOOSE, options, slot), match.state) == question
