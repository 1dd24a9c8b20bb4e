/** The boxes: those the server can deal, and those that only stand on the shelf. */

import { t } from "../lib/text";
import type { GameInfo } from "../lib/wire";
import academy from "./covers/academy.svg";
import badaboom from "./covers/badaboom.svg";
import bombBusters from "./covers/bomb-busters.svg";
import bombSquad from "./covers/bomb-squad.svg";
import plain from "./covers/plain.svg";
import timeBomb from "./covers/time-bomb.svg";

export interface Boxed {
  name: string;
  title: string;
  pitch: string;
  seats: [number, number];
  minutes: [number, number];
  weight: string;
  cover: string;
  /** How many sit down when somebody plays with bots. */
  party: number;
  /** None: the server does not deal it, or has not said so yet. */
  info: GameInfo | null;
  /** The server said that it does not. */
  soon: boolean;
}

type Printed = Omit<Boxed, "info" | "soon">;

// What is printed on the boxes; where the server deals a game, its own words count.
const SHELF: readonly Printed[] = [
  {
    name: "time-bomb",
    title: "Time Bomb",
    pitch: "",
    seats: [4, 6],
    minutes: [5, 30],
    weight: "light",
    cover: timeBomb,
    party: 5,
  },
  {
    name: "academy",
    title: t("shelf.academy.title"),
    pitch: t("shelf.academy.pitch"),
    seats: [2, 5],
    minutes: [20, 40],
    weight: "light",
    cover: academy,
    party: 4,
  },
  {
    name: "bomb-squad",
    title: t("shelf.bomb-squad.title"),
    pitch: t("shelf.bomb-squad.pitch"),
    seats: [2, 6],
    minutes: [30, 30],
    weight: "medium",
    cover: bombSquad,
    party: 4,
  },
  {
    name: "bomb-busters",
    title: t("shelf.bomb-busters.title"),
    pitch: t("shelf.bomb-busters.pitch"),
    seats: [2, 5],
    minutes: [30, 30],
    weight: "medium",
    cover: bombBusters,
    party: 4,
  },
  {
    name: "badaboom",
    title: t("shelf.badaboom.title"),
    pitch: t("shelf.badaboom.pitch"),
    seats: [3, 5],
    minutes: [45, 45],
    weight: "light",
    cover: badaboom,
    party: 4,
  },
];

const USUAL_PARTY = 4;

/** All boxes; without games, as they stand before the server has said what it deals. */
export function shelf(games: readonly GameInfo[] | null): Boxed[] {
  const printed = SHELF.map((each) => {
    const info = games?.find((game) => game.name === each.name) ?? null;
    return info ? dealt(each, info) : { ...each, info, soon: games !== null };
  });
  const others = games?.filter((game) => !SHELF.some((each) => each.name === game.name)) ?? [];
  return [...printed, ...others.map((info) => dealt({ cover: plain, party: fitting(info) }, info))];
}

function dealt(printed: Pick<Printed, "cover" | "party">, info: GameInfo): Boxed {
  const { name, title, pitch, seats, minutes, weight } = info;
  const { cover, party } = printed;
  return { name, title, pitch, seats, minutes, weight, cover, party, info, soon: false };
}

const fitting = ({ seats: [least, most] }: GameInfo): number =>
  Math.max(least, Math.min(most, USUAL_PARTY));

export const party = (game: string): number =>
  SHELF.find((box) => box.name === game)?.party ?? USUAL_PARTY;
