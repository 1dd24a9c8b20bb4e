"""What bots do when no card is chosen: Tools and when they are worth it, wires to protect, peeks, the draft."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from lastwire.engine.types import Offer
from lastwire.games.academy.brain.odds import draws
from lastwire.games.academy.brain.risk import Rates
from lastwire.games.academy.brain.value import Mind
from lastwire.games.academy.rules.content import TILES as TILE_COUNT
from lastwire.games.academy.rules.moves import Draft, Move, Pass, Peek, Protect, UseTool, XrayPick
from lastwire.games.academy.rules.state import CARDS, CHICKEN, WAIT, WIRES
from lastwire.games.academy.rules.view import Progress, View, WireSeen

# Taken first, if they are on display (chapter 10).
DRAFT_ORDER: Final = (
    "CRIMPER",
    "AMPLIFIER",
    "SCHEMATICS",
    "X_RAY",
    "SHIELD",
    "JAMMER",
    "HAMMER",
    "DYNAMO",
    "SCRAMBLER",
    "FREEZER",
    "WRENCH",
    "BOMB_BLANKET",
    "SWITCH",
    "JUMPER",
    "HELMET",
    "AIR_HORN",
    "TOOLKIT",
    "SNIFFER",
    "MIRROR",
    "ORDERS",
)

# The points a Tool must bring to be used now rather than kept.
RESERVE: Final = {
    "AIR_HORN": 3.0,
    "AMPLIFIER": 4.5,
    "BOMB_BLANKET": 5.0,
    "CRIMPER": 5.0,
    "DYNAMO": 4.0,
    "FREEZER": 3.0,
    "HAMMER": 3.5,
    "HELMET": 0.0,
    "JAMMER": 3.5,
    "JUMPER": 2.0,
    "ORDERS": 2.0,
    "SCHEMATICS": 3.0,
    "SCRAMBLER": 3.0,
    "SHIELD": 0.0,
    "SWITCH": 2.0,
    "WRENCH": 2.0,
    "X_RAY": 3.0,
}
LAST_BOMB_DISCOUNT: Final = 0.75  # what is not used by the end is worth nothing
SELDOM: Final = 0.05


# --- exact outcomes of one cut --------------------------------------------------------------------


@lru_cache(32768)
def outcome(
    left: tuple[int, ...],
    top: int | None,
    room: int,
    up: int,
    boom: int | None,
    base: int,
    link: int,
    count: int,
    divisor: int,
) -> tuple[float, float]:
    """The chance that so many flips explode, and the points if the full value is divided so."""
    if count > len(left):
        return 1.0, 0.0
    whole, ways = draws(left, count, top)
    hidden = _hidden(up, boom)
    explodes = scored = 0
    for (moved, last), number in ways.items():
        hit = _hit(moved, room, up, boom)
        explodes += number * hit
        scored += number * (hidden - hit) * ((last + base + link * count) // divisor)
    return explodes / (whole * hidden), scored / (whole * hidden)


def _hit(moved: int, room: int, up: int, boom: int | None) -> int:
    """At how many of the places where it may lie BOOM would be reached."""
    reached = min(TILE_COUNT, max(moved - room, 0))
    return max(0, reached - up) if boom is None else int(reached >= boom)


def _hidden(up: int, boom: int | None) -> int:
    """At how many places BOOM may lie."""
    return TILE_COUNT - up if boom is None else 1


@lru_cache(4096)
def best_of_three(
    left: tuple[int, ...], room: int, up: int, boom: int | None, base: int, link: int, cost: float
) -> float:
    """What a cut through the X-Ray is worth."""
    hidden = _hidden(up, boom)
    values = {}
    for value in set(left):
        risk = _hit(value, room, up, boom) / hidden
        values[value] = (1.0 - risk) * (value + base + link) - cost * risk
    hands = list(combinations(left, min(3, len(left))))
    return sum([max([values[value] for value in hand]) for hand in hands]) / len(hands)


class Tactic:
    """A mind at work on everything but the choice of a card."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.view: View = mind.view
        self.me = mind.me

    # --- answers in turn ------------------------------------------------------------------------------

    def draft(self) -> Move:
        wanted = list(DRAFT_ORDER)
        if self.view.seats <= 3:
            wanted.remove("JAMMER")
            wanted.append("JAMMER")
        return Draft(min(self.view.display, key=wanted.index))  # type: ignore[arg-type]

    def protect(self) -> Move:
        """The wire on which rivals stand to gain most."""
        worths = []
        for wire in range(self.mind.wires):
            cutters = self.acting(wire)
            blown, points = self.mind.known[wire]
            gain = sum([points[len(cutters)] - self.mind.costs[seat] * blown[len(cutters)] for seat in cutters])
            worths.append(-9.0 if WIRES[wire] in self.view.protected else gain)
        return Protect(WIRES[max(range(len(worths)), key=worths.__getitem__)])

    def peek(self, offers: Sequence[Offer]) -> Move:
        """Tiles of a wire that is hot, else the decks that pay most."""
        own = self.view.own
        heat = [self.mind.known[wire][0][1] for wire in range(self.mind.wires)]
        near = [self._nearness(wire) for wire in range(self.mind.wires)]
        blind = [wire for wire in range(self.mind.wires) if own is not None and own.booms[wire] is None]
        if (
            any(offer.fields["mode"].options == ("mirror",) for offer in offers)
            and sum([near[wire] > 0.3 for wire in blind]) >= 2
        ):
            return Peek("mirror")
        if blind:
            hottest = max(blind, key=lambda wire: (heat[wire], near[wire]))
            if heat[hottest] > SELDOM or near[hottest] > 0.45:
                return Peek("tiles", (WIRES[hottest],))
        stakes = sorted(range(self.mind.wires), key=lambda wire: -self.mind.public[wire][1][1])
        return Peek("decks", tuple([WIRES[wire] for wire in sorted(stakes[:2])]))

    def _nearness(self, wire: int) -> float:
        """How likely two more cards reach a tile that is face down."""
        seen = self.view.wires[wire]
        whole, ways = draws(seen.left, min(2, len(seen.left)))
        room = seen.length - seen.trigger + seen.up
        return sum([number for (moved, _), number in ways.items() if moved > room]) / whole

    def pick(self) -> Move:
        """BSA-4.12.20: the card worth most under the X-Ray."""
        own, cutting = self.view.own, self.view.cutting
        if own is None or own.xray is None or cutting is None:
            raise ValueError("nothing lies under the X-Ray")
        wire = WIRES.index(cutting.wire)
        seen = self.view.wires[wire]
        hidden = _hidden(seen.up, own.booms[wire])
        worths = []
        for value in own.xray:
            risk = _hit(value, seen.length - seen.trigger, seen.up, own.booms[wire]) / hidden
            worths.append((1.0 - risk) * (value + seen.bonus) - self.mind.costs[self.me] * risk)
        return XrayPick(max(range(len(worths)), key=worths.__getitem__))

    # --- Tools ----------------------------------------------------------------------------------------

    def window(self, offers: Sequence[Offer]) -> Move:
        """The Tool that brings most beyond what keeping it is worth, or a pass."""
        best: Move = Pass()
        most = 0.0
        for offer in offers:
            if offer.kind != "use_tool":
                continue
            tool = offer.fields["tool"].options[0]
            gain, move = self.gain(tool, offer)
            worth = self.worth(tool)
            if gain - worth > most or (worth == 0.0 and gain >= most):
                most, best = gain - worth, move
        return best

    def worth(self, tool: str) -> float:
        """What it is worth still to have a Tool."""
        return RESERVE[tool] * (LAST_BOMB_DISCOUNT if self.view.bomb == 3 else 1.0)

    def gain(self, tool: str, offer: Offer) -> tuple[float, Move]:
        """What a Tool would bring now, and how it is used best."""
        plain = UseTool(tool)  # type: ignore[arg-type]
        cutting = self.view.cutting
        if self.view.phase in ("window_a", "window_b"):
            return self._rearrange(tool, offer)
        if cutting is None:
            return 0.0, plain
        wire = self.view.wires[WIRES.index(cutting.wire)]
        count = len(cutting.cutters)
        full = (wire.exposed[-1] if wire.exposed else 0) + wire.bonus - self.mind.table.chain_per_card
        match tool:
            case "AMPLIFIER" | "CRIMPER":
                return float(wire.chain), plain
            case "DYNAMO":
                return float(sum([seen.exposed.count(0) for seen in self.view.wires])), plain
            case "JAMMER":
                return float(full - full // count), plain
            case "HELMET":
                return self.mind.costs[self.me] + count - 1, plain
            case "SHIELD":
                poorest = min(cutting.cutters, key=lambda seat: self.view.players[seat].score)
                return float(self.mind.table.shield_bonus), UseTool("SHIELD", player=poorest)
        return self._before_cut(tool, wire, cutting, offer)

    def _before_cut(self, tool: str, wire: WireSeen, cutting: Progress, offer: Offer) -> tuple[float, Move]:
        mind, own = self.mind, self.view.own
        place = WIRES.index(wire.wire)
        top, boom = (None, None) if own is None else (own.tops[place], own.booms[place])
        cost, link = mind.costs[self.me], mind.table.chain_per_card
        room, base = wire.length - wire.trigger, wire.bonus - link
        count = len(cutting.cutters)
        known = (wire.left, top, room, wire.up, boom)
        risk, points = outcome(*known, base, link, count, count)
        now = points - cost * risk
        plain = UseTool(tool)  # type: ignore[arg-type]
        match tool:
            case "BOMB_BLANKET":
                return mind.table.blanket_bonus * risk, plain
            case "WRENCH":
                first, _ = outcome(*known, base, link, 1, 1)
                chicken = self.view.players[self.me].act == "CHICKEN"
                hurt = first * count * mind.table.boom_penalty / max(1, mind.seats - 1)
                return (hurt + first * mind.table.chicken_bonus if chicken else hurt) if first >= 0.4 else 0.0, plain
            case "HAMMER":
                first, value = outcome(*known, mind.table.hammer_bonus, 0, 1, 1)
                both, later = outcome(*known, base, link, 2, 1)
                return value + later - cost * both - now if first < 0.5 else -1.0, plain
            case "X_RAY":
                return best_of_three(wire.left, room, wire.up, boom, base, link, cost) - now, plain
            case "SCRAMBLER":
                return self._without(wire, tuple(range(len(wire.exposed) - 3, len(wire.exposed))), count) - now, plain
        best, chosen = -1.0, offer.fields["cards"].options[0]
        tried: set[tuple[int, ...]] = set()
        for places in offer.fields["cards"].options:
            values = tuple(sorted([wire.exposed[at] for at in places]))
            if values in tried:
                continue
            tried.add(values)
            gain = self._without(wire, places, count) - now
            if gain > best:
                best, chosen = gain, places
        return best, UseTool("FREEZER", cards=chosen)

    def _without(self, wire: WireSeen, places: Sequence[int], count: int) -> float:
        """What the cut is worth once these exposed cards are back in the deck."""
        own, link = self.view.own, self.mind.table.chain_per_card
        gone = [wire.exposed[at] for at in places]
        boom = None if own is None else own.booms[WIRES.index(wire.wire)]
        left = tuple(sorted([*wire.left, *gone]))
        room = wire.length - wire.trigger + sum(gone)
        base = wire.bonus - link - link * len(gone)
        risk, points = outcome(left, None, room, wire.up, boom, base, link, count, count)
        return points - self.mind.costs[self.me] * risk

    # --- after the reveal -----------------------------------------------------------------------------

    def acting(self, wire: int) -> list[int]:
        return [seat for seat, player in enumerate(self.view.players) if player.act == WIRES[wire]]

    def _rearrange(self, tool: str, offer: Offer) -> tuple[float, Move]:
        """Air Horn, Jumper, Orders, Schematics, Switch: what the round brings with other actions than now."""
        acts = [CARDS.index(player.act) if player.act is not None else WAIT for player in self.view.players]
        now = self.prospects(acts)
        best = -9.0
        move: Move = UseTool(tool)  # type: ignore[arg-type]
        if tool == "ORDERS":
            wire = acts[self.me]
            blown, points = self.mind.known[wire]
            return points[1] - self.mind.costs[self.me] * blown[1], move
        for way in offer.fields[_ARGUMENT[tool]].options:
            then = list(acts)
            match tool:
                case "AIR_HORN":
                    for seat in way:
                        then[seat] = CHICKEN
                    made: Move = UseTool("AIR_HORN", players=way)
                case "JUMPER":
                    then[self.me] = WIRES.index(way)
                    made = UseTool("JUMPER", wire=way)
                case "SCHEMATICS":
                    then[self.me] = CARDS.index(way)
                    made = UseTool("SCHEMATICS", card=way)
                case _:
                    then[self.me], then[way] = then[way], then[self.me]
                    made = UseTool("SWITCH", player=way)
            gain = self._better(self.prospects(then), now)
            if gain > best:
                best, move = gain, made
        return best, move

    def _better(self, then: Sequence[float], now: Sequence[float]) -> float:
        """Own points more, and a part of what rivals get less."""
        rivals = [now[seat] - then[seat] for seat in range(self.mind.seats) if seat != self.me]
        return then[self.me] - now[self.me] + 0.5 * sum(rivals) / len(rivals)

    def prospects(self, acts: Sequence[int]) -> list[float]:
        """By seat, the points to expect if everybody acts so and Waits protect what pays most."""
        mind = self.mind
        found = [0.0] * mind.seats
        waits = sum([act == WAIT for act in acts]) if self.view.phase == "window_a" else 0
        stakes = []
        for wire in range(mind.wires):
            count = sum([act == wire for act in acts])
            stakes.append(count * mind.known[wire][1][count] if count else 0.0)
        top = max(stakes)
        reached = 1.0
        for wire in range(mind.wires):
            cutters = [seat for seat, act in enumerate(acts) if act == wire]
            if not cutters or WIRES[wire] in self.view.protected:
                continue
            free = 1.0
            if waits:
                free = 0.35 if stakes[wire] == top else 0.8
            rates: Rates = mind.known[wire]
            blown, points = rates[0][len(cutters)], rates[1][len(cutters)]
            for seat in cutters:
                found[seat] += reached * free * (points - mind.costs[seat] * blown)
            reached *= 1.0 - free * blown
        for seat, act in enumerate(acts):
            if act == CHICKEN:
                found[seat] += mind.table.chicken_bonus * (1.0 - reached) + mind.style.look * reached
            elif act == WAIT:
                found[seat] += mind.table.wait_points + mind.style.deny
        return found

    # --- while choosing -------------------------------------------------------------------------------

    def before_choice(self, tools: Sequence[str]) -> Move | None:
        """Sniffer when a wire is hot; Toolkit for another Wait."""
        heat = [self.mind.known[wire][0][1] for wire in range(self.mind.wires)]
        if "SNIFFER" in tools and sum([0.1 < risk < 0.95 for risk in heat]) >= 2:
            return UseTool("SNIFFER")
        if "TOOLKIT" in tools and self.view.players[self.me].spent:
            return UseTool("TOOLKIT")
        return None


class Eager(Tactic):
    """A newcomer's: a Tool is used as soon as it does some good."""

    def worth(self, tool: str) -> float:
        return min(1.0, RESERVE[tool])


_ARGUMENT: Final = {"AIR_HORN": "players", "JUMPER": "wire", "SCHEMATICS": "card", "SWITCH": "player"}
