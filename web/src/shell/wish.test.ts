import { expect, test } from "vitest";
import { dealt } from "./dealt";
import { wish } from "./wish";

const ann = { name: "Ann", practice: false, mission: undefined } as const;

test("a first match is a relaxed one, and with bots it starts at once", () => {
  expect(wish(dealt, { ...ann, how: "bots" })).toEqual({
    game: dealt.name,
    name: "Ann",
    seats: dealt.party,
    fill: "fitting",
    start: true,
    style: { pace: "relaxed", practice: false, lead: true },
  });
  expect(wish(dealt, { ...ann, how: "friends" }).fill).toBeUndefined();
});

test("practice comes with the options that a game has for it", () => {
  const plain = wish(dealt, { ...ann, how: "bots", practice: true });
  expect(plain.style).toEqual({ pace: "relaxed", practice: true, lead: true });
  expect(plain.options).toBeUndefined();
  const odd = wish({ ...dealt, practice: { odds: true } }, { ...ann, how: "bots", practice: true });
  expect(odd.options).toEqual({ odds: true });
});
