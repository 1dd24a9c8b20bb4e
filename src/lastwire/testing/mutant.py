"""Moves next to the legal ones: other fields, other kinds, other seats. What is not offered must be refused."""

from __future__ import annotations

from typing import Any, get_args

from msgspec import inspect

from lastwire import games
from lastwire.engine.coach import Hint, Weigh, Why
from lastwire.engine.rng import Rng
from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Offer, Pick, Seat
from lastwire.testing.position import AnyGame, draw_move

_INTEGERS = (-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 99)


def move_kinds(game: AnyGame) -> list[Any]:
    """The struct types of a game's moves."""
    return list(get_args(game.types.Move) or (game.types.Move,))


def strangers(seats: int) -> tuple[Seat, ...]:
    """Players that are not seats of this match."""
    return (PUBLIC, CLOCK, TABLE, seats, 99)


def draw_mutant(game: AnyGame, offers: list[Offer], rng: Rng) -> Any:
    """Some well-formed move: an offered one with one field changed, or one of any kind with any fields."""
    if offers and rng.below(3):
        offer = rng.pick(offers)
        kind = next(kind for kind in move_kinds(game) if kind.__struct_config__.tag == offer.kind)
        fields = {name: _offered(pick, rng) for name, pick in offer.fields.items()}
        fixed = [info for info in _fields(kind) if info.name not in offer.free]
        if fixed:
            info = rng.pick(fixed)
            fields[info.name] = _near(info.type, offer.fields.get(info.name), rng)
    else:
        kind = rng.pick(move_kinds(game))
        named = {name for offer in offers if offer.kind == kind.__struct_config__.tag for name in offer.free}
        fields = {
            info.name: _any(info.type, rng)
            for info in _fields(kind)
            if info.required or (info.name not in named and rng.below(2))
        }
    return kind(**fields)


def mark_kinds(game: AnyGame) -> tuple[Any, ...]:
    """The struct types of a game's hover markers, if it has any."""
    if game.talk is None or game.talk.Mark is None:
        return ()
    return get_args(game.talk.Mark) or (game.talk.Mark,)


def draw_mark(kinds: tuple[Any, ...], rng: Rng) -> Any:
    """Some well-formed hover marker, in place or not."""
    kind = rng.pick(kinds)
    return kind(**{info.name: rng.below(5) if rng.below(2) else _any(info.type, rng) for info in _fields(kind)})


def draw_question(game: AnyGame, view: Any, offers: list[Offer], rng: Rng) -> bytes:
    """Some well-formed question, sensible or not, where the game takes any."""
    kinds = [] if game.aid is None else [*(get_args(game.aid.Question) or (game.aid.Question,))]
    if game.coach is not None:
        kinds += [Why, Hint, Weigh] if game.info.name in games.NAMES else [Why]
    if not kinds:
        return b"{}"
    kind = rng.pick(kinds)
    if kind is Hint:
        question: Any = Hint()
    elif kind is Weigh:
        question = Weigh(draw_move(game, offers, rng) if offers and rng.below(4) else draw_mutant(game, offers, rng))
    elif kind is Why:
        pieces = game.coach.pieces(view) if game.coach is not None else ()
        question = Why(rng.pick(pieces) if pieces else "nothing")
    else:
        question = kind(**{info.name: _any(info.type, rng) for info in _fields(kind)})
    return game.codec.encode(question)


_known: dict[Any, tuple[inspect.Field, ...]] = {}


def _fields(kind: Any) -> tuple[inspect.Field, ...]:
    if kind not in _known:
        info = inspect.type_info(kind)
        if not isinstance(info, inspect.StructType):
            raise TypeError(f"a move is a struct, not {kind}")
        _known[kind] = info.fields
    return _known[kind]


def _offered(pick: Pick, rng: Rng) -> Any:
    if not pick.many:
        return rng.pick(pick.options)
    chosen = list(pick.options)
    rng.shuffle(chosen)
    return tuple(chosen[: pick.least + rng.below(pick.most - pick.least + 1)])


def _near(info: inspect.Type, pick: Pick | None, rng: Rng) -> Any:
    """A value for the field that is, more often than not, just outside what is offered."""
    if pick is not None and pick.many and rng.below(2):
        values = list(_offered(pick, rng))
        twist = rng.below(4)
        if twist == 0 and values:
            values.append(rng.pick(values))
        elif twist == 1 and values:
            values.pop()
        elif twist == 2:
            values.reverse()
        elif pick.options:
            values.append(rng.pick(pick.options))
        return tuple(values)
    return _any(info, rng)


def _any(info: inspect.Type, rng: Rng) -> Any:
    match info:
        case inspect.UnionType(types=types):
            return _any(rng.pick(types), rng)
        case inspect.NoneType():
            return None
        case inspect.BoolType():
            return bool(rng.below(2))
        case inspect.IntType():
            return rng.pick(_INTEGERS)
        case inspect.FloatType():
            return rng.pick((-1.0, 0.0, 1.0, 2.5))
        case inspect.StrType():
            return rng.pick(("", "1", "cut", "answer", "match"))
        case inspect.LiteralType(values=values):
            return rng.pick(values)
        case inspect.VarTupleType(item_type=item):
            return tuple(_any(item, rng) for _ in range(rng.below(4)))
        case inspect.TupleType(item_types=items):
            return tuple(_any(item, rng) for item in items)
        case inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.name: _any(field.type, rng) for field in fields})
    raise TypeError(f"a move may not hold {info}: say so here, or choose a plainer type")
