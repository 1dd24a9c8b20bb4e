"""The layers behind the exact odds (10.3): positions after each type, the ways to reach and to finish them."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial
from typing import TYPE_CHECKING

from lastwire.games.bomb_busters.rules.fact import ROW, decide
from lastwire.games.bomb_busters.rules.split import FIELD, LOW, MASK, Limits, Split, shared
from lastwire.games.bomb_busters.rules.state import LIVE_MASK, NONE, RED, SOME, Fact, slots

if TYPE_CHECKING:
    from lastwire.games.bomb_busters.rules.inference import Problem


class Deal:
    """The layers of one problem: forwards the ways to reach a position, backwards the ways to finish from it."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.number = {key: number for number, (key, _, _) in enumerate(problem.types)}
        self.values = [value for _, _, value in problem.types]
        self.origin = problem.origin or self._origin()
        # A hand that nothing was swapped into or out of is the same in every deal: it only takes copies away.
        whole = () if self.origin else problem.own
        stands = [stand for stand in range(len(problem.starts) - 1) if stand not in whole]
        self.stands = stands
        self.starts = [problem.starts[stand] for stand in stands]
        self.sizes = [problem.starts[stand + 1] - problem.starts[stand] for stand in stands]
        self.copies = [copies for _, copies, _ in problem.types]
        for stand in whole:
            for key in problem.keys[problem.starts[stand] : problem.starts[stand + 1]]:
                self.copies[self.number[key]] -= 1
        # Copies that somebody was dealt whom the knower is not: their tiles may be any of these.
        self.loose = self.copies[:]
        for slot, stand in enumerate(self.origin):
            if stand in problem.own:
                self.loose[self.number[problem.keys[slot]]] -= 1
        self.allowed = self._allowed()
        self.open: list[Fact] = []  # facts that span several types
        self.local: list[list[Fact]] = [[] for _ in problem.types]  # facts that one type settles
        self.possible = self._settle(problem.facts)
        self._narrow()
        self.possible = self.possible and all(self.allowed)
        self.base = FIELD * (len(stands) + 2)  # where the fields of open facts begin
        self.reach = [self._reach(start, size) for start, size in zip(self.starts, self.sizes, strict=True)]
        self.seen: dict[int, int] = {}  # by position, the slots that are filled
        self.groups = self._groups()
        self._shifts = [[FIELD * place for place in group] for group in self.groups]
        self._kinds: list[dict[int, int]] = []  # by layer, the position that stands for each one that was reached
        self._tables: dict[int, tuple[list[list[int]], list[tuple[int, Fact]], list[int]]] = {}
        self.needs = self._needs()
        self.forward: list[dict[int, int]] = []
        self._backward: list[dict[int, int]] = []
        self.edges: list[dict[int, Sequence[Split]]] = []

    def _origin(self) -> tuple[int, ...]:
        """Without a swap the stand of each slot, if a fact ties own wires to others; else nobody needs to know."""
        starts, own = self.problem.starts, self.problem.own
        stands = [stand for stand in range(len(starts) - 1) for _ in range(starts[stand + 1] - starts[stand])]
        for kind, _, a, b, _ in self.problem.facts:
            if kind not in (SOME, NONE, ROW) and (stands[a] in own) != (stands[b] in own):
                return tuple(stands)
        return ()

    def stand_of(self, slot: int) -> int:
        """The place of a slot's stand among those dealt to here, or -1."""
        for place, (start, size) in enumerate(zip(self.starts, self.sizes, strict=True)):
            if start <= slot < start + size:
                return place
        return -1

    # --- what is known of single wires ------------------------------------------------------------

    def _types(self, values: int) -> int:
        """The types with one of these values (bits), as bits."""
        return sum(1 << number for number, value in enumerate(self.values) if values >> value & 1)

    def _allowed(self) -> list[int]:
        """By slot, the types it may have, as bits."""
        problem = self.problem
        everything = (1 << len(problem.types)) - 1
        by_value = [self._types(1 << value) for value in range(RED + 1)]
        found = []
        for key, shown in zip(problem.keys, problem.shown, strict=True):
            mask = 1 << self.number[key] if key else everything
            found.append(mask & by_value[shown] if shown else mask)
        for kind, named, wires, _, _ in problem.facts:
            if kind == NONE:
                ruled_out = self._types(named)
                for slot in slots(wires):
                    found[slot] &= ~ruled_out
        self.allowed = found
        self._narrow()
        return found

    def _narrow(self) -> None:
        """A sorted stand: no wire is below its left neighbour's lowest type or above its right one's highest."""
        allowed = self.allowed
        for start, size in zip(self.starts, self.sizes, strict=True):
            low = 0
            for slot in range(start, start + size):
                allowed[slot] &= -1 << low
                low = max(low, (allowed[slot] & -allowed[slot]).bit_length() - 1)
            high = len(self.values)
            for slot in range(start + size - 1, start - 1, -1):
                allowed[slot] &= (1 << high) - 1
                high = min(high, allowed[slot].bit_length())

    def _settle(self, facts: Sequence[Fact]) -> bool:
        """Sort the facts: by wires that settle them, by one type, or open. False if one of them cannot be."""
        allowed = self.allowed
        some: list[tuple[int, int, Fact]] = []
        for fact in facts:
            kind, named, wires, _, _ = fact
            if kind == ROW:
                dead = self._types(1 << RED)
                if all(allowed[slot] & dead for slot in slots(wires)):
                    self.open.append(fact)
                    continue
                named &= LIVE_MASK  # some wire is live: then one must have a value
            if kind in (SOME, ROW):
                fitting = self._types(named)
                able = [slot for slot in slots(wires) if allowed[slot] & fitting]
                if not able:
                    return False
                if any(not allowed[slot] & ~fitting for slot in able):
                    continue
                others = sum([copies for _, copies, value in self.problem.types if not named >> value & 1])
                if wires.bit_count() > others:
                    continue  # there are not enough wires of other values
                if len(able) == 1:
                    allowed[able[0]] &= fitting
                else:
                    some.append((named, sum(1 << slot for slot in able), fact))
            elif kind != NONE:
                self.open.append(fact)
        for named, wires, fact in some:
            # A fact about fewer wires says more.
            if any(
                also == named and fewer & ~wires == 0 and (fewer != wires or other > fact)
                for also, fewer, other in some
            ):
                continue
            fitting = self._types(named)
            if fitting & (fitting - 1) == 0:
                self.local[fitting.bit_length() - 1].append((SOME, named, wires, 0, 0))
            else:
                self.open.append((SOME, named, wires, 0, 0))
        return True

    def _needs(self) -> list[tuple[int, list[int], list[int]]]:
        """Values, the fields of open facts that each ask for another wire of them, and by type how many wires of these
        values are left after it."""
        found: dict[int, list[int]] = {}
        taken: dict[int, int] = {}
        for place, (kind, named, wires, _, _) in enumerate(self.open):
            if kind == SOME and not taken.get(named, 0) & wires:
                taken[named] = taken.get(named, 0) | wires
                found.setdefault(named, []).append(self.base + FIELD * place)
        needs = []
        for named, shifts in found.items():
            copies = [each if named >> value & 1 else 0 for value, each in zip(self.values, self.copies, strict=True)]
            needs.append((named, shifts, [sum(copies[number + 1 :]) for number in range(len(copies))]))
        return needs

    def _dead(self, number: int, code: int) -> bool:
        """Whether after this type fewer wires are left than such facts ask for."""
        value = self.values[number]
        for named, shifts, left in self.needs:
            if named >> value & 1 and sum([not code >> shift & MASK for shift in shifts]) > left[number]:
                return True
        return False

    # --- stands that are alike --------------------------------------------------------------------

    def _groups(self) -> list[list[int]]:
        """Stands of one size of which the same is known: positions that differ only in which of them is which are one.

        That holds before tokens tell them apart, when most is hidden. A layer then has one position of each kind,
        reached in as many ways as all of the kind together, and what is counted for one stand is shared out evenly.
        """
        if self.origin or self.open or any(self.local):
            return []
        known: dict[tuple[int, ...], list[int]] = {}
        for place, (start, size) in enumerate(zip(self.starts, self.sizes, strict=True)):
            known.setdefault(tuple(self.allowed[start : start + size]), []).append(place)
        return [group for group in known.values() if len(group) > 1]

    def alike(self, code: int) -> int:
        """The position that stands for all of its kind: within a group, the fuller stands come first."""
        for shifts in self._shifts:
            if len(shifts) == 2:
                first, second = shifts
                gap = (code >> second & MASK) - (code >> first & MASK)
                if gap > 0:
                    code += (gap << first) - (gap << second)
                continue
            filled = [code >> shift & MASK for shift in shifts]
            for shift, old, new in zip(shifts, filled, sorted(filled, reverse=True), strict=True):
                code += new - old << shift
        return code

    def _merge(self, layer: dict[int, int]) -> dict[int, int]:
        """A layer with one position of each kind."""
        kinds = {code: self.alike(code) for code in layer}
        self._kinds.append(kinds)
        merged: dict[int, int] = {}
        for code, kind in kinds.items():
            merged[kind] = merged.get(kind, 0) + layer[code]
        return merged

    def splits(self, number: int, code: int) -> Sequence[Split]:
        """The splits of a type at any position, whether or not it stands for its kind."""
        found = self.edges[number].get(code)
        return self._step(number, {code: 1}).get(code, ()) if found is None else found

    # --- one layer --------------------------------------------------------------------------------

    def _reach(self, start: int, size: int) -> list[tuple[int, int]]:
        """By type, how many slots of a stand must and may be filled before it: the masks of a sorted stand rise."""
        row = self.allowed[start : start + size]
        found = []
        must = may = 0
        for number in range(len(self.values) + 1):
            bit = 1 << number
            while must < size and row[must] < bit:
                must += 1
            while may < size and row[may] & bit - 1:
                may += 1
            found.append((must, may))
        return found

    def _watched(self, number: int) -> tuple[list[list[int]], list[tuple[int, Fact]], list[int]]:
        """For one type: limits by stand and filled slots, the open facts it may touch, and wires that must be met."""
        bit = 1 << number
        copies = self.copies[number]
        must = [wires for _, _, wires, _, _ in self.local[number]]
        tables = []
        for start, size, reach in zip(self.starts, self.sizes, self.reach, strict=True):
            (first, last), (least, _) = reach[number : number + 2]
            # A fact about one stand only asks for more wires; one about two stands is looked at for each split.
            alone = [wires >> start for wires in must if not wires & ~((1 << size) - 1 << start)] if must else must
            table = [0] * (last + 1)
            for filled in range(first, last + 1):
                most, slot = 0, start + filled
                while most < copies and filled + most < size and self.allowed[slot + most] & bit:
                    most += 1
                low = least - filled if least > filled else 0
                for wires in alone:
                    ahead = wires >> filled
                    low = max(low, (ahead & -ahead).bit_length() if ahead else size + 1)
                table[filled] = most << LOW | min(low, (1 << LOW) - 1)
            tables.append(table)
        met = [wires for wires in must if len({self.stand_of(slot) for slot in slots(wires)}) > 1]
        open_facts = []
        for place, fact in enumerate(self.open):
            kind, named, a, b, _ = fact
            if kind in (SOME, ROW):
                touched = (kind == ROW or named >> self.values[number] & 1) and any(
                    self.allowed[slot] & bit for slot in slots(a)
                )
            else:
                touched = bool((self.allowed[a] | self.allowed[b]) & bit)
            if touched:
                open_facts.append((self.base + FIELD * place, fact))
        return tables, open_facts, met

    def _discards(self, number: int, code: int, limits: Limits) -> list[Split]:
        """The type is a candidate of its colour that is out of play (BB-3.7)."""
        colour = {5: 0, 1: 1}.get(self.problem.types[number][0] % 10, -1)
        if colour < 0 or not self.copies[number] or not self.problem.spare[colour]:
            return []
        shift = FIELD * (len(self.sizes) + colour)
        if code >> shift & MASK >= self.problem.spare[colour]:
            return []
        if any(limit & (1 << LOW) - 1 for limit in limits):
            return []
        return [(1 << shift, 1)]

    def _step(self, number: int, layer: dict[int, int]) -> dict[int, Sequence[Split]]:
        """By position, the splits that this type may have there."""
        known = self._tables.get(number)
        if known is None:
            known = self._tables[number] = self._watched(number)
        tables, open_facts, met = known
        fields = list(zip(tables, range(0, FIELD * len(tables), FIELD), strict=True))
        special = bool(open_facts or met or self.origin)
        colour = self.problem.types[number][0] % 10 != 0
        copies = self.copies[number]
        found: dict[int, Sequence[Split]] = {}
        for code in layer:
            limits = tuple([table[code >> shift & MASK] for table, shift in fields])
            splits: Sequence[Split] = shared(copies, limits)
            if colour:
                splits = [*splits, *self._discards(number, code, limits)]
            if special:
                splits = self._sift(number, code, splits, open_facts, met)
            if splits:
                found[code] = splits
        return found

    def _sift(
        self, number: int, code: int, splits: Sequence[Split], open_facts: list[tuple[int, Fact]], met: list[int]
    ) -> list[Split]:
        """The splits that the facts allow, with what they decide, and weighed by the stands wires were dealt to."""
        value = self.values[number]
        was = self._filled(code)
        found = []
        for delta, ways in splits:
            now = self._filled(code + delta)
            fresh = now & ~was
            if any(not fresh & wires for wires in met):
                continue
            change = delta
            for shift, fact in open_facts:
                old = code >> shift & MASK
                new = decide(fact, was, now, value, old)
                if new < 0:
                    break
                change += new - old << shift
            else:
                if not self._dead(number, code + change):
                    found.append((change, self._ways(number, fresh) if self.origin else ways))
        return found

    def _filled(self, code: int) -> int:
        """The slots that are filled at a position."""
        known = self.seen.get(code)
        if known is not None:
            return known
        filled = 0
        for place, start in enumerate(self.starts):
            filled |= (1 << (code >> FIELD * place & MASK)) - 1 << start
        self.seen[code] = filled
        return filled

    def _ways(self, number: int, fresh: int) -> int:
        """10.2: tiles are shared out over the stands of the deal, wherever they stand now."""
        counts: dict[int, int] = {}
        for slot in slots(fresh):
            stand = self.origin[slot]
            if stand not in self.problem.own:
                counts[stand] = counts.get(stand, 0) + 1
        ways = factorial(self.loose[number])
        for count in counts.values():
            ways //= factorial(count)
        return ways

    # --- all layers -------------------------------------------------------------------------------

    def count(self) -> int:
        """Build the layers forwards; returns the weight of all deals that fit."""
        if not self.possible:
            return 0
        layer = {0: 1}
        self.forward = [layer]
        for number in range(len(self.values)):
            edges = self._step(number, layer)
            after: dict[int, int] = {}
            found = after.get
            for code, splits in edges.items():
                ways_to = layer[code]
                for delta, ways in splits:
                    new = code + delta
                    after[new] = found(new, 0) + ways_to * ways
            if self.groups:
                after = self._merge(after)
            self.edges.append(edges)
            self.forward.append(after)
            layer = after
        return sum([ways for code, ways in layer.items() if self._complete(code)])

    @property
    def backward(self) -> list[dict[int, int]]:
        """The layers backwards: worked out when they are asked for, since a count alone needs none of them."""
        if self._backward:
            return self._backward
        layers = [{code: 1 for code in self.forward[-1] if self._complete(code)}]
        for number in range(len(self.values) - 1, -1, -1):
            layer = layers[-1]
            if self.groups:
                layer = {code: layer[kind] for code, kind in self._kinds[number].items() if kind in layer}
            found = layer.get
            before: dict[int, int] = {}
            for code, splits in self.edges[number].items():
                total = 0
                for delta, ways in splits:
                    total += found(code + delta, 0) * ways
                if total:
                    before[code] = total
            layers.append(before)
        layers.reverse()
        self._backward = layers
        return layers

    def _complete(self, code: int) -> bool:
        sizes = [*self.sizes, *self.problem.spare]
        if any(code >> FIELD * place & MASK != size for place, size in enumerate(sizes)):
            return False
        for place, (kind, _, _, _, _) in enumerate(self.open):
            status = code >> self.base + FIELD * place & MASK
            if (kind == SOME and status != 1) or (kind == ROW and status == 1):
                return False
        return True
