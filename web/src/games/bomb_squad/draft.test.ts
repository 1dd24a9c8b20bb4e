import { describe, expect, test } from "vitest";
import {
  blank,
  doors,
  edgeAt,
  emptySheet,
  fileText,
  gridIn,
  letters,
  read,
  resize,
  setEdge,
  setSquare,
  sheetOf,
  write,
} from "./draft";

const GRID = ["+  +--+--+", " ##|.  A1|", "+--+  +--+", "|S  . 2h1|", "+--+--+--+"].join("\n");

describe("a drawing", () => {
  test("is written as it was read", () => {
    const map = read(GRID);
    expect(map && write(map)).toBe(GRID);
    expect(map && doors(map)).toEqual([{ place: "2,3|", level: 2 }]);
    expect(map && letters(map)).toEqual(["A"]);
    expect(read("no map")).toBeNull();
    expect(read("")).toBeNull();
  });

  test("has one start and one bomb of a letter", () => {
    let map = blank(2, 3);
    map = setSquare(map, { row: 0, column: 0 }, "S ");
    map = setSquare(map, { row: 1, column: 2 }, "S ");
    map = setSquare(map, { row: 0, column: 1 }, "A1");
    map = setSquare(map, { row: 0, column: 2 }, "A3");
    expect(map.codes).toEqual([". ", ". ", "A3", ". ", ". ", "S "]);
    expect(setSquare(map, { row: 0, column: 2 }, "A3").codes[2]).toBe(". ");
    // A crate is no bomb C.
    const crate = setSquare(
      setSquare(map, { row: 0, column: 0 }, "C "),
      { row: 0, column: 1 },
      "C2",
    );
    expect(crate.codes.slice(0, 2)).toEqual(["C ", "C2"]);
  });

  test("keeps doors off its border", () => {
    const map = blank(2, 2);
    expect(setEdge(map, { row: 0, column: 0, side: "top" }, "1")).toBe(map);
    const door = setEdge(map, { row: 1, column: 0, side: "top" }, "1");
    expect(edgeAt(door, { row: 1, column: 0, side: "top" })).toBe("1");
    expect(setEdge(door, { row: 1, column: 0, side: "top" }, "1")).toEqual(map);
    const outside = setSquare(door, { row: 0, column: 0 }, "##");
    expect(write(outside).split("\n")[2]).toBe("+--+  +");
    expect(doors(outside)).toEqual([]);
  });

  test("grows and shrinks at its lower and right border", () => {
    const map = read(GRID);
    if (!map) throw new Error("unread");
    const more = resize(map, 3, 4);
    expect([more.rows, more.columns]).toEqual([3, 4]);
    expect(write(more).split("\n")[3]).toBe("|S  . 2h1 . |");
    expect(write(resize(more, 2, 3))).toBe(GRID);
    expect(resize(map, 1, 99)).toMatchObject({ rows: 2, columns: 16 });
  });

  test("goes into a file and out of it", () => {
    const map = read(GRID);
    if (!map) throw new Error("unread");
    const sheet = { ...emptySheet(), title: 'The "Vault"', gas: { 1: 5, 2: 0, 3: 0 } };
    const text = fileText(map, sheet);
    expect(text).toContain('title = "The \\"Vault\\""');
    expect(text).toContain('bombs = [{ letter = "A", at_s = 600 }]');
    expect(text).toContain("gas = [{ level = 1, at_s = 300 }]");
    expect(gridIn(text)?.trim()).toBe(GRID.trim());
    expect(
      sheetOf({
        title: "T",
        intro: "",
        robot: "dozer",
        roles: "blue",
        face_up: true,
        bombs: [{ letter: "A", at_s: 120 }],
        gas: [{ level: 2, at_s: 60 }],
      }),
    ).toEqual({
      title: "T",
      intro: "",
      robot: "dozer",
      roles: "blue",
      face_up: true,
      bombs: { A: 2, B: 20, C: 30 },
      gas: { 1: 0, 2: 1, 3: 0 },
    });
  });
});
