import { describe, expect, test } from "vitest";
import type { Offer } from "../../lib/wire";
import type { Stand, View } from "../../wire/bomb-busters";
import * as cutting from "./cutting";
import { PLAIN } from "./cutting";
import type { Place } from "./wires";

const one = (...options: unknown[]) => ({
  options,
  many: false,
  least: 1,
  most: 1,
  ordered: false,
});
const many = (options: unknown[], least = 1, most = least) => ({
  options,
  many: true,
  least,
  most,
  ordered: false,
});
const stand = (number: number, size: number): Place[] =>
  Array.from({ length: size }, (_, index) => [number, index] as const);

function dual(
  detector: string,
  wires: readonly Place[],
  count: number,
  values: unknown[],
  ray = false,
): Offer {
  return {
    kind: "dual_cut",
    fields: {
      wires: many([...wires], count),
      values: many(values, ray ? 2 : 1),
      detector: one(detector),
      ray: one(ray),
      stabilizer: one(false, true),
    },
    blank: [],
    apart: [],
    free: ["own"],
  } as unknown as Offer;
}

const held = [4, 7, "yellow"];
const OFFERS: Offer[] = [
  dual("none", [...stand(1, 4), ...stand(2, 3)], 1, held),
  dual("none", [...stand(1, 4), ...stand(2, 3)], 1, held, true),
  dual("double", stand(1, 4), 2, [4, 7]),
  dual("double", stand(2, 3), 2, [4, 7]),
  dual("super", stand(1, 4), 4, [4, 7]),
  dual("super", stand(2, 3), 3, [4, 7]),
];

const rack = (seat: number, keys: (number | null)[], tokens: (number | null)[] = []): Stand => ({
  seat,
  keys,
  uncut: keys.map((_, index) => index),
  tokens: keys.map((_, index) => tokens[index] ?? null),
  virtual: [],
  loose: false,
  false: [],
});
const VIEW = {
  own: {
    seat: 0,
    wires: [4, 4, 7, "yellow", "red"].map((value, index) => ({ wire: [0, index], value })),
  },
  stands: [
    rack(0, [40, 40, 70, 71, 75], [4]),
    rack(1, [null, null, null, null]),
    rack(2, [null, null, null]),
  ],
} as unknown as View;

describe("a cut in the making", () => {
  test("a plain cut points at one wire, wherever the last tap was", () => {
    const first = cutting.pointAt(OFFERS, PLAIN, [1, 2]);
    expect(cutting.pointAt(OFFERS, first, [2, 0]).wires).toEqual([[2, 0]]);
    expect(cutting.pointAt(OFFERS, first, [1, 2]).wires).toEqual([[1, 2]]);
  });

  test("a detector gathers wires of one stand, and a second tap lets one go", () => {
    let cut = cutting.flip(OFFERS, cutting.pointAt(OFFERS, PLAIN, [1, 3]), { detector: "double" });
    cut = cutting.pointAt(OFFERS, cut, [1, 0]);
    expect(cut.wires).toEqual([
      [1, 3],
      [1, 0],
    ]);
    expect(cutting.pointAt(OFFERS, cut, [1, 3]).wires).toEqual([[1, 0]]);
    expect(cutting.pointAt(OFFERS, cut, [2, 1]).wires).toEqual([[2, 1]]);
    // A third wire takes the oldest one's place.
    expect(cutting.pointAt(OFFERS, cut, [1, 1]).wires).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test("the Super Detector takes the whole stand", () => {
    const cut = cutting.flip(OFFERS, cutting.pointAt(OFFERS, PLAIN, [2, 1]), { detector: "super" });
    expect(cut.wires).toEqual(stand(2, 3));
    expect(cutting.pointAt(OFFERS, cut, [1, 0]).wires).toEqual(stand(1, 4));
  });

  test("what no offer has together falls out", () => {
    let cut = cutting.say(OFFERS, cutting.pointAt(OFFERS, PLAIN, [1, 0]), "yellow");
    expect(cut.values).toEqual(["yellow"]);
    cut = cutting.flip(OFFERS, cut, { detector: "double" });
    expect(cut.values).toEqual([]);
    expect(cut.wires).toEqual([[1, 0]]);
    expect(cutting.statable(OFFERS, cut)).toEqual([4, 7]);
  });

  test("a card that is put back leaves the wires, and takes its own with it", () => {
    const pointed = cutting.pointAt(OFFERS, PLAIN, [1, 1]);
    const help = { detector: "double" };
    const used = cutting.pointAt(OFFERS, cutting.flip(OFFERS, pointed, help), [1, 0]);
    expect(cutting.uses(used, help)).toBe(true);
    expect(cutting.flip(OFFERS, used, { stabilizer: true }).wires).toEqual(used.wires);
    const back = cutting.flip(OFFERS, used, help);
    expect(cutting.uses(back, help)).toBe(false);
    expect(back.wires).toEqual([[1, 1]]);
    expect(cutting.helps(OFFERS, help)).toBe(true);
    expect(cutting.helps(OFFERS, { detector: "triple" })).toBe(false);
  });

  test("Ray states two values, each with a wire of one's own", () => {
    let cut = cutting.flip(OFFERS, cutting.pointAt(OFFERS, PLAIN, [1, 0]), { ray: true });
    cut = cutting.say(OFFERS, cut, 7);
    expect(cutting.moveOf(OFFERS, cut, VIEW)).toBeNull();
    cut = cutting.say(OFFERS, cut, 4);
    expect(cutting.moveOf(OFFERS, cut, VIEW)).toEqual({
      kind: "dual_cut",
      wires: [[1, 0]],
      values: [4, 7],
      detector: "none",
      ray: true,
      stabilizer: false,
      own: [
        [0, 2],
        [0, 1],
      ],
    });
  });

  test("a copy without a token is cut first, unless another is chosen", () => {
    const cut = cutting.say(OFFERS, cutting.pointAt(OFFERS, PLAIN, [1, 0]), 4);
    expect(cutting.owns(cut, VIEW)).toEqual([[0, 1]]);
    expect(cutting.owns(cutting.sayOwn(OFFERS, cut, VIEW, [0, 0]), VIEW)).toEqual([[0, 0]]);
  });

  test("tapping an own wire says what it is", () => {
    const cut = cutting.sayOwn(OFFERS, cutting.pointAt(OFFERS, PLAIN, [2, 2]), VIEW, [0, 3]);
    expect(cut.values).toEqual(["yellow"]);
    expect(cutting.owns(cut, VIEW)).toEqual([[0, 3]]);
  });
});
