"""Builds the browser client into the package, so that a wheel runs where there is no Node.js."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import checkout


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install serves the checkout's own client, which `play` and `test` keep fresh.
        if version == "editable":
            return
        try:
            checkout.client()
        except checkout.Trouble as trouble:
            self.app.abort(str(trouble))
