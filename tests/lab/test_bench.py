"""The bench measures what it says; how fast that is depends on the machine and is not tested."""

from __future__ import annotations

import importlib.util

import pytest

from lastwire import games
from lastwire.lab import bench, inference, peers


def test_every_figure_is_measured() -> None:
    told: list[str] = []
    speeds = bench.measure(games.NAMES, rounds=2, round_s=0.02, progress=told.append)
    assert list(speeds.games) == list(games.NAMES)
    for name, speed in speeds.games.items():
        game = games.load(name)
        assert speed.seats in game.seats(game.types.Options())
        assert min(speed.moves_per_s, speed.matches_per_s, speed.copy_us, speed.view_us) > 0
        assert speed.moves_per_s == pytest.approx(speed.matches_per_s * speed.moves_per_match, rel=0.5)
        assert f"{name}, round 2 of 2" in told
    assert speeds.peers == {}
    assert speeds.ratios == {}


def test_a_peer_is_measured_beside_them_or_named_as_missing() -> None:
    if importlib.util.find_spec("pyspiel") is None:
        with pytest.raises(peers.PeerMissing, match="pip install open_spiel"):
            bench.measure(games.NAMES, with_peers=True)
        return
    speeds = bench.measure(games.NAMES, with_peers=True, rounds=1, round_s=0.02)
    rival = speeds.peers[peers.OPENSPIEL_HANABI].moves_per_s
    for name, speed in speeds.games.items():
        assert speeds.ratios[name] == pytest.approx(speed.moves_per_s / rival, rel=0.01)


def test_openings_are_what_they_are_called() -> None:
    """Before any token only the own hand is known; afterwards there is one token for each expert."""
    for experts in (2, 3, 4, 5):
        before, after = inference._problems(experts, "opening")
        assert not any(before.shown)
        assert sum(map(bool, after.shown)) == experts
        assert before.keys == after.keys
        own = sum(before.starts[stand + 1] - before.starts[stand] for stand in before.own)
        assert sum(map(bool, before.keys)) == own


def test_the_odds_of_openings_are_measured() -> None:
    told: list[str] = []
    found = inference.measure(1, told.append)
    assert told == ["2 experts", "3 experts", "4 experts", "5 experts"]
    for openings in (found.before_tokens, found.after_tokens):
        assert list(openings) == [2, 3, 4, 5]
        assert all(0 < each.ms.median <= each.ms.max and each.sample_us.median > 0 for each in openings.values())
