"""Time Bomb's sentences, and refusals made of them."""

from __future__ import annotations

from typing import Final

from lastwire.engine.content import Text

TEXT: Final = Text.read("lastwire.games.time_bomb.text", "en.toml")
LINES: Final = Text.read("lastwire.games.time_bomb.text", "bots.en.toml")
refusal: Final = TEXT.refusal
