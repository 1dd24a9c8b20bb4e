import { expect, test } from "vitest";
import type { WiresSwapped } from "../../wire/bomb-busters";
import { noted, scribble, swapped } from "./notes";

test("a mark is written once and wiped by the same tap", () => {
  const once = scribble({}, [1, 3], "7");
  expect(noted(once, [1, 3])).toEqual(["7"]);
  expect(scribble(once, [1, 3], "7")).toEqual({});
  const full = ["7", "8", "9", "10"].reduce((notes, mark) => scribble(notes, [1, 3], mark), {});
  expect(noted(full, [1, 3])).toEqual(["8", "9", "10"]);
});

test("marks follow their wires through a swap", () => {
  // BB-8 scenario 25: P3's first wire becomes P1's fourth, P1's last becomes P3's last.
  const event = {
    kind: "wires_swapped",
    seat: 3,
    mate: 1,
    given_from: [3, 0],
    given_to: [1, 3],
    taken_from: [1, 12],
    taken_to: [3, 11],
  } as unknown as WiresSwapped;
  const notes = {
    "1-2": ["2"],
    "1-3": ["3"],
    "1-12": ["12"],
    "3-0": ["2"],
    "3-5": ["6"],
    "0-1": ["1"],
  };
  expect(swapped(notes, event)).toEqual({
    "1-2": ["2"],
    "1-4": ["3"],
    "3-4": ["6"],
    "0-1": ["1"],
  });
});
