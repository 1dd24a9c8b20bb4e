/** A map in the making: squares and edges as they are drawn, and the text that files and the server read (BSQ-2.18). */
import { placeName, type Spot, spot } from "./plan";

/** What stands on a square, by the two characters of grid text. */
export type Code = string;
/** An edge: open, a wall, or a door of a level. */
export type Edge = " " | "#" | "1" | "2" | "3";

export interface Drawing {
  rows: number;
  columns: number;
  /** By square, row by row. */
  codes: readonly Code[];
  /** The edges above each row and one more, `columns` to each line. */
  tops: readonly Edge[];
  /** The edges left of each column and one more, `columns + 1` to each row. */
  lefts: readonly Edge[];
}

export const SMALLEST = 2;
export const LARGEST = 16;
const FLOOR = ". ";
const VOID = "##";

export function blank(rows: number, columns: number): Drawing {
  return {
    rows,
    columns,
    codes: Array.from({ length: rows * columns }, () => FLOOR),
    tops: Array.from({ length: (rows + 1) * columns }, (_, at): Edge => {
      const row = Math.floor(at / columns);
      return row === 0 || row === rows ? "#" : " ";
    }),
    lefts: Array.from({ length: rows * (columns + 1) }, (_, at): Edge => {
      const column = at % (columns + 1);
      return column === 0 || column === columns ? "#" : " ";
    }),
  };
}

const at = (list: readonly string[], index: number, other: string): string => list[index] ?? other;

export const codeAt = (map: Drawing, { row, column }: Spot): Code =>
  row < 0 || column < 0 || row >= map.rows || column >= map.columns
    ? VOID
    : at(map.codes, row * map.columns + column, VOID);

const put = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, place) => (place === index ? item : each));

/** Only one square is the start, the second start, or has the bomb of a letter. */
function single(code: Code): (other: Code) => boolean {
  if (code === "S " || code === "T ") return (other) => other === code;
  if (/^[ABC][123]$/.test(code))
    return (other) => other[0] === code[0] && /[123]/.test(other[1] ?? "");
  return () => false;
}

/** The same code again clears the square. */
export function setSquare(map: Drawing, where: Spot, code: Code): Drawing {
  const index = where.row * map.columns + where.column;
  const wanted = map.codes[index] === code ? FLOOR : code;
  const taken = single(wanted);
  const codes = map.codes.map((each) => (taken(each) ? FLOOR : each));
  return { ...map, codes: put(codes, index, wanted) };
}

export interface EdgeSpot extends Spot {
  /** The edge above the square, or left of it. */
  side: "top" | "left";
}

export const edgeAt = (map: Drawing, { row, column, side }: EdgeSpot): Edge =>
  (side === "top"
    ? map.tops[row * map.columns + column]
    : map.lefts[row * (map.columns + 1) + column]) ?? "#";

/** An edge on the border of the building is always a wall. */
export function inner(map: Drawing, { row, column, side }: EdgeSpot): boolean {
  const before = side === "top" ? { row: row - 1, column } : { row, column: column - 1 };
  return codeAt(map, { row, column }) !== VOID && codeAt(map, before) !== VOID;
}

/** The same edge again opens it. */
export function setEdge(map: Drawing, where: EdgeSpot, edge: Edge): Drawing {
  if (!inner(map, where)) return map;
  const wanted = edgeAt(map, where) === edge ? " " : edge;
  return where.side === "top"
    ? { ...map, tops: put(map.tops, where.row * map.columns + where.column, wanted) }
    : { ...map, lefts: put(map.lefts, where.row * (map.columns + 1) + where.column, wanted) };
}

/** Rows and columns come and go at the lower and right border. */
export function resize(map: Drawing, rows: number, columns: number): Drawing {
  const size = (n: number): number => Math.max(SMALLEST, Math.min(LARGEST, n));
  const made = blank(size(rows), size(columns));
  const inside = (row: number, column: number): boolean => row < map.rows && column < map.columns;
  return {
    ...made,
    codes: made.codes.map((_, index) => {
      const where = { row: Math.floor(index / made.columns), column: index % made.columns };
      return inside(where.row, where.column) ? codeAt(map, where) : FLOOR;
    }),
    tops: made.tops.map((edge, index) => {
      const row = Math.floor(index / made.columns);
      const column = index % made.columns;
      return row > 0 && row < made.rows && row < map.rows && column < map.columns
        ? edgeAt(map, { row, column, side: "top" })
        : edge;
    }),
    lefts: made.lefts.map((edge, index) => {
      const row = Math.floor(index / (made.columns + 1));
      const column = index % (made.columns + 1);
      return column > 0 && column < made.columns && column < map.columns && row < map.rows
        ? edgeAt(map, { row, column, side: "left" })
        : edge;
    }),
  };
}

const topText = (edge: Edge): string => (edge === "#" ? "--" : edge + edge);
const leftText = (edge: Edge): string => (edge === "#" ? "|" : edge);

/** Grid text, with every border drawn. */
export function write(map: Drawing): string {
  const lines: string[] = [];
  const border = (where: EdgeSpot): Edge => {
    const { row, column, side } = where;
    const before = side === "top" ? { row: row - 1, column } : { row, column: column - 1 };
    const here = codeAt(map, { row, column }) !== VOID;
    const there = codeAt(map, before) !== VOID;
    if (here && there) return edgeAt(map, where);
    return here || there ? "#" : " ";
  };
  for (let row = 0; row <= map.rows; row++) {
    let line = "+";
    for (let column = 0; column < map.columns; column++)
      line += `${topText(border({ row, column, side: "top" }))}+`;
    lines.push(line);
    if (row === map.rows) break;
    line = "";
    for (let column = 0; column <= map.columns; column++) {
      line += leftText(border({ row, column, side: "left" }));
      if (column < map.columns) line += codeAt(map, { row, column });
    }
    lines.push(line);
  }
  return lines.join("\n");
}

