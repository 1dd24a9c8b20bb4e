import { expect, test } from "vitest";
import { fan, scale, spot, TILE } from "./geometry";

const LENGTHS = [10, 12, 14, 16];

test("tracks of all lengths end at the same height, and tiles follow them", () => {
  const rule = scale(400, LENGTHS);
  const ends = LENGTHS.map((length) => spot(rule, length, length));
  expect(new Set(ends).size).toBe(1);
  expect(spot(rule, 16, 0)).toBeCloseTo(rule.unit / 2);
  expect(spot(rule, 10, 0)).toBeCloseTo(6.5 * rule.unit);
  expect(spot(rule, 10, 11) - spot(rule, 10, 10)).toBeCloseTo(((1 + TILE) / 2) * rule.unit);
});

test("nothing lies beyond the last tile, and all of it fits", () => {
  const rule = scale(400, LENGTHS);
  const last = spot(rule, 10, 13);
  expect(spot(rule, 10, 15)).toBe(last);
  expect(last + (TILE / 2) * rule.unit).toBeCloseTo(400);
});

test("cards overlap no more than they must, and the newest one is whole", () => {
  expect(fan(0, 300, 96, 44)).toEqual([]);
  expect(fan(1, 300, 96, 44)).toEqual([0]);
  expect(fan(3, 300, 96, 44)).toEqual([0, 44, 88]);
  const nine = fan(9, 300, 96, 44);
  expect(nine.at(-1)).toBeCloseTo(300 - 96);
  expect(fan(5, 60, 96, 44)).toEqual([0, 0, 0, 0, 0]);
});
