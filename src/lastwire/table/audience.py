"""Who is looking, through whose eyes, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

from msgspec import Raw
from msgspec.structs import replace

from lastwire.engine.types import LATE, PUBLIC, Past, Said, Seat, Told, Viewer
from lastwire.errors import Malformed, Refused
from lastwire.message import Message
from lastwire.table.chat import chat_shut, cleaned
from lastwire.table.commands import Mark
from lastwire.table.dispatch import (
    CLOSE_CODES,
    PROTOCOL,
    Asking,
    Bye,
    Curtain,
    Done,
    Marked,
    MatchShown,
    SeatInfo,
    TableChanged,
    TableInfo,
    Updated,
    Welcome,
    encode,
)
from lastwire.table.effects import Connection, Effect, Hangup, Send
from lastwire.table.gate import INSIDE, Knock
from lastwire.table.late import Late
from lastwire.table.live import Live
from lastwire.table.scene import Scene
from lastwire.table.telling import READ_AT_ONCE, Telling

STANDINGS: Final = ("password", "door", "inside")
_BYE_NEWER = encode(Bye("newer"))
_BYE_SENT_AWAY = encode(Bye("sent_away"))


class Before:
    """How the match stood before an entry."""

    __slots__ = ("live", "names", "over", "paused")

    def __init__(self, live: Live | None) -> None:
        self.live = live
        self.over = live is not None and live.over
        self.paused = live is not None and live.paused
        self.names = () if live is None else live.names


class Audience:
    """The connected, and what they have been shown."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._crowd = scene.crowd
        self._gate = scene.gate
        self._terms = scene.terms
        self._told: tuple[Live, Telling, Late | None] | None = None  # the match being told, and how
        self._eyes: dict[str, Viewer | None] = {}  # by guest; None: sees only the room
        self._infos: tuple[bytes, ...] = ()  # the room's, by how far in somebody is
        self._places: dict[str, tuple[Any, ...]] = {}  # by guest, as they were told last

    # --- coming and going ---------------------------------------------------------------------------------------------

    def join(self, connection: Connection, guest: str, since: tuple[int, int] | None, now: int, t: int) -> list[Effect]:
        """A guest has connected: send a welcome, and the match from the line after the client's last."""
        live = self._scene.live
        effects = self.tell_late(t, now)
        older = self._crowd.join(connection, guest)
        if older is not None:
            effects += [Send((older,), _BYE_NEWER), Hangup(older, CLOSE_CODES["newer"])]
        viewer = self._eyes[guest] = self._viewer(guest)
        self._places.pop(guest, None)
        effects += self.tell_room()
        place = self._places[guest] = self._place(guest)
        welcome = Welcome(**self._placed(place), protocol=PROTOCOL, build=self._terms.build, you=guest, now=now)
        effects.append(Send((connection,), encode(welcome)))
        if live is not None and viewer is not None:
            number, n = since or (0, 0)
            effects.append(self._show(live, viewer, (connection,), n if number == live.number else 0, t, now))
        return effects

    def turn_away(self, connection: Connection) -> list[Effect]:
        return [Send((connection,), _BYE_SENT_AWAY), Hangup(connection, CLOSE_CODES["sent_away"])]

    def leave(self, connection: Connection, now: int) -> tuple[str | None, list[Effect]]:
        """A connection ended; returns whose it was, if it counted."""
        effects: list[Effect] = []
        guest = self._crowd.leave(connection, now)
        if guest is not None:
            self._eyes.pop(guest, None)
            self._places.pop(guest, None)
            self._close_eyes()
            self._gate.asks.pop(guest, None)
            effects += self.tell_room()
        return guest, effects

    def refresh(self, connection: Connection, t: int, now: int) -> list[Effect]:
        """Everything again, after messages to this connection were dropped."""
        effects = self.tell_late(t, now)
        guest = self._crowd.guest(connection)
        if guest is not None:
            self._tell_table(effects, [guest])
            viewer, live = self._eyes.get(guest), self._scene.live
            if live is not None and viewer is not None:
                effects.append(self._show(live, viewer, (connection,), 0, t, now))
        return effects

    def relay(self, connection: Connection, mark: Mark) -> list[Effect]:
        """Show a hover marker to everybody else; one that is out of place is ignored."""
        guest, live = self._crowd.guest(connection), self._scene.live
        seating = self._scene.room.seating
        seat = None if guest is None else seating.seat_of(guest)
        if seat is None or live is None or not live.running or seating[seat].stand_in is not None:
            return []
        game = live.match.game
        if game.talk is None or game.talk.Mark is None:
            return []
        try:
            act = game.codec.act(cleaned(mark).act)
            if not isinstance(act, game.talk.Mark):
                return []
            game.talk.check(live.match.state, live.match.talk, seat, act, False)
        except (Refused, Malformed):
            return []
        others = [other for other, eye in self._eyes.items() if other != guest and eye is not None]
        to = tuple(self._crowd.connections[other] for other in others)
        return [Send(to, encode(Marked(seat, act)))] if to else []

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(
        self, was: Before, news: Sequence[Told | Said], t: int, now: int, reseated: bool, anew: bool = False
    ) -> list[Effect]:
        """Tell everybody what an entry means for them. `reseated`: it may have changed more than the match. `anew`:
        their clocks have to be set again."""
        effects: list[Effect] = []
        live = self._scene.live
        if reseated:
            self._send_off(effects)
        if reseated or (live is not None and live.over != was.over):
            effects += self.tell_room()
        moved = self._turn_eyes() if reseated else {}
        if live is None:
            self._told = None
            return effects
        telling, late = self._tellings(live)
        groups: dict[Viewer, list[Connection]] = {}
        for guest, connection in self._crowd.connections.items():
            viewer = self._eyes[guest]
            if viewer is not None and guest not in moved:
                groups.setdefault(viewer, []).append(connection)
        new = telling.news(news)
        started = live is not was.live
        again = anew or (was.paused and not live.paused) or live.names != was.names
        for viewer, connections in groups.items():
            to = tuple(connections)
            if viewer == LATE and late is not None:
                # What happens now is told to them later, except for what the table itself tells.
                if started or again or live.paused != was.paused or live.over != was.over:
                    effects.append(self._show(live, viewer, to, 0, t, now))
                continue
            if started or again or (live.paused and not was.paused):
                effects.append(self._show(live, viewer, to, 0 if started else telling.seen(viewer), t, now))
            elif not live.paused and (told := telling.update(viewer, new, t)) is not None:
                n, lines, part = told
                effects.append(Send(to, encode(Updated(n, t, now, lines, part))))
        for guest, viewer in moved.items():
            effects.append(self._show(live, viewer, (self._crowd.connections[guest],), 0, t, now))
        telling.read_up(_readers(live), READ_AT_ONCE)
        if reseated:
            self._close_eyes()
        return effects

    def tell_late(self, t: int, now: int) -> list[Effect]:
        """Tell spectators who see every hand what is old enough by now."""
        live = self._scene.live
        late = None if live is None or not live.running else self._tellings(live)[1]
        if live is None or late is None or late.next is None or late.next > t:
            return []
        before = late.viewer
        news = late.follow(t)
        late.telling.read_up([late.viewer], READ_AT_ONCE)
        to = tuple(self._crowd.connections[guest] for guest, viewer in self._eyes.items() if viewer == LATE)
        if not to:
            return []
        if late.viewer != before or not late.telling.shows(late.viewer):
            return [self._show(live, LATE, to, 0, t, now)]
        told = late.telling.update(late.viewer, late.telling.news(news), late.t(t))
        if told is None:
            return []
        n, lines, part = told
        return [Send(to, encode(Updated(n, late.t(t), now, lines, part)))]

    def when(self) -> int | None:
        """When there is more to be seen for spectators who look on late."""
        live = self._scene.live
        late = None if live is None or not live.running else self._tellings(live)[1]
        return None if late is None or late.next is None else self._scene.clock.wall(late.next)

    def answer(self, guest: str, id: str) -> list[Effect]:
        """Tell the sender, and nobody else, that a command was carried out."""
        connection = self._crowd.connection(guest)
        return [] if connection is None else [Send((connection,), encode(Done(id)))]

    def past(self, live: Live, seat: Seat) -> Past:
        """What a player has been told, as far back as they may still read it."""
        return self._tellings(live)[0].past(seat)

    def _tellings(self, live: Live) -> tuple[Telling, Late | None]:
        """How a match is told, and how it is told to those who look on late."""
        if self._told is None or self._told[0] is not live:
            late = None if live.delay_ms is None else Late(live, live.delay_ms)
            self._told = live, Telling(live), late
        _, telling, late = self._told
        if late is not None:
            late.rename(live.names)
        return telling, late

    def read_up(self) -> None:
        """After loading, off the event loop: putting the log of a long match into words for those who may come back
        takes a while, and so does playing it again for those who look on late."""
        live = self._scene.live
        if live is not None and not live.over:
            telling, late = self._tellings(live)
            telling.read_up(_readers(live))
            if late is not None:
                late.follow(self._scene.t(self._scene.room.now))
                late.telling.read_up([late.viewer])

    def describe(self, live: Live, guest: str) -> tuple[int, list[Message]]:
        """The position in words, through this guest's eyes; raises `Refused` if they are shut."""
        viewer = self._eyes.get(guest)
        if viewer is None:
            raise Refused("E_AUTH", "", Message("refuse-write-inside"))
        telling, late = self._tellings(live)
        if viewer == LATE and late is not None and not live.over:
            return late.telling.describe(late.viewer)
        return telling.describe(viewer)

    def _viewer(self, guest: str) -> Viewer | None:
        room = self._scene.room
        seat = room.seating.seat_of(guest)
        if seat is not None:
            return seat
        if self._gate.standing(room, guest) != INSIDE:
            return None
        live = self._scene.live
        return PUBLIC if live is None or live.delay_ms is None else LATE

    def _turn_eyes(self) -> dict[str, Viewer]:
        """Seats may have changed hands; returns the guests who now look through different eyes."""
        moved: dict[str, Viewer] = {}
        for guest, old in self._eyes.items():
            new = self._viewer(guest)
            if new != old:
                self._eyes[guest] = new
                if new is not None:
                    moved[guest] = new
        return moved

    def _close_eyes(self) -> None:
        """Forget what was shown to viewers through whose eyes nobody looks any more."""
        live = self._scene.live
        if live is not None:
            telling, late = self._tellings(live)
            telling.keep_only(set(self._eyes.values()))
            if late is not None and LATE not in self._eyes.values():
                late.telling.keep_only(())

    def _show(self, live: Live, viewer: Viewer, to: tuple[Connection, ...], since: int, t: int, now: int) -> Send:
        """The whole match, or a curtain before it."""
        if live.paused:
            return Send(to, encode(Curtain(live.number)))
        telling, late = self._tellings(live)
        eyes = viewer
        if viewer == LATE and late is not None and not live.over:
            telling, eyes, t = late.telling, late.viewer, late.t(t)
        n, lines, part = telling.whole(eyes, since, t)
        shown = MatchShown(
            number=live.number,
            game=live.match.game.info.name,
            seat=viewer if viewer >= 0 else None,
            names=live.names,
            called=live.naming.all,
            commitment=live.commitment,
            n=n,
            t=t,
            now=now,
            lines=lines,
            part=part,
        )
        return Send(to, encode(shown))

    def _send_off(self, effects: list[Effect]) -> None:
        """Tell those who were sent away, and disconnect them."""
        room = self._scene.room
        for guest in [guest for guest in self._crowd.connections if guest in room.sent_away]:
            connection = self._crowd.connections[guest]
            effects += self.turn_away(connection)
            self._crowd.leave(connection, room.now)
            del self._eyes[guest]
            self._places.pop(guest, None)
            self._gate.asks.pop(guest, None)

    def tell_room(self) -> list[Effect]:
        """Tell those for whom the room looks different, or whose own place in it has changed."""
        effects: list[Effect] = []
        changed = self._look()
        concerned = []
        for guest, was in self._places.items():
            place = self._place(guest)
            if place != was or place[2] in changed:
                concerned.append(guest)
        self._tell_table(effects, concerned)
        return effects

    def _tell_table(self, effects: list[Effect], guests: Iterable[str]) -> None:
        groups: dict[tuple[Any, ...], list[Connection]] = {}
        for guest in guests:
            place = self._places[guest] = self._place(guest)
            groups.setdefault(place, []).append(self._crowd.connections[guest])
        for place, to in groups.items():
            effects.append(Send(tuple(to), encode(TableChanged(**self._placed(place)))))

    def _place(self, guest: str) -> tuple[Any, ...]:
        """Where a guest is: seat, whether host, how far in, what became of their asking, who waits for their nod, why
        they may not chat."""
        room, gate = self._scene.room, self._gate
        shut = chat_shut(room, self._scene.live, gate, guest)
        asked = "waiting" if guest in gate.asks else "denied" if gate.denied(guest) else None
        asking = tuple(
            self._asking(ask, guest)
            for ask in gate.asks.values()
            if guest == room.host or guest in gate.nodders(room, ask)
        )
        return room.seating.seat_of(guest), guest == room.host, gate.standing(room, guest), asked, asking, shut

    def _asking(self, ask: Knock, guest: str) -> Asking:
        room, gate = self._scene.room, self._gate
        hint: Literal["sent_away", "near", "own"] | None = "near" if gate.near(room, ask.guest) else None
        if guest not in gate.nodders(room, ask):
            hint = "own"
        elif gate.barred(ask.guest):
            hint = "sent_away"
        return Asking(ask.number, ask.name, ask.seat, hint)

    def _placed(self, place: tuple[Any, ...]) -> dict[str, Any]:
        """The same, as the fields of a message."""
        seat, host, standing, asked, asking, shut = place
        table = Raw(self._infos[standing])
        return {
            "seat": seat,
            "host": host,
            "table": table,
            "chat_shut": shut,
            "standing": STANDINGS[standing],
            "asked": asked,
            "asking": asking,
        }

    def _look(self) -> set[int]:
        """Look at the room again; returns the standings for which it looks different."""
        room, game = self._scene.room, self._scene.fold.game
        playing = self._scene.live if room.phase == "match" else None
        options = room.chosen(game)
        allowed = game.seats(options)
        info = TableInfo(
            id=room.id,
            game=room.game,
            options=options,
            seats=tuple(
                SeatInfo(
                    seat=seat,
                    name=chair.name,
                    bot=chair.bot,
                    stand_in=chair.stand_in,
                    connected=chair.bot is not None or (chair.guest is not None and chair.guest in self._crowd),
                    host=chair.guest is not None and chair.guest == room.host,
                    muted=chair.guest is not None and chair.guest in room.muted,
                )
                for seat, chair in enumerate(room.seating)
            ),
            seats_allowed=(allowed.start, allowed.stop - 1),
            levels=tuple(self._terms.levels(room.game)),
            level=self._scene.fitting,
            watch=room.watch,
            style=room.style,
            watchers=sum(room.seating.seat_of(guest) is None for guest in self._crowd.connections),
            locked=room.locked,
            guarded=bool(room.key),
            quiet=room.quiet,
            sent_away=len(room.sent_away),
            phase=room.phase,
            match=room.match,
            paused=playing is not None and playing.paused,
            resuming=playing is not None and playing.resumes_at is not None,
            waiting=playing is not None and playing.waiting,
            pause_wanted=() if playing is None else _wanted(playing),
            abandon_wanted=() if playing is None else tuple(playing.end_request.seats),
            series=room.series(game, options),
            chat=tuple(room.chat),
            matches=tuple(room.matches),
        )
        at_door = replace(info, chat=(), matches=())
        nobody = tuple(replace(seat, name=None, bot=None, stand_in=None) for seat in info.seats)
        at_password = replace(at_door, options={}, seats=nobody, series=None)
        infos = tuple(encode(each) for each in (at_password, at_door, info))
        changed = {standing for standing, was in enumerate(self._infos or (b"",) * 3) if infos[standing] != was}
        self._infos = infos
        return changed


def _readers(live: Live) -> list[Viewer]:
    """Those who may come back at any time, or take over a seat, and then want the whole log."""
    seats: list[Viewer] = list(range(live.match.seats))
    return [*seats, PUBLIC] if live.delay_ms is None else seats


def _wanted(live: Live) -> tuple[Seat, ...]:
    return tuple(sorted(live.ready) if live.paused else live.pause_request.seats)
