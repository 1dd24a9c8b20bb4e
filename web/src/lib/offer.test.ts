import { describe, expect, test } from "vitest";
import { choices, complete, fits, kinds, missing, offered, toggled } from "./offer";
import type { Offer, Pick } from "./wire";

const pick = (options: unknown[], rest: Partial<Pick> = {}): Pick => ({
  options,
  many: false,
  least: 1,
  most: 1,
  ordered: false,
  ...rest,
});
const offer = (kind: string, fields: Record<string, Pick>, rest: Partial<Offer> = {}): Offer => ({
  kind,
  fields,
  apart: [],
  blank: [],
  free: [],
  ...rest,
});

const cuts = [
  offer("cut", { target: pick([1]), slot: pick([0, 2]) }, { blank: ["slot"] }),
  offer("cut", { target: pick([3]), slot: pick([4]) }, { blank: ["slot"] }),
];

describe("one move out of several offers", () => {
  test("a first tap leaves what can follow it", () => {
    expect(choices(cuts, { kind: "cut", values: {} }, "target")).toEqual([1, 3]);
    expect(choices(cuts, { kind: "cut", values: { target: 1 } }, "slot")).toEqual([0, 2]);
    expect(choices(cuts, { kind: "cut", values: { slot: 4 } }, "target")).toEqual([3]);
  });

  test("a pair that no offer holds cannot be built", () => {
    expect(offered(cuts, "cut", { target: 1, slot: 4 })).toBe(false);
    expect(complete(cuts, { kind: "cut", values: { target: 1, slot: 4 } })).toBeNull();
    expect(offered(cuts, "cut", { target: 3, slot: 4 })).toBe(true);
  });

  test("a blank field may be left to the rules", () => {
    expect(missing(cuts, { kind: "cut", values: { target: 1 } })).toEqual([]);
    expect(complete(cuts, { kind: "cut", values: { target: 1 } })).toEqual({ target: 1 });
    expect(complete(cuts, { kind: "cut", values: { target: 1, slot: 2 } })).toEqual({
      target: 1,
      slot: 2,
    });
  });

  test("without a target there is no move yet", () => {
    expect(missing(cuts, { kind: "cut", values: {} })).toEqual(["target"]);
    expect(complete(cuts, { kind: "cut", values: {} })).toBeNull();
  });

  test("a kind that is not on offer gives nothing", () => {
    expect(kinds(cuts)).toEqual(["cut"]);
    expect(complete(cuts, { kind: "ready", values: {} })).toBeNull();
    expect(complete([offer("ready", {})], { kind: "ready", values: {} })).toEqual({});
  });
});

describe("fields of other shapes", () => {
  test("a lone choice fills itself, null is a choice like any other", () => {
    const offers = [offer("accuse", { target: pick([2]), level: pick([1, 2]), why: pick([null]) })];
    expect(missing(offers, { kind: "accuse", values: {} })).toEqual(["level"]);
    expect(complete(offers, { kind: "accuse", values: { level: 2 } })).toEqual({
      target: 2,
      level: 2,
      why: null,
    });
  });

  test("an unordered list is sent in the order of its options, once it is long enough", () => {
    const offers = [offer("keep", { cards: pick([7, 8, 9], { many: true, least: 2, most: 2 }) })];
    expect(complete(offers, { kind: "keep", values: { cards: [9] } })).toBeNull();
    expect(complete(offers, { kind: "keep", values: { cards: [9, 7] } })).toEqual({
      cards: [7, 9],
    });
    expect(fits(offers[0] as Offer, { kind: "keep", values: { cards: [7, 8, 9] } })).toBe(false);
  });

  test("fields that must differ do not share a value", () => {
    const offers = [
      offer("split", { keep: pick([1, 2]), scrap: pick([1, 2]) }, { apart: [["keep", "scrap"]] }),
    ];
    expect(choices(offers, { kind: "split", values: { keep: 1 } }, "scrap")).toEqual([2]);
    expect(complete(offers, { kind: "split", values: { keep: 1, scrap: 1 } })).toBeNull();
    expect(complete(offers, { kind: "split", values: { keep: 1 } })).toEqual({ keep: 1, scrap: 2 });
  });

  test("a free field goes along unjudged, and only if it was given", () => {
    const offers = [
      offer("reply", { stance: pick(["agree", "doubt"]) }, { free: ["ref", "note"] }),
    ];
    expect(missing(offers, { kind: "reply", values: {} })).toEqual(["stance"]);
    expect(complete(offers, { kind: "reply", values: { stance: "doubt", ref: 12 } })).toEqual({
      stance: "doubt",
      ref: 12,
    });
  });
});

describe("a field that takes several", () => {
  const two = pick([1, 2, 3], { many: true, most: 2 });

  test("a second tap lets go, and the oldest makes room", () => {
    expect(toggled(two, [], 1)).toEqual([1]);
    expect(toggled(two, [1, 2], 3)).toEqual([2, 3]);
    expect(toggled(two, [1, 2], 1)).toEqual([2]);
  });

  test("the only one stays", () => {
    expect(toggled(pick([1, 2], { many: true }), [1], 1)).toEqual([1]);
    expect(toggled(pick([1, 2], { many: true }), [1], 2)).toEqual([2]);
  });
});
