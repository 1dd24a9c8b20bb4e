import { expect, test } from "vitest";
import type { LogLine } from "../../lib/wire";
import type { Event } from "../../wire/academy";
import { opening } from "./position";
import { fromLog, idle, inVain, sheetOf, sources, totals, wrecks } from "./sheet";

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

test("cuts that came to nothing are told, with no points", () => {
  const lines = log(
    { kind: "bomb_started", bomb: 1 },
    { kind: "cards_revealed", round: 1, cards: ["R", "Y", "WAIT", "G"] },
    { kind: "cutters_stopped", wire: "Y", seats: [1] },
    { kind: "card_flipped", wire: "G", value: 3, cause: "cut", trigger: 3, seats: [3] },
    { kind: "bomb_exploded", wire: "G", seats: [3] },
  );
  const none = idle(lines).map(({ round, seat, cause, wire, points }) => [
    round,
    seat,
    cause,
    wire,
    points,
  ]);
  expect(none).toEqual([
    [1, 1, "stopped", "Y", 0],
    [1, 0, "late", "R", 0],
  ]);
  expect(inVain(lines, 1)).toMatchObject({ cause: "stopped", wire: "Y" });
  expect(inVain(lines, 3)).toBeNull();
  expect(inVain(lines, null)).toBeNull();
  expect(sheetOf(opening(), lines, 1)).toHaveLength(2);
  const chosen = log({ kind: "card_committed", seat: 1, card: null, forced: false });
  expect(inVain([...lines, ...chosen], 1)).toBeNull();
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
