import { expect, test } from "vitest";
import { trespasses } from "./boundary";

const FILES = import.meta.glob<string>("./*/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no board imports more than it may", () => {
  const found = Object.entries(FILES).flatMap(([path, source]) =>
    trespasses(`games/${path.slice(2)}`, source).map((each) => `${path} imports ${each}`),
  );
  expect(Object.keys(FILES).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test.each([
  ['import Room from "../../shell/Room.svelte";', "../../shell/Room.svelte"],
  ['import { sheet } from "../academy/sheet";', "../academy/sheet"],
  ['import type { View } from "../../wire/academy";', "../../wire/academy"],
  ['import { api } from "../../lib/api";', "../../lib/api"],
  ['const all = await import("../index");', "../index"],
  ['import "left-pad";', "left-pad"],
  ['import { test } from "vitest";', "vitest"],
])("%s is caught", (line, path) => {
  expect(trespasses("games/time_bomb/Board.svelte", `${line}\n`)).toEqual([path]);
});

test("what is a board's own is let through", () => {
  const source = `
    import { tick } from "svelte";
    import Bomb from "~icons/lucide/bomb";
    import Button from "../../kit/Button.svelte";
    import { t } from "../../lib/text";
    import type { View } from "../../wire/time-bomb";
    import type { Box } from "../box";
    import Face from "./art/Face.svelte";
  `;
  expect(trespasses("games/time_bomb/Board.svelte", source)).toEqual([]);
});
