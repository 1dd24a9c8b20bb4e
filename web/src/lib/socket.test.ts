import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, type Link, TableSocket } from "./socket";
import type { Bye, Dispatch } from "./wire";

/** A server's end of a socket, played by the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ kind: "welcome" });
  }

  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  commands(): Record<string, unknown>[] {
    return this.sent.filter((each) => each.kind !== "ping");
  }
}

let now = 0;
let links: Link[];
let heard: Dispatch[];
let followed: { match: number; n: number } | null;
let socket: TableSocket;

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  now = 0;
  links = [];
  heard = [];
  followed = null;
  socket = new TableSocket(
    "ws://here/api/tables/t/socket",
    {
      message: (message) => heard.push(message),
      link: (link) => links.push(link),
      since: () => followed,
    },
    {
      open: (url) => new FakeSocket(url) as unknown as WebSocket,
      now: () => now,
      chance: () => 0,
    },
  );
  socket.start();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

describe("reconnecting", () => {
  test("it asks for the gap after its own last line", () => {
    expect(last().url).toBe("ws://here/api/tables/t/socket");
    last().accept();
    followed = { match: 2, n: 17 };
    last().drop();
    vi.advanceTimersByTime(125);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toBe("ws://here/api/tables/t/socket?match=2&since=17");
    last().accept();
    expect(links).toEqual(["joining", "live", "lost", "live"]);
  });

  test("it waits longer each time, and starts over once it was welcomed", () => {
    last().drop();
    for (const wait of [125, 250, 500, 1000, 2000, 4000, 4000]) {
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      last().drop();
    }
    vi.advanceTimersByTime(4000);
    last().accept();
    last().drop();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(125);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  test("coming back online does not wait", () => {
    last().drop();
    vi.advanceTimersByTime(125);
    last().drop();
    const before = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  test("a connection that has gone silent is given up", () => {
    last().accept();
    const dead = last();
    now = 40_000;
    vi.advanceTimersByTime(15_000);
    expect(dead.readyState).toBe(3);
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(125);
    expect(FakeSocket.all).toHaveLength(2);
    // What a dead connection still says is not heard.
    dead.tell({ kind: "curtain", number: 1 });
    expect(heard.some((message) => message.kind === "curtain")).toBe(false);
  });

  test("a goodbye for good is not argued with, until the player wants to", () => {
    last().accept();
    const bye: Bye = { kind: "bye", reason: "newer" };
    last().tell({ ...bye });
    last().drop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
    socket.again();
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a server that closes is waited for", () => {
    last().accept();
    last().tell({ kind: "bye", reason: "closing", text: "Closing." });
    last().drop();
    vi.advanceTimersByTime(125);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("commands", () => {
  test("an answer finds its question", async () => {
    last().accept();
    const start = socket.ask({ kind: "start" });
    const room = socket.ask({ kind: "room" });
    const [one, two] = last().commands();
    last().tell({ kind: "refused", id: two?.id, code: "E_PHASE", clause: "XY-4.1", text: "No." });
    last().tell({ kind: "done", id: one?.id });
    expect((await start).kind).toBe("done");
    expect(await room).toMatchObject({
      kind: "refused",
      clause: "XY-4.1",
    } satisfies Partial<Answer>);
  });

  test("what was not answered is sent again under the same id", async () => {
    last().accept();
    const asked = socket.ask({ kind: "play", prompt: 3, move: { kind: "ready" } });
    const first = last().commands();
    last().drop();
    vi.advanceTimersByTime(125);
    last().accept();
    expect(last().commands()).toEqual(first);
    last().tell({ kind: "done", id: first[0]?.id });
    expect((await asked).kind).toBe("done");
    last().drop();
    vi.advanceTimersByTime(125);
    last().accept();
    expect(last().commands()).toEqual([]);
  });

  test("no more is on its way at once than a table remembers", async () => {
    last().accept();
    const chats = Array.from({ length: 60 }, (_, n) => socket.ask({ kind: "chat", text: `${n}` }));
    const texts = () =>
      last()
        .commands()
        .map((each) => each.text);
    const upTo = (n: number) => Array.from({ length: n }, (_, at) => `${at}`);
    expect(texts()).toEqual(upTo(20));
    // The server has carried out all of it, but its answers are lost.
    last().drop();
    vi.advanceTimersByTime(125);
    last().accept();
    expect(texts()).toEqual(upTo(20));
    for (let at = 0; at < 60; at += 1) last().tell({ kind: "done", id: last().commands()[at]?.id });
    expect(texts()).toEqual(upTo(60));
    expect((await Promise.all(chats)).every((each) => each.kind === "done")).toBe(true);
  });

  test("what was sent too quickly to be read is sent again", async () => {
    last().accept();
    const asked = socket.ask({ kind: "chat", text: "hello" });
    last().tell({ kind: "refused", id: null, code: "E_RATE", clause: "", text: "Too quick." });
    expect(last().commands()).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    const [first, again] = last().commands();
    expect(again).toEqual(first);
    last().tell({ kind: "done", id: again?.id });
    expect((await asked).kind).toBe("done");
  });

  test("a command given while offline goes out after the welcome, not before", () => {
    void socket.ask({ kind: "start" });
    expect(last().commands()).toEqual([]);
    last().readyState = 1;
    last().onopen?.();
    expect(last().commands()).toEqual([]);
    last().tell({ kind: "welcome" });
    expect(last().commands()).toMatchObject([{ kind: "start" }]);
  });

  test("hover marks are sent once and forgotten", () => {
    socket.mark({ act: "aim", target: 1, slot: 0 });
    last().accept();
    expect(last().commands()).toEqual([]);
    socket.mark({ act: "aim", target: 1, slot: 2 });
    expect(last().commands()).toEqual([{ kind: "mark", act: { act: "aim", target: 1, slot: 2 } }]);
  });

  test("pings go out at once, every 15 s, and whenever the whole match is shown", () => {
    last().accept();
    expect(last().sent[0]).toEqual({ kind: "ping", sent: 0 });
    now = 80;
    last().tell({ kind: "pong", sent: 0, now: 1 });
    vi.advanceTimersByTime(15_000);
    expect(last().sent.at(-1)).toEqual({ kind: "ping", sent: 80 });
    now = 15_080;
    last().tell({ kind: "match", number: 1 }); // it may be after the server's clock stood still
    expect(last().sent.at(-1)).toEqual({ kind: "ping", sent: 15_080 });
  });
});
