"""What a learner is told of a move is true, and a piece that cannot be used says why."""

from __future__ import annotations

from collections import Counter

from lastwire.games.badaboom.rules import danger
from lastwire.games.badaboom.rules.board import armed, explodes, gadget_inside, seats_of
from lastwire.games.badaboom.rules.book import book_of
from lastwire.games.badaboom.rules.moves import Claim, Pass, Tinker
from lastwire.games.badaboom.rules.state import State
from lastwire.testing import clause
from tests.games.advice import explained, moments


def victims(state: State, holder: int) -> tuple[int, ...]:
    """Who would die if the Bomb went off there: by the state, which knows every Gadget."""
    book = book_of(state.options)
    return seats_of(danger.killed(state, book, holder, gadget_inside(state, book)))


@clause("GB-10.4")
def test_what_a_hint_says_is_true() -> None:
    said: Counter[str] = Counter()
    for number in range(3):
        for moment in moments("badaboom", 4, f"hint {number}"):
            state, view, move, seat = moment.match.state, moment.view, moment.move, moment.seat
            id = moment.reason.id.removeprefix("badaboom-tip-")
            said[id] += 1
            book = book_of(state.options)
            if isinstance(move, Pass):
                hand = [book.cards[card] for card in view.own.hand if book.cards[card].back == "trick"]
                fitting = [card for card in hand if (card.kind == "X") == (view.ask == "interrupt")]
                assert (id == "pass-nothing") == (not fitting)
                assert id != "pass-safe" or seat not in victims(state, state.holder)
            elif isinstance(move, Claim):
                assert moment.reason.args["n"] == len(move.cards)
            elif id == "saved":
                assert seat in victims(state, state.holder)
            elif id == "stopped":
                assert explodes(state, book)
            if not isinstance(move, Tinker):
                continue
            # A swap is not answered: what it was said to do is what it does.
            before = armed(state)
            probe = moment.match.propose(seat, move).state
            assert (id == "arms") == (armed(probe) and not before)
            assert (id == "secures") == (before and not armed(probe))
            warned = moment.weighed.warning
            if warned is not None and warned.id == "badaboom-weigh-arms":
                assert not before
                assert armed(probe)
    assert {"pass-nothing", "pass-safe", "saved", "arms", "secures", "mechanism", "claim"} <= said.keys(), said


@clause("GB-9.3", "GB-9.4", "GB-9.13")
def test_a_card_that_cannot_be_used_says_why() -> None:
    told: Counter[str] = Counter()
    for moment in moments("badaboom", 3, "why"):
        book, view = book_of(moment.match.state.options), moment.view
        for card in view.own.hand if view.ask == "trick" else ():
            clause = explained(moment.match, moment.seat, f"hand-{card}").clause
            told[clause] += 1
            if book.cards[card].back != "trick":
                assert clause == "GB-9.3"
            elif book.cards[card].kind == "X":
                assert clause == "GB-9.4"
            else:
                assert (not clause) == any(
                    offer.kind == "play" and card in offer.fields["card"].options
                    for offer in moment.match.game.offers(moment.match.state, moment.seat)
                )
        if len(told) >= 4:
            return
    assert {"", "GB-9.3", "GB-9.4"} <= told.keys(), told
