"""Work for the desk, made in worker processes by name."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from lastwire.engine.campaign import Draft
from lastwire.errors import Malformed, Refused
from lastwire.message import words
from lastwire.table.wish import Wish


def echo(value: Any) -> Any:
    return value


def hang(sign: Path) -> None:
    """Say so, with the process's number, and never end."""
    sign.with_suffix(".new").write_text(str(os.getpid()))
    sign.with_suffix(".new").rename(sign)
    time.sleep(600)


def hang_on(game: str, text: str) -> Draft:
    """In place of a mission's check; the text is where the sign is left."""
    hang(Path(text))
    raise AssertionError


def die_once(sign: Path) -> str:
    if not sign.exists():
        sign.touch()
        os._exit(1)
    return "here"


def compute(seconds: float) -> None:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def refuse() -> None:
    raise Refused("E_NO_AID", "BB-3.19", words("No."))


def garble() -> None:
    raise Malformed("$: no")


def fail() -> None:
    raise ValueError("the hand is 1 2 3")


def hang_settling(load: Any, wish: Wish) -> None:
    """In place of settling a wish; its content begins with where the sign is left."""
    hang(Path((wish.content or "").partition("\n")[0]))
