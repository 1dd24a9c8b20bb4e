/** Sheets that lie open, the topmost last: whatever has to be seen in any case is shown in that one. */
class Layers {
  #open = $state.raw<readonly symbol[]>([]);

  /** The topmost sheet; null where the page itself is in view. */
  get top(): symbol | null {
    return this.#open.at(-1) ?? null;
  }

  /** Answers how to take it off again. */
  lay(layer: symbol): () => void {
    this.#open = [...this.#open, layer];
    return () => {
      this.#open = this.#open.filter((other) => other !== layer);
    };
  }
}

export const layers = new Layers();
