import { expect, test } from "vitest";
import type { Event } from "../../wire/academy";
import { caption } from "./caption";

const NAMES = ["Ann", "Bree", "Cy"];
const FLIP: Event = {
  kind: "card_flipped",
  wire: "R",
  value: 4,
  cause: "cut",
  trigger: 9,
  seats: [0, 2],
};

test("a breath gives nothing away", () => {
  expect(caption(FLIP, "hush", NAMES)).toBe("Ann and Cy cut Red: …");
  expect(caption(FLIP, "flip", NAMES)).toBe("Ann and Cy cut Red: 4");
  const tile: Event = { kind: "tile_turned", wire: "R", tile: 2, boom: true };
  expect(caption(tile, "hush", NAMES)).toBe("Red, tile 2: …");
  expect(caption(tile, "tile", NAMES)).toBe("Red, tile 2: BOOM!");
});

test("one cutter cuts, and Tools flip", () => {
  expect(caption({ ...FLIP, seats: [1] }, "flip", NAMES)).toBe("Bree cuts Red: 4");
  expect(caption({ ...FLIP, cause: "wrench" }, "flip", NAMES)).toBe("Wrench on Red: 4");
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
  expect(caption(scored, "score", NAMES)).toBe("Bree +4: (4 + chain 3 + plates 2) ÷ 2");
  expect(caption({ kind: "points_lost", seat: 0, points: 5, cause: "boom" }, "pay", NAMES)).toBe(
    "Ann −5: Set the bomb off",
  );
});
