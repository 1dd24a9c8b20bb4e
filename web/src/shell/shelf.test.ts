import { expect, test } from "vitest";
import { kinds, written } from "../lib/offer";
import type { GameInfo } from "../lib/wire";
import { shelf } from "./shelf";

const dealt: GameInfo = {
  name: "short-fuse",
  title: "Short Fuse",
  pitch: "Leave the live one to somebody else.",
  seats: [2, 3],
  minutes: [1, 3],
  weight: "light",
  options: {},
  defaults: {},
  levels: ["random"],
  campaign: false,
  content: null,
};

test("a game that the client has never heard of stands on the shelf in the server's words", () => {
  const box = shelf([dealt]).at(-1);
  expect(box).toMatchObject({ title: dealt.title, pitch: dealt.pitch, party: 3, soon: false });
  expect(box?.cover).toBeTruthy();
  expect(shelf(null).some((each) => each.name === dealt.name)).toBe(false);
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
