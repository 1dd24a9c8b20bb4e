import { expect, test } from "vitest";
import { holdable, holdOf } from "./hold";
import type { Playing } from "./playing";
import type { Running, SeatInfo } from "./wire";

const seat = (at: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at,
  name: `P${at}`,
  bot: null,
  stand_in: null,
  connected: true,
  host: false,
  muted: false,
  ...more,
});
const HOLD: Running = { id: "hold", left_ms: 15_000, seats: [] };

function playing(owed: number[], timers: Running[] = []): Playing {
  const seats = [seat(0), seat(1, { bot: "easy" }), seat(2, { stand_in: "easy" })];
  const prompt = { id: 1, kind: "turn", owed, may: [], clause: "" };
  return { info: { seats }, match: { prompt, timers } } as unknown as Playing;
}

test("a wait is asked of a bot that is about to act", () => {
  expect(holdable(playing([1]))).toBe(true);
  expect(holdable(playing([2]))).toBe(true);
  expect(holdable(playing([0, 1]))).toBe(true);
  // A person is asked by word of mouth.
  expect(holdable(playing([0]))).toBe(false);
  expect(holdable(playing([]))).toBe(false);
});

test("or against a clock that runs for somebody", () => {
  expect(holdable(playing([0], [{ id: "turn", left_ms: 9_000, seats: [0] }]))).toBe(true);
  // A mission's own clock is put off by nobody, nor is a wait.
  expect(holdable(playing([0], [{ id: "mission", left_ms: 9_000, seats: [] }]))).toBe(false);
  expect(holdable(playing([0], [HOLD]))).toBe(false);
});

test("the wait that runs is among the clocks", () => {
  expect(holdOf(playing([1], [HOLD]).match)).toBe(HOLD);
  expect(holdOf(playing([1]).match)).toBeNull();
});
