import { expect, test } from "vitest";
import { toml } from "./toml";

test("content is written as a file has it", () => {
  const content = {
    wait_points: 4,
    zero_link: null,
    decks: { G: [0, 1], B: [2] },
    plates: { II: [{ value: 1, arrow: "left" }] },
    names: { HELMET: 'The "Hat"', SHIELD: "" },
    bombs: [{ name: "Sly Boom", on: [{ at: 1, note: null }], parts: [] }],
    empty: { nothing: "" },
  };
  expect(toml(content)).toBe(`wait_points = 4

[decks]
G = [0, 1]
B = [2]

[[plates.II]]
value = 1
arrow = "left"

[names]
HELMET = "The \\"Hat\\""

[[bombs]]
name = "Sly Boom"
parts = []

[[bombs.on]]
at = 1
`);
  expect(toml("house")).toBe("");
});
