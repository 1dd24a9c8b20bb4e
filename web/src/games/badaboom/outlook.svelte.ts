/** Who would die if: asked of the server for the card, the swap or the stack that the player is looking at. */
import type { Playing } from "../../lib/playing";
import type { Outlook, View } from "../../wire/badaboom";

export interface Asking {
  card?: number;
  controller?: number;
  player?: number;
  give?: number;
  take?: number;
}

/** What is asked about: what the player makes up, what lies on the stack, or the Bomb as it is remembered. */
export type About = "draft" | "stack" | "memory";

class Oracle {
  answer = $state.raw<Outlook | null>(null);
  about = $state.raw<About | null>(null);
  #wanted: string | null = null;
  #busy = false;

  /** Ask, or with null forget. The latest question counts; one is on its way at a time. */
  async ask(playing: Playing, about: About | null, asking: Asking): Promise<void> {
    const view = playing.match.view as View;
    const possible = playing.info !== null && playing.match.seat !== null && view.holder !== null;
    // A position is asked about once: the same question may have another answer in the next.
    const key = about && possible ? JSON.stringify({ about, asking, at: view.prompt }) : null;
    if (key === this.#wanted) return;
    this.#wanted = key;
    this.answer = null;
    this.about = about;
    if (this.#busy || key === null) return;
    this.#busy = true;
    try {
      for (let now: string | null = key; now !== null; ) {
        const wanted = JSON.parse(now) as { asking: Asking };
        const answer = await playing.consult({ kind: "what_if", ...wanted.asking });
        if (this.#wanted === now) {
          this.answer = answer as Outlook | null;
          now = null;
        } else now = this.#wanted;
      }
    } finally {
      this.#busy = false;
    }
  }
}

export const oracle = new Oracle();
