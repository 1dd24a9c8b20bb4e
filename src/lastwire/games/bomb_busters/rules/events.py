"""What can be noticed in a mission. All is public but the deal, which each expert learns of their own stands, and the
wires of a swap, which giver and receiver know (chapter 5)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lastwire.engine.secret import Secret
from lastwire.games.bomb_busters.rules.moves import Place

Value: TypeAlias = int | str  # 1 to 12, "yellow" or "red"


class _Event(Struct, frozen=True, tag_field="kind", gc=False):
    pass


class MissionStarted(_Event, frozen=True, tag="mission_started"):
    mission: int
    seats: int
    captain: int
    dial: int
    wires: int
    reds: tuple[int, ...]  # keys that are or may be in play
    red_count: int
    yellows: tuple[int, ...]
    yellow_count: int
    cards: tuple[int, ...]
    numbers: tuple[int, ...]


class WiresDealt(_Event, frozen=True, tag="wires_dealt"):
    """Told to its owner alone; the seat is for those who read all logs at once, after the end."""

    seat: int
    stands: tuple[tuple[int, ...], ...]


class TokenPlaced(_Event, frozen=True, tag="token_placed"):
    """At set-up, or by a Post-it."""

    seat: int
    wire: Place
    value: Value
    card: int | None = None


class TokenSkipped(_Event, frozen=True, tag="token_skipped"):
    """No token at set-up: none fits (BB-7.4), or the mission has none for this expert."""

    seat: int


class CutDeclared(_Event, frozen=True, tag="cut_declared"):
    seat: int
    target: int
    wires: tuple[Place, ...]
    values: tuple[Value, ...]
    detector: str
    ray: bool
    stabilizer: bool
    risky: bool = False  # by public facts: the bomb may go off at once


class WireCut(_Event, frozen=True, tag="wire_cut"):
    """A wire lies face-up: its owner, its place and its key."""

    seat: int
    wire: Place
    key: int


class CutFailed(_Event, frozen=True, tag="cut_failed"):
    """`mark`: what the owner showed of `wire`: a token, a virtual one, a spoken value, or nothing; a token that says
    what it is not, or only that it is not what was stated (BB-12.20)."""

    seat: int
    dial: int
    stabilized: bool
    mark: str  # "token", "virtual", "spoken", "none", "false", "unsaid"
    wire: Place | None
    value: Value | None


class SoloDone(_Event, frozen=True, tag="solo_done"):
    seat: int
    value: Value
    wires: tuple[Place, ...]
    keys: tuple[int, ...]


class RedsRevealed(_Event, frozen=True, tag="reds_revealed"):
    seat: int
    wires: tuple[Place, ...]
    keys: tuple[int, ...]


class NumberValidated(_Event, frozen=True, tag="number_validated"):
    number: int


class EquipmentUnlocked(_Event, frozen=True, tag="equipment_unlocked"):
    card: int


class EquipmentAdded(_Event, frozen=True, tag="equipment_added"):
    """False Bottom (BB-12.1)."""

    cards: tuple[int, ...]
    numbers: tuple[int, ...]


class LabelPlaced(_Event, frozen=True, tag="label_placed"):
    seat: int
    wire: Place
    same: bool


class SwapProposed(_Event, frozen=True, tag="swap_proposed"):
    seat: int
    mate: int
    wire: Place


class WiresSwapped(_Event, frozen=True, tag="wires_swapped"):
    """Where the two wires stood and stand now; what they are only the two experts know."""

    seat: int
    mate: int
    given_from: Place
    given_to: Place
    taken_from: Place
    taken_to: Place
    given: Secret[int]
    taken: Secret[int]


class DialTurnedBack(_Event, frozen=True, tag="dial_turned_back"):
    seat: int
    dial: int


class CharactersRefreshed(_Event, frozen=True, tag="characters_refreshed"):
    seat: int
    seats: tuple[int, ...]


class RadarAnswered(_Event, frozen=True, tag="radar_answered"):
    seat: int
    number: int
    stands: tuple[bool, ...]


class TurnPassed(_Event, frozen=True, tag="turn_passed"):
    """Coffee Mug (BB-4.39)."""

    seat: int
    next: int


class TurnCalled(_Event, frozen=True, tag="turn_called"):
    seat: int


class TokenBeside(_Event, frozen=True, tag="token_beside"):
    """A token drawn at set-up that fits no wire of this expert: it lies beside the stand (BB-12.16)."""

    seat: int
    value: Value


class AllDeclared(_Event, frozen=True, tag="all_declared"):
    """Somebody points at all wires of a kind at once, own ones among them (BB-12.16)."""

    seat: int
    wires: tuple[Place, ...]
    value: Value


class FalseTokenPlaced(_Event, frozen=True, tag="false_token_placed"):
    """A token that says what the wire is not (BB-12.20)."""

    seat: int
    wire: Place
    value: Value


class TurnOrdered(_Event, frozen=True, tag="turn_ordered"):
    """Somebody must cut the number that was turned up (BB-12.21)."""

    seat: int
    next: int
    number: int


class NumberTurned(_Event, frozen=True, tag="number_turned"):
    """The next Number card (BB-12.18)."""

    number: int


class HoldAsked(_Event, frozen=True, tag="hold_asked"):
    seat: int
    until_ms: int


class HoldReleased(_Event, frozen=True, tag="hold_released"):
    seat: int
    until_ms: int


class TimeRanOut(_Event, frozen=True, tag="time_ran_out"):
    """The turn's or the answer's clock (BB-4.49): a turn costs a space of the dial, an answer is left to chance."""

    seat: int
    timer: str
    dial: int


class MissionEnded(_Event, frozen=True, tag="mission_ended"):
    """`aside`: the coloured wires that were never in the game (BB-3.8)."""

    cause: str
    mission: int
    dial: int
    aside: tuple[int, ...]
    opens: int | None


Event: TypeAlias = (
    MissionStarted
    | WiresDealt
    | TokenPlaced
    | TokenSkipped
    | CutDeclared
    | WireCut
    | CutFailed
    | SoloDone
    | RedsRevealed
    | NumberValidated
    | EquipmentUnlocked
    | EquipmentAdded
    | LabelPlaced
    | SwapProposed
    | WiresSwapped
    | DialTurnedBack
    | CharactersRefreshed
    | RadarAnswered
    | TurnPassed
    | TurnCalled
    | TokenBeside
    | AllDeclared
    | FalseTokenPlaced
    | TurnOrdered
    | NumberTurned
    | HoldAsked
    | HoldReleased
    | TimeRanOut
    | MissionEnded
)
