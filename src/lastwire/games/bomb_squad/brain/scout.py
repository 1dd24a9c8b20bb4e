"""Several routes at once: for those who choose among them by the cards that are there (BSQ-10.3, BSQ-10.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lastwire.games.bomb_squad.brain.planner import AHEAD, CARD, SCARCE, Allowance, Planner, Route, _Key, _Node
from lastwire.games.bomb_squad.brain.quest import UNLIMITED, Quest
from lastwire.games.bomb_squad.brain.terrain import way_to
from lastwire.games.bomb_squad.rules.building import FACE_LEVEL, FIRST_BOMB
from lastwire.games.bomb_squad.rules.drive import bits
from lastwire.games.bomb_squad.rules.state import State

SLACK: Final = 30  # routes that cost so much more than the best are kept, in tenths of a card
MOST: Final = 24  # routes kept
ALIKE: Final = 2  # of them with the same opening
OPENING: Final = 3  # actions by which beginnings are told apart
LATE: Final = 6  # for each tenth of a card by which something comes too late
CRATES: Final = 90  # positions looked at from one place, where crates can stand almost anywhere
KEPT: Final = 60_000  # positions remembered between searches

# An action, and the cheapest ways to where it can be done: cost, square, crates, moves.
Ways = tuple[tuple[tuple[int, int], tuple[tuple[int, int, tuple[int, ...], tuple[tuple[int, int], ...]], ...]], ...]

_ways: dict[object, Ways] = {}


class Scout(Planner):
    """A planner that keeps what is late in mind all the way, and answers with every good route it met.

    `goal`: the things that count, as bits; the others are saved for the sake of doors alone.
    """

    def __init__(self, state: State, width: int, goal: int) -> None:
        super().__init__(state, SCARCE, width)
        self.each = max(2, width // 6)  # kept of each opening
        setting = state.setting
        self.goal = goal
        if state.crates:
            self.near = CRATES
        self.bombs = sum(1 << index for index, face in enumerate(state.faces) if face >= FIRST_BOMB)
        others = tuple([square for index, square in enumerate(state.robots) if index != state.selected])
        self._where = (setting.mission.grid, setting.robots, state.selected, others)

    def routes(self, allowance: Allowance = ()) -> tuple[Route, ...]:
        """The good routes, best first; one that does what it can if none clears the building."""
        state = self.state
        first = _Node(
            0,
            0,
            state.robots[state.selected],
            state.crates,
            state.on,
            state.shut,
            state.saved,
            state.up,
            None,
            (),
            None,
        )
        beam, best = [first], first
        done: list[_Node] = []
        for _ in range(60):
            layer: dict[tuple[int, tuple[int, ...], int, int], _Node] = {}
            for node in beam:
                for after in self._continued(node, allowance):
                    if not after.on & self.goal or self._over(after):
                        done.append(after)
                        continue
                    key = (after.square, after.crates, after.on, after.shut)
                    if key not in layer or after.rank < layer[key].rank:
                        layer[key] = after
            ranked = sorted(layer.values(), key=lambda node: (node.rank, node.square, node.on, node.shut))
            beam = self._thin(ranked)
            if not beam:
                break
            if done and min(node.rank for node in done) + SLACK <= beam[0].rank:
                break
            if beam[0].rank - beam[0].cost < best.rank - best.cost or best is first:
                best = beam[0]
        if not done:
            return (Route(self._legs(best), best.rank, False),)
        done.sort(key=lambda node: (node.rank, node.square, node.cost))
        found: dict[object, Route] = {}
        times: dict[object, int] = {}
        for node in done:
            if node.rank > done[0].rank + SLACK or len(found) == MOST:
                break
            times[node.opening] = times.get(node.opening, 0) + 1
            if times[node.opening] <= ALIKE:
                legs = self._legs(node)
                found.setdefault(legs, Route(legs, node.rank, not self._left(node.on)))
        return tuple(found.values())

    def _thin(self, ranked: list[_Node]) -> list[_Node]:
        """The best of a layer, and the best of each opening: a team does not choose its cards."""
        kept = ranked[: self.width]
        seen_: dict[object, int] = {}
        for node in ranked:
            number = seen_.get(node.opening, 0)
            seen_[node.opening] = number + 1
            if number < self.each and node.rank <= ranked[0].rank + 2 * SLACK:
                kept.append(node)
        return list(dict.fromkeys(kept))

    def _options(self, node: _Node) -> Ways:
        key = (self._where, node.square, node.crates, node.on, node.shut)
        known = _ways.get(key)
        if known is None:
            quest = Quest(node.on, node.shut, UNLIMITED, 0, CARD)
            reached = self._reached(node, quest)
            known = tuple(
                (act, tuple([(cost, *self.terrain.place(spot), way_to(spot, reached)) for cost, spot in ways]))
                for act, ways in quest.found()
            )
            if len(_ways) >= KEPT:
                _ways.clear()
            _ways[key] = known
        return known

    def _continued(self, node: _Node, allowance: Allowance) -> list[_Node]:
        faces, plan, fog = self.state.faces, self.plan, self.state.setting.options.fog
        last = (node.on & self.bombs).bit_count() == 1 and all(faces[index] for index in bits(node.on))
        guarded = last and bool(node.on & ~self.bombs & self.goal)
        found = []
        for act, ways in self._options(node):
            kind, index = act
            if kind == 0 and guarded and faces[index] >= FIRST_BOMB:
                continue
            if kind == 1 and not fog and not node.saved >> plan.door_level[index] & 1:
                continue
            for cost, square, crates, way in ways:
                after = self._after(node, act, cost, square, crates, way, allowance)
                if after is not None:
                    found.append(after)
        return found

    def _after(
        self,
        node: _Node,
        act: tuple[int, int],
        cost: int,
        square: int,
        crates: tuple[int, ...],
        way: tuple[tuple[int, int], ...],
        allowance: Allowance,
    ) -> _Node | None:
        faces = self.state.faces
        on, shut, saved = node.on, node.shut, node.saved
        kind, index = act
        total = node.cost + cost + CARD
        late = node.late
        if kind == 1:
            shut &= ~(1 << index)
        else:
            on &= ~(1 << index)
            face = faces[index]
            if 0 < face < FIRST_BOMB:
                saved |= 1 << FACE_LEVEL[face]
            late += sum(LATE * (total - most) for each, most in allowance if each == face and total > most)
        if not self.terrain.safe(square, crates, on, shut):
            return None
        ahead = (on & self.goal).bit_count()
        standing = 0
        if on & self.goal:
            for each, most in allowance:
                if total + CARD > most:
                    count = sum(1 for index in bits(on & self.goal) if faces[index] == each)
                    standing += LATE * (total + CARD - most) * count
        return _Node(
            total + AHEAD * ahead + late + standing,
            total,
            square,
            crates,
            on,
            shut,
            saved,
            node.up,
            node,
            way,
            act,
            late,
            node.opening if len(node.opening) == OPENING else (*node.opening, act),
        )


def good_routes(state: State, width: int, allowance: Allowance, goal: int = -1) -> tuple[Route, ...]:
    """The routes from this position, for the selected robot; equal positions share one search."""
    return _routes(_Key(state), width, allowance, goal)


@lru_cache(256)
def _routes(key: _Key, width: int, allowance: Allowance, goal: int) -> tuple[Route, ...]:
    return Scout(key.state, width, goal).routes(allowance)
