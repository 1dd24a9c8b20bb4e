import { describe, expect, test } from "vitest";
import type { Foresight } from "../../wire/bomb-squad";
import * as programme from "./programme";

const card = (did: string): Foresight["cards"][number] => ({
  card: "M1",
  did,
  place: "1,1",
  path: [],
  turned: [],
  main: 5,
  reserve: 8,
  sure: true,
  why: "",
});
const seen = (rest: Partial<Foresight>): Foresight => ({
  kind: "preview",
  bill: { cost: 7, main: 5, reserve: 8, enough: true },
  main: 5,
  reserve: 8,
  cards: [],
  next: null,
  choices: [],
  may_decline: false,
  steps: [],
  back: null,
  end: null,
  camera: null,
  ...rest,
});

describe("a program in the making", () => {
  const start = programme.fresh(4);

  test("begins as the cards lie", () => {
    expect(start).toEqual({ order: [0, 1, 2, 3], scrap: [], steps: [] });
  });

  test("is put in order, and keeps the choices before the change", () => {
    const chosen = { ...start, steps: [{ dir: "E" }, { target: "5,3" }, { dir: "N" }] };
    const moved = programme.shift(chosen, 3, 2);
    expect(moved.order).toEqual([0, 1, 3, 2]);
    expect(moved.steps).toEqual([{ dir: "E" }, { target: "5,3" }]);
    expect(programme.shift(chosen, 0, 9).order).toEqual([1, 2, 3, 0]);
    expect(programme.shift(chosen, 0, 9).steps).toEqual([]);
    expect(programme.shift(start, 7, 0)).toBe(start);
  });

  test("is scrapped from as far as is allowed", () => {
    expect(programme.scrap(start, 1, 0)).toBe(start);
    const one = programme.scrap(start, 1, 1);
    expect(one).toEqual({ order: [0, 2, 3], scrap: [1], steps: [] });
    // The first one comes back for the second.
    expect(programme.scrap(one, 0, 1)).toEqual({ order: [2, 3, 1], scrap: [0], steps: [] });
    expect(programme.scrap(one, 0, 2)).toEqual({ order: [2, 3], scrap: [1, 0], steps: [] });
    expect(programme.restore(one, 1).order).toEqual([0, 2, 3, 1]);
    expect(programme.restore(one, 3)).toBe(one);
  });

  test("each card shows how it would fare", () => {
    expect(programme.signOf(card("move"), 0)).toBe("✓");
    expect(programme.signOf({ ...card("move"), sure: false }, 0)).toBe("?");
    expect(programme.signOf(card("error"), 0)).toBe("✕");
    expect(programme.signOf(undefined, 4)).toBe("5");
  });

  test("a way is chosen by what it leaves open no longer", () => {
    const east = { plan: { dir: "E", target: null, decline: null }, place: "1,2" };
    const door = { plan: { dir: null, target: "1,2|", decline: null }, place: "1,2|" };
    expect([east, door].map(programme.wayName)).toEqual(["E", "1,2|"]);
    expect([east, door].map(programme.chosen)).toEqual([{ dir: "E" }, { target: "1,2|" }]);
  });

  test("an end is fatal unless everything is disarmed, and an error is a flaw", () => {
    expect([null, seen({}), seen({ end: "disarmed" })].map(programme.fatal)).toEqual([
      false,
      false,
      false,
    ]);
    expect(programme.fatal(seen({ end: "power" }))).toBe(true);
    expect(programme.flawed(seen({ cards: [card("move"), card("error")] }))).toBe(true);
    expect(programme.flawed(seen({ cards: [card("move")] }))).toBe(false);
  });
});
