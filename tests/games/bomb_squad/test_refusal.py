"""Chapter 9: every illegal or malformed input, its code and clause.

`refused` proves with each case that state, log and generator stay as they were.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw

from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire
from lastwire.errors import Malformed, Refused
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.moves import (
    Discard,
    Intel,
    Plan,
    Play,
    Send,
    Step,
)
from lastwire.table import commands
from lastwire.testing import clause
from lastwire.testing.rig import START_MS, Rig
from tests.games.bomb_squad.kit import begin, options, play, start
from tests.games.kit import malformed, refused

STRANGE = (-1, 6, 99, 1.0, True, False, None, "", "0", "left")
EVERY = (
    "intel 1 1",
    "discard 0 1 -",
    "play 0",
    "play top",
    "activate",
    "send 0",
    "step E",
    "role recon",
    "ready",
    "reject",
    "go",
)


@clause("BSQ-4.2", "BSQ-1.4")
def test_i1_not_your_turn() -> None:
    match = begin("slots M1")
    for seat in (1, 2, 99, PUBLIC, CLOCK, TABLE):
        for move in EVERY[:7]:
            refused(match, "E_TURN", seat, move)
    play(match, "P0 activate")
    refused(match, "E_TURN", 1, "send 0", "BSQ-4.2")
    play(match, "P0 send 0")
    refused(match, "E_TURN", 1, "step E")


@clause("BSQ-3.9", "BSQ-6.1")
def test_i2_wrong_phase() -> None:
    match = start(briefing=True)
    for move in EVERY[:7]:
        refused(match, "E_PHASE", 0, move, "BSQ-3.9")
    match = begin("slots M1")
    for move in ("send 0", "step E", "analyst keep", "ready", "go", "role recon", "reject"):
        refused(match, "E_PHASE", 0, move)
    play(match, "P0 activate")
    for move in ("play 0", "intel 1 1", "discard 0 1 -", "activate", "step E"):
        refused(match, "E_PHASE", 0, move)


@clause("BSQ-6.1")
def test_i2_after_the_end() -> None:
    match = play(begin("main 0 | reserve 0 | slots M1"), "P0 activate; P0 send 0")
    for seat in (0, 1):
        for move in EVERY:
            refused(match, "E_OVER", seat, move)
    refused(match, "E_OVER", CLOCK, Expire("bomb_A"))
    refused(match, "E_OVER", TABLE, "abandon")


@clause("BSQ-4.10")
def test_i3_bad_intel() -> None:
    match = begin(players=3)
    for to in (0, 3, -1, 99, True, 1.0, None, "1"):
        refused(match, "E_BAD_TARGET", 0, Intel(to, 1, "level"), "BSQ-4.10")
    for attribute, value in (
        ("level", "move"),
        ("type", 1),
        ("level", 0),
        ("level", 4),
        ("level", True),
        ("level", 1.0),
        ("level", None),
        ("type", "Move"),
        ("type", None),
        ("colour", 1),
        (1, 1),
        (None, 0),
        (None, "Move"),
    ):
        refused(match, "E_BAD_VALUE", 0, Intel(1, value, attribute), "BSQ-4.10")


@clause("BSQ-4.11")
def test_i4_empty_intel() -> None:
    hands = "hand P1 M1 M1 M1 M2 M2 M2"
    refused(begin(hands), "E_EMPTY_INTEL", 0, "intel 1 bomb", "BSQ-4.11")
    refused(begin(hands), "E_EMPTY_INTEL", 0, "intel 1 3", "BSQ-4.11")
    match = play(begin(hands, empty_intel=True), "P0 intel 1 bomb")
    mark = GAME.view(match.state, 1).hands[1][0].mark
    assert mark is not None
    assert mark.types == ("move", "door", "hostage")


@clause("BSQ-4.5")
def test_i5_i20_i21_malformed() -> None:
    for data in (
        b"",
        b"{",
        b"\xff",
        b"[]",
        b"null",
        b"7",
        {},
        {"move": "play"},
        {"kind": "pass"},
        {"kind": "intel", "to": 1, "attribute": "level", "value": 1, "positions": [0]},
        {"kind": "intel", "to": 1},
        {"kind": "discard", "pos": 0, "level": [1, 2]},
        {"kind": "discard", "pos": 0, "level": 1, "level2": 2},
        {"kind": "discard", "pos": 0, "claims": {"level": 1}},
        {"kind": "play", "pos": 0, "card": "M1"},
        {"kind": "play", "pos": 0, "t": 1000},
        {"kind": "activate", "seed": "00"},
        {"kind": "send", "order": 3},
        {"kind": "send", "order": [0] * 1000},
        {"kind": "send", "order": [0], "steps": [{"dir": "E", "speed": 2}]},
        {"kind": "step", "decline": 1},
        {"kind": "analyst"},
        {"kind": "analyst", "keep": "yes"},
        b'{"kind":"play","pos":NaN}',
        b'{"kind":"play","pos":' + b"[" * 5_000 + b"]" * 5_000 + b"}",
    ):
        malformed(GAME.codec.move, data)


@clause("BSQ-3.8")
def test_i6_bad_position() -> None:
    match = begin()
    for pos in STRANGE:
        refused(match, "E_BAD_POSITION", 0, Discard(pos, 1, None), "BSQ-3.8")
        refused(match, "E_BAD_POSITION", 0, Play("hand", pos), "BSQ-3.8")


@clause("BSQ-4.13", "BSQ-4.15")
def test_i7_bad_claims() -> None:
    match = begin()
    refused(match, "E_BAD_CLAIMS", 0, Discard(0), "BSQ-4.15")
    for level in (0, 4, -1, True, 1.0, "1"):
        refused(match, "E_BAD_CLAIMS", 0, Discard(0, level, None), "BSQ-4.13")
        refused(match, "E_BAD_CLAIMS", 0, Discard(0, level, "move"), "BSQ-4.13")
    for kind in ("Move", "", 1, True, 0.5):
        refused(match, "E_BAD_CLAIMS", 0, Discard(0, None, kind), "BSQ-4.13")
    refused(begin("main 16"), "E_BAD_CLAIMS", 0, Discard(0, 4, None))


@clause("BSQ-4.24", "BSQ-4.25", "BSQ-4.94")
def test_i8_bad_face() -> None:
    refused(begin(), "E_BAD_FACE", 0, Play("hand", 0, "up"), "BSQ-4.24")
    refused(begin("roles - field_agent"), "E_BAD_FACE", 0, Play("hand", 0, "up"), "BSQ-4.24")
    refused(begin(programming="face_up"), "E_BAD_FACE", 0, Play("hand", 0, "down"))
    refused(begin(mission="alpha"), "E_BAD_FACE", 0, Play("hand", 0, "down"))
    for face in ("up", "down", "sideways", 1, True):
        refused(begin(no_programming=True), "E_BAD_FACE", 0, Play("hand", 0, face), "BSQ-4.94")
    refused(begin("roles field_agent -"), "E_BAD_FACE", 0, Play("hand", 0, "sideways"))


@clause("BSQ-4.23")
def test_i9_discard_top() -> None:
    refused(begin("discard M1"), "E_NO_POWER", 0, Play("discard_top"), "BSQ-4.23")
    refused(begin("roles sergeant -"), "E_EMPTY_PILE", 0, Play("discard_top"), "BSQ-4.23")
    refused(begin("roles sergeant - | discard M1"), "E_UNKNOWN_FIELD", 0, Play("discard_top", 0), "BSQ-4.23")
    refused(begin("roles sergeant - | discard M1"), "E_BAD_VALUE", 0, Play("draw_top"))


@clause("BSQ-4.30", "BSQ-4.94")
def test_i10_activate() -> None:
    refused(begin(), "E_EMPTY_PROGRAM", 0, "activate", "BSQ-4.30")
    refused(begin(no_programming=True), "E_PHASE", 0, "activate", "BSQ-4.94")


@clause("BSQ-4.33")
def test_i11_bad_order() -> None:
    match = play(begin("slots M1 M2 H1"), "P0 activate")
    for order, scrap in (
        ((0, 1), ()),
        ((0, 1, 2, 2), ()),
        ((0, 1, 3), ()),
        ((0, 1, 2), (2,)),
        ((), ()),
        ((0, 1, -1), ()),
        ((0, True, 2), ()),
        ((0, 1.0, 2), ()),
        ((0, "1", 2), ()),
        ((0, None, 2), (1,)),
    ):
        refused(match, "E_BAD_ORDER", 0, Send(order, scrap), "BSQ-4.33")


@clause("BSQ-4.32")
def test_i12_too_many_scraps() -> None:
    match = play(begin("slots M1 M2 H1"), "P0 activate")
    refused(match, "E_TOO_MANY_SCRAPS", 0, Send((0,), (1, 2)), "BSQ-4.32")
    match = play(begin("slots M1 M1 M1 M1 M1 M1"), "P0 activate")
    refused(match, "E_TOO_MANY_SCRAPS", 0, Send((0, 1, 2, 3, 4), (5,)), "BSQ-4.32")


@clause("BSQ-4.41", "BSQ-4.43")
def test_i13_bad_direction() -> None:
    match = play(begin("robot 4,3 | slots M2"), "P0 activate; P0 send 0")
    for blocked in ("E", "S"):
        refused(match, "E_MUST_PERFORM", 0, Step(blocked), "BSQ-4.41")
    for strange in ("NE", "north", "", 1, True):
        refused(match, "E_BAD_DIRECTION", 0, Step(strange), "BSQ-4.43")
    refused(match, "E_MUST_PERFORM", 0, Step(), "BSQ-4.41")


@clause("BSQ-4.41", "BSQ-4.49", "BSQ-4.50")
def test_i14_bad_target() -> None:
    match = play(begin("robot 5,2 | slots H1"), "P0 activate; P0 send 0")
    for target in ("1,2", "6,9", "9,9", "", 3, None, "5,5"):
        refused(match, "E_MUST_PERFORM", 0, Step(None, target), "BSQ-4.41")
    # A locked door beside one that opens: the Security Expert still needs the door's own level saved.
    match = begin("roles security - | robot 1,9 | secured 5,3 1,2 | slots D1")
    play(match, "P0 activate; P0 send 0")
    refused(match, "E_MUST_PERFORM", 0, Step(None, "4,10|"), "BSQ-4.41")


@clause("BSQ-4.40", "BSQ-4.54", "BSQ-9.1")
def test_i15_bad_field() -> None:
    match = play(begin("robot 4,3 | slots M2 H1"), "P0 activate")
    refused(match, "E_BAD_FIELD", 0, Send((0, 1), (), (Plan(target="5,3"),)), "BSQ-4.40")
    refused(match, "E_BAD_FIELD", 0, Send((0, 1), (), (Plan("N"), Plan("N"))), "BSQ-4.40")
    refused(match, "E_BAD_FIELD", 0, Send((0, 1), (), (Plan(), Plan(), Plan())), "BSQ-9.1")
    refused(match, "E_BAD_DIRECTION", 0, Send((0, 1), (), (Plan("NE"),)))
    # Choices name things of this map, so that nothing else can be said in them.
    for strange in ("go left, I hold two bombs", "4,3", "3,5|", "", 3, 0.5, True, "x" * 5_000):
        refused(match, "E_BAD_FIELD", 0, Send((1, 0), (), (Plan(target=strange),)), "BSQ-9.1")
    door = play(begin("robot 3,4 | slots D1"), "P0 activate")
    for strange in ("5,3", "3,5", "1,1|"):
        refused(door, "E_BAD_FIELD", 0, Send((0,), (), (Plan(target=strange),)), "BSQ-9.1")
    play(match, "P0 send 1,0")
    refused(match, "E_BAD_FIELD", 0, Step("N"), "BSQ-4.40")
    refused(match, "E_BAD_FIELD", 0, Step(decline=True), "BSQ-4.54")
    refused(match, "E_BAD_FIELD", 0, Step(decline=False), "BSQ-4.54")
    refused(match, "E_BAD_FIELD", 0, Step(None, "5,3", True), "BSQ-4.54")
    play(match, "P0 step @5,3")
    refused(match, "E_BAD_FIELD", 0, Step(None, "5,3"), "BSQ-4.40")


@clause("BSQ-4.18")
def test_i16_analyst() -> None:
    match = play(begin("roles analyst -"), "P0 discard 0 1 -")
    refused(match, "E_PHASE", 1, "analyst keep", "BSQ-4.18")
    play(match, "P0 analyst drop")
    refused(match, "E_PHASE", 0, "analyst keep", "BSQ-4.18")
    refused(match, "E_PHASE", 1, "analyst keep", "BSQ-4.18")


@clause("BSQ-4.96")
def test_i17_switch() -> None:
    refused(begin(), "E_UNKNOWN_MOVE", 0, "switch", "BSQ-4.96")


@clause("BSQ-3.5")
def test_i18_bad_role() -> None:
    match = Match.start(GAME, options(roles="pick"), 3, seed_of("roles"))
    first = match.state.seat
    for role in ("", "none", "captain", "Recon"):
        refused(match, "E_BAD_ROLE", first, {"kind": "role", "role": role}, "BSQ-3.5")
    play(match, f"P{first} role technician")
    second = match.state.seat
    refused(match, "E_BAD_ROLE", second, "role technician", "BSQ-3.5")
    refused(match, "E_BAD_ROLE", second, "role negotiator", "BSQ-3.5")
    face_up = Match.start(GAME, options(roles="pick", programming="face_up"), 2, seed_of("roles"))
    for role in ("operator", "field_agent"):
        refused(face_up, "E_BAD_ROLE", face_up.state.seat, f"role {role}", "BSQ-3.5")


@clause("BSQ-3.1", "BSQ-1.1", "BSQ-4.93", "BSQ-4.95")
@pytest.mark.parametrize(
    ("chosen", "clause_"),
    [
        ({"mission": "own"}, "BSQ-3.1"),
        ({"mission": "alpha", "difficulty": "epic"}, "BSQ-3.1"),
        ({"second_robot": "felix"}, "BSQ-4.95"),
        ({"mission": "9", "fog": True}, "BSQ-4.93"),
        ({"mission": "10", "fog": True}, "BSQ-4.93"),
        ({"mission": "alpha", "roles": "pick"}, "BSQ-3.1"),
    ],
)
def test_i19_bad_setup(chosen: dict[str, Any], clause_: str) -> None:
    with pytest.raises(Refused) as caught:
        Match.start(GAME, options(**chosen), 3, seed_of("x"))
    assert (caught.value.code, caught.value.clause) == ("E_BAD_SETUP", clause_)
    for players in (1, 7):
        with pytest.raises(Refused):
            Match.start(GAME, options(), players, seed_of("x"))
    with pytest.raises(Malformed):
        GAME.codec.options(b'{"mission":"11"}')


@clause("BSQ-4.70", "BSQ-4.83")
def test_clock_and_table_alone_play_their_moves() -> None:
    match = begin(clock="real_time")
    for seat in (0, 1, TABLE, PUBLIC):
        refused(match, "E_TURN", seat, Expire("bomb_A"), "BSQ-4.70")
    for timer in ("bomb_C", "", "start", "gas_1"):
        refused(match, "E_PHASE", CLOCK, Expire(timer), "BSQ-4.73")
    for seat in (0, 1, CLOCK, PUBLIC):
        refused(match, "E_TURN", seat, "abandon", "BSQ-4.83")


@clause("BSQ-4.5")
def test_i22_the_same_command_twice() -> None:
    """A table answers a repeated command as it did before, and plays it once."""
    desk = Rig(GAME, 2, ())
    desk.begin(options(), begin().state, seed_of("twice"), START_MS)
    prompt = desk.match.prompt
    assert prompt is not None
    move = Raw(GAME.codec.encode(GAME.words.read_move("discard 0 1 -")))
    command = commands.Play(id="once", prompt=prompt.id, move=move)
    assert desk.ask(0, command, START_MS + 10)
    digest = desk.match.digest()
    assert desk.ask(0, command, START_MS + 20)
    assert (desk.match.digest(), len(desk.match.entries)) == (digest, 1)
