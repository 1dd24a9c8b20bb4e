import { expect, test } from "vitest";
import type { MatchState } from "../../lib/state";
import { recalled } from "./recall";

function told(memory: string, kinds: readonly string[], ended: unknown = null): number[] {
  const lines = kinds.map((kind, place) =>
    kind === "said"
      ? { n: place + 1, text: kind, said: { seat: 0 } }
      : {
          n: place + 1,
          text: kind,
          event: { kind: kind.replace("auto_", "robot_"), auto: kind.startsWith("auto_") },
        },
  );
  const match = { view: { options: { memory } }, lines, ended } as unknown as MatchState;
  return recalled(match).map((line) => line.n);
}

const STORY = ["clock_started", "intel_given", "said", "card_discarded", "card_drawn"];

test("with standard and easy memory the log has every line", () => {
  expect(told("standard", STORY)).toEqual([1, 2, 3, 4, 5]);
  expect(told("easy", STORY)).toEqual([1, 2, 3, 4, 5]);
});

test("with strict memory it has the last turn alone, and talk", () => {
  expect(told("strict", STORY)).toEqual([3, 4, 5]);
  expect(told("strict", STORY.slice(0, 1))).toEqual([1]);
});

test("a full frame activates in the turn of its last card", () => {
  const full = [...STORY, "card_played", "auto_activated", "program_sent", "robot_moved"];
  expect(told("strict", full)).toEqual([3, 6, 7, 8, 9]);
  const chosen = [...STORY, "card_played", "robot_activated", "program_sent"];
  expect(told("strict", chosen)).toEqual([3, 7, 8]);
});

test("after the end everything is open", () => {
  expect(told("strict", STORY, {})).toHaveLength(5);
});
