"""Tools in tests work in the test's own process, unless a test is about others."""

import pytest

from sparktable.tools import workers


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "usual_jobs", lambda: 1)
