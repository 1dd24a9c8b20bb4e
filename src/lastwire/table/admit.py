"""Which commands a table accepts from whom, and what exactly is then stored. Nothing here changes anything.

Refusals rest on public things alone; the match's own rules add theirs. docs/protocol.md says what each code means.
"""

from __future__ import annotations

from typing import Any, NamedTuple, assert_never

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng
from lastwire.engine.types import TABLE, Seat
from lastwire.errors import Broken, Malformed, Refused
from lastwire.games import AnyGame
from lastwire.message import Message
from lastwire.table import commands as asked
from lastwire.table import entry as stored
from lastwire.table.chat import check_chat, cleaned
from lastwire.table.entrance import enter, nod, sit
from lastwire.table.fold import Ready
from lastwire.table.live import Live
from lastwire.table.request import Request
from lastwire.table.room import Room
from lastwire.table.scene import Scene
from lastwire.table.seats import Chair
from lastwire.table.style import Style
from lastwire.table.wish import Answer, Settled, Wish, settle


class Admitted(NamedTuple):
    command: stored.StoredCommand
    t: int
    ready: Ready | None = None


def admit(
    scene: Scene,
    guest: str,
    command: asked.Command | asked.Open,
    now: int,
    seed: bytes | None,
    answer: Answer | None = None,
) -> Admitted:
    """What to store for this command; raises `Refused` or `Malformed`."""
    command = cleaned(command)
    match command:
        case asked.Play():
            return _play(scene, guest, command, now)
        case asked.Say():
            return _say(scene, guest, command, now)
        case asked.Start() | asked.Again():
            return _start(scene, guest, command, seed)
        case asked.Mark() | asked.Consult() | asked.Describe() | asked.Ping() | asked.Ask() | asked.Deny():
            raise Malformed("$.kind: this is not stored")
        case asked.Open():
            return Admitted(_open(scene, guest, command, answer), 0)
        case asked.Configure():
            return Admitted(_configure(scene, guest, command, answer), scene.t(now))
        case _:
            return Admitted(_other(scene, guest, command, now), scene.t(now))


def _other(
    scene: Scene,
    guest: str,
    command: (
        asked.Sit
        | asked.Stand
        | asked.Rename
        | asked.PutBot
        | asked.Clear
        | asked.Substitute
        | asked.Swap
        | asked.BackToRoom
        | asked.Chat
        | asked.Pause
        | asked.Abandon
        | asked.Nod
        | asked.Enter
        | asked.Protect
        | asked.Lock
        | asked.Mute
        | asked.HandOver
        | asked.Pardon
    ),
    now: int,
) -> stored.StoredCommand:
    match command:
        case asked.Sit():
            return sit(scene, guest, command)
        case asked.Stand():
            _own(scene, guest)
            return stored.Stood(scene.substitute if scene.room.phase == "match" else None)
        case asked.Rename():
            seat = _own(scene, guest)
            name = command.name
            if scene.room.phase == "match":
                raise Refused("E_PHASE", "", Message("refuse-rename-match"))
            scene.room.seating.check_name(name, but=(seat,))
            return stored.Renamed(name)
        case asked.PutBot():
            return _put_bot(scene, guest, command)
        case asked.Clear():
            return _clear(scene, guest, command)
        case asked.Substitute():
            return _substitute(scene, guest, command)
        case asked.Swap():
            _host(scene, guest)
            _in_room(scene)
            scene.room.seating.chair(command.a)
            scene.room.seating.chair(command.b)
            return stored.Swapped(command.a, command.b)
        case asked.BackToRoom():
            _host(scene, guest)
            if scene.room.phase != "over":
                raise Refused("E_PHASE", "", Message("refuse-no-finished"))
            return stored.Roomed()
        case asked.Chat():
            return _chat(scene, guest, command, now)
        case asked.Pause():
            seat, live = _voter(scene, guest)
            _check_votes(scene, live, seat)
            _check_pause(live, command.on)
            if live.paused:
                _check_vote(seat in live.ready, not command.on)
            else:
                _check_request(live.pause_request, seat, command.on)
            return stored.PauseVoted(command.on)
        case asked.Abandon():
            seat, live = _voter(scene, guest)
            _check_votes(scene, live, seat)
            _check_request(live.end_request, seat, command.on)
            return stored.AbandonVoted(command.on)
        case asked.Nod():
            return nod(scene, guest, command)
        case asked.Enter():
            return enter(scene, guest, command)
        case asked.Protect() | asked.Lock() | asked.Mute() | asked.HandOver() | asked.Pardon():
            _host(scene, guest)
            return _as_host(scene, guest, command)
        case _:
            assert_never(command)


