/** One table as the page holds it: a value replaced in one assignment per message, and the stage that shows its match. */
import { aloud } from "./aloud.svelte";
import { finish } from "./first";
import { LENGTH, type Script, Stage } from "./motion.svelte";
import { type Answer, type Link, socketAddress, TableSocket } from "./socket";
import { asks, followed, isMuted, newLines, nothing, reduce, retimed, type Shown } from "./state";
import { keep, recallObject } from "./storage";
import { type Heard, listen } from "./stream";
import { learn, t } from "./text";
import { toasts } from "./toast.svelte";
import { chatted, heard } from "./told";
import { ownBuild, upgrade } from "./upgrade.svelte";
import type { Bye, Dispatch, Listed, Marked, Message, Numbered, Wish } from "./wire";

/** How long a hover mark stays after its last sign of life. */
const MARK_MS = 6_000;
/** How often a move that answers no question is tried. */
const VOLUNTEERED = 5;

/** The table whose chat was heard last, with the places of its lines: for when the page is loaded again. */
const HEARD = "lastwire.heard";

function remembered(id: string): readonly Heard[] {
  const kept = recallObject(HEARD) as { id?: string; heard?: readonly Heard[] };
  return kept.id === id && Array.isArray(kept.heard) ? kept.heard : [];
}

export class Table {
  shown = $state.raw<Shown>(nothing);
  link = $state.raw<Link>("joining");
  bye = $state.raw<Bye | null>(null);
  mark = $state.raw<Marked | null>(null);
  /** Kinds of commands on their way, so that what was pressed shows as pending. */
  pending = $state.raw<readonly Wish["kind"][]>([]);
  /** Whom this page has sent away: the table itself keeps no names of them. */
  sentAway = $state.raw<readonly string[]>([]);
  /** What was said at the table, and when in its match. */
  heard = $state.raw<readonly Heard[]>([]);
  readonly stage: Stage;
  readonly id: string;
  #socket: TableSocket;
  #fade: ReturnType<typeof setTimeout> | undefined;
  #inquired: Promise<unknown> = Promise.resolve();
  /** When the clocks were last told: by the server's clock, and by the page's when they were heard and thought told. */
  #told: { made: number; heard: number; at: number } | null = null;

