"""The prompt bar: the one place that asks. The question, where it comes from, and one yellow button at most."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from sparktable.app.game_texts import Speech
from sparktable.kernel import kinds
from sparktable.kernel.decisions import Decision
from sparktable.kernel.state import State
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.view import View
from sparktable.table.geometry import Box
from sparktable.table.gestures import COMMON_SIGNS, PLAIN, Act, is_walk, usual
from sparktable.table.lettering import Button, Style
from sparktable.table.looked_up import words_in
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.possible_acts import Lights
from sparktable.table.prompt_picture import SIGN, PromptPicture
from sparktable.table.tableau import Tableau
from sparktable.table.turn_digest import Portrait
from sparktable.table.turn_strip import TURNS
from sparktable.table.zorder import Z

MOST_BUTTONS = 6
FEW = 2
SHARE = 0.62
"""How much of the bar's width its buttons may take."""
PROMPT = "prompt"
"""The bar's own key."""
CANCEL, MORE, SHOW, HURRY, SPEED = "cancel", "more", "show", "hurry", "speed"
"""Buttons that are no answers. `SHOW` opens the pile in which the cards lie that are asked about, `HURRY` makes an
end of waiting, `SPEED` changes how fast others' doings are shown."""
ENDING = frozenset({kinds.END, kinds.END_TURN})
"""Kinds of answer that end a turn."""
MEANWHILE = frozenset({HURRY, SPEED})
"""Buttons that can be pressed while things move."""
PASS_UNLESS_ABLE, PASS_ALWAYS = "pass unless able", "pass always"
"""Nor are these: they pass on such questions for the rest of the turn."""


class Waiting(NamedTuple):
    """What is being waited for, when nobody here is asked."""

    sentence: str
    button: str
    """What makes an end of it."""
    keys: str = ""
    """What does so on the keyboard."""
    speed: str = ""
    """How fast it is shown, where that can be changed."""
    moving: bool = False
    """Whether things move: nothing can be looked at then."""
    happened: str = ""
    """What has come about last, where that is looked back at: told before whose turn it is."""


NOTHING = Waiting("", "")


class Foretold(NamedTuple):
    """The answer that is pointed at, and what it would bring: in few words to be read, whole to be heard."""

    answer: str
    brief: str
    whole: str

    def beside(self, question: str) -> tuple[str, str]:
        """Both with the answer before them, unless the question is about it."""
        begins = f"{self.answer}: " if self.answer != question else ""
        return self.brief and begins + self.brief, self.whole and begins + self.whole


NONE_FORETOLD = Foretold("", "", "")


class Passing(NamedTuple):
    """How one passes for the rest of the turn: the words on both buttons, and what that means."""

    unless_able: str
    always: str
    note: str


@dataclass(frozen=True, slots=True)
class Asked:
    """What the prompt bar says now."""

    lights: Lights
    chosen: tuple[Act, ...] = ()
    """The answers of what has been taken up."""
    complaint: str = ""
    """Why something was not possible."""
    foretold: Foretold = NONE_FORETOLD
    waiting: Waiting = NOTHING
    spelt: str | None = None
    """What has been typed of the name of a space to go to."""
    passing: Passing | None = None
    """How one passes for longer, where that is offered."""
    fought: bool = True
    """Whether a duel is shown."""
    where: bool = True
    """Whether a place is looked for, for what has been taken up."""
    listed: str = ""
    """The card that a list of answers is about, open or in the bar."""
    under: Box | None = None
    """A card that is looked at, where it comes up: the texts make way for it."""


def is_yellow(piece: Piece) -> bool:
    """Whether it is the one button that is foremost."""
    return isinstance(piece.drawing, Button) and piece.drawing.style == "primary"


def stepped_back(piece: Piece) -> Piece:
    """A button that is no longer the foremost one."""
    if not is_yellow(piece):
        return piece
    assert isinstance(piece.drawing, Button)
    return replace(piece, drawing=replace(piece.drawing, style="plain"))


def asking(layout: Layout, bar: Sequence[Piece]) -> Layout:
    """What lies there with the prompt bar. Where one of its buttons is yellow, no other one is."""
    if any(map(is_yellow, bar)):
        layout = replace(layout, pieces=tuple(map(stepped_back, layout.pieces)))
    return layout.with_pieces(bar)


