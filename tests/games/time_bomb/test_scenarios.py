"""The worked scenarios of chapter 8, in their own notation, with their exact values."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, CLOCK, PUBLIC, Expire, Told
from lastwire.errors import Refused
from lastwire.games.time_bomb.game import GAME, TALK
from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.events import WireCut
from lastwire.games.time_bomb.rules.moves import Cut
from lastwire.games.time_bomb.rules.options import Clock
from lastwire.games.time_bomb.rules.state import (
    BRIEFING,
    CUTTING,
    SWAT,
    TERRORIST,
)
from lastwire.games.time_bomb.rules.talk import Hand, Suggest
from lastwire.games.time_bomb.rules.view import Counts
from lastwire.testing import clause
from tests.games.kit import log, refused, told, viewers
from tests.games.time_bomb.kit import S3, begin, options, play, seat, shown, start

A, B, C, D, E = range(5)


@clause("TB-8.1", "TB-2.5", "TB-3.2", "TB-3.3", "TB-5.1", "TB-7.8")
def test_s1_four_players_leave_a_role_over() -> None:
    # The deck in the order it is dealt: four seats, then the card that is left over.
    first = begin(f"{S3} 1 0 STST+S", show_leftover=True)
    second = begin(f"{S3} 1 0 SSST+T", show_leftover=True)
    assert (first.state.roles, first.state.leftover) == ([SWAT, TERRORIST, SWAT, TERRORIST], SWAT)
    assert (second.state.roles, second.state.leftover) == ([SWAT, SWAT, SWAT, TERRORIST], TERRORIST)
    assert shown(first.state, PUBLIC) == shown(second.state, PUBLIC)
    # A is SWAT and D is a Terrorist in both: neither can tell them apart, nor sees any other role.
    for viewer in (A, D):
        assert shown(first.state, viewer) == shown(second.state, viewer)
    for viewer in viewers(first):
        view = first.view(viewer)
        assert view.opened is None
        assert (view.own is None) == (viewer == PUBLIC)
    assert [first.view(viewer).own.role for viewer in range(4)] == ["swat", "terrorist", "swat", "terrorist"]
    play(first, "A>D0")
    assert first.view(PUBLIC).opened.roles == ("swat", "terrorist", "swat", "terrorist")
    assert first.view(PUBLIC).opened.leftover == "swat"
    assert told(first, "match_ended")[0].leftover == "swat"


@clause("TB-5.1", "TB-6.6", "TB-3.11")
def test_the_role_left_over_stays_in_the_box_unless_the_table_wants_it() -> None:
    match = play(begin(f"{S3} 1 0 STST+S"), "A>D0")
    for viewer in (*viewers(match), ALL):
        assert match.view(viewer).opened.leftover is None
    assert told(match, "match_ended")[0].leftover is None
    assert GAME.imagine(match.view(PUBLIC), Rng(seed_of("left over"))).leftover == SWAT
    # Matches that were stored before tables could choose show it, as they did.
    old, lost = GAME.codec.kept_options(b"{}")
    assert (old.show_leftover, lost) == (True, ())


@clause("TB-8.2", "TB-2.1", "TB-2.2", "TB-2.6", "TB-2.9", "TB-3.1", "TB-3.4", "TB-7.29")
@pytest.mark.parametrize(
    ("seats", "profile", "wires"),
    [
        (4, "base", (15, 4, 1)),
        (5, "base", (19, 5, 1)),
        (6, "base", (23, 6, 1)),
        (7, "ext78", (27, 7, 1)),
        (8, "ext78", (31, 8, 1)),
    ],
)
def test_s2_deck_sizes(seats: int, profile: str, wires: tuple[int, int, int]) -> None:
    state = start(seats, profile=profile).state
    dealt = Counter(wire for row in state.rows for wire in row)
    assert (dealt[0], dealt[1], dealt[2]) == wires
    assert [len(row) for row in state.rows] == [5] * seats
    assert sum(wires) == 5 * seats


@clause("TB-8.2", "TB-3.1", "TB-7.29")
@pytest.mark.parametrize("seats", [1, 2, 3, 7, 8])
def test_s2_the_base_profile_refuses_other_numbers(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        start(seats)
    assert caught.value.code == "E_PLAYERS"
    with pytest.raises(Refused) as caught:
        setup.deal(options(), seats, Rng(seed_of("s2")))
    assert caught.value.code == "E_PLAYERS"


@clause("TB-8.3", "TB-4.2", "TB-4.8", "TB-2.7")
def test_s3_a_round_of_four_cuts() -> None:
    match = play(begin(), "A>B0, B>A0, A>C0, C>D1")
    state = match.state
    assert [cut[5] for cut in state.history] == [0, 0, 0, 0]
    assert state.round == 2
    assert state.piles[1] == [4, 0, 0]
    assert state.clipper == D
    assert [len(row) for row in state.rows] == [4] * 4
    dealt = Counter(wire for row in state.rows for wire in row)
    assert (dealt[0], dealt[1], dealt[2]) == (11, 4, 1)


@clause("TB-8.4", "TB-4.8", "TB-7.1", "TB-7.16")
def test_s4_discard_display() -> None:
    match = play(begin("sSsss/ssSss/SssSs/sssss/ssBsS A"), "A>B0, B>C0, C>D2, D>A4, A>E4")
    view = match.view(PUBLIC)
    assert [cut.wire for cut in view.history] == ["safe", "success", "safe", "safe", "success"]
    assert view.piles[1] == Counts(3, 2, 0)
    assert view.piles[2] == Counts(0, 0, 0)
    assert (view.success_found, view.success_left) == (2, 3)
    assert (view.clipper, view.round) == (E, 2)
    assert (view.safe_left, view.success_left, view.boom_left) == (16, 3, 1)
    assert [len(slots) for slots in view.face_down] == [4] * 5
    assert match.prompt is not None
    assert match.prompt.owed == (E,)


@clause("TB-8.5", "TB-6.1", "TB-6.5", "TB-3.10")
def test_s5_win_in_mid_round() -> None:
    match = play(begin("ssss/sSss/sBss/ssss C 2 3"), "C>A0, A>B1")
    view = match.view(PUBLIC)
    assert (view.phase, view.result.winner, view.result.cause) == ("over", "swat", "defused")
    assert (view.cuts_in_round, view.round) == (2, 2)
    assert (view.final_wire, view.piles[2]) == ("success", Counts(1, 0, 0))
    assert len(match.state.deals) == 1
    refused(match, "E_OVER", B, "B>A1")


@clause("TB-8.6", "TB-6.1", "TB-6.4")
def test_s6_the_first_cut_explodes() -> None:
    match = play(begin(f"{S3} 1 0 SSTT+S"), "A>D0")
    view = match.view(PUBLIC)
    assert (view.result.winner, view.result.cause) == ("terrorist", "boom")
    assert (view.result.cuts_total, view.result.round) == (1, 1)
    assert match.outcome is not None
    # B and C never acted: B loses with SWAT, C wins with the Terrorists.
    assert match.outcome.winners == (C, D)
    assert match.outcome.scores == (0.0, 0.0, 1.0, 1.0)


@clause("TB-8.7", "TB-7.11", "TB-4.8")
def test_s7_earliest_swat_win() -> None:
    match = play(begin("Sssss/SSsss/sssBs/sSsss C"), "C>B0, B>A0, A>B1, B>D1")
    view = match.view(PUBLIC)
    assert (view.result.winner, view.result.cause, view.result.cuts_total) == ("swat", "defused", 4)
    assert view.round == 1
    assert len(match.state.deals) == 1
    assert "round_ended" not in log(match)


S9 = "ss/sB/sS/ss/ss B 4 4"


@clause("TB-8.9", "TB-6.1", "TB-6.2", "TB-6.5", "TB-6.6", "TB-2.7")
def test_s9_timeout_with_wires_left() -> None:
    match = play(begin(S9), "B>A0, A>C0, C>D0, D>E0, E>A1")
    view = match.view(PUBLIC)
    assert (view.result.winner, view.result.cause) == ("terrorist", "timeout")
    assert sum(len(slots) for slots in view.face_down) == 5
    left = [wire for row in view.opened.rows for wire in row if wire is not None]
    assert sorted(left) == ["boom", "safe", "safe", "safe", "success"]
    assert view.round == 4
    # The last wire is on its pile, the target is the Clipper, and the result tells of the last cut.
    assert (view.final_wire, view.clipper, view.piles[4]) == (None, A, Counts(5, 0, 0))
    assert (view.result.final.cutter, view.result.final.target, view.result.final.slot) == (E, A, 1)


@clause("TB-8.10", "TB-6.3", "TB-7.10")
def test_s10_boom_on_the_last_cut() -> None:
    match = play(begin(S9), "B>A0, A>C0, C>D0, D>E0, E>B1")
    assert match.view(PUBLIC).result.cause == "boom"


@clause("TB-6.3", "TB-7.10")
def test_the_last_success_on_the_last_cut_wins() -> None:
    match = play(begin(S9), "B>A0, A>D0, D>E0, E>A1, A>C1")
    result = match.view(PUBLIC).result
    assert (result.winner, result.cause, result.cuts_total) == ("swat", "defused", 20)


@clause("TB-8.11", "TB-4.6")
def test_s11_self_cut() -> None:
    match = begin()
    refused(match, "E_SELF", A, "A>A0")
    assert match.state.clipper == A


@clause("TB-8.12", "TB-7.6", "TB-4.6")
def test_s12_cut_back() -> None:
    play(begin(cut_back="allowed"), "A>B0, B>A0")
    match = play(begin(cut_back="forbidden"), "A>B0")
    refused(match, "E_CUT_BACK", B, "B>A0")
    play(match, "B>C0, C>A0")
    # The first cut of a round is free: D may cut C, who has just cut D.
    match = play(begin(cut_back="forbidden"), "A>D2, D>B0, B>C0, C>D1")
    assert (match.state.round, match.state.clipper) == (2, D)
    play(match, "D>C0")


@clause("TB-8.15", "TB-4.8", "TB-7.2")
def test_s15_the_nipper_carries_over() -> None:
    match = play(begin(), "A>B0, B>A0, A>C0, C>D1")
    for letter in "ABC":
        refused(match, "E_NOT_CLIPPER", seat(letter), Cut((seat(letter) + 1) % 4))
    play(match, "D>A0")


@clause("TB-8.16", "TB-1.2", "TB-5.9", "TB-5.22", "TB-7.17", "TB-7.18")
def test_s16_unverified_lie() -> None:
    match = begin(f"{S3} 1 0 SSST+T")
    match.say(D, Hand(2, 0))
    match.say(B, Suggest(D))
    for viewer in viewers(match):
        claim = TALK.floor(match.view(viewer), match.talk).claims[0]
        assert (claim.seat, claim.success, claim.boom, claim.over, claim.short) == (D, 2, 0, False, False)
    assert match.review() is None
    play(match, "A>D0")
    assert match.view(PUBLIC).result.cause == "boom"
    review = match.review()
    assert review is not None
    (told,) = review["claims"]
    assert (told["success"], told["boom"], told["truth"], told["true"]) == (2, 0, {"success": 1, "boom": 1}, False)
    assert [(who["claims_true"], who["claims_false"]) for who in review["seats"]] == [(0, 0), (0, 0), (0, 0), (0, 1)]


@clause("TB-8.17", "TB-5.9", "TB-5.20")
def test_s17_two_boom_claims() -> None:
    match = begin()
    match.say(B, Hand(1, 1))
    match.say(C, Hand(0, 1))
    before = match.state
    ledger = TALK.floor(match.view(PUBLIC), match.talk).ledger
    assert ledger is not None
    assert ledger.boom_claims == (B, C)
    assert match.state is before


@clause("TB-8.18", "TB-5.20", "TB-5.9")
def test_s18_sum_too_high() -> None:
    match = begin()
    for who, success in enumerate((2, 1, 1, 2)):
        match.say(who, Hand(success, 0))
    ledger = TALK.floor(match.view(PUBLIC), match.talk).ledger
    assert ledger is not None
    assert (ledger.claimed_sum, ledger.success_at_round_start, ledger.gap) == (6, 4, -2)
    play(match, "A>B0")


@clause("TB-8.21", "TB-4.4", "TB-5.1", "TB-4.8b")
def test_s21_sealed_claims() -> None:
    match = play(begin(claim_mode="sealed"), "A claim 2/0, B claim 0/1, C claim 1/-")
    view = match.view(D)
    assert view.submitted == (A, B, C)
    assert view.own.claim is None
    assert not match.talk
    for line in match.lines(D)[-3:]:
        assert (line.success, line.boom, line.passed) == (None, None, None)
    version = match.state.version
    before = {viewer: (shown(match.state, viewer), match.lines(viewer)) for viewer in viewers(match)}
    play(match, "A claim 1/0")
    # Ruling on TB-4.8b: nobody but A can notice the replacement, not even by the version.
    assert match.state.version == version
    for viewer in (B, C, D, PUBLIC):
        assert (shown(match.state, viewer), match.lines(viewer)) == before[viewer]
    assert match.view(A).own.claim.success == 1
    batch = match.play(D, GAME.words.read_move("pass"))
    kinds = [line.event.__struct_config__.tag for line in batch if isinstance(line, Told)]
    assert kinds == ["claim_submitted", "claims_published"]
    assert [(said.seat, said.act) for said in match.talk] == [(A, Hand(1, 0)), (B, Hand(0, 1)), (C, Hand(1, None))]
    published = batch[1]
    assert isinstance(published, Told)
    assert [(claim.seat, claim.passed) for claim in published.event.claims] == [
        (0, False),
        (1, False),
        (2, False),
        (3, True),
    ]
    assert match.state.phase == CUTTING


@clause("TB-8.22", "TB-4.4")
def test_s22_ordered_claims() -> None:
    match = begin("sssSs/sSsss/ssSss/BsssS C", claim_mode="ordered")
    refused(match, "E_CLAIM_TURN", A, "claim 1/0")
    for turn, letter in (("C claim 1/0", "C"), ("D pass", "D"), ("A claim 1/0", "A"), ("B claim 2/0", "B")):
        assert match.prompt is not None
        assert match.prompt.owed == (seat(letter),)
        play(match, turn)
    assert match.state.phase == CUTTING
    assert [(said.seat, said.act) for said in match.talk] == [(C, Hand(1, 0)), (A, Hand(1, 0)), (B, Hand(2, 0))]
    play(match, "C>A0")


@clause("TB-8.23", "TB-4.1", "TB-4.4")
def test_s23_ready_gate() -> None:
    match = begin(ready_gate=True)
    refused(match, "E_PHASE", A, "A>B0")
    play(match, "A ready, B ready, C ready")
    refused(match, "E_PHASE", A, "A>B0")
    refused(match, "E_READY", A, "ready")
    assert match.state.phase == BRIEFING
    play(match, "D ready, A>B0")
    refused(match, "E_PHASE", A, "ready")


@clause("TB-8.24", "TB-3.5", "TB-3.6", "TB-5.2", "TB-2.4")
def test_s24_private_counts() -> None:
    match = begin()
    assert (match.view(D).own.dealt, match.view(D).own.now) == (Counts(3, 1, 1), Counts(3, 1, 1))
    play(match, "A>D1")
    own = match.view(D).own
    assert (own.dealt, own.now) == (Counts(3, 1, 1), Counts(2, 1, 1))
    assert match.view(D).face_down[D] == (0, 2, 3, 4)
    views = [shown(match.state, viewer) for viewer in viewers(match)]
    row = match.state.rows[D]
    hidden = [row[place] for place in (0, 2, 3, 4)]
    for order in permutations(hidden):
        other = match.state.copy()
        for place, wire in zip((0, 2, 3, 4), order, strict=True):
            other.rows[D][place] = wire
        assert [shown(other, viewer) for viewer in viewers(match)] == views


@clause("TB-8.26", "TB-2.8", "TB-2.5", "TB-7.8")
def test_s26_role_arithmetic() -> None:
    def terrorists(swat: int, terrorist: int) -> Counter[int]:
        # By the card that is left over; the others are dealt.
        return Counter(terrorist - (left == TERRORIST) for left in [SWAT] * swat + [TERRORIST] * terrorist)

    orders = Counter(sum(order[:4]) for order in permutations([SWAT] * 3 + [TERRORIST] * 2))
    assert orders == {2: 72, 1: 48}
    assert terrorists(3, 2) == {2: 3, 1: 2}
    assert terrorists(5, 3) == {3: 5, 2: 3}
    assert start(4).view(PUBLIC).terrorist_prior == {"1": 2 / 5, "2": 3 / 5}
    assert start(5).view(PUBLIC).terrorist_prior == {"2": 1.0}
    assert start(6).view(PUBLIC).terrorist_prior == {"2": 1.0}
    assert start(7, profile="ext78").view(PUBLIC).terrorist_prior == {"2": 3 / 8, "3": 5 / 8}
    assert start(8, profile="ext78").view(PUBLIC).terrorist_prior == {"3": 1.0}


@clause("TB-8.27", "TB-7.23")
def test_s27_stale_double_click() -> None:
    match = begin()
    version = match.state.version
    click = Cut(B, 0, version)
    match.play(A, click)
    assert match.state.version == version + 1
    refused(match, "E_STALE", A, click)
    refused(match, "E_NOT_CLIPPER", A, Cut(B, 0))
    assert match.state.cuts_total == 1


@clause("TB-8.29", "TB-3.7", "TB-3.8", "TB-7.15")
def test_s29_rematch_starter() -> None:
    chosen = options()
    kept: dict[str, int | None] = {}
    first = play(begin(), "A>D0")
    assert first.outcome is not None
    assert first.outcome.kept == {"exploded": D}
    kept.update(first.outcome.kept)
    second = Match.start(GAME, GAME.manners.follow(chosen, kept, ()), 4, seed_of("second"))
    assert second.state.clipper == D
    # A later match that ends otherwise does not erase it.
    defused = play(begin("ssss/sSss/sBss/ssss C 2 3"), "C>A0, A>B1")
    timed_out = play(begin(S9), "B>A0, A>C0, C>D0, D>E0, E>A1")
    for later in (defused, timed_out):
        assert later.outcome is not None
        kept.update(later.outcome.kept)
    assert GAME.manners.follow(chosen, kept, ()).start_player == "seat:3"
    # D leaves: chance decides.
    kept["exploded"] = None
    assert GAME.manners.follow(chosen, kept, ()).start_player == "random"
    assert GAME.manners.follow(chosen, {}, ()).start_player == "random"


@clause("TB-8.30", "TB-6.8")
def test_s30_series_tokens() -> None:
    rows = "sSsss/ssSss/SssSs/sssss/ssBsS A"
    match = play(begin(f"{rows} 1 0 TTSSS", match="tokens"), "A>E2")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.points) == ("boom", (0, 0, 1, 1, 1))
    tokens = options(match="tokens")
    assert GAME.manners.series(tokens, (0, 0, 1, 1, 1)) is None
    assert GAME.manners.series(tokens, (1, 0, 2, 2, 2)) is None
    assert GAME.manners.series(tokens, (1, 0, 3, 2, 3)) == (B,)
    assert GAME.manners.series(tokens, (1, 1, 3, 2, 2)) == (A, B)
    assert GAME.manners.series(options(), (1, 1, 3, 2, 2)) is None


@clause("TB-8.31", "TB-4.9", "TB-7.27")
def test_s31_forced_cut() -> None:
    hits: Counter[tuple[int, int]] = Counter()
    for number in range(3000):
        match = begin(clock=Clock(), seed=f"forced {number}")
        match.play(CLOCK, Expire("cut"), 60_000)
        assert match.state.cuts_total == 0
        cut = match.play(CLOCK, Expire("cut"), 120_000)[0]
        assert isinstance(cut, Told)
        event = cut.event
        assert isinstance(event, WireCut)
        assert (event.forced, event.cutter) == (True, A)
        hits[event.target, event.slot] += 1
        if event.wire != "boom":
            assert match.state.clipper == event.target
    # Each of the 15 wires of B, C and D with the same chance: 200 expected, 13.7 standard deviation.
    assert set(hits) == {(target, slot) for target in (B, C, D) for slot in range(5)}
    assert all(140 < count < 260 for count in hits.values())
