"""What every test stands on. Nothing here imports Qt: the engine's tests also run where there is none."""

import importlib.util
import os

import pytest

# Before anything can import Qt: no screen, and no complaints about sound on a machine without any.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_LOGGING_RULES", "qt.multimedia.*=false")
# Pictures are compared pixel by pixel, whatever the tester's own screen is like.
os.environ["QT_SCALE_FACTOR"] = "1"
for scale in ("QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI"):
    os.environ.pop(scale, None)

HAS_QT = importlib.util.find_spec("PySide6") is not None
HAS_PYTEST_QT = importlib.util.find_spec("pytestqt") is not None

# The rooms that need Qt, and what the set-up script has to do with the full environment.
collect_ignore = [] if HAS_QT else ["app", "table", "ui", "test_packaging.py"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let pyproject.toml speak of Qt even where pytest-qt, which owns these settings, is absent."""
    if not HAS_PYTEST_QT:
        for setting in ("qt_api", "qt_qapp_name", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(setting, "read by pytest-qt")


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The same widgets' style on every system."""
    return ["sparktable-test", "-style", "Fusion"]
