"""The tableau of Battle for Cybertron: what lies where, and what is meant by putting one thing on another."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from sparktable.app.game_texts import Speech
from sparktable.app.sounds.names import Sound
from sparktable.games.arena import kinds, questions
from sparktable.games.arena.board import WIDTH
from sparktable.games.arena.card import SPECIAL
from sparktable.games.arena.state import BOARD, HAND, ArenaState, foes, own, seat_zone, space_of
from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.arena import cards, facts
from sparktable.table.arena.asked import asked_note
from sparktable.table.arena.band import lay_band
from sparktable.table.arena.gains import gains
from sparktable.table.arena.gestures import CUES, DECK, GESTURES, PLAY_AREA, SIGNS, ZONES
from sparktable.table.arena.hints import hints
from sparktable.table.arena.layout_sheet import Measures, Sheet, measures
from sparktable.table.arena.middle import lay_middle
from sparktable.table.arena.outline import outline
from sparktable.table.arena.sounds import SOUNDS
from sparktable.table.arena.stage import lay_stage
from sparktable.table.arena.standing import turn_words
from sparktable.table.arena.tellings import TELLINGS
from sparktable.table.art.face import Face
from sparktable.table.art.render import Form
from sparktable.table.geometry import Box
from sparktable.table.gestures import Act, Gestures, Signs, Walk
from sparktable.table.layout_sheet import scale
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.show import widest
from sparktable.table.tableau import Character, Cue, Fact, Gain, Hands, Story, Sum, Telling

POINTED_AT = 320.0
"""In the middle of the stage it is told of what is pointed at, in so much room at the design's size."""
HELD_UP = 0.5
"""So much of the board's width a card takes at most that is held up."""


