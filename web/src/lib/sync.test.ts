import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableSocket } from "./socket";
import { nothing, reduce, retimed, type Shown } from "./state";
import { Sync } from "./sync";
import type { Dispatch } from "./wire";

/** Numbers from 0 to 1, the same in every run. */
function chances(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 48_271) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

const JITTER_MS = 200;
const DUE_MS = 600_000;

/** The true time, which nobody here can read directly. */
let truth = 0;

/** A line with a latency of its own and up to 200 ms of jitter on every frame, both ways, in order. */
class Line {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  #up = 0;
  #down = 0;

  constructor(
    readonly latency_ms: number,
    readonly chance: () => number,
    readonly server: (line: Line, message: Record<string, unknown>) => void,
  ) {}

  #delay(after: number): number {
    return Math.max(after, truth + this.latency_ms + this.chance() * JITTER_MS);
  }

  send(text: string): void {
    this.#up = this.#delay(this.#up);
    setTimeout(() => this.server(this, JSON.parse(text)), this.#up - truth);
  }

  tell(message: Record<string, unknown>): void {
    this.#down = this.#delay(this.#down);
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), this.#down - truth);
  }

  close(): void {
    this.readyState = 3;
  }
}

/** A page with a clock of its own that shows one timer. */
class Page {
  shown: Shown = nothing;
  readonly socket: TableSocket;
  #told: { made: number; heard: number; at: number } | null = null;

  constructor(
    readonly zero: number,
    latency_ms: number,
    chance: () => number,
    lines: Line[],
  ) {
    const line = new Line(latency_ms, chance, (to, message) => {
      if (message.kind === "ping") to.tell({ kind: "pong", sent: message.sent, now: clock() });
    });
    lines.push(line);
    this.socket = new TableSocket(
      "ws://t",
      { message: (message) => this.receive(message), link: () => undefined, since: () => null },
      { open: () => line as unknown as WebSocket, now: () => this.now(), chance },
    );
    this.socket.start();
    line.readyState = 1;
    line.onopen?.();
    line.tell({ kind: "welcome", table: {} });
  }

  now(): number {
    return this.zero + truth;
  }

  receive(message: Dispatch): void {
    const heard = this.now();
    if (message.kind === "match" || message.kind === "update") {
      const at = this.socket.made(message.now, heard);
      this.#told = { made: message.now, heard, at };
      this.shown = reduce(this.shown, message, at);
    } else if (message.kind === "pong" && this.shown.match && this.#told) {
      const at = this.socket.made(this.#told.made, this.#told.heard);
      this.shown = { ...this.shown, match: retimed(this.shown.match, at - this.#told.at) };
      this.#told = { ...this.#told, at };
    }
  }

  get left(): number {
    const { match } = this.shown;
    const timer = match?.timers[0];
    return match && timer ? timer.left_ms - (this.now() - match.at) : Number.NaN;
  }
}

const clock = (): number => 1_800_000_000_000 + Math.floor(truth);

function told(kind: "match" | "update"): Record<string, unknown> {
  const timers = [{ id: "bomb_A", left_ms: DUE_MS - Math.floor(truth), seats: [] }];
  const shared = { kind, n: 0, t: Math.floor(truth), now: clock(), lines: [], part: { timers } };
  return kind === "update"
    ? shared
    : { ...shared, number: 1, game: "bomb-squad", seat: 0, names: [], commitment: "" };
}

function pass(ms: number): void {
  for (let step = 0; step < ms; step += 10) {
    truth += 10;
    vi.advanceTimersByTime(10);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  truth = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("clocks over a shaky network", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])("agree within 250 ms, run %i", (seed) => {
    const chance = chances(seed * 7_919);
    const lines: Line[] = [];
    // Near and far, with clocks that began at different times.
    const pages = [5, 40, 90, 150, 300, 5].map(
      (latency, n) => new Page(91_000 * n + 17, latency, chance, lines),
    );
    for (const line of lines) line.tell(told("match"));
    pass(4_000);
    let worst = 0;
    for (let round = 0; round < 100; round++) {
      pass(1_000);
      if (round % 17 === 5) for (const line of lines) line.tell(told("update"));
      const shown = pages.map((page) => page.left);
      worst = Math.max(worst, Math.max(...shown) - Math.min(...shown));
      for (const left of shown) expect(Math.abs(left - (DUE_MS - truth))).toBeLessThan(150);
    }
    expect(worst).toBeLessThan(250);
    for (const page of pages) page.socket.stop();
  });

  test("a late joiner has the right time within moments", () => {
    const chance = chances(31);
    const lines: Line[] = [];
    const page = new Page(5, 20, chance, lines);
    pass(200_000);
    lines[0]?.tell(told("match"));
    const late = new Page(7_000, 180, chance, lines);
    lines[1]?.tell(told("match"));
    pass(2_500);
    expect(Math.abs(page.left - late.left)).toBeLessThan(250);
    for (const each of [page, late]) each.socket.stop();
  });
});

test("the ping that was answered fastest counts, and nothing was told after it was heard", () => {
  const sync = new Sync();
  expect(sync.at(500, 70)).toBe(70);
  sync.take(0, 400, 1_100);
  expect(sync.at(1_200, 450)).toBe(300);
  sync.take(500, 520, 1_510);
  expect(sync.at(1_550, 600)).toBe(550);
  sync.take(600, 1_000, 1_990);
  expect(sync.at(1_550, 600)).toBe(550);
  expect(sync.at(9_999, 700)).toBe(700);
  expect(sync.at(-90_000, 10_000)).toBe(5_000);
});

test("after the server's clock stood still, what was measured before counts no more", () => {
  const sync = new Sync();
  sync.take(0, 10, 1_005);
  sync.take(1_000, 1_010, 2_005);
  expect(sync.at(2_100, 1_200)).toBe(1_100);
  // It stood for three seconds.
  sync.take(6_000, 6_200, 4_100);
  expect(sync.size).toBe(1);
  expect(sync.at(4_150, 6_300)).toBe(6_150);
});
