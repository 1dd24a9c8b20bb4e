import { describe, expect, test } from "vitest";
import { beam, edge, heading, plan, turn } from "./plan";

const GRID = `
+  +--+--+--+
 ##|.  X  h1|
+--+  +22+--+
|S  .  . 1. |
+--+--+--+--+
`;

describe("a plan read from grid text", () => {
  const found = plan(GRID);

  test("has its squares", () => {
    expect([found.rows, found.columns]).toEqual([2, 4]);
    expect(found.floor.size).toBe(7);
    expect(found.floor.has("1,1")).toBe(false);
    expect(found.barriers).toEqual(["1,3"]);
    expect(found.starts).toEqual(["2,1"]);
  });

  test("is walled in, whether its border is drawn or not", () => {
    const open = plan("+  +  +\n S  .  \n+  +  +\n .  .  \n+  +  +");
    expect(open.walls).toHaveLength(4);
  });

  test("joins walls that touch, and leaves doors out", () => {
    expect(found.walls).toContainEqual({ x1: 1, y1: 0, x2: 4, y2: 0 });
    expect(found.walls).toContainEqual({ x1: 0, y1: 2, x2: 4, y2: 2 });
    // Between the rows: wall above the start, open, a door, wall.
    expect(found.walls).toContainEqual({ x1: 0, y1: 1, x2: 1, y2: 1 });
    expect(found.walls).toContainEqual({ x1: 3, y1: 1, x2: 4, y2: 1 });
    expect(found.walls.some((wall) => wall.x1 === 3 && wall.x2 === 3)).toBe(false);
  });

  test("knows where doors stand", () => {
    expect(edge("2,4|")).toEqual({ x1: 3, y1: 1, x2: 3, y2: 2 });
    expect(edge("2,3-")).toEqual({ x1: 2, y1: 1, x2: 3, y2: 1 });
  });

  test("lets a camera look until something is in the way", () => {
    const none = new Set<string>();
    expect(beam(found, "2,1", "E", [], none)).toEqual(["2,2", "2,3", "2,4"]);
    expect(beam(found, "2,1", "E", ["2,4|"], none)).toEqual(["2,2", "2,3"]);
    expect(beam(found, "2,1", "E", [], new Set(["2,3"]))).toEqual(["2,2"]);
    expect(beam(found, "2,1", "N", [], none)).toEqual([]);
  });
});

test("directions", () => {
  expect(["N", "E", "S", "W"].map(turn)).toEqual([0, 90, 180, -90]);
  expect(heading("4,1", "4,3")).toBe("E");
  expect(heading("4,3", "3,2")).toBe("NW");
});
