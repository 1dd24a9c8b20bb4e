"""Bomb Squad Academy's sentences, and refusals made of them."""

from __future__ import annotations

from typing import Any, Final

from lastwire.engine.content import Text
from lastwire.errors import Refused

TEXT: Final = Text.read(__package__, "text.en.toml")


def refusal(code: str, clause: str, **values: Any) -> Refused:
    """The refusal with this code and clause, in the words of the text file."""
    return Refused(code, clause, TEXT(f"refuse.{code}", **values))
