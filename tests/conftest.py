"""What every test stands on."""

import gc
import os
from collections.abc import Iterator

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that at the end no worker is left alone with it."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """What all tests have loaded is no garbage, and need not be looked through each time that some is looked for."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def nobody_waits_for_the_disk() -> Iterator[None]:
    """No test cuts the power, and waiting until the disk really holds it takes longer than many a test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: None)
        yield
