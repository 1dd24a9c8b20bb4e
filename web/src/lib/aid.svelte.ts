/** The odds aid, where the table allows it: worked out by the server from your own view, and shown on request. */
import type { Playing } from "./playing";
import { t } from "./text";
import { toasts } from "./toast.svelte";

/** One question after another: only the answer to the last one counts. */
export class Latest {
  #asked = 0;

  async ask<Answer>(
    answer: Promise<Answer> | Answer,
    take: (answer: Answer) => void,
  ): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const found = await answer;
    if (mine === this.#asked) take(found);
  }
}

export class Aid {
  /** Whether this player wants to see it. */
  on = $state(false);
  #explained = false;
  readonly #how: string;

  /** `how`: what is told when it is first switched on. */
  constructor(how: string) {
    this.#how = how;
  }

  /** Whether the match is played with it: boards elsewhere, as in the rules, leave what it shows alone. */
  concerns({ match }: Playing): boolean {
    return (match.view as { options: { odds: boolean } }).options.odds;
  }

  /** Whether the table has it, and this viewer a seat to ask from. */
  allowed(playing: Playing): boolean {
    const { match, info } = playing;
    return this.concerns(playing) && info !== null && match.seat !== null && match.ended === null;
  }

  toggle(): void {
    this.on = !this.on;
    if (!this.on || this.#explained) return;
    this.#explained = true;
    toasts.tell(t(this.#how));
  }

  /** The server's answer, or null where it is not to be asked. */
  protected async consult(playing: Playing, question: Record<string, unknown>): Promise<unknown> {
    return this.on && this.allowed(playing) ? playing.consult(question) : null;
  }
}
