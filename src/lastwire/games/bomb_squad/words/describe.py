"""The position in words, one fact a line."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.types import PUBLIC
from lastwire.games.bomb_squad.rules.content import CONTENT, KINDS
from lastwire.games.bomb_squad.rules.scene import Token
from lastwire.games.bomb_squad.rules.text import TEXT
from lastwire.games.bomb_squad.rules.timers import Deadline
from lastwire.games.bomb_squad.rules.view import HandCard, Mark, SlotCard, View
from lastwire.games.bomb_squad.words.phrase import (
    card_name,
    cards_text,
    joined,
    mission_title,
    robot_name,
    stars_text,
)
from lastwire.kit.phrase import you


def describe(view: View, names: Sequence[str]) -> str:
    """The position in words, one fact a line."""
    viewer = PUBLIC if view.own is None else view.own
    own = view.mission.intro
    intro = own if view.options.mission == "own" else TEXT(f"mission.{view.options.mission}.intro")
    lines = [
        TEXT(
            "describe.mission",
            mission=mission_title(view.options.mission, view.mission.title),
            difficulty=TEXT(f"difficulty.{view.options.difficulty}"),
            clock=TEXT(f"clock.{view.options.clock}"),
            intro=intro,
        ).rstrip()
    ]
    if view.result is not None:
        lines += _result(view)
    lines.append(TEXT("describe.turns", turns=view.turns))
    lines += [_deadline(each) for each in view.deadlines] if view.options.clock != "practice" else []
    for index, robot in enumerate(view.robots):
        id = "describe.robot_selected" if len(view.robots) > 1 and index == view.selected else "describe.robot"
        lines.append(
            TEXT(
                id,
                robot=robot_name(robot.name),
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
            lines.append(TEXT("describe.role", name=names[seat], role=TEXT(f"role.{role}")))
    lines += _frame(view, names)
    if view.started_ms is not None:
        for seat, hand in enumerate(view.hands):
            cards = joined([_hand_card(card) for card in hand])
            lines.append(TEXT(you("describe.hand", seat, viewer), name=names[seat], cards=cards))
        top = TEXT("describe.top", card=card_name(view.discard[-1])) if view.discard else ""
        lines.append(TEXT("describe.piles", draw=view.draw, discarded=view.discarded, top=top))
    return "\n".join(lines)


def _result(view: View) -> list[str]:
    result = view.result
    assert result is not None
    return [
        TEXT("describe.won" if result.success else "describe.failed"),
        TEXT(
            "describe.result",
            cause=TEXT(f"cause.{result.cause}"),
            score=result.score,
            perfect=view.perfect,
            stars=stars_text(result.stars),
            levels=result.levels,
            left=result.hostages_left,
            reserve=result.reserve_used,
        ),
    ]


def _deadline(each: Deadline) -> str:
    what, _, which = each.id.partition("_")
    name = TEXT(f"describe.{what}", which=which)
    if not each.live:
        return TEXT("describe.clock_past", what=name)
    if each.turns is not None:
        return TEXT("describe.clock_turns", what=name, turns=each.turns)
    minutes, seconds = divmod(each.at_ms // 1000, 60)
    return TEXT("describe.clock_time", what=name, minutes=minutes, seconds=seconds)


def _token(token: Token) -> str:
    if token.kind is None:
        return TEXT("describe.unknown", place=token.place)
    id = "describe.hostage" if token.kind == "hostage" else "describe.bomb_on"
    return TEXT(id, level=token.level, letter=token.letter, place=token.place)


def _building(view: View) -> list[str]:
    tokens = [_token(token) for token in view.tokens]
    lines = [TEXT("describe.tokens", tokens=joined(tokens)) if tokens else TEXT("describe.no_tokens")]
    if view.mix:
        lines.append(TEXT("describe.mix", mix=joined(view.mix)))
    if view.doors:
        doors = [
            TEXT("describe.door_open" if door.open else "describe.door_shut", place=door.place, level=door.level)
            for door in view.doors
        ]
        lines.append(TEXT("describe.doors", doors=joined(doors)))
    if view.crates:
        lines.append(TEXT("describe.crates", places=joined(view.crates)))
    if view.cameras:
        cameras = [
            TEXT("describe.camera", place=each.place, dir=TEXT(f"direction.{each.dir}")) for each in view.cameras
        ]
        lines.append(TEXT("describe.cameras", cameras=joined(cameras)))
    levels = joined([str(level) for level in view.saved])
    lines.append(TEXT("describe.saved", levels=levels) if view.saved else TEXT("describe.saved_none"))
    for id, gone in (("describe.secured", view.secured), ("describe.lost", view.lost)):
        if gone:
            lines.append(TEXT(id, tokens=joined([_token(token) for token in gone])))
    return lines


def _frame(view: View, names: Sequence[str]) -> list[str]:
    program = view.program
    if program is not None and program.cards:
        return [TEXT("describe.program", cards=cards_text(program.cards), at=program.at + 1)]
    if not view.slots:
        return [TEXT("describe.frame_empty")]
    slots = joined([_slot(slot, names) for slot in view.slots])
    return [TEXT("describe.frame", slots=slots, cost=CONTENT.frame.cost[len(view.slots)])]


def _slot(slot: SlotCard, names: Sequence[str]) -> str:
    if slot.card is not None:
        return card_name(slot.card)
    if slot.mark is not None:
        return TEXT("describe.slot_mark", mark=_mark(slot.mark))
    return TEXT("describe.slot_back", name=names[slot.by])


def _hand_card(card: HandCard) -> str:
    if card.card is not None:
        return card_name(card.card)
    return TEXT("describe.back") if card.mark is None else TEXT("describe.back_marked", mark=_mark(card.mark))


def _mark(mark: Mark) -> str:
    said = []
    if len(mark.levels) < 3:
        said.append(TEXT("describe.levels", levels=TEXT("describe.or").join(str(level) for level in mark.levels)))
    if len(mark.types) < len(KINDS):
        said.append(TEXT("describe.types", types=TEXT("describe.or").join(TEXT(f"type.{kind}") for kind in mark.types)))
    return TEXT("list.comma").join(said) if said else TEXT("describe.mark_nothing")
