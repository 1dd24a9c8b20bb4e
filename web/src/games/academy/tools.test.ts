import { expect, test } from "vitest";
import { muteText } from "./tools";

test("what is given up for now is said before it is", () => {
  expect(muteText("WRENCH", ["WRENCH"])).toBe(
    "You use nothing now, and are not asked about the Wrench again.",
  );
  expect(muteText("WRENCH", ["BOMB_BLANKET", "WRENCH", "FREEZER"])).toBe(
    "You use nothing now, not the Bomb Blanket or Freezer either, and are not asked about the Wrench again.",
  );
});
