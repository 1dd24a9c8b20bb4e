"""Who may know what (chapter 5): a view is built for each viewer from nothing."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lastwire.engine.types import ALL, LATE, Viewer
from lastwire.games.bomb_squad.rules import check, outcome, scene, timers
from lastwire.games.bomb_squad.rules.content import CARD_NAMES, CONTENT, KINDS, ROLES
from lastwire.games.bomb_squad.rules.drive import bits
from lastwire.games.bomb_squad.rules.mission import Mission
from lastwire.games.bomb_squad.rules.moves import Move
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.scene import Camera, DoorShown, FloorPlan, RobotShown, Token, Way
from lastwire.games.bomb_squad.rules.state import (
    ADJUST,
    BY_MASK,
    BY_SHIFT,
    CARD_MASK,
    COUNTDOWN,
    EMPTY,
    EXECUTE,
    KNOWN_BIT,
    MARK_MASK,
    MARK_SHIFT,
    NO_ROLE,
    OPERATOR,
    OVER,
    PHASES,
    SERIAL_SHIFT,
    SLOT_SERIAL_SHIFT,
    TALLIES,
    UP_BIT,
    State,
    paid,
)
from lastwire.games.bomb_squad.rules.timers import Deadline

Counting: TypeAlias = Literal["time", "turns", "nothing"]


class Mark(Struct, frozen=True, gc=False):
    """What the owner was told of a card: the levels and types that it may still have."""

    levels: tuple[int, ...]
    types: tuple[str, ...]


class HandCard(Struct, frozen=True, gc=False):
    """A card in a hand. `id` numbers its entry into the hand and tells nothing of its face (BSQ-5.5)."""

    id: int
    card: str | None
    mark: Mark | None = None


class SlotCard(Struct, frozen=True, gc=False):
    id: int
    by: int
    up: bool
    known: bool  # taken from the discard pile: everybody saw it
    card: str | None
    mark: Mark | None = None


class Program(Struct, frozen=True, gc=False):
    """While the robot is adjusted or active: everything is open then (BSQ-4.31)."""

    allowance: int
    cards: tuple[str, ...]  # in their final order, once they are sent
    at: int
    draws: bool  # whether the operator draws a card afterwards
    ways: tuple[Way, ...]  # how the card that waits can be performed


class Bill(Struct, frozen=True, gc=False):
    """What activating the robot now would cost, and what that leaves in its batteries."""

    cost: int
    main: int
    reserve: int
    enough: bool


class Tally(Struct, frozen=True, gc=False):
    """What a seat has done so far."""

    intel: int
    right: int
    wrong: int
    plays: int
    activations: int
    errors: int


class Points(Struct, frozen=True, gc=False):
    """A line of the score: for what (`secured`, `bombs`, `left`, `reserve`), how many, and the points."""

    id: str
    count: int
    points: int


class Result(Struct, frozen=True, gc=False):
    cause: str
    bomb: str
    score: int
    stars: int
    success: bool
    levels: int
    hostages_left: int
    reserve_used: int
    sum: tuple[Points, ...]
    missing: int | None  # points to the next star


class Opened(Struct, frozen=True, gc=False):
    """Everything hidden: after the end for everybody, at any time for the all-seeing viewer (BSQ-6.8)."""

    hands: tuple[tuple[HandCard, ...], ...]
    slots: tuple[str, ...]
    program: tuple[str, ...]
    draw: tuple[str, ...]  # the next one first
    discard: tuple[str, ...]
    tokens: tuple[Token, ...]  # all of them, wherever they are now


class View(Struct, frozen=True):
    """The public part first, then what this viewer sees of the cards."""

    options: Options
    mission: Mission
    seats: int
    start: int
    phase: str
    seat: int
    asked: int
    roles: tuple[str | None, ...]
    role_types: dict[str, str]
    ready: tuple[int, ...]
    rejected: tuple[int, ...]
    hand_size: int
    # The building.
    plan: FloorPlan
    robots: tuple[RobotShown, ...]
    selected: int
    tokens: tuple[Token, ...]
    mix: tuple[str, ...]  # in fog: the tokens that lie face down somewhere, named H1 or A2
    doors: tuple[DoorShown, ...]
    crates: tuple[str, ...]
    cameras: tuple[Camera, ...]
    saved: tuple[int, ...]
    secured: tuple[Token, ...]
    lost: tuple[Token, ...]
    points: int  # for what is secured
    # The frame.
    costs: tuple[int, ...]
    bill: Bill | None
    slots: tuple[SlotCard, ...]
    program: Program | None
    analyst: int | None  # the position of the card that may be taken back
    # Cards.
    hands: tuple[tuple[HandCard, ...], ...]
    draw: int
    discard: tuple[str, ...]  # bottom to top; with strict memory the top alone
    discarded: int
    flips: int
    serial: int
    # The clock.
    started_ms: int | None
    counted_ms: int | None
    turns: int
    counting: Counting
    deadlines: tuple[Deadline, ...]
    perfect: int
    stars: tuple[int, ...]
    tally: tuple[Tally, ...]
    last: Move | None
    last_by: int
    result: Result | None = None
    own: int | None = None
    opened: Opened | None = None


def _mark(mark: int) -> Mark:
    return Mark(
        tuple(level for level in (1, 2, 3) if mark >> level - 1 & 1),
        tuple(kind for bit, kind in enumerate(KINDS, 3) if mark >> bit & 1),
    )


MARKS: Final = tuple(_mark(mark) for mark in range(MARK_MASK + 1))
_ROLE_WORDS: Final = (*ROLES, None)
_ROLE_TYPES: Final[dict[str, str]] = {str(role): colour for role, colour in CONTENT.roles.items()}
_COUNTING: Final[dict[str, Counting]] = {"real_time": "time", "practice": "nothing"}
_COUNTERS: Final = len(TALLIES)


def build(state: State, viewer: Viewer) -> View:
    """BSQ-5.1: everything this viewer may know, and nothing else."""
    setting = state.setting
    options, plan = setting.options, setting.plan
    places, things = plan.places, plan.things
    over = state.phase == OVER or viewer == ALL
    strict = options.memory == "strict"
    own = viewer if 0 <= viewer < setting.seats else None
    tokens, mix = scene.tokens(plan, state.faces, state.on, state.up)
    live = () if state.phase == OVER else tuple(timers.pending(state))
    acting = state.phase in (ADJUST, EXECUTE)
    return View(
        options=options,
        mission=setting.mission,
        seats=setting.seats,
        start=setting.start,
        phase=PHASES[state.phase],
        seat=state.seat,
        asked=state.asked,
        roles=tuple([_ROLE_WORDS[role] for role in state.roles]),
        role_types=_ROLE_TYPES,
        ready=tuple(bits(state.ready)),
        rejected=tuple(bits(state.rejected)),
        hand_size=setting.hand,
        plan=scene.floor_plan(plan, len(setting.robots)),
        robots=tuple(
            [
                RobotShown(name, places[square], main, body.most, reserve, body.reserve)
                for name, square, main, reserve, body in zip(
                    setting.robots, state.robots, state.main, state.reserve, setting.bodies, strict=True
                )
            ]
        ),
        selected=state.selected,
        tokens=tokens,
        mix=mix,
        doors=scene.doors(plan, state.shut, state.saved, options.fog),
        crates=tuple([places[square] for square in state.crates]),
        cameras=scene.cameras(plan, state.on, state.crates, state.shut),
        saved=tuple([level for level in (1, 2, 3) if state.saved >> level & 1]),
        secured=tuple([scene.token(state.faces[index], places[things[index][0]]) for index in state.secured]),
        lost=tuple([scene.token(state.faces[index], places[things[index][0]]) for index in bits(state.lost)]),
        points=outcome.points_secured(state),
        costs=CONTENT.frame.cost,
        bill=_bill(state) if state.slots else None,
        slots=tuple([_slot(state, slot, viewer, over) for slot in state.slots]),
        program=Program(
            check.allowance(state) if state.phase == ADJUST else 0,
            tuple([CARD_NAMES[card] for card in state.program]),
            state.at,
            state.owes,
            scene.ways(state, state.program[state.at])[0]
            if state.phase == EXECUTE and state.at < len(state.program)
            else (),
        )
        if acting
        else None,
        analyst=state.pending if state.pending >= 0 else None,
        hands=_hands(state, viewer, own, over),
        draw=len(state.draw),
        discard=tuple([CARD_NAMES[card] for card in (state.discard[-1:] if strict else state.discard)]),
        discarded=len(state.discard),
        flips=state.flips,
        serial=state.serial,
        started_ms=None if state.started < 0 else state.started,
        counted_ms=state.counted if state.phase == COUNTDOWN else None,
        turns=state.turns,
        counting=_COUNTING.get(options.clock, "turns"),
        deadlines=timers.shown(setting.deadlines, live, options.clock, state.turns, state.blown),
        perfect=setting.perfect,
        stars=outcome.star_table(state),
        tally=tuple([Tally(*state.tally[at : at + _COUNTERS]) for at in range(0, len(state.tally), _COUNTERS)]),
        last=state.last,
        last_by=state.last_by,
        result=_result(state) if state.phase == OVER else None,
        own=own,
        opened=_opened(state) if over else None,
    )


def _bill(state: State) -> Bill:
    cost, robot = CONTENT.frame.cost[len(state.slots)], state.selected
    return Bill(cost, *paid(state.main[robot], state.reserve[robot], cost))


def _hands(state: State, viewer: Viewer, own: int | None, over: bool) -> tuple[tuple[HandCard, ...], ...]:
    """BSQ-5.1, BSQ-5.4: the others' cards; of the viewer's own, what was told of them, unless memory is strict.

    Spectators see backs; those who look on late see what all seats together do.
    """
    size = state.setting.hand
    told = state.setting.options.memory != "strict"
    rows = []
    for seat in range(state.setting.seats):
        row = []
        for entry in state.hands[size * seat : size * seat + size]:
            if entry == EMPTY:
                break
            serial = entry >> SERIAL_SHIFT
            if seat == own and not over:
                row.append(HandCard(serial, None, MARKS[entry >> MARK_SHIFT & MARK_MASK] if told else None))
            elif viewer == LATE and not over:
                row.append(HandCard(serial, CARD_NAMES[entry & CARD_MASK], MARKS[entry >> MARK_SHIFT & MARK_MASK]))
            elif own is None and not over:
                row.append(HandCard(serial, None))
            else:
                row.append(HandCard(serial, CARD_NAMES[entry & CARD_MASK]))
        rows.append(tuple(row))
    return tuple(rows)


def _slot(state: State, slot: int, viewer: Viewer, over: bool) -> SlotCard:
    """BSQ-5.1, BSQ-5.4: backs, but for what is face up, the Operator, and with easy memory what one saw before."""
    by = slot >> BY_SHIFT & BY_MASK
    up, known = bool(slot & UP_BIT), bool(slot & KNOWN_BIT)
    seated = 0 <= viewer < state.setting.seats
    easy = state.setting.options.memory == "easy"
    sees = (
        up
        or over
        or viewer == LATE
        or state.phase == ADJUST
        or (seated and state.roles[viewer] == OPERATOR)
        or (easy and (known or (seated and viewer != by)))
    )
    mark = MARKS[slot >> MARK_SHIFT & MARK_MASK] if easy and viewer == by and not sees else None
    return SlotCard(slot >> SLOT_SERIAL_SHIFT, by, up, known, CARD_NAMES[slot & CARD_MASK] if sees else None, mark)


def _result(state: State) -> Result:
    return Result(
        state.cause,
        state.blown,
        outcome.score(state),
        outcome.stars(state),
        outcome.success(state),
        outcome.levels_secured(state),
        outcome.hostages_left(state),
        outcome.reserve_used(state),
        tuple([Points(*line) for line in outcome.sum_of(state)]),
        outcome.missing(state),
    )


def _opened(state: State) -> Opened:
    size, plan = state.setting.hand, state.setting.plan
    return Opened(
        hands=tuple(
            [
                tuple(
                    [
                        HandCard(
                            entry >> SERIAL_SHIFT, CARD_NAMES[entry & CARD_MASK], MARKS[entry >> MARK_SHIFT & MARK_MASK]
                        )
                        for entry in state.hands[size * seat : size * seat + size]
                        if entry != EMPTY
                    ]
                )
                for seat in range(state.setting.seats)
            ]
        ),
        slots=tuple([CARD_NAMES[slot & CARD_MASK] for slot in state.slots]),
        program=tuple([CARD_NAMES[card] for card in state.program]),
        draw=tuple([CARD_NAMES[card] for card in reversed(state.draw)]),
        discard=tuple([CARD_NAMES[card] for card in state.discard]),
        tokens=tuple([scene.token(face, plan.places[plan.things[index][0]]) for index, face in enumerate(state.faces)]),
    )


def role_number(role: str | None) -> int:
    """The number of a role's name."""
    return NO_ROLE if role is None else ROLES.index(role)
