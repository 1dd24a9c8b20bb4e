"""Bomb Squad's sentences, and refusals made of them."""

from __future__ import annotations

from typing import Final

from lastwire.engine.content import Text

TEXT: Final = Text.read("lastwire.games.bomb_squad.text", "en.toml")
refusal: Final = TEXT.refusal
