import { expect, test } from "vitest";
import { clockText, Origin, reading } from "./clock";

test("the message that came fastest counts", () => {
  const origin = new Origin();
  expect(origin.take({ number: 1, t: 0, heard: 1_180 })).toBe(1_180);
  expect(origin.take({ number: 1, t: 500, heard: 1_520 })).toBe(1_020);
  expect(origin.take({ number: 1, t: 900, heard: 2_100 })).toBe(1_020);
});

test("under jitter two pages agree within a quarter of a second", () => {
  // Latencies of 0 to 200 ms from a fixed sequence; both pages' clocks begin elsewhere.
  let seed = 7;
  const jitter = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 201;
  };
  const pages = [
    { origin: new Origin(), zero: 5_000, at: 0 },
    { origin: new Origin(), zero: 91_000, at: 0 },
  ];
  for (let t = 0; t < 60_000; t += 1_700)
    for (const page of pages) {
      page.at = page.origin.take({ number: 1, t, heard: page.zero + t + jitter() });
      expect(page.at - page.zero).toBeGreaterThanOrEqual(0);
      expect(page.at - page.zero).toBeLessThanOrEqual(200);
    }
  const errors = pages.map((page) => page.at - page.zero);
  expect(Math.max(...errors)).toBeLessThan(60);
});

test("a pause moves it, and so does another match", () => {
  const origin = new Origin();
  origin.take({ number: 1, t: 1_000, heard: 2_000 });
  expect(origin.take({ number: 1, t: 1_100, heard: 32_100 })).toBe(31_000);
  expect(origin.take({ number: 2, t: 0, heard: 31_200 })).toBe(31_200);
});

test("what a clock shows", () => {
  expect(reading(600_000)).toEqual({ minutes: 10, seconds: 0, tenths: 0 });
  expect(reading(599_999)).toEqual({ minutes: 10, seconds: 0, tenths: 9 });
  expect(reading(61_000)).toEqual({ minutes: 1, seconds: 1, tenths: 0 });
  expect(clockText(59_001)).toBe("1:00");
  expect(clockText(-5)).toBe("0:00");
});
