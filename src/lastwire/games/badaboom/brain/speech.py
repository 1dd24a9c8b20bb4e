"""What goblins say (GB-5.5a): boasts, threats, promises and what becomes of them. Nothing here looks at a hand: who
speaks follows from what lies open, and what they boast of is drawn by lot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Past, Speech, TalkRule
from lastwire.games.badaboom.rules.events import CardStolen, Exploded, HandsExchanged, TrickActive, TurnStarted
from lastwire.games.badaboom.rules.talk import Ask, Boast, Emote, Gloat, Holding, Promise, Threaten
from lastwire.games.badaboom.rules.view import View

CHATTERS: Final = 0.7  # of turns have somebody who speaks unprovoked
MOST: Final = 1  # things that a goblin says in a turn, answers apart
_IDLE: Final[tuple[Holding, ...]] = ("protection", "interrupt", "mechanism", "nothing")


def line(view: View, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
    """The most pressing thing to say now."""
    own = view.own
    if own is None or view.phase == "over" or not any(offer.kind == "threaten" for offer in rule.acts):
        return None
    return next(_Goblin(view, past, own.seat, rng).wishes(), None)


class _Goblin:
    def __init__(self, view: View, past: Past, seat: int, rng: Rng) -> None:
        self.view = view
        self.seat = seat
        self.rng = rng
        self.mine = [said for said in past.talk if said.seat == seat]
        self.asked = [
            said
            for said in past.talk
            if isinstance(said.act, Ask) and said.act.target == seat and said.when == (view.turn,)
        ]
        self.said = sum(said.when == (view.turn,) for said in self.mine)
        self.news = _this_turn(past)

    def wishes(self) -> Iterator[Speech]:
        yield from self._answers()
        if self.said >= MOST:
            return
        yield from self._gloats()
        yield from self._reacts()
        yield from self._chats()

    def _answers(self) -> Iterator[Speech]:
        """Whoever asks for something gets a promise or a threat; what comes of it is another matter."""
        last = max((said.seq for said in self.mine), default=0)
        for said in self.asked:
            if said.seq > last and self.said <= MOST:
                yield Speech((Promise if self.rng.below(2) else Threaten)(said.seat), urgency=4)

    def _gloats(self) -> Iterator[Speech]:
        promised: set[int] = set()
        for said in self.mine:
            if isinstance(said.act, Promise):
                promised.add(said.act.target)
            elif isinstance(said.act, Gloat):
                promised.discard(said.act.target)
        for who, whom in _hits(self.news):
            if who == self.seat and whom in promised:
                yield Speech(Gloat(whom), urgency=3)

    def _reacts(self) -> Iterator[Speech]:
        for who, whom in _hits(self.news):
            if whom == self.seat != who:
                yield Speech(Threaten(who), urgency=2)
        blast = next((event for event in self.news if isinstance(event, Exploded)), None)
        if blast is not None and self._drawn("blast"):
            dead = self.seat in blast.killed
            yield Speech(Emote("angry" if dead else "boom" if blast.killed else "laugh"), urgency=2)

    def _chats(self) -> Iterator[Speech]:
        """One goblin a turn, drawn from what everybody knows."""
        view = self.view
        if view.holder is None or not self._drawn("turn") or _coin(f"chat/{view.turn}/{view.coins}") >= CHATTERS:
            return
        if view.armed:
            if view.holder == self.seat:
                yield Speech(Boast("escape"), urgency=1)
            else:
                yield Speech(Ask(view.holder, "spare" if view.next == self.seat else "secure"), urgency=1)
            return
        others = [seat for seat in range(view.seats) if seat != self.seat]
        rich = max(others, key=lambda seat: (view.coins[seat], -seat))
        near = view.next if view.next not in (None, self.seat) else rich
        choices: tuple[Any, ...] = (Boast(self.rng.pick(_IDLE)), Threaten(rich), Promise(near))
        yield Speech(self.rng.pick(choices), urgency=1)

    def _drawn(self, label: str) -> bool:
        view = self.view
        return int(_coin(f"{label}/{view.turn}/{view.coins}/{view.pile}") * view.seats) == self.seat


def _this_turn(past: Past) -> list[Any]:
    news: list[Any] = []
    for event in reversed(past.events):
        if isinstance(event, TurnStarted):
            break
        news.append(event)
    return news


def _hits(news: list[Any]) -> Iterator[tuple[int, int]]:
    """Who has done something to whom, latest first."""
    for event in news:
        match event:
            case CardStolen(seat=who, victim=whom) | HandsExchanged(seat=who, player=whom):
                yield who, whom
            case TrickActive(seat=who, player=whom) if whom is not None:
                yield who, whom
            case _:
                pass


def _coin(label: str) -> float:
    return int.from_bytes(seed_of(label)[:6], "little") / float(1 << 48)
