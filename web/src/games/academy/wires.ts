/** The names of wires and cards, and how numbers are written. */
import { t } from "../../lib/text";
import type { View, WireSeen } from "../../wire/academy";

export const WIRES = ["G", "B", "R", "Y"] as const;
export type Wire = (typeof WIRES)[number];
export const CARDS = [...WIRES, "WAIT", "CHICKEN"] as const;
export type Card = (typeof CARDS)[number];

export const isWire = (card: string | null | undefined): card is Wire =>
  WIRES.some((wire) => wire === card);

export const wireName = (wire: string): string => t(`academy-wire-${wire}`);
export const cardName = (card: string): string => t(`academy-card-${card}`);
export const bombName = (bomb: number): string => t(`academy-bomb-${bomb}`);

/** A bomb's number as it is stamped on its casing. */
export const roman = (bomb: number): string => "I".repeat(bomb);

/** The cards that belong to a hand in this match: two players do without Yellow. */
export const deal = (view: View): Card[] =>
  CARDS.filter((card) => !isWire(card) || view.wires.some(({ wire }) => wire === card));

export const wireOf = (view: View, wire: string): WireSeen | undefined =>
  view.wires.find((each) => each.wire === wire);

/** How often each value is still in a deck, zeros of the count included. */
export function histogram(left: readonly number[], highest: number): number[] {
  const counts = Array.from({ length: highest + 1 }, () => 0);
  for (const value of left) if (value <= highest) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The highest value of a deck as it was dealt. */
export const highest = (wire: WireSeen): number => Math.max(0, ...wire.left, ...wire.exposed);

/** Who is about to cut a wire, by what the open cards say. */
export const cutters = (view: View, wire: string): number[] =>
  view.players.flatMap((player, seat) => (player.act === wire ? [seat] : []));

/** Whoever else could still play this card. */
export const holders = (view: View, card: string, own: number | null): number[] =>
  view.players.flatMap((player, seat) =>
    seat !== own && player.hand.includes(card) ? [seat] : [],
  );

/** Those of whom something is said together; whoever is alone may be the reader. */
export const group = (seats: readonly number[]): Record<string, number | number[]> => ({
  ...(seats[0] === undefined ? {} : { one: seats[0] }),
  names: [...seats],
});

export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";

/** How a cut's points came about. */
export function sumText(sum: {
  main: number;
  chain: number;
  plates: number;
  divisor: number;
}): string {
  const { main, chain, plates, divisor } = sum;
  return t("academy-sum", { main, chain, plates, divisor });
}
