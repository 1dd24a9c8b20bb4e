/** The boxes on this client's shelf, by the server's name of the game. */
import { box as academy } from "./academy";
import { box as badaboom } from "./badaboom";
import { box as bombBusters } from "./bomb_busters";
import { box as bombSquad } from "./bomb_squad";
import type { Box } from "./box";
import { box as timeBomb } from "./time_bomb";

const BOXES: Record<string, Box> = {
  academy,
  badaboom,
  "bomb-busters": bombBusters,
  "bomb-squad": bombSquad,
  "time-bomb": timeBomb,
};

export const box = (game: string): Box | null => BOXES[game] ?? null;
