/** The view while its story is still being told: what the events so far have shown, laid over the position before. */
import type { Event, HandCard, RobotShown, View } from "../../wire/bomb-squad";

const put = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, at) => (at === index ? item : each));

const without = <T extends { place: string }>(list: readonly T[], place: string): T[] =>
  list.filter((each) => each.place !== place);

function robot(view: View, name: string, change: Partial<RobotShown>): View {
  return {
    ...view,
    robots: view.robots.map((each) => (each.name === name ? { ...each, ...change } : each)),
  };
}

function hand(view: View, seat: number, cards: HandCard[]): View {
  return { ...view, hands: put(view.hands, seat, cards) };
}

/** One more card of the program is done with. */
const performed = (view: View): View =>
  view.program ? { ...view, program: { ...view.program, at: view.program.at + 1 } } : view;

/** The view with one more event shown. */
export function advance(view: View, event: Event): View {
  switch (event.kind) {
    case "card_discarded": {
      const cards = view.hands[event.seat] ?? [];
      const less = cards.filter((_, at) => at !== event.pos);
      const name = view.robots[view.selected]?.name ?? "";
      return robot(
        hand({ ...view, discard: [...view.discard, event.card] }, event.seat, less),
        name,
        { main: event.main },
      );
    }
    case "card_played": {
      const cards = view.hands[event.seat] ?? [];
      const from = event.source === "hand" ? cards[event.pos ?? -1] : undefined;
      const less = event.source === "hand" ? cards.filter((_, at) => at !== event.pos) : cards;
      const slot = {
        id: from?.id ?? -1,
        by: event.seat,
        up: event.up,
        known: event.source !== "hand",
        card: event.card,
        mark: null,
      };
      return hand({ ...view, slots: [...view.slots, slot] }, event.seat, [...less]);
    }
    case "robot_activated":
      return {
        ...view,
        seat: event.seat,
        slots: event.cards.map((card, at) => ({
          id: view.slots[at]?.id ?? -1 - at,
          by: view.slots[at]?.by ?? event.seat,
          known: view.slots[at]?.known ?? false,
          up: true,
          card,
          mark: null,
        })),
      };
    case "program_sent":
      return robot(
        {
          ...view,
          seat: event.seat,
          slots: [],
          program: { allowance: 0, cards: event.cards, at: 0, draws: false },
          discard: [...view.discard, ...event.scrapped],
        },
        view.robots[view.selected]?.name ?? "",
        { main: event.main, reserve: event.reserve },
      );
    case "robot_moved": {
      const moved = robot(view, event.robot, { place: event.path.at(-1) ?? "" });
      return performed(event.crates.length ? { ...moved, crates: event.crates } : moved);
    }
    case "hostage_saved":
    case "bomb_disarmed": {
      const token = view.tokens.find((each) => each.place === event.place);
      return performed({
        ...view,
        tokens: without(view.tokens, event.place),
        secured: token ? [...view.secured, token] : view.secured,
        saved:
          event.kind === "hostage_saved"
            ? [...new Set([...view.saved, event.level])].sort()
            : view.saved,
      });
    }
    case "door_opened":
      return performed({
        ...view,
        doors: view.doors.map((each) =>
          each.place === event.place ? { ...each, open: true } : each,
        ),
      });
    case "token_turned_up":
      return {
        ...view,
        tokens: view.tokens.map((each) =>
          each.place === event.place
            ? {
                place: each.place,
                kind: event.letter ? "bomb" : "hostage",
                level: event.level,
                letter: event.letter || null,
              }
            : each,
        ),
      };
    case "card_failed":
      return performed(robot(view, event.robot, { main: event.main, reserve: event.reserve }));
    case "robot_switched":
      return { ...view, selected: view.robots.findIndex((each) => each.name === event.robot) };
    case "gas_spread":
      return { ...view, tokens: view.tokens.filter((each) => !event.places.includes(each.place)) };
    default:
      return view;
  }
}
