"""A tableau says what lies where in one game. Everything else on the table is the same for all games."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from sparktable.app.game_texts import Speech
from sparktable.app.sounds.names import Sound
from sparktable.kernel.decisions import Option
from sparktable.kernel.typed import EventKind, QuestionKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.art.face import Face
from sparktable.table.art.render import Form
from sparktable.table.gestures import Act, Gestures, Signs, Walk
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.piece import Layout, Piece


class Cue(NamedTuple):
    """How an event is to be seen."""

    motion: str
    """`flip` (the card turns over), `step` (the seat's mover goes to a space), `go` (the card's),
    `roll` (the die turns over), `turn` (the character card does), `float` (a number rises from the seat) `call`
    (a word at the card, which may say the number) `hit` (the card's mover is hit), `block` (it
    is not, for all that was reckoned, which is stamped), `strike` (a call; where nothing comes of the duel, that is
    stamped), `tiles` (it is turned up, and icons fly off it) or `stamp` (how a duel ended)."""
    icon: str = ""
    sign: int = 1
    """Of the number that floats."""
    tone: str = "plain"
    tells: bool = False
    """Whether a stamp's last number says how the duel ended: nothing but 0 was a victory."""


class Telling(NamedTuple):
    """How an event is told: in the log, and of somebody else's turn."""

    icon: str
    weight: int = 0
    """How much it says of a turn: what says most is told in the one line for it. 0 is never."""
    held: bool = False
    """Whether its card is held up when somebody else does it."""
    unseen: bool = False
    """Held up only where it did not lie open before; and told of a turn only where nothing else was told of that card
    which is held up as well."""


class Story(NamedTuple):
    """Something that was done with a card, and what came of it."""

    event: Event
    after: tuple[Event, ...]


class Gain(NamedTuple):
    """One thing that a card gave: an icon with a number, or with a few words."""

    icon: str
    number: str
    words: str


class Character(NamedTuple):
    """Whom a seat plays: how that one is called and for which faction it fights."""

    name: str
    faction: str
    stands: bool = True
    """Whether that one is still in the game."""


class Sum(NamedTuple):
    """A number, with all that it is made of."""

    heading: str
    lines: tuple[tuple[str, str, str], ...] = ()
    """Icon, words and amount of each part."""
    note: str = ""
    face: Face | None = None
    """The card of whoever it is about."""
    pictures: tuple[Face | None, ...] = ()
    """The card that each part comes from, where that is one that was flipped."""


class Fact(NamedTuple):
    """A line of the outline, and those under it."""

    text: str
    slot: int = -1
    key: str = ""
    """The piece that it tells of."""
    below: tuple[Fact, ...] = ()
    option: Option | None = None
    """The answer that it offers."""


class Hands(NamedTuple):
    """What the player is doing with them."""

    held: Piece | None = None
    """What is taken up or dragged."""
    targets: Sequence[str] = ()
    """Where it can be put: keys of pieces."""
    pointed: Piece | None = None
    """What lies under the pointer, or has the focus."""


class Tableau(Protocol):
    """What a game adds to the table."""

    gestures: Gestures
    signs: Signs
    """What its questions are about."""
    cues: Mapping[EventKind, Cue]
    tellings: Mapping[EventKind, Telling]
    sounds: Mapping[EventKind, Sound]
    """What is heard when an event is seen."""
    turn: QuestionKind
    """What is asked in one's own turn: what can be done in it is lit."""
    zones: tuple[str, ...]
    """The groups of pieces in the order in which Tab visits them."""
    minimum: tuple[int, int]
    """The smallest table that shows everything."""

    def scale(self, width: float, height: float) -> float:
        """How large texts and gaps are on a table of that size."""

    def layout(self, view: View, width: float, height: float, look: Look, speech: Speech) -> Layout:
        """What lies where."""

    def in_hand(self, view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Layout:
        """The same while something is taken up: a stage shows what that is for."""

    def face(self, view: View, slot: int, speech: Speech, ident: int | None = None) -> Face:
        """What the viewer sees of a card: its front if it is known, else its back. An event may know what it was."""

    def character(self, view: View, seat: int) -> Character | None:
        """Whom a seat plays, where that is one."""

    def gave(self, view: View, story: Story, speech: Speech) -> Iterable[Gain]:
        """What a card gave whoever used it, as far as the viewer has seen it."""

    def keywords(self, view: View, slot: int, speech: Speech) -> tuple[tuple[str, str], ...]:
        """The keywords of a card that the viewer knows, each with what it means."""

    def counts(self, view: View, slot: int, speech: Speech) -> tuple[tuple[str, str], ...]:
        """What of a card counts where it lies now, each with what it is made of or means."""

    def picture(self, view: View, slot: int, form: Form, speech: Speech, ident: int | None = None) -> Drawing:
        """The same as a drawing."""

    def tag(self, view: View, act: Act) -> tuple[str, str]:
        """Icon and price that stand on the edge of what can be taken."""

    def beside(self, view: View, act: Act, speech: Speech) -> str:
        """What stands behind an answer in a list: its price, or what it may come to; or ""."""

    def note(self, view: View, act: Act | None, speech: Speech) -> str:
        """A line on what an answer takes and what it loses; on what is open, while none is chosen; or ""."""

    def moment(self, view: View, speech: Speech) -> str:
        """What goes on between two questions, in a sentence."""

    def wish(self, view: View, source: Piece, target: Piece | None) -> Option | None:
        """The answer that a player has in mind who clicks on a piece or puts it there."""

    def unused(self, view: View, options: Sequence[Option]) -> Sequence[Option]:
        """What could still be done with what is lost when the turn ends, one way of each thing."""

    def walks(self, view: View, options: Sequence[Option]) -> Sequence[Walk]:
        """Where several steps lead, one answer each."""

    steady: frozenset[EventKind]
    """What may happen on a walk without ending it."""

    def tiles(self, view: View, event: Event) -> Sequence[tuple[str, str]]:
        """The icons that fly off the card of an event with the cue `tiles`, each with the piece that it goes to."""

    def hints(self, view: View, layout: Layout, hands: Hands, look: Look, speech: Speech) -> Iterable[Piece]:
        """What is told on the table itself of what is held and pointed at."""

    accounted: frozenset[EventKind]
    """The events of which it can be told how their numbers came about."""

    def account(self, view: View, event: Event, speech: Speech) -> tuple[Sum, ...]:
        """How they did, in the position right after it."""

    def outline(self, view: View, speech: Speech) -> tuple[Fact, ...]:
        """Everything that can be seen, in words."""
