"""The log: one line for each event."""

from __future__ import annotations

from typing import Final, assert_never

from lastwire.engine.types import Line, Viewer
from lastwire.games.bomb_squad.rules.events import (
    BecameReady,
    BombDisarmed,
    CardDiscarded,
    CardDrawn,
    CardFailed,
    CardPlayed,
    CardTakenBack,
    ClockStarted,
    CountdownStarted,
    DoorOpened,
    Event,
    GasSpread,
    HandDealt,
    HostageSaved,
    IntelGiven,
    MissionEnded,
    MissionStarted,
    PileFlipped,
    ProgramSent,
    RobotActivated,
    RobotMoved,
    RobotSeen,
    RobotSwitched,
    RolesDealt,
    RoleTaken,
    TokenTurnedUp,
)
from lastwire.games.bomb_squad.words.phrase import (
    CARD_NAMES,
    KIND_NAMES,
    ROBOT_NAMES,
    VARIANTS,
    WAYS,
    card_names,
    mission_title,
    pace,
    role_of,
    stars_earned,
)
from lastwire.message import Message, Value

_COUNTDOWN: Final = Line(Message("bomb-squad-log-countdown"), "BSQ-4.76")


def tell(event: Event, viewer: Viewer) -> Line | None:
    """BSQ-5.4: a line tells what happened, and never what a face-down card is: that is everybody's own memory."""
    args: dict[str, Value]
    match event:
        case IntelGiven():
            return Line(_intel(event), "BSQ-4.10")
        case CardDiscarded():
            return Line(_discarded(event), "BSQ-4.14")
        case CardPlayed():
            return Line(_played(event), "BSQ-4.20")
        case CardDrawn() | HandDealt():
            return None
        case PileFlipped(cards=cards):
            return Line(Message("bomb-squad-log-flipped", args={"n": cards}), "BSQ-4.55")
        case CardTakenBack(seat=seat):
            args = {"card": CARD_NAMES[event.card], "place": event.pos + 1, "main": event.main}
            return Line(Message("bomb-squad-log-kept", {"player": seat}, args), "BSQ-4.18")
        case RobotActivated(seat=seat):
            id = "bomb-squad-log-auto" if event.auto else "bomb-squad-log-activated"
            args = {"robot": ROBOT_NAMES[event.robot], "cards": card_names(event.cards), "scraps": event.allowance}
            return Line(Message(id, {"player": seat}, args), "BSQ-4.21" if event.auto else "BSQ-4.30")
        case ProgramSent(seat=seat):
            args = {"cards": card_names(event.cards), "scrapped": card_names(event.scrapped), "cost": event.cost}
            args |= {"main": event.main, "reserve": event.reserve}
            return Line(Message("bomb-squad-log-sent", {"player": seat}, args), "BSQ-4.33")
        case RobotMoved():
            args = _deed(event, event.path[-1]) | {"way": WAYS[event.dir], "crates": event.crates}
            return Line(Message("bomb-squad-log-moved", args=args), "BSQ-4.43")
        case HostageSaved(place=place, level=level):
            return Line(Message("bomb-squad-log-saved", args=_deed(event, place) | {"level": level}), "BSQ-4.46")
        case BombDisarmed(place=place, level=level, letter=letter):
            args = _deed(event, place) | {"level": level, "letter": letter}
            return Line(Message("bomb-squad-log-disarmed", args=args), "BSQ-4.47")
        case DoorOpened(place=place, level=level):
            return Line(Message("bomb-squad-log-opened", args=_deed(event, place) | {"level": level}), "BSQ-4.48")
        case CardFailed():
            id = "bomb-squad-log-declined" if event.declined else "bomb-squad-log-failed"
            args = {"card": CARD_NAMES[event.card], "main": event.main, "reserve": event.reserve}
            return Line(Message(id, args=args), "BSQ-4.42")
        case TokenTurnedUp(place=place, level=level, letter=letter):
            kind = "unknown" if not level else "bomb" if letter else "hostage"
            args = {"kind": kind, "place": place, "level": level, "letter": letter}
            return Line(Message("bomb-squad-log-turned", args=args), "BSQ-4.92")
        case _:
            return _tell_seldom(event)


