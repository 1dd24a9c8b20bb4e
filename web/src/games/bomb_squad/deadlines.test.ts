import { expect, test } from "vitest";
import type { MatchState } from "../../lib/state";
import { elapsed, left } from "./deadlines";

const B = { id: "bomb_B", at_ms: 1_200_000, turns: null, left: null, live: true, shown: true };

test("time goes on from what a running clock said last", () => {
  const match = {
    view: { started_ms: 3_000, deadlines: [{ ...B, id: "bomb_A" }, B] },
    t: 500_000,
    at: 10_000,
    timers: [{ id: "bomb_B", left_ms: 400_000, seats: [] }],
  } as unknown as MatchState;
  expect(elapsed(match, 10_000)).toBe(800_000);
  expect(elapsed(match, 12_500)).toBe(802_500);
  expect(elapsed({ ...match, timers: [] }, 12_500)).toBe(497_000);
});

test("what is left is time, or turns where the server counts them", () => {
  expect(left(B, 700_000)).toBe(500_000);
  expect(left({ ...B, turns: 160, left: 148 }, 700_000)).toBe(148);
});
