"""Where the project is to be found: one line of pyproject.toml, `[tool.sparktable] address`, and all that follows
from it. While it is empty, every link and every picture that would need it is left out.

A wheel learns of it here: its web addresses, and the README with its pictures.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class Address(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        home = of(Path(self.root))
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["urls"] = urls(home)
        metadata["readme"] = {"content-type": "text/markdown", "text": readable_anywhere(readme, home)}


def of(root: Path) -> str:
    """The project's address; "" while there is none."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    address: str = project["tool"]["sparktable"]["address"]
    return address.rstrip("/")


def urls(home: str) -> dict[str, str]:
    if not home:
        return {}
    return {"Homepage": home, "Issues": f"{home}/issues", "Changelog": f"{home}/blob/main/packaging/CHANGELOG.md",
            "Download": f"{home}/releases"}


def picture(home: str, name: str) -> str:
    return f"{home}/raw/main/packaging/screenshots/{name}"


def readable_anywhere(readme: str, home: str) -> str:
    """The README as it is shown away from the repository: its pictures by their whole addresses."""
    pictures = re.compile(r"!\[([^]]*)\]\(packaging/screenshots/([^)]+)\)\n?")
    return pictures.sub(lambda found: f"![{found[1]}]({picture(home, found[2])})\n" if home else "", readme)