def answered(pieces: Iterable[Piece], done: str) -> Iterator[Piece]:
    """These pieces, with a question to the viewer that has been answered: the bar says what is `done` now, if that is
    known, and asks nothing. What others did before it is over as well."""
    pieces = tuple(pieces)
    bar = next((piece.drawing for piece in pieces if piece.key == PROMPT), None)
    if not isinstance(bar, PromptPicture) or not bar.mine:
        yield from pieces
        return
    over = (*TURNS, f"word:{PROMPT}:") if done else TURNS
    for piece in pieces:
        if piece.key == PROMPT:
            said = replace(bar, question=done, note="") if done else bar
            yield replace(piece, drawing=replace(said, mine=False))
        elif piece.zone != "prompt" and not piece.key.startswith(over):
            yield stepped_back(piece)


def who_answers(decision: Decision, state: State, speech: Speech) -> str:
    """Whose turn it is; or who decides something in another one's turn, while that is waited for by players."""
    seat = _waited_for(decision, state, speech)
    return speech.about("table.waits" if seat == state.active else "table.decides", seat)


def _waited_for(decision: Decision | None, state: State, speech: Speech) -> int:
    """The seat that decides; whoever watches is told only whose turn it is, as between two questions everybody is."""
    return state.active if speech.watching or decision is None else decision.seat


def prompt_pieces(asked: Asked, view: View, box: Box, look: Look, speech: Speech, tableau: Tableau) -> list[Piece]:
    """The bar and its buttons. Declining stands on the left, the one real answer is yellow and on the right."""
    buttons = list(_buttons(asked, view, box, look, speech, tableau.turn))
    left = min((piece.box.x for piece in buttons), default=box.right) - box.x
    question, note, icon = _texts(asked, view, speech, tableau)
    brief, whole = asked.foretold.beside(question)
    told, note = asked.complaint or whole or note, asked.complaint or brief or note
    drawing = PromptPicture(question, note, icon, asked.lights.mine, bool(asked.complaint), left,
                            _who(asked, view, speech, tableau))
    drawing = _beside(asked.under, box, drawing, look)
    spoken = ". ".join(part for part in (question, told) if part)
    words = words_in(drawing.lines(box.h, look), box, Z.CARD, PROMPT, speech)
    return [Piece(PROMPT, box, drawing, Z.PANEL, spoken, "", radius=look.px(9)), *words, *buttons]


def _beside(card: Box | None, box: Box, drawing: PromptPicture, look: Look) -> PromptPicture:
    """The texts stay left of a card that lies on the bar if all of them fit in there, and go to its wider side if
    not."""
    if card is None or not card.meets(box):
        return drawing
    before, behind, end = card.x - box.x, card.right - box.x, drawing.room
    left = replace(drawing, room=min(before, end))
    narrower = end - behind >= before - box.h * SIGN
    return replace(drawing, begin=behind) if narrower and not left.has_room(box.h, look) else left


def _who(asked: Asked, view: View, speech: Speech, tableau: Tableau) -> Portrait | None:
    """The face of whoever else decides, or whose turn is looked on."""
    decision, state = asked.lights.decision, view.state
    if asked.lights.mine or asked.spelt is not None or state.outcome is not None:
        return None
    seat = _waited_for(decision, state, speech)
    if not speech.watching and (decision is None or seat == view.seat):
        return None
    who = tableau.character(view, seat)
    return Portrait(who.name, who.faction) if who is not None else None


def renewed(pieces: Iterable[Piece], bar: Iterable[Piece]) -> Iterator[Piece]:
    """These pieces with another prompt bar."""
    yield from (piece for piece in pieces if piece.key != PROMPT and piece.zone != "prompt"
                and not piece.key.startswith(f"word:{PROMPT}:"))
    yield from bar


def _shown(asked: Asked, view: View, speech: Speech, turn: QuestionKind) -> Iterator[tuple[Act, ...]]:
    """The answers that are buttons, the best choice first: it is shown if there is room for all of it. What can be
    done in a `turn` is lit, not listed."""
    if asked.chosen:
        few = len(asked.chosen) < MOST_BUTTONS  # some of more would be no better than none: they are lit
        yield tuple(sorted(asked.chosen if few else (), key=lambda act: -act.way))  # the usual way on the right
        return
    lights, decision = asked.lights, asked.lights.decision
    buttons = tuple(sorted(lights.buttons, key=lambda act: not act.gesture.declines))
    if decision is not None and decision.kind == turn and _leaves_one_thing(lights):
        yield tuple(lights.acts)
    elif decision is not None and decision.kind != turn and _only_declined(lights):  # no is not all that is seen
        told = {speech.answer(act.option, decision, view.state): act for act in reversed(usual(lights.acts))
                if not act.gesture.declines}
        yield *buttons, *reversed(told.values())
    yield buttons


