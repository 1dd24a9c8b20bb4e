/** The notes of this browser at this table, kept over a reload. */
import type { Playing } from "../../lib/playing";
import { keep, recallObject } from "../../lib/storage";
import type { WiresSwapped } from "../../wire/bomb-busters";
import { type Notes, scribble, swapped } from "./notes";
import type { Place } from "./wires";

const KEY = "lastwire.bb.notes";

interface Page {
  /** Table, match and seat. */
  of: string;
  /** The log's line up to which swaps have been followed. */
  n: number;
  notes: Notes;
}

class Notebook {
  #page = $state.raw<Page>({ of: "", n: 0, notes: {}, ...recallObject(KEY) });

  get notes(): Notes {
    return this.#page.notes;
  }

  /** Open the page of this match, and follow the swaps since it was last open. */
  follow({ info, match }: Playing): void {
    const of = `${info?.id ?? ""} ${match.number} ${match.seat}`;
    const last = match.lines.at(-1)?.n ?? 0;
    const page = this.#page.of === of ? this.#page : { of, n: last, notes: {} };
    const notes = match.lines
      .filter((line) => line.n > page.n)
      .map((line) => line.event as { kind?: string } | undefined)
      .filter((event) => event?.kind === "wires_swapped")
      .reduce((made, event) => swapped(made, event as WiresSwapped), page.notes);
    if (of !== this.#page.of || last !== page.n || notes !== page.notes)
      this.#keep({ of, n: last, notes });
  }

  mark(place: Place, mark: string): void {
    this.#keep({ ...this.#page, notes: scribble(this.#page.notes, place, mark) });
  }

  #keep(page: Page): void {
    this.#page = page;
    keep(KEY, JSON.stringify(page));
  }
}

export const notebook = new Notebook();