# --- who asks ---------------------------------------------------------------------------------------------------------


def _own(scene: Scene, guest: str) -> Seat:
    seat = scene.room.seating.seat_of(guest)
    if seat is None:
        raise Refused("E_AUTH", "", Message("refuse-seated-only"))
    return seat


def _host(scene: Scene, guest: str) -> None:
    _own(scene, guest)
    if scene.room.host != guest:
        raise Refused("E_HOST", "", Message("refuse-host-only"))


def seated(scene: Scene, guest: str) -> tuple[Seat, Live]:
    """The seat of somebody in the match, whether or not it is over."""
    seat = _own(scene, guest)
    live = scene.live
    if live is None or scene.room.phase == "room":
        raise Refused("E_PHASE", "", Message("refuse-no-match"))
    if live.paused:
        raise Refused("E_PAUSED", "", Message("refuse-paused"))
    return seat, live


def _acting(scene: Scene, guest: str) -> tuple[Seat, Live]:
    """The same, for somebody who acts for that seat."""
    seat, live = seated(scene, guest)
    _check_back(scene, seat)
    return seat, live


def _check_back(scene: Scene, seat: Seat) -> None:
    """Acting takes a seat back (`Table.heed`), but not for somebody who is gone again by now."""
    if scene.room.seating[seat].stand_in is not None:
        raise Refused("E_STAND_IN", "", Message("refuse-stand-in"))


def _voter(scene: Scene, guest: str) -> tuple[Seat, Live]:
    seat = _own(scene, guest)
    live = scene.live
    if live is None or scene.room.phase != "match":
        raise Refused("E_PHASE", "", Message("refuse-no-match"))
    _check_back(scene, seat)
    return seat, live


def _check_votes(scene: Scene, live: Live, seat: Seat) -> None:
    """A vote is a question to all. One that is put and taken back again and again is a signal."""
    if live.votes[seat] >= scene.terms.votes:
        raise Refused("E_RATE", "", Message("refuse-votes"))


def _check_vote(before: bool, after: bool) -> None:
    if before == after:
        raise Refused("E_VOTE", "", Message("refuse-same"))


def _check_request(request: Request, seat: Seat, on: bool) -> None:
    """Those who have agreed may take it back, and those who have not may decline, as long as the request stands."""
    _check_vote(seat in request.seats if on else bool(request), on)


def _check_pause(live: Live, on: bool) -> None:
    """What the game's own rule says about pauses."""
    rule = live.pausing
    if live.paused:
        if live.resumes_at is not None:
            raise Refused("E_VOTE", rule.clause, Message("refuse-resuming"))
    elif on and not rule.allowed:
        raise Refused("E_PAUSED", rule.clause, Message("refuse-no-pause"))
    elif on and rule.most is not None and live.pauses >= rule.most:
        raise Refused("E_PAUSED", rule.clause, Message("refuse-pauses", args={"most": rule.most}))


def _no_match(scene: Scene) -> None:
    if scene.room.phase == "match":
        raise Refused("E_PHASE", "", Message("refuse-during-match"))


def _in_room(scene: Scene) -> None:
    """Only before a match. After one, people are still looking at its seats: go back to the room first."""
    if scene.room.phase != "room":
        raise Refused("E_PHASE", "", Message("refuse-room-first"))


# --- seats ------------------------------------------------------------------------------------------------------------