  constructor(id: string, script: (game: string) => Script, screen = false) {
    this.id = id;
    this.stage = new Stage(() => []);
    this.heard = remembered(id);
    this.#script = script;
    this.#socket = new TableSocket(socketAddress(id, location, screen), {
      message: (message) => this.receive(message),
      link: (link, bye) => {
        this.link = link;
        this.bye = bye;
      },
      since: () => followed(this.shown),
    });
  }

  readonly #script: (game: string) => Script;

  start(): void {
    this.#socket.start();
  }

  stop(): void {
    clearTimeout(this.#fade);
    this.#socket.stop();
  }

  again(): void {
    this.#socket.again();
  }

  receive(message: Dispatch): void {
    if (message.kind === "welcome") upgrade.welcome(message, ownBuild(document));
    if (upgrade.due === "now") return;
    const before = this.shown;
    const heard = performance.now();
    let at = heard;
    if (message.kind === "match" || message.kind === "update") {
      at = this.#socket.made(message.now, heard);
      if (message.part.timers) this.#told = { made: message.now, heard, at };
    }
    const after = reduce(before, message, at);
    learn(after.match?.view);
    this.shown = after;
    if (after.table) this.stage.length = LENGTH[after.table.style.pace];
    if (after.seat !== null && after.match?.ended?.outcome) finish(after.match.game);
    if (message.kind === "welcome" || message.kind === "table") this.#listen(after);
    switch (message.kind) {
      case "pong":
        this.#retime();
        break;
      case "match":
        this.stage.direct(this.#script(message.game));
        this.mark = null;
        this.stage.jump(after.match);
        break;
      case "update":
        if (after.match) {
          // At the end lines may come back that had been forgotten: they are old news.
          const known = before.match?.n ?? 0;
          this.stage.follow(
            after.match,
            message.lines.filter((line) => line.n > known),
          );
        }
        if (message.lines.some((line) => line.event)) this.mark = null;
        break;
      case "mark":
        this.mark = message;
        clearTimeout(this.#fade);
        this.#fade = setTimeout(() => {
          this.mark = null;
        }, MARK_MS);
        break;
      case "notice":
        if (message.text) toasts.tell(message.text, "table");
        break;
      case "table":
        if (!message.table.sent_away) this.sentAway = [];
        this.#announce(before, after);
        break;
      default:
    }
  }

  /** Show what the table says. A guest whom the host has just muted, or let speak again, is told so directly. */
  #announce(before: Shown, after: Shown): void {
    if (asks(before) !== asks(after)) toasts.settle("table");
    const fresh = newLines(before.table?.chat ?? [], after.table?.chat ?? []);
    const own = after.seat === null ? null : after.table?.seats[after.seat]?.name;
    for (const line of fresh)
      if (!line.system && line.name !== own) aloud.say(t("aloud-said", { ...chatted(line) }));
    const lines = fresh.filter((line) => line.system);
    if (!lines.length) return;
    const muted = isMuted(after);
    toasts.tell(
      before.seat === after.seat && isMuted(before) !== muted && !after.host
        ? t(muted ? "muted-on" : "muted-off")
        : lines.map((line) => chatted(line).text).join(" "),
      "table",
    );
  }

  /** Note what is new in the chat, and where in the match it was said. */
  #listen({ table, match }: Shown): void {
    if (!table) return;
    const n = match?.number === table.match ? match.n : 0;
    const heard = listen(this.heard, table.chat, table.match, n);
    if (heard === this.heard) return;
    this.heard = heard;
    keep(HEARD, JSON.stringify({ id: this.id, heard: heard.slice(-60) }));
  }

  /** The distance to the server is known better now: so is when the clocks were told. */
  #retime(): void {
    const { match } = this.shown;
    if (!match || !this.#told || this.stage.busy) return;
    const at = this.#socket.made(this.#told.made, this.#told.heard);
    const by_ms = at - this.#told.at;
    if (Math.abs(by_ms) < 1) return;
    this.#told = { ...this.#told, at };
    this.shown = { ...this.shown, match: retimed(match, by_ms) };
    if (this.stage.match) this.stage.match = retimed(this.stage.match, by_ms);
  }

  /** Ask the table for something. A refusal is shown with its clause; true when it was done. */
  async ask(wish: Wish): Promise<boolean> {
    const cleared = wish.kind === "clear" ? this.shown.table?.seats[wish.seat] : undefined;
    const answer = await this.#send(wish);
    if (answer.kind !== "refused") {
      if (cleared?.name && !cleared.bot) this.sentAway = [...this.sentAway, cleared.name];
      return true;
    }
    toasts.refuse(heard(this.shown, answer.message), answer.clause);
    return false;
  }

  async #send(wish: Wish): Promise<Answer> {
    this.pending = [...this.pending, wish.kind];
    const answer = await this.#socket.ask(wish);
    const place = this.pending.indexOf(wish.kind);
    this.pending = this.pending.filter((_, index) => index !== place);
    return answer;
  }

  /** Take a seat or, where somebody has to nod first, ask for it. */
  async sit(name: string, seat: number | null): Promise<boolean> {
    const sat: Answer = await this.#send({ kind: "sit", name, seat });
    if (sat.kind !== "refused") {
      toasts.settle("no");
      return true;
    }
    if (sat.code === "E_NOD") return this.ask({ kind: "ask", name, seat });
    toasts.refuse(heard(this.shown, sat.message), sat.clause);
    return false;
  }

  /** Have something worked out; null where it is refused, or belongs to another match by now. */
  async consult(question: Record<string, unknown>): Promise<unknown> {
    const match = this.shown.match?.number;
    const answer = await this.inquire(question);
    return answer.kind === "consulted" && answer.match === match ? answer.answer : null;
  }

  /** The same, with the refusal. The server takes one question at a time, so others wait here for their turn. */
  inquire(question: Record<string, unknown>): Promise<Answer> {
    const ask = (): Promise<Answer> => this.#socket.ask({ kind: "consult", question });
    const answer = this.#inquired.then(ask, ask);
    this.#inquired = answer;
    return answer;
  }

  /** The position in words, one fact a line; nothing where there is no match to be seen. */
  async describe(): Promise<readonly Message[]> {
    const match = this.shown.match?.number;
    const answer: Answer = await this.#socket.ask({ kind: "describe" });
    return answer.kind === "described" && answer.match === match ? answer.lines : [];
  }

  /** What can be done now that begins like this, in words; nothing where nothing is asked. */
  async choices(begin: string): Promise<readonly Numbered[]> {
    const listed = (await this.consult({ kind: "choices", begin })) as Listed | null;
    return listed?.ways ?? [];
  }

  /** Play a move in answer to the prompt that is shown. */
  play(move: Record<string, unknown>): Promise<boolean> {
    const match = this.stage.match;
    if (!match?.prompt) return Promise.resolve(false);
    return this.ask({ kind: "play", match: match.number, prompt: match.prompt.id, move });
  }

  /** Make a move that answers no question. Others' questions may come and go while it is on its way. */
  async volunteer(move: Record<string, unknown>, quiet = false): Promise<boolean> {
    for (let tries = 0; tries < VOLUNTEERED; tries++) {
      const match = this.shown.match;
      if (!match?.prompt) return false;
      const wish: Wish = { kind: "play", match: match.number, prompt: match.prompt.id, move };
      const answer: Answer = await this.#socket.ask(wish);
      if (answer.kind !== "refused") return true;
      if (answer.code !== "E_PROMPT") {
        if (!quiet) toasts.refuse(heard(this.shown, answer.message), answer.clause);
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    return false;
  }

  say(act: Record<string, unknown>): Promise<boolean> {
    return this.ask({ kind: "say", act });
  }

  aim(act: Record<string, unknown>): void {
    this.#socket.mark(act);
  }
}
