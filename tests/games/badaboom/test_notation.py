"""Moves in notation, and the log in words."""

from __future__ import annotations

import pytest

from lastwire.engine.types import ALL, PUBLIC, Expire
from lastwire.errors import Malformed
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.book import BOOK
from lastwire.games.badaboom.rules.moves import (
    Accuse,
    BuyOff,
    Choose,
    Claim,
    Discard,
    Fine,
    Interrupt,
    Nominate,
    NoTinker,
    Pass,
    Play,
    Preset,
    Ritual,
    Staff,
    Tinker,
    Vote,
)
from lastwire.games.badaboom.words.notation import card_number
from lastwire.testing import clause
from tests.games.badaboom.kit import begin, claim_nothing, english, play, random_end, start, to_explosion, words

MOVES = [
    (Play(23), "play 23"),
    (Play(23, 1), "play 23>B"),
    (Play(23, 1, True), "play 23>B!"),
    (Interrupt(20), "interrupt 20"),
    (Interrupt(20, True), "interrupt 20!"),
    (Pass(), "pass"),
    (Choose(4), "choose E"),
    (Choose(4, True), "choose E!"),
    (Tinker(5, 0), "tinker 5/0"),
    (Tinker(None, 3, True), "tinker /3!"),
    (NoTinker(), "no_tinker"),
    (NoTinker(True), "no_tinker!"),
    (Discard((3, 9), 1), "discard 3,9+1"),
    (Discard((), 2), "discard -+2"),
    (Claim((12, 40)), "claim 12,40"),
    (Claim(), "claim -"),
    (Nominate(2), "nominate C"),
    (Preset("affected", ("I", "P")), "preset affected IP"),
    (Preset("off"), "preset off"),
    (BuyOff(), "buy_off"),
    (Ritual(), "ritual"),
    (Ritual(0), "ritual 0"),
    (Accuse(3), "accuse D"),
    (Vote(True), "vote yes"),
    (Vote(False), "vote no"),
    (Fine(1), "fine B"),
    (Staff(0, True), "staff A bot"),
    (Staff(0, False), "staff A person"),
    (Expire("beat"), "expire beat"),
]


@pytest.mark.parametrize(("move", "text"), MOVES)
@clause("GB-4.100", "GB-4.101")
def test_moves(move: object, text: str) -> None:
    assert GAME.words.write_move(move) == text  # type: ignore[arg-type]
    assert GAME.words.read_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "play",
        "play x",
        "play 3>F",
        "pass 3",
        "pass!",
        "choose",
        "choose AB",
        "tinker 3",
        "vote maybe",
        "preset later",
        "preset turn Z",
        "claim 3,",
        "discard",
        "staff A",
        "staff A robot",
        "no_tinker 3",
        "ritual x",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.words.read_move(text)


def test_cards_by_name() -> None:
    assert english(BOOK.named[card_number(BOOK, "no_way#2")].name) == "No way! #2"
    assert english(BOOK.named[card_number(BOOK, "dead_rat")].name) == "Dead rat"
    with pytest.raises(Malformed):
        card_number(BOOK, "no_way#9")


@clause("GB-5.1", "GB-4.38")
def test_the_log_for_each_reader() -> None:
    match = begin("keyhole no_way#1/ill_handle_this#1 trolls_hide#1/no_way#2", "M", draw="take_that#1")
    play(match, "A play keyhole>C; B interrupt ill_handle_this#1; let; B choose A; let")
    play(match, "round; A tinker take_that#1/M; round")
    public = words(match, PUBLIC)
    assert "Ada plays Peek through the keyhole and names Cleo." in public
    assert "Ben takes over Peek through the keyhole." in public
    assert "Ben looks into the Bomb and at Ada’s hand." in public
    assert "Ada puts a Trick into the Bomb and takes a Mechanism out." in public
    assert "Armed, with no Gadget inside: once passed on to Ben, it would hit Ben." in public
    mine = words(match, 0)
    assert "You play Peek through the keyhole and name Cleo." in mine
    assert "You put Take that #1 into the Bomb and take a Mechanism out." in mine
    assert "You take a look. In the Bomb: 1 Mechanism. In Ada’s hand: Take that #1 and No way! #1." in words(match, 1)


@clause("GB-4.74", "GB-4.71")
def test_an_explosion_in_words() -> None:
    match = begin("no_way#1 M/no_way#2/sticky_fingers#2", "dead_rat", holder=1, armer=0)
    to_explosion(match)
    play(match, "C claim sticky_fingers#2")
    claim_nothing(match)
    told = words(match, 2)
    assert "BADABOOM! The Human Bomb goes off in Ben’s hands. Inside: Dead rat. Killed: you." in told
    assert "Ada earns 2: 1 for surviving and 1 for salvage. That makes 2." in told
    assert "You earn 1: 1 for Sticky fingers #2. That makes 1." in told


def test_every_line_has_words() -> None:
    """Whole matches, for all readers, with all options: no sentence is missing."""
    for number in range(4):
        match = random_end(start(3 + number % 3, f"words {number}", resurrection=number % 2 == 1, first_player="vote"))
        for viewer in (*range(match.seats), PUBLIC, ALL):
            assert all(words(match, viewer))
            facts = GAME.words.describe(match.view(viewer))
            assert facts
            assert all(english(fact, viewer) for fact in facts)
