import { expect, test } from "vitest";
import type { Offer, Pick } from "../../lib/wire";
import { recognise } from "./recognise";

const pick = (...options: unknown[]): Pick => ({
  options,
  many: false,
  least: 1,
  most: 1,
  ordered: false,
});
const offer = (kind: string, fields: Record<string, Pick> = {}): Offer => ({
  kind,
  fields,
  apart: [],
  blank: [],
  free: [],
});

const NAMES = ["Ann", "Bree", "Cy", "Dot"];
const others = pick(0, 1, 3);
const ACTS: Offer[] = [
  offer("hand", { success: pick(null, 0, 1, 2, 3), boom: pick(null, 0, 1) }),
  offer("request", { what: pick("cut_me", "spare_me") }),
  offer("role", { side: pick("swat", "terrorist") }),
  offer("suggest", { target: pick(0, 2, 3) }),
  offer("oppose", { target: pick(0, 2, 3) }),
  offer("accuse", { target: others, level: pick(1, 2, 3), why: pick("gut", null) }),
  offer("vouch", { target: others, level: pick(1, 2, 3), why: pick("gut", null) }),
  offer("ask", { target: others, topic: pick("hand", "role", "why_cut", "whom_suspect") }),
  offer("hold"),
];
const read = (text: string) => recognise(text, NAMES, 2, ACTS);

test.each([
  ["I have two", { success: 2, boom: null }],
  ["i’ve got 3 success", { success: 3, boom: null }],
  ["I was dealt two, no bomb", { success: 2, boom: 0 }],
  ["no bomb", { success: null, boom: 0 }],
  ["I don't have the bomb", { success: null, boom: 0 }],
  ["I have the bomb!", { success: null, boom: 1 }],
  ["I got nothing", { success: 0, boom: null }],
  ["I have one success and the bomb", { success: 1, boom: 1 }],
])("%s is a hand claim", (text, claim) => {
  expect(read(text)).toEqual([{ act: "hand", ...claim }]);
});

test.each([
  ["don't cut me", { act: "request", what: "spare_me" }],
  ["please cut mine", { act: "request", what: "cut_me" }],
  ["cut Dot", { act: "suggest", target: 3 }],
  ["do not cut ann!", { act: "oppose", target: 0 }],
  ["Bree is lying", { act: "accuse", target: 1, level: 2, why: null }],
  ["I suspect Dot", { act: "accuse", target: 3, level: 1, why: null }],
  ["I trust Ann", { act: "vouch", target: 0, level: 2, why: null }],
  ["Ann, what did you get?", { act: "ask", target: 0, topic: "hand" }],
  ["I'm SWAT", { act: "role", side: "swat" }],
  ["hold on", { act: "hold" }],
])("%s is an act", (text, act) => {
  expect(read(text)).toEqual([act]);
});

test.each([
  "nice evening",
  "I have an idea",
  "what a bomb",
  "Dotty cut her hair",
  "",
  "I have seven wires",
])("%s is only a sentence", (text) => {
  expect(read(text)).toEqual([]);
});

test("what may not be said now is not offered", () => {
  expect(read("cut Bree")).toEqual([]); // she holds the nippers
  expect(recognise("I have two", NAMES, 2, [])).toEqual([]);
});

test("a name with signs of its own is taken literally", () => {
  const names = ["A.(b)*", "Bree", "Cy", "Dot"];
  expect(recognise("cut A.(b)*", names, 2, ACTS)).toEqual([{ act: "suggest", target: 0 }]);
});
