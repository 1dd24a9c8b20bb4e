import { describe, expect, test } from "vitest";
import { grid, layout, type Size, type Spot } from "./geometry";

const SIZES = [
  ["phone", 390, 470],
  ["small phone", 360, 400],
  ["desk", 720, 700],
  ["broad", 980, 690],
] as const;

const inside = (spot: Spot, size: Size, width: number, height: number): boolean =>
  spot.x - size.w / 2 >= 0 &&
  spot.x + size.w / 2 <= width &&
  spot.y - size.h / 2 >= 0 &&
  spot.y + size.h / 2 <= height;

describe.each(SIZES)("on a %s board", (_, width, height) => {
  test.each([3, 4, 5, 6, 7, 8, 9, 10])("%d seats find room", (seats) => {
    const made = layout(width, height, seats, 1, 5);
    expect(made.places.map((place) => place.seat).sort((a, b) => a - b)).toEqual(
      Array.from({ length: seats }, (_, seat) => seat),
    );
    expect(made.places[0]?.seat).toBe(1); // the viewer sits at the bottom
    for (const place of made.places) {
      expect(inside(place.plaque, made.plaque, width, height)).toBe(true);
      expect(place.cards).toHaveLength(5);
      for (const card of place.cards)
        expect(inside(card, { w: 8, h: 8 }, width, height)).toBe(true);
    }
    // No plaque lies on another.
    for (const one of made.places)
      for (const two of made.places)
        if (one !== two)
          expect(
            Math.abs(one.plaque.x - two.plaque.x) >= made.plaque.w - 1 ||
              Math.abs(one.plaque.y - two.plaque.y) >= made.plaque.h - 1,
          ).toBe(true);
  });

  test("the board of cuts stays between the rows", () => {
    for (const seats of [3, 5, 8, 10]) {
      const { centre } = layout(width, height, seats, 0, 5);
      const made = grid(centre, 4, seats);
      expect(made.frame.w).toBeLessThan(width);
      expect(made.frame.h).toBeLessThan(height);
      for (const round of [1, 4])
        for (const cut of [1, seats]) {
          const cell = made.cell(round, cut);
          expect(Math.abs(cell.x - made.frame.x)).toBeLessThanOrEqual(made.frame.w / 2);
          expect(Math.abs(cell.y - made.frame.y)).toBeLessThanOrEqual(made.frame.h / 2);
        }
    }
  });
});

test("a row that a finger taps is never smaller than a fingertip", () => {
  for (const seats of [4, 6, 10])
    for (const hand of [5, 2])
      for (const { row } of layout(390, 460, seats, 0, hand).places) {
        expect(row.w).toBeGreaterThanOrEqual(44);
        expect(row.h).toBeGreaterThanOrEqual(44);
      }
});
