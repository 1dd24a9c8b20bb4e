"""Pair after pair of worlds from random matches, until enough is compared.

A pair ends when the viewer becomes entitled to a value in which the two worlds differ, when the match is over, or after
`LONGEST` steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Viewer
from lastwire.table.table import Table
from lastwire.testing.position import AnyGame, AnyMatch, walk
from lastwire.testing.twin import Leak, Pair, Twins, load_twins, viewer_name

LONGEST = 120  # steps of one pair
# How much further a run goes for a kind of secret that is rarely met.
SPARE = 2_000
PAIRS = 1_000
FERTILE = 8  # positions to go on from that are kept for a kind of secret while others are looked for


@dataclass
class Compared:
    """What a run has compared, and what it found."""

    steps: int = 0
    pairs: int = 0
    messages: int = 0
    moments: int = 0  # scheduled times
    frames: int = 0  # of replays
    described: int = 0  # positions in words
    secrets: Counter[str] = field(default_factory=Counter)  # messages to the viewer, by kind of secret
    beside: Counter[str] = field(default_factory=Counter)  # messages to others, by kind of secret
    paired: Counter[str] = field(default_factory=Counter)  # pairs by kind of secret
    viewers: Counter[str] = field(default_factory=Counter)  # messages to people, to bots and to the public
    actions: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)


class Run:
    """Pairs until enough steps are compared. Kinds of secrets take turns: the one compared least comes next."""

    def __init__(
        self,
        game: AnyGame,
        seed: str,
        twins: Twins | None = None,
        tables: Callable[[], AnyGame] | None = None,
        table: type[Table] = Table,
    ) -> None:
        self.game = game
        self.twins = load_twins(game) if twins is None else twins
        self.tally = Compared(secrets=Counter(dict.fromkeys(self.twins.KINDS, 0)))
        self._seed = seed
        self._tables = tables or (lambda: game)  # the rules as the tables know them: planted leaks go here
        self._table = table
        self._barren: Counter[str] = Counter()
        self._fertile: dict[str, list[AnyMatch]] = {kind: [] for kind in self.twins.KINDS}

    def go(self, steps: int, violations: int = 1, progress: Callable[[int], None] | None = None) -> Compared:
        """Compare this many steps, or stop after this many violations. A kind of secret that was compared too little
        gets more."""
        tally, number = self.tally, 0
        while len(tally.violations) < violations and number < PAIRS + 4 * steps:
            if tally.steps >= steps and (tally.steps >= SPARE + 2 * steps or not self.below_floor()):
                break
            number += 1
            self._pair(Rng(seed_of(f"{self._seed} pair {number}")), number)
            if progress is not None:
                progress(tally.steps)
        return tally

    def below_floor(self) -> list[str]:
        """The kinds of secrets for which too little was compared: a quarter of an even share of the steps is enough."""
        tally = self.tally
        floor = max(1, tally.steps // (4 * len(self.twins.KINDS)))
        return [
            f"{kind}: only {count} messages compared in {tally.steps} steps, {floor} are asked for"
            for kind, count in tally.secrets.items()
            if count < floor
        ]

    def _pair(self, rng: Rng, number: int) -> None:
        tally = self.tally
        kind = min(self.twins.KINDS, key=lambda each: (tally.secrets[each] + 5 * self._barren[each], rng.word()))
        found = self._find(kind, rng)
        if found is None:
            self._barren[kind] += 1
            return
        match, other, viewer = found
        began = len(match.entries)
        pair = Pair((self._tables(), self._tables()), self.twins, match, other, viewer, rng, self._table)
        tally.pairs += 1
        tally.paired[kind] += 1
        try:
            self._play(pair, kind)
        except Leak as leak:
            who = viewer_name(viewer) if viewer == PUBLIC else f"{viewer_name(viewer)} of {match.seats}"
            tally.violations.append(
                f"{kind}: {who} can tell two worlds apart after {began} entries"
                f" (pair {number} of seed {self._seed!r}, {match.options}): {leak}"
            )

    def _find(self, kind: str, rng: Rng) -> tuple[AnyMatch, Any, Viewer] | None:
        """A position of a random match with a twin, each with the same chance.

        Matches that had some are used again: now and then only their options, more often that very position, with
        different chance from there on. So even a secret that needs one card in twelve, unlocked and used, is met often
        enough.
        """
        found, count = None, 0
        known = self._fertile[kind]
        again = rng.pick(known) if known and rng.below(4) else None
        since = None if again is None or rng.below(3) == 0 else _frozen(again, rng.fork("another way").seed)
        for match in walk(self.game, rng, None if again is None else again.options, since):
            if match.prompt is None:
                break
            viewer = rng.below(match.seats + 1)
            viewer = PUBLIC if viewer == match.seats else viewer
            self._note(kind, match, viewer, rng)
            other = self.twins.twin(match.state, viewer, kind, rng)
            if other is not None:
                count += 1
                if rng.below(count) == 0:
                    found = (_frozen(match, match.seed), other, viewer)
        if found is not None and since is None:
            known.append(found[0])
        return found

    def _note(self, kind: str, match: AnyMatch, viewer: Viewer, rng: Rng) -> None:
        """Keep the position for other kinds of secrets that are rarely met."""
        for other, known in self._fertile.items():
            if other != kind and len(known) < FERTILE and self.twins.twin(match.state, viewer, other, rng) is not None:
                known.append(_frozen(match, match.seed))

    def _play(self, pair: Pair, kind: str) -> None:
        tally, a, b = self.tally, *pair.rigs
        whose = "public" if pair.viewer == PUBLIC else "bot" if pair.viewer in pair.bots else "seat"
        action = "begin"
        for _ in range(LONGEST):
            pair.pump()
            if a.over or b.over or pair.parted(pair.viewer):
                return
            messages = pair.compare()
            beside = pair.compare_beside()
            tally.described += pair.compare_positions()
            tally.moments += pair.compare_moments()
            tally.actions[action] += 1
            tally.steps += 1
            tally.messages += messages + beside
            tally.secrets[kind] += messages
            tally.viewers[whose] += messages
            tally.beside[kind] += beside
            tally.viewers["beside"] += beside
            if tally.steps % 16 == 0:
                tally.frames += pair.compare_replays()
            action = pair.step()


def _frozen(match: AnyMatch, seed: bytes) -> AnyMatch:
    """The match as it is now, while the original is played on; its later chance comes from this seed."""
    copy: AnyMatch = type(match).start_from(match.game, match.options, match.seats, seed, match.state)
    copy.entries = match.entries[:]
    return copy
