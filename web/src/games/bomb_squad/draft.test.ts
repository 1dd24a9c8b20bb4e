import { describe, expect, test } from "vitest";
import type { Drawing, Tile, Workshop } from "../../wire/bomb-squad";
import { Sheet } from "./draft";

const tile = (id: string, tool: string, rest: Partial<Tile> = {}): Tile => ({
  id,
  tool,
  level: null,
  letter: null,
  dir: null,
  once: "",
  ...rest,
});
const START = tile("s", "start", { once: "start" });
const BOMB = tile("a1", "bomb", { once: "A" });
const WORSE = tile("a3", "bomb", { once: "A" });
const CRATE = tile("c", "crate");
const VOID = tile("v", "void");
const WALL = tile("w", "wall");
const DOOR = tile("d", "door", { level: 1 });
const sheet = new Sheet({
  smallest: 2,
  largest: 16,
  squares: [START, BOMB, WORSE, CRATE, VOID],
  edges: [WALL, DOOR],
} as unknown as Workshop);
const EMPTY = { rows: 2, columns: 3, squares: {}, edges: {} } as unknown as Drawing;

describe("a drawing", () => {
  test("has once what a map has once", () => {
    let map = sheet.put(EMPTY, { row: 0, column: 0 }, START);
    map = sheet.put(map, { row: 1, column: 2 }, START);
    map = sheet.put(map, { row: 0, column: 1 }, BOMB);
    map = sheet.put(map, { row: 0, column: 2 }, WORSE);
    expect(map.squares).toEqual({ "2,3": "s", "1,3": "a3" });
    map = sheet.put(sheet.put(map, { row: 0, column: 0 }, CRATE), { row: 0, column: 1 }, CRATE);
    expect(Object.keys(map.squares)).toHaveLength(4);
    expect(sheet.put(map, { row: 0, column: 0 }, null).squares["1,1"]).toBeUndefined();
  });

  test("keeps walls and doors off its border", () => {
    expect(sheet.put(EMPTY, { row: 0, column: 0, side: "top" }, DOOR)).toBe(EMPTY);
    const door = sheet.put(EMPTY, { row: 1, column: 0, side: "top" }, DOOR);
    expect(door.edges).toEqual({ "2,1-": "d" });
    expect(sheet.pieces(door)).toEqual([{ place: "2,1-", tile: DOOR }]);
    // Next to what is outside it is not shown any more.
    expect(
      sheet.pieces(sheet.put(door, { row: 0, column: 0 }, VOID)).map((each) => each.tile),
    ).toEqual([VOID]);
  });

  test("grows and shrinks at its lower and right border", () => {
    const map = sheet.put(
      sheet.put(EMPTY, { row: 1, column: 2 }, CRATE),
      { row: 1, column: 2, side: "left" },
      WALL,
    );
    expect(sheet.resize(map, 3, 4)).toMatchObject({ rows: 3, columns: 4, squares: { "2,3": "c" } });
    expect(sheet.resize(map, 2, 2)).toMatchObject({ columns: 2, squares: {}, edges: {} });
    expect(sheet.resize(map, 1, 99)).toMatchObject({ rows: 2, columns: 16 });
  });

  test("is drawn with its border", () => {
    const map = sheet.put(EMPTY, { row: 0, column: 1, side: "left" }, WALL);
    const { walls, floor } = sheet.plan(map);
    expect(floor).toHaveLength(6);
    expect(walls).toHaveLength(11);
    expect(walls).toContainEqual({ x1: 1, y1: 0, x2: 1, y2: 1 });
    expect(sheet.plan(sheet.put(map, { row: 0, column: 0 }, VOID)).walls).toHaveLength(10);
  });
});
