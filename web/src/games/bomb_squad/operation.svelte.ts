/** The operator's desk: the program in the making, and what the server foresees of it. One for the page. */
import type { Playing } from "../../lib/playing";
import type { Foresight, View } from "../../wire/bomb-squad";
import * as programme from "./programme";

const MOST_TRIES = 6;
const AGAIN_MS = 800;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

class Operation {
  now = $state.raw<programme.Programme>(programme.fresh(0));
  answer = $state.raw<Foresight | null>(null);
  /** The server is still working out what was changed last. */
  pending = $state(false);
  /** The place in the order that is picked up. */
  picked = $state<number | null>(null);
  #of = "";
  #asked = 0;
  /** The question that is out. The server takes one at a time. */
  #out: Promise<unknown> = Promise.resolve();

  /** A new activation begins with the cards as they lie. `ahead`: it is being thought of, and the cards lie open. */
  follow(playing: Playing, ahead = false): void {
    const { match } = playing;
    const view = match.view as View;
    const seen = view.phase === "adjust" || (ahead && view.slots.every((slot) => slot.card));
    const of = seen ? `${match.number}/${view.turns}/${view.phase}` : "";
    if (of === this.#of) return;
    this.#of = of;
    this.picked = null;
    this.answer = null;
    this.now = programme.fresh(of ? view.slots.length : 0);
    if (of) void this.look(playing);
  }

  put(playing: Playing, next: programme.Programme): void {
    if (next === this.now) return;
    this.now = next;
    void this.look(playing);
  }

  /** Ask where it leads. What can be done in one way only is chosen by the answer. */
  async look(playing: Playing): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    if (playing.info === null || playing.match.seat === null) return;
    this.pending = true;
    for (let tries = 1; ; ) {
      await Promise.race([this.#out, pause()]);
      if (mine !== this.#asked) return;
      const asked = this.now;
      const question = playing.consult({ kind: "preview", ...asked });
      this.#out = question;
      const answer = (await question) as Foresight | null;
      if (mine !== this.#asked) return;
      // A server with much to do may not get to it; it is asked again a few times.
      if (!answer && tries < MOST_TRIES && this.#of) {
        tries += 1;
        await pause();
        if (mine !== this.#asked) return;
        continue;
      }
      if (answer) this.now = { ...asked, steps: answer.steps };
      this.answer = answer;
      this.pending = false;
      return;
    }
  }

  /** Choose for the card that waits. One that is lifted is put down where it was. */
  choose(playing: Playing, plan: programme.Plan): void {
    this.picked = null;
    if (this.answer?.next && !this.pending)
      this.put(playing, { ...this.now, steps: [...this.answer.steps, plan] });
  }

  /** Take back the last choice that was one. */
  retract(playing: Playing): void {
    const { back = null } = this.answer ?? {};
    if (back !== null && !this.pending)
      this.put(playing, { ...this.now, steps: this.now.steps.slice(0, back) });
  }
}

export const operation = new Operation();
