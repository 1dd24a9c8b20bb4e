import { expect, test } from "vitest";
import { fan, layout, resting } from "./geometry";

const SIZES = [
  [390, 316],
  [390, 240],
  [698, 410],
] as const;

test.each(SIZES)("on %i by %i nobody sits on anybody, and all sit in sight", (width, height) => {
  for (const seats of [3, 4, 5]) {
    const { places, plate } = layout(width, height, seats, 1, false);
    expect(places.map((place) => place.seat)).toEqual(
      Array.from({ length: seats - 1 }, (_, k) => (1 + k + 1) % seats),
    );
    for (const place of places) {
      expect(place.x - plate.w / 2).toBeGreaterThanOrEqual(0);
      expect(place.x + plate.w / 2).toBeLessThanOrEqual(width);
      expect(place.y - plate.h / 2).toBeGreaterThanOrEqual(0);
      expect(place.y + plate.h / 2).toBeLessThanOrEqual(height + 1);
    }
    for (const one of places)
      for (const other of places)
        if (one !== other)
          expect(Math.abs(one.x - other.x) >= plate.w || Math.abs(one.y - other.y) >= plate.h).toBe(
            true,
          );
  }
});

test("the seat to the left is on the left: clockwise, seen from above", () => {
  const { places, centre } = layout(698, 410, 5, 0, false);
  expect(places[0]?.seat).toBe(1);
  expect(places[0]?.x).toBeLessThan(centre.x);
  expect(places.at(-1)?.x).toBeGreaterThan(centre.x);
});

test("who watches sees the first seat below", () => {
  const { places, own } = layout(698, 500, 4, 0, true);
  expect(own).toBe(true);
  expect(places[0]?.seat).toBe(0);
  expect(places).toHaveLength(4);
});

test("the Bomb lies towards its holder and on nobody's plate", () => {
  for (const [width, height] of SIZES)
    for (const seats of [3, 4, 5]) {
      const made = layout(width, height, seats, 0, false);
      for (const { seat, x } of made.places) {
        const spot = resting(made, seat);
        expect(Math.sign(spot.x - made.centre.x)).not.toBe(-Math.sign(x - made.centre.x) || 9);
        expect(spot.x - made.bomb.w / 2).toBeGreaterThanOrEqual(made.plate.w - 20);
      }
      expect(resting(made, 0).y).toBeGreaterThanOrEqual(made.centre.y);
      expect(resting(made, null)).toEqual(made.centre);
    }
});

test("a hand is spread, lapped, and at last brushed along", () => {
  expect(fan(374, 76, 1, 46)).toBe(82);
  expect(fan(374, 76, 4, 46)).toBe(82);
  expect(fan(374, 76, 6, 46)).toBe(59);
  expect(fan(374, 76, 12, 46)).toBe(46);
});
