"""What a learner is told of a move: why a strong player would make it, and what surely goes wrong with it. All of it is
what the seat sees, or what it was told of its own cards; a program is tried out as any player may have it tried."""

from __future__ import annotations

from typing import Any, Final

from lastwire.engine.coach import Weighed
from lastwire.engine.types import Past
from lastwire.errors import Refused
from lastwire.games.bomb_squad.brain.aid import consult
from lastwire.games.bomb_squad.rules.moves import Activate, Analyst, Discard, Intel, Move, Plan, Play, Send, Step
from lastwire.games.bomb_squad.rules.question import Foresight, Preview
from lastwire.games.bomb_squad.rules.view import Mark, View
from lastwire.games.bomb_squad.words.phrase import CARD_NAMES, KIND_NAMES
from lastwire.message import Message, Value

ANYWAY: Final = Message("bomb-squad-weigh-anyway")


def reason(view: View, past: Past, move: Move) -> Message:
    """The strongest true thing to be said for a move."""
    match move:
        case Intel(to=to, value=value):
            return _intel(view, _number(to), value)
        case Discard(pos=place, level=level, type=kind):
            return _discard(view, _number(place), level, kind)
        case Play(source="hand", pos=place):
            return _play(view, _number(place))
        case Play():
            return _say("top", card=CARD_NAMES[view.discard[-1]], slot=_slot(view))
        case Activate():
            bill = view.bill
            assert bill is not None
            told: dict[str, Value] = {"cost": bill.cost, "main": bill.main, "enough": "yes" if bill.enough else "no"}
            return _say("activate", n=len(view.slots), **told)
        case Send(order=order, scrap=scrap, steps=steps):
            return _send(_tried(view, Preview(order, scrap, steps or ())))
        case Step(dir=way, target=target, decline=decline):
            return _step(view, Plan(way, target, decline))
        case Analyst(keep=keep):
            return _say("analyst", keep="yes" if keep else "no")
        case _:
            return _say(str(move.__struct_config__.tag))


def _say(id: str, **values: Value) -> Message:
    return Message(f"bomb-squad-tip-{id}", args=values)


def _number(value: object) -> int:
    """A position or seat that a legal move names."""
    assert isinstance(value, int)
    return value


def _attribute(value: object) -> dict[str, Value]:
    """A level or a type, as sentences choose by it."""
    if isinstance(value, int):
        return {"what": "level", "value": value}
    return {"what": "type", "value": KIND_NAMES[str(value)]}


def _intel(view: View, to: int, value: object) -> Message:
    """BSQ-4.10: which cards are pointed out, the seat sees."""
    pointed = [card.card for card in view.hands[to] if card.card is not None and _has(card.card, value)]
    cards = tuple([CARD_NAMES[card] for card in pointed])
    return Message("bomb-squad-tip-intel", {"player": to}, {**_attribute(value), "n": len(cards), "cards": cards})


def _has(card: str, value: object) -> bool:
    """Whether a card has this level or type: M2 is a Move of level 2."""
    return card[1] == str(value) if isinstance(value, int) else card[0] == str(value)[0].upper()


def _mark(view: View, place: int) -> Mark | None:
    """What the seat was told of its card, as far as the table's memory keeps it."""
    return None if view.own is None else view.hands[view.own][place].mark


def _known(mark: Mark | None) -> dict[str, Value]:
    """What is left of a card's possible levels and types, if that is one of them."""
    level = mark.levels[0] if mark is not None and len(mark.levels) == 1 else 0
    kind = mark.types[0] if mark is not None and len(mark.types) == 1 else ""
    if level and kind:
        return {"known": "card", "card": Message(f"bomb-squad-card-{kind}", args={"level": level})}
    if level:
        return {"known": "level", "card": level}
    return {"known": "type", "card": KIND_NAMES[kind]} if kind else {"known": "nothing", "card": ""}


def _discard(view: View, place: int, level: object, kind: object) -> Message:
    """BSQ-4.13: sure where all that is named was told."""
    named = sum(claim is not None for claim in (level, kind))
    robot = view.robots[view.selected]
    recon = view.own is not None and view.roles[view.own] == "recon"  # BSQ-4.17
    gain = min(named + recon, robot.most - robot.main) if named else 0
    mark = _mark(view, place)
    sure = (
        named > 0
        and mark is not None
        and (level is None or mark.levels == (level,))
        and (kind is None or mark.types == (kind,))
    )
    return _say("discard", place=place + 1, n=gain, sure="yes" if sure else "no")


def _slot(view: View) -> int:
    """The slot that a played card gets; 0 where it is performed at once (BSQ-4.94)."""
    return 0 if view.options.no_programming else len(view.slots) + 1


def _play(view: View, place: int) -> Message:
    return _say("play", place=place + 1, slot=_slot(view), **_known(_mark(view, place)))


def _tried(view: View, asked: Preview) -> Foresight | None:
    try:
        return consult(view, asked)
    except Refused:
        return None


def _send(found: Foresight | None) -> Message:
    if found is None:
        return _say("send", n=0, failed=0, cost=0, sure="no")
    failed = [card for card in found.cards if card.did == "error"]
    done = [card for card in found.cards if card.did != "error"]
    sure = "yes" if all(card.sure for card in found.cards) and found.next is None else "no"
    return _say("send", n=len(done), failed=len(failed), cost=found.bill.cost, sure=sure)


def _step(view: View, plan: Plan) -> Message:
    assert view.program is not None
    card = CARD_NAMES[view.program.cards[view.program.at]]
    return _say("decline" if plan.decline else "step", card=card, ways=len(view.program.ways))


def weigh(view: View, past: Past, move: Move) -> Weighed:
    """A discard that names what the card cannot be; a program that fails, or for which the power is not enough."""
    match move:
        case Discard(pos=place, level=level, type=kind):
            mark = _mark(view, _number(place))
            if mark is not None:
                wrong: Any = level if level is not None and level not in mark.levels else None
                wrong = kind if wrong is None and kind is not None and kind not in mark.types else wrong
                if wrong is not None:
                    return _warned("claim", **_attribute(wrong))
        case Activate() if view.bill is not None and not view.bill.enough:
            return _warned("power", cost=view.bill.cost)
        case Send(order=order, scrap=scrap, steps=steps):
            found = _tried(view, Preview(order, scrap, steps or ()))
            if found is not None and not found.bill.enough:
                return _warned("power", cost=found.bill.cost)
            failed = [] if found is None else [card for card in found.cards if card.did == "error" and card.sure]
            if failed:
                return _warned("fails", card=CARD_NAMES[failed[0].card], n=len(failed))
        case _:
            pass
    return Weighed()


def _warned(id: str, **values: Value) -> Weighed:
    return Weighed(Message(f"bomb-squad-weigh-{id}", args=values), ANYWAY)
