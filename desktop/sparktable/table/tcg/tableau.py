"""The tableau of the Transformers TCG: what lies where, and what is meant by putting one thing on another."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sparktable.app.game_texts import Speech
from sparktable.app.sentence_parts import begun
from sparktable.app.sounds.names import Sound
from sparktable.games.tcg import kinds, questions
from sparktable.games.tcg.card import ORANGE
from sparktable.games.tcg.odds import forecast
from sparktable.games.tcg.state import BATTLEFIELD, HAND, characters
from sparktable.kernel.decisions import Option
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.art.face import Face
from sparktable.table.art.render import Form
from sparktable.table.duel import ATTACKER, DEFENDER, TOTAL
from sparktable.table.geometry import Box
from sparktable.table.gestures import Act, Gestures, Signs, Walk
from sparktable.table.layout_sheet import scale
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.tableau import Character, Cue, Fact, Gain, Hands, Story, Sum, Telling
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.account import ACCOUNTED, account
from sparktable.table.tcg.addends import counts_now
from sparktable.table.tcg.band import lay_band
from sparktable.table.tcg.brings import brings
from sparktable.table.tcg.forecast import forecast_in_short, forecast_words
from sparktable.table.tcg.gains import gains
from sparktable.table.tcg.gestures import CUES, GESTURES, SIGNS, STEADY, ZONES
from sparktable.table.tcg.hints import hints
from sparktable.table.tcg.in_one_go import ATTACKS, EQUIPS, MEANS, in_one_go
from sparktable.table.tcg.lane import lay_lane
from sparktable.table.tcg.layout_sheet import Sheet, measures
from sparktable.table.tcg.outline import outline
from sparktable.table.tcg.rail import lay_rail
from sparktable.table.tcg.reveal import is_fought, lay_reveal
from sparktable.table.tcg.sounds import SOUNDS
from sparktable.table.tcg.teams import lay_team, lines
from sparktable.table.tcg.tellings import TELLINGS

FROM_HAND = (kinds.PLAY, EQUIPS, MEANS)
HELD_UP = 300.0
"""How much room at the right of both teams a card has at most that is held up, at the design's size; or that of the
rail."""


class TcgTableau:
    """See `tableau.Tableau`."""

    gestures: Gestures = GESTURES
    signs: Signs = SIGNS
    cues: Mapping[EventKind, Cue] = CUES
    tellings: Mapping[EventKind, Telling] = TELLINGS
    sounds: Mapping[EventKind, Sound] = SOUNDS
    turn = questions.MAIN
    zones = ZONES
    steady = STEADY
    accounted = ACCOUNTED
    minimum = (940, 620)

    def scale(self, width: float, height: float) -> float:
        return scale(width, height)

    def layout(self, view: View, width: float, height: float, look: Look, speech: Speech) -> Layout:
        sheet = Sheet(view, look, speech)
        at = measures(width, height, look, lines(sheet, measures(width, height, look).team))
        lay_band(sheet, at.band)
        stage = Box(at.enemies.x, at.enemies.y, at.enemies.w, at.team.bottom - at.enemies.y)
        if is_fought(sheet):
            lay_reveal(sheet, stage)
        else:
            lay_team(sheet, 1 - sheet.me, at.enemies)
            lay_team(sheet, sheet.me, at.team)
            lay_lane(sheet, at.lane)
        over_rail = lay_rail(sheet, at.rail)
        return Layout(tuple(sheet.out.pieces), width, height, at.prompt.whole(), at.strip.whole(),
                      _beside(sheet, stage, over_rail).whole(), stage.whole(), sheet.out.homes, at.lane.whole())

    def in_hand(self, view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Layout:
        return layout

    def face(self, view: View, slot: int, speech: Speech, ident: int | None = None) -> Face:
        return cards.face(view, slot, speech, ident)

    def character(self, view: View, seat: int) -> Character | None:
        """The first of the team that began, by whom its lines are known; once the game is over the first who still
        stands."""
        s = facts.state_of(view)
        if not s.teams[seat]:
            return None
        standing = facts.team(view, seat)
        over = s.outcome is not None and standing
        first = facts.title(view, standing[0]) if over else s.cards[s.teams[seat][0]]
        return Character(first.name, cards.faction_of(first).name, bool(standing))

    def gave(self, view: View, story: Story, speech: Speech) -> Iterable[Gain]:
        return gains(view, story, speech)

    def keywords(self, view: View, slot: int, speech: Speech) -> tuple[tuple[str, str], ...]:
        if not facts.is_known(view, slot) or not facts.is_character(view, slot):
            return ()
        return counts_now(view, speech, slot)

    def counts(self, view: View, slot: int, speech: Speech) -> tuple[tuple[str, str], ...]:
        """The numbers and keywords of a character that stands there, and the Upgrades on it."""
        worn = facts.upgrades(view, slot) if facts.is_known(view, slot) else []
        return (*self.keywords(view, slot, speech), *((cards.short_name(view, each, speech),
                                                       cards.whole_text(view, each, speech)) for each in worn))

    def picture(self, view: View, slot: int, form: Form, speech: Speech, ident: int | None = None) -> Drawing:
        return cards.picture(view, slot, form, speech, ident)

    def tag(self, view: View, act: Act) -> tuple[str, str]:
        """The attack total of whoever would attack."""
        option, icon = act.option, act.gesture.icon
        if option.kind == kinds.ATTACK:
            return icon, str(facts.fighter(view, option.value("card")).attack)
        return icon, ""

    def beside(self, view: View, act: Act, speech: Speech) -> str:
        """What an attack on somebody may come to."""
        if act.option.kind == ATTACKS:
            attacker, target = act.option.value("card"), act.option.value("card", 1)
            return forecast_in_short(speech, forecast(view, attacker, target))
        if act.option.kind in (kinds.FLIP, *FROM_HAND):
            return next(brings(view, act.option, speech), "")
        return self.tag(view, act)[1]

    def note(self, view: View, act: Act | None, speech: Speech) -> str:
        """What an attack on somebody may come to, and what is lost when somebody attacks; what anything else changes;
        before that, what the turn still allows."""
        if act is None:
            return self._turn(view, speech)
        if act.option.kind in (kinds.FLIP, kinds.TAP, *FROM_HAND):
            return begun(" · ".join(brings(view, act.option, speech)))
        if act.option.kind == kinds.ATTACK:
            return self._lapses(view, speech)
        if act.option.kind == ATTACKS:
            attacker, target = act.option.value("card"), act.option.value("card", 1)
            told = (forecast_words(speech, forecast(view, attacker, target)), self._lapses(view, speech))
            return " ".join(each for each in told if each)
        fight = facts.clash(view)
        asked = view.decision
        if fight is None or asked is None or asked.kind != questions.DEFENDER:
            return ""
        return forecast_words(speech, forecast(view, fight.attacker, act.option.value("card")))

    @staticmethod
    def _turn(view: View, speech: Speech) -> str:
        """Only what can be done now: not all turns allow everything. Of an Upgrade that is put on: what it does."""
        asked, say = view.decision, speech.words.say
        if asked is not None and asked.kind == questions.PUT_ON and facts.is_known(view, asked.source):
            return say("tcg.note.put_on", card=cards.short_name(view, asked.source, speech),
                       text=cards.whole_text(view, asked.source, speech))
        if asked is None or asked.kind != questions.MAIN:
            return ""
        could = facts.could_still(view)
        if "action" in could and "upgrade" in could:
            could = ["both" if name == "action" else name for name in could if name != "upgrade"]
        ways = ", ".join(say(f"tcg.turn.{name}") for name in could)
        attacks = "attack" if any(option.kind == kinds.ATTACK for option in asked.options) else "rest"
        if not ways:
            return say(f"tcg.turn.{attacks}")
        return say(f"tcg.turn.then.{attacks}", n=len(could), what=ways)

    @staticmethod
    def _lapses(view: View, speech: Speech) -> str:
        """An attack ends the turn: what could still be done then lapses."""
        open_now = [speech.words.say(f"tcg.permission.{name}") for name in facts.could_still(view)]
        return speech.words.say("tcg.note.lapses", what=", ".join(open_now)) if open_now else ""

    def moment(self, view: View, speech: Speech) -> str:
        return speech.words.say("tcg.table.moment")

    def wish(self, view: View, source: Piece, target: Piece | None) -> Option | None:
        """What a player has in mind: also what is not possible, so that the rules can say why."""
        s, slot = facts.state_of(view), source.slot
        if slot < 0 or card_ref(slot) not in source.refs:
            return None
        if s.where[slot] == HAND + view.seat:
            return Option(kinds.PLAY, (card_ref(slot),))
        if s.where[slot] == BATTLEFIELD + view.seat:
            enemies = characters(s, 1 - view.seat)
            onto = [card_ref(target.slot)] if target is not None and target.slot in enemies else []
            return Option(kinds.ATTACK, (card_ref(slot), *onto))
        return Option(kinds.CARD, (card_ref(slot),))

    def unused(self, view: View, options: Sequence[Option]) -> Sequence[Option]:
        """An attack ends the turn; what is open then is told in the prompt."""
        return ()

    def walks(self, view: View, options: Sequence[Option]) -> Sequence[Walk]:
        return in_one_go(view, options)

    def tiles(self, view: View, event: Event) -> Sequence[tuple[str, str]]:
        """Icons that count go to their total; white ones stay where the next cards come."""
        slot = int(event.refs[0].value)
        return [(f"b_{colour}", f"{TOTAL}{ATTACKER if colour == ORANGE else DEFENDER}")
                for colour in facts.counting(view, slot)]

    def hints(self, view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Iterable[Piece]:
        return hints(view, layout, hands, look, speech)

    def account(self, view: View, event: Event, speech: Speech) -> tuple[Sum, ...]:
        return account(view, event, speech)

    def outline(self, view: View, speech: Speech) -> tuple[Fact, ...]:
        return outline(view, speech)


def _beside(sheet: Sheet, stage: Box, over_rail: Box) -> Box:
    """Where more is told of a card, and where cards are held up: on the felt at the right of both teams if that is
    wide enough; else over what the rail shows between the names of both players."""
    stands = max((piece.box.right for piece in sheet.out.pieces if piece.zone in ("own", "enemy", "battle")),
                 default=stage.x)
    free = min(max(sheet.px(HELD_UP), over_rail.w), stage.right - stands - sheet.px(8))
    return stage.take_right(free)[0].inset(0, sheet.px(6)) if free >= over_rail.w else over_rail


TABLEAU = TcgTableau
