import { expect, test } from "vitest";
import { type Heard, listen, stream } from "./stream";
import type { ChatLine, LogLine } from "./wire";

const chat = (text: string, system = false): ChatLine => ({
  name: system ? "" : "Ada",
  text,
  system,
});
const line = (n: number, spoken = false): LogLine =>
  ({
    n,
    message: { id: "x" },
    ...(spoken ? { said: { seq: n, seat: 1, when: [], act: {} } } : {}),
  }) as LogLine;

function heard(): readonly Heard[] {
  let all = listen([], [chat("before")], 1, 9);
  all = listen(all, [chat("before"), chat("Bree is away.", true)], 2, 1);
  return listen(all, [chat("before"), chat("Bree is away.", true), chat("hm")], 2, 2);
}

test("what is heard keeps its place between the lines of the match", () => {
  const keys = stream([line(1), line(2, true), line(3)], heard(), 2, "all").map(({ key }) => key);
  expect(keys).toEqual(["c1", "l1", "c2", "l2", "c3", "l3"]);
});

test("filters show talk, chat, or what happens, of which what becomes of people is a part", () => {
  const lines = [line(1), line(2, true), line(3)];
  const keys = (show: "talk" | "game" | "chat") =>
    stream(lines, heard(), 2, show).map(({ key }) => key);
  expect(keys("talk")).toEqual(["l2"]);
  expect(keys("game")).toEqual(["l1", "c2", "l3"]);
  expect(keys("chat")).toEqual(["c1", "c2", "c3"]);
});

test("nothing is heard twice, also once the table has dropped its oldest lines", () => {
  const all = heard();
  expect(listen(all, [chat("Bree is away.", true), chat("hm")], 2, 5)).toBe(all);
  const more = listen(all, [chat("hm"), chat("so?")], 2, 5);
  expect(more.map(({ line }) => line.text)).toEqual(["before", "Bree is away.", "hm", "so?"]);
});
