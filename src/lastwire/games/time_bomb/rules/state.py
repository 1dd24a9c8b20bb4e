"""What a match of Time Bomb remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lastwire.games.time_bomb.rules.content import HAND
from lastwire.games.time_bomb.rules.options import Options

SAFE: Final = 0
SUCCESS: Final = 1
BOOM: Final = 2
GONE: Final = -1  # a slot whose wire has been cut

SWAT: Final = 0
TERRORIST: Final = 1

BRIEFING: Final = 0
CUTTING: Final = 1
OVER: Final = 2

WIRES: Final = ("safe", "success", "boom")
SIDES: Final = ("swat", "terrorist")
PHASES: Final = ("briefing", "cutting", "over")

MOST_SEATS: Final = 10
PASSED: Final = (-2, -2)  # in `State.sealed`: a seat that makes no claim
# Face-down slots by mask.
SLOTS: Final = tuple(tuple(slot for slot in range(HAND) if mask >> slot & 1) for mask in range(1 << HAND))


@dataclass(slots=True, eq=False)
class State:
    """Wires and roles are small ints; rows are lists by seat and slot. `deals` and `history` only grow."""

    options: Options
    # The profile's row for this number of players (TB-2.5..2.12): rules read no table of their own.
    seats: int
    swat: int
    terrorist: int
    safe: int
    success: int
    boom: int
    boom_needed: int
    # Secrets.
    roles: list[int]
    leftover: int  # -1 if the deck had no card to spare
    rows: list[list[int]]
    down: list[int]  # public: by seat, the face-down slots of the row as a bit mask
    deals: list[tuple[tuple[int, ...], ...]]  # by round, seat, slot; () for rounds before an injected start
    sealed: list[tuple[int, int] | None]  # (success, boom); -1 for no statement, (-2, -2) for a pass
    queue: list[list[list[int]]]  # rows for later rounds, injected by tests (TB-3.10)
    # Public.
    phase: int
    round: int
    clipper: int
    nipper: int
    ready: list[bool]
    claim_turn: int  # the seat whose claim is due in an ordered briefing; -1 at other times
    cuts_in_round: int
    cuts_total: int
    success_found: int
    boom_found: int
    success_at_round_start: int
    piles: list[list[int]]  # by round and type; index 0 is the lump of an injected start
    final_wire: int  # -1 if none
    history: list[tuple[int, int, int, int, int, int, bool]]  # round, cut_no, cutter, target, slot, wire, forced
    cause: str  # "" until over
    version: int
    # The clock's own business.
    phase_t: int  # when the running briefing or cut began to count, postponements added
    extended: bool
    hold_until: int
    held: list[bool]
    holding: int  # seats, as bits, whose hold is running
    postponed: int  # by how much holds have put off what is counted now: `phase_t` less this is when it began

    def copy(self) -> State:
        return State(
            self.options,
            self.seats,
            self.swat,
            self.terrorist,
            self.safe,
            self.success,
            self.boom,
            self.boom_needed,
            self.roles[:],
            self.leftover,
            list(map(list.copy, self.rows)),
            self.down[:],
            self.deals[:],
            self.sealed[:],
            self.queue[:],
            self.phase,
            self.round,
            self.clipper,
            self.nipper,
            self.ready[:],
            self.claim_turn,
            self.cuts_in_round,
            self.cuts_total,
            self.success_found,
            self.boom_found,
            self.success_at_round_start,
            list(map(list.copy, self.piles)),
            self.final_wire,
            self.history[:],
            self.cause,
            self.version,
            self.phase_t,
            self.extended,
            self.hold_until,
            self.held[:],
            self.holding,
            self.postponed,
        )
