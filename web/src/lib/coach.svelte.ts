/** What the server works out for whoever learns: why a piece cannot be used, a hint, a warning before a move. */
import { light } from "./light";
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
  warning = $state.raw<Warning | null>(null);
  /** A question is on its way. */
  busy = $state(false);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The question has changed: what was said of the last one no longer helps. */
  drop(): void {
    this.reason = null;
    this.warning?.decide(false);
    light([]);
  }

  async why(piece: string, making = ""): Promise<void> {
    const told = await this.#ask({ kind: "why", piece, making });
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
    light(told.pieces);
  }

  /** Whether to go on with a move: at once, or because the player insists. */
  async weigh(move: Record<string, unknown>): Promise<boolean> {
    if (this.busy) return false;
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
