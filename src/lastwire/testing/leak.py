"""Planted leaks: a game or a table with one hole in it, each of which the twin run must find.

`trace` stands for something hidden: a number that differs whenever two states differ in anything at all.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from lastwire.engine.part import Aid, Talk
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.secret import blank
from lastwire.engine.step import Step
from lastwire.engine.types import ALL, PUBLIC, Line, Offer, Pace, Prompt, Seat, TalkRule, Timer, Told, Viewer
from lastwire.errors import Refused
from lastwire.message import Message, words
from lastwire.table.effects import Connection, Effect, Send, Think, Wake
from lastwire.table.entry import Entry
from lastwire.table.table import Table
from lastwire.testing.comparison import Run
from lastwire.testing.position import AnyGame, AnyMatch, walk
from lastwire.testing.twin import Twins
from lastwire.testing.variant import variant

SEARCHED = 50  # matches in which a leak's place is looked for


@dataclass(frozen=True)
class Planted:
    """A leak: what it is called, and how to put it into a game, or the table that has it."""

    name: str
    game: Callable[[AnyGame], AnyGame] = lambda game: game
    table: type[Table] = Table
    place: Callable[[AnyMatch], bool] = lambda match: True
    """Whether the match has come to anything that can leak this way."""


def has_place(planted: Planted, game: AnyGame) -> bool:
    """Whether anything in this game can leak this way: one without private events cannot tell one to everybody."""
    for number in range(SEARCHED):
        if any(planted.place(match) for match in walk(game, Rng(seed_of(f"place {number}")))):
            return True
    return False


def caught(planted: Planted, game: AnyGame, steps: int, seed: str = "planted", twins: Twins | None = None) -> str:
    """What the twin run says about the leak within this many steps; empty if it finds nothing."""
    run = Run(game, f"{seed} {planted.name}", twins, lambda: planted.game(game), planted.table)
    return next(iter(run.go(steps, violations=1).violations), "")


def trace(state: Any) -> int:
    data = msgspec.json.encode(state, order="deterministic")
    return int.from_bytes(hashlib.blake2b(data, digest_size=4).digest(), "little")


class Peek:
    """Holds the state that a game looked at last."""

    state: Any = None

    @property
    def trace(self) -> int:
        return trace(self.state)


def peeking(game: AnyGame) -> tuple[AnyGame, Peek]:
    """The same rules, and a record of the state they last looked at: for leaks where only a view is at hand."""
    peek = Peek()

    def prompt(state: Any) -> Prompt | None:
        peek.state = state
        return game.prompt(state)

    def view(state: Any, viewer: Viewer) -> Any:
        peek.state = state
        return game.view(state, viewer)

    return variant(game, prompt=prompt, view=view), peek


def _nothing_to_say(state: Any, seat: Seat) -> TalkRule:
    return TalkRule()


def _never_said(state: Any, talk: Any, seat: Seat, act: Any, bot: bool) -> None:
    raise Refused("E_FORMAT", "", Message("refuse-no-talk"))


def talking(game: AnyGame) -> Talk[Any, Any, Any, Any]:
    """The game's talk; where it has none, one in which nobody has anything to say."""
    return game.talk or Talk(Act=_Ask, rule=_nothing_to_say, check=_never_said)


# --- in what is shown -------------------------------------------------------------------------------------------------


def _wider(view: Any, name: str, value: Any) -> Any:
    kind = type(view)
    wider: Any = msgspec.defstruct(kind.__name__, [(name, Any)], bases=(kind,), frozen=True, kw_only=True)
    return wider(**{field: getattr(view, field) for field in kind.__struct_fields__}, **{name: value})


def _a_field(game: AnyGame) -> AnyGame:
    return variant(game, view=lambda state, viewer: _wider(game.view(state, viewer), "deal", trace(state)))


def _a_lasting_piece_id(game: AnyGame) -> AnyGame:
    """Pieces are numbered by what they are, and keep their numbers wherever they go."""
    return variant(game, view=lambda state, viewer: _wider(game.view(state, viewer), "ids", _ids(state)))


