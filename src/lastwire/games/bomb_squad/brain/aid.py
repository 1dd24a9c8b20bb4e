"""The preview of a program, worked out from a player's own view with the rules themselves, so that fog stays fog."""

from __future__ import annotations

from dataclasses import dataclass, field

from lastwire.engine.rng import SEED_BYTES, Rng
from lastwire.games.bomb_squad.rules.apply import program
from lastwire.games.bomb_squad.rules.apply.step import Step
from lastwire.games.bomb_squad.rules.building import HIDDEN
from lastwire.games.bomb_squad.rules.check import check
from lastwire.games.bomb_squad.rules.content import CARD_NAMES
from lastwire.games.bomb_squad.rules.drive import choices
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
from lastwire.games.bomb_squad.rules.state import ADJUST, BY_SHIFT, EXECUTE, State
from lastwire.games.bomb_squad.rules.text import refusal
from lastwire.games.bomb_squad.rules.view import View
from lastwire.games.bomb_squad.rules.worlds import CODES, public


def consult(view: View, question: Question) -> Answer:
    """BSQ-4.31a: while the program lies open, any player may see where it would lead; before, whoever could activate
    it and sees every card of it."""
    ahead = view.phase == "turn" and view.own == view.seat and bool(view.slots)
    if view.own is None or not (ahead or view.phase in ("adjust", "execute")):
        raise refusal("wrong_phase", "BSQ-4.31a")
    state = public(view)
    if ahead:
        state.phase = ADJUST
    for slot in view.slots:
        if slot.card is None:
            raise refusal("wrong_phase", "BSQ-4.31a")
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
        raise refusal("bad_field", "BSQ-4.31a")
    free = _followed(step, (None,) * state.at + question.steps)
    return _written(started, state, [told.event for told in step.told or ()], free)


def _followed(step: Step, plans: tuple[Plan | None, ...]) -> list[bool]:
    """Perform the program as far as it is planned; for each card, whether it could have been done in another way."""
    state = step.state
    free: list[bool] = []
    while state.phase == EXECUTE and state.at < len(state.program):
        at = state.at
        found, may_fail = choices(state, state.program[at])
        program.follow(step, plans[: at + 1])
        if state.at == at:
            break
        # Cards after it that cannot be performed have failed by themselves.
        free += [len(found) + may_fail > 1] + [False] * (state.at - at - 1)
    return free


@dataclass
class _Reel:
    """The events of a program, card by card."""

    cards: list[Foreseen] = field(default_factory=list)
    sure: bool = True

    def add(self, card: str, did: str, place: str, path: tuple[str, ...] = ()) -> None:
        self.cards.append(Foreseen(card, did, place, path, (), 0, 0, self.sure, False))


def _written(before: State, after: State, told: list[Event], free: list[bool]) -> Foresight:
    robot = after.selected
    main, reserve, cost = before.main[robot], before.reserve[robot], 0
    reel = _Reel()
    end = camera = None
    meters: list[tuple[int, int]] = []
    turned: list[list[str]] = []
    for event in told:
        match event:
            case ProgramSent():
                cost, main, reserve = event.cost, event.main, event.reserve
            case RobotMoved():
                reel.add(event.card, "move", event.path[-1], event.path)
            case HostageSaved():
                reel.add(event.card, "save", event.place)
            case BombDisarmed():
                reel.add(event.card, "disarm", event.place)
            case DoorOpened():
                reel.add(event.card, "open", event.place)
            case CardFailed():
                main, reserve = event.main, event.reserve
                reel.add(event.card, "declined" if event.declined else "error", "")
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
        Foreseen(card.card, card.did, card.place, card.path, tuple(places), *meter, card.sure, chosen)
        for card, meter, places, chosen in zip(reel.cards, meters, turned, free, strict=True)
    ]
    waiting = end is None and after.phase == EXECUTE and after.at < len(after.program)
    found, may_decline = choices(after, after.program[after.at]) if waiting else ((), False)
    return Foresight(
        cost=cost,
        main=after.main[robot],
        reserve=after.reserve[robot],
        cards=tuple(cards),
        next=CARD_NAMES[after.program[after.at]] if waiting else None,
        choices=found,
        may_decline=may_decline,
        end=end,
        camera=camera,
    )
