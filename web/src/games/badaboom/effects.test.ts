import { describe, expect, it } from "vitest";
import { has } from "../../lib/text";
import type { Laid } from "../../wire/badaboom";
import { effectsOf, fates } from "./effects";

const SHOT = 1;
const NO_WAY = 2;
const HANDLE = 3;
const effect = (card: number): string => ["", "pass_to_choice", "cancel", "take_over"][card] ?? "";
const laid = (card: number, controller: number): Laid => ({ card, controller, player: null });

describe("what becomes of the stack", () => {
  it("lets a card that nobody answers work", () => {
    expect(fates([laid(SHOT, 0)], effect)).toEqual([{ works: true, controller: 0 }]);
  });

  it("undoes a card, and that which undoes it", () => {
    const once = fates([laid(SHOT, 0), laid(NO_WAY, 1)], effect);
    expect(once.map((fate) => fate.works)).toEqual([false, true]);
    const twice = fates([laid(SHOT, 0), laid(NO_WAY, 1), laid(NO_WAY, 2)], effect);
    expect(twice.map((fate) => fate.works)).toEqual([true, false, true]);
  });

  it("gives a card to whoever takes it over, unless that is cancelled", () => {
    expect(fates([laid(SHOT, 0), laid(HANDLE, 1)], effect)[0]?.controller).toBe(1);
    const undone = fates([laid(SHOT, 0), laid(HANDLE, 1), laid(NO_WAY, 2)], effect);
    expect(undone[0]).toEqual({ works: true, controller: 0 });
  });
});

describe("effects", () => {
  it("has a word for each", () => {
    const wordless = Object.values(effectsOf(null)).filter((each) => !has(`gb.gist.${each}`));
    expect(wordless).toEqual([]);
  });

  it("takes an owner's deck at its word", () => {
    const trick = { id: "no_way", effect: "draw" };
    const gadget = { id: "gad_pin", effect: "neighbours", whom: ["right", "left"] };
    const own = { gadgets: [gadget], tricks: [trick] } as unknown as Parameters<
      typeof effectsOf
    >[0];
    expect(effectsOf(own)).toEqual({ no_way: "draw", gad_pin: "at_left_right" });
  });
});
