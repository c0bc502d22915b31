"""The Matrix game's tableau: what lies where, what a tab says, what is meant by putting one thing on another."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from sparktable.app.game_texts import Speech
from sparktable.app.sounds.names import Sound
from sparktable.games.matrix import kinds, questions
from sparktable.games.matrix.card import DAMAGE, POLITY, RUIN, SCHEME
from sparktable.games.matrix.events import MOVES_ONTO
from sparktable.games.matrix.state import BASIC, HAND, MATRIX, seat_zone
from sparktable.kernel.decisions import Option, Ref, number
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.events import MOVED
from sparktable.kernel.typed import EventKind, OptionKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.art.face import Face
from sparktable.table.art.factions import SIDES
from sparktable.table.art.render import Form
from sparktable.table.gestures import WALK, Act, Gestures, Signs, Walk, mover
from sparktable.table.layout_sheet import scale
from sparktable.table.matrix import cards, facts
from sparktable.table.matrix.band import lay_band
from sparktable.table.matrix.battle import lay_battle
from sparktable.table.matrix.gains import gains
from sparktable.table.matrix.gestures import CHARACTER_CARD, CUES, DISCARD_PILE, GESTURES, PLAY_AREA, SIGNS, ZONES
from sparktable.table.matrix.layout_sheet import Sheet
from sparktable.table.matrix.measures import measures
from sparktable.table.matrix.middle import lay_middle
from sparktable.table.matrix.outline import outline
from sparktable.table.matrix.rail import lay_rail
from sparktable.table.matrix.sounds import SOUNDS
from sparktable.table.matrix.tellings import TELLINGS
from sparktable.table.matrix.walking import walks
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.tableau import Character, Cue, Fact, Gain, Hands, Story, Sum, Telling

PRICED: tuple[OptionKind, ...] = (
    kinds.BUY, kinds.MOVE, kinds.SEARCH, kinds.COMMAND, kinds.ACTIVATE, kinds.CONVERT, kinds.USE)
"""Actions whose price stands on the card's tab."""


