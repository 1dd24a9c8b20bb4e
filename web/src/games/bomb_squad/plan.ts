/** Where things are drawn: squares and edges by the names that the server gives them, counted in squares. */

export interface Spot {
  row: number;
  column: number;
}

export interface Point {
  x: number;
  y: number;
}

export const placeName = ({ row, column }: Spot): string => `${row + 1},${column + 1}`;

export function spot(place: string): Spot {
  const [row, column] = place.split(",").map((part) => Number.parseInt(part, 10) - 1);
  return { row: row ?? 0, column: column ?? 0 };
}

/** A square or an edge as a part of a name: `3-5`. */
export const dashed = (place: string): string => (place.match(/\d+/g) ?? []).join("-");

export const upright = (edge: string): boolean => edge.endsWith("|");

/** The middle of a square, or of an edge: `3,5|` is left of its square, `4,11-` above it. */
export function middle(name: string): Point {
  const { row, column } = spot(name);
  const beside = upright(name);
  const above = name.endsWith("-");
  return { x: column + (beside ? 0 : 0.5), y: row + (above ? 0 : 0.5) };
}

const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** How far a thing is turned that looks this way, in degrees; north is 0. */
export const turn = (dir: string): number => 45 * DIRECTIONS.indexOf(dir);

/** The same for one that looks from here to there. */
export const angle = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
