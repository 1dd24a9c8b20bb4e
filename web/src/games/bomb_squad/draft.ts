/** A map in the making: what is drawn on squares and edges. What can be drawn, and what becomes of it, the server says. */
import type { Drawing, FloorPlan, Tile, Workshop } from "../../wire/bomb-squad";
import { placeName, type Spot, spot, upright } from "./plan";

/** A square, or the edge above or left of it. */
export type Where = Spot & { side?: "top" | "left" };

export const nameOf = ({ side, ...where }: Where): string =>
  placeName(where) + (side === undefined ? "" : side === "top" ? "-" : "|");

/** What a map is drawn with. */
export class Sheet {
  readonly #shop: Workshop;
  readonly #tiles: ReadonlyMap<string, Tile>;
  readonly #edges: ReadonlyMap<string, Tile>;

  constructor(shop: Workshop) {
    this.#shop = shop;
    this.#tiles = new Map(shop.squares.map((tile) => [tile.id, tile]));
    this.#edges = new Map(shop.edges.map((tile) => [tile.id, tile]));
  }

  at(map: Drawing, where: Where): Tile | undefined {
    const name = nameOf(where);
    if (where.side !== undefined) return this.#edges.get(map.edges[name] ?? "");
    return this.#tiles.get(map.squares[name] ?? "");
  }

  floor(map: Drawing, { row, column }: Spot): boolean {
    const inside = row >= 0 && column >= 0 && row < map.rows && column < map.columns;
    return inside && this.at(map, { row, column })?.tool !== "void";
  }

  /** Whether something can be drawn there: an edge has floor on both of its sides. */
  open(map: Drawing, { side, ...where }: Where): boolean {
    if (side === undefined) return where.row >= 0 && where.row < map.rows;
    const before = {
      row: where.row - Number(side === "top"),
      column: where.column - Number(side === "left"),
    };
    return this.floor(map, where) && this.floor(map, before);
  }

  /** Draw a tile somewhere, or with none clear the place. */
  put(map: Drawing, where: Where, tile: Tile | null): Drawing {
    if (!this.open(map, where)) return map;
    const name = nameOf(where);
    const part = where.side === undefined ? "squares" : "edges";
    const { [name]: _, ...others } = map[part];
    if (!tile) return { ...map, [part]: others };
    const alone = Object.entries(others).filter(
      ([, id]) => tile.once === "" || this.#tiles.get(id)?.once !== tile.once,
    );
    return { ...map, [part]: { ...Object.fromEntries(alone), [name]: tile.id } };
  }

  /** Rows and columns come and go at the lower and right border. */
  resize(map: Drawing, rows: number, columns: number): Drawing {
    const { smallest, largest } = this.#shop;
    const size = (n: number): number => Math.max(smallest, Math.min(largest, n));
    const next = { ...map, rows: size(rows), columns: size(columns) };
    const inside = (part: Record<string, string>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(part).filter(([name]) => {
          const { row, column } = spot(name);
          return row < next.rows && column < next.columns;
        }),
      );
    return { ...next, squares: inside(map.squares), edges: inside(map.edges) };
  }

  /** The tiles of a map with their places: pieces on squares, and doors on edges. */
  pieces(map: Drawing): { place: string; tile: Tile }[] {
    const known = { ...map.squares, ...map.edges };
    return Object.entries(known).flatMap(([place, id]) => {
      const tile = this.#tiles.get(id) ?? this.#edges.get(id);
      const edge = /[|-]$/.test(place);
      const side = edge ? { side: upright(place) ? ("left" as const) : ("top" as const) } : {};
      return tile && this.open(map, { ...spot(place), ...side }) ? [{ place, tile }] : [];
    });
  }

  /** As the board draws it. */
  plan(map: Drawing): FloorPlan {
    const places = Array.from({ length: map.rows * map.columns }, (_, at) => ({
      row: Math.floor(at / map.columns),
      column: at % map.columns,
    }));
    const walls: FloorPlan["walls"] = [];
    for (let row = 0; row <= map.rows; row++)
      for (let column = 0; column <= map.columns; column++)
        for (const side of ["top", "left"] as const) {
          const here = { row, column, side };
          const before = {
            row: row - Number(side === "top"),
            column: column - Number(side === "left"),
          };
          const border = this.floor(map, here) !== this.floor(map, before);
          if (border || (this.open(map, here) && this.at(map, here)?.tool === "wall"))
            walls.push({
              x1: column,
              y1: row,
              x2: column + Number(side === "top"),
              y2: row + Number(side === "left"),
            });
        }
    return {
      rows: map.rows,
      columns: map.columns,
      floor: places.filter((where) => this.floor(map, where)).map(placeName),
      walls,
      barriers: this.pieces(map).flatMap(({ place, tile }) =>
        tile.tool === "barrier" ? [place] : [],
      ),
      starts: [],
    };
  }
}