def _ids(state: Any) -> list[list[int]]:
    seen: dict[int, int] = {}
    found = []
    for field in dataclasses.fields(state):
        piles = getattr(state, field.name)
        if isinstance(piles, list | tuple) and all(isinstance(piece, int) for piece in piles):
            piles = [piles]  # all pieces in one row
        for pile in piles if isinstance(piles, list) else ():
            if isinstance(pile, list | tuple) and all(isinstance(piece, int) for piece in pile):
                for piece in pile:
                    seen[piece] = seen.get(piece, 0) + 1
                found.append([100 * piece + seen[piece] for piece in pile])
    return found


def _hidden_pieces(match: AnyMatch) -> bool:
    """Another world that looks the same to the public has other pieces in its rows."""
    world = match.game.imagine(match.view(PUBLIC), Rng(seed_of(len(match.entries))))
    return _ids(match.state) != _ids(world)


def _list_order(game: AnyGame) -> AnyGame:
    """Nothing is added: a public list is reversed when something hidden is odd."""

    def view(state: Any, viewer: Viewer) -> Any:
        shown = game.view(state, viewer)
        for name in shown.__struct_fields__:
            value = getattr(shown, name)
            if isinstance(value, tuple) and value != value[::-1]:
                return msgspec.structs.replace(shown, **{name: value[::-1]}) if trace(state) % 2 else shown
        return shown

    return variant(game, view=view)


def _an_open_hand(game: AnyGame) -> AnyGame:
    return variant(game, view=lambda state, viewer: game.view(state, ALL))


def _the_sentence_asked(game: AnyGame) -> AnyGame:
    """One more value to fill it, which no sentence asks for: the size alone tells."""

    peeking_game, peek = peeking(game)

    def ask(view: Any, viewer: Viewer) -> Message:
        return _hinting(game.words.ask(view, viewer), peek.trace % 2)

    return variant(peeking_game, words={"ask": ask})


def _the_position_in_words(game: AnyGame) -> AnyGame:
    peeking_game, peek = peeking(game)
    describe = game.words.describe
    return variant(peeking_game, words={"describe": lambda view: [*describe(view), words(str(peek.trace % 9))]})


def _the_floor(game: AnyGame) -> AnyGame:
    talk = talking(game)
    peeking_game, peek = peeking(game)
    floor = dataclasses.replace(talk, floor=lambda view, said: (talk.floor(view, said), peek.trace % 9))
    return variant(peeking_game, talk=floor)


# --- in what is asked and allowed -------------------------------------------------------------------------------------


def _who_is_asked(game: AnyGame) -> AnyGame:
    def prompt(state: Any) -> Prompt | None:
        asked = game.prompt(state)
        if asked is None or trace(state) % 2:
            return asked
        return msgspec.structs.replace(asked, may=(*asked.may, asked.owed[0]))

    return variant(game, prompt=prompt)


def _a_prompt_id(game: AnyGame) -> AnyGame:
    def prompt(state: Any) -> Prompt | None:
        asked = game.prompt(state)
        return None if asked is None else msgspec.structs.replace(asked, id=asked.id + 1_000 * (trace(state) % 7))

    return variant(game, prompt=prompt)


def _offers(game: AnyGame) -> AnyGame:
    """The same moves, in an order that tells."""

    def turned(offer: Offer) -> Offer:
        fields = {
            name: msgspec.structs.replace(pick, options=pick.options[::-1]) for name, pick in offer.fields.items()
        }
        return msgspec.structs.replace(offer, fields=fields)

    def offers(state: Any, seat: Seat) -> list[Offer]:
        honest = game.offers(state, seat)
        return [turned(offer) for offer in honest[::-1]] if trace(state) % 2 else honest

    return variant(game, offers=offers)


def _a_refusal_s_text(game: AnyGame) -> AnyGame:
    def check(state: Any, seat: Seat, move: Any) -> None:
        try:
            game.check(state, seat, move)
        except Refused as refused:
            raise Refused(refused.code, refused.clause, _hinting(refused.message, trace(state) % 3)) from None

    return variant(game, check=check)


