"""The forms of what is read elsewhere: workflows, and what app stores and desktops show. A CI machine checks all of
it, any other what it has tools for."""

import os
import shutil
import tempfile
from pathlib import Path

from commands import ROOT, say, start
from machine import LINUX, Needs, missing_tools

TOOLS = {"appstreamcli": "appstream", "desktop-file-validate": "desktop-file-utils"}
APPSTREAM = ROOT / "packaging" / "appstream.py"


def missing() -> Needs:
    return missing_tools(TOOLS) if os.environ.get("CI") else {}


def forms(python: Path) -> int:
    """0 when all are as they should be."""
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    schema: list[str | Path] = [python, "-m", "check_jsonschema", "--builtin-schema"]
    failed = (start([*schema, "vendor.github-workflows", *workflows])
              or start([*schema, "vendor.dependabot", ROOT / ".github" / "dependabot.yml"]))
    return failed or (_of_the_desktop(python) if LINUX else 0)


def _of_the_desktop(python: Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        failed = start([python, APPSTREAM, folder])
        metadata, shown = f"{folder}/org.sparktable.Sparktable.metainfo.xml", "org.sparktable.Sparktable.desktop"
        for tool, words in (("appstreamcli", ["validate", "--no-net", metadata]),
                            ("desktop-file-validate", [str(ROOT / "packaging" / "linux" / shown)])):
            if shutil.which(tool):
                failed = failed or start([tool, *words])
            else:
                say(f"Unchecked for want of {tool}: {words[-1]}")
    return failed
