import { expect, test } from "vitest";
import { kinds, written } from "../lib/offer";
import { dealt } from "./dealt";
import { shelf } from "./shelf";

test("the shelf is the server's list; a game without a cover of its own gets the plain one", () => {
  const [own, plain, other] = shelf([
    { ...dealt, name: "time-bomb" },
    dealt,
    { ...dealt, name: "other" },
  ]);
  expect(own).toMatchObject({ name: "time-bomb", title: "Short Fuse", seats: [2, 3], party: 3 });
  expect(plain).toMatchObject(dealt);
  expect(plain?.cover).toBe(other?.cover);
  expect(own?.cover).not.toBe(plain?.cover);
});

test("offers with plain fields are written out move by move", () => {
  const pick = { many: false, least: 1, most: 1, ordered: false };
  const plain = { apart: [], blank: [], free: [] };
  const offers = [
    { kind: "cut", fields: { count: { options: [1, 2], ...pick } }, ...plain },
    { kind: "look", fields: {}, ...plain },
  ];
  expect(kinds(offers)).toEqual(["cut", "look"]);
  expect(written(offers)).toEqual([
    { kind: "cut", values: { count: 1 } },
    { kind: "cut", values: { count: 2 } },
    { kind: "look", values: {} },
  ]);
});
