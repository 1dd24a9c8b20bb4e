/** The view while its story is still being told: what the events so far have shown, laid over the position before. */
import type { Event, Stand, View } from "../../wire/bomb-busters";
import { colour, type Place } from "./wires";

function change(
  view: View,
  place: Place,
  by: (stand: Stand, index: number) => Partial<Stand>,
): View {
  const [number, index] = place;
  const stand = view.stands[number];
  if (!stand) return view;
  const stands = [...view.stands];
  stands[number] = { ...stand, ...by(stand, index) };
  return { ...view, stands };
}

const put = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, at) => (at === index ? item : each));

function laidOpen(view: View, place: Place, key: number): View {
  const shade = colour(key);
  const value = shade === "blue" ? key / 10 : 0;
  const counted =
    shade === "red" ? view : { ...view, cut: put(view.cut, value, (view.cut[value] ?? 0) + 1) };
  return change(counted, place, (stand, index) => ({
    keys: put(stand.keys, index, key),
    uncut: stand.uncut.filter((each) => each !== index),
    tokens: put(stand.tokens, index, null),
  }));
}

const marked = (view: View, place: Place, value: number | string, virtual: boolean): View =>
  change(view, place, (stand, index) => ({
    tokens: put(stand.tokens, index, value),
    virtual: virtual ? [...stand.virtual, index] : stand.virtual,
  }));

/** The view with one more event shown. */
export function advance(view: View, event: Event): View {
  switch (event.kind) {
    case "wire_cut":
      return laidOpen(view, event.wire, event.key);
    case "solo_done":
    case "reds_revealed":
      return event.wires.reduce(
        (made, wire, at) => laidOpen(made, wire, event.keys[at] as number),
        view,
      );
    case "token_placed":
      return marked(view, event.wire, event.value, false);
    case "cut_failed": {
      const turned = { ...view, dial: event.dial };
      return event.wire && event.value !== null && /token|virtual/.test(event.mark)
        ? marked(turned, event.wire, event.value, event.mark === "virtual")
        : turned;
    }
    case "time_ran_out":
    case "dial_turned_back":
      return { ...view, dial: event.dial };
    case "equipment_unlocked":
      return {
        ...view,
        cards: view.cards.map((card) =>
          card.card === event.card ? { ...card, state: "ready" } : card,
        ),
      };
    case "characters_refreshed":
      return {
        ...view,
        experts: view.experts.map((expert, seat) =>
          event.seats.includes(seat) ? { ...expert, detector: true } : expert,
        ),
      };
    case "label_placed": {
      const [stand, index] = event.wire;
      return {
        ...view,
        labels: [...view.labels, { left: event.wire, right: [stand, index + 1], same: event.same }],
      };
    }
    default:
      return view;
  }
}

/** The wires an event is about, to be set off. */
export function subjects(event: Event): readonly Place[] {
  switch (event.kind) {
    case "cut_declared":
    case "solo_done":
    case "reds_revealed":
      return event.wires;
    case "wire_cut":
    case "token_placed":
    case "label_placed":
    case "swap_proposed":
      return [event.wire];
    case "cut_failed":
      return event.wire ? [event.wire] : [];
    default:
      return [];
  }
}
