/** What the server works out for whoever learns: why a piece cannot be used, a hint, a warning before a move. */
import { light } from "./light";
import type { Draft } from "./offer";
import { same } from "./same";
import type { Table } from "./table.svelte";
import { toasts } from "./toast.svelte";
import { heard } from "./told";
import type { Coached, Coaching, Message } from "./wire";

export interface Warning {
  text: Message;
  anyway: Message;
  decide: (go: boolean) => void;
}

export class Coach {
  /** What was hinted, until the question changes. */
  reason = $state.raw<Message | null>(null);
  /** What speaks against it all the same. */
  against = $state.raw<Message | null>(null);
  warning = $state.raw<Warning | null>(null);
  /** A question is on its way. */
  busy = $state(false);
  /** The move that was hinted. */
  #hinted: Record<string, unknown> | null = null;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The question has changed: what was said of the last one no longer helps. */
  drop(): void {
    this.reason = null;
    this.against = null;
    this.#hinted = null;
    this.warning?.decide(false);
    light([]);
  }

  async why(piece: string, draft?: Draft | null): Promise<void> {
    const { kind: making = "", values: begun = {} } = draft ?? {};
    const told = await this.#ask({ kind: "why", piece, making, begun });
    if (told?.kind !== "why") return;
    const text = heard(this.#table.shown, told.message);
    if (told.clause) toasts.refuse(text, told.clause);
    else toasts.tell(text, "rules");
    light(told.pieces);
  }

  async hint(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const told = await this.#ask({ kind: "hint" });
    this.busy = false;
    if (told?.kind !== "hint") return;
    this.reason = told.reason;
    this.against = told.warning;
    this.#hinted = told.move as Record<string, unknown> | null;
    light(told.pieces);
  }

  /** Whether to go on with a move: at once, or because the player insists. */
  async weigh(move: Record<string, unknown>): Promise<boolean> {
    if (this.busy) return false;
    // The hint has said what speaks against its own move.
    if (this.against && this.#isHinted(move)) return true;
    this.busy = true;
    const told = await this.#ask({ kind: "weigh", move });
    this.busy = false;
    if (told?.kind !== "weigh" || !told.warning || !told.anyway) return true;
    const { warning: text, anyway } = told;
    return new Promise((resolve) => {
      this.warning = {
        text,
        anyway,
        decide: (go) => {
          this.warning = null;
          resolve(go);
        },
      };
    });
  }

  /** What a hint leaves open, its player may choose. */
  #isHinted(move: Record<string, unknown>): boolean {
    const hinted = this.#hinted;
    return (
      hinted !== null &&
      Object.entries(move).every(
        ([name, value]) => (hinted[name] ?? null) === null || same(hinted[name], value),
      )
    );
  }

  /** The answer; null where there is none, and the player is told why. */
  async #ask(question: Coaching): Promise<Coached | null> {
    const answer = await this.#table.inquire({ ...question });
    if (answer.kind === "refused") {
      toasts.refuse(heard(this.#table.shown, answer.message), answer.clause);
      return null;
    }
    return answer.kind === "consulted" ? (answer.answer as Coached) : null;
  }
}
