"""Chapter 9: every bad input is refused with its code and clause, and leaves no trace."""

from __future__ import annotations

import pytest

from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire
from lastwire.errors import Malformed, Refused
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.moves import (
    Choose,
    Claim,
    Discard,
    Interrupt,
    Pass,
    Play,
    Staff,
    Tinker,
)
from lastwire.games.badaboom.rules.options import Options
from lastwire.testing import clause
from tests.games.badaboom.kit import asked, begin, card, claim_nothing, play, refused, to_explosion

THREE = "no_way#1 keyhole/no_way#2 M dead_rat/no_way#3"


@clause("GB-9.0", "GB-9.1")
def test_not_asked() -> None:
    match = begin(THREE, phase="trick1")
    for turn in ("B pass", "B play no_way#2", "A tinker keyhole/M", "A no_tinker", "A discard -", "A claim -"):
        clause_id = "GB-9.13" if "tinker" in turn else "GB-9.1"
        refused(match, "E_NOT_YOUR_DECISION", turn, clause_id)
    refused(match, "E_NOT_YOUR_DECISION", "A interrupt no_way#1", "GB-9.1")
    for stranger in (PUBLIC, CLOCK, TABLE, 3, 99):
        refused(match, "E_NOT_YOUR_DECISION", (stranger, Pass()), "GB-9.1")
    refused(match, "E_NOT_YOUR_DECISION", (0, Staff(1, True)), "GB-9.1")
    refused(match, "E_NOT_YOUR_DECISION", (TABLE, Staff(7, True)), "GB-9.1")
    refused(match, "E_NOT_YOUR_DECISION", (CLOCK, Expire("nothing")), "GB-9.1")
    play(match, "A play keyhole>B")
    refused(match, "E_NOT_YOUR_DECISION", "B play no_way#2", "GB-9.1")


@clause("GB-9.2", "GB-5.3")
def test_no_such_card() -> None:
    match = begin(THREE, phase="trick1")
    texts = {
        str(refused(match, "E_NO_SUCH_CARD", (0, Play(number)), "GB-9.2"))
        for number in (card("trolls_hide#1"), card("no_way#2"), 0, -1, 55, 99, 10**9)
    }
    assert len(texts) == 1  # in the pile, in another's hand, or nowhere: all the same
    play(match, "A play keyhole>B")
    refused(match, "E_NO_SUCH_CARD", (1, Interrupt(card("no_way#1"))), "GB-9.2")


@clause("GB-9.3", "GB-2.22")
def test_not_a_trick() -> None:
    match = begin(THREE, phase="trick1", holder=1)
    refused(match, "E_NOT_A_TRICK", "B play M", "GB-9.3")
    refused(match, "E_NOT_A_TRICK", "B play dead_rat", "GB-9.3")


@clause("GB-9.4")
def test_wrong_kind() -> None:
    match = begin("no_way#1 keyhole/no_way#2 trolls_hide#1/no_way#3", phase="trick1")
    refused(match, "E_WRONG_KIND", "A play no_way#1", "GB-9.4")
    play(match, "A play keyhole>B")
    refused(match, "E_WRONG_KIND", "B interrupt trolls_hide#1", "GB-9.4")


@clause("GB-9.5")
def test_bad_choices() -> None:
    match = begin("keyhole take_that#1 trolls_hide#1/no_way#1/no_way#2/no_way#3/no_way#4", phase="trick1")
    for turn in ("play keyhole", "play keyhole>A", "play take_that#1>C", "play take_that#1>A", "play trolls_hide#1>B"):
        refused(match, "E_BAD_CHOICE", f"A {turn}", "GB-9.5")
    for player in (-1, 5, 99):
        refused(match, "E_BAD_CHOICE", (0, Play(card("keyhole"), player)), "GB-9.5")


