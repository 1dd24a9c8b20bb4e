import { expect, test } from "vitest";
import type { MatchState } from "../../lib/state";
import type { CardFlipped, View } from "../../wire/academy";
import { opening } from "./position";
import { script } from "./scenes";
import { deal, histogram, holders, signed, sumText } from "./wires";

test("two players have no Yellow", () => {
  const view = opening();
  expect(deal(view)).toHaveLength(6);
  expect(deal({ ...view, seats: 2, wires: view.wires.slice(0, 3) })).not.toContain("Y");
});

test("who could join a cut", () => {
  const view = opening();
  const [first, ...rest] = view.players;
  if (!first) throw new Error("nobody plays");
  const without = { ...view, players: [first, { ...first, hand: ["B"] }, ...rest.slice(1)] };
  expect(holders(without, "G", 0)).toEqual([2]);
});

test("what is left in a deck, by value", () => {
  expect(histogram([0, 1, 1, 3], 3)).toEqual([1, 2, 0, 1]);
});

test("points with their sign, and how they were made up", () => {
  expect([signed(3), signed(-5), signed(0)]).toEqual(["+3", "−5", "0"]);
  expect(sumText({ main: 3, chain: 4, plates: 0, divisor: 1 })).toBe("3 + chain 4");
  expect(sumText({ main: 3, chain: 4, plates: 2, divisor: 2 })).toBe(
    "(3 + chain 4 + plates 2) ÷ 2",
  );
});

test("a breath is held only before a flip that can reach a tile", () => {
  const calm = opening();
  const [green, ...others] = calm.wires;
  if (!green) throw new Error("no green wire");
  const tense = { ...calm, wires: [{ ...green, risky: true }, ...others] };
  const flip: CardFlipped = {
    kind: "card_flipped",
    wire: "G",
    value: 2,
    cause: "cut",
    trigger: 2,
    seats: [0],
    named: "",
  };
  const steps = (view: View) =>
    script(flip, { view } as unknown as MatchState, false).map(({ name }) => name);
  expect(steps(calm)).toEqual(["flip"]);
  expect(steps(tense)).toEqual(["hush", "flip"]);
});
