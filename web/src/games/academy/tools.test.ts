import { expect, test } from "vitest";
import { opening } from "./position";
import { muteText, toolName } from "./tools";

test("what is given up for now is said before it is", () => {
  const view = opening();
  expect(muteText("WRENCH", ["WRENCH"], view)).toBe(
    "You use nothing now, and won’t be asked about the Wrench again.",
  );
  expect(muteText("WRENCH", ["BOMB_BLANKET", "WRENCH", "FREEZER"], view)).toBe(
    "You use nothing now (no Bomb Blanket or Freezer either), and won’t be asked about the Wrench again.",
  );
});

test("an owner's cards have their own names", () => {
  const view = opening({ toolbox: [{ tool: "WRENCH", moment: "before", name: "Spanner" }] });
  expect(toolName("WRENCH", view)).toBe("Spanner");
  expect(toolName("FREEZER", view)).toBe("Freezer");
  expect(muteText("WRENCH", ["WRENCH"], view)).toBe(
    "You use nothing now, and won’t be asked about “Spanner” again.",
  );
});
