import { expect, test } from "vitest";
import { Book, bookOf, laidOut, MECHANISM, piled } from "./book";

const nothing = { id: "words", args: { text: "" } };

const box = {
  goal: 10,
  fine: 1,
  buy_off: 2,
  cards: [
    {
      number: 0,
      id: "mechanism",
      name: { id: "badaboom-back-mechanism" },
      copy: 1,
      back: "mechanism" as const,
      type: "",
      choice: "none",
      text: nothing,
      gist: nothing,
      mission: null,
      pay: 0,
    },
    {
      number: 1,
      id: "gad_dead_rat",
      name: { id: "badaboom-card-gad_dead_rat" },
      copy: 1,
      back: "gadget" as const,
      type: "",
      choice: "none",
      text: nothing,
      gist: nothing,
      mission: null,
      pay: 0,
    },
  ],
  bombs: [{ id: "bomb_elf", name: { id: "badaboom-card-bomb_elf" }, mechanisms: 3, text: nothing }],
  penalties: [],
};

test("cards are known by their numbers, and nothing is not known", () => {
  const book = new Book(box);
  expect(book.card(1).name.id).toBe("badaboom-card-gad_dead_rat");
  expect(book.card(MECHANISM).name.id).toBe("badaboom-back-mechanism");
  expect(book.card(99).back).toBe("mechanism");
  expect(book.bomb(0).name.id).toBe("badaboom-card-bomb_elf");
  expect(book.bomb(7).name).toEqual(nothing);
});

test("a match brings its book in the first line of its log", () => {
  const event = { kind: "match_started", seats: 3, mechanisms: [], ...box };
  const match = { lines: [{ n: 1, message: nothing, event }] };
  expect(bookOf(match).card(1).id).toBe("gad_dead_rat");
  expect(bookOf(match)).toBe(bookOf(match));
  expect(bookOf({ lines: [] }).card(1).back).toBe("mechanism");
});

test("Mechanisms of a hand lie in one pile", () => {
  expect(piled([0, 0, 5, 9])).toEqual([
    { card: 0, count: 2 },
    { card: 5, count: 1 },
    { card: 9, count: 1 },
  ]);
  expect(piled([])).toEqual([]);
});

test("backs lie in their order", () => {
  expect(laidOut({ mechanisms: 1, gadgets: 1, tricks: 2 })).toEqual([
    "mechanism",
    "gadget",
    "trick",
    "trick",
  ]);
});
