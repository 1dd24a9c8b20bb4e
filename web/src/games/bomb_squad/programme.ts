/** The program in the making: which card when, which not at all, and what is chosen for each so far. */
import { look, t } from "../../lib/text";
import type { Foresight } from "../../wire/bomb-squad";

/** What is chosen for one card: a direction, a target, or to let it fail. */
export interface Plan {
  dir?: string;
  target?: string;
  decline?: true;
}

export interface Programme {
  /** Slots in the order in which they are to be performed. */
  order: readonly number[];
  scrap: readonly number[];
  /** What is chosen for the first cards; one that cannot be performed has an empty choice. */
  steps: readonly Plan[];
}

export const fresh = (count: number): Programme => ({
  order: Array.from({ length: count }, (_, slot) => slot),
  scrap: [],
  steps: [],
});

/** Choices hold as long as nothing before them has changed. */
const kept = (before: Programme, order: readonly number[]): readonly Plan[] => {
  const same = order.findIndex((slot, at) => before.order[at] !== slot);
  return same < 0 ? before.steps.slice(0, order.length) : before.steps.slice(0, same);
};

/** Put the card at one place to another. */
export function shift(before: Programme, from: number, to: number): Programme {
  const order = [...before.order];
  const [slot] = order.splice(from, 1);
  if (slot === undefined) return before;
  order.splice(Math.max(0, Math.min(order.length, to)), 0, slot);
  return { ...before, order, steps: kept(before, order) };
}

/** Take a card out of the program; with a full allowance the first that was scrapped comes back for it. */
export function scrap(before: Programme, at: number, allowance: number): Programme {
  const slot = before.order[at];
  if (slot === undefined || allowance < 1) return before;
  const scrapped = [...before.scrap, slot];
  const back = scrapped.length > allowance ? scrapped.shift() : undefined;
  const order = before.order.filter((each) => each !== slot);
  if (back !== undefined) order.push(back);
  return { order, scrap: scrapped, steps: kept(before, order) };
}

export function restore(before: Programme, slot: number): Programme {
  if (!before.scrap.includes(slot)) return before;
  const order = [...before.order, slot];
  return {
    order,
    scrap: before.scrap.filter((each) => each !== slot),
    steps: kept(before, order),
  };
}

/** Choose for the card that waits. Those before it that fail by themselves need no choice. */
export function choose(before: Programme, answer: Foresight, plan: Plan): Programme {
  const at = answer.cards.length;
  const steps = Array.from({ length: at }, (_, place): Plan => before.steps[place] ?? {});
  return { ...before, steps: [...steps, plan] };
}

/** Take back what was chosen from this card on. */
export const retract = (before: Programme, at: number): Programme => ({
  ...before,
  steps: before.steps.slice(0, Math.max(0, at)),
});

/** The place of the last card that could have been performed in another way; −1 if there is none. */
export const lastChoice = (answer: Foresight | null): number =>
  answer?.cards.findLastIndex((card) => card.free) ?? -1;

/** The choice that is no choice: one way only, and no leave to let it fail. */
export function forced(answer: Foresight): Plan | null {
  const [only, ...others] = answer.choices;
  if (answer.next === null || only === undefined || others.length || answer.may_decline)
    return null;
  return planOf(answer.next, only);
}

/** A direction for a Move, a target for anything else. */
export const planOf = (card: string, way: string): Plan =>
  card.startsWith("M") ? { dir: way } : { target: way };

export const question = ({ order, scrap, steps }: Programme): Record<string, unknown> => ({
  kind: "preview",
  order,
  scrap,
  steps,
});

export const send = ({ order, scrap, steps }: Programme): Record<string, unknown> => ({
  kind: "send",
  order,
  scrap,
  steps,
});

/** What it comes to, in sentences. */
export function foreseen(answer: Foresight): string[] {
  const failed = answer.cards.filter((each) => each.did === "error").length;
  const said = [t("bs.preview.cost", { n: answer.cost })];
  if (failed) said.push(t("bs.preview.errors", { n: failed }));
  if (answer.end) said.push(look(`bs.preview.end.${answer.end}`));
  else said.push(t("bs.preview.left", { main: answer.main, reserve: answer.reserve }));
  if (answer.cards.some((each) => each.turned.length)) said.push(t("bs.preview.fog"));
  return said;
}

/** How a card would fare: done, failed, perhaps; its number while that is not known. */
export function signOf(card: Foresight["cards"][number] | null | undefined, at: number): string {
  if (!card) return String(at + 1);
  if (card.did === "error" || card.did === "declined") return "✕";
  return card.sure ? "✓" : "?";
}

/** Whether everything that can be chosen is chosen. */
export const settled = (answer: Foresight | null): boolean =>
  answer !== null && answer.next === null;
