"""The log: one line for each event, in the reader's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

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
from lastwire.games.bomb_squad.rules.text import TEXT
from lastwire.games.bomb_squad.words.phrase import (
    card_name,
    cards_text,
    joined,
    mission_title,
    robot_name,
    stars_text,
)
from lastwire.kit.phrase import you


def tell(event: Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """BSQ-5.4: a line tells what happened, and never what a face-down card is: that is everybody's own memory."""
    match event:
        case IntelGiven():
            return Line(_intel(event, viewer, names), "BSQ-4.10")
        case CardDiscarded():
            return Line(_discarded(event, viewer, names), "BSQ-4.14")
        case CardPlayed():
            return Line(_played(event, viewer, names), "BSQ-4.20")
        case CardDrawn() | HandDealt():
            return None
        case PileFlipped():
            return Line(TEXT("log.flipped", cards=event.cards), "BSQ-4.55")
        case CardTakenBack(seat=seat):
            id = you("log.kept", seat, viewer)
            card, place = card_name(event.card), event.pos + 1
            return Line(TEXT(id, name=names[seat], card=card, place=place, main=event.main), "BSQ-4.18")
        case RobotActivated(seat=seat):
            id = you("log.auto" if event.auto else "log.activated", seat, viewer)
            robot, cards = robot_name(event.robot), cards_text(event.cards)
            text = TEXT(id, name=names[seat], robot=robot, cards=cards, allowance=event.allowance)
            return Line(text, "BSQ-4.21" if event.auto else "BSQ-4.30")
        case ProgramSent():
            return Line(_sent(event, viewer, names), "BSQ-4.33")
        case RobotMoved():
            return Line(_moved(event), "BSQ-4.43")
        case HostageSaved():
            robot, card = robot_name(event.robot), card_name(event.card)
            return Line(TEXT("log.saved", robot=robot, card=card, level=event.level, place=event.place), "BSQ-4.46")
        case BombDisarmed():
            robot, card = robot_name(event.robot), card_name(event.card)
            text = TEXT(
                "log.disarmed", robot=robot, card=card, letter=event.letter, level=event.level, place=event.place
            )
            return Line(text, "BSQ-4.47")
        case DoorOpened():
            robot, card = robot_name(event.robot), card_name(event.card)
            return Line(TEXT("log.opened", robot=robot, card=card, level=event.level, place=event.place), "BSQ-4.48")
        case CardFailed():
            id = "log.declined" if event.declined else "log.failed"
            text = TEXT(id, card=card_name(event.card), main=event.main, reserve=event.reserve)
            return Line(text, "BSQ-4.42")
        case TokenTurnedUp():
            kind = "unknown" if not event.level else "bomb" if event.letter else "hostage"
            text = TEXT(f"log.turned_{kind}", place=event.place, level=event.level, letter=event.letter)
            return Line(text, "BSQ-4.92")
        case _:
            return _tell_seldom(event, viewer, names)


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
    viewer: Viewer,
    names: Sequence[str],
) -> Line:
    match event:
        case MissionStarted():
            return Line(_started(event, viewer, names), "BSQ-3.1")
        case RoleTaken(seat=seat, role=role):
            if role is None:
                return Line(TEXT(you("log.role_none", seat, viewer), name=names[seat]), "BSQ-3.5")
            return Line(TEXT(you("log.role", seat, viewer), name=names[seat], role=TEXT(f"role.{role}")), "BSQ-3.5")
        case RolesDealt(roles=roles, rejected_by=by):
            listed = joined(
                [
                    TEXT("log.dealt_none", name=names[seat])
                    if role is None
                    else TEXT("log.dealt_one", name=names[seat], role=TEXT(f"role.{role}"))
                    for seat, role in enumerate(roles)
                ]
            )
            if by is None:
                return Line(TEXT("log.dealt", roles=listed), "BSQ-3.5")
            return Line(TEXT(you("log.dealt_again", by, viewer), name=names[by], roles=listed), "BSQ-3.5")
        case BecameReady(seat=seat):
            return Line(TEXT(you("log.ready", seat, viewer), name=names[seat]), "BSQ-4.76")
        case CountdownStarted():
            return Line(TEXT("log.countdown"), "BSQ-4.76")
        case ClockStarted(seat=seat):
            clock = TEXT(f"clock.{event.clock}")
            return Line(TEXT(you("log.clock", seat, viewer), name=names[seat], clock=clock), "BSQ-3.9")
        case RobotSwitched(seat=seat):
            text = TEXT(you("log.switched", seat, viewer), name=names[seat], robot=robot_name(event.robot))
            return Line(text, "BSQ-4.96")
        case GasSpread(level=level, places=places):
            id = "log.gas" if places else "log.gas_none"
            return Line(TEXT(id, level=level, places=joined(places)), "BSQ-4.66")
        case RobotSeen():
            text = TEXT("log.seen", camera=event.camera, robot=robot_name(event.robot), place=event.place)
            return Line(text, "BSQ-4.64")
        case MissionEnded():
            text = TEXT(f"log.ended_{event.cause}", bomb=event.bomb)
            text += TEXT("log.ended_points", score=event.score, stars=stars_text(event.stars))
            return Line(text, "BSQ-6.2")
        case _:
            assert_never(event)


