/** Where everybody sits and where the Bomb lies: the own seat below, the others clockwise round the table. */

export interface Spot {
  x: number;
  y: number;
}

export interface Place extends Spot {
  seat: number;
}

export interface Layout {
  narrow: boolean;
  plate: { w: number; h: number };
  places: readonly Place[];
  /** The middle, around which the Bomb goes. */
  centre: Spot;
  bomb: { w: number; h: number };
  /** How far up and down the Bomb may go: below whoever sits at the head, and on the table. */
  reach: { least: number; most: number };
  /** The table, along whose edge the Bomb is passed. */
  ring: Spot & { rx: number; ry: number };
  /** Where the piles lie: in a row at the head, or in the corners beside somebody who sits there. */
  corners: boolean;
  /** Whether the own seat has a plate on the table, too. */
  own: boolean;
}

/** Places of the others, clockwise, as shares of the table: from the left hand on. */
const OTHERS: Record<number, readonly (readonly [number, number])[]> = {
  2: [
    [0, 0.4],
    [1, 0.4],
  ],
  3: [
    [0, 0.62],
    [0.5, 0],
    [1, 0.62],
  ],
  4: [
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 1],
  ],
};

export function layout(
  width: number,
  height: number,
  seats: number,
  viewer: number,
  own: boolean,
): Layout {
  const narrow = width < 560;
  const edge = narrow ? 3 : 10;
  // Two above one another have to fit, however low the table is.
  const high = Math.max(92, Math.min(narrow ? 122 : 146, (height - 2 * edge) / 2 - 9));
  const plate = { w: narrow ? 104 : 190, h: Math.round(high) };
  const foot = own ? plate.h + (narrow ? 4 : 8) : 0;
  const left = edge + plate.w / 2;
  const right = width - left;
  const top = edge + (narrow ? 8 : 0) + plate.h / 2;
  const bottom = height - edge - plate.h / 2 - foot * 0.42;
  const places = (OTHERS[seats - 1] ?? []).map(([x, y], k) => ({
    seat: (viewer + k + 1) % seats,
    x: Math.round(left + (right - left) * x),
    y: Math.round(top + (bottom - top) * y),
  }));
  if (own)
    places.unshift({
      seat: viewer,
      x: Math.round(width / 2),
      y: Math.round(height - edge - plate.h / 2),
    });
  const head = seats === 4 ? plate.h + edge + (narrow ? 8 : 0) : narrow ? 66 : 92;
  const floor = height - foot;
  // It shrinks on a low table, but not beyond recognition.
  const [w, least, most] = narrow || height < 300 ? [156, 72, 172] : [220, 176, 228];
  const bomb = { w, h: Math.round(Math.max(least, Math.min(most, floor - head - 8))) };
  const centre = {
    x: Math.round(width / 2),
    y: Math.round(
      Math.min(floor - bomb.h / 2 - 4, Math.max(head + bomb.h / 2, (head + floor) / 2)),
    ),
  };
  // From behind whoever sits at the head, or the piles there, down to the own side.
  const crown = seats === 4 ? plate.h * 0.55 : narrow ? 30 : 40;
  const base = Math.max(crown + 120, height - foot * 0.6 - 3);
  return {
    narrow,
    plate,
    places,
    centre,
    bomb,
    reach: {
      least: Math.min(centre.y, head + bomb.h / 2),
      most: Math.max(centre.y, floor - bomb.h / 2 - 4),
    },
    ring: {
      x: centre.x,
      y: (crown + base) / 2,
      rx: width / 2 - left * 0.72,
      ry: (base - crown) / 2,
    },
    corners: seats === 4,
    own,
  };
}

/** The lowest table that the others' plates and the Bomb still fit on, by seats. */
const LOWEST: Record<number, number> = { 3: 150, 4: 182 };

export const lowest = (seats: number): number => LOWEST[seats] ?? 200;

/** Where the Bomb lies while this seat holds it: towards that seat, but never on anybody's plate. */
export function resting(
  { centre, places, plate, bomb, reach, narrow }: Layout,
  seat: number | null,
): Spot {
  if (seat === null) return centre;
  const place = places.find((each) => each.seat === seat) ?? { x: centre.x, y: centre.y + 400 };
  const room = {
    x: Math.max(0, centre.x - plate.w - bomb.w / 2 - 6),
    y: narrow ? 20 : 26,
  };
  const dx = place.x - centre.x;
  const dy = place.y - centre.y;
  const far = Math.hypot(dx, dy) || 1;
  const y = centre.y + Math.max(-room.y, Math.min(room.y, (dy / far) * 60));
  return {
    x: Math.round(centre.x + Math.max(-room.x, Math.min(room.x, (dx / far) * 90))),
    y: Math.round(Math.max(reach.least, Math.min(reach.most, y))),
  };
}

/** Places along an ellipse, about so far apart, each with the angle in which one goes clockwise there. */
export function track(rx: number, ry: number, apart: number): (Spot & { angle: number })[] {
  const round = Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));
  const many = Math.max(8, Math.round(round / apart));
  const made: (Spot & { angle: number })[] = [];
  const fine = 720;
  let gone = 0;
  for (let k = 0, next = 0; k < fine && made.length < many; k++) {
    const at = (2 * Math.PI * k) / fine;
    const [dx, dy] = [-rx * Math.sin(at), ry * Math.cos(at)];
    if (gone >= next) {
      const angle = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
      made.push({ x: Math.round(rx * Math.cos(at)), y: Math.round(ry * Math.sin(at)), angle });
      next += round / many;
    }
    gone += Math.hypot(dx, dy) * ((2 * Math.PI) / fine);
  }
  return made;
}

/** How far apart the cards of a hand lie, so that all are in sight or can be brushed along. */
export function fan(width: number, card: number, count: number, least: number): number {
  if (count < 2) return card + 6;
  const fit = (width - card) / (count - 1);
  return Math.floor(Math.max(least, Math.min(card + 6, fit)));
}
