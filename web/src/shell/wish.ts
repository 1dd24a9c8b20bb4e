/** What is asked of the server to open a table from the lobby, or after a lesson. */
import { opening } from "../lib/first";
import type { GameInfo, MissionInfo, NewTable } from "../lib/wire";
import { choosing } from "./mission";

export interface Way {
  name: string;
  how: "bots" | "friends";
  /** With hints and odds, and without clocks. */
  practice: boolean;
  /** The mission to begin with, in a game that has them. */
  mission: MissionInfo | undefined;
}

export function wish(game: GameInfo, { name, how, practice, mission }: Way): NewTable {
  const options = {
    ...(mission && choosing(game.name, mission)),
    ...(practice ? game.practice : {}),
  };
  return {
    game: game.name,
    name,
    ...(Object.keys(options).length ? { options } : {}),
    seats: game.party,
    ...(how === "bots" ? { fill: "fitting", start: true } : {}),
    style: practice ? { pace: "relaxed", practice, lead: true } : opening(game.name),
  };
}
