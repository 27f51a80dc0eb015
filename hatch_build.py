"""Puts the built client and the rules pages into a wheel.

An editable install needs none of this: the checkout builds its client by `make play`.
"""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/dorfplatz/server/static")


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the client where that has not been done, as when a wheel is made straight from a checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the files of a wheel or an sdist are gathered."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / STATIC / "index.html").exists():
            subprocess.run(["make", STATIC / "index.html"], cwd=root, check=True)
        if self.target_name == "wheel":
            build_data["force_include"] |= {
                str(root / STATIC): "dorfplatz/server/static",
                str(root / "docs" / "rules"): "dorfplatz/rules",
            }
