"""Puts into the built package what is not Python: the browser client, so that a wheel runs where there is no
Node.js, the rules that the app shows, and, if asked for by LASTWIRE_COMPILED=1, the rules compiled."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import checkout
import compiler


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return list(compiler.REQUIRED) if self.target_name == "wheel" and compiler.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install uses the checkout's own client and rules.
        if version == "editable":
            return
        try:
            checkout.client()
            if self.target_name == "wheel" and compiler.wanted():
                for library, place in compiler.build(Path(self.root) / "build" / "compiled").items():
                    build_data["force_include"][str(library)] = place
                build_data.update(pure_python=False, infer_tag=True)
        except checkout.Trouble as trouble:
            self.app.abort(str(trouble))
        if self.target_name == "wheel":
            build_data["force_include"]["docs/rules"] = "lastwire/rules"
            build_data["force_include"]["docs/play"] = "lastwire/play"
