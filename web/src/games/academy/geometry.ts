/** Where things lie along a cable: the cards that fan down it, and the trigger on its gauge. */

/** A tile is so many spaces of the track high, so that its face can be read. */
export const TILE = 1.9;

export interface Scale {
  /** The height of one space. */
  unit: number;
  /** The longest track of the board: all end at the same height, so that shorter ones begin lower. */
  longest: number;
}

export const scale = (height: number, lengths: readonly number[]): Scale => {
  const longest = Math.max(1, ...lengths);
  return { longest, unit: height / (longest + 1 + 3 * TILE) };
};

/** The middle of a space, from the top of the gauge; spaces after the last one are tiles, and nothing lies beyond. */
export function spot({ unit, longest }: Scale, length: number, space: number): number {
  if (space <= length) return (longest - length + space + 0.5) * unit;
  const tile = Math.min(3, space - length);
  return (longest + 1 + (tile - 0.5) * TILE) * unit;
}

/** Where each of so many cards begins: overlapping no more than they must, the newest on top and whole. */
export function fan(count: number, height: number, card: number, most: number): number[] {
  const step = count > 1 ? Math.max(0, Math.min(most, (height - card) / (count - 1))) : 0;
  return Array.from({ length: count }, (_, at) => at * step);
}
