/** Where the stands lie on the bench: as large as they all fit, in one column or two. */

export interface Bench {
  narrow: boolean;
  columns: 1 | 2;
  /** Names stand beside the teammates' stands, not above. */
  beside: boolean;
  ownBeside: boolean;
  /** The head of the bench (dial, board of numbers, equipment): whole, slim, or away while there is no room. */
  head: "whole" | "slim" | "away";
  mate: Rack;
  own: Rack;
}

/** A stand's measures: tile, the strip in front of it, the name above it. */
export interface Rack {
  w: number;
  h: number;
  gap: number;
  front: number;
  plate: number;
  /** All of it. */
  height: number;
}

export const RAIL = 15;
/** How deep a tile stands in the rail. */
export const SUNK = 5;
const PAD = 10;
const SPACE = 6;

export const HEAD = { whole: 168, narrow: 124, slim: 62, away: 0 } as const;

/** Room for a name beside a stand, where a bench is broad. */
export const BESIDE = 116;

function rack(
  width: number,
  height: number,
  tiles: number,
  { most, narrow, plate }: { most: number; narrow: boolean; plate: number },
): Rack {
  const gap = narrow ? 1.5 : 3;
  const across = Math.floor(((width - 2 * PAD - (tiles - 1) * gap) / tiles) * 2) / 2;
  const spare = height - plate - (RAIL - SUNK) - SPACE;
  // Tile and front share what is left; a tile is never squat.
  const w = Math.max(14, Math.min(most, across, spare / 2.02));
  const front = Math.max(18, Math.min(w * 0.92, spare * 0.42, 40));
  const h = Math.max(20, Math.min(spare - front, w * (narrow ? 1.85 : 1.6)));
  return {
    w: Math.round(w * 2) / 2,
    h: Math.round(h),
    gap,
    front: Math.round(front),
    plate,
    height: plate + Math.round(h) + RAIL - SUNK + Math.round(front) + SPACE,
  };
}

/** The bench for so many tiles on each of the teammates' stands, and on each own stand that lies on it. */
export function bench(
  width: number,
  height: number,
  mates: readonly number[],
  own: readonly number[],
): Bench {
  const narrow = width < 620;
  const rows = mates.length + own.length * 1.3;
  const row = (away: number): number => (height - away - 8) / rows;
  const whole = narrow ? HEAD.narrow : HEAD.whole;
  const head =
    row(whole) >= (narrow ? 80 : 60)
      ? "whole"
      : row(HEAD.slim) >= (narrow ? 72 : 50)
        ? "slim"
        : "away";
  const top = head === "whole" ? whole : HEAD[head];
  const room = height - top - 8;
  const most = Math.max(1, ...mates);
  const fits = (columns: 1 | 2): Bench => {
    const rows = Math.ceil(mates.length / columns);
    const share = own.length ? 1.3 : 0;
    const row = room / (rows + own.length * share);
    const beside = columns === 1 && !narrow;
    const plate = beside ? 0 : narrow ? (row < 84 ? 16 : 20) : 28;
    const across = beside ? width - BESIDE : width / columns;
    const mate = rack(across, row, most, { most: narrow ? 44 : 50, narrow, plate });
    // What the teammates' stands leave is the own stand's.
    const ownBeside = !narrow && own.length > 1;
    const left = own.length ? (room - rows * mate.height) / own.length : 0;
    return {
      narrow,
      columns,
      beside,
      ownBeside,
      head,
      mate,
      own: rack(ownBeside ? width - BESIDE : width, Math.max(60, left), Math.max(1, ...own), {
        most: narrow ? 44 : 62,
        narrow,
        plate: ownBeside ? 0 : narrow ? 20 : 28,
      }),
    };
  };
  const one = fits(1);
  if (narrow || mates.length < 2) return one;
  const two = fits(2);
  // Large tiles for everybody, and the largest in one's own hands.
  const worth = ({ mate, own: mine }: Bench): number =>
    mate.w * mate.h + (own.length ? (mine.w * mine.h) / 3 : 0);
  return two.mate.w >= 22 && worth(two) > worth(one) ? two : one;
}

/** The own stands in thumb reach, below the bench. */
export const strip = (width: number, tiles: number, stands: number): Rack => ({
  ...rack(width, stands > 1 ? 92 : 116, tiles, { most: 44, narrow: true, plate: 20 }),
});

/** Which slot lies under this point of a stand's row of tiles. */
export function slotAt(x: number, { w, gap }: Rack, tiles: number): number {
  return Math.max(0, Math.min(tiles - 1, Math.floor((x + gap / 2) / (w + gap))));
}

/** Places along a line, in order, moved apart until no two are nearer than `gap`. */
export function spread(places: readonly number[], gap: number): number[] {
  const made = [...places];
  for (let round = 0; round < 40; round += 1) {
    for (let at = 1; at < made.length; at += 1) {
      const [left, right] = [made[at - 1] as number, made[at] as number];
      const short = Math.max(0, gap - (right - left));
      made[at - 1] = left - short / 2;
      made[at] = right + short / 2;
    }
  }
  return made;
}
