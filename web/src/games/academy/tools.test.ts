import { expect, test } from "vitest";
import { muteText } from "./tools";

test("what is given up for now is said before it is", () => {
  expect(muteText("WRENCH", ["WRENCH"])).toBe(
    "You use nothing now, and won’t be asked about the Wrench again.",
  );
  expect(muteText("WRENCH", ["BOMB_BLANKET", "WRENCH", "FREEZER"])).toBe(
    "You use nothing now (no Bomb Blanket or Freezer either), and won’t be asked about the Wrench again.",
  );
});
