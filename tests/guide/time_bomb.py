"""The matches that the pictures in Time Bomb's rules for players come from."""

from __future__ import annotations

from lastwire.engine.match import Match
from lastwire.games.time_bomb.rules.talk import Hand, Suggest
from tests.games.time_bomb.kit import NAMES, begin, play


def claims(match: Match, *said: int) -> Match:
    """All say how many SUCCESS they hold, and that they have no BOOM."""
    for seat, success in enumerate(said):
        match.say(seat, Hand(success, 0))
    return match


def whole_round() -> Match:
    """Five look, talk and cut; then what is left is dealt anew. Cole and Dora are Terrorists."""
    match = begin("sSsss/SssSs/ssBss/sssSs/Sssss A 1 0 SSTTS", ["ssSs/ssss/sSss/Bsss/sssS"], ready_gate=True)
    claims(match, 1, 2, 2, 0, 1)
    return play(match, "A ready, B ready, C ready, D ready, E ready, A>B0, B>E0, E>C0, C>D1, D>A0")


def bait() -> Match:
    """Cole, who holds the BOOM, claims two SUCCESS, and Dora helps him."""
    match = claims(begin("sSs/sss/Bss/sSs/sss B 3 3 SSTTS"), 1, 0, 2, 0, 0)
    match.say(3, Suggest(2))
    return play(match, "B>C0")


def last_round() -> Match:
    """One SUCCESS is missing, and two players claim it."""
    return play(claims(begin("ss/ss/ss/Bs/sS A 4 4 SSTTS"), 0, 0, 1, 0, 1), "A>E1")


MATCHES = {"round": whole_round, "bait": bait, "last": last_round}
CALLED = NAMES
CARDS = {"role": ["swat", "terrorist"], "wire": ["safe", "success", "boom"], "nippers": ["nippers"]}
