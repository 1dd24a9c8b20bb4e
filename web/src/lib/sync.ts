/**
 * How far the page's clock is from the server's. Every answered ping says what the server's clock read somewhere
 * between sending and hearing; the one that was answered fastest leaves the least doubt.
 */

interface Sample {
  rtt_ms: number;
  offset_ms: number;
}

/** Clocks that drift apart by less than this between two pings are the same as before. */
const DRIFT_MS = 50;

/** The fastest of this many pings counts: clocks drift, and an older one would mislead. */
const KEPT = 8;
/** A message that seems older than this came from a clock that disagrees with ours. */
const OLDEST_MS = 5_000;

export class Sync {
  #samples: Sample[] = [];

  get size(): number {
    return this.#samples.length;
  }

  /** A ping sent and heard at these moments of the page's clock, and what the server's read between them. */
  take(sent: number, heard: number, now: number): void {
    const sample = { rtt_ms: Math.max(0, heard - sent), offset_ms: now - (sent + heard) / 2 };
    // If both cannot be true, the server's clock stood still since the older one.
    const agreeing = this.#samples.filter(
      (each) =>
        Math.abs(each.offset_ms - sample.offset_ms) <= (each.rtt_ms + sample.rtt_ms) / 2 + DRIFT_MS,
    );
    this.#samples = [...agreeing.slice(1 - KEPT), sample];
  }

  /** When on the page's clock the server's read `now`, in a message heard at this moment. */
  at(now: number, heard: number): number {
    const [first, ...others] = this.#samples;
    if (!first) return heard;
    const best = others.reduce((a, b) => (b.rtt_ms < a.rtt_ms ? b : a), first);
    return Math.min(heard, Math.max(heard - OLDEST_MS, now - best.offset_ms));
  }
}
