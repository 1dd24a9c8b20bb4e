"""Set-up (chapter 3): options that fit together, the building, roles, and the deal when the clock starts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import perm
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.errors import ContentError
from lastwire.games.bomb_squad.rules.building import building
from lastwire.games.bomb_squad.rules.content import (
    CONTENT,
    DECK,
    HANDS,
    ROLES,
    RobotName,
)
from lastwire.games.bomb_squad.rules.drive import turn_up
from lastwire.games.bomb_squad.rules.mission import (
    MISSIONS,
    OWN,
    Mission,
    check,
    fault,
)
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.refusal import refusal
from lastwire.games.bomb_squad.rules.setting import Setting
from lastwire.games.bomb_squad.rules.state import (
    BRIEFING,
    COUNTDOWN,
    DISPOSAL,
    EMPTY,
    FIELD_AGENT,
    MARK_SHIFT,
    NO_ROLE,
    NOTHING_TOLD,
    OPERATOR,
    PICK,
    SERIAL_SHIFT,
    TALLIES,
    TURN,
    State,
    note,
)
from lastwire.message import Message, Value

PLAYERS: Final[range] = range(min(HANDS), max(HANDS) + 1)
COLOURS: Final = tuple(CONTENT.roles[name] for name in ROLES)


def seats(options: Options) -> range:
    """BSQ-1.1."""
    return PLAYERS


# --- options (BSQ-3.1) ----------------------------------------------------------------------------


def mission_of(options: Options) -> Mission:
    """The mission that these options choose; a table's own is checked, and refused with what is wrong in it."""
    if options.mission == OWN:
        if options.own is None:
            raise refusal("E_BAD_SETUP", "BSQ-3.1", reason=Message("bomb-squad-setup-missing"))
        problem = _own_fault(options.own)
        if problem is not None:
            raise refusal("E_BAD_SETUP", "BSQ-2.19", reason=problem)
        return options.own
    if options.own is not None:
        raise refusal("E_BAD_SETUP", "BSQ-3.1", reason=Message("bomb-squad-setup-other"))
    return MISSIONS[options.mission]


@lru_cache(64)
def _own_fault(mission: Mission) -> Message | None:
    try:
        check(mission, "mission", "")
    except ContentError as error:
        return fault(error.key, error.reason)
    return None


@lru_cache(64)
def setting_of(options: Options, players: int, start: int) -> Setting:
    """BSQ-3.1, BSQ-4.93, BSQ-4.95, BSQ-4.98: everything the options fix; refused where they do not fit the mission."""
    if players not in PLAYERS:
        raise _wrong("BSQ-1.1", "players", least=PLAYERS[0], most=PLAYERS[-1], n=players)
    mission = mission_of(options)
    plan = building(mission.grid)
    if options.difficulty == "epic" and mission.epic is None:
        raise _wrong("BSQ-3.1", "epic")
    if options.fog and not mission.fog:
        raise _wrong("BSQ-4.93", "fog")
    if options.roles in ("pick", "deal") and mission.roles == "none":
        raise _wrong("BSQ-3.1", "roles")
    robots: tuple[RobotName, ...] = (mission.robot if options.robot == "mission" else options.robot,)
    if options.second_robot != "none":
        if options.second_robot == robots[0]:
            raise _wrong("BSQ-4.95", "alike")
        if plan.second < 0:
            raise _wrong("BSQ-4.95", "second")
        robots += (options.second_robot,)
    return Setting(options, mission, players, start, robots)


def _wrong(clause: str, what: str, **args: Value) -> Exception:
    return refusal("E_BAD_SETUP", clause, reason=Message(f"bomb-squad-setup-{what}", args=args))


# --- a new match ----------------------------------------------------------------------------------


def deal(options: Options, players: int, rng: Rng) -> State:
    """BSQ-3.1..3.9: a new match. Chance in this order: start player, tokens in fog, dealt roles; cards later."""
    setting = setting_of(options, players, rng.below(players))
    state = fresh(setting)
    if options.fog:
        faces = list(state.faces)
        rng.shuffle(faces)
        state.faces = tuple(faces)
        state.up = 0
        for robot in range(len(state.robots)):
            turn_up(state, robot)
    way = role_way(setting)
    if way == "deal":
        state.roles = deal_roles(setting, rng)
    if way == "pick":
        state.phase = PICK
    elif options.briefing:
        state.phase = BRIEFING
    else:
        start_clock(state, rng, 0)
    return state


