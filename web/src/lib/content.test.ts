import { describe, expect, it } from "vitest";
import { rows } from "./content";

describe("content of a file in words", () => {
  it("names each part and leaves nothing out", () => {
    const content = {
      decks: { G: [0, 1, 1], Q: [2] },
      plates: {
        II: [
          { value: 1, arrow: "left" },
          { value: 2, arrow: "right" },
        ],
      },
      wait_points: 4,
    };
    expect(rows("academy", content)).toEqual([
      { label: "Green deck", value: "0 1 1" },
      { label: "Q", value: "2" },
      { label: "Plates, side II", value: "1 left, 2 right" },
      { label: "Points for a Wait", value: "4" },
    ]);
  });

  it("has nothing to say of the house’s own", () => {
    expect(rows("academy", "house")).toEqual([]);
    expect(rows("academy", null)).toEqual([]);
  });
});
