"""The locks: for every layer of the environment the exact versions, each with the hashes of its files, for every
system and Python that we support.

`dev.py lock` writes them anew from pyproject.toml with what is newest; `dev.py lock --check` sees that each system
and Python finds all it needs in them, as a file that installs without being built.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from commands import PYPROJECT, run_or_stop, say
from environments import LAYERS, environment_with, lock
from machine import this_python

SYSTEMS = ("x86_64-manylinux_2_34", "x86_64-pc-windows-msvc", "aarch64-apple-darwin", "x86_64-apple-darwin")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def write() -> None:
    """Every layer in the versions that the ones before it have settled on."""
    settled: list[str | Path] = []
    for layer in LAYERS:
        project = [PYPROJECT] if layer == "run" else []
        _uv("compile", *project, "--group", f"{PYPROJECT}:{layer}", *settled, "--universal",
            "--python-version", PYTHONS[0], "--upgrade", "--generate-hashes", "--no-header", "--no-annotate",
            "--output-file", lock(layer))
        settled += ["--constraint", lock(layer)]


def check() -> None:
    """Nothing is downloaded for it but what tells of the files."""
    requirements = [word for layer in LAYERS for word in ("--requirement", lock(layer))]
    with tempfile.TemporaryDirectory() as nowhere:
        for system, python in targets():
            _uv("install", "--dry-run", "--no-deps", "--require-hashes", "--only-binary", ":all:",
                "--target", nowhere, "--python-platform", system, "--python-version", python, *requirements)
    say(f"The locks hold what {len(SYSTEMS)} systems need with Python {', '.join(PYTHONS)}.")


def targets() -> Iterator[tuple[str, str]]:
    for system in SYSTEMS:
        for python in PYTHONS:
            yield system, python


def _uv(*arguments: str | Path) -> None:
    python = environment_with("lock")
    certificates = os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE", "")
    run_or_stop([python, "-m", "uv", "pip", arguments[0], "--quiet", *arguments[1:]],
                f"the locks do not stand with Python {this_python()} on {sys.platform}",
                **{"SSL_CERT_FILE": certificates} if certificates else {})
