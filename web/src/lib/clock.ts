/**
 * Match time on the page's clock. Every message says what time it was when it was sent, and comes late by as much as
 * the network took: the one that came fastest is nearest to the truth.
 */

/** A jump by more than this is a pause, not a slow message. */
const PAUSE_MS = 1_500;

export interface Heard {
  number: number;
  t: number;
  heard: number;
}

/** Where a match's time 0 lies on the page's clock. */
export class Origin {
  #match = -1;
  #at = 0;

  /** Take in one more message; answers the best guess so far. */
  take({ number, t, heard }: Heard): number {
    const guess = heard - t;
    if (number !== this.#match || guess < this.#at || guess > this.#at + PAUSE_MS) {
      this.#match = number;
      this.#at = guess;
    }
    return this.#at;
  }
}

export interface Reading {
  minutes: number;
  seconds: number;
  tenths: number;
}

/** A time to go as a clock shows it: a second lasts until it is over, and nothing is less than none. */
export function reading(left_ms: number): Reading {
  const left = Math.max(0, left_ms);
  const whole = Math.ceil(left / 1000);
  return {
    minutes: Math.floor(whole / 60),
    seconds: whole % 60,
    tenths: Math.floor((left % 1000) / 100),
  };
}

export const clockText = (left_ms: number): string => {
  const { minutes, seconds } = reading(left_ms);
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
};
