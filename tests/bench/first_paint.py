"""How long until the first painted window, beside a bare Qt window, and how much memory that takes.

    python tests/bench/first_paint.py [RUNS]

Each run is a process of its own, off-screen; times count from the moment at which it was asked for. The best of
all runs is printed: it is the one that other programs disturbed least.
"""
from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HOME = Path(__file__).resolve().parents[2]

FIRST_FRAME = """
import resource, sys, time
def told():
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(time.time(), time.process_time(), memory, flush=True)
"""
BARE = FIRST_FRAME + """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        told()
        QTimer.singleShot(0, app.quit)
app = QApplication([])
window = Window()
window.show()
app.exec()
"""
PROGRAM = FIRST_FRAME + """
from pathlib import Path
from PySide6.QtCore import QTimer
from sparktable.ui.main import application, open_shell
from sparktable.ui import home
app = application()
class Told(home.HomePage):
    first = True
    def paintEvent(self, event):
        super().paintEvent(event)
        if self.first:
            self.first = False
            told()
            QTimer.singleShot(0, app.quit)
import sparktable.ui.entrance
sparktable.ui.entrance.HomePage = Told
from sparktable.app.belongings import Belongings
shell = open_shell(Belongings(Path(sys.argv[1]) / "settings.json", Path(sys.argv[1])))
shell.show()
app.exec()
"""


def measure(source: str, folder: str) -> tuple[float, float, int]:
    """Wall and processor milliseconds until the first frame, and megabytes."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(HOME / "desktop")}
    asked = time.time()
    done = subprocess.run([sys.executable, "-c", source, folder], env=environment, capture_output=True, text=True,
                          check=True)
    painted, busy, memory = done.stdout.split()
    return (float(painted) - asked) * 1000, float(busy) * 1000, int(memory)


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as folder:
        for name, source in (("bare window", BARE), ("sparktable", PROGRAM)):
            found = [measure(source, folder) for _ in range(runs)]
            wall, busy, memory = (min(column) for column in zip(*found, strict=True))
            print(f"{name:12} {wall:6.0f} ms to the first frame, {busy:6.0f} ms of processor time, {memory:4} MB")


if __name__ == "__main__":
    main()
