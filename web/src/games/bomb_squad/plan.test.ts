import { expect, test } from "vitest";
import { angle, middle, placeName, spot, turn } from "./plan";

test("squares and edges are found by name", () => {
  expect(spot("4,11")).toEqual({ row: 3, column: 10 });
  expect(placeName({ row: 3, column: 10 })).toBe("4,11");
  expect(middle("4,11")).toEqual({ x: 10.5, y: 3.5 });
  expect(middle("3,5|")).toEqual({ x: 4, y: 2.5 });
  expect(middle("4,11-")).toEqual({ x: 10.5, y: 3 });
});

test("what looks somewhere is turned there", () => {
  expect(["N", "E", "SW"].map(turn)).toEqual([0, 90, 225]);
  expect(angle({ x: 1, y: 1 }, { x: 2, y: 1 })).toBe(90);
  expect(angle({ x: 1, y: 1 }, { x: 1, y: 0 })).toBe(0);
});
