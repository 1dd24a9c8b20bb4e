import { expect, test } from "vitest";
import { clockText, reading } from "./clock";

test("what a clock shows", () => {
  expect(reading(600_000)).toEqual({ minutes: 10, seconds: 0 });
  expect(reading(599_999)).toEqual({ minutes: 10, seconds: 0 });
  expect(reading(61_000)).toEqual({ minutes: 1, seconds: 1 });
  expect(clockText(59_001)).toBe("1:00");
  expect(clockText(-5)).toBe("0:00");
});
