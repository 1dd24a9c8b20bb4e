/** The open sheets, the topmost last: notices that must not be missed are shown in that one. */
import { type Snippet, untrack } from "svelte";

class Layers {
  #open = $state.raw<readonly symbol[]>([]);
  /** What the page shows above everything else, sheets included. */
  notices = $state.raw<Snippet | null>(null);

  /** The topmost sheet; null where the page itself is in view. */
  get top(): symbol | null {
    return this.#open.at(-1) ?? null;
  }

  /** Open a sheet; returns a function that takes it off again. */
  lay(layer: symbol): () => void {
    // Opening one must not make its caller depend on the others.
    this.#open = [...untrack(() => this.#open), layer];
    return () => {
      this.#open = untrack(() => this.#open).filter((other) => other !== layer);
    };
  }
}

export const layers = new Layers();
