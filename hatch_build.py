"""Puts the built client and the rules pages into a wheel. An editable install needs none of this: the checkout builds its client by `make play`."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the client where it has not been built, as when a wheel is made straight from a checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the files of a wheel or an sdist are gathered."""
        root = Path(self.root)
        static = root / "src" / "dorfplatz" / "server" / "static"
        if version == "editable":
            return
        if not (static / "index.html").exists():
            setup = _load(root / "scripts" / "setup.py")
            setup.packages()
            setup.client()
        if self.target_name == "wheel":
            build_data["force_include"] |= {str(static): "dorfplatz/server/static", str(root / "docs" / "rules"): "dorfplatz/rules_pages"}


def _load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module