class ArenaTableau:
    """See `tableau.Tableau`."""

    gestures: Gestures = GESTURES
    signs: Signs = SIGNS
    cues: Mapping[EventKind, Cue] = CUES
    tellings: Mapping[EventKind, Telling] = TELLINGS
    sounds: Mapping[EventKind, Sound] = SOUNDS
    turn = questions.ACTION
    zones = ZONES
    steady: frozenset[EventKind] = frozenset()
    accounted: frozenset[EventKind] = frozenset()
    minimum = (940, 620)

    def scale(self, width: float, height: float) -> float:
        return scale(width, height)

    def layout(self, view: View, width: float, height: float, look: Look, speech: Speech) -> Layout:
        sheet = Sheet(view, look, speech)
        at = measures(width, height, look)
        lay_middle(sheet, at)
        lay_stage(sheet, at.stage)
        lay_band(sheet, at.band)
        high = min(at.top.y, at.room.y)
        whole = Box(at.room.x, high, at.stage.right - at.room.x, at.room.bottom - high)
        chooses = facts.chooser(view) is not None  # nobody stands beside the board yet
        stage = whole if chooses else whole._replace(w=at.plate.w)
        wide = min(sheet.px(POINTED_AT), at.stage.w)
        beside = at.stage._replace(x=at.stage.cx - wide / 2, w=wide)
        return Layout(tuple(sheet.out.pieces), width, height, at.prompt.whole(), at.strip.whole(), beside.whole(),
                      stage.whole(), sheet.out.homes, at.head.whole(), show=_free_of_fighters(sheet, at),
                      wide=whole.whole())

    def in_hand(self, view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Layout:
        """With a card for an attack taken up, the stage shows that attack."""
        held, aimed = hands.held, hands.pointed
        target = aimed.slot if aimed is not None and aimed.key in hands.targets else -1
        fight = facts.weighed(view, held.slot, target) if held is not None and held.zone == "hand" else None
        if fight is None:
            return layout
        sheet, stage = Sheet(view, look, speech), measures(layout.width, layout.height, look).stage
        lay_stage(sheet, stage, fight)
        rest = [piece for piece in layout.pieces if not stage.contains(piece.box.cx, piece.box.cy)]
        return replace(layout, pieces=(*rest, *sheet.out.pieces))

    def face(self, view: View, slot: int, speech: Speech, ident: int | None = None) -> Face:
        return cards.face(view, slot, speech, ident)

    def character(self, view: View, seat: int) -> Character | None:
        """The first Transformer that a seat has left: in Master Play it leads two."""
        pawns = facts.state_of(view).game.pawns[seat]
        left = [who for pawn in pawns if (who := facts.fighter(view, pawn)) is not None and not who.out]
        who = left[0] if left else facts.fighter(view, pawns[0])
        return Character(who.name, who.faction, bool(left)) if who is not None else None

    def gave(self, view: View, story: Story, speech: Speech) -> Iterable[Gain]:
        return gains(view, story, speech)

    def keywords(self, view: View, slot: int, speech: Speech) -> tuple[tuple[str, str], ...]:
        return ()  # everything stands on the cards in whole sentences

    def counts(self, view: View, slot: int, speech: Speech) -> tuple[tuple[str, str], ...]:
        return ()

    def picture(self, view: View, slot: int, form: Form, speech: Speech, ident: int | None = None) -> Drawing:
        return cards.picture(view, slot, form, speech, ident)

    def tag(self, view: View, act: Act) -> tuple[str, str]:
        """Attack or defense value of the card that would be played."""
        option, icon = act.option, act.gesture.icon
        if option.kind in (kinds.ATTACK, kinds.DEFEND):
            card = facts.title(view, option.value("card"))
            value = card.attack if option.kind == kinds.ATTACK else card.defense
            return icon, "" if value is None else str(value)
        return icon, ""

    def beside(self, view: View, act: Act, speech: Speech) -> str:
        return self.tag(view, act)[1]

    def note(self, view: View, act: Act | None, speech: Speech) -> str:
        """How much the target can still take."""
        if act is None:
            return asked_note(view, speech)
        if act.option.kind != kinds.ATTACK:
            return ""
        target = act.option.value("card", 1)
        return speech.words.say("arena.note.attack", name=facts.title(view, target).name, n=facts.left(view, target))

    def moment(self, view: View, speech: Speech) -> str:
        """Who attacks whom: nothing else is seen to go on between two questions."""
        fight = facts.duel(view)
        if fight is None:
            return turn_words(view, speech)
        return speech.words.say("arena.table.duel", name=facts.title(view, fight.attacker).name,
                                name2=facts.title(view, fight.target).name)

    def wish(self, view: View, source: Piece, target: Piece | None) -> Option | None:
        """What a player has in mind: also what is not possible, so that the rules can say why."""
        s, slot = facts.state_of(view), source.slot
        mine = own(s, view.seat)
        deck = _named(source, DECK)
        if deck >= 0:
            return Option(kinds.DRAW, (card_ref(deck),))
        acts = view.decision is not None and view.decision.kind == questions.ACTION
        if target is not None and slot >= 0 and s.where[slot] == BOARD and (slot in mine or not acts):
            square = space_of(s, target.slot) if _on_board(s, target) else _named(target, "space")
            return Option(kinds.MOVE, (card_ref(slot), Ref("space", square))) if square >= 0 else None
        if slot >= 0 and s.where[slot] == seat_zone(view.seat, HAND):
            return self._with_card(view, slot, target)
        square = _named(source, "space")
        if square >= 0 and mine:
            return Option(kinds.MOVE, (card_ref(mine[0]), Ref("space", square)))
        return None

    def _with_card(self, view: View, slot: int, target: Piece | None) -> Option | None:
        """What one would do with a card of the hand: attack where it is put on somebody, play or defend elsewhere."""
        s, asked, card = facts.state_of(view), view.decision, facts.title(view, slot)
        if target is not None and _on_board(s, target):
            return Option(kinds.ATTACK, (card_ref(slot), card_ref(target.slot)))
        if target is not None and PLAY_AREA not in target.refs:
            return None
        if asked is not None and asked.kind == questions.DEFEND:
            return Option(kinds.DEFEND, (card_ref(slot),))
        first = next(iter(foes(s, view.seat)), -1)
        if target is None and first >= 0 and card.type != SPECIAL:
            return Option(kinds.ATTACK, (card_ref(slot), card_ref(first)))
        return Option(kinds.PLAY, (card_ref(slot),))

    def unused(self, view: View, options: Sequence[Option]) -> Sequence[Option]:
        """Nobody ends a turn here: actions are spent, or a card is drawn."""
        return ()

    def walks(self, view: View, options: Sequence[Option]) -> Sequence[Walk]:
        return ()  # one answer moves as far as the die allows

    def tiles(self, view: View, event: Event) -> Sequence[tuple[str, str]]:
        return ()

    def hints(self, view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Iterable[Piece]:
        return hints(view, layout, hands, look, speech)

    def account(self, view: View, event: Event, speech: Speech) -> tuple[Sum, ...]:
        return ()

    def outline(self, view: View, speech: Speech) -> tuple[Fact, ...]:
        return outline(view, speech)


def _free_of_fighters(sheet: Sheet, at: Measures) -> Box:
    """So much of the board as a card takes that is held up: where nobody stands who fights, and as few others as can
    be."""
    pair, squares = facts.duel(sheet.view), at.squares
    wide = min(squares.w * HELD_UP, widest(sheet.look))
    starts = [at.square(column).x for column in reversed(range(WIDTH)) if at.square(column).x < squares.right - wide]
    places = [squares._replace(x=x, w=wide) for x in (squares.right - wide, squares.x, *starts)]
    standing = {pawn: at.square(square) for square, pawn in enumerate(sheet.state.zones[BOARD]) if pawn >= 0}
    fighting = [standing[pawn] for pawn in (pair.attacker, pair.target) if pawn in standing] if pair else []

    def covered(place: Box, cells: Iterable[Box]) -> int:
        return sum(place.x < cell.right and cell.x < place.right for cell in cells)
    return min(places, key=lambda place: (covered(place, fighting), covered(place, standing.values()))).whole()


def _on_board(s: ArenaState, piece: Piece) -> bool:
    """Whether it is somebody's Transformer that stands on the board."""
    return piece.slot >= 0 and s.where[piece.slot] == BOARD


def _named(piece: Piece, kind: str) -> int:
    return next((int(ref.value) for ref in piece.refs if ref.kind == kind), -1)


TABLEAU = ArenaTableau