def _put_bot(scene: Scene, guest: str, command: asked.PutBot) -> stored.BotsPut:
    _host(scene, guest)
    level = scene.fitting if command.level is None else command.level
    _level(scene, level)
    seating = scene.room.seating
    if command.seat is not None:
        chair = seating.chair(command.seat)
        if chair.guest is not None:
            raise Refused("E_SEAT", "", Message("refuse-seat-taken"))
        if scene.room.phase == "match" and chair.bot is None:
            raise Refused("E_PHASE", "", Message("refuse-during-match"))
        return stored.BotsPut((command.seat,), level)
    _no_match(scene)
    seats = tuple(seat for seat, chair in enumerate(seating) if chair.empty)
    if not seats:
        raise Refused("E_SEAT", "", Message("refuse-no-empty"))
    return stored.BotsPut(seats, level)


def _clear(scene: Scene, guest: str, command: asked.Clear) -> stored.Cleared:
    _host(scene, guest)
    chair: Chair = scene.room.seating.chair(command.seat)
    if chair.empty:
        raise Refused("E_SEAT", "", Message("refuse-seat-empty"))
    if chair.guest == guest:
        raise Refused("E_SEAT", "", Message("refuse-own-seat"))
    if scene.room.phase != "match":
        return stored.Cleared(command.seat)
    if chair.guest is None:
        raise Refused("E_PHASE", "", Message("refuse-during-match"))
    return stored.Cleared(command.seat, scene.substitute)


def _substitute(scene: Scene, guest: str, command: asked.Substitute) -> stored.StoodIn:
    """Whoever is here has the seat back by acting, as after turns that ran out; whoever is away, by coming back."""
    _host(scene, guest)
    _, live = seated(scene, guest)
    _other_person(scene, guest, command.seat)
    if live.over:
        raise Refused("E_PHASE", "", Message("refuse-no-match"))
    if scene.room.seating[command.seat].stand_in is not None:
        raise Refused("E_SEAT", "", Message("refuse-same"))
    return stored.StoodIn(command.seat, scene.substitute, stalled=True)


def _as_host(
    scene: Scene, guest: str, command: asked.Protect | asked.Lock | asked.Mute | asked.HandOver | asked.Pardon
) -> stored.StoredCommand:
    """The host's tools: who comes in, who may speak, who is host."""
    room = scene.room
    match command:
        case asked.Protect():
            return stored.Protected(command.password or "")
        case asked.Lock():
            if room.locked == command.on:
                raise Refused("E_PHASE", "", Message("refuse-same"))
            return stored.Locked(command.on)
        case asked.Mute():
            if command.seat is None:
                return stored.Muted(command.on)
            return stored.Muted(command.on, _other_person(scene, guest, command.seat))
        case asked.HandOver():
            _other_person(scene, guest, command.seat)
            return stored.HostGiven(command.seat)
        case asked.Pardon():
            return stored.Pardoned()
        case _:
            assert_never(command)


def _other_person(scene: Scene, guest: str, seat: Seat) -> str:
    other = scene.room.seating.chair(seat).guest
    if other is None or other == guest:
        raise Refused("E_SEAT", "", Message("refuse-other-person"))
    return other


def _level(scene: Scene, level: str) -> None:
    levels = scene.terms.levels(scene.room.game)
    if level not in levels:
        raise Refused("E_LEVEL", "", Message("refuse-levels", args={"levels": tuple(levels)}))


# --- what is played ---------------------------------------------------------------------------------------------------


def _check_offered(scene: Scene, game: str) -> None:
    if not scene.terms.offered(game):
        raise Refused("E_CONFIG", "", Message("refuse-game-off"))


def _game(scene: Scene, name: str) -> AnyGame:
    try:
        return scene.terms.load(name)
    except KeyError:
        raise Refused("E_CONFIG", "", Message("refuse-no-game")) from None


