/** The names of wires, cards and plates, and the small sums that everybody can do in the head. */
import { look, t } from "../../lib/text";
import type { PlateSeen, View, WireSeen } from "../../wire/academy";

export const WIRES = ["G", "B", "R", "Y"] as const;
export type Wire = (typeof WIRES)[number];
export const CARDS = [...WIRES, "WAIT", "CHICKEN"] as const;
export type Card = (typeof CARDS)[number];

export const isWire = (card: string | null | undefined): card is Wire =>
  WIRES.some((wire) => wire === card);

export const wireName = (wire: string): string => look(`bsa.wire.${wire}`);
export const cardName = (card: string): string => look(`bsa.card.${card}`);
export const bombName = (bomb: number): string => look(`bsa.bomb.${bomb}`);

/** A bomb's number as it is stamped on its casing. */
export const roman = (bomb: number): string => "I".repeat(bomb);

/** The cards that belong to a hand in this match: two players do without Yellow. */
export const deal = (view: View): Card[] =>
  CARDS.filter((card) => !isWire(card) || view.wires.some(({ wire }) => wire === card));

export const wireOf = (view: View, wire: string): WireSeen | undefined =>
  view.wires.find((each) => each.wire === wire);

export const platesOn = (plates: readonly PlateSeen[], wire: string): number =>
  plates.filter((plate) => plate.wire === wire).reduce((sum, plate) => sum + plate.value, 0);

/** How often each value is still in a deck, zeros of the count included. */
export function histogram(left: readonly number[], highest: number): number[] {
  const counts = Array.from({ length: highest + 1 }, () => 0);
  for (const value of left) if (value <= highest) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The highest value of a deck as it was dealt. */
export const highest = (wire: WireSeen): number => Math.max(0, ...wire.left, ...wire.exposed);

/** How many steps the trigger may take and stay off every sealed tile. */
export const room = (wire: WireSeen): number =>
  Math.max(0, wire.length + wire.up - Math.max(wire.trigger, 0));

/** Whether one more card of this deck can reach a sealed tile. */
export const risky = (wire: WireSeen): boolean => Math.max(0, ...wire.left) > room(wire);

/** Who is about to cut a wire, by what the open cards say. */
export const cutters = (view: View, wire: string): number[] =>
  view.players.flatMap((player, seat) => (player.act === wire ? [seat] : []));

/** Whoever else could still play this card. */
export const holders = (view: View, card: string, own: number | null): number[] =>
  view.players.flatMap((player, seat) =>
    seat !== own && player.hand.includes(card) ? [seat] : [],
  );

export const limit = (view: View): number => (view.seats === 2 ? 2 : 3);

/**
 * In how many rounds a card that lies out can be played again; 1 is the next round. `index` counts from the bottom of
 * the stack, `revealed` tells whether this round's card lies on it already.
 */
export function backIn(stack: number, index: number, most: number, revealed: boolean): number {
  const height = revealed ? stack : stack + 1;
  return index + Math.max(0, most - height) + 1;
}

export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";

/** How a cut's points came about. */
export function sumText(sum: {
  main: number;
  chain: number;
  plates: number;
  divisor: number;
}): string {
  const inner = t(sum.plates ? "bsa.sum.plates" : "bsa.sum", {
    main: sum.main,
    chain: sum.chain,
    plates: sum.plates,
  });
  return sum.divisor > 1 ? t("bsa.sum.shared", { sum: inner, divisor: sum.divisor }) : inner;
}

/** What cards and Tools are worth at this table. */
export const rewards = ({ options }: View) =>
  options.content === "house"
    ? { wait: 3, chicken: 5, boom: 5, blanket: 10, shield: 7, helmet: 2, hammer: 2 }
    : {
        wait: options.content.wait_points,
        chicken: options.content.chicken_bonus,
        boom: options.content.boom_penalty,
        blanket: options.content.blanket_bonus,
        shield: options.content.shield_bonus,
        helmet: options.content.helmet_hit,
        hammer: options.content.hammer_bonus,
      };
