/** The building as it is drawn: grid text read into squares and walls. What may be done in it only the server says. */

export interface Spot {
  row: number;
  column: number;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Plan {
  rows: number;
  columns: number;
  /** Floor squares, by name. */
  floor: ReadonlySet<string>;
  walls: readonly Line[];
  barriers: readonly string[];
  starts: readonly string[];
}

export const placeName = ({ row, column }: Spot): string => `${row + 1},${column + 1}`;

export function spot(place: string): Spot {
  const [row, column] = place.split(",").map((part) => Number.parseInt(part, 10) - 1);
  return { row: row ?? 0, column: column ?? 0 };
}

/** The middle of a square, in squares. */
export const centre = (place: string): { x: number; y: number } => {
  const { row, column } = spot(place);
  return { x: column + 0.5, y: row + 0.5 };
};

/** The edge a door stands on: `3,5|` left of its square, `4,11-` above it. */
export function edge(name: string): Line {
  const { row, column } = spot(name);
  return name.endsWith("|")
    ? { x1: column, y1: row, x2: column, y2: row + 1 }
    : { x1: column, y1: row, x2: column + 1, y2: row };
}

export function middle({ x1, y1, x2, y2 }: Line): { x: number; y: number } {
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}

/** Runs of wall that touch end to end are one line, so that no seam shows. */
function join(lines: Line[]): Line[] {
  const made: Line[] = [];
  for (const line of lines) {
    const last = made.at(-1);
    const level = line.y1 === line.y2;
    if (last && level && last.y1 === line.y1 && last.y2 === line.y1 && last.x2 === line.x1)
      last.x2 = line.x2;
    else if (last && !level && last.x1 === line.x1 && last.x2 === line.x1 && last.y2 === line.y1)
      last.y2 = line.y2;
    else made.push({ ...line });
  }
  return made;
}

const cache = new Map<string, Plan>();

export function plan(grid: string): Plan {
  const known = cache.get(grid);
  if (known) return known;
  const lines = grid.replace(/^\n+|\n+$/g, "").split("\n");
  const width = Math.max(...lines.map((line) => line.length));
  const text = lines.map((line) => line.padEnd(width));
  const rows = (text.length - 1) / 2;
  const columns = (width - 1) / 3;
  const code = (row: number, column: number): string =>
    row < 0 || column < 0 || row >= rows || column >= columns
      ? "##"
      : (text[2 * row + 1]?.slice(3 * column + 1, 3 * column + 3) ?? "##");
  const floor = new Set<string>();
  const barriers: string[] = [];
  const starts: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const here = code(row, column);
      const place = placeName({ row, column });
      if (here !== "##") floor.add(place);
      if (here === "X ") barriers.push(place);
      if (here === "S ") starts.unshift(place);
      if (here === "T ") starts.push(place);
    }
  const inside = (row: number, column: number): boolean => floor.has(placeName({ row, column }));
  const level: Line[] = [];
  const upright: Line[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = inside(row - 1, column);
      const b = inside(row, column);
      const wall = text[2 * row]?.[3 * column + 1] === "-";
      // The border of the building is a wall, drawn or not.
      if (a !== b || (a && b && wall)) level.push({ x1: column, y1: row, x2: column + 1, y2: row });
    }
  for (let column = 0; column <= columns; column++)
    for (let row = 0; row < rows; row++) {
      const a = inside(row, column - 1);
      const b = inside(row, column);
      const wall = text[2 * row + 1]?.[3 * column] === "|";
      if (a !== b || (a && b && wall))
        upright.push({ x1: column, y1: row, x2: column, y2: row + 1 });
    }
  const found: Plan = {
    rows,
    columns,
    floor,
    walls: [...join(level), ...join(upright)],
    barriers,
    starts,
  };
  cache.set(grid, found);
  return found;
}

const OFFSETS: Record<string, readonly [number, number]> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
  NE: [-1, 1],
  SE: [1, 1],
  SW: [1, -1],
  NW: [-1, -1],
};

export const offset = (dir: string): readonly [number, number] => OFFSETS[dir] ?? [0, 0];

/** How far a thing is turned that looks this way, in degrees; north is 0. */
export const turn = (dir: string): number => {
  const [down, right] = offset(dir);
  return (Math.atan2(right, -down) * 180) / Math.PI;
};

/** The way from one square to the next. */
export function heading(from: string, to: string): string {
  const a = spot(from);
  const b = spot(to);
  const [down, right] = [Math.sign(b.row - a.row), Math.sign(b.column - a.column)];
  return (
    Object.keys(OFFSETS).find((dir) => offset(dir)[0] === down && offset(dir)[1] === right) ?? "N"
  );
}

/** The squares a camera looks along: until a wall, a shut door, or the first thing in the way. */
export function beam(
  { floor, walls }: Plan,
  from: string,
  dir: string,
  shut: readonly string[],
  taken: ReadonlySet<string>,
): string[] {
  const [down, right] = offset(dir);
  const edges = [...walls, ...shut.map(edge)];
  const crossed = (row: number, column: number): boolean => {
    // The edge between this square and the next one.
    const y = row + (down > 0 ? 1 : 0);
    const x = column + (right > 0 ? 1 : 0);
    return edges.some((line) =>
      down
        ? line.y1 === y && line.y2 === y && line.x1 <= column && line.x2 >= column + 1
        : line.x1 === x && line.x2 === x && line.y1 <= row && line.y2 >= row + 1,
    );
  };
  const seen: string[] = [];
  let { row, column } = spot(from);
  for (;;) {
    if (crossed(row, column)) return seen;
    row += down;
    column += right;
    const place = placeName({ row, column });
    if (!floor.has(place) || taken.has(place)) return seen;
    seen.push(place);
  }
}
