import { expect, test } from "vitest";
import type { Event } from "../../wire/academy";
import { caption } from "./caption";

const READER = { seat: 1, names: ["Ann", "Bree", "Cy"] };
const WATCHER = { ...READER, seat: null };
const FLIP: Event = {
  kind: "card_flipped",
  wire: "R",
  value: 4,
  cause: "cut",
  trigger: 9,
  seats: [0, 2],
  named: "",
};

test("a breath gives nothing away", () => {
  expect(caption(FLIP, "hush", WATCHER)).toBe("Ann and Cy cut Red: …");
  expect(caption(FLIP, "flip", WATCHER)).toBe("Ann and Cy cut Red: 4");
  const tile: Event = { kind: "tile_turned", wire: "R", tile: 2, boom: true };
  expect(caption(tile, "hush", WATCHER)).toBe("Red, tile 2: …");
  expect(caption(tile, "tile", WATCHER)).toBe("Red, tile 2: BOOM!");
});

test("one cutter cuts, and Tools flip", () => {
  expect(caption({ ...FLIP, seats: [1] }, "flip", WATCHER)).toBe("Bree cuts Red: 4");
  expect(caption({ ...FLIP, cause: "wrench" }, "flip", WATCHER)).toBe("Wrench on Red: 4");
});

test("every point is told with its reason", () => {
  const scored: Event = {
    kind: "cut_scored",
    seat: 1,
    wire: "R",
    main: 4,
    chain: 3,
    plates: 2,
    divisor: 2,
    points: 4,
  };
  expect(caption(scored, "score", WATCHER)).toBe(
    "Bree scores 4 on Red: (4 + chain 3 + plates 2) ÷ 2.",
  );
  expect(caption({ kind: "points_lost", seat: 0, points: 5, cause: "boom" }, "pay", WATCHER)).toBe(
    "Ann loses 5 for setting the bomb off.",
  );
});

test("the reader is spoken to", () => {
  expect(caption({ ...FLIP, seats: [1] }, "flip", READER)).toBe("You cut Red: 4");
  expect(caption({ kind: "bomb_exploded", wire: "R", seats: [1], late: [] }, "boom", READER)).toBe(
    "It was you!",
  );
  const cards = ["R", "WAIT", "CHICKEN"];
  const revealed: Event = { kind: "cards_revealed", round: 3, cards };
  expect(caption(revealed, "hush", READER)).toBe("Everybody has chosen …");
  expect(caption(revealed, "reveal", READER)).toBe(
    "Round 3: Ann plays Red, you play Wait and Cy plays Chicken.",
  );
  const used: Event = { kind: "tool_used", seat: 0, tool: "ORDERS" } as Event;
  expect(caption(used, "tool", READER)).toBe("Ann uses Orders.");
});
