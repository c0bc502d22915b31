"""The desktop program's entrance."""

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

from sparktable import __version__
from sparktable.resources import resource


class MainWindow(QMainWindow):
    """Says that the table is being built; the games can be played from the command line already."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Sparktable"))
        notice = QLabel(
            self.tr(
                "The table is being built.\n\nUntil it stands, the games play themselves:\nsparktable --help"
            )
        )
        notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        notice.setMargin(48)
        self.setCentralWidget(notice)


def application() -> QApplication:
    """The one application object, with its name, version and icon."""
    existing = QCoreApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(["sparktable"])
    app.setApplicationName("sparktable")
    app.setApplicationDisplayName("Sparktable")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("sparktable")
    app.setWindowIcon(QIcon(str(resource("app/sparktable.png"))))
    return app


def main(*, smoke: bool = False) -> int:
    """Open the window and stay until it is closed; ``smoke`` draws it once and leaves."""
    app = application()
    window = MainWindow()
    window.show()
    if smoke:
        QTimer.singleShot(0, lambda: app.exit(0 if draws(window) else 1))
    return app.exec()


def draws(window: QMainWindow) -> bool:
    """Draw one frame; whether there is anything on it but its background."""
    frame = window.grab().toImage()
    first = frame.pixel(0, 0)
    return any(frame.pixel(x, y) != first for y in range(frame.height()) for x in range(frame.width()))
