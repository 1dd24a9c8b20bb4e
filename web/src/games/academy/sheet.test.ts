import { expect, test } from "vitest";
import type { LogLine } from "../../lib/wire";
import type { Event, Posting } from "../../wire/academy";
import { opening } from "./position";
import { idle, inVain, sheetOf, sources, totals, wrecks } from "./sheet";

const log = (...events: Event[]): LogLine[] =>
  events.map((event, at) => ({ n: at + 1, t: 0, text: "", event }) as unknown as LogLine);
const NOTHING = { wire: null, main: 0, chain: 0, plates: 0, divisor: 1 };
const line = (round: number, seat: number, cause: string, points: number): Posting => ({
  bomb: 1,
  round,
  seat,
  cause,
  points,
  ...NOTHING,
});
const FIRST = [
  line(1, 2, "wait", 3),
  { ...line(1, 0, "cut", 2), wire: "R", main: 3, chain: 1, divisor: 2 },
  line(2, 0, "boom", -2),
  line(2, 2, "chicken", 5),
];
const SECOND = [{ ...line(1, 0, "cut", 4), bomb: 2, wire: "R", main: 3, chain: 1 }];

test("each bomb has its sheet, the one that ticks too", () => {
  const view = opening({ bomb: 2, past: [FIRST], sheet: SECOND });
  expect(sheetOf(view, [], 1)).toEqual(FIRST);
  expect(sheetOf(view, [], 2)).toEqual(SECOND);
  expect(totals(FIRST, 3)).toEqual([0, 0, 8]);
});

test("cuts that came to nothing are told, with no points", () => {
  const lines = log(
    { kind: "bomb_started", bomb: 1 },
    { kind: "cards_revealed", round: 1, cards: ["R", "Y", "WAIT", "G"] },
    { kind: "cutters_stopped", wire: "Y", seats: [1] },
    { kind: "card_flipped", wire: "G", value: 3, cause: "cut", trigger: 3, seats: [3], named: "" },
    { kind: "bomb_exploded", wire: "G", seats: [3], late: [{ seat: 0, wire: "R" }] },
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
  expect(sources([...FIRST, ...SECOND], 0)).toEqual([
    { cause: "alone", points: 4, times: 1 },
    { cause: "shared", points: 2, times: 1 },
    { cause: "boom", points: -2, times: 1 },
  ]);
});

test("how each bomb went up", () => {
  const lines = log(
    { kind: "bomb_started", bomb: 1 },
    { kind: "cards_revealed", round: 2, cards: ["G", "G", "CHICKEN"] },
    { kind: "bomb_exploded", wire: "G", seats: [0, 1], late: [] },
  );
  expect(wrecks(lines)).toEqual([{ bomb: 1, round: 2, wire: "G", seats: [0, 1] }]);
});
