"""What a seat can choose in Big Badaboom (GB-4.100), and the moves of the clock and the table.

A card is named by its number in the list of cards, which only those who may see it know (GB-4.101); 0 is a Mechanism.
Lists ascend.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from lastwire.engine.offer import builder
from lastwire.engine.types import Expire

Kind: TypeAlias = Literal["I", "F", "X", "T", "P"]
# GB-9.21: negative and huge numbers are bad form.
Number: TypeAlias = Annotated[int, Meta(ge=0, le=255)]
Numbers: TypeAlias = Annotated[tuple[Number, ...], Meta(max_length=64)]


class _Move(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    pass


class Play(_Move, frozen=True, tag="play"):
    """A Trick that is no interrupt; `player` exactly if the card has a choice (GB-4.21)."""

    card: Number
    player: Number | None = None
    accept_fine: bool = False


class Interrupt(_Move, frozen=True, tag="interrupt"):
    """An interrupt on the top card of the stack (GB-4.32)."""

    card: Number
    accept_fine: bool = False


class Pass(_Move, frozen=True, tag="pass"):
    """Let this poll go by (GB-4.22, GB-4.31)."""


class Choose(_Move, frozen=True, tag="choose"):
    """A new choice for a card that was taken over (GB-4.36)."""

    player: Number
    accept_fine: bool = False


class Tinker(_Move, frozen=True, tag="tinker"):
    """Swap a card of the hand for one in the Bomb (GB-4.41)."""

    give: Number | None = None
    take: Number | None = None
    accept_fine: bool = False


class NoTinker(_Move, frozen=True, tag="no_tinker"):
    accept_fine: bool = False


class Discard(_Move, frozen=True, tag="discard"):
    """Slippery floor: discard these cards, and this many Mechanisms."""

    cards: Numbers = ()
    mechanisms: Number = 0


class Claim(_Move, frozen=True, tag="claim"):
    """Missions to be shown and paid, possibly none (GB-4.75)."""

    cards: Numbers = ()


class Nominate(_Move, frozen=True, tag="nominate"):
    """Who is the most goblin-like? (GB-3.8)."""

    player: Number


class Preset(_Move, frozen=True, tag="preset"):
    """Pass in advance, unknown to the others (GB-4.111). Tricks of these kinds, played by others, do not end it."""

    until: Literal["window", "turn", "armed", "affected", "off"]
    kinds: Annotated[tuple[Kind, ...], Meta(max_length=5)] = ()


class BuyOff(_Move, frozen=True, tag="buy_off"):
    """Pay to get rid of your Resurrection card (GB-4.95)."""


class Ritual(_Move, frozen=True, tag="ritual"):
    """HIC, THANK YOU, TA-DAA, EEEK, or a card shown to all (GB-4.96)."""

    card: Number | None = None


class Accuse(_Move, frozen=True, tag="accuse"):
    """Say that a player broke a rule that only people can judge (GB-4.97)."""

    player: Number


class Vote(_Move, frozen=True, tag="vote"):
    yes: bool


class Judge(_Move, frozen=True, tag="judge"):
    """Whether what a Trick asks for was done, which only people can tell (GB-2.49)."""

    yes: bool


class Fine(_Move, frozen=True, tag="fine"):
    """Played by TABLE: a line of chat broke this seat's penalty (GB-2.55, judge C)."""

    seat: Number


class Staff(_Move, frozen=True, tag="staff"):
    """Played by TABLE: this seat is run by a bot now, or by a person again (GB-2.56)."""

    seat: Number
    bot: bool


Move: TypeAlias = (
    Play
    | Interrupt
    | Pass
    | Choose
    | Tinker
    | NoTinker
    | Discard
    | Claim
    | Nominate
    | Preset
    | BuyOff
    | Ritual
    | Accuse
    | Vote
    | Judge
    | Fine
    | Staff
    | Expire
)

build: Callable[[str, dict[str, Any]], Move] = builder(Move)
