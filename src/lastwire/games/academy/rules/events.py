"""What can be noticed in a match (BSA-4.13.2). Looks exist twice (BSA-5.3): who looked where is told to all, what was
seen to the one who looked."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lastwire.engine.secret import Secret
from lastwire.games.academy.rules.moves import ToolName


class _Event(Struct, frozen=True, tag_field="kind", gc=False):
    pass


class MatchStarted(_Event, frozen=True, tag="match_started"):
    """`ages`: the seats, the youngest player's first. `house`: whether the numbers are the house's."""

    seats: int
    ages: tuple[int, ...]
    house: bool
    odds: bool


class BombStarted(_Event, frozen=True, tag="bomb_started"):
    bomb: int


class PlatesPlaced(_Event, frozen=True, tag="plates_placed"):
    """By plate: its wire, value, and direction."""

    wires: tuple[str, ...]
    values: tuple[int, ...]
    arrows: tuple[str, ...]


class ToolsShown(_Event, frozen=True, tag="tools_shown"):
    tools: tuple[str, ...]
    order: tuple[int, ...]
    named: tuple[str, ...] = ()  # by Tool, where an owner's cards have other names


class ToolDrafted(_Event, frozen=True, tag="tool_drafted"):
    seat: int
    tool: ToolName
    forced: bool = False
    named: str = ""  # on an owner's cards


class ToolDiscarded(_Event, frozen=True, tag="tool_discarded"):
    """The one left over in a draft."""

    tool: ToolName
    named: str = ""


class CardCommitted(_Event, frozen=True, tag="card_committed"):
    seat: int
    card: Secret[str]
    forced: bool = False


class CardRetracted(_Event, frozen=True, tag="card_retracted"):
    seat: int


class CardsRevealed(_Event, frozen=True, tag="cards_revealed"):
    round: int
    cards: tuple[str, ...]  # by seat


class ToolUsed(_Event, frozen=True, tag="tool_used"):
    """`cards`: places in the exposed row that a Freezer takes; what lay there is told by `CardsReturned`."""

    seat: int
    tool: ToolName
    players: tuple[int, ...] = ()
    wire: str | None = None
    card: str | None = None
    was: str | None = None  # the card that Schematics took back
    cards: tuple[int, ...] = ()
    named: str = ""


class DeclarationVoided(_Event, frozen=True, tag="declaration_voided"):
    """Somebody else came first; the Tool stays (BSA-4.3.4)."""

    seat: int
    tool: ToolName
    named: str = ""


class WindowPassed(_Event, frozen=True, tag="window_passed"):
    window: str
    seats: tuple[int, ...]


class AutoPassSet(_Event, frozen=True, tag="auto_pass_set"):
    seat: int
    tool: ToolName
    on: bool
    named: str = ""


class WaitPaid(_Event, frozen=True, tag="wait_paid"):
    seat: int
    points: int


class WireProtected(_Event, frozen=True, tag="wire_protected"):
    seat: int
    wire: str
    forced: bool = False


class CuttersStopped(_Event, frozen=True, tag="cutters_stopped"):
    wire: str
    seats: tuple[int, ...]


class CardFlipped(_Event, frozen=True, tag="card_flipped"):
    wire: str
    value: int
    cause: str  # "cut", "hammer", "wrench"
    trigger: int
    seats: tuple[int, ...]
    named: str = ""  # the Tool, on an owner's cards


class TileTurned(_Event, frozen=True, tag="tile_turned"):
    wire: str
    tile: int  # 1 to 3
    boom: bool


class CardsReturned(_Event, frozen=True, tag="cards_returned"):
    wire: str
    values: tuple[int, ...]
    trigger: int


class DeckShuffled(_Event, frozen=True, tag="deck_shuffled"):
    wire: str


class CardsLookedAt(_Event, frozen=True, tag="cards_looked_at"):
    """Told to the one who looks through the X-Ray alone."""

    seat: int
    wire: str
    values: tuple[int, ...]


class CutScored(_Event, frozen=True, tag="cut_scored"):
    seat: int
    wire: str
    main: int
    chain: int
    plates: int
    divisor: int
    points: int


class PointsGained(_Event, frozen=True, tag="points_gained"):
    seat: int
    points: int
    cause: str


class PointsLost(_Event, frozen=True, tag="points_lost"):
    seat: int
    points: int
    cause: str


class Late(Struct, frozen=True):
    """A cut that the explosion forestalled."""

    seat: int
    wire: str


class BombExploded(_Event, frozen=True, tag="bomb_exploded"):
    wire: str
    seats: tuple[int, ...]  # responsible
    late: tuple[Late, ...]


class PlayerSpared(_Event, frozen=True, tag="player_spared"):
    seat: int


class Peeked(_Event, frozen=True, tag="peeked"):
    """The public half of a look: mode "decks", "tiles", "mirror", "none" or "sniffer"."""

    seat: int
    mode: str
    wires: tuple[str, ...]
    forced: bool = False


class PeekSeen(_Event, frozen=True, tag="peek_seen"):
    """The private half: card values, or the places (1 to 3) of BOOM."""

    seat: int
    mode: str
    wires: tuple[str, ...]
    faces: tuple[int, ...]


class PlateMoved(_Event, frozen=True, tag="plate_moved"):
    plate: int
    wire: str
    value: int


class CardPickedUp(_Event, frozen=True, tag="card_picked_up"):
    seat: int
    card: str


class WaitSpent(_Event, frozen=True, tag="wait_spent"):
    seat: int


class TimeRanOut(_Event, frozen=True, tag="time_ran_out"):
    timer: str
    seats: tuple[int, ...]


class BombEnded(_Event, frozen=True, tag="bomb_ended"):
    bomb: int
    scores: tuple[int, ...]


class MatchEnded(_Event, frozen=True, tag="match_ended"):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event: TypeAlias = (
    MatchStarted
    | BombStarted
    | PlatesPlaced
    | ToolsShown
    | ToolDrafted
    | ToolDiscarded
    | CardCommitted
    | CardRetracted
    | CardsRevealed
    | ToolUsed
    | DeclarationVoided
    | WindowPassed
    | AutoPassSet
    | WaitPaid
    | WireProtected
    | CuttersStopped
    | CardFlipped
    | TileTurned
    | CardsReturned
    | DeckShuffled
    | CardsLookedAt
    | CutScored
    | PointsGained
    | PointsLost
    | BombExploded
    | PlayerSpared
    | Peeked
    | PeekSeen
    | PlateMoved
    | CardPickedUp
    | WaitSpent
    | TimeRanOut
    | BombEnded
    | MatchEnded
)
