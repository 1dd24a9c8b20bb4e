import { describe, expect, test } from "vitest";
import { followed, newLines, nothing, reduce, type Shown } from "./state";
import type { Dispatch, LogLine, MatchShown, TableChanged, TableInfo, Updated } from "./wire";

const line = (n: number): LogLine => ({ n, message: { id: `line-${n}` } });
const info = (rest: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "time-bomb",
  options: {},
  seats: [],
  seats_allowed: [4, 6],
  levels: [],
  watch: "anyone",
  watchers: 0,
  level: "baseline",
  style: { pace: "normal", practice: false, lead: true },
  locked: false,
  guarded: false,
  quiet: false,
  sent_away: 0,
  phase: "match",
  match: 1,
  paused: false,
  resuming: false,
  waiting: false,
  pause_wanted: [],
  abandon_wanted: [],
  series: null,
  chat: [],
  matches: [],
  ...rest,
});
const inside: Pick<TableChanged, "standing" | "asked" | "asking" | "chat_shut"> = {
  chat_shut: null,
  standing: "inside",
  asked: null,
  asking: [],
};
const shown = (rest: Partial<MatchShown> = {}): MatchShown => ({
  kind: "match",
  number: 1,
  game: "time-bomb",
  seat: 0,
  names: ["Ann", "Bree"],
  called: [["Ann", "Bree"]],
  commitment: "c0ffee",
  n: 2,
  t: 10,
  now: 1_010,
  lines: [line(1), line(2)],
  part: {
    view: { round: 1 },
    ask: { id: "cut" },
    offers: [],
    timers: [{ id: "cut", left_ms: 900, seats: [0] }],
  },
  ...rest,
});
const update = (rest: Partial<Updated> = {}): Updated => ({
  kind: "update",
  n: 3,
  t: 20,
  now: 1_020,
  lines: [line(3)],
  part: {},
  ...rest,
});
const given = (...messages: Dispatch[]): Shown =>
  messages.reduce((value, message, at) => reduce(value, message, at), nothing);

describe("a match", () => {
  test("what an update leaves out stays as it was", () => {
    const state = given(shown(), update({ part: { ask: { id: "wait" } } }));
    expect(state.match).toMatchObject({ ask: { id: "wait" }, view: { round: 1 }, n: 3, t: 20 });
    expect(state.match?.lines.map((each) => each.n)).toEqual([1, 2, 3]);
  });

  test("a part that became nothing is taken as nothing", () => {
    const state = given(
      shown({ part: { view: { a: 1 }, prompt: null, floor: { b: 2 } } }),
      update({ part: { floor: null } }),
    );
    expect(state.match?.floor).toBeNull();
    expect(state.match?.view).toEqual({ a: 1 });
  });

  test("fields of the view are assigned, line by line and then the rest", () => {
    const state = given(
      shown({ part: { view: { a: 1, b: [1, 2], c: null } } }),
      update({
        lines: [
          { ...line(3), view: { a: 2 } },
          { ...line(4), view: { a: 3, b: [3] } },
        ],
        part: { view: { c: 4 } },
      }),
    );
    expect(state.match?.view).toEqual({ a: 3, b: [3], c: 4 });
  });

  test("a clock counts from the message that told it", () => {
    const state = given(shown(), update());
    expect(state.match?.at).toBe(0);
    const later = reduce(state, update({ n: 4, lines: [], part: { timers: [] } }), 77);
    expect(later.match).toMatchObject({ at: 77, timers: [] });
  });

  test("a gap is put after what is known, without repeats", () => {
    const state = given(shown(), update(), shown({ n: 5, lines: [line(3), line(4), line(5)] }));
    expect(state.match?.lines.map((each) => each.n)).toEqual([1, 2, 3, 4, 5]);
    expect(followed(state)).toEqual({ match: 1, n: 5 });
  });

  test("lines that are forgotten go, talk stays, and all come back at the end", () => {
    const said = { seat: 0, act: {} } as NonNullable<LogLine["said"]>;
    const numbers = (state: Shown) => state.match?.lines.map((each) => each.n);
    const before = [line(1), { ...line(2), said }, line(3)];
    const kept = given(
      shown({ n: 3, lines: before }),
      update({ n: 5, lines: [line(4), line(5)], part: { forgotten: 4 } }),
    );
    expect(numbers(kept)).toEqual([2, 5]);
    const again = reduce(kept, shown({ n: 6, lines: [line(6)], part: { forgotten: 5 } }), 0);
    expect(numbers(again)).toEqual([2, 6]);
    const past = [line(1), line(3), line(4), line(5)];
    const end = reduce(
      again,
      update({ n: 7, lines: [...past, line(7)], part: { forgotten: 0 } }),
      0,
    );
    expect(numbers(end)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("another match, or other eyes, start from nothing", () => {
    const next = given(shown(), update(), shown({ number: 2, n: 1, lines: [line(1)] }));
    expect(next.match?.lines.map((each) => each.n)).toEqual([1]);
    const eyes = given(shown(), update(), shown({ seat: 1, n: 1, lines: [line(1)] }));
    expect(eyes.match?.lines.map((each) => each.n)).toEqual([1]);
  });

  test("an update without a match changes nothing", () => {
    expect(given(update())).toBe(nothing);
    expect(followed(nothing)).toBeNull();
  });
});

describe("the room", () => {
  test("only what is new in the chat is news", () => {
    const chat = (...texts: string[]) =>
      texts.map((text) => ({ name: "Ann", text, system: false }));
    const news = (before: string[], after: string[]) =>
      newLines(chat(...before), chat(...after)).map((line) => line.text);
    expect(news([], ["a"])).toEqual(["a"]);
    expect(news(["a", "b"], ["a", "b", "c"])).toEqual(["c"]);
    expect(news(["a", "b", "c"], ["b", "c", "d"])).toEqual(["d"]); // the oldest has been dropped
    expect(news(["a", "b"], ["a", "b"])).toEqual([]);
    expect(news(["a"], ["x", "y"])).toEqual(["x", "y"]);
  });

  test("a curtain falls and rises", () => {
    const place = { kind: "table", seat: 0, host: true, ...inside } as const;
    const paused: Dispatch = { ...place, table: info({ paused: true }) };
    const down = given(shown(), { kind: "curtain", number: 1 }, paused);
    expect(down.curtain).toBe(true);
    const up = reduce(down, { ...place, table: info() }, 9);
    expect(up.curtain).toBe(false);
    expect(reduce(down, shown(), 9).curtain).toBe(false);
  });

  test("a welcome says who one is", () => {
    const state = given({
      kind: "welcome",
      protocol: 5,
      build: "",
      you: "g",
      seat: 3,
      host: true,
      table: info(),
      now: 0,
      ...inside,
      chat_shut: { id: "refuse-muted" },
    });
    expect(state).toMatchObject({
      you: "g",
      seat: 3,
      host: true,
      standing: "inside",
      chatShut: { id: "refuse-muted" },
    });
  });

  test("who asks, and whom they wait for, is told with the table", () => {
    const ask = { ask: 4, name: "Bea", seat: 2, hint: null };
    const place = { kind: "table", seat: 0, host: true, table: info() } as const;
    const told = given({ ...place, ...inside, asking: [ask] });
    expect(told.asking).toEqual([ask]);
    expect(reduce(told, { ...place, ...inside, asked: "waiting" }, 1)).toMatchObject({
      asked: "waiting",
      asking: [],
    });
  });
});
