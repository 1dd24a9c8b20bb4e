import { expect, test } from "vitest";
import type { LogLine } from "../../lib/wire";
import type { Event } from "../../wire/academy";
import { opening } from "./position";
import { fromLog, sheetOf, sources, totals, wrecks } from "./sheet";

const log = (...events: Event[]): LogLine[] =>
  events.map((event, at) => ({ n: at + 1, t: 0, text: "", event }) as unknown as LogLine);
const cut = (seat: number, points: number, divisor: number): Event => ({
  kind: "cut_scored",
  seat,
  wire: "R",
  main: 3,
  chain: 1,
  plates: 0,
  divisor,
  points,
});
const LINES = log(
  { kind: "bomb_started", bomb: 1 },
  { kind: "cards_revealed", round: 1, cards: ["R", "R", "WAIT"] },
  { kind: "wait_paid", seat: 2, points: 3 },
  cut(0, 2, 2),
  cut(1, 2, 2),
  { kind: "cards_revealed", round: 2, cards: ["G", "G", "CHICKEN"] },
  { kind: "bomb_exploded", wire: "G", seats: [0, 1] },
  { kind: "points_lost", seat: 0, points: 2, cause: "boom" },
  { kind: "points_gained", seat: 2, points: 5, cause: "chicken" },
  { kind: "bomb_started", bomb: 2 },
  { kind: "cards_revealed", round: 1, cards: ["R", "B", "G"] },
  cut(0, 4, 1),
);

test("the log tells every point with its bomb and round", () => {
  const entries = fromLog(LINES);
  expect(
    entries.map(({ bomb, round, seat, cause, points }) => [bomb, round, seat, cause, points]),
  ).toEqual([
    [1, 1, 2, "wait", 3],
    [1, 1, 0, "cut", 2],
    [1, 1, 1, "cut", 2],
    [1, 2, 0, "boom", -2],
    [1, 2, 2, "chicken", 5],
    [2, 1, 0, "cut", 4],
  ]);
  expect(entries[1]).toMatchObject({ wire: "R", main: 3, chain: 1, divisor: 2 });
  expect(totals(entries, 3)).toEqual([4, 2, 8]);
});

test("the view's own lines come first, the log fills in earlier bombs", () => {
  const own = { ...fromLog(LINES)[5], points: 9 } as ReturnType<typeof fromLog>[number];
  const view = opening({ bomb: 2, sheet: [own] });
  expect(sheetOf(view, LINES, 2)).toEqual([own]);
  expect(sheetOf(view, LINES, 1)).toHaveLength(5);
});

test("where points came from, the most first", () => {
  expect(sources(fromLog(LINES), 0)).toEqual([
    { cause: "alone", points: 4, times: 1 },
    { cause: "shared", points: 2, times: 1 },
    { cause: "boom", points: -2, times: 1 },
  ]);
});

test("how each bomb went up", () => {
  expect(wrecks(LINES)).toEqual([{ bomb: 1, round: 2, wire: "G", seats: [0, 1] }]);
});
