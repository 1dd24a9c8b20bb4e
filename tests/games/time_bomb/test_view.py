"""Chapter 5.A: who may know what. Views, events and offers do not tell twins apart (TB-5.7)."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC
from lastwire.games.time_bomb.game import GAME, TALK
from lastwire.games.time_bomb.proof import twins
from lastwire.games.time_bomb.rules.moves import Cut
from lastwire.games.time_bomb.rules.state import OVER, State
from lastwire.games.time_bomb.rules.view import Counts
from lastwire.testing import clause
from tests.games.kit import random_end, viewers
from tests.games.time_bomb.kit import S3, begin, play, shown, start

A, B, C, D = range(4)

PUBLIC_FIELDS = {
    "options",
    "seats",
    "phase",
    "round",
    "rounds",
    "hand_size",
    "clipper",
    "nipper",
    "ready",
    "submitted",
    "claim_turn",
    "cuts_in_round",
    "cuts_left_round",
    "cuts_total",
    "cuts_left",
    "success_total",
    "success_found",
    "boom_total",
    "boom_needed",
    "boom_found",
    "success_at_round_start",
    "safe_left",
    "success_left",
    "boom_left",
    "face_down",
    "piles",
    "final_wire",
    "history",
    "terrorist_prior",
    "hold_until_ms",
    "held",
    "holding",
    "version",
}


@clause("TB-5.8")
def test_the_fields_of_a_view() -> None:
    match = begin()
    for viewer in viewers(match):
        view = msgspec.to_builtins(match.view(viewer))
        assert set(view) == PUBLIC_FIELDS | {"own", "opened", "result"}
        assert (view["opened"], view["result"]) == (None, None)
        if viewer == PUBLIC:
            assert view["own"] is None
        else:
            assert set(view["own"]) == {"seat", "role", "dealt", "now", "claim"}
            assert view["own"]["seat"] == viewer


@clause("TB-5.8", "TB-5.1", "TB-7.16")
def test_the_public_part_is_the_same_for_everybody() -> None:
    match = play(begin(), "A>B0, B>A0")
    views = [msgspec.to_builtins(match.view(viewer)) for viewer in viewers(match)]
    for view in views:
        del view["own"]
    assert all(view == views[-1] for view in views)
    public = match.view(PUBLIC)
    assert public.face_down == ((1, 2, 3, 4), (1, 2, 3, 4), (0, 1, 2, 3, 4), (0, 1, 2, 3, 4))
    assert (public.cuts_in_round, public.cuts_left_round, public.cuts_left) == (2, 2, 14)
    assert (public.safe_left, public.success_left, public.boom_left) == (13, 4, 1)
    assert [(cut.cutter, cut.target, cut.slot, cut.wire) for cut in public.history] == [
        (A, B, 0, "safe"),
        (B, A, 0, "safe"),
    ]


@clause("TB-5.1", "TB-5.4", "TB-7.26", "TB-2.4")
def test_no_wire_lies_open_before_it_is_cut() -> None:
    match = start(6, seed="closed")
    while match.prompt is not None:
        for viewer in viewers(match):
            data = msgspec.to_builtins(match.view(viewer))
            # Types of wires stand only in the history and in counts; places only as numbers of face-down slots.
            del data["history"], data["own"]
            assert data.pop("final_wire") is None
            assert not {"safe", "success", "boom"} & set(_strings(data))
        match.play(match.state.clipper, Cut((match.state.clipper + 1) % 6))


def _strings(data: Any) -> list[str]:
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for value in data.values() for text in _strings(value)]
    if isinstance(data, list | tuple):
        return [text for value in data for text in _strings(value)]
    return []


@clause("TB-5.2", "TB-3.3")
def test_the_owner_keeps_role_and_counts_all_round() -> None:
    match = begin(f"{S3} 1 0 STST+S", queue=["ssSs/ssss/ssSs/BssS"])
    play(match, "A>B1, B>A0")
    assert (match.view(B).own.dealt, match.view(B).own.now) == (Counts(4, 1, 0), Counts(4, 0, 0))
    play(match, "A>C0, C>D1")
    # A new round, a new row; the role stays.
    assert (match.view(B).own.dealt, match.view(B).own.now) == (Counts(4, 0, 0), Counts(4, 0, 0))
    assert match.view(B).own.role == "terrorist"


@clause("TB-5.1", "TB-4.4")
def test_a_sealed_claim_is_its_owners_until_it_is_opened() -> None:
    match = play(begin(claim_mode="sealed"), "A claim 2/0, B pass")
    assert match.view(A).own.claim == type(match.view(A).own.claim)(2, 0, False)
    assert match.view(B).own.claim.passed
    assert match.view(C).own.claim is None
    play(match, "C pass, D claim 0/-")
    assert all(match.view(seat).own.claim is None for seat in range(4))
    assert match.view(PUBLIC).submitted == ()


@clause("TB-5.16")
def test_no_claim_is_filled_in_beforehand() -> None:
    for mode in ("free", "ordered", "sealed", "off"):
        match = start(4, claim_mode=mode, ready_gate=True)
        assert all(match.view(seat).own.claim is None for seat in range(4))
        assert not match.talk


@clause("TB-5.16")
def test_sealing_leaves_no_time_stamps() -> None:
    early, late = begin(claim_mode="sealed"), begin(claim_mode="sealed")
    for match, t in ((early, 1_000), (late, 9_000)):
        match.play(A, GAME.words.read_move("claim 1/0"), t)
    for viewer in viewers(early):
        assert shown(early.state, viewer) == shown(late.state, viewer)
        assert early.lines(viewer) == late.lines(viewer)


@clause("TB-7.9")
def test_terrorists_do_not_know_each_other() -> None:
    one = begin("sSsss/ssSss/SssSs/sssss/ssBsS A 1 0 TTSSS")
    two = begin("sSsss/ssSss/SssSs/sssss/ssBsS A 1 0 TSTSS")
    assert shown(one.state, A) == shown(two.state, A)
    assert one.lines(A) == two.lines(A)


@clause("TB-7.34", "TB-5.6")
def test_the_public_view_has_nothing_of_any_seat() -> None:
    match = begin(f"{S3} 1 0 STST+S")
    other = begin("ssssS/ssssS/sssBs/sSSss A 1 0 TSTS+S")
    assert shown(match.state, PUBLIC) == shown(other.state, PUBLIC)


@clause("TB-5.1")
def test_the_all_seeing_viewer_sees_all() -> None:
    match = begin(f"{S3} 1 0 STST+S", show_leftover=True)
    opened = match.view(ALL).opened
    assert opened is not None
    assert opened.rows[D] == ("boom", "safe", "safe", "safe", "success")
    assert opened.roles == ("swat", "terrorist", "swat", "terrorist")
    assert opened.leftover == "swat"


@clause("TB-7.33")
def test_a_bots_memory_is_what_its_seat_was_told() -> None:
    match = random_end(start(4, seed="past", claim_mode="sealed"))
    for seat in range(4):
        events = match.past(seat).events
        roles = [event for event in events if event.__struct_config__.tag == "role_dealt"]
        assert len(roles) == 1
        sealed = [event for event in events if event.__struct_config__.tag == "claim_submitted" and event.seat != seat]
        assert sealed
        assert all((event.success, event.boom, event.passed) == (None, None, None) for event in sealed)


# --- twins --------------------------------------------------------------------------------------------


def _reach(seed: str, steps: int, **options: Any) -> Match:
    match = start(seed=seed, **options)
    rng = Rng(seed_of(f"reach {seed}"))
    for _ in range(steps):
        if match.prompt is None:
            break
        owed = match.prompt.owed + match.prompt.may
        seat = owed[rng.below(len(owed))]
        match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)))
    return match


def _all_told(match: Match, viewer: int) -> list[Any]:
    """Everything a viewer gets: view, offers, talk rule, prompt, timers, pace, words, log."""
    state = match.state
    view = GAME.view(state, viewer)
    return [
        GAME.codec.encode(view),
        GAME.codec.encode(match.lines(viewer)),
        GAME.offers(state, viewer),
        TALK.rule(state, viewer),
        GAME.prompt(state),
        GAME.timers(state),
        GAME.words.ask(view, viewer),
        GAME.words.describe(view),
        TALK.floor(view, match.talk),
    ]


@clause("TB-5.7", "TB-5.1", "TB-7.8")
@pytest.mark.parametrize("kind", twins.KINDS)
@pytest.mark.parametrize("mode", ["free", "sealed", "ordered"])
def test_twins_look_alike_as_long_as_nobody_may_tell(kind: str, mode: str) -> None:
    pairs = compared = 0
    rng = Rng(seed_of(f"twins {kind} {mode}"))
    for number in range(40):
        seats = 4 + number % 3
        match = _reach(f"{kind} {number}", number % 17, seats=seats, claim_mode=mode, ready_gate=True)
        viewer = number % (seats + 1)
        viewer = PUBLIC if viewer == seats else viewer
        twin = twins.twin(match.state, viewer, kind, rng)
        if twin is None:
            continue
        GAME.invariants(twin)
        assert not twins.parted(match.state, twin, viewer)
        pairs += 1
        # The two go on with one seed: chance itself must not part them.
        seed = seed_of("later")
        one, two = (Match.start_from(GAME, match.options, seats, seed, state) for state in (match.state, twin))
        while True:
            assert _all_told(one, viewer) == _all_told(two, viewer)
            compared += 1
            if one.prompt is None:
                break
            seat = one.prompt.owed[rng.below(len(one.prompt.owed))]
            move = GAME.codec.build(*draw(GAME.offers(one.state, seat), rng))
            one.play(seat, move)
            two.play(seat, move)
            if twins.parted(one.state, two.state, viewer):
                break
    assert (pairs > 0) == (kind != "sealed" or mode == "sealed")
    assert compared >= pairs


@clause("TB-5.7")
def test_twins_differ_where_they_say_and_nowhere_else() -> None:
    match = begin(f"{S3} 1 0 STST+S", claim_mode="sealed")
    play(match, "A claim 2/0, B claim 0/1")
    rng = Rng(seed_of("differ"))
    hidden = {
        "slots": {"rows", "deals"},
        "roles": {"roles", "leftover"},
        "hands": {"rows", "deals"},
        "sealed": {"sealed"},
    }
    for kind, names in hidden.items():
        twin = next(found for _ in range(50) if (found := twins.twin(match.state, C, kind, rng)) is not None)
        fields = [field.name for field in dataclasses.fields(match.state)]
        changed = {name for name in fields if getattr(match.state, name) != getattr(twin, name)}
        assert changed
        assert changed <= names
        assert twin.roles[C] == match.state.roles[C]
        assert sorted(twin.rows[C]) == sorted(match.state.rows[C])
    with pytest.raises(ValueError, match="no secret"):
        twins.twin(match.state, C, "shoes", rng)


@clause("TB-5.7")
def test_parted_knows_when_something_came_out() -> None:
    match = begin(f"{S3} 1 0 STST+S")
    other = begin("sssSs/sSsss/ssSss/sBssS A 1 0 STST+S")
    assert not twins.parted(match.state, other.state, A)
    assert not twins.parted(match.state, other.state, D)
    play(match, "A>D1")
    play(other, "A>D1")
    # BOOM in one, SAFE in the other, before everybody's eyes.
    assert twins.parted(match.state, other.state, A)
    assert twins.parted(match.state, other.state, PUBLIC)
    mine = begin("sssss/sSSss/ssSss/BsssS A 1 0 STST+S").state
    assert twins.parted(begin(f"{S3} 1 0 STST+S").state, mine, A)
    assert not twins.parted(begin(f"{S3} 1 0 STST+S").state, mine, D)
    roles = begin(f"{S3} 1 0 SSTT+S").state
    assert twins.parted(begin(f"{S3} 1 0 STST+S").state, roles, B)
    assert not twins.parted(begin(f"{S3} 1 0 STST+S").state, roles, D)


def test_no_twins_after_the_end() -> None:
    match = random_end(start(4))
    assert match.state.phase == OVER
    for kind in twins.KINDS:
        assert twins.twin(match.state, A, kind, Rng(seed_of("over"))) is None


@clause("TB-4.8a", "TB-7.8")
@pytest.mark.parametrize("mode", ["free", "ordered", "sealed", "off"])
def test_legality_follows_from_the_view(mode: str) -> None:
    rng = Rng(seed_of("legal"))
    for number in range(12):
        match = _reach(f"legal {number}", 3 * number, seats=5, claim_mode=mode, ready_gate=True)
        for viewer in range(5):
            world: State = GAME.imagine(match.view(viewer), rng)
            assert shown(world, viewer) == shown(match.state, viewer)
            assert GAME.offers(world, viewer) == GAME.offers(match.state, viewer)
