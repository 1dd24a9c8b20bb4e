/** Tests read English: every file of it is here before the first of them runs. */
import { beforeAll } from "vitest";
import { open, speak } from "./text";

beforeAll(async () => {
  await speak("en");
  await Promise.all(
    ["academy", "badaboom", "bomb-busters", "bomb-squad", "time-bomb"].map((game) => open(game)),
  );
});
