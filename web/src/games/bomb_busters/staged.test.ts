import { describe, expect, test } from "vitest";
import type { CutDeclared, Event, View } from "../../wire/bomb-busters";
import { risky } from "./scenes";
import { advance, subjects } from "./staged";
import { mates, worth } from "./wires";

const VIEW = {
  seats: 3,
  captain: 0,
  dial: 3,
  forbidden: null,
  cut: Array.from({ length: 13 }, () => 0),
  red: [{ key: 45, state: "sure" }],
  labels: [],
  cards: [{ card: 9, state: "locked", unlock: 9, number: null }],
  experts: [],
  stands: [
    { seat: 0, keys: [10, 90], uncut: [0, 1], tokens: [null, 9], virtual: [], loose: false },
    { seat: 1, keys: [null, null], uncut: [0, 1], tokens: [null, 9], virtual: [], loose: false },
    { seat: 2, keys: [null], uncut: [0], tokens: [null], virtual: [], loose: false },
  ],
} as unknown as View;

describe("a story told event by event", () => {
  test("a cut wire lies open, and its token is gone", () => {
    const event = { kind: "wire_cut", seat: 1, wire: [1, 1], key: 90 } as Event;
    const made = advance(VIEW, event);
    expect(made.stands[1]).toMatchObject({ keys: [null, 90], uncut: [0], tokens: [null, null] });
    expect(made.cut[9]).toBe(1);
    expect(VIEW.stands[1]?.uncut).toEqual([0, 1]);
    expect(subjects(event)).toEqual([[1, 1]]);
  });

  test("a miss turns the dial and marks the wire", () => {
    const made = advance(VIEW, {
      kind: "cut_failed",
      seat: 0,
      dial: 2,
      stabilized: false,
      mark: "virtual",
      wire: [2, 0],
      value: "yellow",
    } as Event);
    expect(made.dial).toBe(2);
    expect(made.stands[2]).toMatchObject({ tokens: ["yellow"], virtual: [0] });
  });

  test("an unlocked card is ready", () => {
    const made = advance(VIEW, { kind: "equipment_unlocked", card: 9 } as Event);
    expect(made.cards[0]?.state).toBe("ready");
  });
});

describe("suspense", () => {
  const cut = (more: Partial<CutDeclared>): CutDeclared =>
    ({
      kind: "cut_declared",
      seat: 0,
      target: 1,
      wires: [[1, 0]],
      values: [9],
      detector: "none",
      ray: false,
      stabilizer: false,
      ...more,
    }) as CutDeclared;

  test("is kept for cuts that can end it", () => {
    expect(risky(cut({}), VIEW)).toBe(true);
    expect(risky(cut({ wires: [[1, 1]] }), VIEW)).toBe(false);
    expect(risky(cut({ stabilizer: true }), VIEW)).toBe(false);
    expect(risky(cut({ wires: [[1, 1]] }), { ...VIEW, dial: 1 })).toBe(true);
    expect(risky(cut({}), { ...VIEW, red: [{ key: 45, state: "seen" }] })).toBe(false);
  });
});

test("teammates stand clockwise from the viewer", () => {
  expect(mates(VIEW, 1)).toEqual([2, 0]);
  expect(mates(VIEW, null)).toEqual([0, 1, 2]);
});

test("a forbidden number counts as red", () => {
  expect(worth(70, null)).toBe(7);
  expect(worth(70, 7)).toBe("red");
  expect(worth(71, 7)).toBe("yellow");
});
