"""What the player is in the middle of: what is taken up, opened, pointed at. No Qt: mouse and keyboard both end here.

A click on something that can be taken takes it up; a second click, its button in the prompt bar or one of its targets
gives the answer. What could mean several answers opens a list of them.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field

from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.view import View
from sparktable.kernel.zones import knows
from sparktable.table.advice import HUSH, Advice
from sparktable.table.advice import MORE as MORE_SAID
from sparktable.table.gestures import Act, is_walk, things, usual
from sparktable.table.held_card import LET_GO, TURN_OVER
from sparktable.table.overlay import CLOSE, LOOK, OpenPile
from sparktable.table.piece import Layout, Piece
from sparktable.table.possible_acts import Lights
from sparktable.table.prompt import CANCEL, HURRY, MORE, PASS_ALWAYS, PASS_UNLESS_ABLE, PROMPT, SHOW, SPEED
from sparktable.table.recall import BACK, ON, PUT_AWAY, recalls
from sparktable.table.tableau import Tableau
from sparktable.table.turn_digest import Deed, TurnLine
from sparktable.table.turn_strip import EARLIER, LATER, MORE_TOLD, RECALL, WATCH


@dataclass(frozen=True, slots=True)
class Choosing:
    """A list of answers beside a piece."""

    acts: tuple[Act, ...]
    anchor: str


@dataclass(frozen=True, slots=True)
class Note:
    """Why something is not possible, and the piece where it is said."""

    text: str
    at: str


@dataclass
class Interaction:
    """The state of one player's hands at the table. `answer` and `why` are where answers and vain wishes go; `refuse`
    says at a piece, by the key of a sentence and the place that it names, why something came home; `hurry` makes
    an end of waiting."""

    tableau: Tableau
    answer: Callable[[Option], None]
    why: Callable[[Option, str], None]
    refuse: Callable[[str, str, str], None]
    hurry: Callable[[], None]
    watch: Callable[[], None] = lambda: None
    """Show what others did once more."""
    pass_on: Callable[[bool], None] = lambda always: None
    """Pass for the rest of the turn, `always` or unless there is something to answer."""
    change_speed: Callable[[], None] = lambda: None
    """Others' doings shall be shown faster, or slower again."""
    begins: Callable[[Option], Option] = lambda option: option
    """The answer with which something that takes several begins."""
    view: View | None = None
    layout: Layout = field(default_factory=Layout)
    lights: Lights = field(default_factory=Lights)
    taken: str | None = None
    """The piece that is taken up."""
    wanted: str = ""
    """The kind of answers alone that is meant by it, where it was taken up for one; "" for all."""
    choosing: Choosing | None = None
    pile: OpenPile | None = None
    note: Note | None = None
    advice: Advice | None = None
    """What is told beside the question."""
    turns: tuple[TurnLine, ...] = ()
    """What others did since the viewer's last answer."""
    all_told: bool = False
    """Whether all of that is open."""
    told_back: int = 0
    """How often one has leafed back in it, from its end."""
    recalled: int | None = None
    """Which of their cards was called back; None for the last one, where there is room for it."""
    fresh: Deed | None = None
    """The card that the viewer has turned up with the last answer."""
    held: int | None = None
    """The card that is held up."""
    turned: int = 0
    """How often that was turned over."""
    unfolded: bool = False
    """Whether all of it is shown."""
    marked: tuple[Ref, ...] = ()
    """What is pointed out from elsewhere: a hint, a line of the log."""
    advised: tuple[Option, ...] | None = None
    """The only answers that are wanted: what gives them is lit, and nothing else."""
    spared: Collection[str] | None = None
    """Groups of pieces, and keys of single ones, that are not dimmed as everything else is; None where nothing is."""
    _asked: str = ""

    # --- what there is ------------------------------------------------------------------------------

    @property
    def piece(self) -> Piece | None:
        return self.layout.get(self.taken)

    def targets(self, key: str | None) -> dict[str, tuple[Act, ...]]:
        """Where a piece can be put."""
        piece = self.layout.get(key)
        found = self.lights.targets(piece, self.layout) if piece is not None else {}
        if key == self.taken and self.wanted:
            found = {spot: fit for spot, acts in found.items() if (fit := self._for_it(acts))}
        return found

    def drops(self, key: str | None) -> dict[str, tuple[Act, ...]]:
        """Where a piece that is being dragged can be let go. What needs no place is put into the prompt bar."""
        piece = self.layout.get(key)
        if piece is None:
            return {}
        found = self.targets(key)
        rest = tuple(act for act in self.lights.acts_at(piece.key)
                     if act.target is None or piece.stands_for(act.target) or not self._lies(act.target))
        return {**found, PROMPT: rest} if rest else found

    def _lies(self, target: Ref) -> bool:
        return any(True for _ in self.layout.standing_for(target))

    def chosen(self) -> tuple[Act, ...]:
        """The answers of what is taken up, for the prompt bar."""
        piece = self.piece
        if piece is None or self.choosing is not None:
            return ()
        whole = self._for_it(self.lights.complete(piece))
        return whole or usual(self._for_it(self.lights.taking(piece)))

    @property
    def asks_where(self) -> bool:
        """Whether a place is looked for, for what is taken up: not where one thing alone is meant that needs none."""
        return self.piece is None or not self.wanted or not self._for_it(self.lights.complete(self.piece))

    def _for_it(self, acts: Iterable[Act]) -> tuple[Act, ...]:
        """Those of some answers for which a piece was taken up."""
        return tuple(act for act in acts if self.wanted in ("", act.option.kind, self.begins(act.option).kind))

    def able(self, kind: str) -> list[str]:
        """The pieces that can be taken up for answers of a kind, in the order in which they lie there."""
        return [piece.key for piece in self.layout.pieces
                if any(act.option.kind == kind for act in self.lights.taking(piece))]

    def meant(self, piece: Piece | None, held: str | None = None) -> Option | None:
        """The answer that a piece would give next: its own, where something would be put, or its only one. `held` is
        what is being dragged."""
        if piece is None:
            return None
        if piece.option is not None:
            return piece.option if any(act.option == piece.option for act in self.lights.acts) else None
        put = (self.drops(held) if held is not None else self.targets(self.taken)).get(piece.key)
        acts = usual(put or (self.lights.complete(piece) or self.lights.acts_at(piece.key) if held is None else ()))
        return acts[0].option if len(acts) == 1 else None

    def can_take(self, piece: Piece) -> bool:
        return bool(self.lights.acts_at(piece.key))

    # --- a new position -----------------------------------------------------------------------------

    def begin(self, view: View) -> None:
        """Another position: what was going on with the hands is over."""
        self.view = view
        self.taken = self.choosing = self.note = self.held = self.recalled = None
        self.wanted, self.pile = "", None
        self.turned, self.all_told = 0, False

    def drop_stale(self) -> None:
        """Let go of what is no longer there."""
        if self.piece is None or not self.can_take(self.piece):
            self.taken = None
        if self.choosing is not None and self.layout.get(self.choosing.anchor) is None:
            self.choosing = None

    def meant_twice(self, piece: Piece | None) -> Option | None:
        """The answer that a double click on a piece gives, where that is only one."""
        acts = usual(act for act in self.lights.acts_at(piece.key) if act.gesture.double) if piece is not None else ()
        return acts[0].option if len(acts) == 1 else None

    # --- pressing -----------------------------------------------------------------------------------

    def press(self, piece: Piece | None, *, every_way: bool = False) -> None:
        """A click on a piece, or Enter on it; None for the felt. `every_way`: where the same can be done in several
        ways, choose among them."""
        self.note = None
        if piece is None or piece.key != self.taken:
            self.wanted = self.wanted if piece is not None and (piece.action or piece.option) else ""
        if piece is None:
            self.cancel()
        elif piece.action:
            self._act(piece)
        elif piece.option is not None:
            self._give(piece.option, piece.key)
        elif self.taken is not None and piece.key in (found := self.targets(self.taken)):
            self._one_of(found[piece.key], piece, every_way)
        elif self.can_take(piece):
            self.choosing = None
            self._take(piece, every_way)
        else:
            self._vain(piece)

    def take_up(self, key: str | None, kind: str = "") -> None:
        """A piece, for one kind of answers alone or for all; None to let go."""
        self.choosing = self.note = None
        self.taken, self.wanted = key, kind

    def _take(self, piece: Piece, every_way: bool) -> None:
        whole, listed = self._for_it(self.lights.complete(piece)), self.lights.acts_at(piece.key)
        if any(not is_walk(act.option) for act in whole):  # where a walk leads is pointed at, not chosen from a list
            listed = tuple(act for act in listed if not is_walk(act.option))
        every = listed = self._for_it(listed)
        if not every_way:
            whole, every = usual(whole), usual(every)
        only = whole[0] if len(whole) == 1 else None
        alone = len(every) == 1 and (self.taken == piece.key or (only is not None and only.gesture.at_once))
        if only is not None and (piece.kinds or alone):
            self.answer(only.option)
        elif (len(whole) > 1 or (whole and len(every) > len(whole))) and (every_way or not self._leads_on(piece)):
            self.taken = piece.key
            self.choosing = Choosing(listed, piece.key)
        elif self.taken == piece.key:
            self.taken = None
        else:
            self.taken = piece.key

    def _leads_on(self, piece: Piece) -> bool:
        """Whether a walk leads from a piece to others: while they are lit the bar names what else it could do."""
        return any(is_walk(act.option) for acts in self.targets(piece.key).values() for act in acts)

    def _vain(self, piece: Piece) -> None:
        """Something that cannot be taken now: a pile opens, of anything else the reason is asked; where nobody would
        want anything of it, a card with a player is held up."""
        panel = piece.key.startswith("player:")  # it holds much that was not pointed at
        if self.choosing is not None or self.taken is not None:
            self.choosing = self.taken = None
        elif piece.pile is not None and not panel:
            self.open(piece)
        elif (wish := self.tableau.wish(self.view, piece, None) if self.view is not None else None) is not None:
            self.why(wish, piece.key)
        elif piece.zone == "players" and not panel and self._knows(piece.slot):
            self.held, self.turned = piece.slot, 0

    def _knows(self, slot: int) -> bool:
        return slot >= 0 and self.view is not None and knows(self.view.state, self.view.seat, slot)

    def _act(self, piece: Piece) -> None:
        """A button of the table itself."""
        if piece.action == CANCEL:
            self.cancel()
        elif piece.action == CLOSE:
            self.pile = None
        elif piece.action == MORE:
            self.choosing = Choosing(self.lights.buttons, piece.key)
        elif piece.action == SHOW:
            self.show_unseen(self._asked)
        elif piece.action == HURRY:
            self.hurry()
        elif piece.action == SPEED:
            self.change_speed()
        elif piece.action in (PASS_UNLESS_ABLE, PASS_ALWAYS):
            self.pass_on(piece.action == PASS_ALWAYS)
        elif piece.action == WATCH:
            self.watch()
        elif piece.action == RECALL:
            self._recall(piece)
        elif piece.action == MORE_TOLD:
            self.all_told, self.told_back = not self.all_told, 0
        elif piece.action in (EARLIER, LATER):
            self.told_back += 1 if piece.action == EARLIER else -1
        elif piece.action in (BACK, ON):
            self._leaf(-1 if piece.action == BACK else 1)
        elif piece.action == PUT_AWAY:
            self.recalled = None
        elif piece.action == LOOK:
            self.held, self.turned = piece.slot, 0
        elif piece.action == LET_GO:
            self.held = None
        elif piece.action == TURN_OVER:
            self.turned += 1
        elif piece.action == MORE_SAID:
            self.unfolded = not self.unfolded
        elif piece.action == HUSH:
            self.hush()

    def _recall(self, piece: Piece) -> None:
        """What a line of somebody's turn tells of: its card is held up, its places are pointed out."""
        number, at = (int(part) for part in piece.key.split(":")[1:])
        deed = self.turns[number].deeds[at]
        self.marked, self.recalled, self.all_told = deed.refs, None, False
        if deed.slot >= 0 and self.layout.shown_at.w:
            self.recalled = next(at for at, each in enumerate(recalls(self.turns)) if each is deed.singly[-1])
        else:
            self.held, self.turned = deed.slot if deed.slot >= 0 else None, 0

    def _leaf(self, step: int) -> None:
        """To the next card of what others did, round again."""
        found = recalls(self.turns)
        at = len(found) - 1 if self.recalled is None else self.recalled
        self.recalled = (at + step) % len(found)
        self.marked = found[self.recalled].refs

    def _give(self, option: Option, key: str) -> None:
        if any(act.option == option for act in self.lights.acts):
            self.answer(option)
        else:
            self.why(option, key)

    def _one_of(self, acts: tuple[Act, ...], piece: Piece, every_way: bool) -> None:
        wanted = acts if every_way else usual(acts)
        if len(wanted) == 1:
            self.answer(wanted[0].option)
        else:
            self.choosing = Choosing(acts, piece.key)

    # --- putting ------------------------------------------------------------------------------------

    def put(self, source: Piece, target: Piece | None, beneath: Piece | None, *, every_way: bool = False) -> bool:
        """Something was dragged onto a target, or onto something that is none. Whether that was an answer."""
        self.note = None
        if target is not None:
            self._one_of(self.drops(source.key)[target.key], target, every_way)
            return True
        if beneath is None or not beneath.box.contains(source.box.cx, source.box.cy):  # else it is where it was
            self._come_home(source, beneath)
        return False

    def _come_home(self, source: Piece, beneath: Piece | None) -> None:
        """Say why something cannot be put there: the rule that forbids it, or where it belongs."""
        takes, at = bool(self.lights.taking(source)), beneath or source
        aims = [beneath] if beneath is not None else []
        for target in aims if takes else [*aims, None]:
            wish = self.tableau.wish(self.view, source, target) if self.view is not None else None
            if wish is not None and not self._possible(wish):
                self.why(wish, at.key)
                return
        if not self.can_take(source):
            self.refuse("table.not_now", at.key, "")
            return
        spots = [self.layout.get(key) for key in self.targets(source.key)]
        places = {spot.place or spot.name for spot in spots if spot is not None}
        home = "only_click" if not places else "elsewhere" if len(places) > 1 else "belongs"
        self.refuse(f"table.{home}", at.key, min(places, default=""))

    def _possible(self, wish: Option) -> bool:
        return any(act.option.kind == wish.kind and things(act.option) == things(wish) for act in self.lights.acts)

    # --- looking ------------------------------------------------------------------------------------

    def open(self, piece: Piece) -> None:
        """Look through a pile."""
        if piece.pile:
            self.pile = OpenPile(piece.place or piece.name, piece.pile, bool(piece.place))
            self.choosing = self.taken = self.note = None

    def show_unseen(self, title: str) -> None:
        """Open what holds the cards that the question is about, with the question above them."""
        self._asked = title
        slots = [int(ref.value) for act in self.lights.acts for ref in act.option.refs
                 if ref.kind == "card" and self.layout.of_slot(int(ref.value)) is None]
        if slots:
            self.pile = OpenPile(title, tuple(dict.fromkeys(slots)))

    def cancel(self) -> bool:
        """Let go of the uppermost thing; whether there was any."""
        if self.held is not None:
            self.held = None
        elif self.choosing is not None:
            self.choosing = None
        elif self.all_told:
            self.all_told = False
        elif self.taken is not None:
            self.taken, self.wanted = None, ""
        elif self.pile is not None:
            self.pile = None
        elif self.recalled is not None:
            self.recalled = None
        elif self.note is not None or (self.marked and self.advised is None) or self.advice is not None:
            self.note = None
            self.hush()
        else:
            return False
        return True

    def hush(self) -> None:
        """Nothing is advised any more, nor marked for it; what alone is wanted stays lit."""
        self.advice = None
        self.marked = self.marked if self.advised is not None else ()

    def digit(self, number: int) -> bool:
        """The n-th answer of the open list, or of the buttons in the prompt bar."""
        zone = "chooser" if self.choosing is not None else "prompt"
        buttons = [piece for piece in self.layout.pieces if piece.zone == zone and piece.option is not None]
        buttons.sort(key=lambda piece: (piece.box.y, piece.box.x))
        if not 0 < number <= len(buttons):
            return False
        self.press(buttons[number - 1])
        return True
