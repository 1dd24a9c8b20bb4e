import { expect, test } from "vitest";
import { percent } from "./chance";

test("a chance is never rounded to a certainty", () => {
  expect([0, 1].map(percent)).toEqual(["0%", "100%"]);
  expect([0.00001, 0.99999].map(percent)).toEqual(["0.1%", "99.9%"]);
});

test("tenths are told near the ends only", () => {
  expect([0.0125, 0.333, 0.5, 0.987].map(percent)).toEqual(["1.3%", "33%", "50%", "98.7%"]);
});
