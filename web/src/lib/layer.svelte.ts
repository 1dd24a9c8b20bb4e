/** Sheets that lie open, the topmost last: whatever has to be seen in any case is shown in that one. */
import { type Snippet, untrack } from "svelte";

class Layers {
  #open = $state.raw<readonly symbol[]>([]);
  /** What the page shows above all else, and above a sheet too. */
  notices = $state.raw<Snippet | null>(null);

  /** The topmost sheet; null where the page itself is in view. */
  get top(): symbol | null {
    return this.#open.at(-1) ?? null;
  }

  /** Answers how to take it off again. */
  lay(layer: symbol): () => void {
    // Whoever lays one down need not hear of the others.
    this.#open = [...untrack(() => this.#open), layer];
    return () => {
      this.#open = untrack(() => this.#open).filter((other) => other !== layer);
    };
  }
}

export const layers = new Layers();
