"""The preview of a program, worked out from a player's own view with the rules themselves, so that fog stays fog."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from lastwire.engine.rng import SEED_BYTES, Rng
from lastwire.games.bomb_squad.rules.apply import program
from lastwire.games.bomb_squad.rules.apply.step import Step
from lastwire.games.bomb_squad.rules.building import HIDDEN
from lastwire.games.bomb_squad.rules.check import check
from lastwire.games.bomb_squad.rules.content import CARD_NAMES, DOOR, KINDS
from lastwire.games.bomb_squad.rules.events import (
    BombDisarmed,
    CardFailed,
    DoorOpened,
    Event,
    HostageSaved,
    MissionEnded,
    ProgramSent,
    RobotMoved,
    RobotSeen,
    TokenTurnedUp,
)
from lastwire.games.bomb_squad.rules.moves import Plan, Send
from lastwire.games.bomb_squad.rules.question import Answer, Foreseen, Foresight, Question
from lastwire.games.bomb_squad.rules.refusal import refusal
from lastwire.games.bomb_squad.rules.scene import ways
from lastwire.games.bomb_squad.rules.state import ADJUST, BY_SHIFT, EXECUTE, LEVEL_OF, TYPE_OF, State, paid
from lastwire.games.bomb_squad.rules.view import Bill, View
from lastwire.games.bomb_squad.rules.worlds import CODES, public

_NOTHING: Final = Plan()  # of a card that fails by itself


def consult(view: View, question: Question) -> Answer:
    """BSQ-4.31a: while the program lies open, any player may see where it would lead; before, whoever could activate
    it and sees every card of it."""
    ahead = view.phase == "turn" and view.own == view.seat and bool(view.slots)
    if view.own is None or not (ahead or view.phase in ("adjust", "execute")):
        raise refusal("E_PHASE", "BSQ-4.31a")
    state = public(view)
    if ahead:
        state.phase = ADJUST
    for slot in view.slots:
        if slot.card is None:
            raise refusal("E_PHASE", "BSQ-4.31a")
        state.slots.append(CODES[slot.card] | slot.by << BY_SHIFT)
    if any(name[0] != "H" for name in view.mix):
        state.faces = tuple([face or HIDDEN for face in state.faces])
    # Nothing that a preview shows hangs on chance: nobody is dealt anything, and unknown tokens stay unknown.
    step: Step = Step(state, Rng(bytes(SEED_BYTES)))
    state.owes = False
    started = state.copy()
    if state.phase == ADJUST:
        order = tuple(range(len(view.slots))) if question.order is None else question.order
        send = Send(order, question.scrap, question.steps)
        check(state, state.seat, send)
        program.begin(step, state.seat, send)
    elif question.order is not None or question.scrap:
        raise refusal("E_BAD_FIELD", "BSQ-4.31a")
    chosen, free = _followed(step, (None,) * state.at + question.steps)
    return _written(started, state, [told.event for told in step.told or ()], chosen, free)


def _followed(step: Step, plans: tuple[Plan | None, ...]) -> tuple[list[Plan], list[bool]]:
    """Perform the program as far as it is planned or can go in one way only: for each card what was chosen, and whether
    it could have been done in another way."""
    state = step.state
    chosen: list[Plan] = []
    free: list[bool] = []
    while state.phase == EXECUTE and state.at < len(state.program):
        at = state.at
        found, may_fail = ways(state, state.program[at])
        plan = plans[at] if at < len(plans) and plans[at] != _NOTHING else None
        if plan is None and len(found) == 1 and not may_fail:
            plan = found[0].plan
        program.follow(step, (None,) * at + (plan,))
        if state.at == at:
            break
        # Cards after it that cannot be performed have failed by themselves.
        failed = state.at - at - 1
        chosen += [plan if plan is not None and found else _NOTHING] + [_NOTHING] * failed
        free += [len(found) + may_fail > 1] + [False] * failed
    return chosen, free


@dataclass
class _Reel:
    """The events of a program, card by card."""

    cards: list[Foreseen] = field(default_factory=list)
    sure: bool = True

    def add(self, card: str, did: str, place: str, path: tuple[str, ...] = (), why: str = "") -> None:
        self.cards.append(Foreseen(card, did, place, path, (), 0, 0, self.sure, why))


def _written(before: State, after: State, told: list[Event], chosen: list[Plan], free: list[bool]) -> Foresight:
    robot = after.selected
    main, reserve = before.main[robot], before.reserve[robot]
    bill = Bill(0, main, reserve, True)
    reel = _Reel()
    end = camera = None
    saved = before.saved
    meters: list[tuple[int, int]] = []
    turned: list[list[str]] = []
    for event in told:
        match event:
            case ProgramSent():
                bill = Bill(event.cost, *paid(main, reserve, event.cost))
                main, reserve = event.main, event.reserve
            case RobotMoved():
                reel.add(event.card, "move", event.path[-1], event.path)
            case HostageSaved():
                reel.add(event.card, "save", event.place)
                saved |= 1 << event.level
            case BombDisarmed():
                reel.add(event.card, "disarm", event.place)
            case DoorOpened():
                reel.add(event.card, "open", event.place)
            case CardFailed():
                main, reserve = event.main, event.reserve
                if event.declined:
                    reel.add(event.card, "declined", "")
                else:
                    reel.add(event.card, "error", "", why=_why(CODES[event.card], saved, after.setting.options.fog))
            case TokenTurnedUp():
                turned[-1].append(event.place)
                reel.sure = False
                continue
            case RobotSeen():
                camera = event.camera
                continue
            case MissionEnded():
                end = event.cause
                continue
            case _:
                continue
        if len(reel.cards) > len(meters):
            meters.append((main, reserve))
            turned.append([])
    cards = [
        Foreseen(card.card, card.did, card.place, card.path, tuple(places), *meter, card.sure, card.why)
        for card, meter, places in zip(reel.cards, meters, turned, strict=True)
    ]
    waiting = end is None and after.phase == EXECUTE and after.at < len(after.program)
    found, may_decline = ways(after, after.program[after.at]) if waiting else ((), False)
    return Foresight(
        bill=bill,
        main=after.main[robot],
        reserve=after.reserve[robot],
        cards=tuple(cards),
        next=CARD_NAMES[after.program[after.at]] if waiting else None,
        choices=found,
        may_decline=may_decline,
        steps=tuple(chosen),
        back=max((at for at, other in enumerate(free) if other), default=None),
        end=end,
        camera=camera,
    )


def _why(card: int, saved: int, fog: bool) -> str:
    """BSQ-4.50: why a card cannot be performed, in a word."""
    if TYPE_OF[card] == DOOR and not fog and not saved >> LEVEL_OF[card] & 1:
        return "locked"
    return KINDS[TYPE_OF[card]]
