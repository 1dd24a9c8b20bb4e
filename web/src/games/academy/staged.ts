/** The view while its story is still being told: what the events so far have shown, laid over the position before. */
import type { Event, PlayerSeen, View, WireSeen } from "../../wire/academy";

const put = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, at) => (at === index ? change(item) : item));

/** A list without one of these values. */
function without<T>(list: readonly T[], value: T): T[] {
  const at = list.indexOf(value);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

const onWire = (view: View, wire: string, change: (wire: WireSeen) => WireSeen): View => ({
  ...view,
  wires: view.wires.map((each) => (each.wire === wire ? change(each) : each)),
});

const onPlayer = (view: View, seat: number, change: (player: PlayerSeen) => PlayerSeen): View => ({
  ...view,
  players: put(view.players, seat, change),
});

const scored = (view: View, seat: number, points: number): View =>
  onPlayer(view, seat, (player) => ({ ...player, score: player.score + points }));

/** What a chain grows by with one more card. */
const link = ({ options }: View): number =>
  options.content === "house" ? 1 : options.content.chain_per_card;

function flipped(view: View, name: string, value: number, trigger: number): View {
  const grows = link(view);
  return onWire(view, name, (wire) => ({
    ...wire,
    exposed: [...wire.exposed, value],
    left: without(wire.left, value),
    trigger,
    chain: wire.chain + grows,
    bonus: wire.bonus + grows,
    tops: [],
  }));
}

function returned(view: View, name: string, values: readonly number[], trigger: number): View {
  const shrinks = link(view) * values.length;
  return onWire(view, name, (wire) => {
    let exposed: readonly number[] = [...wire.exposed].reverse();
    for (const value of values) exposed = without(exposed, value);
    return {
      ...wire,
      exposed: [...exposed].reverse(),
      left: [...wire.left, ...values].sort((a, b) => a - b),
      trigger,
      chain: wire.chain - shrinks,
      bonus: wire.bonus - shrinks,
      tops: [],
    };
  });
}

/** Who acts as what after a Tool that changes it. */
function acted(view: View, event: Extract<Event, { kind: "tool_used" }>): View {
  const act = (shown: View, seat: number, card: string | null): View =>
    onPlayer(shown, seat, (player) => ({ ...player, act: card }));
  const [other] = event.players;
  if (event.tool === "AIR_HORN")
    return event.players.reduce((shown, seat) => act(shown, seat, "CHICKEN"), view);
  if (event.tool === "JUMPER") return act(view, event.seat, event.wire);
  if (event.tool === "SCHEMATICS") return act(view, event.seat, event.card);
  if (event.tool === "SWITCH" && other !== undefined) {
    const mine = view.players[event.seat]?.act ?? null;
    return act(act(view, event.seat, view.players[other]?.act ?? null), other, mine);
  }
  return view;
}

/** The view with one more event shown. */
export function advance(view: View, event: Event): View {
  switch (event.kind) {
    case "cards_revealed":
      return {
        ...view,
        players: view.players.map((player, seat) => {
          const card = event.cards[seat] ?? "";
          return {
            ...player,
            act: card,
            committed: false,
            hand: without(player.hand, card),
            stack: [...player.stack, card],
          };
        }),
      };
    case "tool_used":
      return acted(
        onPlayer(view, event.seat, (player) => ({
          ...player,
          tools: without(player.tools, event.tool),
        })),
        event,
      );
    case "tool_drafted":
      return onPlayer(view, event.seat, (player) => ({
        ...player,
        tools: [...player.tools, event.tool],
      }));
    case "wire_protected":
      return view.protected.includes(event.wire)
        ? view
        : { ...view, protected: [...view.protected, event.wire] };
    case "card_flipped":
      return flipped(view, event.wire, event.value, event.trigger);
    case "cards_returned":
      return returned(view, event.wire, event.values, event.trigger);
    case "deck_shuffled":
      return onWire(view, event.wire, (wire) => ({ ...wire, tops: [] }));
    case "tile_turned":
      return onWire(view, event.wire, (wire) => ({
        ...wire,
        up: event.tile,
        boom: event.boom ? event.tile : wire.boom,
      }));
    case "cut_scored":
    case "wait_paid":
    case "points_gained":
      return scored(view, event.seat, event.points);
    case "points_lost":
      return scored(view, event.seat, -event.points);
    case "plate_moved":
      return {
        ...view,
        plates: put(view.plates, event.plate, (plate) => ({ ...plate, wire: event.wire })),
      };
    case "card_picked_up":
      return onPlayer(view, event.seat, (player) => ({
        ...player,
        hand: [...player.hand, event.card],
        stack: player.stack.slice(1),
      }));
    case "wait_spent":
      return onPlayer(view, event.seat, (player) => ({
        ...player,
        spent: true,
        stack: player.stack.slice(1),
      }));
    default:
      return view;
  }
}

/** What an event gives or takes: whose, and how much. */
export function payment(event: Event): { seat: number; points: number } | null {
  switch (event.kind) {
    case "cut_scored":
    case "wait_paid":
    case "points_gained":
      return { seat: event.seat, points: event.points };
    case "points_lost":
      return { seat: event.seat, points: -event.points };
    default:
      return null;
  }
}
