"""Puts into the built package what is not Python: the browser client, so that a wheel runs where there is no
Node.js, and the rules that the app shows."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import checkout


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install uses the checkout's own client and rules.
        if version == "editable":
            return
        try:
            checkout.client()
        except checkout.Trouble as trouble:
            self.app.abort(str(trouble))
        if self.target_name == "wheel":
            build_data["force_include"]["docs/rules"] = "lastwire/rules"
