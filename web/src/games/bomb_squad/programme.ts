/** The program in the making: which card when, which not at all, and what is chosen for each so far. */
import { t } from "../../lib/text";
import type { Foresight, Way } from "../../wire/bomb-squad";

/** What is chosen for one card: a direction, a target, or to let it fail. */
export type Plan = Partial<Way["plan"]>;

export interface Programme {
  /** Slots in the order in which they are to be performed. */
  order: readonly number[];
  scrap: readonly number[];
  /** What is chosen for the first cards. */
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

/** What a way is called: the direction, or the thing it is done to. */
export const wayName = ({ plan, place }: Way): string => String(plan.dir ?? place);

/** What is chosen with a way, as moves say it. */
export const chosen = ({ plan }: Way): Plan =>
  Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== null));

/** What it comes to, in sentences. */
export function foreseen(answer: Foresight): string[] {
  const failed = answer.cards.filter((each) => each.did === "error").length;
  const said = [t("bomb-squad-preview-cost", { n: answer.bill.cost })];
  if (failed) said.push(t("bomb-squad-preview-errors", { n: failed }));
  if (answer.end) said.push(t(`bomb-squad-preview-end-${answer.end}`));
  else said.push(t("bomb-squad-preview-left", { main: answer.main, reserve: answer.reserve }));
  if (answer.cards.some((each) => each.turned.length)) said.push(t("bomb-squad-preview-fog"));
  return said;
}

/** Whether it would end the mission badly, or at least fail in part. */
export const fatal = (answer: Foresight | null): boolean =>
  answer !== null && answer.end !== null && answer.end !== "disarmed";
export const flawed = (answer: Foresight | null): boolean =>
  fatal(answer) || (answer?.cards.some((each) => each.did === "error") ?? false);

/** How a card would fare: done, failed, perhaps; its number while that is not known. */
export function signOf(card: Foresight["cards"][number] | null | undefined, at: number): string {
  if (!card) return String(at + 1);
  if (card.did === "error" || card.did === "declined") return "✕";
  return card.sure ? "✓" : "?";
}
