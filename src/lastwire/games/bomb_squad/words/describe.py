"""The position in words, one fact a line."""

from __future__ import annotations

from lastwire.games.bomb_squad.rules.content import CONTENT, KINDS
from lastwire.games.bomb_squad.rules.mission import OWN
from lastwire.games.bomb_squad.rules.scene import Token
from lastwire.games.bomb_squad.rules.timers import Deadline
from lastwire.games.bomb_squad.rules.view import HandCard, Mark, SlotCard, View
from lastwire.games.bomb_squad.words.ask import cause_of
from lastwire.games.bomb_squad.words.phrase import (
    CARD_NAMES,
    KIND_NAMES,
    ROBOT_NAMES,
    WAYS,
    card_names,
    mission_title,
    pace,
    role_of,
    stars_earned,
)
from lastwire.message import Message, Value, words


def describe(view: View) -> list[Message]:
    """The position in words, one fact a line."""
    lines = _mission(view)
    if view.result is not None:
        lines += _result(view)
    lines.append(Message("bomb-squad-describe-turns", args={"turns": view.turns}))
    lines += [_deadline(each) for each in view.deadlines] if view.options.clock != "practice" else []
    for index, robot in enumerate(view.robots):
        args: dict[str, Value] = {
            "selected": "yes" if len(view.robots) > 1 and index == view.selected else "no",
            "robot": ROBOT_NAMES[robot.name],
            "place": robot.place,
            "main": robot.main,
            "most": robot.most,
            "reserve": robot.reserve,
            "full": robot.full_reserve,
        }
        lines.append(Message("bomb-squad-describe-robot", args=args))
    lines += _building(view)
    lines += [role_of(seat, role) for seat, role in enumerate(view.roles) if role is not None]
    lines.append(_frame(view))
    if view.started_ms is not None:
        for seat, hand in enumerate(view.hands):
            cards = tuple([_hand_card(card) for card in hand])
            lines.append(Message("bomb-squad-describe-hand", {"player": seat}, {"cards": cards}))
        lines.append(Message("bomb-squad-describe-piles", args={"draw": view.draw, "discarded": view.discarded}))
        if view.discard:
            lines.append(Message("bomb-squad-describe-top", args={"card": CARD_NAMES[view.discard[-1]]}))
    return lines


def _mission(view: View) -> list[Message]:
    options = view.options
    args: dict[str, Value] = {
        "mission": mission_title(options.mission, view.mission.title),
        "difficulty": options.difficulty,
        "clock": pace(options.clock),
    }
    lines = [Message("bomb-squad-describe-mission", args=args)]
    if options.mission != OWN:
        lines.append(Message(f"bomb-squad-mission-{options.mission}-intro"))
    elif view.mission.intro:
        lines.append(words(view.mission.intro))
    return lines


def _result(view: View) -> list[Message]:
    result = view.result
    assert result is not None
    args: dict[str, Value] = {
        "cause": cause_of(result),
        "score": result.score,
        "perfect": view.perfect,
        "stars": stars_earned(result.stars),
    }
    parts: dict[str, Value] = {
        "levels": result.levels,
        "left": result.hostages_left,
        "reserve": result.reserve_used,
    }
    return [
        Message("bomb-squad-describe-won" if result.success else "bomb-squad-describe-failed"),
        Message("bomb-squad-ask-over", args=args),
        Message("bomb-squad-describe-result", args=parts),
    ]


def _deadline(each: Deadline) -> Message:
    what, _, which = each.id.partition("_")
    name = (
        Message("bomb-squad-clock-gas", args={"level": which})
        if what == "gas"
        else Message("bomb-squad-clock-bomb", args={"letter": which})
    )
    if not each.live:
        return Message("bomb-squad-describe-clock-past", args={"what": name})
    if each.turns is not None:
        return Message("bomb-squad-describe-clock-turns", args={"what": name, "turns": each.turns})
    minutes, seconds = divmod(each.at_ms // 1000, 60)
    args: dict[str, Value] = {"what": name, "minutes": str(minutes), "seconds": f"{seconds:02}"}
    return Message("bomb-squad-describe-clock-time", args=args)


def _token(token: Token) -> Message:
    args: dict[str, Value] = {"kind": token.kind or "unknown", "place": token.place}
    if token.level is not None:
        args["level"] = token.level
    if token.letter is not None:
        args["letter"] = token.letter
    return Message("bomb-squad-describe-token", args=args)


def _building(view: View) -> list[Message]:
    lines = [Message("bomb-squad-describe-tokens", args={"tokens": tuple([_token(token) for token in view.tokens])})]
    if view.mix:
        lines.append(Message("bomb-squad-describe-mix", args={"mix": view.mix}))
    if view.doors:
        doors = [
            Message(
                "bomb-squad-describe-door",
                args={"place": door.place, "level": door.level, "state": "open" if door.open else "shut"},
            )
            for door in view.doors
        ]
        lines.append(Message("bomb-squad-describe-doors", args={"doors": tuple(doors)}))
    if view.crates:
        lines.append(Message("bomb-squad-describe-crates", args={"places": view.crates}))
    if view.cameras:
        cameras = [
            Message("bomb-squad-describe-camera", args={"place": each.place, "way": WAYS[each.dir]})
            for each in view.cameras
        ]
        lines.append(Message("bomb-squad-describe-cameras", args={"cameras": tuple(cameras)}))
    lines.append(Message("bomb-squad-describe-saved", args={"levels": view.saved}))
    for id, gone in (("bomb-squad-describe-secured", view.secured), ("bomb-squad-describe-lost", view.lost)):
        if gone:
            lines.append(Message(id, args={"tokens": tuple([_token(token) for token in gone])}))
    return lines


def _frame(view: View) -> Message:
    program = view.program
    if program is not None and program.cards:
        args: dict[str, Value] = {"cards": card_names(program.cards), "at": program.at + 1}
        return Message("bomb-squad-describe-program", args=args)
    slots = tuple([_slot(slot) for slot in view.slots])
    return Message("bomb-squad-describe-frame", args={"slots": slots, "cost": CONTENT.frame.cost[len(slots)]})


def _slot(slot: SlotCard) -> Message:
    if slot.card is not None:
        return CARD_NAMES[slot.card]
    return Message("bomb-squad-describe-slot", {"player": slot.by}, _told(slot.mark))


def _hand_card(card: HandCard) -> Message:
    return (
        CARD_NAMES[card.card] if card.card is not None else Message("bomb-squad-describe-back", args=_told(card.mark))
    )


def _told(mark: Mark | None) -> dict[str, Value]:
    """What the owner of a card was told of it: `told` says of what."""
    if mark is None:
        return {"told": "hidden"}
    level, kind = len(mark.levels) < 3, len(mark.types) < len(KINDS)
    return {
        "told": "both" if level and kind else "level" if level else "kind" if kind else "nothing",
        "levels": mark.levels,
        "cards": tuple([KIND_NAMES[kind] for kind in mark.types]),
    }
