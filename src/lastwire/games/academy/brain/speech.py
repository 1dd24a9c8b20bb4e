"""What bots say at the exam (BSA-5.4a). Hands are open and peeks are told by the log; what a bot means to play is drawn
by lot and binds nobody, so that nothing said here tells what only the speaker knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Past, Speech, TalkRule
from lastwire.games.academy.rules.events import BombExploded, BombStarted, CardsRevealed, CutScored, Peeked
from lastwire.games.academy.rules.talk import Ask, CallWait, Emote, Plan, Remark, Saw, Warn
from lastwire.games.academy.rules.view import View

CHATTERS: Final = 0.6  # of rounds have somebody who speaks before the cards are chosen
HOT: Final = 3  # cards that a wire has left before it goes off
MOST: Final = 1  # things that a bot says in a round, answers apart


def line(view: View, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
    """The most pressing thing to say now."""
    own = view.own
    kinds = {offer.kind for offer in rule.acts}
    if own is None or view.phase == "over" or not kinds:
        return None
    student = _Student(view, past, own.seat, rng)
    return next(student.wishes() if "plan" in kinds else student.moods(), None)


class _Student:
    def __init__(self, view: View, past: Past, seat: int, rng: Rng) -> None:
        now = (view.bomb, view.round)
        self.view = view
        self.seat = seat
        self.rng = rng
        mine = [said for said in past.talk if said.seat == seat]
        self.last = max((said.seq for said in mine), default=0)
        self.said = sum(said.when == now for said in mine)
        self.asked = [
            said for said in past.talk if said.when == now and isinstance(said.act, Ask) and said.act.target == seat
        ]
        self.news = _lately(past)

    def wishes(self) -> Iterator[Speech]:
        if any(said.seq > self.last for said in self.asked) and self.said <= MOST:
            yield Speech(self._plan(), urgency=4)
        if self.said >= MOST:
            return
        yield from self._remarks()
        yield from self._peeked()
        yield from self._chats()

    def moods(self) -> Iterator[Speech]:
        """Where only emotes are allowed."""
        blast = self._blast()
        if blast is not None and self.said < MOST and (self.seat in blast.seats or self._drawn("boom")):
            yield Speech(Emote("oops" if self.seat in blast.seats else "laugh"), urgency=2)

    def _remarks(self) -> Iterator[Speech]:
        blast = self._blast()
        if blast is not None:
            if self.seat in blast.seats:
                yield Speech(Remark("own_boom"), urgency=2)
            elif self._drawn("boom"):
                yield Speech(Remark("boom"), urgency=1)
            return
        cut = next((event for event in self.news if isinstance(event, CutScored) and event.points > 0), None)
        if cut is not None and self._drawn("cut"):
            yield Speech(Remark("own_cut" if cut.seat == self.seat else "cut"), urgency=1)

    def _peeked(self) -> Iterator[Speech]:
        for event in self.news:
            if isinstance(event, Peeked) and event.seat == self.seat and event.wires and self._drawn("peek", 2):
                yield Speech(Saw(event.wires[0], "tiles" if event.mode == "tiles" else "top"), urgency=1)  # type: ignore[arg-type]

    def _chats(self) -> Iterator[Speech]:
        view = self.view
        if view.phase != "select" or not self._drawn("round"):
            return
        if _coin(f"chat/{view.bomb}/{view.round}/{[player.score for player in view.players]}") >= CHATTERS:
            return
        hot = [wire for wire in view.wires if wire.length - wire.trigger + wire.up < HOT]
        if hot:
            act: Any = CallWait() if self.rng.below(2) else Warn(self.rng.pick(hot).wire)  # type: ignore[arg-type]
        else:
            act = self._plan()
        yield Speech(act, urgency=1)

    def _plan(self) -> Plan:
        """Any card that everybody sees in the bot's hand."""
        return Plan(self.rng.pick(self.view.players[self.seat].hand))  # type: ignore[arg-type]

    def _blast(self) -> BombExploded | None:
        return next((event for event in self.news if isinstance(event, BombExploded)), None)

    def _drawn(self, label: str, among: int = 0) -> bool:
        """Whether it falls to this seat: one of all, or one time in so many, from what everybody knows."""
        view = self.view
        moment = f"{label}/{view.bomb}/{view.round}/{[player.score for player in view.players]}"
        if among:
            return int(_coin(f"{moment}/{self.seat}") * among) == 0
        return int(_coin(moment) * view.seats) == self.seat


def _lately(past: Past) -> list[Any]:
    """Since cards were last opened, latest first."""
    news: list[Any] = []
    for event in reversed(past.events):
        if isinstance(event, CardsRevealed | BombStarted):
            break
        news.append(event)
    return news


def _coin(label: str) -> float:
    return int.from_bytes(seed_of(label)[:6], "little") / float(1 << 48)
