"""Bomb Squad in sentences: log lines, acts, the prompt bar and the position in words. All from the text file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import PUBLIC, Line, Said, Viewer
from lastwire.games.bomb_squad.rules.content import CONTENT, KINDS
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
from lastwire.games.bomb_squad.rules.moves import Plan
from lastwire.games.bomb_squad.rules.talk import (
    Act,
    Emote,
    Point,
    Say,
    Suggest,
)
from lastwire.games.bomb_squad.rules.text import TEXT
from lastwire.games.bomb_squad.rules.view import (
    Deadline,
    HandCard,
    Mark,
    SlotCard,
    Token,
    View,
)

_LETTERS = {kind[0].upper(): kind for kind in KINDS}


def _you(id: str, seat: int, viewer: Viewer) -> str:
    return f"{id}_you" if seat == viewer else id


def card_name(card: str) -> str:
    """ "M2" in words: Move 2."""
    return TEXT(f"card.{_LETTERS[card[0]]}", level=card[1])


def _cards(cards: Sequence[str]) -> str:
    return _listed([card_name(card) for card in cards])


def _listed(words: Sequence[str]) -> str:
    if not words:
        return TEXT("list.nothing")
    if len(words) == 1:
        return words[0]
    return TEXT("list.comma").join(words[:-1]) + TEXT("list.and") + words[-1]


def _robot(name: str) -> str:
    return TEXT(f"robot.{name}")


def _stars(stars: int) -> str:
    return TEXT(("log.no_star", "log.star")[stars]) if stars < 2 else TEXT("log.stars", stars=stars)


def mission_title(mission: str, title: str) -> str:
    if mission != "own":
        return TEXT(f"mission.{mission}.title")
    return title or TEXT("mission.own.unnamed")


# --- the log --------------------------------------------------------------------------------------


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
            id = _you("log.kept", seat, viewer)
            card, place = card_name(event.card), event.pos + 1
            return Line(TEXT(id, name=names[seat], card=card, place=place, main=event.main), "BSQ-4.18")
        case RobotActivated(seat=seat):
            id = _you("log.auto" if event.auto else "log.activated", seat, viewer)
            robot, cards = _robot(event.robot), _cards(event.cards)
            text = TEXT(id, name=names[seat], robot=robot, cards=cards, allowance=event.allowance)
            return Line(text, "BSQ-4.21" if event.auto else "BSQ-4.30")
        case ProgramSent():
            return Line(_sent(event, viewer, names), "BSQ-4.33")
        case RobotMoved():
            return Line(_moved(event), "BSQ-4.43")
        case HostageSaved():
            robot, card = _robot(event.robot), card_name(event.card)
            return Line(TEXT("log.saved", robot=robot, card=card, level=event.level, place=event.place), "BSQ-4.46")
        case BombDisarmed():
            robot, card = _robot(event.robot), card_name(event.card)
            text = TEXT(
                "log.disarmed", robot=robot, card=card, letter=event.letter, level=event.level, place=event.place
            )
            return Line(text, "BSQ-4.47")
        case DoorOpened():
            robot, card = _robot(event.robot), card_name(event.card)
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
                return Line(TEXT(_you("log.role_none", seat, viewer), name=names[seat]), "BSQ-3.5")
            return Line(TEXT(_you("log.role", seat, viewer), name=names[seat], role=TEXT(f"role.{role}")), "BSQ-3.5")
        case RolesDealt(roles=roles, rejected_by=by):
            listed = _listed(
                [
                    TEXT("log.dealt_none", name=names[seat])
                    if role is None
                    else TEXT("log.dealt_one", name=names[seat], role=TEXT(f"role.{role}"))
                    for seat, role in enumerate(roles)
                ]
            )
            if by is None:
                return Line(TEXT("log.dealt", roles=listed), "BSQ-3.5")
            return Line(TEXT(_you("log.dealt_again", by, viewer), name=names[by], roles=listed), "BSQ-3.5")
        case BecameReady(seat=seat):
            return Line(TEXT(_you("log.ready", seat, viewer), name=names[seat]), "BSQ-4.76")
        case CountdownStarted():
            return Line(TEXT("log.countdown"), "BSQ-4.76")
        case ClockStarted(seat=seat):
            clock = TEXT(f"clock.{event.clock}")
            return Line(TEXT(_you("log.clock", seat, viewer), name=names[seat], clock=clock), "BSQ-3.9")
        case RobotSwitched(seat=seat):
            text = TEXT(_you("log.switched", seat, viewer), name=names[seat], robot=_robot(event.robot))
            return Line(text, "BSQ-4.96")
        case GasSpread(level=level, places=places):
            id = "log.gas" if places else "log.gas_none"
            return Line(TEXT(id, level=level, places=_listed(places)), "BSQ-4.66")
        case RobotSeen():
            text = TEXT("log.seen", camera=event.camera, robot=_robot(event.robot), place=event.place)
            return Line(text, "BSQ-4.64")
        case MissionEnded():
            text = TEXT(f"log.ended_{event.cause}", bomb=event.bomb)
            text += TEXT("log.ended_points", score=event.score, stars=_stars(event.stars))
            return Line(text, "BSQ-6.2")
        case _:
            assert_never(event)


def _started(event: MissionStarted, viewer: Viewer, names: Sequence[str]) -> str:
    text = TEXT(
        _you("log.started", event.start, viewer),
        mission=mission_title(event.mission, event.title),
        difficulty=TEXT(f"difficulty.{event.difficulty}"),
        robots=_listed([_robot(robot) for robot in event.robots]),
        name=names[event.start],
    )
    if event.variants:
        text += TEXT("log.started_with", variants=_listed([TEXT(f"variant.{each}") for each in event.variants]))
    return text


def _intel(event: IntelGiven, viewer: Viewer, names: Sequence[str]) -> str:
    id = f"log.intel_{event.attribute}"
    id = f"{id}_to_you" if event.to == viewer else _you(id, event.seat, viewer)
    value = event.value if event.attribute == "level" else TEXT(f"type.{event.value}")
    places = _listed([str(pos + 1) for pos in event.positions]) if event.positions else TEXT("log.intel_nowhere")
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
    id = _you("log.discarded", event.seat, viewer)
    return TEXT(id, name=names[event.seat], claim=claim, card=card_name(event.card), result=result)


def _played(event: CardPlayed, viewer: Viewer, names: Sequence[str]) -> str:
    slot = event.slot + 1
    name = names[event.seat]
    if event.card is None:
        place = 0 if event.pos is None else event.pos + 1
        return TEXT(_you("log.played", event.seat, viewer), name=name, place=place, slot=slot)
    id = "log.played_top" if event.source == "discard_top" else "log.played_up"
    if event.slot < 0:
        id = "log.single_top" if event.source == "discard_top" else "log.single"
    return TEXT(_you(id, event.seat, viewer), name=name, card=card_name(event.card), slot=slot)


def _sent(event: ProgramSent, viewer: Viewer, names: Sequence[str]) -> str:
    cards = _cards(event.cards) if event.cards else TEXT("log.sent_nothing")
    id = _you("log.sent", event.seat, viewer)
    text = TEXT(id, name=names[event.seat], cards=cards, cost=event.cost, main=event.main, reserve=event.reserve)
    return text + TEXT("log.sent_scrapped", cards=_cards(event.scrapped)) if event.scrapped else text


def _moved(event: RobotMoved) -> str:
    way = TEXT(f"direction.{event.dir}")
    text = TEXT("log.moved", card=card_name(event.card), robot=_robot(event.robot), dir=way, place=event.path[-1])
    return text + TEXT("log.moved_crates", places=_listed(event.crates)) if event.crates else text


# --- talk -----------------------------------------------------------------------------------------


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    """BSQ-5.12: an act in one line."""
    act: Act = said.act
    match act:
        case Say(text=text):
            return text
        case Point(at=at):
            return TEXT(f"act.{at}")
        case Emote(mood=mood):
            return TEXT(f"act.{mood}")
        case Suggest():
            return _suggestion(act)
        case _:
            assert_never(act)


def _suggestion(act: Suggest) -> str:
    def slots(indexes: Sequence[object]) -> str:
        words = [TEXT("act.slot", slot=index + 1) for index in indexes if isinstance(index, int)]
        return _listed(words) if words else TEXT("act.none")

    text = TEXT("act.suggest_scrap" if act.scrap else "act.suggest", order=slots(act.order), scrap=slots(act.scrap))
    if act.steps:
        text += TEXT("act.suggest_steps", steps=_listed([_plan(plan) for plan in act.steps]))
    return text if act.text is None else text + TEXT("act.suggest_text", text=act.text)


def _plan(plan: Plan) -> str:
    if plan.decline:
        return TEXT("act.decline")
    if plan.dir is not None:
        return TEXT(f"direction.{plan.dir}")
    return TEXT("act.open") if plan.target is None else str(plan.target)


# --- the prompt bar and the text twin -------------------------------------------------------------


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    """The sentence of the prompt bar."""
    if view.result is not None:
        result = view.result
        cause = TEXT(f"cause.{result.cause}")
        return TEXT("ask.over", cause=cause, score=result.score, perfect=view.perfect, stars=_stars(result.stars))
    if view.phase == "briefing":
        waiting = [seat for seat in range(view.seats) if seat not in view.ready]
        if viewer in waiting:
            return TEXT("ask.briefing_you")
        return TEXT("ask.briefing", names=_listed([names[seat] for seat in waiting]))
    kind = "turn_single" if view.phase == "turn" and view.options.no_programming else view.phase
    id = _you(f"ask.{kind}", view.seat, viewer)
    program = view.program
    allowance = 0 if program is None else program.allowance
    if id == "ask.adjust_you" and allowance:
        id = "ask.adjust_scrap_you"
    card = card_name(program.cards[program.at]) if program is not None and program.cards else ""
    return TEXT(id, name=names[view.seat], allowance=allowance, card=card)


def twin(view: View, names: Sequence[str]) -> str:
    """The position in words, one fact a line."""
    viewer = PUBLIC if view.own is None else view.own
    own = view.mission.intro
    intro = own if view.options.mission == "own" else TEXT(f"mission.{view.options.mission}.intro")
    lines = [
        TEXT(
            "twin.mission",
            mission=mission_title(view.options.mission, view.mission.title),
            difficulty=TEXT(f"difficulty.{view.options.difficulty}"),
            clock=TEXT(f"clock.{view.options.clock}"),
            intro=intro,
        ).rstrip()
    ]
    if view.result is not None:
        lines += _result(view)
    lines.append(TEXT("twin.turns", turns=view.turns))
    lines += [_deadline(each) for each in view.deadlines] if view.options.clock != "practice" else []
    for index, robot in enumerate(view.robots):
        id = "twin.robot_selected" if len(view.robots) > 1 and index == view.selected else "twin.robot"
        lines.append(
            TEXT(
                id,
                robot=_robot(robot.name),
                place=robot.place,
                main=robot.main,
                most=robot.most,
                reserve=robot.reserve,
                full=robot.full_reserve,
            )
        )
    lines += _building(view)
    for seat, role in enumerate(view.roles):
        if role is not None:
            lines.append(TEXT("twin.role", name=names[seat], role=TEXT(f"role.{role}")))
    lines += _frame(view, names)
    if view.started_ms is not None:
        for seat, hand in enumerate(view.hands):
            cards = _listed([_hand_card(card) for card in hand])
            lines.append(TEXT(_you("twin.hand", seat, viewer), name=names[seat], cards=cards))
        top = TEXT("twin.top", card=card_name(view.discard[-1])) if view.discard else ""
        lines.append(TEXT("twin.piles", draw=view.draw, discarded=view.discarded, top=top))
    return "\n".join(lines)


def _result(view: View) -> list[str]:
    result = view.result
    assert result is not None
    return [
        TEXT("twin.won" if result.success else "twin.failed"),
        TEXT(
            "twin.result",
            cause=TEXT(f"cause.{result.cause}"),
            score=result.score,
            perfect=view.perfect,
            stars=_stars(result.stars),
            levels=result.levels,
            left=result.hostages_left,
            reserve=result.reserve_used,
        ),
    ]


def _deadline(each: Deadline) -> str:
    what, _, which = each.id.partition("_")
    name = TEXT(f"twin.{what}", which=which)
    if not each.live:
        return TEXT("twin.clock_past", what=name)
    if each.turns is not None:
        return TEXT("twin.clock_turns", what=name, turns=each.turns)
    minutes, seconds = divmod(each.at_ms // 1000, 60)
    return TEXT("twin.clock_time", what=name, minutes=minutes, seconds=seconds)


def _token(token: Token) -> str:
    if token.kind is None:
        return TEXT("twin.unknown", place=token.place)
    id = "twin.hostage" if token.kind == "hostage" else "twin.bomb_on"
    return TEXT(id, level=token.level, letter=token.letter, place=token.place)


def _building(view: View) -> list[str]:
    tokens = [_token(token) for token in view.tokens]
    lines = [TEXT("twin.tokens", tokens=_listed(tokens)) if tokens else TEXT("twin.no_tokens")]
    if view.mix:
        lines.append(TEXT("twin.mix", mix=_listed(view.mix)))
    if view.doors:
        doors = [
            TEXT("twin.door_open" if door.open else "twin.door_shut", place=door.place, level=door.level)
            for door in view.doors
        ]
        lines.append(TEXT("twin.doors", doors=_listed(doors)))
    if view.crates:
        lines.append(TEXT("twin.crates", places=_listed(view.crates)))
    if view.cameras:
        cameras = [TEXT("twin.camera", place=each.place, dir=TEXT(f"direction.{each.dir}")) for each in view.cameras]
        lines.append(TEXT("twin.cameras", cameras=_listed(cameras)))
    levels = _listed([str(level) for level in view.saved])
    lines.append(TEXT("twin.saved", levels=levels) if view.saved else TEXT("twin.saved_none"))
    for id, gone in (("twin.secured", view.secured), ("twin.lost", view.lost)):
        if gone:
            lines.append(TEXT(id, tokens=_listed([_token(token) for token in gone])))
    return lines


def _frame(view: View, names: Sequence[str]) -> list[str]:
    program = view.program
    if program is not None and program.cards:
        return [TEXT("twin.program", cards=_cards(program.cards), at=program.at + 1)]
    if not view.slots:
        return [TEXT("twin.frame_empty")]
    slots = _listed([_slot(slot, names) for slot in view.slots])
    return [TEXT("twin.frame", slots=slots, cost=CONTENT.frame.cost[len(view.slots)])]


def _slot(slot: SlotCard, names: Sequence[str]) -> str:
    if slot.card is not None:
        return card_name(slot.card)
    if slot.mark is not None:
        return TEXT("twin.slot_mark", mark=_mark(slot.mark))
    return TEXT("twin.slot_back", name=names[slot.by])


def _hand_card(card: HandCard) -> str:
    if card.card is not None:
        return card_name(card.card)
    return TEXT("twin.back") if card.mark is None else TEXT("twin.back_marked", mark=_mark(card.mark))


def _mark(mark: Mark) -> str:
    said = []
    if len(mark.levels) < 3:
        said.append(TEXT("twin.levels", levels=TEXT("twin.or").join(str(level) for level in mark.levels)))
    if len(mark.types) < len(KINDS):
        said.append(TEXT("twin.types", types=TEXT("twin.or").join(TEXT(f"type.{kind}") for kind in mark.types)))
    return TEXT("list.comma").join(said) if said else TEXT("twin.mark_nothing")