@clause("GB-9.6", "GB-9.7", "GB-9.8", "GB-9.0")
def test_the_lowest_entry_is_named() -> None:
    # Give me that by the holder under Goblin glue: 9.6 before 9.7.
    match = begin("give_me_that#1/no_way#1/no_way#2", phase="trick1", active=[("goblin_glue", 1, -1)])
    refused(match, "E_NOT_ALLOWED_NOW", "A play give_me_that#1", "GB-9.6")
    # A wrong name comes before either.
    refused(match, "E_BAD_CHOICE", "A play give_me_that#1>B", "GB-9.5")
    glued = begin("take_that#1/no_way#1/no_way#2", phase="trick1", active=[("goblin_glue", 1, -1)])
    refused(glued, "E_NOT_ALLOWED_NOW", "A play take_that#1>B", "GB-9.7")
    secure = begin("rusty_padlock/no_way#1/no_way#2", phase="trick1")
    refused(secure, "E_NOT_ALLOWED_NOW", "A play rusty_padlock", "GB-9.8")


@clause("GB-9.9")
def test_an_empty_hand_cannot_be_named() -> None:
    match = begin("sticky_fingers#1 slippery_floor//no_way#1", phase="trick1")
    refused(match, "E_BAD_CHOICE", "A play sticky_fingers#1>B", "GB-9.9")
    refused(match, "E_BAD_CHOICE", "A play slippery_floor>B", "GB-9.9")
    refused(match, "E_BAD_CHOICE", "A play sticky_fingers#1>A", "GB-9.5")


@clause("GB-9.11", "GB-4.42")
def test_bad_swaps() -> None:
    match = begin("keyhole/no_way#1/no_way#2", "M goblin_glue", phase="tinkering")
    for move in (
        Tinker(card("keyhole"), None),
        Tinker(None, 0),
        Tinker(),
        Tinker(card("keyhole"), 99),
        Tinker(card("keyhole"), -1),
        Tinker(card("keyhole"), card("no_way#1")),
        Tinker(card("no_way#1"), 0),
        Tinker(0, 0),
        Tinker(-3, 0),
    ):
        refused(match, "E_BAD_SWAP", (0, move), "GB-9.11")
    refused(match, "E_NOT_YOUR_DECISION", (1, Tinker(card("no_way#1"), 0)), "GB-9.1")


@clause("GB-9.12")
def test_gadget_limit() -> None:
    match = begin("marbles/no_way#1/no_way#2", "M dead_rat", phase="tinkering")
    refused(match, "E_GADGET_LIMIT", "A tinker marbles/M", "GB-9.12")
    elf = begin("marbles keyhole/no_way#1/no_way#2", "M", bomb="bomb_elf", phase="tinkering")
    refused(elf, "E_GADGET_LIMIT", "A tinker marbles/M", "GB-9.12")


@clause("GB-9.13")
def test_no_second_swap() -> None:
    match = begin("keyhole no_way#3/no_way#1/no_way#2", "M goblin_glue", phase="tinkering")
    play(match, "A tinker keyhole/goblin_glue")
    refused(match, "E_NOT_YOUR_DECISION", "A tinker goblin_glue/M", "GB-9.13")
    locked = begin(
        "keyhole/no_way#1/no_way#2", "take_that#1", armer=1, phase="trick1", active=[("rusty_padlock", 1, -1)]
    )
    play(locked, "round")
    refused(locked, "E_NOT_YOUR_DECISION", "A tinker keyhole/take_that#1", "GB-9.13")


@clause("GB-9.14")
def test_bad_claims() -> None:
    match = begin(
        "sticky_fingers#2 rummage#1 no_way#1/give_me_that#2/no_way#2/M",
        "goblin_glue",
        armer=1,
        active=[("widdershins#1", 0, -1)],
    )
    to_explosion(match)
    martyr = card("sticky_fingers#2")
    for cards in (
        (card("no_way#1"),),  # no mission
        (card("rummage#1"),),  # not fulfilled
        (martyr, martyr),
        (card("widdershins#1"),),  # active
        (card("give_me_that#2"),),  # another's
        (card("rummage#1"), martyr),  # one wrong, all wrong
        (0,),
        (-1,),
        (99,),
    ):
        refused(match, "E_BAD_CLAIM", (0, Claim(cards)), "GB-9.14")
    play(match, "A claim sticky_fingers#2")
    refused(match, "E_BAD_CLAIM", "A claim -", "GB-9.14")  # a second one
    refused(match, "E_NOT_YOUR_DECISION", "D claim -", "GB-9.1")  # no Trick, not asked
    claim_nothing(match)
    refused(match, "E_NOT_YOUR_DECISION", "B claim -", "GB-9.1")


