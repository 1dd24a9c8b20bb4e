import { expect, test } from "vitest";
import { cardName, face, known, knownText, matches } from "./cards";

test("cards by name", () => {
  expect(face("H2")).toEqual({ kind: "hostage", level: 2 });
  expect(cardName("B3")).toBe("Disarm Bomb 3");
  expect(matches("M1", 1)).toBe(true);
  expect(matches("M1", "door")).toBe(false);
  expect(matches(null, 1)).toBe(false);
});

test("what was told of a card, for and against", () => {
  const all = ["move", "door", "hostage", "bomb"];
  expect(known(null).told).toBe(false);
  expect(known({ levels: [1, 2, 3], types: all }).told).toBe(false);
  // Not level 1, and no bomb.
  const partly = known({ levels: [2, 3], types: ["move", "door", "hostage"] });
  expect(partly).toEqual({ level: null, kind: null, noLevels: [1], noKinds: ["bomb"], told: true });
  expect(knownText({ levels: [2, 3], types: ["move", "door", "hostage"] })).toBe(
    "not level 1; not Disarm Bomb",
  );
  // What it is says enough about what it is not.
  const wholly = known({ levels: [1], types: ["bomb"] });
  expect(wholly).toEqual({ level: 1, kind: "bomb", noLevels: [], noKinds: [], told: true });
  expect(knownText({ levels: [1], types: ["bomb"] })).toBe("Level 1; Disarm Bomb");
});
