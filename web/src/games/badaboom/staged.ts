/** The view while its story is still being told: what the events so far have shown, laid over the position before. */
import type { Backs, Event, Laid, View } from "../../wire/badaboom";
import type { Back } from "./book";

const put = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, at) => (at === index ? item : each));

const plus = (backs: Backs, back: Back, by: number): Backs => {
  const key = `${back}s` as keyof Backs;
  return { ...backs, [key]: Math.max(0, backs[key] + by) };
};

const inHand = (view: View, seat: number, back: Back, by: number): View => {
  const hand = view.hands[seat];
  return hand ? { ...view, hands: put(view.hands, seat, plus(hand, back, by)) } : view;
};

/** A card leaves a hand; the own one shows which. */
function played(view: View, seat: number, card: number): View {
  const less = inHand(view, seat, "trick", -1);
  const own = view.own;
  if (own?.seat !== seat) return less;
  return { ...less, own: { ...own, hand: own.hand.filter((each) => each !== card) } };
}

const without = (list: readonly Laid[], cards: readonly number[]): Laid[] =>
  list.filter((laid) => !cards.includes(laid.card));

/** The view with one more event shown. */
export function advance(view: View, event: Event): View {
  switch (event.kind) {
    case "trick_played":
    case "interrupted": {
      const player = event.kind === "trick_played" ? event.player : null;
      const laid: Laid = { card: event.card.number, controller: event.seat, player };
      return { ...played(view, event.seat, event.card.number), stack: [...view.stack, laid] };
    }
    case "trick_cancelled":
      return { ...view, stack: without(view.stack, [event.by.number, event.card.number]) };
    case "trick_taken_over": {
      // The interrupt is done with; the card beneath has another controller.
      const stack = view.stack.slice(0, -1);
      return {
        ...view,
        stack: stack.map((laid) =>
          laid.card === event.card.number ? { ...laid, controller: event.seat } : laid,
        ),
      };
    }
    case "player_chosen":
      return {
        ...view,
        stack: view.stack.map((laid) =>
          laid.card === event.card.number ? { ...laid, player: event.player } : laid,
        ),
      };
    case "trick_fizzled":
      return { ...view, stack: without(view.stack, [event.card.number]) };
    case "trick_active":
      return {
        ...view,
        stack: without(view.stack, [event.card.number]),
        active: [
          ...view.active,
          { card: event.card.number, controller: event.seat, player: event.player },
        ],
      };
    case "bomb_passed":
      return {
        ...view,
        holder: event.to,
        stack: [],
        contents: null,
        active: without(
          view.active,
          event.gone.map((card) => card.number),
        ),
      };
    case "bomb_armed":
      return { ...view, armed: true, armer: event.armer, closed: event.closed };
    case "bomb_secured":
      return {
        ...view,
        armed: false,
        armer: null,
        closed: false,
        due: false,
        active: without(
          view.active,
          event.gone.map((card) => card.number),
        ),
      };
    case "tinkered": {
      const inside = plus(plus(view.inside, event.back_in, 1), event.back_out, -1);
      const hands = inHand(
        inHand(view, event.seat, event.back_in, -1),
        event.seat,
        event.back_out,
        1,
      );
      return { ...hands, inside, contents: null };
    }
    case "mechanism_added":
      return { ...view, inside: plus(view.inside, "mechanism", 1), contents: null };
    case "mechanism_taken":
      return {
        ...inHand(view, event.seat, "mechanism", 1),
        inside: plus(view.inside, "mechanism", -1),
        contents: null,
      };
    case "exploded":
      return { ...view, phase: "explosion", killed: event.killed, stack: [] };
    case "paid":
    case "fined":
      return { ...view, coins: put(view.coins, event.seat, event.coins) };
    case "bomb_assembled":
      return {
        ...view,
        bomb: event.bomb.number,
        inside: { mechanisms: event.mechanisms, gadgets: 0, tricks: 0 },
        contents: null,
        armed: false,
        armer: null,
        closed: false,
        due: false,
        active: [],
        stack: [],
        killed: [],
        danger: null,
        danger_next: null,
      };
    case "turn_started":
      return { ...view, holder: event.holder, turn: event.turn };
    default:
      return view;
  }
}
