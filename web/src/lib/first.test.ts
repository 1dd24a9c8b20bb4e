import { beforeEach, expect, test } from "vitest";
import { finish, opening } from "./first";

beforeEach(() => localStorage.clear());

test("the first match of a game is a relaxed one, until one was finished", () => {
  expect(opening("academy").pace).toBe("relaxed");
  finish("academy");
  finish("academy");
  expect(opening("academy")).toEqual({ pace: "normal", practice: false, lead: true });
  expect(opening("time-bomb").pace).toBe("relaxed");
});
