"""Bomb Busters' sentences, and refusals made of them."""

from __future__ import annotations

from typing import Final

from lastwire.engine.content import Text

TEXT: Final = Text.read(__package__, "text.en.toml")
refusal: Final = TEXT.refusal
