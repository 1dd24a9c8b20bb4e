import { expect, test } from "vitest";
import type { LogLine } from "../../lib/wire";
import { Book } from "./book";
import { gadgetInside, knownHands } from "./memory";

const face = (number: number, back: "gadget" | "trick") => ({
  number,
  id: `card_${number}`,
  name: `card ${number}`,
  copy: 1,
  back,
  type: back === "trick" ? "I" : "",
  choice: "none",
  text: "",
  mission: "",
  pay: 0,
});
const RAT = 1;
const MARBLES = 2;
const book = new Book(
  {
    cards: [face(RAT, "gadget"), face(MARBLES, "gadget"), face(3, "trick"), face(4, "trick")],
    bombs: [],
    penalties: [],
  },
  "Mechanism",
);
const named = (number: number) => ({ number, name: `card ${number}` });
const log = (...events: object[]): LogLine[] =>
  events.map((event, at) => ({ n: at + 1, text: "", event }));

const hidden = { kind: "tinkered", seat: 1, back_in: "gadget", back_out: "trick" };
const putIn = { ...hidden, given: named(RAT), taken: named(3) };
const unseen = { ...hidden, given: null, taken: null };

test("a Gadget that was put in before one's eyes is remembered until one is taken out", () => {
  expect(gadgetInside(log(putIn), book, null)).toBe(RAT);
  expect(gadgetInside(log(unseen), book, null)).toBeNull();
  const out = { ...unseen, back_in: "trick", back_out: "gadget" };
  expect(gadgetInside(log(putIn, out), book, null)).toBe(0);
  expect(gadgetInside(log(putIn, { kind: "bomb_assembled" }), book, null)).toBe(0);
});

test("what was announced or looked at is known", () => {
  const announced = {
    kind: "armed_announced",
    gadget: named(MARBLES),
    hit: [],
    holder: 1,
    passed: true,
  };
  expect(gadgetInside(log(unseen, announced), book, null)).toBe(MARBLES);
  const seen = { kind: "contents_seen", seat: 0, contents: [named(0), named(RAT)] };
  expect(gadgetInside(log(unseen, seen), book, null)).toBe(RAT);
  expect(gadgetInside(log(unseen, { ...seen, contents: null }), book, null)).toBeNull();
});

test("the last look counts, and what happened after it", () => {
  expect(gadgetInside(log(unseen), book, { n: 1, gadget: RAT })).toBe(RAT);
  expect(gadgetInside(log(putIn, unseen), book, { n: 1, gadget: RAT })).toBeNull();
});

const drawn = { kind: "card_drawn", seat: 1, card: named(3), why: "draw" };

test("a card drawn in the open is known until it is played", () => {
  expect([...(knownHands(log(drawn), book, 3)[1] ?? [])]).toEqual([3]);
  const played = { kind: "trick_played", seat: 1, card: named(3), player: null };
  expect(knownHands(log(drawn, played), book, 3)[1]?.size).toBe(0);
});

test("what goes face down makes cards of that back unsure", () => {
  const stolen = { kind: "card_stolen", seat: 2, victim: 1, back: "trick", card: null };
  expect(knownHands(log(drawn, stolen), book, 3)[1]?.size).toBe(0);
  expect(knownHands(log(drawn, { ...stolen, back: "gadget" }), book, 3)[1]?.size).toBe(1);
  const open = knownHands(log(drawn, { ...stolen, card: named(3) }), book, 3);
  expect([open[1]?.size, open[2]?.has(3)]).toEqual([0, true]);
});

test("hands change hands, and the dead hold nothing", () => {
  const swapped = { kind: "hands_exchanged", seat: 1, player: 2, got: null, gave: null };
  const made = knownHands(log(drawn, swapped), book, 3);
  expect([made[1]?.size, made[2]?.has(3)]).toEqual([0, true]);
  const boom = { kind: "exploded", killed: [1] };
  expect(knownHands(log(drawn, boom), book, 3)[1]?.size).toBe(0);
});
