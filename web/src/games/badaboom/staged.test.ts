import { expect, test } from "vitest";
import type { Event, View } from "../../wire/badaboom";
import { advance } from "./staged";

const backs = (mechanisms: number, gadgets: number, tricks: number) => ({
  mechanisms,
  gadgets,
  tricks,
});
const view = {
  holder: 0,
  turn: 3,
  coins: [1, 2, 3],
  hands: [backs(1, 0, 3), backs(0, 1, 3), backs(0, 0, 4)],
  inside: backs(1, 0, 2),
  contents: [0, 9, 10],
  armed: false,
  armer: null,
  closed: false,
  due: false,
  active: [{ card: 30, controller: 2, player: null }],
  stack: [],
  killed: [],
  phase: "trick1",
  own: { seat: 0, hand: [0, 20, 21, 22], claim: null, nomination: null, preset: null },
} as unknown as View;
const named = (number: number) => ({ number, name: `card ${number}` });
const after = (...events: object[]): View =>
  events.reduce((made: View, event) => advance(made, event as Event), view);

const played = { kind: "trick_played", seat: 0, card: named(20), player: 1 };
const handled = { kind: "interrupted", seat: 1, card: named(40), target: named(20) };

test("a played Trick leaves the hand for the stack", () => {
  const made = after(played);
  expect(made.stack).toEqual([{ card: 20, controller: 0, player: 1 }]);
  expect(made.hands[0]).toEqual(backs(1, 0, 2));
  expect(made.own?.hand).toEqual([0, 21, 22]);
});

test("an interrupt lies on top; a takeover changes the controller, then the choice", () => {
  expect(after(played, handled).stack.map((laid) => laid.card)).toEqual([20, 40]);
  const taken = after(played, handled, { kind: "trick_taken_over", seat: 1, card: named(20) });
  expect(taken.stack).toEqual([{ card: 20, controller: 1, player: 1 }]);
  const chosen = advance(taken, {
    kind: "player_chosen",
    seat: 1,
    card: named(20),
    player: 2,
    forced: false,
  });
  expect(chosen.stack[0]?.player).toBe(2);
});

test("what is cancelled goes with what cancelled it", () => {
  const cancelled = {
    kind: "trick_cancelled",
    seat: 1,
    card: named(20),
    by: named(40),
    kept: false,
  };
  expect(after(played, handled, cancelled).stack).toEqual([]);
});

test("a lasting Trick lies before its controller until its time is over", () => {
  const laid = after(played, { kind: "trick_active", seat: 0, card: named(20), player: 1 });
  expect(laid.stack).toEqual([]);
  expect(laid.active).toHaveLength(2);
  const passed = advance(laid, {
    kind: "bomb_passed",
    seat: 0,
    to: 1,
    forced: false,
    gone: [named(20)],
  });
  expect(passed.holder).toBe(1);
  expect(passed.contents).toBeNull();
  expect(passed.active.map((each) => each.card)).toEqual([30]);
});

test("a swap moves backs, and arms", () => {
  const swap = {
    kind: "tinkered",
    seat: 0,
    back_in: "trick",
    back_out: "mechanism",
    given: null,
    taken: null,
  };
  const made = after(swap, { kind: "bomb_armed", armer: 0, closed: true });
  expect(made.inside).toEqual(backs(0, 0, 3));
  expect(made.hands[0]).toEqual(backs(2, 0, 2));
  expect([made.armed, made.armer, made.closed]).toEqual([true, 0, true]);
  const safe = advance(made, { kind: "bomb_secured", seat: 1, gone: [named(30)] });
  expect([safe.armed, safe.armer, safe.active.length]).toEqual([false, null, 0]);
});

test("an explosion kills, pays, and makes room for the next Bomb", () => {
  const boom = {
    kind: "exploded",
    holder: 0,
    bomb: named(3),
    gadget: null,
    unstable: false,
    affected: [0],
    protected: [],
    killed: [0],
  };
  expect(after(boom).killed).toEqual([0]);
  const paid = { kind: "paid", seat: 1, survival: 1, hazard: 0, salvage: 2, missions: 0, coins: 5 };
  expect(after(boom, { ...paid, claimed: [] }).coins).toEqual([1, 5, 3]);
  const fresh = after(boom, {
    kind: "bomb_assembled",
    bomb: named(6),
    mechanisms: 3,
    property: "none",
    amount: null,
  });
  expect([fresh.bomb, fresh.inside, fresh.active, fresh.killed]).toEqual([
    6,
    backs(3, 0, 0),
    [],
    [],
  ]);
});

test("what shows nothing changes nothing", () => {
  expect(after({ kind: "passed", seat: 1 })).toBe(view);
});