def _what_is_refused(game: AnyGame) -> AnyGame:
    def check(state: Any, seat: Seat, move: Any) -> None:
        game.check(state, seat, move)
        if seat >= 0 and trace(state) % 2:
            raise Refused("E_TURN", "", words("Not now."))

    return variant(game, check=check)


def _a_timer(game: AnyGame) -> AnyGame:
    def timers(state: Any) -> list[Timer]:
        return [*game.timers(state), Timer("weather", 10**9 + trace(state) % 1_000)]

    return variant(game, timers=timers)


def _what_may_be_said(game: AnyGame) -> AnyGame:
    talk = talking(game)

    def rule(state: Any, seat: Seat) -> TalkRule:
        honest = talk.rule(state, seat)
        return msgspec.structs.replace(honest, text=honest.text ^ bool(trace(state) % 2))

    return variant(game, talk=dataclasses.replace(talk, rule=rule))


def _a_bot_s_delay(game: AnyGame) -> AnyGame:
    peeking_game, peek = peeking(game)

    def pace(view: Any) -> Pace:
        honest = game.manners.pace(view)
        return msgspec.structs.replace(honest, least_ms=honest.least_ms + peek.trace % 300)

    return variant(peeking_game, manners={"pace": pace})


class _Ask(msgspec.Struct, frozen=True, tag="ask", tag_field="kind"):
    pass


def _what_is_worked_out(game: AnyGame) -> AnyGame:
    """A player's question is answered from the state."""
    peeking_game, peek = peeking(game)
    question = _Ask if game.aid is None else game.aid.Question
    aid: Aid[Any, Any, int] = Aid(question, int, lambda view, past, question: peek.trace % 1_000)
    return variant(peeking_game, aid=aid, coach=None)  # whatever is asked is asked of the aid


def _why_a_piece_cannot_be_used(game: AnyGame) -> AnyGame:
    """The coach means by a piece what the state makes of it."""
    peeking_game, peek = peeking(game)
    coach = game.coach
    if coach is None:
        return game

    def meant(view: Any, piece: str) -> Any:
        return coach.meant(view, piece) if peek.trace % 2 else []

    return variant(peeking_game, coach={"meant": meant})


# --- in what is told --------------------------------------------------------------------------------------------------


def telling(game: AnyGame, change: Callable[[Told, Any], list[Told]]) -> AnyGame:
    def apply(step: Step[Any, Any], seat: Seat, move: Any) -> None:
        game.apply(step, seat, move)
        if step.told is not None:
            step.told = [told for honest in step.told for told in change(honest, step.state)]

    def opening(state: Any) -> list[Told]:
        return [told for honest in game.opening(state) for told in change(honest, state)]

    return variant(game, apply=apply, opening=opening)


def _an_event(game: AnyGame) -> AnyGame:
    """Told twice, now and then."""
    return telling(game, lambda told, state: [told] * (1 + trace(state) % 2))


def _a_private_event(game: AnyGame) -> AnyGame:
    """Told to everybody."""
    return telling(game, lambda told, state: [Told(told.event, at=told.at)])


def _told_to_some(match: AnyMatch) -> bool:
    return any(isinstance(told, Told) and told.only is not None for told in match.log)


def _an_unsealed_secret(game: AnyGame) -> AnyGame:
    """Secret fields of events are shown to all who hear of them."""
    return telling(game, lambda told, state: [Told(blank(told.event, ALL), told.only, told.at)])


def _a_moment_in_between(game: AnyGame) -> AnyGame:
    """Views are as they should be before and after a move, but not while it is carried out."""
    moments: list[Any] = []

    def apply(step: Step[Any, Any], seat: Seat, move: Any) -> None:
        game.apply(step, seat, move)
        moments[:] = [told.at for told in step.told or ()]

    def view(state: Any, viewer: Viewer) -> Any:
        shown = game.view(state, viewer)
        return _wider(shown, "deal", trace(state)) if any(state is moment for moment in moments) else shown

    return variant(game, apply=apply, view=view)


def _the_log(game: AnyGame) -> AnyGame:
    peeking_game, peek = peeking(game)

    def tell(event: Any, viewer: Viewer) -> Line | None:
        line = game.words.tell(event, viewer)
        if line is None or peek.state is None:
            return line
        return Line(_hinting(line.message, peek.trace % 5), line.clause)

    return variant(peeking_game, words={"tell": tell})