def wish_of(scene: Scene, guest: str, command: asked.Open | asked.Configure) -> Wish:
    """What this command wants played here; raises `Refused` if the guest has no say in it."""
    room = scene.room
    if isinstance(command, asked.Open):
        if room.n:
            raise Refused("E_PHASE", "", Message("refuse-open-already"))
        _game(scene, command.game)
        _check_offered(scene, command.game)
        options = None if command.options is None else bytes(command.options)
        return Wish(command.game, options, seats=command.seats)
    _host(scene, guest)
    if not _paces(room, command):
        _in_room(scene)
    game = _game(scene, room.game if command.game is None else command.game).info.name
    same = game == room.game
    if not same:
        _check_offered(scene, game)
    raw = None if command.options is UNSET else command.options
    if raw is None and same:
        raw = room.options
    return Wish(
        game=game,
        options=None if raw is None else bytes(raw),
        kept=same and command.options is UNSET,
        content=command.content,
        seats=command.seats,
        now=len(room.seating),
        remembered=tuple(room.kept) if same else (),
    )


def _paces(room: Room, command: asked.Configure) -> bool:
    """Whether a command changes nothing but the pace, which it may also do in a match."""
    style = command.style
    return style is not None and command == asked.Configure(command.id, style=replace(room.style, pace=style.pace))


def _settled(scene: Scene, wish: Wish, answer: Answer | None) -> Settled:
    if answer is not None and answer.wish == wish:
        return answer.settled
    return settle(scene.terms.load, wish)


def _open(scene: Scene, guest: str, command: asked.Open, answer: Answer | None) -> stored.Opened:
    wish = wish_of(scene, guest, command)
    settled = _settled(scene, wish, answer)
    return stored.Opened(
        name=command.name,
        game=wish.game,
        options=Raw(settled.options),
        seats=settled.seats,
        watch=command.watch,
        style=_unless_usual(command.style),
    )


def _configure(scene: Scene, guest: str, command: asked.Configure, answer: Answer | None) -> stored.Configured:
    wish = wish_of(scene, guest, command)
    settled = _settled(scene, wish, answer)
    if len(scene.room.seating.people) > settled.seats:
        raise Refused("E_PLAYERS", "", Message("refuse-too-many"))
    return stored.Configured(
        game=wish.game,
        options=Raw(settled.options),
        seats=settled.seats,
        watch=scene.room.watch if command.watch is None else command.watch,
        style=_unless_usual(scene.room.style if command.style is None else command.style),
    )


def _unless_usual(style: Style) -> Style | UnsetType:
    return UNSET if style == Style() else style


def _start(scene: Scene, guest: str, command: asked.Start | asked.Again, seed: bytes | None) -> Admitted:
    _host(scene, guest)
    room = scene.room
    if isinstance(command, asked.Start) and room.phase != "room":
        raise Refused("E_PHASE", "", Message("refuse-started"))
    if isinstance(command, asked.Again) and room.phase != "over":
        raise Refused("E_PHASE", "", Message("refuse-no-follow"))
    for seat, chair in enumerate(room.seating):
        if chair.empty:
            raise Refused("E_PLAYERS", "", Message("refuse-empty-seat", args={"seat": seat + 1}))
        if chair.bot is not None:
            _level(scene, chair.bot)
    game = scene.terms.load(room.game)
    _check_offered(scene, game.info.name)
    if seed is None:
        raise ValueError("a match needs a seed")
    people = [seat for seat, chair in enumerate(room.seating) if chair.guest is not None]
    Rng(seed).fork("people").shuffle(people)
    options = game.manners.follow(
        room.chosen(game), room.kept_seats(), people if len(people) < len(room.seating) else ()
    )
    options = game.manners.seated(options, len(room.seating) - len(people))
    match = Match.start(game, options, len(room.seating), seed)
    begun = stored.Begun(seed.hex(), Raw(game.codec.keep_options(options)), revision=game.info.revision)
    return Admitted(begun, 0, Ready(match))


# --- in the match -----------------------------------------------------------------------------------------------------


