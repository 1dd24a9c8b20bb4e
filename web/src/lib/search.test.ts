import { expect, test } from "vitest";
import { type Entry, search } from "./search";

const entries: Entry[] = [
  { where: "reference", title: "XY-1.1", text: "Whoever holds the Bomb has it.", place: "XY-1.1" },
  { where: "play", title: "Tips", text: "Pass the Bomb on before it ticks.", place: "tips" },
  { where: "cards", title: "Bombe am Stiel", text: "Prüfe die Straße.", place: "card-1" },
];

test("titles come first, and the reference last", () => {
  expect(search(entries, "bomb").map(({ place }) => place)).toEqual(["card-1", "tips", "XY-1.1"]);
});

test("all words have to be there, marks do not matter", () => {
  expect(search(entries, "prufe stiel").map(({ place }) => place)).toEqual(["card-1"]);
  expect(search(entries, "bomb moon")).toEqual([]);
  expect(search(entries, "  ")).toEqual([]);
});

test("what was looked for is told apart", () => {
  expect(search(entries, "TICKS")[0]?.parts).toEqual(["Pass the Bomb on before it ", "ticks", "."]);
});

test("a long text is cut around it", () => {
  const text = `${"word ".repeat(60)}needle ${"word ".repeat(60)}`;
  const [found] = search([{ where: "play", title: "", text, place: "" }], "needle");
  expect(found?.parts[1]).toBe("needle");
  expect(found?.parts.join("").length).toBeLessThan(260);
  expect(found?.parts[0]).toMatch(/^… /);
});
