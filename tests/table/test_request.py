"""Requests to pause and to end the match: who is asked, when they happen, when they are gone."""

import pytest

from lastwire.table.entry import Lapsed
from lastwire.table.terms import Terms
from tests.table.desk import HOST, Desk, guest

KINDS = pytest.mark.parametrize("kind", ["pause", "abandon"])


def wanted(desk: Desk, kind: str) -> list[int]:
    seats: list[int] = desk.info()[f"{kind}_wanted"]
    return seats


@KINDS
def test_the_asker_is_named_first(kind):
    desk = Desk.playing(4)
    desk.do(guest(2), kind, on=True)
    desk.do(guest(1), kind, on=True)
    assert wanted(desk, kind) == [2, 1]


@KINDS
def test_one_who_declines_ends_it_for_all(kind):
    desk = Desk.playing(4)
    desk.do(guest(2), kind, on=True)
    desk.do(guest(1), kind, on=True)
    desk.do(guest(0), kind, on=False)
    assert wanted(desk, kind) == []
    assert desk.announcements()[-1] == "Ann would rather play on."
    assert desk.refused(guest(0), kind, on=False).code == "E_VOTE"


@KINDS
def test_it_is_gone_when_the_asker_takes_it_back_and_another_who_does_only_leaves_it(kind):
    desk = Desk.playing(4)
    desk.do(guest(2), kind, on=True)
    desk.do(guest(1), kind, on=True)
    desk.do(guest(1), kind, on=False)
    assert wanted(desk, kind) == [2]
    desk.do(guest(1), kind, on=True)
    desk.do(guest(2), kind, on=False)
    assert wanted(desk, kind) == []


@KINDS
def test_it_lapses_in_time_and_nothing_comes_of_it_later(kind):
    """A request that nobody answered must not happen by itself when those who did not agree have gone."""
    desk = Desk.playing(2, Terms(request_ms=60_000, grace_ms=1_000), bots=2)
    desk.do(HOST, kind, on=True)
    desk.pass_time(59_999)
    assert wanted(desk, kind) == [0]
    desk.pass_time(1)
    assert wanted(desk, kind) == []
    assert desk.commands(Lapsed) == [Lapsed(kind)]
    assert "Not everybody wanted" in desk.announcements()[-1]
    desk.do(guest(1), "stand")
    assert (desk.live.paused, desk.live.over) == (False, False)
    assert desk.reload().table.digest() == desk.table.digest()


@KINDS
@pytest.mark.parametrize("how", ["stand", "away"])
def test_it_is_gone_with_the_asker(kind, how):
    desk = Desk.playing(3, Terms(grace_ms=5_000), bots=1)
    desk.do(guest(1), kind, on=True)
    desk.do(guest(2), kind, on=True)
    if how == "stand":
        desk.do(guest(1), "stand")
    else:
        desk.disconnect(guest(1))
        desk.pass_time(5_000)
    assert wanted(desk, kind) == []
    desk.do(guest(2), "stand")
    assert (desk.live.paused, desk.live.over) == (False, False)


def test_a_new_request_has_its_own_time():
    desk = Desk.playing(2, Terms(request_ms=60_000), bots=2)
    desk.do(HOST, "pause", on=True)
    desk.pass_time(50_000)
    desk.do(HOST, "pause", on=False)
    desk.do(guest(1), "pause", on=True)
    desk.pass_time(59_000)
    assert wanted(desk, "pause") == [1]


def test_who_is_ready_to_go_on_stays_ready():
    desk = Desk.playing(2, Terms(request_ms=60_000), bots=2)
    desk.do(HOST, "pause", on=True)
    desk.do(guest(1), "pause", on=True)
    desk.do(HOST, "pause", on=False)
    desk.pass_time(300_000)
    assert wanted(desk, "pause") == [0]
    desk.do(guest(1), "pause", on=False)
    assert not desk.live.paused
