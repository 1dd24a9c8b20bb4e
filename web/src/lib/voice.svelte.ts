/** A player's voice in a match: what it may say now, one act at a time. */
import { holdable } from "./hold";
import { kinds } from "./offer";
import type { Playing } from "./playing";

export class Voice {
  /** An act is on its way. */
  busy = $state(false);
  readonly #playing: () => Playing;

  constructor(playing: () => Playing) {
    this.#playing = playing;
  }

  /** Asking to wait is offered where it does something; its end has a place of its own. */
  readonly acts = $derived.by(() =>
    this.#playing().match.talk.acts.filter(
      ({ kind }) => kind !== "go_on" && (kind !== "hold" || holdable(this.#playing())),
    ),
  );
  /** The kinds of acts that may be said. */
  readonly can = $derived.by(() => kinds(this.acts));
  /** Whether players may say things in their own words. */
  readonly free = $derived.by(() => this.#playing().match.talk.text);
  readonly mute = $derived.by(() => !this.can.length && !this.free);

  async say(act: Record<string, unknown>): Promise<boolean> {
    this.busy = true;
    const done = await this.#playing().say(act);
    this.busy = false;
    return done;
  }
}
