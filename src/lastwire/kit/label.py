"""What players and cards are called in lines that people type."""

from __future__ import annotations


def letter(seat: int) -> str:
    """A player as games with letters type them."""
    return "ABCDEFGHIJ"[seat]


def tag(seat: int) -> str:
    """A player where letters mean something else: @1 is the first."""
    return f"@{seat + 1}"


def place(index: int) -> str:
    """A card in a row, by a small letter: numbers are levels, values and the choices themselves."""
    return "abcdefghijklmnop"[index]