class MatrixTableau:
    """See `tableau.Tableau`."""

    gestures: Gestures = GESTURES
    signs: Signs = SIGNS
    cues: Mapping[EventKind, Cue] = CUES
    tellings: Mapping[EventKind, Telling] = TELLINGS
    sounds: Mapping[EventKind, Sound] = SOUNDS
    turn = questions.ACTION
    zones = ZONES
    steady = frozenset({MOVED, MOVES_ONTO})
    accounted: frozenset[EventKind] = frozenset()
    minimum = (940, 620)

    def scale(self, width: float, height: float) -> float:
        return scale(width, height)

    def layout(self, view: View, width: float, height: float, look: Look, speech: Speech) -> Layout:
        sheet = Sheet(view, look, speech)
        at = measures(width, height, look)
        fight = facts.battle(view)
        lay_rail(sheet, at.rail)
        board = lay_middle(sheet, at)
        beside = lay_battle(sheet, fight, at.room) if fight is not None else board.stage
        show = board.show if fight is None else beside
        lay_band(sheet, at.band)
        return Layout(tuple(sheet.out.pieces), width, height, at.prompt.whole(), at.strip.whole(),
                      beside.whole(), at.room.whole(), sheet.out.homes, show=show.whole())

    def in_hand(self, view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Layout:
        return layout

    def face(self, view: View, slot: int, speech: Speech, ident: int | None = None) -> Face:
        return cards.face(view, slot, speech, ident)

    def character(self, view: View, seat: int) -> Character:
        return Character(facts.title(view, facts.character_slot(view, seat)).name,
                         SIDES[facts.state_of(view).game.side[seat]].name)

    def gave(self, view: View, story: Story, speech: Speech) -> Iterable[Gain]:
        return gains(view, story, speech)

    def keywords(self, view: View, slot: int, speech: Speech) -> tuple[tuple[str, str], ...]:
        return cards.keywords(view, slot, speech)

    def counts(self, view: View, slot: int, speech: Speech) -> tuple[tuple[str, str], ...]:
        return ()

    def picture(self, view: View, slot: int, form: Form, speech: Speech, ident: int | None = None) -> Drawing:
        return cards.picture(view, slot, form, speech, ident)

    def tag(self, view: View, act: Act) -> tuple[str, str]:
        option, icon = act.option, act.gesture.icon
        if option.kind == kinds.BATTLE:
            slot = option.value("card")
            return icon, f"{facts.battle_reach(view, slot)}/{facts.defeat_price(view, slot)}"
        if option.kind == kinds.BLOCK_BY_ABILITY:
            return icon, str(option.value("number"))
        if option.kind == WALK:
            return icon, str(option.value("number"))
        if option.kind not in PRICED:
            return icon, ""
        what, amount = facts.price(view, option)
        return (what, str(amount or "")) if option.kind == kinds.USE else (icon, str(amount))

    def beside(self, view: View, act: Act, speech: Speech) -> str:
        return self.tag(view, act)[1]

    def note(self, view: View, act: Act | None, speech: Speech) -> str:
        """Where a number comes from, and what will be lost."""
        if act is None:
            return _first_damage(view, speech) or " · ".join(_asked_to_assist(view, speech))
        option, say = act.option, speech.words.say
        if option.kind == kinds.BATTLE:
            slot = option.value("card")
            have, need = facts.battle_reach(view, slot), facts.defeat_price(view, slot)
            key = "matrix.note.confront" if facts.is_confronted(view, slot) else "matrix.note.battle"
            return say(key, have=have, n=need)
        if option.kind == WALK:
            return say("matrix.note.walk", n=option.value("number"))
        if option.kind in PRICED and option.kind != kinds.USE:
            return say(f"matrix.note.{option.kind}", n=int(self.tag(view, act)[1]))
        return ""

    def moment(self, view: View, speech: Speech) -> str:
        return speech.words.say("matrix.table.moment")

    def wish(self, view: View, source: Piece, target: Piece | None) -> Option | None:
        """What a player has in mind: also what is not possible, so that the rules can say why."""
        s, slot = facts.state_of(view), source.slot
        if target is not None and mover(view.seat) in source.refs:
            there = [s.at[int(ref.value)] for ref in target.refs if ref == mover(int(ref.value))]
            space = there[0] if there else _space(target)
            if space in (-1, s.at[view.seat]):
                return None
            return Option(kinds.MOVE, (Ref("space", space), number(1)))
        if target is not None and slot >= 0:
            return self._put(view, slot, target)
        if CHARACTER_CARD in source.refs:
            return Option(kinds.CONVERT, (seat_ref(view.seat),))
        if source.kinds:
            prices = [ref for ref in source.needs if ref.kind == "number"]
            return Option(kinds.ACTIVATE, (card_ref(slot), *(prices or (number(1),))))
        if slot < 0:
            space = _space(source)
            return Option(kinds.MOVE, (Ref("space", space), number(1))) if space >= 0 else None
        if s.where[slot] == seat_zone(view.seat, HAND):
            return Option(kinds.PLAY, (card_ref(slot),))
        if s.where[slot] in (MATRIX, BASIC):
            return self._in_matrix(view, slot, _space(source))
        return None

    def _put(self, view: View, slot: int, target: Piece) -> Option | None:
        """A card put somewhere."""
        s = facts.state_of(view)
        if PLAY_AREA in target.refs and s.where[slot] == seat_zone(view.seat, HAND):
            return Option(kinds.PLAY, (card_ref(slot),))
        if s.where[slot] in (MATRIX, BASIC) and (DISCARD_PILE in target.refs or PLAY_AREA in target.refs):
            return self._in_matrix(view, slot, s.zones[MATRIX].index(slot) if s.where[slot] == MATRIX else -1)
        if target.slot >= 0 and s.where[target.slot] == MATRIX and facts.title(view, target.slot).type == SCHEME:
            return Option(kinds.CONTRIBUTE, (card_ref(target.slot), card_ref(slot)))
        return None

    def _in_matrix(self, view: View, slot: int, space: int) -> Option:
        """What one would do with a card of the Matrix or the basic stack."""
        s = facts.state_of(view)
        if not facts.is_open(view, slot):
            if s.at[view.seat] == space:
                return Option(kinds.SEARCH, (card_ref(slot),))
            return Option(kinds.MOVE, (Ref("space", space), number(1)))
        card = facts.title(view, slot)
        if facts.is_adversary(view, slot):
            return Option(kinds.BATTLE, (card_ref(slot),))
        if card.type == POLITY:
            return Option(kinds.COMMAND, (card_ref(slot),))
        if card.cost is None or card.type in (RUIN, SCHEME):
            return Option(kinds.MOVE, (Ref("space", space), number(1)))
        return Option(kinds.BUY, (card_ref(slot),))

    def unused(self, view: View, options: Sequence[Option]) -> Sequence[Option]:
        """Cards in hand, Power and Move; Energon is kept, and a battle that would be lost is no loss."""
        found = [option for option in options if option.kind in (kinds.PLAY, kinds.BUY, kinds.COMMAND, kinds.SEARCH)
                 or (option.kind == kinds.BATTLE and facts.would_win(view, option.value("card")))]
        steps = [option for option in options if option.kind == kinds.MOVE]
        return (*found, *steps[:1]) if not any(option.kind == kinds.SEARCH for option in found) else found

    def walks(self, view: View, options: Sequence[Option]) -> Sequence[Walk]:
        return walks(view, options)

    def tiles(self, view: View, event: Event) -> Sequence[tuple[str, str]]:
        return ()

    def hints(self, view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Iterable[Piece]:
        return ()

    def account(self, view: View, event: Event, speech: Speech) -> tuple[Sum, ...]:
        return ()

    def outline(self, view: View, speech: Speech) -> tuple[Fact, ...]:
        return outline(view, speech)


def _first_damage(view: View, speech: Speech) -> str:
    """That a Damage card in hand keeps the others from being played: nobody would guess it from what is outlined."""
    asked, s = view.decision, facts.state_of(view)
    if asked is None or asked.kind != questions.ACTION or asked.seat != view.seat:
        return ""
    played = [option.value("card") for option in asked.options if option.kind == kinds.PLAY]
    waiting = len(s.zones[seat_zone(view.seat, HAND)]) - len(played)
    leaks = [slot for slot in played if facts.title(view, slot).type == DAMAGE]
    return speech.words.say("matrix.note.damage first", card=speech.card(leaks[0], s)) if leaks and waiting else ""


def _asked_to_assist(view: View, speech: Speech) -> Iterator[str]:
    """Whose battle it is, how it stands, and what an Assist would earn; then how one is given."""
    asked, fight = view.decision, facts.battle(view)
    if asked is None or asked.kind != questions.ASSIST or fight is None or fight.attacker == view.seat:
        return
    say, short = speech.words.say, fight.cost - fight.power
    key = "matrix.note.assist" if short > 0 else "matrix.note.assist.enough"
    yield say(key, who=speech.seat(fight.attacker), n=short)
    helps = next((option for option in asked.options if option.kind == kinds.ASSIST), None)
    if helps is not None:
        yield from (speech.prospect(each, view.state).removesuffix(".") for each in speech.game.outlook(view, helps)
                    if each.key == "reward if resolved")
        yield speech.source(asked, view.state)


def _space(piece: Piece) -> int:
    return next((int(ref.value) for ref in piece.refs if ref.kind == "space"), -1)


TABLEAU = MatrixTableau
