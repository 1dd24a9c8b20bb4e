"""What happens in Bomb Squad. Cards are named M1 to B3, places as on the map; only hands and draws are secret."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lastwire.engine.secret import Secret


class _Event(Struct, frozen=True, tag_field="kind", gc=False):
    pass


class MissionStarted(_Event, frozen=True, tag="mission_started"):
    mission: str
    title: str  # of a table's own mission, else ""
    difficulty: str
    seats: int
    start: int
    robots: tuple[str, ...]
    variants: tuple[str, ...]


class RoleTaken(_Event, frozen=True, tag="role_taken"):
    seat: int
    role: str | None


class RolesDealt(_Event, frozen=True, tag="roles_dealt"):
    roles: tuple[str | None, ...]
    rejected_by: int | None = None


class BecameReady(_Event, frozen=True, tag="became_ready"):
    seat: int


class CountdownStarted(_Event, frozen=True, tag="countdown_started"):
    seat: int


class ClockStarted(_Event, frozen=True, tag="clock_started"):
    seat: int
    clock: str


class HandDealt(_Event, frozen=True, tag="hand_dealt"):
    """Told to those who see it: everybody at the table but its owner."""

    seat: int
    cards: tuple[str, ...]


class IntelGiven(_Event, frozen=True, tag="intel_given"):
    seat: int
    to: int
    attribute: str
    value: int | str
    positions: tuple[int, ...]


class CardDiscarded(_Event, frozen=True, tag="card_discarded"):
    seat: int
    pos: int
    card: str
    level: int | None
    type: str | None
    right: bool
    gain: int
    main: int


class CardTakenBack(_Event, frozen=True, tag="card_taken_back"):
    seat: int
    pos: int
    card: str
    main: int


class CardPlayed(_Event, frozen=True, tag="card_played"):
    """`card` where it is public: face up, or from the discard pile."""

    seat: int
    source: str
    pos: int | None
    slot: int  # -1: none, it is performed at once (BSQ-4.94)
    up: bool
    card: str | None


class CardDrawn(_Event, frozen=True, tag="card_drawn"):
    seat: int
    card: Secret[str]


class PileFlipped(_Event, frozen=True, tag="pile_flipped"):
    cards: int


class RobotActivated(_Event, frozen=True, tag="robot_activated"):
    seat: int
    robot: str
    auto: bool
    cards: tuple[str, ...]
    allowance: int


class ProgramSent(_Event, frozen=True, tag="program_sent"):
    seat: int
    order: tuple[int, ...]
    cards: tuple[str, ...]
    scrapped: tuple[str, ...]
    cost: int
    main: int
    reserve: int


class RobotMoved(_Event, frozen=True, tag="robot_moved"):
    robot: str
    card: str
    dir: str
    path: tuple[str, ...]
    crates: tuple[str, ...]  # where all crates stand now; empty if none was pushed


class HostageSaved(_Event, frozen=True, tag="hostage_saved"):
    robot: str
    card: str
    place: str
    level: int


class BombDisarmed(_Event, frozen=True, tag="bomb_disarmed"):
    robot: str
    card: str
    place: str
    letter: str
    level: int


class DoorOpened(_Event, frozen=True, tag="door_opened"):
    robot: str
    card: str
    place: str
    level: int


class TokenTurnedUp(_Event, frozen=True, tag="token_turned_up"):
    """Fog of War (BSQ-4.92). A preview does not know what it will be: level 0."""

    place: str
    level: int
    letter: str


class CardFailed(_Event, frozen=True, tag="card_failed"):
    robot: str
    card: str
    declined: bool
    main: int
    reserve: int


class RobotSwitched(_Event, frozen=True, tag="robot_switched"):
    seat: int
    robot: str


class GasSpread(_Event, frozen=True, tag="gas_spread"):
    level: int
    places: tuple[str, ...]


class RobotSeen(_Event, frozen=True, tag="robot_seen"):
    robot: str
    place: str
    camera: str


class MissionEnded(_Event, frozen=True, tag="mission_ended"):
    cause: str
    bomb: str
    score: int
    stars: int
    success: bool
    levels: int  # of what was secured
    bombs_disarmed: bool
    hostages_left: int
    reserve_used: int


Event: TypeAlias = (
    MissionStarted
    | RoleTaken
    | RolesDealt
    | BecameReady
    | CountdownStarted
    | ClockStarted
    | HandDealt
    | IntelGiven
    | CardDiscarded
    | CardTakenBack
    | CardPlayed
    | CardDrawn
    | PileFlipped
    | RobotActivated
    | ProgramSent
    | RobotMoved
    | HostageSaved
    | BombDisarmed
    | DoorOpened
    | TokenTurnedUp
    | CardFailed
    | RobotSwitched
    | GasSpread
    | RobotSeen
    | MissionEnded
)