def _leaves_one_thing(lights: Lights) -> bool:
    """Whether there is but one sort of thing to be done, and little of it: no choice that the table would show."""
    return lights.mine and len(lights.acts) <= FEW and len({act.option.kind for act in lights.acts}) == 1


def _only_declined(lights: Lights) -> bool:
    """Whether there are only buttons that refuse, while something on the table does what is asked."""
    return (lights.mine and not lights.unseen and bool(lights.buttons)
            and all(act.gesture.declines for act in lights.buttons))


def _texts(asked: Asked, view: View, speech: Speech, tableau: Tableau) -> tuple[str, str, str]:
    decision, state = asked.lights.decision, view.state
    say = speech.words.say
    if asked.spelt is not None:
        return say("table.go_to", typed=asked.spelt), say("table.go_to.note"), "pawn"
    if decision is None and state.outcome is None:  # a moment between two questions
        if not asked.fought and state.active == view.seat and not speech.watching:
            return say("table.waits.you"), asked.waiting.sentence, "start"
        if not asked.fought:
            return speech.about("table.waits", state.active), asked.waiting.sentence, "ai"
        return tableau.moment(view, speech), say(f"{speech.title.name}.table.moment.note"), "t_robot"
    if decision is None:
        return say("table.over"), " ".join(filter(None, (asked.waiting.happened, asked.waiting.sentence))), "t_robot"
    if asked.waiting.happened:
        note = f"{asked.waiting.sentence} {who_answers(decision, state, speech)}"
        return asked.waiting.happened, note.strip(), "ai"
    mine = decision.seat == view.seat and not speech.watching
    if mine and not asked.lights.mine and len(decision.options) == 1:  # it is answered for the viewer
        return speech.answer(decision.options[0], decision, state).removesuffix("."), say("table.no_choice"), "check"
    if not asked.lights.mine:
        meanwhile = say("table.meanwhile") if asked.waiting.button and not asked.waiting.moving else ""
        note = asked.waiting.sentence or meanwhile
        if mine and decision.seat == state.active:  # things still move
            return say("table.waits.you"), note, "start"
        return who_answers(decision, state, speech), note, "ai"
    if asked.listed:
        return say("table.choose.about", name=asked.listed), say("table.choose.note"), "menu"
    foremost = usual(asked.chosen)
    if len(foremost) == 1:
        act = foremost[0]
        asks = _where(asked, act, state, speech) if asked.where and not is_walk(act.option) else ""
        told = asks or speech.answer(act.option, decision, state).removesuffix(".")
        return told, tableau.note(view, act, speech), act.gesture.icon or "check"
    if asked.chosen:
        several = len(usual(asked.lights.acts)) < len(asked.lights.acts)
        return (_where(asked, foremost[0], state, speech) or say("table.where"),
                say("table.where.ways" if several else "table.where.note"),
                asked.chosen[0].gesture.icon or "check")
    note = tableau.note(view, None, speech) or speech.source(decision, state)
    if decision.secret and all(act.gesture.declines for act in asked.lights.acts):
        note = f"{note}{'.' if note[-1:].isalnum() else ''} {say('table.asked_all_the_same')}".strip()
    if asked.lights.unseen and not note:
        note = say("table.in_pile")
    return speech.question(decision, state), note, _sign(decision.kind, asked.lights.acts, tableau)


def _sign(kind: QuestionKind, acts: Sequence[Act], tableau: Tableau) -> str:
    """What stands before a question: a sun for the turn, else what it is about."""
    if kind == tableau.turn:
        return "start"
    if sign := tableau.signs.get(kind) or COMMON_SIGNS.get(kind):
        return sign
    shared = {act.gesture.icon for act in acts if not act.gesture.declines}
    return shared.pop() if len(shared) == 1 and shared.isdisjoint(("", PLAIN.icon)) else "why"


def _where(asked: Asked, act: Act, state: State, speech: Speech) -> str:
    """Where it goes that has been taken up, as the game asks that where it has words for such a walk; else ""."""
    what = act.option.refs[:1]
    walk = next((each.option.kind for each in asked.lights.acts
                 if is_walk(each.option) and each.option.refs[:1] == what), "")
    key = f"{speech.title.name}.table.where.{walk}"
    if not walk or not speech.words.has(key):
        return ""
    return speech.words.say(key, card=speech.card(act.option.value("card"), state))


class Row(NamedTuple):
    """A button of the bar."""

    button: Button
    act: Act | None = None
    action: str = ""
    note: str = ""
    """What is said besides to who cannot see it."""


