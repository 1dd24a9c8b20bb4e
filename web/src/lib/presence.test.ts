import { expect, test } from "vitest";
import { presence, presenceText } from "./presence";
import type { SeatInfo } from "./wire";

const person: SeatInfo = {
  seat: 1,
  name: "Bo",
  bot: null,
  stand_in: null,
  connected: true,
  host: false,
  muted: false,
};

test("a player who is here needs no word", () => {
  expect(presence(person)).toBeNull();
  expect(presenceText(person)).toBe("");
  expect(presence(null)).toBeNull();
  expect(presence({ ...person, name: null, connected: false })).toBeNull();
});

test("a bot, a stand-in and an absence are told apart", () => {
  expect(presence({ ...person, bot: "easy" })).toBe("bot");
  expect(presence({ ...person, connected: false })).toBe("away");
  // Whether its player is here or not, a bot plays.
  for (const connected of [true, false])
    expect(presence({ ...person, stand_in: "baseline", connected })).toBe("stand_in");
  expect(presenceText({ ...person, stand_in: "baseline" })).toContain("standing in");
});
