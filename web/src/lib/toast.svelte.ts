/** Short notices: what the table says, and why something cannot be done. */

export interface Toast {
  id: number;
  text: string;
  clause: string;
  tone: "plain" | "no";
}

/** Time to notice a toast, and to read it. */
const NOTICE_MS = 2_000;
const LETTER_MS = 45;
const STAY_MS = 6_000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #count = 0;

  tell(text: string): void {
    this.#show({ text, clause: "", tone: "plain" });
  }

  refuse(text: string, clause = ""): void {
    this.#show({ text, clause, tone: "no" });
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** What could not be done on one page is nothing to the next. */
  turn(): void {
    this.list = this.list.filter(({ tone }) => tone !== "no");
  }

  #show(toast: Omit<Toast, "id">): void {
    this.#count += 1;
    const id = this.#count;
    // The same sentence twice is one notice, freshly shown.
    this.list = [...this.list.filter((old) => old.text !== toast.text), { ...toast, id }].slice(-3);
    setTimeout(
      () => this.drop(id),
      toast.clause ? STAY_MS : Math.min(STAY_MS, NOTICE_MS + toast.text.length * LETTER_MS),
    );
  }
}

export const toasts = new Toasts();
