/** The boxes on this client's shelf, by the server's name of the game. */
import { box as badaboom } from "./badaboom";
import { box as bombBusters } from "./bomb_busters";
import type { Box } from "./box";
import { box as timeBomb } from "./time_bomb";

const BOXES: Record<string, Box> = {
  badaboom,
  "bomb-busters": bombBusters,
  "time-bomb": timeBomb,
};

export const box = (game: string): Box | null => BOXES[game] ?? null;
