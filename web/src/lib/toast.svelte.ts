/** Short notices: what the table says, and why something cannot be done. */
import { aloud } from "./aloud.svelte";

/** What a notice is about: a newer one takes the place of the last of its kind. */
export type Kind = "table" | "rules" | "page" | "no";

export interface Toast {
  id: number;
  text: string;
  clause: string;
  kind: Kind;
}

/** Time to notice a toast, and to read it. */
const NOTICE_MS = 2_000;
const LETTER_MS = 45;
const STAY_MS = 6_000;
const MOST = 2;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #count = 0;

  tell(text: string, kind: Kind = "page"): void {
    this.#show({ text, clause: "", kind });
  }

  refuse(text: string, clause = ""): void {
    this.#show({ text, clause, kind: "no" });
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** What this kind told of is settled. */
  settle(kind: Kind): void {
    this.list = this.list.filter((toast) => toast.kind !== kind);
  }

  #show(toast: Omit<Toast, "id">): void {
    this.#count += 1;
    aloud.say(toast.text);
    const id = this.#count;
    const others = this.list.filter((old) => old.kind !== toast.kind);
    this.list = [...others, { ...toast, id }].slice(-MOST);
    setTimeout(
      () => this.drop(id),
      toast.clause ? STAY_MS : Math.min(STAY_MS, NOTICE_MS + toast.text.length * LETTER_MS),
    );
  }
}

export const toasts = new Toasts();
