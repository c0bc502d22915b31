"""The picture behind the home and end pages: figures on the right third, drawn after the first frame is on screen."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from sparktable.ui import style

if TYPE_CHECKING:
    from PySide6.QtGui import QImage, QPaintEvent, QResizeEvent

    from sparktable.ui.backdrop_painting import Troupe

TROUPE: Troupe = (("Springer", 0.63, 0.58, 0.38), ("Megatron", 0.86, 0.66, 0.20), ("Optimus Prime", 0.73, 0.78, 0.42))


class Backdrop(QWidget):
    """A page with the picture behind it."""

    drawn = Signal()
    """The page has been on the screen, and the picture behind it is drawn."""

    def __init__(self, troupe: Troupe = TROUPE) -> None:
        super().__init__()
        self._troupe = troupe
        self._picture: QPixmap | None = None
        self._wanted = QTimer(self)
        self._wanted.setSingleShot(True)
        self._wanted.setInterval(0)
        self._wanted.timeout.connect(self._draw)

    def relook(self) -> None:
        self._picture = None
        self.update()

    def follow(self, inside: QWidget) -> None:
        """Arrange anew whenever what stands before the picture comes to need another room: in larger letters, say."""
        inside.installEventFilter(self)

    def arrange(self) -> None:
        """Share out the room that there is."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        fits = self._picture is not None and self._picture.deviceIndependentSize().toSize() == self.size()
        with QPainter(self) as p:
            if self._picture is not None and fits:
                p.drawPixmap(0, 0, self._picture)
            else:
                p.fillRect(self.rect(), style.current().theme.color("bg0"))
        if not fits:
            self._wanted.start()

    def painted(self) -> QImage:
        """The picture, as large as the page."""
        from sparktable.ui.backdrop_painting import scenery  # what it is painted with must not delay the first frame

        return scenery(self.size(), self.devicePixelRatioF(), self._troupe)

    def _draw(self) -> None:
        self._picture = QPixmap.fromImage(self.painted())
        self.update()
        self.drawn.emit()


class Hall(Backdrop):
    """A hall behind a page, in the light of a game."""

    def __init__(self, page: QWidget, hue: str) -> None:
        super().__init__()
        self._hue = hue
        self.setParent(page)
        page.installEventFilter(self)
        self.lower()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        page = self.parentWidget()
        if event.type() == QEvent.Type.Resize and page is not None:
            self.setGeometry(page.rect())
        return False

    def painted(self) -> QImage:
        from sparktable.ui.backdrop_painting import hall

        return hall(self.size(), self.devicePixelRatioF(), self._hue)
