import { describe, expect, test } from "vitest";
import type { Foresight } from "../../wire/bomb-squad";
import * as programme from "./programme";

const seen = (rest: Partial<Foresight> = {}): Foresight => ({
  kind: "preview",
  cost: 7,
  main: 5,
  reserve: 8,
  cards: [],
  next: null,
  choices: [],
  may_decline: false,
  end: null,
  camera: null,
  ...rest,
});
const card = (did: string, free = false): Foresight["cards"][number] => ({
  card: "M1",
  did,
  place: "1,1",
  path: [],
  turned: [],
  main: 5,
  reserve: 8,
  sure: true,
  free,
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

  test("a choice is for the card that waits; those that fail need none", () => {
    const answer = seen({ cards: [card("move"), card("error")], next: "M2", choices: ["N", "W"] });
    const chosen = programme.choose({ ...start, steps: [{ dir: "E" }] }, answer, { dir: "N" });
    expect(chosen.steps).toEqual([{ dir: "E" }, {}, { dir: "N" }]);
    expect(programme.retract(chosen, 2).steps).toEqual([{ dir: "E" }, {}]);
  });

  test("what is taken back is the last choice that was one", () => {
    const cards = [card("move", true), card("save"), card("error"), card("move")];
    expect(programme.lastChoice(seen({ cards }))).toBe(0);
    expect(programme.lastChoice(seen({ cards: [...cards, card("move", true)] }))).toBe(4);
    // A forced step would be done again at once: there is nothing to take back.
    expect(programme.lastChoice(seen({ cards: cards.slice(1) }))).toBe(-1);
    expect(programme.lastChoice(null)).toBe(-1);
  });

  test("each card shows how it would fare", () => {
    expect(programme.signOf(card("move"), 0)).toBe("✓");
    expect(programme.signOf({ ...card("move"), sure: false }, 0)).toBe("?");
    expect(programme.signOf(card("error"), 0)).toBe("✕");
    expect(programme.signOf(undefined, 4)).toBe("5");
  });

  test("what goes one way only is no choice", () => {
    expect(programme.forced(seen({ next: "M2", choices: ["N"] }))).toEqual({ dir: "N" });
    expect(programme.forced(seen({ next: "H1", choices: ["5,3"] }))).toEqual({ target: "5,3" });
    expect(programme.forced(seen({ next: "H1", choices: ["5,3"], may_decline: true }))).toBeNull();
    expect(programme.forced(seen({ next: "M1", choices: ["N", "S"] }))).toBeNull();
    expect(programme.forced(seen())).toBeNull();
    expect(programme.settled(seen())).toBe(true);
    expect(programme.settled(seen({ next: "M1" }))).toBe(false);
    expect(programme.settled(null)).toBe(false);
  });
});
