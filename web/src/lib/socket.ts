/**
 * One table's socket: reconnects by itself, asks for the gap, and sends unanswered commands again under
 * the same id, so that a dead connection loses nothing and repeats nothing.
 */
import { Sync } from "./sync";
import type { Bye, Consulted, Declined, Described, Dispatch, Done, Wish } from "./wire";

/** joining: first connection; live; lost: trying again; closed: the server said goodbye for good. */
export type Link = "joining" | "live" | "lost" | "closed";

export type Answer = Done | Declined | Consulted | Described;

/** What a socket needs of the world; tests hand in their own. */
export interface World {
  open(url: string): WebSocket;
  now(): number;
  chance(): number;
}

const browser: World = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  chance: () => Math.random(),
};

export interface Hooks {
  message(message: Dispatch): void;
  link(link: Link, bye: Bye | null): void;
  /** The match and own line number up to which everything is known. */
  since(): { match: number; n: number } | null;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 15_000;
const SILENCE_MS = 35_000;
/** On a new connection the first few pings follow each other quickly, so that clocks are right soon. */
const FIRST_PINGS = 4;
const FIRST_PINGS_MS = 300;
/** After these goodbyes a new connection would only be turned away, or push out a newer window. */
const FINAL: ReadonlySet<Bye["reason"]> = new Set([
  "newer",
  "sent_away",
  "not_allowed",
  "no_table",
  "closed",
  "malformed",
  "damaged",
]);

/**
 * Commands that are on their way at once; what is asked beyond that waits. A table remembers the last 24 ids of a
 * guest, so whatever is sent again is still known.
 */
const ON_THEIR_WAY = 20;
/** How long to wait after the server turned something away as sent too quickly. */
const TOO_QUICK_MS = 1_000;

interface Waiting {
  text: string;
  /** Whether this connection has it. */
  sent: boolean;
  settle(answer: Answer): void;
}

export class TableSocket {
  readonly #address: string;
  readonly #hooks: Hooks;
  readonly #world: World;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #count = 0;
  #welcomed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #sync = new Sync();
  #bye: Bye | null = null;
  #stopped = false;
  readonly #prefix: string;

  constructor(address: string, hooks: Hooks, world: World = browser) {
    this.#address = address;
    this.#hooks = hooks;
    this.#world = world;
    this.#prefix = Math.floor(world.chance() * 2 ** 40).toString(36);
  }

  start(): void {
    globalThis.addEventListener?.("online", this.#wake);
    globalThis.document?.addEventListener("visibilitychange", this.#wake);
    this.#hooks.link("joining", null);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    globalThis.removeEventListener?.("online", this.#wake);
    globalThis.document?.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#calm);
    clearInterval(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Come back after a goodbye, at the player's wish. */
  again(): void {
    this.#bye = null;
    this.#tries = 0;
    this.#hooks.link("lost", null);
    this.#connect();
  }

  /** Send a command and wait for its answer, through as many connections as it takes. */
  ask(wish: Wish): Promise<Answer> {
    this.#count += 1;
    const id = `${this.#prefix}-${this.#count}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, sent: false, settle });
      this.#send();
    });
  }

  /** Send a hover mark: nobody answers it, and a lost one is no loss. */
  mark(act: Record<string, unknown>): void {
    this.#post(JSON.stringify({ kind: "mark", act }));
  }

  /** When on the page's clock the server's read `now`, in a message heard at this moment. */
  made(now: number, heard: number): number {
    return this.#sync.at(now, heard);
  }

  /** Send what waits, in the order in which it was asked, as far as there is room. */
  #send(): void {
    if (!this.#welcomed || this.#socket?.readyState !== 1) return;
    let room = ON_THEIR_WAY;
    for (const each of this.#waiting.values()) {
      if (room === 0) break;
      room -= 1;
      if (!each.sent) this.#post(each.text);
      each.sent = true;
    }
  }

  #sendAgain(): void {
    for (const each of this.#waiting.values()) each.sent = false;
    this.#send();
  }

  #post(text: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(text);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#stopped || this.#bye) return;
    const since = this.#hooks.since();
    const more = this.#address.includes("?") ? "&" : "?";
    const gap = since ? `${more}match=${since.match}&since=${since.n}` : "";
    const socket = this.#world.open(this.#address + gap);
    this.#socket = socket;
    this.#welcomed = false;
    socket.onmessage = (frame) => {
      if (socket !== this.#socket) return;
      this.#heard = this.#world.now();
      const message = JSON.parse(String(frame.data)) as Dispatch;
      if (message.kind === "welcome" && !this.#welcomed) {
        this.#welcomed = true;
        this.#tries = 0;
        this.#hooks.link("live", null);
      }
      this.#receive(message);
      if (message.kind === "welcome") this.#sendAgain();
    };
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#heard = this.#world.now();
      clearInterval(this.#heart);
      this.#heart = setInterval(() => this.#beat(), PING_EVERY_MS);
      this.#sync = new Sync(); // it may be another server's clock by now
      this.#ping();
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #receive(message: Dispatch): void {
    switch (message.kind) {
      case "done":
      case "consulted":
      case "described":
      case "refused": {
        const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
        if (waiting && message.id !== null) {
          this.#waiting.delete(message.id);
          waiting.settle(message);
          this.#send();
        } else if (message.kind === "refused" && message.code === "E_RATE") {
          clearTimeout(this.#calm);
          this.#calm = setTimeout(() => this.#sendAgain(), TOO_QUICK_MS);
        }
        break;
      }
      case "pong": {
        const heard = this.#world.now();
        this.#sync.take(message.sent, heard, message.now);
        if (this.#sync.size < FIRST_PINGS) setTimeout(() => this.#ping(), FIRST_PINGS_MS);
        break;
      }
      case "match":
        // The whole match is shown, among other times, after the server's clock stood still.
        this.#ping();
        break;
      case "bye":
        if (FINAL.has(message.reason)) this.#bye = message;
        break;
      default:
    }
    this.#hooks.message(message);
  }

  #lost(): void {
    clearInterval(this.#heart);
    this.#socket = null;
    if (this.#stopped) return;
    if (this.#bye) {
      this.#hooks.link("closed", this.#bye);
      return;
    }
    this.#hooks.link("lost", null);
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + this.#world.chance() / 2));
  }

  #ping(): void {
    const sent = Math.round(this.#world.now());
    this.#post(JSON.stringify({ kind: "ping", sent }));
  }

  #beat(): void {
    if (this.#world.now() - this.#heard > SILENCE_MS) this.#drop();
    else this.#ping();
  }

  /** A connection that only looks alive is given up, without waiting for the network to notice. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }

  /** Back online, or the page is looked at again: try at once. */
  readonly #wake = (): void => {
    if (this.#stopped || this.#bye || globalThis.document?.visibilityState === "hidden") return;
    if (!this.#socket) {
      this.#tries = 0;
      this.#connect();
    } else if (this.#socket.readyState === 1) {
      if (this.#world.now() - this.#heard > SILENCE_MS) this.#drop();
      else this.#ping();
    }
  };
}

/** Where a table's socket is, as seen from a page. */
/** `screen`: for all to see, and so somebody else than the guest who puts it up. */
export function socketAddress(table: string, page: Location, screen = false): string {
  const scheme = page.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${page.host}/api/tables/${encodeURIComponent(table)}/socket${screen ? "?screen=1" : ""}`;
}
