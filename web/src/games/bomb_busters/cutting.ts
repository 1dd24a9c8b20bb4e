/** A dual cut in the making. Each tap gives the next one, and whatever no offer allows any more falls out of it. */
import { choices, type Draft, offered, open } from "../../lib/offer";
import type { Offer } from "../../lib/wire";
import type { View } from "../../wire/bomb-busters";
import { among, copies, likeliest, type Place, same, type Value, worth } from "./wires";

export interface Cut {
  wires: readonly Place[];
  values: readonly Value[];
  detector: string;
  ray: boolean;
  stabilizer: boolean;
  /** The own wires to cut if it is right, where another than the likeliest is wanted. */
  own: readonly Place[];
}

export const PLAIN: Cut = {
  wires: [],
  values: [],
  detector: "none",
  ray: false,
  stabilizer: false,
  own: [],
};

const fields = ({ own: _, ...rest }: Cut): Record<string, unknown> => rest;
const possible = (offers: readonly Offer[], cut: Cut): boolean =>
  offered(offers, "dual_cut", fields(cut));

/** The cut of a draft, if it is one. */
export const cutOf = (draft: Draft | null): Cut | null =>
  draft?.kind === "dual_cut" ? (draft.values as unknown as Cut) : null;

/** What may be pointed at, beside what is pointed at already. */
export const targets = (offers: readonly Offer[], cut: Cut): Place[] =>
  choices(offers, { kind: "dual_cut", values: { ...fields(cut), values: [] } }, "wires") as Place[];

/** What may be stated of these wires. */
export const statable = (offers: readonly Offer[], cut: Cut): Value[] =>
  choices(offers, { kind: "dual_cut", values: fields(cut) }, "values") as Value[];

/** The detectors, and the cards, that some cut could use now. */
export const detectors = (offers: readonly Offer[]): string[] =>
  (choices(offers, { kind: "dual_cut", values: {} }, "detector") as string[]).filter(
    (each) => each !== "none",
  );
export const usable = (offers: readonly Offer[], flag: "ray" | "stabilizer"): boolean =>
  choices(offers, { kind: "dual_cut", values: {} }, flag).includes(true);

/** How many wires and values it takes. */
export function needs(offers: readonly Offer[], cut: Cut): { wires: number; values: number } {
  const [offer] = open(offers, { kind: "dual_cut", values: fields(cut) });
  return { wires: offer?.fields.wires?.least ?? 1, values: offer?.fields.values?.least ?? 1 };
}

/** Let go of what does not go together any more: first values, then wires. */
function settle(offers: readonly Offer[], cut: Cut): Cut {
  let made = cut;
  while (!possible(offers, made) && made.values.length)
    made = { ...made, values: made.values.slice(0, -1) };
  if (!possible(offers, made)) made = { ...made, wires: made.wires.slice(0, 1) };
  if (!possible(offers, made)) made = { ...made, wires: [] };
  if (made.detector === "super" && made.wires[0]) made = whole(offers, made, made.wires[0]);
  return made;
}

/** The Super Detector takes a whole stand. */
function whole(offers: readonly Offer[], cut: Cut, place: Place): Cut {
  const [offer] = open(offers, {
    kind: "dual_cut",
    values: { ...fields(cut), wires: [place], values: [] },
  });
  return { ...cut, wires: (offer?.fields.wires?.options ?? []) as Place[] };
}

export function pointAt(offers: readonly Offer[], cut: Cut, place: Place): Cut {
  if (cut.detector === "super") return settle(offers, whole(offers, cut, place));
  const { wires: most } = needs(offers, { ...cut, wires: [], values: [] });
  const kept = cut.wires.filter((each) => each[0] === place[0]);
  const wires = among(kept, place)
    ? kept.filter((each) => !same(each, place))
    : [...kept, place].slice(-most);
  // Pointing again at the one wire of a plain cut keeps it.
  return settle(offers, { ...cut, wires: most === 1 ? [place] : wires });
}

export const withDetector = (offers: readonly Offer[], cut: Cut, detector: string): Cut =>
  settle(offers, { ...cut, detector: cut.detector === detector ? "none" : detector });

export const withFlag = (offers: readonly Offer[], cut: Cut, flag: "ray" | "stabilizer"): Cut =>
  settle(offers, { ...cut, [flag]: !cut[flag] });

export function say(offers: readonly Offer[], cut: Cut, value: Value): Cut {
  const most = cut.ray ? 2 : 1;
  const values = cut.values.includes(value)
    ? most === 1
      ? [value]
      : cut.values.filter((each) => each !== value)
    : [...cut.values, value].slice(-most);
  return settle(offers, { ...cut, values });
}

/** Say what an own wire is, and cut that very wire. */
export function sayOwn(offers: readonly Offer[], cut: Cut, view: View, place: Place): Cut {
  const key = view.stands[place[0]]?.keys[place[1]];
  if (key == null) return cut;
  const value = worth(key, view.forbidden);
  const said = cut.values.includes(value) ? cut : say(offers, cut, value);
  return copy(said, view, value, place);
}

/** Cut this copy for that value. */
function copy(cut: Cut, view: View, value: Value, place: Place): Cut {
  const rest = cut.own.filter((each) => {
    const key = view.stands[each[0]]?.keys[each[1]];
    return key != null && worth(key, view.forbidden) !== value;
  });
  return { ...cut, own: [...rest, place] };
}

/** The copy that is cut for each stated value. */
export function owns(cut: Cut, view: View, seat: number | null): Place[] {
  return cut.values.flatMap((value) => {
    const held = copies(view, seat, value);
    const found = cut.own.find((each) => among(held, each)) ?? likeliest(view, seat, value);
    return found ? [found] : [];
  });
}

/** The move, once an offer has it: its wires and values in the offer's order, its own wires with it. */
export function moveOf(
  offers: readonly Offer[],
  cut: Cut,
  view: View,
  seat: number | null,
): Record<string, unknown> | null {
  const need = needs(offers, cut);
  if (!possible(offers, cut)) return null;
  if (cut.wires.length !== need.wires || cut.values.length !== need.values) return null;
  const [offer] = open(offers, { kind: "dual_cut", values: fields(cut) });
  const sorted = (name: "wires" | "values"): unknown[] =>
    (offer?.fields[name]?.options ?? []).filter((option) =>
      (cut[name] as readonly unknown[]).some(
        (item) => JSON.stringify(item) === JSON.stringify(option),
      ),
    );
  return {
    kind: "dual_cut",
    wires: sorted("wires"),
    values: sorted("values"),
    detector: cut.detector,
    ray: cut.ray,
    stabilizer: cut.stabilizer,
    own: owns(cut, view, seat),
  };
}
