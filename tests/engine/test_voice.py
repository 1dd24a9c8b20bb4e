"""Voices: each bot has its own, keeps it, and does not repeat itself."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from lastwire import games
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Said
from lastwire.engine.voice import VARIANTS, VOICES, Choir
from lastwire.games.time_bomb.rules.talk import Role, Suggest
from lastwire.lab import arena
from lastwire.language.catalogue import catalogue, languages


def test_voices_differ_stay_and_do_not_repeat_themselves() -> None:
    choir, talk = Choir(Rng(seed_of("choir"))), list[Said]()
    for number in range(60):
        act = Suggest(0) if number % 3 else Role("swat")
        talk.append(Said(number + 1, number % 5, (1, 1), choir.lend(act, number % 5, talk)))
    by_seat = defaultdict[int, list[Any]](list)
    for said in talk:
        by_seat[said.seat].append(said.act)
    assert len({acts[0].voice for acts in by_seat.values()}) == 5
    for acts in by_seat.values():
        assert len({act.voice for act in acts}) == 1
        for kind in (Role, Suggest):
            variants = [act.variant for act in acts if isinstance(act, kind)]
            assert all(one != two for one, two in pairwise(variants))
    # Whoever begins again, after a restart say, goes on in the voice it had.
    assert Choir(Rng(seed_of("other"))).lend(Role("swat"), 3, talk).voice == by_seat[3][0].voice


def test_what_was_not_said_changes_nothing() -> None:
    one, two = Choir(Rng(seed_of("choir"))), Choir(Rng(seed_of("choir")))
    one.lend(Role("swat"), 2, [])
    assert [one.lend(Suggest(0), seat, []) for seat in range(6)] == [
        two.lend(Suggest(0), seat, []) for seat in range(6)
    ]


@pytest.mark.parametrize("name", games.NAMES)
def test_every_voice_has_a_sentence_for_what_bots_say(name: str) -> None:
    match = arena.play(name, ["baseline"] * 4, seed_of("voices"))
    voices = {said.act.voice for said in match.talk if said.act.voice}
    talk = match.game.talk
    assert talk is not None
    assert talk.voiced or not voices
    for language in languages():
        say = catalogue(language, match.game.home, strict=True).say
        for said in match.talk:
            if said.act.voice:
                ways = {
                    say(match.game.words.utter(_as(said, voice, variant), 0, match.talk))
                    for voice in VOICES
                    for variant in range(VARIANTS)
                }
                assert len(ways) == len(VOICES) * VARIANTS


def _as(said: Said, voice: str, variant: int) -> Said:
    return replace(said, act=replace(said.act, voice=voice, variant=variant))
