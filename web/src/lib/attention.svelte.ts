/** Which players of the match in view have just spoken, and which have long been waited for. */
import { untrack } from "svelte";
import type { LogLine } from "./wire";

/** How long somebody counts as speaking, and how long the match waits before somebody counts as idle. */
const SPEECH_MS = 3_500;
const IDLE_MS = 45_000;
const NOBODY: ReadonlySet<number> = new Set();

class Attention {
  speaking = $state.raw(NOBODY);
  idle = $state.raw(NOBODY);
  readonly #hush = new Map<number, ReturnType<typeof setTimeout>>();

  /** Somebody speaks. */
  hear(seat: number): void {
    clearTimeout(this.#hush.get(seat));
    this.speaking = new Set([...this.speaking, seat]);
    this.#hush.set(
      seat,
      setTimeout(() => {
        this.speaking = new Set([...this.speaking].filter((other) => other !== seat));
      }, SPEECH_MS),
    );
  }
}

export const attention = new Attention();

/** Attend to a match for as long as the component lives: to the lines that came last, and to whom a prompt waits for
 *  (`null`: for nobody). */
export function attend(
  fresh: () => readonly LogLine[],
  prompt: () => { id: number; owed: readonly number[] } | null,
): void {
  $effect(() => {
    const lines = fresh();
    untrack(() => {
      for (const { said } of lines) if (said) attention.hear(said.seat);
    });
  });
  // The same people may be owed something else: that is a new wait.
  const wait = $derived(JSON.stringify(prompt() && [prompt()?.id, prompt()?.owed]));
  $effect(() => {
    const owed = (JSON.parse(wait) as [number, number[]] | null)?.[1] ?? [];
    const timer = setTimeout(() => {
      attention.idle = new Set(owed);
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
      attention.idle = NOBODY;
    };
  });
}
