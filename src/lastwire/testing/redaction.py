"""Redactions taken away, one at a time: whatever a view or an event hides is shown, and the twin run has to notice.

What is hidden is found, not listed: each place of a view that differs between eyes, each secret in an event, and each
kind of event that only some are told. `python -m lastwire.testing.redaction [GAME…]` tries them all.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple, TypeAlias

import msgspec

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.secret import Secret
from lastwire.engine.types import ALL, PUBLIC, Seat, Told, Viewer
from lastwire.errors import Refused
from lastwire.message import Message
from lastwire.table.table import Table
from lastwire.testing.comparison import Run
from lastwire.testing.leak import telling
from lastwire.testing.position import AnyGame, AnyMatch, walk
from lastwire.testing.twin import Leak, Pair, Twins, load_twins
from lastwire.testing.variant import variant

Path: TypeAlias = tuple[str, ...]  # names of fields; "*" for every place of a list
Truth: TypeAlias = Callable[[AnyGame, Any, Viewer], Any]  # a view that shows what this viewer's hides

STEPS = 2_000  # within which a redaction that is gone must be noticed
PATIENCE = 8  # this many times more steps, if nothing was noticed
MATCHES = 12  # searched for what is hidden
EVERY = 5  # positions
SCENES = 8  # kept for an event
PLACES = 8  # kept for a place of a view


class Spot(NamedTuple):
    """A move about to be made, after which something is told to only some viewers."""

    match: AnyMatch
    seat: Seat
    move: Any


@dataclass(frozen=True)
class Redaction:
    """Something that is hidden from somebody, and the rules without the hiding."""

    name: str
    without: Callable[[AnyGame], AnyGame]
    holds: Callable[[AnyGame, Any, Viewer], Any] | None = None  # what it hides, in a state
    scenes: list[Spot] = field(default_factory=list)  # that lead to it, for events
    places: list[AnyMatch] = field(default_factory=list)  # where it hides something, for views


@dataclass
class Verdict:
    """What became of the redactions of one game."""

    game: str
    caught: dict[str, str] = field(default_factory=dict)
    survived: list[str] = field(default_factory=list)
    idle: list[str] = field(default_factory=list)  # in no twins did what they hide differ


# --- what is hidden ---------------------------------------------------------------------------------------------------


def _others(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    """The view of the next seat."""
    return game.view(state, 0 if viewer < 0 else (viewer + 1) % game.view(state, PUBLIC).seats)


def _all(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    return game.view(state, ALL)


TRUTHS: dict[str, Truth] = {"all": _all, "a neighbour": _others}


def differing(mine: Any, true: Any, path: Path = ()) -> Iterator[Path]:
    """The places where what is shown hides something: the truth there is different, and is not empty."""
    if isinstance(mine, msgspec.Struct) and type(mine) is type(true):
        for name in mine.__struct_fields__:
            yield from differing(getattr(mine, name), getattr(true, name), (*path, name))
    elif isinstance(mine, tuple) and isinstance(true, tuple) and len(mine) == len(true):
        for one, other in zip(mine, true, strict=True):
            yield from differing(one, other, (*path, "*"))
    elif mine != true and true not in (None, (), "", {}):
        yield path


def shown(mine: Any, true: Any, path: Path) -> Any:
    """The same with the truth in this place."""
    if not path:
        return true
    name, *rest = path
    if name == "*":
        if not (isinstance(mine, tuple) and isinstance(true, tuple) and len(mine) == len(true)):
            return mine
        return tuple(shown(one, other, tuple(rest)) for one, other in zip(mine, true, strict=True))
    if not isinstance(mine, msgspec.Struct) or type(mine) is not type(true):
        return mine
    return msgspec.structs.replace(mine, **{name: shown(getattr(mine, name), getattr(true, name), tuple(rest))})


def _nowhere(view: Any, rng: Rng) -> Any:
    """A view that shows too much may fit no world: whoever asks for advice that needs one is refused."""
    raise Refused("E_NONE", "", Message("refuse-practice"))


def _in_a_view(whose: str, path: Path) -> Redaction:
    truth = TRUTHS[whose]

    def holds(game: AnyGame, state: Any, viewer: Viewer) -> Any:
        return shown(game.view(state, viewer), truth(game, state, viewer), path)

    def without(game: AnyGame) -> AnyGame:
        return variant(game, view=lambda state, viewer: holds(game, state, viewer), imagine=_nowhere)

    return Redaction(f"view of {whose}: {'.'.join(path)}", without, holds)


def _bare(value: Any) -> Any:
    """The value with every secret in it unsealed."""
    if isinstance(value, Secret):
        return Secret(value.value, (*range(16), PUBLIC))
    return tuple(_bare(each) for each in value) if isinstance(value, tuple) else value


def _holds_secret(value: Any) -> bool:
    return isinstance(value, Secret) or (isinstance(value, tuple) and any(map(_holds_secret, value)))


def _in_an_event(kind: type, name: str) -> Redaction:
    def change(told: Told, state: Any) -> list[Told]:
        if not isinstance(told.event, kind) or not isinstance(told.event, msgspec.Struct):
            return [told]
        bare = _bare(getattr(told.event, name))
        return [Told(msgspec.structs.replace(told.event, **{name: bare}), told.only, told.at)]

    return Redaction(f"event {kind.__name__}: {name}", lambda game: telling(game, change))


def _private(kind: type) -> Redaction:
    def change(told: Told, state: Any) -> list[Told]:
        return [Told(told.event, at=told.at) if type(told.event) is kind else told]

    return Redaction(f"event {kind.__name__}: told to some", lambda game: telling(game, change))


def redactions(game: AnyGame, seed: str = "0") -> list[Redaction]:
    """Everything that is hidden from somebody somewhere in some random matches."""
    found: dict[str, Redaction] = {}

    def add(redaction: Redaction) -> Redaction:
        return found.setdefault(redaction.name, redaction)

    for number in range(MATCHES):
        rng = Rng(seed_of(f"{seed} redactions {number}"))
        before: tuple[Any, int, int] | None = None
        for place, match in enumerate(walk(game, rng)):
            scene = None
            if before is not None and len(match.entries) == before[1] + 1:
                scene = _scene(match, before[0])
            for line in match.log[0 if before is None else before[2] :]:
                for redaction in _told(line):
                    scenes = add(redaction).scenes
                    if scene is not None and len(scenes) < SCENES:
                        scenes.append(scene)
            before = (match.state.copy(), len(match.entries), len(match.log))
            if place % EVERY or match.prompt is None:
                continue
            for viewer in (*range(match.seats), PUBLIC):
                mine = game.view(match.state, viewer)
                for whose, truth in TRUTHS.items():
                    for path in differing(mine, truth(game, match.state, viewer)):
                        places = add(_in_a_view(whose, path)).places
                        if len(places) < PLACES and (not places or places[-1].entries != match.entries):
                            places.append(_here(match))
    return [found[name] for name in sorted(found)]


def _here(match: AnyMatch) -> AnyMatch:
    """The match as it stands, while the original is played on."""
    copy = Match.start_from(match.game, match.options, match.seats, match.seed, match.state)
    copy.entries = match.entries[:]
    return copy


def _scene(match: AnyMatch, state: Any) -> Spot | None:
    """The last move of this match, made from this state."""
    entry = match.entries[-1]
    if entry.seat < 0 or entry.move is None:
        return None
    return Spot(Match.start_from(match.game, match.options, match.seats, match.seed, state), entry.seat, entry.move)


def _told(line: Any) -> Iterator[Redaction]:
    """What a line of the log hides from somebody."""
    if isinstance(line, Told):
        for name in line.event.__struct_fields__:
            if _holds_secret(getattr(line.event, name)):
                yield _in_an_event(type(line.event), name)
        if line.only is not None:
            yield _private(type(line.event))


# --- whether it is noticed --------------------------------------------------------------------------------------------


Twin: TypeAlias = tuple[AnyMatch, Any, Viewer]


class Pool:
    """Twins of each kind of secret, found once and used for every redaction."""

    def __init__(self, game: AnyGame, twins: Twins, seed: str, each: int) -> None:
        self.game = game
        self.twins = twins
        self.found: dict[str, list[Twin]] = {kind: [] for kind in twins.KINDS}
        finder = Run(game, seed, twins)
        for number in range(40 * each * len(twins.KINDS)):
            kind = min(twins.KINDS, key=lambda kind: (len(self.found[kind]), kind))
            if len(self.found[kind]) >= each:
                break
            twin = finder._find(kind, Rng(seed_of(f"{seed} pool {number}")))
            if twin is not None:
                self.found[kind].append(twin)

    def tells(self, redaction: Redaction) -> bool:
        """Whether what it hides differs in some twins: in those of the pool, or in some from where it was found. The
        latter are kept for the search."""
        if redaction.holds is None:
            return True
        if any(self._differs(redaction, *twin) for twins in self.found.values() for twin in twins):
            return True
        rng, kept = Rng(seed_of(f"places {redaction.name}")), False
        for match, kind, viewer in product(redaction.places, self.twins.KINDS, (*range(16), PUBLIC)):
            if viewer < match.seats:
                other = self.twins.twin(match.state, viewer, kind, rng)
                if other is not None and self._differs(redaction, match, other, viewer):
                    self.found[kind].append((match, other, viewer))
                    kept = True
        return kept

    def _differs(self, redaction: Redaction, match: AnyMatch, other: Any, viewer: Viewer) -> bool:
        encode = self.game.codec.encode
        assert redaction.holds is not None
        here, there = (redaction.holds(self.game, state, viewer) for state in (match.state, other))
        return encode(here) != encode(there)


class Search(Run):
    """A run that takes its twins from a pool."""

    def __init__(self, pool: Pool, redaction: Redaction, seed: str) -> None:
        super().__init__(pool.game, f"{seed} {redaction.name}", pool.twins, lambda: redaction.without(pool.game))
        self._pool = pool

    def _find(self, kind: str, rng: Rng) -> Twin | None:
        known = self._pool.found[kind]
        return rng.pick(known) if known else None


def acted(pool: Pool, redaction: Redaction, seed: str) -> str:
    """What the law says when the scenes that lead to an event are played in twin worlds; empty if nothing."""
    twins, rng = pool.twins, Rng(seed_of(f"{seed} scenes {redaction.name}"))
    for scene, kind, viewer in product(redaction.scenes, twins.KINDS, (*range(16), PUBLIC)):
        match, seat, move = scene
        if viewer == seat or viewer >= match.seats:
            continue
        for _ in range(4):
            other = twins.twin(match.state, viewer, kind, rng)
            if other is None:
                break
            for secretly in (False, True):
                tables = (redaction.without(pool.game), redaction.without(pool.game))
                pair = Pair(tables, twins, match, other, viewer, rng, Table)
                try:
                    if pair.act_otherwise(seat, move.__struct_config__.tag) if secretly else pair.act(seat, move):
                        pair.compare()
                except Leak as leak:
                    return f"{kind}: viewer {viewer} can tell two worlds apart: {leak}"
    return ""


def judge(
    game: AnyGame,
    seed: str = "0",
    steps: int = STEPS,
    each: int = 5,
    twins: Twins | None = None,
    progress: Callable[[str], None] = lambda line: None,
) -> Verdict:
    """Take away each redaction of a game in turn."""
    pool = Pool(game, twins or load_twins(game), seed, each)
    verdict = Verdict(game.info.name)
    for redaction in redactions(game, seed):
        if not pool.tells(redaction):
            verdict.idle.append(redaction.name)
            progress(f"idle     {redaction.name}")
            continue
        if reason := acted(pool, redaction, seed):
            verdict.caught[redaction.name] = reason
            progress(f"caught   {redaction.name} (when it is told)")
            continue
        search = Search(pool, redaction, seed)
        tally = search.go(steps)
        if not tally.violations:
            tally = search.go(PATIENCE * steps)  # some things are rarely told
        if tally.violations:
            verdict.caught[redaction.name] = tally.violations[0]
            progress(f"caught   {redaction.name} (after {tally.steps} steps)")
        else:
            verdict.survived.append(redaction.name)
            progress(f"SURVIVED {redaction.name} ({tally.messages} messages compared)")
    return verdict


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m lastwire.testing.redaction", description=__doc__)
    parser.add_argument("games", nargs="*", default=games.NAMES)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", default="0")
    chosen = parser.parse_args(arguments)
    survived = 0

    def report(line: str) -> None:
        print(f"  {line}", flush=True)

    for name in chosen.games:
        began = time.monotonic()
        print(name, flush=True)
        verdict = judge(
            games.load(name), chosen.seed, chosen.steps, progress=lambda line: print(f"  {line}", flush=True)
        )
        survived += len(verdict.survived)
        print(
            f"{name}: {len(verdict.caught)} caught, {len(verdict.survived)} survived, {len(verdict.idle)} hide nothing"
            f" that differs between twins, in {time.monotonic() - began:.0f} s",
            flush=True,
        )
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
