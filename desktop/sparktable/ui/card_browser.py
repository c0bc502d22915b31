"""The card browser: every title of every box, sifted by what one looks for, the chosen one large."""
from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.card_search import Entry, Wish, entries, matching
from sparktable.app.translations import WORDS
from sparktable.games import boxes
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.icons import themed_icon
from sparktable.table.art.render import CARD_RATIO, CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.text import plain_text
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import Picker, Search, Segments
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, panel, picture, role

_ENTRY = Qt.ItemDataRole.UserRole


class CardBrowser(QWidget):
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        role(self, "page")
        self._entries = entries(game for game in boxes() if fronts_of(game) is not None)
        self._wish = Wish()
        self._side = 1
        self._renderer = CardRenderer()
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        head = QHBoxLayout()
        back = Button("", "undo", "quiet", self.left.emit)
        say(back, tip, "action.back")
        say(back, "setAccessibleName", "action.back")
        head.addWidget(back)
        head.addWidget(label("title", "cards.title", wrap=False))
        head.addStretch()
        self.search = Search("cards.search", 320, lambda text: self.look_for(text=text))
        head.addWidget(self.search)
        column.addLayout(head)
        self._filters = FlowLayout(gap=now.px(12))
        column.addLayout(self._filters)
        body = QHBoxLayout()
        body.setSpacing(now.px(16))
        left = QVBoxLayout()
        self.count = label("caption")
        left.addWidget(self.count)
        self.list = QListWidget()
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        say(self.list, "setAccessibleName", "cards.title")
        self.list.currentItemChanged.connect(lambda *_: self._show())
        left.addWidget(self.list, 1)
        self.everything = Button("cards.everything", "undo", on_click=self.show_everything)
        left.addWidget(self.everything)
        left.addStretch()  # where nothing is found, what says so stands on top
        body.addLayout(left, 2)
        frame, inside = panel()
        self.picture = picture()
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.picture.installEventFilter(self)
        inside.addWidget(self.picture, 1)
        self.origin = label("caption")
        self.origin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside.addWidget(self.origin)
        self.over = Button("new_game.other_side", "convert", on_click=self.turn_over)
        inside.addWidget(self.over)
        body.addWidget(frame, 3)
        column.addLayout(body, 1)
        self.retranslate()

    def _build_filters(self) -> None:
        while (item := self._filters.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        boxes = list(dict.fromkeys((entry.game, entry.box) for entry in self._entries))
        box = Segments([("", WORDS.say("cards.all"), ""),
                        *((name, WORDS.say(f"{game}.setup.set.{name}"), "") for game, name in boxes)], self._wish.box)
        box.picked.connect(lambda name: self.look_for(box=name))
        say(box, "setAccessibleName", "cards.box")
        faction = Segments([("", WORDS.say("cards.all"), ""),
                            *((name, WORDS.say(f"cards.faction.{name}"), self._sign(name))
                              for name in self._factions())], self._wish.faction)
        faction.picked.connect(lambda name: self.look_for(faction=name))
        say(faction, "setAccessibleName", "cards.faction")
        kinds = list(dict.fromkeys((entry.game, entry.card.type) for entry in self._entries))
        kind = self._picker("cards.every_type", [(name, WORDS.say(f"{game}.type.{name}")) for game, name in kinds],
                            self._wish.type or None)
        kind.activated.connect(lambda at: self.look_for(type=kind.itemData(at) or ""))
        costs = sorted({cost for entry in self._entries if (cost := entry.cost) is not None})
        price = self._picker("cards.every_cost", [(n, WORDS.say("cards.cost", n=n)) for n in costs], self._wish.cost)
        price.activated.connect(lambda at: self.look_for(cost=price.itemData(at)))
        for widget in (box, faction, kind, price):
            widget.setMinimumHeight(box.sizeHint().height())
            self._filters.addWidget(widget)

    def _factions(self) -> list[str]:
        """Those of the two sides first, then whoever else has cards."""
        known = {faction for entry in self._entries for faction in entry.factions}
        return [*FACTIONS, *sorted(known - {*FACTIONS})]

    @staticmethod
    def _sign(faction: str) -> str:
        """The icon of a faction; of those that are no side of the war there is none."""
        return FACTIONS[faction].icon if faction in FACTIONS else ""

    @staticmethod
    def _picker(key: str, choices: list, value: object) -> Picker:
        picker = Picker()
        picker.setMinimumContentsLength(12)
        picker.addItem(WORDS.say(key), None)
        for choice, text in choices:
            picker.addItem(text, choice)
        picker.setCurrentIndex(max(0, picker.findData(value)))
        say(picker, "setAccessibleName", key)
        return picker

    # --- looking ------------------------------------------------------------------------------------

    def look_for(self, **parts: Any) -> None:
        """Change what is looked for, part by part (see `Wish`)."""
        self._wish = Wish(**{**self._wish._asdict(), **parts})
        self._sift()

    def show_everything(self) -> None:
        """Look for nothing in particular again."""
        self._wish = Wish()
        self.search.clear()
        self.retranslate()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sift(self) -> None:
        now = style.current()
        chosen = self._current()
        found = matching(self._entries, self._wish, WORDS.language)
        names = Counter(entry.card.name for entry in found)
        self.list.blockSignals(True)
        self.list.clear()
        row = QSize(1, max(now.px(30), round(now.pt(13) * 1.5) + now.px(10)))  # a long line gives way to its row
        for entry in found:
            fronts = fronts_of(entry.game)
            icon = fronts.icon(entry.card) if fronts is not None else "deck"
            item = QListWidgetItem(themed_icon(icon, now.theme.tokens.hi, now.theme.tokens.low, now.px(18),
                                               now.theme.tokens.s1, self.devicePixelRatioF()),
                                   self._line(entry, alone=names[entry.card.name] == 1))
            tip(item, item.text())
            item.setSizeHint(row)
            item.setData(_ENTRY, entry)
            self.list.addItem(item)
            if entry is chosen:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0 and found:
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        say(self.count, "setText", "cards.count" if found else "cards.none", n=len(found))
        self.list.setVisible(bool(found))
        self.everything.setVisible(not found)
        self._show()

    @staticmethod
    def _line(entry: Entry, *, alone: bool) -> str:
        """What a title is; where it is not `alone` in bearing its name, also where it comes from."""
        card, cost = entry.card, entry.cost
        parts = [WORDS.title(entry.game, card)]
        if not alone:
            parts.append(WORDS.say(f"{entry.game}.setup.set.{entry.box}"))
        if card.house:
            parts.append(WORDS.say("cards.house"))
        parts.append(WORDS.say(f"{entry.game}.type.{card.type}"))
        if subtype := entry.text(WORDS.language).subtype:
            parts.append(subtype)
        if cost:
            parts.append(WORDS.say("cards.cost", n=cost))
        return "  ·  ".join(parts)

    def _current(self) -> Entry | None:
        item = self.list.currentItem()
        return item.data(_ENTRY) if item is not None else None

    def turn_over(self) -> None:
        self._side = 1 - self._side
        self._show()

    def _show(self) -> None:
        entry = self._current()
        fronts = fronts_of(entry.game) if entry is not None else None
        face = fronts.front(entry.card, WORDS, self._side) if entry is not None and fronts is not None else None
        self.over.setVisible(face is not None and face.sides > 1)
        self.picture.setVisible(entry is not None)
        if entry is None:
            self.origin.clear()
            return
        now, card = style.current(), entry.card
        box = WORDS.say(f"{entry.game}.setup.set.{entry.box}")
        say(self.origin, "setText", "cards.from_house" if entry.ours else "cards.from", box=box)
        room = self.picture.size()
        width = int(min(room.width() - 2, (room.height() - 2) / CARD_RATIO, now.px(520)))
        if width >= now.px(120) and face is not None:
            self.picture.setPixmap(self._renderer.pixmap(face, "inspector", width, self.devicePixelRatioF(),
                                                         now.theme, now.text))
        said = entry.text(WORDS.language)
        self.picture.setAccessibleName(WORDS.title(entry.game, card))
        self.picture.setAccessibleDescription(
            " ".join((said.full_type, *(plain_text(entry.game, text, WORDS.language) for text in said.texts()))))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card is as large as its place, whatever changed that: the window, the text or the words beside it."""
        if event.type() == QEvent.Type.Resize and watched is self.picture:
            self._show()
        return False

    def retranslate(self) -> None:
        self._build_filters()
        self._sift()

    def relook(self) -> None:
        self._renderer.clear()
        self.retranslate()

    def settle(self) -> None:
        self.search.setFocus(Qt.FocusReason.TabFocusReason)
