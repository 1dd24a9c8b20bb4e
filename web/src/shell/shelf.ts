/** The boxes on the shelf: the games that the server deals, in its order and words, each in the cover from its folder. */

import type { GameInfo } from "../lib/wire";
import plain from "./cover.svg";

const COVERS = import.meta.glob<string>("../games/*/cover.svg", { eager: true, import: "default" });
import.meta.glob("../games/*/cover.css", { eager: true });

export interface Boxed extends GameInfo {
  cover: string;
}

export const shelf = (games: readonly GameInfo[]): Boxed[] =>
  games.map((game) => ({
    ...game,
    cover: COVERS[`../games/${game.name.replaceAll("-", "_")}/cover.svg`] ?? plain,
  }));
