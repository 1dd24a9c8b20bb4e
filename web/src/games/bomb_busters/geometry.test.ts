import { describe, expect, test } from "vitest";
import { bench, HEAD, slotAt, spread, strip } from "./geometry";

const SIZES = [
  ["phone", 390, 480],
  ["phone while one chooses", 390, 300],
  ["desk", 700, 620],
  ["replay", 1000, 720],
] as const;
/** Stands of teammates and own ones, by tiles, as missions 1 to 12 deal them. */
const TEAMS = [
  ["two experts", [14, 13], [14, 14]],
  ["three experts, the Captain's seat", [13, 12], [13, 13]],
  ["three experts", [13, 13, 13], [12]],
  ["four experts", [14, 13, 13], [13]],
  ["five experts", [11, 11, 10, 10], [11]],
] as const;

describe.each(SIZES)("on a %s", (size, width, height) => {
  test.each(TEAMS)("%s find room", (_, mates, own) => {
    const below = width < 620;
    const made = bench(width, height, mates, below ? [] : own);
    const widest = Math.max(...mates);
    const across = widest * (made.mate.w + made.mate.gap) * made.columns;
    expect(across).toBeLessThanOrEqual(width);
    const rows = Math.ceil(mates.length / made.columns);
    const top = made.head === "whole" && made.narrow ? HEAD.narrow : HEAD[made.head];
    const high = top + rows * made.mate.height + (below ? 0 : own.length * made.own.height);
    if (size !== "phone while one chooses") expect(high).toBeLessThanOrEqual(height + 6);
    expect(made.mate.w).toBeGreaterThanOrEqual(size === "phone while one chooses" ? 14 : 22);
  });
});

test("the own stands fit a thumb's reach", () => {
  for (const [tiles, stands] of [
    [14, 2],
    [14, 1],
    [5, 1],
  ] as const) {
    const made = strip(390, tiles, stands);
    expect(tiles * (made.w + made.gap)).toBeLessThanOrEqual(390);
    expect(made.h).toBeGreaterThanOrEqual(26);
  }
});

test("a point finds its slot", () => {
  const made = strip(390, 13, 1);
  for (let slot = 0; slot < 13; slot++)
    expect(slotAt(slot * (made.w + made.gap) + made.w / 2, made, 13)).toBe(slot);
  expect(slotAt(-4, made, 13)).toBe(0);
  expect(slotAt(999, made, 13)).toBe(12);
});

test("markers that stand close together are moved apart, and only those", () => {
  const made = spread([1.85, 2.15, 5.15, 5.85, 9], 0.7);
  expect(made[0]).toBeCloseTo(1.65);
  expect(made[1]).toBeCloseTo(2.35);
  expect(made.slice(2)).toEqual([5.15, 5.85, 9]);
  const crowd = spread([3.85, 4.15, 4.85, 5.15], 0.7);
  for (const at of [1, 2, 3]) expect((crowd[at] ?? 0) - (crowd[at - 1] ?? 0)).toBeGreaterThan(0.68);
});