def _buttons(asked: Asked, view: View, box: Box, look: Look, speech: Speech, turn: QuestionKind) -> Iterator[Piece]:
    """From the right edge leftwards."""
    high, room = box.h - look.px(16), box.w * SHARE
    *more, least = (_rows(acts, asked, view, speech) for acts in _shown(asked, view, speech, turn))
    rows = next((each for each in more if len(each) <= MOST_BUTTONS
                 and sum(_widths(each, free := room - look.px(8) * len(each), high, look)) <= free), least)
    rows, widths = _fitting(rows, bool(asked.chosen), room, high, look, speech)
    right = box.right
    for index in range(len(rows) - 1, -1, -1):
        button, act, action, note = rows[index]
        right -= look.px(8) + widths[index]
        spoken = f"{button.text}. {note}" if note else button.text
        yield Piece(f"prompt:{index}", Box(right, box.y + look.px(8), widths[index], high).whole(), button, Z.CARD,
                    spoken, "prompt", option=act.option if act is not None else None, action=action,
                    radius=look.px(6), rings=False)


def _rows(acts: Sequence[Act], asked: Asked, view: View, speech: Speech) -> list[Row]:
    """Every button that there could be."""
    say = speech.words.say
    real = usual(act for act in acts if not act.gesture.declines)
    primary = real[0] if len(real) == 1 else acts[0] if len(asked.lights.acts) == 1 == len(acts) else None
    rows, decision = [], asked.lights.decision
    if asked.chosen:
        rows.append(Row(Button(say("table.cancel"), "close"), action=CANCEL))
    elif asked.lights.unseen:
        rows.append(Row(Button(say("table.show"), "search"), action=SHOW))
    elif asked.waiting.button and not asked.lights.mine:
        rows += _while_waiting(asked.waiting)
    if asked.passing is not None and not asked.chosen:
        for action, text in ((PASS_UNLESS_ABLE, asked.passing.unless_able), (PASS_ALWAYS, asked.passing.always)):
            rows.append(Row(Button(text, "skip", "quiet", size=13), action=action, note=asked.passing.note))
    for number, act in enumerate(acts, 1):
        style: Style = "primary" if act is primary else "plain"
        digit = str(number) if len(acts) > 1 else ""
        text = speech.answer(act.option, decision, view.state) if decision else ""
        rows.append(Row(Button(text, act.gesture.icon, style, digit=digit), act))
    return rows


def _while_waiting(waiting: Waiting) -> Iterator[Row]:
    """How fast it is shown, and its end."""
    if waiting.speed:
        yield Row(Button(waiting.speed, "clock", "quiet", size=13), action=SPEED)
    yield Row(Button(waiting.button, "skip", keys=waiting.keys), action=HURRY)


def _fitting(rows: list[Row], lit: bool, room: float, high: float, look: Look, speech: Speech
             ) -> tuple[list[Row], list[float]]:
    """As many as there is room for in whole words, and how wide each is. The others wait under one button or, where
    what they mean is lit on the table, need none."""
    extra = [row for row in rows if row.act is None]
    given = [row for row in rows if row.act is not None]
    most = min(len(given), MOST_BUTTONS - len(extra))
    if len(given) > most:
        most -= not lit  # the button for all others takes a place too
    for count in range(most, 0, -1):
        rest = len(given) - count
        if rest and lit:
            break
        more = [Row(Button(speech.words.say("table.more", n=rest), "menu"), action=MORE)] if rest else []
        shown = [*extra, *given[:count], *more]
        free = room - look.px(8) * len(shown)
        widths = _widths(shown, free, high, look)
        if sum(widths) <= free:
            return shown, widths
        if count <= FEW:  # long words are made smaller rather than put away
            return shown, _capped(widths, free)
    return extra, [row.button.width(high, look) for row in extra]


def _widths(rows: Sequence[Row], room: float, high: float, look: Look) -> list[float]:
    """How wide each is, the widest in two lines where all would else not fit."""
    widths = [row.button.width(high, look) for row in rows]
    for index in sorted(range(len(rows)), key=lambda index: -widths[index]):
        if sum(widths) > room:
            widths[index] = rows[index].button.width(high, look, lines=2)
    return widths


def _capped(widths: Sequence[float], room: float) -> list[float]:
    """The widest made as narrow as it takes for all to fit."""
    left = room
    for index, width in enumerate(ordered := sorted(widths)):
        share = left / (len(ordered) - index)
        if width > share:
            return [min(width, share) for width in widths]
        left -= width
    return list(widths)
