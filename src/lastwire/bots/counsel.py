"""What is worked out for players: a game's own questions, and what every coach answers. All of it follows from what the
seat knows, so equal views, pasts and offers get equal answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, assert_never

from lastwire import games
from lastwire.bots import registry
from lastwire.bots.bot import Volunteer
from lastwire.engine.choice import Choices, listed
from lastwire.engine.coach import Explained, Hint, Hinted, Weigh, Weighed, Why
from lastwire.engine.part import Coach
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Budget, Inquiry
from lastwire.errors import Refused
from lastwire.games import AnyGame
from lastwire.message import Message

ADVISER: Final = "strong"  # the level whose choice is the hint
_SEED: Final = seed_of("counsel")


def worked_out(inquiry: Inquiry) -> Any:
    """The answer to a player's question; raises `Refused` where there is none."""
    return counsel(games.load(inquiry.game), inquiry)


def counsel(game: AnyGame, inquiry: Inquiry, budget: Budget | None = None) -> Any:
    """The same, for a game at hand; `budget`: how much the adviser may think, if not as much as at a table."""
    question = inquiry.question
    if isinstance(question, Choices):
        return listed(game.words, game.codec, inquiry.view, inquiry.offers, question.begin)
    if not isinstance(question, Hint | Weigh | Why):
        if game.aid is None:
            raise _no_aid()
        return game.aid.consult(inquiry.view, inquiry.past, question)
    match question:
        case Hint():
            return _hint(game, inquiry, budget or registry.budget(game.info.name, ADVISER))
        case Weigh():
            return _weigh(game, inquiry, question.move)
        case Why():
            return _why(game, inquiry, question)
        case _:
            assert_never(question)


def _no_aid() -> Refused:
    return Refused("E_FORMAT", "", Message("refuse-no-aid"))


def _hint(game: AnyGame, asked: Inquiry, budget: Budget) -> Hinted:
    if game.coach is None:
        raise _no_aid()
    if not asked.offers:
        raise Refused("E_PHASE", "", Message("refuse-no-hint"))
    bot = registry.make(game.info.name, ADVISER)
    choose = bot.choose
    if not asked.owed:
        if not isinstance(bot, Volunteer):
            return Hinted(None, (), Message("hint-wait"))
        choose = bot.volunteer
    move = choose(asked.view, asked.past, asked.offers, budget, Rng(_SEED))
    if move is None:
        return Hinted(None, (), Message("hint-wait"))
    hints = games.load_hints(game.info.name)
    reason = hints.reason(asked.view, asked.past, move)
    warning = hints.weigh(asked.view, asked.past, move).warning
    return Hinted(move, game.coach.named(asked.view, move), reason, warning)


def _weigh(game: AnyGame, asked: Inquiry, move: Any) -> Weighed:
    """An illegal move is left to `check`: its refusal says more than a warning could."""
    if game.coach is None:
        raise _no_aid()
    try:
        game.check(_world(game, asked), asked.seat, move)
    except Refused:
        return Weighed()
    return games.load_hints(game.info.name).weigh(asked.view, asked.past, move)


def _why(game: AnyGame, asked: Inquiry, question: Why) -> Explained:
    """The clause that bars every move with this piece; where they are barred by several, that which bars most."""
    if game.coach is None:
        raise _no_aid()
    if question.piece not in game.coach.pieces(asked.view):
        raise Refused("E_PIECE", "", Message("refuse-no-piece"))
    world = _world(game, asked)
    barred: list[Refused] = []
    for move in _meant(game.coach, asked.view, question):
        try:
            game.check(world, asked.seat, move)
        except Refused as refusal:
            barred.append(refusal)
        else:
            kind, _ = game.codec.take_apart(move)
            how = Message(f"{game.info.name}-use-{kind}")
            return Explained(how, pieces=game.coach.named(asked.view, move))
    if not barred:
        return Explained(Message("why-never"))
    clause, _ = Counter(refusal.clause for refusal in barred).most_common(1)[0]
    first = next(refusal for refusal in barred if refusal.clause == clause)
    return Explained(first.message, clause)


def _meant(coach: Coach[Any, Any], view: Any, question: Why) -> Sequence[Any]:
    """What one could mean by the piece: for the move that was begun, if it could be that at all."""
    begun = () if coach.begun is None else coach.begun(view, question.piece, question.making, question.begun)
    if begun:
        return begun
    meant = coach.meant(view, question.piece)
    return [move for move in meant if move.__struct_config__.tag == question.making] or meant


def _world(game: AnyGame, asked: Inquiry) -> Any:
    """What is legal follows from the view, so one world that fits it is as good as the true one."""
    return game.imagine(asked.view, Rng(_SEED))
