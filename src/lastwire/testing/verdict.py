"""All laws on some games, as `lastwire laws` reports them: positions, twin worlds, and leaks planted on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lastwire import games
from lastwire.engine.rng import Rng, seed_of
from lastwire.errors import LastWireError
from lastwire.testing.comparison import Run
from lastwire.testing.law import Violation, check_position, records_replay
from lastwire.testing.leak import PLANTED, caught, has_place
from lastwire.testing.position import AnyGame, walk
from lastwire.testing.twin import Twins

MOST = 20  # violations that are written down
WHOLE = 200  # positions at the beginning of a match that are all checked
PLANTED_STEPS = 5_000  # within which a planted leak must be found


def run_laws(
    names: Sequence[str], steps: int, seed: str = "0", progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Check every law on each game, with this many steps of twin worlds; `progress` is called with how many are
    done."""
    report: dict[str, Any] = {}
    found = total = 0
    for number, name in enumerate(names):
        game = games.load(name)

        def done(count: int, before: int = number * steps) -> None:
            if progress is not None:
                progress(before + min(count, steps))

        report[name] = judge(game, steps, seed, progress=done)
        leaks = planted(game, seed)
        found += sum(bool(reason) for reason in leaks.values())
        total += len(leaks)
    placeless = len(names) * len(PLANTED) - total
    return {"games": report, "planted": {"caught": found, "total": total, "placeless": placeless}}


def judge(
    game: AnyGame,
    steps: int,
    seed: str = "0",
    twins: Twins | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """The laws on one game: at reachable positions, and between twin worlds."""
    positions, violations = check_laws(game, max(20, steps // 20), seed)
    run = Run(game, seed, twins)
    tally = run.go(steps, violations=MOST, progress=progress)
    violations += tally.violations + run.below_floor()
    return {
        "steps": tally.steps,
        "pairs": tally.pairs,
        "messages_compared": tally.messages,
        "secrets": {kind: count + tally.beside[kind] for kind, count in tally.secrets.items()},
        "violations": list(dict.fromkeys(violations))[:MOST],
        "positions": positions,
        "mean_pair_length": round(tally.steps / max(1, tally.pairs), 1),
        "pairs_by_secret": dict(tally.paired),
        "messages_by_viewer": dict(tally.viewers),
        "replay_frames_compared": tally.frames,
        "positions_in_words_compared": tally.described,
        "times_compared": tally.moments,
        "actions": dict(sorted(tally.actions.items())),
    }


def check_laws(game: AnyGame, positions: int, seed: str = "0") -> tuple[int, list[str]]:
    """Check the laws at this many positions of random matches, each played to its end; returns how many were checked,
    and what is wrong."""
    seen, number = 0, 0
    violations: list[str] = []
    while seen < positions and len(violations) < MOST:
        number += 1
        rng = Rng(seed_of(f"{seed} match {number}"))
        digests: list[str] = []
        where = f"(match {number} of seed {seed!r}"
        try:
            for match in walk(game, rng):
                digests.append(match.digest())
                # In a long match, the whole beginning and every eighth position after that.
                if len(digests) > WHOLE and len(digests) % 8:
                    continue
                seen += 1
                found = check_position(match, rng.fork("laws"))
                violations += [f"{each} {where}, after {len(match.entries)} entries)" for each in found]
            records_replay(match, digests)
        except (Violation, LastWireError, AssertionError) as broken:
            violations.append(f"{broken} {where})")
    return seen, violations[:MOST]


def planted(game: AnyGame, seed: str = "0", twins: Twins | None = None) -> dict[str, str]:
    """Each leak that has a place in this game, and what the twin run says about it; empty if it was not found."""
    return {leak.name: caught(leak, game, PLANTED_STEPS, seed, twins) for leak in PLANTED if has_place(leak, game)}