/** Grid text as a drawing; null where it is none. */
export function read(grid: string): Drawing | null {
  const raw = grid.replace(/^\n+|\n+$/g, "").split("\n");
  const width = Math.max(0, ...raw.map((line) => line.length));
  const rows = (raw.length - 1) / 2;
  const columns = (width - 1) / 3;
  if (!Number.isInteger(rows) || !Number.isInteger(columns)) return null;
  if (rows < SMALLEST || columns < SMALLEST || rows > LARGEST || columns > LARGEST) return null;
  const text = raw.map((line) => line.padEnd(width));
  const edge = (sign: string | undefined): Edge =>
    sign === "-" || sign === "|" ? "#" : /[123]/.test(sign ?? "") ? (sign as Edge) : " ";
  const codes: Code[] = [];
  const tops: Edge[] = [];
  const lefts: Edge[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < columns; column++)
      tops.push(edge(text[2 * row]?.[3 * column + 1]));
    if (row === rows) break;
    for (let column = 0; column <= columns; column++) {
      lefts.push(edge(text[2 * row + 1]?.[3 * column]));
      if (column < columns)
        codes.push(text[2 * row + 1]?.slice(3 * column + 1, 3 * column + 3) ?? FLOOR);
    }
  }
  return { rows, columns, codes, tops, lefts };
}

/** The letters of the bombs that stand there. */
export const letters = (map: Drawing): string[] =>
  map.codes.flatMap((code) => (/^[ABC][123]$/.test(code) ? [code[0] as string] : [])).sort();

export const squares = (map: Drawing): { place: string; code: Code }[] =>
  map.codes.map((code, index) => ({
    place: placeName({ row: Math.floor(index / map.columns), column: index % map.columns }),
    code,
  }));

/** Doors by their names, as the board draws them. */
export function doors(map: Drawing): { place: string; level: number }[] {
  const found: { place: string; level: number }[] = [];
  for (const { place } of squares(map)) {
    const where = spot(place);
    for (const side of ["top", "left"] as const) {
      const edge = edgeAt(map, { ...where, side });
      if (/[123]/.test(edge) && inner(map, { ...where, side }))
        found.push({ place: `${place}${side === "top" ? "-" : "|"}`, level: Number(edge) });
    }
  }
  return found;
}

// --- a whole mission --------------------------------------------------------------------------------

export interface Sheet {
  title: string;
  intro: string;
  robot: string;
  roles: "all" | "blue" | "none";
  face_up: boolean;
  /** Minutes by letter. */
  bombs: Record<string, number>;
  /** Minutes by level; 0 is never. */
  gas: Record<string, number>;
}

export const emptySheet = (): Sheet => ({
  title: "",
  intro: "",
  robot: "felix",
  roles: "all",
  face_up: false,
  bombs: { A: 10, B: 20, C: 30 },
  gas: { 1: 0, 2: 0, 3: 0 },
});

/** A string as TOML writes it: JSON's escapes are all among TOML's. */
const quoted = (text: string): string => JSON.stringify(text);

/** The text of a mission's file. */
export function fileText(map: Drawing, sheet: Sheet): string {
  const bombs = letters(map).map(
    (letter) => `{ letter = ${quoted(letter)}, at_s = ${60 * (sheet.bombs[letter] ?? 10)} }`,
  );
  const gas = Object.entries(sheet.gas)
    .filter(([, minutes]) => minutes > 0)
    .map(([level, minutes]) => `{ level = ${level}, at_s = ${60 * minutes} }`);
  return [
    `title = ${quoted(sheet.title.trim())}`,
    `intro = ${quoted(sheet.intro.trim())}`,
    `robot = ${quoted(sheet.robot)}`,
    `roles = ${quoted(sheet.roles)}`,
    `face_up = ${sheet.face_up}`,
    `bombs = [${bombs.join(", ")}]`,
    ...(gas.length ? [`gas = [${gas.join(", ")}]`] : []),
    "grid = '''",
    write(map),
    "'''",
    "",
  ].join("\n");
}

/** A checked mission, as the server gives it, for the editor to go on with. */
export function sheetOf(mission: {
  title: string;
  intro: string;
  robot: string;
  roles: string;
  face_up: boolean;
  bombs: readonly { letter: string; at_s: number }[];
  gas: readonly { level: number; at_s: number }[];
}): Sheet {
  const made = emptySheet();
  return {
    title: mission.title,
    intro: mission.intro,
    robot: mission.robot,
    roles: mission.roles as Sheet["roles"],
    face_up: mission.face_up,
    bombs: {
      ...made.bombs,
      ...Object.fromEntries(mission.bombs.map((each) => [each.letter, each.at_s / 60])),
    },
    gas: {
      ...made.gas,
      ...Object.fromEntries(mission.gas.map((each) => [String(each.level), each.at_s / 60])),
    },
  };
}

/** The map in a file that does not pass the check, so that it can be mended. */
export const gridIn = (text: string): string | null =>
  /grid\s*=\s*(?:'''|""")\n?([\s\S]*?)(?:'''|""")/.exec(text)?.[1] ?? null;
