/** The notes of this browser at this table, kept over a reload. */
import type { Playing } from "../../lib/playing";
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

function remembered(): Page {
  const blank = { of: "", n: 0, notes: {} };
  try {
    return { ...blank, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return blank; // storage can be forbidden
  }
}

class Notebook {
  #page = $state.raw<Page>(remembered());

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
    try {
      localStorage.setItem(KEY, JSON.stringify(page));
    } catch {
      // kept for this page only
    }
  }
}

export const notebook = new Notebook();
