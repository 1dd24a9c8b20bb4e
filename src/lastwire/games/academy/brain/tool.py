"""How the strong bot uses its Tools: when more is gained than by keeping them, by its own points and its rivals'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastwire.engine.types import Offer
from lastwire.games.academy.brain.policy import Tactic, best_of_three, outcome
from lastwire.games.academy.brain.value import Mind
from lastwire.games.academy.rules.moves import Draft, Move, Protect, UseTool
from lastwire.games.academy.rules.state import CARDS, CHICKEN, WAIT, WIRES
from lastwire.games.academy.rules.view import Progress, WireSeen

# What holding a Tool is worth, in points of margin: with two bombs ahead and with one, each for two, for three and for
# more players. Measured in matches of mixers who noted at every window what a Tool would have brought: the mean of what
# the best fixed threshold takes. Those that bring no points of their own by how those fared who had them.
WORTH: Final[dict[str, tuple[tuple[float, float, float], tuple[float, float, float]]]] = {
    "AIR_HORN": ((7.5, 7.5, 5.8), (6.2, 5.9, 4.5)),
    "AMPLIFIER": ((5.4, 4.8, 3.1), (4.3, 3.7, 2.0)),
    "BOMB_BLANKET": ((4.0, 3.9, 4.8), (2.7, 2.7, 3.4)),
    "CRIMPER": ((5.3, 5.6, 5.4), (4.1, 4.6, 4.3)),
    "DYNAMO": ((2.4, 3.3, 3.2), (1.7, 2.3, 2.3)),
    "FREEZER": ((5.4, 4.8, 3.4), (3.7, 3.2, 2.1)),
    "HAMMER": ((5.3, 5.6, 4.7), (5.0, 5.1, 3.6)),
    "HELMET": ((4.7, 3.8, 4.2), (3.4, 2.4, 2.6)),
    "JAMMER": ((4.1, 4.6, 5.8), (3.0, 3.4, 4.7)),
    "JUMPER": ((2.5, 3.7, 3.5), (1.8, 2.6, 2.5)),
    "MIRROR": ((1.5, 1.5, 1.2), (1.0, 1.0, 0.8)),
    "ORDERS": ((4.4, 5.2, 5.2), (2.9, 3.5, 3.7)),
    "SCHEMATICS": ((4.6, 4.7, 4.9), (3.4, 3.5, 3.8)),
    "SCRAMBLER": ((4.7, 3.5, 2.8), (3.1, 2.2, 1.8)),
    "SHIELD": ((4.7, 5.6, 5.7), (3.0, 3.8, 4.0)),
    "SNIFFER": ((2.6, 2.6, 2.6), (2.0, 2.0, 2.0)),
    "SWITCH": ((6.0, 7.2, 6.3), (4.4, 5.4, 4.8)),
    "TOOLKIT": ((3.3, 3.3, 3.3), (3.0, 3.0, 3.0)),
    "WRENCH": ((5.7, 3.2, 2.2), (4.4, 2.4, 1.5)),
    "X_RAY": ((3.0, 2.7, 1.7), (2.0, 2.0, 1.2)),
}


class Craft(Tactic):
    """A tactic that counts what rivals win and lose, and lets go of Tools as the last bomb nears its end."""

    def __init__(self, mind: Mind, spite: float, stakes: Sequence[float]) -> None:
        super().__init__(mind)
        self.costly = [spite * stake for stake in stakes]  # by seat, what a point of theirs is worth to this one

    def worth(self, tool: str) -> float:
        """What it is worth still to have a Tool, with the rest of this bomb and the bombs after it ahead."""
        size = min(self.mind.seats, 4) - 2
        ahead = 3 - self.view.bomb
        if self.view.phase == "window_e":  # this bomb is over
            return WORTH[tool][1][size] if ahead else 0.0
        if ahead or self.view.phase == "draft":
            return WORTH[tool][0 if ahead else 1][size]
        return WORTH[tool][1][size] * max(0.2, 1.2 - 0.7 * self.mind.age)

    # --- answers in turn ------------------------------------------------------------------------------

    def draft(self) -> Move:
        return Draft(max(self.view.display, key=self.worth))  # type: ignore[arg-type]

    def protect(self) -> Move:
        """The wire without which rivals are worst off."""
        acts = self.acts()
        before = [WIRES.index(wire) for wire in self.view.protected]
        free = [wire for wire in range(self.mind.wires) if wire not in before] or [0]
        return Protect(WIRES[max(free, key=lambda wire: self.margin(self.outlook(acts, {*before, wire})))])

    # --- Tools ----------------------------------------------------------------------------------------

    def _before_cut(self, tool: str, wire: WireSeen, cutting: Progress, offer: Offer) -> tuple[float, Move]:
        if tool != "WRENCH":
            return super()._before_cut(tool, wire, cutting, offer)
        mind, own = self.mind, self.view.own
        place = WIRES.index(wire.wire)
        top, boom = (None, None) if own is None else (own.tops[place], own.booms[place])
        link, penalty = mind.table.chain_per_card, mind.table.boom_penalty
        count = len(cutting.cutters)
        known = (wire.left, top, wire.length - wire.trigger, wire.up, boom, wire.bonus - link, link)
        risk, points = outcome(*known, count, count)
        wrenched, then = outcome(*known, count + 1, count)
        worse = points - then + penalty * (wrenched - risk)
        gain = worse * sum([self.costly[seat] for seat in cutting.cutters])
        if self.view.players[self.me].act == "CHICKEN":
            gain += mind.table.chicken_bonus * (wrenched - risk)
        return gain, UseTool("WRENCH")

    def _better(self, then: Sequence[float], now: Sequence[float]) -> float:
        return self.margin(then) - self.margin(now)

    def margin(self, points: Sequence[float]) -> float:
        """Own points, less the rivals' as they count."""
        return points[self.me] - sum([cost * gain for cost, gain in zip(self.costly, points, strict=True)])

    def acts(self) -> list[int]:
        return [CARDS.index(player.act) if player.act is not None else WAIT for player in self.view.players]

    def prospects(self, acts: Sequence[int]) -> list[float]:
        """By seat, the points to expect if everybody acts so and each Wait protects what then pays most."""
        closed = {WIRES.index(wire) for wire in self.view.protected}
        if self.view.phase == "window_a":
            lures = self.mind.lures()
            order = sorted(range(self.mind.wires), key=lambda wire: -lures[wire][acts.count(wire)])
            closed.update(order[: acts.count(WAIT)])
        return self.outlook(acts, closed)

    def outlook(self, acts: Sequence[int], closed: set[int]) -> list[float]:
        """By seat, the points to expect if everybody acts so and these wires are protected."""
        mind = self.mind
        found = [0.0] * mind.seats
        reached = 1.0
        for wire in range(mind.wires):
            count = acts.count(wire)
            if not count or wire in closed:
                continue
            blown, points = mind.known[wire][0][count], mind.known[wire][1][count]
            for seat, act in enumerate(acts):
                if act == wire:
                    found[seat] = reached * (points - mind.costs[seat] * blown)
            reached *= 1.0 - blown
        for seat, act in enumerate(acts):
            if act == CHICKEN:
                found[seat] = mind.table.chicken_bonus * (1.0 - reached) + mind.style.look * reached
            elif act == WAIT:
                found[seat] = float(mind.table.wait_points)
        return found

    # --- Tools in mind while choosing a card ----------------------------------------------------------

    def extras(self) -> list[list[float]] | None:
        """By wire and number of cutters, what own Tools would add to an own cut beyond what keeping them is worth."""
        tools = [tool for tool in self.view.players[self.me].tools if tool in _CUTTING]
        if not tools:
            return None
        mind = self.mind
        found = [[0.0] * (mind.seats + 1) for _ in range(mind.wires)]
        for place, wire in enumerate(self.view.wires):
            for count in range(1, min(mind.seats, 3, len(wire.left) - 1) + 1):
                gains = [self._extra(tool, place, wire, count) - self.worth(tool) for tool in tools]
                found[place][count] = max(0.0, *gains)
        return found

    def _extra(self, tool: str, place: int, wire: WireSeen, count: int) -> float:
        mind, own = self.mind, self.view.own
        boom = None if own is None else own.booms[place]
        link, cost = mind.table.chain_per_card, mind.costs[self.me]
        blown, points = mind.known[place][0][count], mind.known[place][1][count]
        now = points - cost * blown
        room, base = wire.length - wire.trigger, wire.bonus - link
        shown = len(wire.exposed)
        match tool:
            case "X_RAY" if count == 1:
                return best_of_three(wire.left, room, wire.up, boom, base, link, cost) - now
            case "AMPLIFIER" if count == 1:
                return (1.0 - blown) * (wire.chain + link)
            case "JAMMER" if count > 1:
                return points * (count - 1)
            case "HELMET":
                return blown * max(0.0, cost - 1.0)
            case "SCRAMBLER" if shown >= 3:
                return self._without(wire, range(shown - 3, shown), count) - now
            case "FREEZER" if shown:
                # The two highest: nearly always the best, and cheap to find.
                high = sorted(range(shown), key=lambda at: -wire.exposed[at])[:2]
                return self._without(wire, high, count) - now
        return 0.0


_CUTTING: Final = ("X_RAY", "AMPLIFIER", "JAMMER", "HELMET", "SCRAMBLER", "FREEZER")
