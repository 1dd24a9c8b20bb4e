/** The Gadget that this player has seen in the Bomb and that must still be in it. */
import type { Playing } from "../../lib/playing";
import type { View } from "../../wire/badaboom";
import type { Book } from "./book";
import { gadgetInside, type Look } from "./memory";

class Recollection {
  /** 0: none; null: a Gadget is in it that this player has not seen. */
  gadget = $state.raw<number | null>(null);
  #match = 0;
  #look: Look | null = null;

  follow({ match, info }: Playing, book: Book): void {
    if (!info || match.seat === null) {
      this.gadget = null;
      return;
    }
    if (this.#match !== match.number) {
      this.#match = match.number;
      this.#look = null;
    }
    const view = match.view as View;
    const n = match.lines.at(-1)?.n ?? 0;
    if (view.contents) {
      const gadget = view.contents.find((card) => book.card(card).back === "gadget") ?? 0;
      this.#look = { n, gadget };
    }
    this.gadget = view.inside.gadgets ? gadgetInside(match.lines, book, this.#look) : 0;
  }
}

export const recollection = new Recollection();
