"""What every test stands on."""

import os

import pytest

# Before anything can import Qt: no screen, and no complaints about sound on a machine without any.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_LOGGING_RULES", "qt.multimedia.*=false")
# Pictures are compared pixel by pixel, whatever the tester's own screen is like.
os.environ["QT_SCALE_FACTOR"] = "1"
for scale in ("QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI"):
    os.environ.pop(scale, None)

@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The same widgets' style on every system."""
    return ["sparktable-test", "-style", "Fusion"]