def _play(scene: Scene, guest: str, command: asked.Play, now: int) -> Admitted:
    live = scene.live
    move = None if live is None else live.match.game.codec.move(command.move)  # malformed before anything else
    seat, live = _acting(scene, guest)
    prompt = live.prompt
    if live.over or prompt is None:
        raise Refused("E_OVER", "", Message("refuse-over"))
    t = scene.sent_at(guest, now)
    if prompt.id != command.prompt or command.match not in (None, live.number):
        raise Refused("E_PROMPT", "", Message("refuse-prompt"))
    _check_time(live, move, t)
    return play(live, seat, move, t)


def play(live: Live, seat: Seat, move: Any, t: int) -> Admitted:
    """The move of a seat, whoever plays it, or of a clock; raises `Refused`."""
    try:
        step = live.match.propose(seat, move, t)
    except Broken as error:
        return freeze("the rules broke", error, t)
    return Admitted(stored.Played(seat, Raw(live.match.game.codec.keep(move))), step.t, Ready(move, step))


def freeze(what: str, error: Exception, t: int) -> Admitted:
    """The match cannot go on."""
    # The type of the error alone: its message could quote hidden information.
    return Admitted(stored.Frozen(f"{what}: {type(error).__name__}"), t)


def _say(scene: Scene, guest: str, command: asked.Say, now: int) -> Admitted:
    live = scene.live
    game = None if live is None else live.match.game
    act = None if game is None else game.codec.act(command.act)
    if getattr(act, "words", ""):
        raise Malformed("$.words: they are the table's to write")
    seat, live = _acting(scene, guest)
    if guest in scene.room.muted and getattr(act, "text", None):
        raise Refused("E_MUTED", "", Message("refuse-muted-match"))
    t = scene.sent_at(guest, now)
    act = _understood(scene, live, seat, act)
    moved = _check_act(live, seat, act, t)
    if moved is not None:
        _check_time(live, moved, t)
    t = max(min(t, scene.t(now)), live.match.t)
    scene.flow.check(guest, now, scene.terms.chat_lines, scene.terms.chat_ms)
    return _spoken(live, seat, act, t, bot=False)


def _understood(scene: Scene, live: Live, seat: Seat, act: Any) -> Any:
    """What somebody wrote, as the act that it means, if the game understands it and it may be said now."""
    talk, text = live.match.game.talk, getattr(act, "text", None)
    if talk is None or act.__struct_config__.tag != "say" or not text:
        return act
    live.match.check_say(seat, act)  # free words have to be allowed first
    meant = talk.understand(live.match.state, seat, text, live.names)
    if meant is None:
        return act
    meant = replace(meant, words=text)
    try:
        live.match.check_say(seat, meant)
    except Refused:
        return act
    return meant


def speak(live: Live, seat: Seat, act: Any, t: int) -> Admitted:
    """A bot's line of talk; raises `Refused`."""
    _check_act(live, seat, act, t)
    return _spoken(live, seat, act, t, bot=True)


def _spoken(live: Live, seat: Seat, act: Any, t: int, bot: bool) -> Admitted:
    return Admitted(stored.Spoken(seat, Raw(live.match.game.codec.keep(act)), bot=bot), t, Ready(act))


def _check_act(live: Live, seat: Seat, act: Any, t: int) -> Any:
    """Check that an act may be said and that the rules accept the move that follows from it, which is returned: once
    stored, it cannot be refused."""
    match = live.match
    match.check_say(seat, act)
    move = match.heard(seat, act)
    if move is not None:
        match.propose(TABLE, move, t)
    return move


def _check_time(live: Live, move: Any, t: int) -> None:
    """What was sent in time counts, what was sent late does not: the same for every game."""
    kind, _ = live.match.game.codec.take_apart(move)
    if any(timer.too_late(kind, t) for timer in live.timers):
        raise Refused("E_LATE", "", Message("refuse-late"))


def _chat(scene: Scene, guest: str, command: asked.Chat, now: int) -> stored.Chatted:
    check_chat(scene.room, scene.live, scene.gate, guest)
    scene.flow.check(guest, now, scene.terms.chat_lines, scene.terms.chat_ms)
    return stored.Chatted(command.text)
