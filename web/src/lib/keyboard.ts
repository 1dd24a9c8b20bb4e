/** Keys: single letters for what a hand reaches often, and arrows that walk through pieces. */

/** Whether the last thing that somebody did was done by keyboard. Whoever only lets go of something may hold a mouse. */
let keyed = false;
globalThis.addEventListener?.(
  "keydown",
  (event) => {
    if (event.key !== "Escape") keyed = true;
  },
  true,
);
globalThis.addEventListener?.(
  "pointerdown",
  () => {
    keyed = false;
  },
  true,
);

/** Take somebody who plays by keyboard to the first of these elements that there is. The focus moves only where it was
 *  lost, or where what it was on has been done with: `from`. */
export function lead(from: string, ...to: readonly string[]): void {
  const at = document.activeElement;
  if (!keyed || (at && at !== document.body && !at.closest(from))) return;
  go(...to);
}

/** Put the focus on the first of these elements that there is. */
export function go(...to: readonly string[]): void {
  for (const selector of to) {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) continue;
    found.focus();
    return;
  }
}

/** Whether a key press belongs to a field that is being typed in. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

/** Call what a key stands for, unless somebody is typing, a menu key is held, or a dialog is open. */
export function keys(map: Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event))
      return;
    if (document.querySelector("dialog[open]")) return;
    const action = map[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/**
 * Walk by arrows through elements marked `data-walk="row-place"` inside a board: left and right along a row, up and down from
 * row to row.
 */
export function walk(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest("[data-walk]") : null;
  const board = event.currentTarget;
  if (!step || !from || !(board instanceof HTMLElement)) return;
  const rows = new Map<number, HTMLElement[]>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-walk]")) {
    const row = Number(element.dataset.walk?.split("-")[0]);
    rows.set(row, [...(rows.get(row) ?? []), element]);
  }
  const order = [...rows.keys()].sort((a, b) => a - b);
  const row = Number((from as HTMLElement).dataset.walk?.split("-")[0]);
  const line = rows.get(row) ?? [];
  const place = line.indexOf(from as HTMLElement);
  const nextRow = order[(order.indexOf(row) + step[0] + order.length) % order.length] ?? row;
  const nextLine = rows.get(nextRow) ?? line;
  const next = step[0]
    ? nextLine[Math.min(place, nextLine.length - 1)]
    : nextLine[(place + step[1] + nextLine.length) % nextLine.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