def fresh(setting: Setting) -> State:
    """The building as the map shows it, batteries charged, nobody dealt anything (BSQ-3.2..3.4)."""
    plan, seats_ = setting.plan, setting.seats
    things = setting.things
    every = (1 << len(things)) - 1
    return State(
        setting=setting,
        phase=TURN,
        seat=setting.start,
        asked=1,
        roles=(NO_ROLE,) * seats_,
        ready=0,
        rejected=0,
        hands=[EMPTY] * (seats_ * setting.hand),
        present=[0] * seats_,
        serial=0,
        draw=[],
        discard=[],
        flips=0,
        slots=[],
        program=(),
        at=0,
        owes=False,
        pending=-1,
        robots=(plan.start, plan.second)[: len(setting.robots)],
        selected=0,
        main=[body.start for body in setting.bodies],
        reserve=[body.reserve for body in setting.bodies],
        faces=tuple([face for _, face in things]),
        on=every,
        up=every,
        lost=0,
        shut=(1 << len(plan.doors)) - 1,
        crates=plan.crates,
        saved=0,
        secured=(),
        started=-1,
        counted=0,
        turns=0,
        gassed=0,
        cause="",
        blown="",
        tally=[0] * (len(TALLIES) * seats_),
        last=None,
        last_by=-1,
    )


def start_clock(state: State, rng: Rng, t: int) -> None:
    """BSQ-3.7..3.9, R-2: cards are dealt at the moment the clock starts, so that nobody studies them before."""
    cards = list(DECK)
    rng.shuffle(cards)
    lay_cards(state, cards)
    state.phase = TURN
    state.seat = state.setting.start
    state.started = t
    state.asked += 1


def lay_cards(state: State, cards: Sequence[int]) -> None:
    """Deal from this deck, first seat first; what is left is the draw pile, its top first."""
    size, seats_ = state.setting.hand, state.setting.seats
    count = size * seats_
    fresh_mark = NOTHING_TOLD << MARK_SHIFT
    state.hands = [card | fresh_mark | number << SERIAL_SHIFT for number, card in enumerate(cards[:count], 1)]
    state.serial = count
    state.draw = list(cards[count:])[::-1]
    for seat in range(seats_):
        note(state, seat)


def open_briefing(state: State, rng: Rng, t: int) -> bool:
    """After the roles: the briefing, or the mission at once. Whether the clock was started."""
    if state.setting.options.briefing:
        state.phase = BRIEFING
        state.seat = state.setting.start
        state.asked += 1
        return False
    start_clock(state, rng, t)
    return True


def begin_countdown(state: State, t: int) -> None:
    """BSQ-4.76."""
    state.phase = COUNTDOWN
    state.seat = state.setting.start
    state.counted = t
    state.asked += 1


# --- roles (BSQ-3.5) ------------------------------------------------------------------------------


def role_way(setting: Setting) -> str:
    """How roles come about: "off", "pick" or "deal"."""
    way = setting.options.roles
    if way == "mission":
        return "off" if setting.mission.roles == "none" else "pick"
    return way


def offered_roles(setting: Setting) -> list[int]:
    """The roles that do something in this mode."""
    return list(_offered(setting.mission.roles == "blue", setting.face_up, setting.options.no_programming))


@cache
def _offered(blue: bool, face_up: bool, no_programming: bool) -> tuple[int, ...]:
    idle: set[int] = set()
    if face_up or no_programming:
        idle |= {OPERATOR, FIELD_AGENT}
    if no_programming:
        idle.add(DISPOSAL)
    return tuple(role for role in range(len(ROLES)) if role not in idle and (not blue or COLOURS[role] == "blue"))


def free_roles(state: State) -> tuple[int, ...]:
    """The roles that may still be taken: each once, and at most one Black."""
    setting = state.setting
    return _free(setting.mission.roles == "blue", setting.face_up, setting.options.no_programming, state.roles)


@lru_cache(1 << 10)
def _free(blue: bool, face_up: bool, no_programming: bool, taken: tuple[int, ...]) -> tuple[int, ...]:
    black = any(role != NO_ROLE and COLOURS[role] == "black" for role in taken)
    return tuple(
        role
        for role in _offered(blue, face_up, no_programming)
        if role not in taken and not (black and COLOURS[role] == "black")
    )


def role_names(state: State) -> tuple[str, ...]:
    """BSQ-3.5: what the seat that is asked may say."""
    return _names(free_roles(state), state.setting.mission.roles == "blue")


@lru_cache(1 << 10)
def _names(free: tuple[int, ...], blue: bool) -> tuple[str, ...]:
    return (*[ROLES[role] for role in free], "random", *(("none",) if blue else ()))


def deal_roles(setting: Setting, rng: Rng) -> tuple[int, ...]:
    """R-58: uniformly among the assignments with at most one Black, as many seats served as can be."""
    offered = offered_roles(setting)
    black = [role for role in offered if COLOURS[role] == "black"]
    plain = [role for role in offered if COLOURS[role] != "black"]
    count = min(setting.seats, len(plain) + bool(black))
    without = perm(len(plain), count) if count <= len(plain) else 0
    with_one = len(black) * count * perm(len(plain), count - 1) if count else 0
    rng.shuffle(plain)
    if without + with_one and rng.below(without + with_one) >= without:
        roles = plain[: count - 1]
        roles.insert(rng.below(count), rng.pick(black))
    else:
        roles = plain[:count]
    roles += [NO_ROLE] * (setting.seats - count)
    if count < setting.seats:
        rng.shuffle(roles)
    return tuple(roles)
