import { expect, test } from "vitest";
import en from "../text/en.json";
import { fill, has, idsUnder, learn, listed, look, t } from "./text";

test("words are filled in, and one is not many", () => {
  expect(fill("{a} and {b}", { a: "x", b: 2 })).toBe("x and 2");
  expect(fill("{n} wire|{n} wires", { n: 1 })).toBe("1 wire");
  expect(fill("{n} wire|{n} wires", { n: 0 })).toBe("0 wires");
  expect(fill("{left} stays", {})).toBe("{left} stays");
  expect(fill("{0} cut {1}", { "0": "Ann", "1": "Bree" })).toBe("Ann cut Bree");
});

test("what has no words is made readable", () => {
  expect(look("option.time-bomb.no_such_thing")).toBe("No such thing");
  expect(has("option.time-bomb.profile")).toBe(true);
  expect(has("option.time-bomb.variants")).toBe(false);
  expect(idsUnder("option.time-bomb.claim_mode")).toEqual(["free", "ordered", "sealed", "off"]);
});

test("lists read like speech", () => {
  expect(listed([])).toBe("");
  expect(listed(["Ann"])).toBe("Ann");
  expect(listed(["Ann", "Bree", "Cy"])).toBe("Ann, Bree and Cy");
  expect(listed(["Ann", "Bree"], "list.or")).toBe("Ann or Bree");
});

test("no sentence is empty", () => {
  expect(Object.entries(en).filter(([, words]) => !words.trim())).toEqual([]);
  expect(t("title")).toBe("Last Wire");
});

test("a view brings sentences that no file has", () => {
  expect(has("bb.rule.99")).toBe(false);
  learn({ words: [["bb.rule.99", "Never before the box is open."]] });
  expect(look("bb.rule.99")).toBe("Never before the box is open.");
  learn({ words: [["bb.mission.1", "Something else"]] });
  expect(look("bb.mission.1")).toBe("First Snips");
  learn(null);
});
