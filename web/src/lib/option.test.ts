import { expect, test } from "vitest";
import { agreed, changes, reseated } from "./option";

const plain = { mission: 1, boxes: 0, odds: false, toolbox: "locked", clock: "off" };

test("options are told in words, those without words not at all", () => {
  const told = agreed("bomb-busters", plain);
  expect(told.map((each) => each.key)).not.toContain("mission");
  expect(told.find((each) => each.key === "odds")?.value).toBe("off");
  expect(told.find((each) => each.key === "toolbox")?.value).toBe("Locked");
});

test("an option for one mission is told with that mission alone", () => {
  const told = (mission: number) =>
    agreed("bomb-busters", { mission, m3_equipment: "practical" }).map((each) => each.key);
  expect(told(3)).toEqual(["m3_equipment"]);
  expect(told(4)).toEqual([]);
});

test("only what changed is announced", () => {
  const before = agreed("bomb-busters", plain);
  const after = agreed("bomb-busters", { ...plain, mission: 2, odds: true });
  expect(changes(before, after).map((each) => [each.key, each.value])).toEqual([["odds", "on"]]);
  const clock = agreed("bomb-busters", { ...plain, clock: { turn: 60, answer: 30 } });
  expect(changes(before, clock)[0]?.value).toBe(
    "Seconds for a turn: 60, Seconds for an answer: 30",
  );
  expect(changes(before, before)).toEqual([]);
  const otherwise = before.map((each) => ({ ...each, value: `${each.value} in other words` }));
  expect(changes(before, otherwise)).toEqual([]);
});

test("content from a file is told as such, not number by number", () => {
  const told = (content: unknown) =>
    agreed("academy", { content }).find((each) => each.key === "content")?.value;
  expect(told("house")).toBe("The house’s own");
  expect(told({ decks: { G: [1, 2] } })).toBe("From the host’s file");
});

test("an order of the seats fits another number of seats", () => {
  const options = { age_order: [2, 0, 1], other: [5, 6], odds: true };
  expect(reseated(options, 3, 5)).toEqual({ ...options, age_order: [2, 0, 1, 3, 4] });
  expect(reseated(options, 3, 2)).toEqual({ ...options, age_order: [0, 1] });
  expect(reseated({ age_order: "random" }, 3, 2)).toEqual({ age_order: "random" });
});
