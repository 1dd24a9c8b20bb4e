"""What the terminal's screen needs of a match, wherever it is played: the sight of it, its log line by line, and ways
to play and speak. `Evening` is a match against bots in this process."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lastwire.engine.choice import Item
from lastwire.engine.match import Match
from lastwire.engine.types import PUBLIC, Offer, Outcome, Said, Seat, TalkRule
from lastwire.errors import Refused
from lastwire.games import AnyGame
from lastwire.message import Message, words
from lastwire.table.style import Style

if TYPE_CHECKING:
    from lastwire.lab.arena import Hall


class Sight(NamedTuple):
    """A match as one viewer sees it now."""

    game: AnyGame
    seat: int  # or PUBLIC
    names: tuple[str, ...]
    view: Any
    kind: str  # of the prompt; empty when it is over
    ask: Message
    offers: Sequence[Offer]
    talk: TalkRule
    owed: bool
    over: bool = False
    outcome: Outcome | None = None
    timers: tuple[float, ...] = ()  # when clocks run out, on this machine's


class News(NamedTuple):
    """A line for the log: what is said, in which tone, and what the players were called then."""

    message: Message
    tone: str = ""  # "said", "chat", "note" or, for what simply happened, nothing
    names: tuple[str, ...] | None = None


class Stage(NamedTuple):
    """Where it is shown."""

    tell: Callable[[Sequence[News]], Awaitable[None]]  # one line after the other, at a pace people can follow
    show: Callable[[], None]  # the position, what is asked and what can be typed have changed


class Party(ABC):
    """The match, or the table, that a screen shows."""

    sight: Sight | None = None
    style: Style = Style()  # whose pace lines follow

    @abstractmethod
    async def run(self, stage: Stage) -> None:
        """Go on until it is over, or for as long as the table is there."""

    @abstractmethod
    async def play(self, move: Any) -> None:
        """Raises `Refused`."""

    @abstractmethod
    async def say(self, act: Any) -> None:
        """Raises `Refused`."""

    @abstractmethod
    async def chat(self, text: str) -> None:
        """Outside a match. Raises `Refused`."""

    def room(self) -> list[Message]:
        """What is to be seen where no match is shown."""
        return []

    def asked(self) -> Message:
        """What is asked where no match is shown."""
        return words("")

    def orders(self) -> list[Item]:
        """What can be asked of the table itself."""
        return []

    async def order(self, line: str) -> None:
        """Ask it. Raises `Refused`."""
        raise Refused("E_NONE", "", Message("term-no-order"))


class Evening(Party):
    """One person's match against bots."""

    def __init__(self, match: Match[Any, Any, Any, Any, Any], hall: Hall, seat: Seat, names: Sequence[str]) -> None:
        self._match = match
        self._hall = hall
        self._seat = seat
        self._names = tuple(names)
        self._shown = 0
        self._moved = asyncio.Event()
        self._lock = asyncio.Lock()  # bots think in a thread, and the person may speak meanwhile
        self._look()

    def _look(self) -> None:
        match, prompt, seat = self._match, self._match.prompt, self._seat
        game, view = match.game, match.view(seat)
        owed = prompt is not None and seat in prompt.owed
        self.sight = Sight(
            game,
            seat,
            self._names,
            view,
            "" if prompt is None else prompt.kind,
            game.words.ask(view, seat),
            game.offers(match.state, seat) if owed else (),
            match.talk_rule(seat),
            owed,
            prompt is None,
            match.outcome,
        )

    def _news(self) -> list[News]:
        lines, words = self._match.lines(self._seat), self._match.game.words
        found = []
        for line in lines[self._shown :]:
            if isinstance(line, Said):
                said = Message(
                    "log-said", {"speaker": line.seat}, {"line": words.utter(line, self._seat, self._match.talk)}
                )
                found.append(News(said, "said"))
            elif (told := words.tell(line, self._seat)) is not None:
                found.append(News(told.message))
        self._shown = len(lines)
        return found

    async def run(self, stage: Stage) -> None:
        await stage.tell(self._news())
        stage.show()
        while (prompt := self._match.prompt) is not None:
            async with self._lock:
                if not await asyncio.to_thread(self._hall.invite) and self._seat not in prompt.owed:
                    await asyncio.to_thread(self._hall.ask, prompt.owed[0])
            self._look()
            await stage.tell(self._news())
            stage.show()
            if self._match.prompt is not None and self._seat in self._match.prompt.owed:
                self._moved.clear()
                await self._moved.wait()
                await stage.tell(self._news())
        self._look()
        await stage.tell([*self._news(), *self._end()])
        stage.show()

    def _end(self) -> list[News]:
        outcome = self._match.outcome
        if outcome is None:
            return []
        won = "yes" if self._seat in outcome.winners else "no"
        return [
            News(Message("term-won", args={"won": won}), "note"),
            News(Message("term-seed", args={"seed": self._match.seed.hex()}), "note"),
        ]

    async def play(self, move: Any) -> None:
        async with self._lock:
            self._hall.hear(self._match.play(self._seat, move))
            await asyncio.to_thread(self._hall.converse)
            self._look()
        self._moved.set()

    async def say(self, act: Any) -> None:
        async with self._lock:
            self._hall.hear(self._match.say(self._seat, act))
            await asyncio.to_thread(self._hall.converse)
            self._look()
        self._moved.set()

    async def chat(self, text: str) -> None:
        raise Refused("E_OVER", "", Message("refuse-over"))


def viewer(seat: int | None) -> int:
    return PUBLIC if seat is None else seat