def _tell_seldom(
    event: MissionStarted
    | RoleTaken
    | RolesDealt
    | BecameReady
    | CountdownStarted
    | ClockStarted
    | RobotSwitched
    | GasSpread
    | RobotSeen
    | MissionEnded,
) -> Line:
    args: dict[str, Value]
    match event:
        case MissionStarted():
            return Line(_started(event), "BSQ-3.1")
        case RoleTaken(seat=seat, role=role):
            return Line(role_of(seat, role), "BSQ-3.5")
        case RolesDealt(roles=roles, rejected_by=by):
            args = {
                "roles": tuple([role_of(seat, role, "bomb-squad-log-dealt-role") for seat, role in enumerate(roles)])
            }
            if by is None:
                return Line(Message("bomb-squad-log-dealt", args=args), "BSQ-3.5")
            return Line(Message("bomb-squad-log-dealt-again", {"player": by}, args), "BSQ-3.5")
        case BecameReady(seat=seat):
            return Line(Message("bomb-squad-log-ready", {"player": seat}), "BSQ-4.76")
        case CountdownStarted():
            return _COUNTDOWN
        case ClockStarted(seat=seat, clock=clock):
            return Line(Message("bomb-squad-log-clock", {"player": seat}, {"clock": pace(clock)}), "BSQ-3.9")
        case RobotSwitched(seat=seat, robot=robot):
            return Line(Message("bomb-squad-log-switched", {"player": seat}, {"robot": ROBOT_NAMES[robot]}), "BSQ-4.96")
        case GasSpread(level=level, places=places):
            return Line(Message("bomb-squad-log-gas", args={"level": level, "places": places}), "BSQ-4.66")
        case RobotSeen():
            args = {"camera": event.camera, "robot": ROBOT_NAMES[event.robot], "place": event.place}
            return Line(Message("bomb-squad-log-seen", args=args), "BSQ-4.64")
        case MissionEnded():
            args = {"cause": event.cause, "bomb": event.bomb, "score": event.score, "stars": stars_earned(event.stars)}
            return Line(Message("bomb-squad-log-ended", args=args), "BSQ-6.2")
        case _:
            assert_never(event)


def _started(event: MissionStarted) -> Message:
    args: dict[str, Value] = {
        "mission": mission_title(event.mission, event.title),
        "difficulty": event.difficulty,
        "robots": tuple([ROBOT_NAMES[robot] for robot in event.robots]),
        "variants": tuple([VARIANTS[each] for each in event.variants]),
    }
    return Message("bomb-squad-log-started", {"player": event.start}, args)


def _intel(event: IntelGiven) -> Message:
    who: dict[str, int | tuple[int, ...]] = {"giver": event.seat, "receiver": event.to}
    places = tuple([pos + 1 for pos in event.positions])
    if event.attribute == "level":
        return Message("bomb-squad-log-intel-level", who, {"level": event.value, "places": places})
    return Message("bomb-squad-log-intel-kind", who, {"card": KIND_NAMES[str(event.value)], "places": places})


def _discarded(event: CardDiscarded) -> Message:
    level, kind = event.level, event.type
    card = CARD_NAMES[event.card]
    claim: Message
    if level is not None and kind is not None:
        claim = CARD_NAMES[f"{kind[0].upper()}{level}"]
    elif level is not None:
        claim = Message("bomb-squad-log-claim-level", args={"level": level})
    elif kind is not None:
        claim = KIND_NAMES[kind]
    else:
        return Message("bomb-squad-log-discarded-full", {"player": event.seat}, {"card": card})
    right = "right" if event.right else "wrong"
    args: dict[str, Value] = {"claim": claim, "card": card, "call": right, "gain": event.gain, "main": event.main}
    return Message("bomb-squad-log-discarded", {"player": event.seat}, args)


def _played(event: CardPlayed) -> Message:
    who: dict[str, int | tuple[int, ...]] = {"player": event.seat}
    slot = event.slot + 1
    if event.card is None:
        place = 0 if event.pos is None else event.pos + 1
        return Message("bomb-squad-log-played", who, {"place": place, "slot": slot})
    args: dict[str, Value] = {"card": CARD_NAMES[event.card], "slot": slot, "source": event.source}
    return Message("bomb-squad-log-single" if event.slot < 0 else "bomb-squad-log-played-open", who, args)


def _deed(event: RobotMoved | HostageSaved | BombDisarmed | DoorOpened, place: str) -> dict[str, Value]:
    return {"robot": ROBOT_NAMES[event.robot], "card": CARD_NAMES[event.card], "place": place}