def _started(event: MissionStarted, viewer: Viewer, names: Sequence[str]) -> str:
    text = TEXT(
        you("log.started", event.start, viewer),
        mission=mission_title(event.mission, event.title),
        difficulty=TEXT(f"difficulty.{event.difficulty}"),
        robots=joined([robot_name(robot) for robot in event.robots]),
        name=names[event.start],
    )
    if event.variants:
        text += TEXT("log.started_with", variants=joined([TEXT(f"variant.{each}") for each in event.variants]))
    return text


def _intel(event: IntelGiven, viewer: Viewer, names: Sequence[str]) -> str:
    id = f"log.intel_{event.attribute}"
    id = f"{id}_to_you" if event.to == viewer else you(id, event.seat, viewer)
    value = event.value if event.attribute == "level" else TEXT(f"type.{event.value}")
    places = joined([str(pos + 1) for pos in event.positions]) if event.positions else TEXT("log.intel_nowhere")
    return TEXT(id, name=names[event.seat], to=names[event.to], value=value, places=places)


def _discarded(event: CardDiscarded, viewer: Viewer, names: Sequence[str]) -> str:
    level, kind = event.level, event.type
    if level is not None and kind is not None:
        claim = TEXT("log.claim_both", card=TEXT(f"card.{kind}", level=level))
    elif level is not None:
        claim = TEXT("log.claim_level", level=level)
    elif kind is not None:
        claim = TEXT("log.claim_type", type=TEXT(f"type.{kind}"))
    else:
        claim = TEXT("log.claim_none")
    if not event.right:
        result = TEXT("log.gain_wrong")
    elif event.gain == 1:
        result = TEXT("log.gain_one", main=event.main)
    else:
        result = TEXT("log.gain" if event.gain else "log.gain_none", gain=event.gain, main=event.main)
    id = you("log.discarded", event.seat, viewer)
    return TEXT(id, name=names[event.seat], claim=claim, card=card_name(event.card), result=result)


def _played(event: CardPlayed, viewer: Viewer, names: Sequence[str]) -> str:
    slot = event.slot + 1
    name = names[event.seat]
    if event.card is None:
        place = 0 if event.pos is None else event.pos + 1
        return TEXT(you("log.played", event.seat, viewer), name=name, place=place, slot=slot)
    id = "log.played_top" if event.source == "discard_top" else "log.played_up"
    if event.slot < 0:
        id = "log.single_top" if event.source == "discard_top" else "log.single"
    return TEXT(you(id, event.seat, viewer), name=name, card=card_name(event.card), slot=slot)


def _sent(event: ProgramSent, viewer: Viewer, names: Sequence[str]) -> str:
    cards = cards_text(event.cards) if event.cards else TEXT("log.sent_nothing")
    id = you("log.sent", event.seat, viewer)
    text = TEXT(id, name=names[event.seat], cards=cards, cost=event.cost, main=event.main, reserve=event.reserve)
    return text + TEXT("log.sent_scrapped", cards=cards_text(event.scrapped)) if event.scrapped else text


def _moved(event: RobotMoved) -> str:
    way = TEXT(f"direction.{event.dir}")
    text = TEXT("log.moved", card=card_name(event.card), robot=robot_name(event.robot), dir=way, place=event.path[-1])
    return text + TEXT("log.moved_crates", places=joined(event.crates)) if event.crates else text