@clause("GB-9.15")
def test_bad_discards() -> None:
    match = begin("slippery_floor/no_way#1 keyhole M/no_way#3", phase="trick1")
    play(match, "A play slippery_floor>B; let")
    peek, no_way = card("keyhole"), card("no_way#1")
    for move in (
        Discard((peek,)),
        Discard((no_way, peek), 1),
        Discard((peek, peek)),
        Discard((peek, no_way)),  # lists ascend
        Discard((no_way, card("no_way#3"))),
        Discard((), 2),
        Discard((no_way,), 0),
        Discard((no_way, peek), -1),
        Discard((0, peek)),
        Discard((peek, 99)),
    ):
        refused(match, "E_BAD_DISCARD", (1, move), "GB-9.15")
    refused(match, "E_NOT_YOUR_DECISION", "C discard -", "GB-9.1")


@clause("GB-9.16", "GB-9.0")
def test_bad_new_choices() -> None:
    match = begin("take_that#1 no_way#1/ill_handle_this#1/no_way#2/no_way#3", phase="trick1")
    refused(match, "E_BAD_CHOICE", "B choose C", "GB-9.16")  # nothing is to be chosen
    play(match, "A play take_that#1>B; B interrupt ill_handle_this#1; let")
    assert asked(match) == ("choose", "B")
    for player in (2, 0, -1, 9):
        refused(match, "E_BAD_CHOICE", (1, Choose(player)), "GB-9.16")
    refused(match, "E_NOT_YOUR_DECISION", "C choose D", "GB-9.1")


@pytest.mark.parametrize(
    "raw",
    [
        b"null",
        b"[]",
        b"7",
        b'"pass"',
        b"{}",
        b'{"kind": "dance"}',
        b'{"kind": "pass", "card": 3}',
        b'{"kind": "play"}',
        b'{"kind": "play", "card": "no_way"}',
        b'{"kind": "play", "card": 3.5}',
        b'{"kind": "play", "card": true}',
        b'{"kind": "play", "card": 3, "player": false}',
        b'{"kind": "claim", "cards": "3"}',
        b'{"kind": "claim", "cards": [[3]]}',
        b'{"kind": "claim", "cards": {"0": 3}}',
        b'{"kind": "vote", "yes": 1}',
        b'{"kind": "preset", "until": "tomorrow"}',
        b'{"kind": "play", "card": 99999999999999999999999}',
        b'{"kind": "play", "card": -1}',
        b'{"kind": "choose", "player": -1}',
        b'{"kind": "tinker", "give": 5000, "take": 0}',
        b'{"kind": "play", "card": 3, "accept_fine": 1}',
    ],
)
@clause("GB-9.21")
def test_malformed(raw: bytes) -> None:
    with pytest.raises(Malformed):
        GAME.codec.move(raw)


def test_numbers_out_of_range_are_no_crash() -> None:
    """Well-formed by their type alone, as a program could build them."""
    match = begin(THREE, phase="trick1")
    refused(match, "E_NO_SUCH_CARD", (0, Play(2**62, -(2**62))), "GB-9.2")
    refused(match, "E_NOT_YOUR_DECISION", (0, Claim((2**40,))), "GB-9.1")


@clause("GB-9.22")
def test_after_the_end() -> None:
    match = begin("no_way#1/no_way#2/no_way#3", "dead_rat", armer=2, coins=(9, 0, 0))
    claim_nothing(to_explosion(match))
    for turn in ("A pass", "B claim -", "C preset turn", "A buy_off", "A choose B"):
        refused(match, "E_OVER", turn, "GB-9.22")
    refused(match, "E_OVER", (TABLE, Staff(0, True)), "GB-9.22")


@clause("GB-9.23", "GB-3.1")
def test_bad_set_ups() -> None:
    with pytest.raises(Refused) as caught:
        begin(THREE, options=Options(first_player="seat:4"))
    assert (caught.value.code, caught.value.clause) == ("E_BAD_SETUP", "GB-9.23")