def _hinting(message: Message, hint: int) -> Message:
    """The same sentence with something in it that nobody reads."""
    return message if not hint else msgspec.structs.replace(message, args={**message.args, "hint": hint})


# --- in what the table sends ------------------------------------------------------------------------------------------


class _Mangled(Table):
    """A table that alters its effects, knowing the match's state."""

    def apply(self, entry: Entry) -> list[Effect]:
        return self._mangle(super().apply(entry))

    def connect(
        self, connection: Connection, guest: str, since: tuple[int, int] | None, now: int, origin: str = ""
    ) -> list[Effect]:
        return self._mangle(super().connect(connection, guest, since, now, origin))

    def _mangle(self, effects: list[Effect]) -> list[Effect]:
        live = self.live
        return effects if live is None else self.mangle(effects, trace(live.match.state))

    def mangle(self, effects: list[Effect], hidden: int) -> list[Effect]:
        raise NotImplementedError


class _MessageCount(_Mangled):
    def mangle(self, effects: list[Effect], hidden: int) -> list[Effect]:
        sent = [effect for effect in effects if isinstance(effect, Send)]
        return [*effects, *sent[-1:]] if hidden % 2 else effects


class _MessageOrder(_Mangled):
    def mangle(self, effects: list[Effect], hidden: int) -> list[Effect]:
        return effects[::-1] if hidden % 2 else effects


class _GapInNumbers(_Mangled):
    """The viewer's own count of lines jumps."""

    def mangle(self, effects: list[Effect], hidden: int) -> list[Effect]:
        def jump(data: bytes) -> bytes:
            told = msgspec.json.decode(data)
            if "n" not in told:
                return data
            return msgspec.json.encode(told | {"n": told["n"] + hidden % 3})

        return [Send(effect.to, jump(effect.data)) if isinstance(effect, Send) else effect for effect in effects]


class _BotView(Table):
    """Bots think with open cards."""

    def attend(self, now: int) -> list[Effect]:
        live = self.live
        return [
            msgspec.structs.replace(effect, view=live.match.view(ALL))
            if isinstance(effect, Think) and live is not None
            else effect
            for effect in super().attend(now)
        ]


class _Schedule(_Mangled):
    """When the table wants to be woken, though nothing that is sent differs."""

    def mangle(self, effects: list[Effect], hidden: int) -> list[Effect]:
        return [
            Wake(effect.at + hidden % 50) if isinstance(effect, Wake) and effect.at is not None else effect
            for effect in effects
        ]


PLANTED: tuple[Planted, ...] = (
    Planted("a field", _a_field),
    Planted("a lasting piece id", _a_lasting_piece_id, place=_hidden_pieces),
    Planted("list order", _list_order),
    Planted("an open hand", _an_open_hand),
    Planted("the sentence asked", _the_sentence_asked),
    Planted("the position in words", _the_position_in_words),
    Planted("the floor", _the_floor),
    Planted("who is asked", _who_is_asked),
    Planted("a prompt id", _a_prompt_id),
    Planted("offers", _offers),
    Planted("a refusal's text", _a_refusal_s_text),
    Planted("what is refused", _what_is_refused),
    Planted("a timer", _a_timer),
    Planted("what may be said", _what_may_be_said),
    Planted("a bot's delay", _a_bot_s_delay),
    Planted("what is worked out", _what_is_worked_out),
    Planted(
        "why a piece cannot be used", _why_a_piece_cannot_be_used, place=lambda match: match.game.coach is not None
    ),
    Planted("an event", _an_event),
    Planted("a private event", _a_private_event, place=_told_to_some),
    Planted("an unsealed secret", _an_unsealed_secret),
    Planted("a moment in between", _a_moment_in_between),
    Planted("the log", _the_log),
    Planted("message count", table=_MessageCount),
    Planted("message order", table=_MessageOrder),
    Planted("a gap in numbers", table=_GapInNumbers),
    Planted("what a bot is given", table=_BotView),
    Planted("when the table wakes", table=_Schedule),
)
