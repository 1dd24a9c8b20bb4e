"""What a seat can choose in Bomb Busters (BB-4.1 and its table of moves), and the moves of the clock and the table.

Fields that name a value are loosely typed: a strange value is refused by its rule, not as bad form (chapter 9, row 1).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from lastwire.engine.offer import builder
from lastwire.engine.types import Expire
from lastwire.games.bomb_busters.rules.state import NUMBERS, YELLOW

Place: TypeAlias = tuple[int, int]  # stand, index; index 0 is the leftmost slot, cut slots counted
Loose: TypeAlias = int | float | str | bool | None
_NOWHERE: Final = 63  # a slot that no stand has
Detector: TypeAlias = Literal["none", "double", "triple", "super"]


def coded(value: Loose) -> int:
    """BB-4.10: the value that a move states, 1 to 12 or YELLOW; 0 for anything else."""
    # True and 4.0 equal whole numbers in Python; in a statement they are nonsense.
    if type(value) is int:
        return value if 1 <= value <= NUMBERS else 0
    return YELLOW if type(value) is str and value == "yellow" else 0


class _Move(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    pass


class PlaceToken(_Move, frozen=True, tag="place_token"):
    """Mark an own blue wire at set-up (BB-3.14)."""

    wire: Place


class DualCut(_Move, frozen=True, tag="dual_cut", gc=True, dict=True):
    """Point at wires of one stand of a teammate and state what one of them is (BB-4.9). Wires and values ascend.

    `own` is a plan in case it succeeds: the wire of yours to cut, or with Ray one for each value (BB-4.17).
    """

    wires: Annotated[tuple[Place, ...], Meta(max_length=16)]
    values: Annotated[tuple[Loose, ...], Meta(max_length=16)]
    detector: Detector = "none"
    ray: bool = False
    stabilizer: bool = False
    own: Annotated[tuple[Place, ...], Meta(max_length=16)] | None = None

    # A move is checked and carried out, and many are played again and again: what it means is found once.

    @cached_property
    def aim(self) -> tuple[int | None, int, bool]:
        """The stand pointed at, or None if there is none or more than one; the wires, as bits counted from its first;
        whether they ascend."""
        stands = {stand for stand, _ in self.wires}
        wires = 0
        for _, index in self.wires:
            wires |= 1 << (index if 0 <= index < _NOWHERE else _NOWHERE)
        return stands.pop() if len(stands) == 1 else None, wires, list(self.wires) == sorted(set(self.wires))

    @cached_property
    def stated(self) -> tuple[int, ...]:
        """The values as the rules count them; 0 for what is none."""
        return tuple([coded(value) for value in self.values])


class SoloCut(_Move, frozen=True, tag="solo_cut"):
    """Cut all remaining wires of a value, all of them your own (BB-4.18)."""

    value: Loose


class RevealRed(_Move, frozen=True, tag="reveal_red"):
    """Lay open a hand that is all red (BB-4.22)."""


class ChooseOwn(_Move, frozen=True, tag="choose_own"):
    """Which own wire is cut with the teammate's (BB-4.11)."""

    wire: Place


class DetectorAnswer(_Move, frozen=True, tag="detector_answer"):
    """Which pointed wire is cut or gets the token; None where there is nothing to choose (BB-4.45)."""

    wire: Place | None


class SwapAnswer(_Move, frozen=True, tag="swap_answer"):
    """The wire given in return (BB-4.34)."""

    wire: Place


class LabelDiffer(_Move, frozen=True, tag="label_differ"):
    """Card 1: this own wire and the one to its right have different values (BB-4.33)."""

    wire: Place


class WalkieTalkies(_Move, frozen=True, tag="walkie_talkies"):
    """Card 2: swap a wire with a teammate (BB-4.34)."""

    wire: Place
    seat: int


class PostIt(_Move, frozen=True, tag="post_it"):
    """Card 4: a token at an own blue wire (BB-4.35)."""

    wire: Place


class Rewinder(_Move, frozen=True, tag="rewinder"):
    """Card 6: dial back one space (BB-4.36)."""


class Batteries(_Move, frozen=True, tag="batteries"):
    """Card 7: one or two used characters are fresh again (BB-4.36). Seats ascend."""

    seats: Annotated[tuple[int, ...], Meta(max_length=16)]


class Radar(_Move, frozen=True, tag="radar"):
    """Card 8: which stands hold this number? (BB-4.37)."""

    number: Loose


class CoffeeMug(_Move, frozen=True, tag="coffee_mug"):
    """Card 11: skip your turn and say who is next (BB-4.39)."""

    seat: int


class LabelSame(_Move, frozen=True, tag="label_same"):
    """Card 12: this own wire and the one to its right have the same value (BB-4.33)."""

    wire: Place


class Call(_Move, frozen=True, tag="call"):
    """Take the next turn where nobody's turn is fixed (BB-12.12)."""


class CutAll(_Move, frozen=True, tag="cut_all"):
    """Point at all wires of a kind at once (BB-12.16): those of teammates; the own ones are meant, too. They ascend."""

    wires: Annotated[tuple[Place, ...], Meta(max_length=16)]


class FalseToken(_Move, frozen=True, tag="false_token"):
    """Put a token at an own wire that says what it is not (BB-12.20)."""

    wire: Place
    value: Loose


class Designate(_Move, frozen=True, tag="designate"):
    """Say who must cut the number that was turned up (BB-12.21)."""

    seat: int


class Hold(_Move, frozen=True, tag="hold"):
    """Played by TABLE when a seat has asked the active expert to wait (BB-4.31)."""

    seat: int


class Release(_Move, frozen=True, tag="release"):
    """Played by TABLE when a seat that asked to wait has said that it may go on (BB-4.31a)."""

    seat: int


Move: TypeAlias = (
    PlaceToken
    | DualCut
    | SoloCut
    | RevealRed
    | ChooseOwn
    | DetectorAnswer
    | SwapAnswer
    | LabelDiffer
    | WalkieTalkies
    | PostIt
    | Rewinder
    | Batteries
    | Radar
    | CoffeeMug
    | LabelSame
    | Call
    | CutAll
    | FalseToken
    | Designate
    | Hold
    | Release
    | Expire
)

build: Callable[[str, dict[str, Any]], Move] = builder(Move)
