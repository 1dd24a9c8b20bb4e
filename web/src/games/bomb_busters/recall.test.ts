import { expect, test } from "vitest";
import type { MatchState } from "../../lib/state";
import { recalled } from "./recall";

function match(log: string, kinds: readonly string[], ended: unknown = null): MatchState {
  const lines = kinds.map((kind, place) =>
    kind === "said"
      ? { n: place + 1, text: kind, said: { seat: 0 } }
      : { n: place + 1, text: kind, event: { kind } },
  );
  return { view: { options: { log }, seats: 2 }, lines, ended } as unknown as MatchState;
}

const told = (log: string, kinds: readonly string[], ended: unknown = null): number[] =>
  recalled(match(log, kinds, ended)).map((line) => line.n);

const STORY = [
  "mission_started",
  "token_placed",
  "cut_declared",
  "wire_cut",
  "said",
  "cut_declared",
  "cut_failed",
  "solo_done",
  "equipment_unlocked",
];

test("a full log has every line", () => {
  expect(told("full", STORY)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("the last round is as many turns as there are experts, and talk", () => {
  expect(told("last_round", STORY)).toEqual([5, 6, 7, 8, 9]);
});

test("without a log only what has just happened is there, and talk", () => {
  expect(told("none", STORY)).toEqual([5, 8, 9]);
});

test("before the first turn the set-up is what has just happened", () => {
  expect(told("none", STORY.slice(0, 2))).toEqual([1, 2]);
});

test("after the end everything is open", () => {
  expect(told("none", STORY, {})).toHaveLength(9);
});
