import { expect, test } from "vitest";
import type { MatchState } from "../../lib/state";
import type { View } from "../../wire/bomb-squad";
import { deadlines, elapsed } from "./deadlines";
import { sumOf } from "./sum";

const view = (clock: string, rest: Partial<View> = {}): View =>
  ({
    options: { clock },
    turns: 12,
    result: null,
    started_ms: 3_000,
    deadlines: [
      { id: "bomb_A", at_ms: 600_000, turns: 80, live: false },
      { id: "bomb_C", at_ms: 1_800_000, turns: 240, live: true },
      { id: "bomb_B", at_ms: 1_200_000, turns: 160, live: true },
    ],
    ...rest,
  }) as unknown as View;

test("the next live deadline counts down, the others wait", () => {
  const shown = deadlines(view("real_time"), 700_000);
  expect(shown).toMatchObject({ mode: "time", left: 500_000 });
  expect(shown.next?.id).toBe("bomb_B");
  expect(shown.later.map(({ deadline, left }) => [deadline.id, left])).toEqual([
    ["bomb_C", 1_100_000],
  ]);
  expect(shown.past.map(({ id }) => id)).toEqual(["bomb_A"]);
  expect(deadlines(view("expert"), 0)).toMatchObject({ mode: "turns", left: 148 });
  expect(deadlines(view("practice"), 0).mode).toBe("practice");
});

test("time goes on from what a running clock said last", () => {
  const match = {
    view: view("real_time"),
    t: 500_000,
    at: 10_000,
    timers: [{ id: "bomb_B", left_ms: 400_000, seats: [] }],
  } as unknown as MatchState;
  expect(elapsed(match, 10_000)).toBe(800_000);
  expect(elapsed(match, 12_500)).toBe(802_500);
  expect(elapsed({ ...match, timers: [] }, 12_500)).toBe(497_000);
});

test("the sum is the score", () => {
  const result = (rest: object): View =>
    ({
      result: {
        cause: "disarmed",
        score: 29,
        levels: 12,
        hostages_left: 2,
        reserve_used: 2,
        ...rest,
      },
    }) as unknown as View;
  // The rulebook's example (BSQ-S3): 24 + 5 + 2 − 2.
  expect(sumOf(result({})).map(({ points }) => points)).toEqual([24, 5, 2, -2]);
  const blown = result({ cause: "detonation", score: 5, levels: 3, reserve_used: 1 });
  expect(sumOf(blown).map(({ points }) => points)).toEqual([6, -1]);
  expect(sumOf({ result: null } as unknown as View)).toEqual([]);
});
