"""A table on a server as the terminal's screen shows it: the room, the match in it, and what can be asked of the
table."""

from __future__ import annotations

from typing import Any

from lastwire import games
from lastwire.cli.party import News, Party, Sight, Stage, viewer
from lastwire.client import Stay
from lastwire.engine.choice import Item
from lastwire.engine.types import TalkRule
from lastwire.errors import Malformed, Parted, Refused
from lastwire.message import Message, Value, words
from lastwire.table.dispatch import ChatLine, LogLine, SeatInfo


class Guest(Party):
    """One person at one table."""

    def __init__(self, stay: Stay, name: str) -> None:
        self._stay = stay
        self._name = name
        self._match = 0
        self._told = 0  # the last line of the log that was shown
        self._chat: tuple[ChatLine, ...] = ()
        self._link = stay.link
        self._notice = ""

    async def run(self, stage: Stage) -> None:
        if self._name and self._stay.seat is None and self._stay.standing != "password":
            try:
                await self.order(f"/sit {self._name}")
            except Refused as refused:
                await stage.tell([News(refused.message, "refused")])
        seen = -1
        while True:
            seen = await self._stay.news(seen)
            news = [*self._links(), *self._chatted(), *self._log()]
            self._look()
            await stage.tell(news)
            stage.show()

    # --- what there is to see -----------------------------------------------------------------------------------------

    def _look(self) -> None:
        match, info = self._stay.match, self._stay.info
        if info is not None:
            self.style = info.style
        if match is None or match.curtain or info is None:
            self.sight = None
            return
        try:
            view = self._stay.view
        except Malformed:
            raise Parted("foreign", str(self._stay.server)) from None
        prompt = match.prompt
        self.sight = Sight(
            games.load(match.game),
            viewer(match.seat),
            match.names,
            view,
            "" if prompt is None else prompt.kind,
            match.ask or self.asked(),
            match.offers,
            match.talk if match.seat is not None else TalkRule(),
            self._stay.owed,
            match.ended is not None,
            None if match.ended is None else match.ended.outcome,
            tuple([match.heard + timer.left_ms / 1000 for timer in match.timers]),
        )

    def _links(self) -> list[News]:
        """What became of the connection, and the line of whoever runs the server."""
        found = []
        if self._stay.link != self._link:
            if self._stay.link == "lost":
                found.append(News(Message("term-lost"), "refused"))
            elif self._link == "lost":
                found.append(News(Message("term-live"), "note"))
            self._link = self._stay.link
        if self._stay.notice != self._notice:
            self._notice = self._stay.notice
            if self._notice:
                found.append(News(Message("term-notice", args={"text": words(self._notice)}), "note"))
        return found

    def _chatted(self) -> list[News]:
        """New lines of chat: the table keeps so many and drops the oldest."""
        info = self._stay.info
        chat = () if info is None else info.chat
        gone = next(at for at in range(len(self._chat) + 1) if chat[: len(self._chat) - at] == self._chat[at:])
        fresh = chat[len(self._chat) - gone :]
        self._chat = chat
        return [News(_said(line), "chat") for line in fresh]

    def _log(self) -> list[News]:
        match = self._stay.match
        if match is None:
            return []
        if match.number != self._match:
            self._match, self._told = match.number, 0
        fresh = [line for line in match.lines if line.n > self._told]
        self._told = max(self._told, match.n)
        return [each for line in fresh for each in _read(line, match.called, match.game)]

    def asked(self) -> Message:
        return Message("term-room", args={"seated": "no" if self._stay.seat is None else "yes"})

    def room(self) -> list[Message]:
        stay = self._stay
        info = stay.info
        if info is None:
            return []
        if stay.standing == "password":
            return [Message("term-room-password")]
        game = games.load(info.game).info.title if info.game in games.NAMES else info.game
        found = [Message("term-room-game", args={"game": game, "seats": len(info.seats)})]
        found += [_seat(seat) for seat in info.seats]
        if info.watchers:
            found.append(Message("term-room-watchers", args={"n": info.watchers}))
        if stay.standing == "door":
            found.append(Message("term-room-door"))
        if info.paused:
            found.append(Message("term-room-paused"))
        if stay.asked is not None:
            found.append(Message("term-room-asked", args={"asked": stay.asked}))
        found += [Message("term-room-asking", args={"name": words(each.name)}) for each in stay.asking]
        return found

    # --- what can be done ---------------------------------------------------------------------------------------------

    def orders(self) -> list[Item]:
        stay = self._stay
        info = stay.info
        if info is None:
            return []
        if stay.standing == "password":
            return [_order("password")]
        found = []
        if stay.seat is None:
            found += (
                [_order("sit"), _order("ask")] if stay.standing == "door" or info.phase == "match" else [_order("sit")]
            )
        if stay.host and info.phase == "room":
            found.append(_order("start"))
            found += [_order("bots", level, level=level) for level in info.levels]
        if stay.host and info.phase == "over":
            found += [_order("again"), _order("room")]
        if stay.seat is not None:
            if info.phase == "match":
                found += [_order("resume")] if info.paused else [_order("pause"), _order("giveup")]
                if info.pause_wanted or info.abandon_wanted:
                    found.append(_order("no"))
            found.append(_order("stand"))
        for each in stay.asking:
            name = words(each.name)
            found += [_order("nod", str(each.ask), name=name), _order("deny", str(each.ask), name=name)]
        return found

    async def order(self, line: str) -> None:
        word, _, rest = line.removeprefix("/").partition(" ")
        rest = rest.strip()
        ask, info = self._stay.ask, self._stay.info
        match word:
            case "sit" | "ask":
                self._name = rest or self._name
                if not self._name:
                    raise Refused("E_NAME", "", Message("term-name-missing"))
                await ask(word, name=self._name)
            case "start" | "again" | "room" | "stand":
                await ask(word)
            case "bots":
                await ask("bot", level=rest)
            case "password":
                await ask("enter", password=rest)
            case "pause" | "resume":
                await ask("pause", on=word == "pause")
            case "giveup":
                await ask("abandon", on=True)
            case "no" if info is not None:
                await ask("pause" if info.pause_wanted else "abandon", on=False)
            case "nod" | "deny" if rest.isdecimal():
                await ask(word, ask=int(rest))
            case _:
                raise Refused("E_NONE", "", Message("term-unknown", args={"line": words(line)}))

    async def play(self, move: Any) -> None:
        await self._stay.play(move)

    async def say(self, act: Any) -> None:
        await self._stay.say(act)

    async def chat(self, text: str) -> None:
        await self._stay.chat(text)


