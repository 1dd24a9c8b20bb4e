import { expect, test } from "vitest";
import type { MatchState } from "../../lib/state";
import type { CardFlipped } from "../../wire/academy";
import { opening } from "./position";
import { script } from "./scenes";
import { backIn, deal, histogram, holders, risky, room, signed, sumText, wireOf } from "./wires";

test("a card that lies out comes back when the stack is full", () => {
  // Three or more players: three cards lie out before the bottom one returns.
  expect(backIn(1, 0, 3, false)).toBe(2);
  expect(backIn(2, 0, 3, false)).toBe(1);
  expect(backIn(2, 1, 3, false)).toBe(2);
  expect(backIn(3, 0, 3, true)).toBe(1);
  // Two players: the card of the previous round returns at once.
  expect(backIn(1, 0, 2, false)).toBe(1);
  expect(backIn(2, 0, 2, true)).toBe(1);
});

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

test("the room before the tiles, and when a card can use it up", () => {
  const green = wireOf(opening(), "G");
  if (!green) throw new Error("no green wire");
  expect(room(green)).toBe(10);
  expect(risky(green)).toBe(false);
  expect(risky({ ...green, trigger: 8 })).toBe(true);
  // Standing on a tile that is up: the next tile is the limit.
  expect(room({ ...green, trigger: 11, up: 1 })).toBe(0);
  expect(risky({ ...green, trigger: 11, up: 1, left: [0, 0] })).toBe(false);
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
  const view = opening();
  const flip = (value: number, trigger: number): CardFlipped => ({
    kind: "card_flipped",
    wire: "G",
    value,
    cause: "cut",
    trigger,
    seats: [0],
  });
  const steps = (event: CardFlipped) =>
    script(event, { view } as unknown as MatchState, false).map(({ name }) => name);
  expect(steps(flip(2, 2))).toEqual(["flip"]);
  expect(steps(flip(0, 8))).toEqual(["hush", "flip"]);
});
