import { expect, test } from "vitest";
import { members, settled, toggle } from "./lists";

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
];

test("members are everything that some list holds, once each", () => {
  expect(members(PAIRS)).toEqual([0, 1, 2]);
  expect(members([[]])).toEqual([]);
});

test("a tap puts an item in, a second tap takes it out, and the oldest makes room", () => {
  expect(toggle(PAIRS, [], 2)).toEqual([2]);
  expect(toggle(PAIRS, [2], 2)).toEqual([]);
  expect(toggle(PAIRS, [2, 0], 1)).toEqual([0, 1]);
  expect(toggle([["G"], ["B"]], ["G"], "B")).toEqual(["B"]);
  expect(toggle([[]], [], "B")).toEqual([]);
});

test("taps in any order make up the list that is on offer", () => {
  expect(settled(PAIRS, [2, 0])).toEqual([0, 2]);
  expect(settled(PAIRS, [2])).toBeNull();
  expect(settled([[3]], [3])).toEqual([3]);
  expect(settled([[]], [])).toEqual([]);
});