def _order(word: str, rest: str = "", **args: Value) -> Item:
    return Item(f"/{word} {rest}".strip(), None, lambda: Message(f"term-order-{word}", args=args))


def _seat(seat: SeatInfo) -> Message:
    state = "here" if seat.connected else "away"
    if seat.name is None:
        state = "empty"
    elif seat.bot is not None:
        state = "bot"
    elif seat.stand_in is not None:
        state = "stand_in"
    args: dict[str, Value] = {
        "n": seat.seat + 1,
        "state": state,
        "name": words(seat.name or ""),
        "level": seat.bot or "",
        "host": "yes" if seat.host else "no",
    }
    return Message("term-room-seat", args=args)


def _said(line: ChatLine) -> Message:
    text = line.text if isinstance(line.text, Message) else words(line.text)
    if line.system:
        return Message("term-chat-table", args={"text": text})
    name = line.name if isinstance(line.name, Message) else words(line.name)
    return Message("term-chat", args={"name": name, "text": text})


def _read(line: LogLine, called: tuple[tuple[str, ...], ...], game: str) -> list[News]:
    """A line of the log with the names of its own time, if there is anything to read in it."""
    if line.message is None:
        return []
    names = called[line.named] if line.named < len(called) else None
    if line.said is None:
        return [News(line.message, "", names)]
    return [News(Message("log-said", {"speaker": line.said.seat}, {"line": line.message}), "said", names)]
