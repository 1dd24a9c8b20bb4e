/** A dual cut in the making. Each tap gives the next one, and whatever no offer allows any more falls out of it. */
import { choices, complete, type Draft, offered, open, toggled } from "../../lib/offer";
import type { Offer } from "../../lib/wire";
import type { View } from "../../wire/bomb-busters";
import { among, copies, ownValue, type Place, type Value } from "./wires";

export interface Cut {
  wires: readonly Place[];
  values: readonly Value[];
  detector: string;
  ray: boolean;
  stabilizer: boolean;
  /** The own wires to cut if it is right, where another than the likeliest is wanted. */
  own: readonly Place[];
}

/** What a card, or the own detector, puts into a cut. */
export type Help = Partial<Pick<Cut, "detector" | "ray" | "stabilizer">>;

export const PLAIN: Cut = {
  wires: [],
  values: [],
  detector: "none",
  ray: false,
  stabilizer: false,
  own: [],
};

const draftOf = ({ own: _, ...values }: Cut): Draft => ({ kind: "dual_cut", values });
const possible = (offers: readonly Offer[], cut: Cut): boolean =>
  open(offers, draftOf(cut)).length > 0;

/** The cut of a draft, if it is one. */
export const cutOf = (draft: Draft | null): Cut | null =>
  draft?.kind === "dual_cut" ? (draft.values as unknown as Cut) : null;

/** What may be pointed at, beside what is pointed at already. */
export const targets = (offers: readonly Offer[], cut: Cut): Place[] =>
  choices(offers, draftOf({ ...cut, values: [] }), "wires") as Place[];

/** What may be stated of these wires. */
export const statable = (offers: readonly Offer[], cut: Cut): Value[] =>
  choices(offers, draftOf(cut), "values") as Value[];

/** Whether some cut could use this now. */
export const helps = (offers: readonly Offer[], help: Help): boolean =>
  offered(offers, "dual_cut", help);

/** How many wires and values it takes. */
export function needs(offers: readonly Offer[], cut: Cut): { wires: number; values: number } {
  const [offer] = open(offers, draftOf(cut));
  return { wires: offer?.fields.wires?.least ?? 1, values: offer?.fields.values?.least ?? 1 };
}

/** Let go of what does not go together any more: first values, then wires. */
function settle(offers: readonly Offer[], cut: Cut): Cut {
  let made = cut;
  while (!possible(offers, made) && made.values.length)
    made = { ...made, values: made.values.slice(0, -1) };
  if (!possible(offers, made)) made = { ...made, wires: made.wires.slice(0, 1) };
  if (!possible(offers, made)) made = { ...made, wires: [] };
  const pick = open(offers, draftOf(made))[0]?.fields.wires;
  // An offer that takes all the wires it names leaves nothing to choose.
  const whole = pick && made.wires.length && pick.least === pick.options.length;
  return whole ? { ...made, wires: pick.options as Place[] } : made;
}

export function pointAt(offers: readonly Offer[], cut: Cut, place: Place): Cut {
  const [offer] = open(offers, draftOf({ ...cut, wires: [place], values: [] }));
  const pick = offer?.fields.wires;
  if (!pick) return cut;
  const kept = cut.wires.filter((wire) => among(pick.options as Place[], wire));
  return settle(offers, { ...cut, wires: toggled(pick, kept, place) });
}

/** Use a card or the own detector, or put it back. */
export const flip = (offers: readonly Offer[], cut: Cut, help: Help): Cut =>
  settle(offers, { ...cut, ...(uses(cut, help) ? resting(help) : help) });

export const uses = (cut: Cut, help: Help): boolean =>
  Object.entries(help).every(([name, value]) => cut[name as keyof Help] === value);
const resting = (help: Help): Help =>
  Object.fromEntries(Object.keys(help).map((name) => [name, PLAIN[name as keyof Help]]));

export function say(offers: readonly Offer[], cut: Cut, value: Value): Cut {
  const [offer] = open(offers, draftOf({ ...cut, values: [] }));
  const pick = offer?.fields.values;
  return pick ? settle(offers, { ...cut, values: toggled(pick, cut.values, value) }) : cut;
}

/** Say what an own wire is, and cut that very wire. */
export function sayOwn(offers: readonly Offer[], cut: Cut, view: View, place: Place): Cut {
  const value = ownValue(view, place);
  if (value === undefined) return cut;
  const said = cut.values.includes(value) ? cut : say(offers, cut, value);
  const rest = said.own.filter((each) => ownValue(view, each) !== value);
  return { ...said, own: [...rest, place] };
}

/** The copy that is cut for each stated value: the chosen one, or one that nobody has been told of. */
export function owns(cut: Cut, view: View): Place[] {
  return cut.values.flatMap((value) => {
    const held = copies(view, value);
    const untold = ([stand, index]: Place) => view.stands[stand]?.tokens[index] == null;
    const found = held.find((each) => among(cut.own, each)) ?? held.find(untold) ?? held[0];
    return found ? [found] : [];
  });
}

/** The move, once an offer has it, with its own wires. */
export function moveOf(
  offers: readonly Offer[],
  cut: Cut,
  view: View,
): Record<string, unknown> | null {
  const draft = draftOf(cut);
  draft.values.own = owns(cut, view);
  const values = complete(offers, draft);
  return values && { kind: draft.kind, ...values };
}
