/** The boxes on this client's shelf, by the server's name of the game. */
import { box as academy } from "./academy";
import { box as bombBusters } from "./bomb_busters";
import type { Box } from "./box";
import { box as timeBomb } from "./time_bomb";

const BOXES: Record<string, Box> = {
  academy,
  "bomb-busters": bombBusters,
  "time-bomb": timeBomb,
};

export const box = (game: string): Box | null => BOXES[game] ?? null;
