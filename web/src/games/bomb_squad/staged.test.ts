import { expect, test } from "vitest";
import type { Event, View } from "../../wire/bomb-squad";
import { advance } from "./staged";

const before = {
  seat: 0,
  selected: 0,
  robots: [
    { name: "felix", place: "4,1", main: 12, most: 16, reserve: 8, full_reserve: 8 },
    { name: "dozer", place: "5,2", main: 14, most: 18, reserve: 6, full_reserve: 6 },
  ],
  tokens: [
    { place: "5,3", kind: "hostage", level: 1, letter: null },
    { place: "5,5", kind: null, level: null, letter: null },
  ],
  secured: [],
  saved: [],
  doors: [{ place: "3,5|", level: 1, open: false }],
  crates: ["3,5"],
  slots: [],
  program: null,
  discard: [],
  hands: [
    [
      { id: 1, card: null, mark: null },
      { id: 2, card: null, mark: null },
    ],
    [{ id: 3, card: "M1", mark: null }],
  ],
} as unknown as View;

const told = (...events: Record<string, unknown>[]): View =>
  events.reduce((view, event) => advance(view, event as unknown as Event), before);

test("a card leaves the hand it was played or discarded from", () => {
  const played = told({
    kind: "card_played",
    seat: 0,
    source: "hand",
    pos: 0,
    slot: 0,
    up: false,
    card: null,
  });
  expect(played.hands[0]?.map((card) => card.id)).toEqual([2]);
  expect(played.slots).toMatchObject([{ id: 1, by: 0, card: null }]);
  const gone = told({ kind: "card_discarded", seat: 1, pos: 0, card: "M1", main: 14 });
  expect(gone.hands[1]).toEqual([]);
  expect(gone.discard).toEqual(["M1"]);
  expect(gone.robots[0]?.main).toBe(14);
});

test("a program runs card by card", () => {
  const sent = {
    kind: "program_sent",
    seat: 0,
    cards: ["M2", "H1", "D1", "B1"],
    scrapped: ["D2"],
    main: 5,
    reserve: 8,
  };
  const view = told(
    sent,
    { kind: "robot_moved", robot: "felix", path: ["4,1", "4,2", "4,3"], crates: ["3,6"] },
    { kind: "hostage_saved", robot: "felix", place: "5,3", level: 1 },
    { kind: "door_opened", robot: "felix", place: "3,5|", level: 1 },
    { kind: "card_failed", robot: "felix", main: 3, reserve: 8 },
  );
  expect(view.robots[0]).toMatchObject({ place: "4,3", main: 3 });
  expect(view.robots[1]).toMatchObject({ place: "5,2", main: 14 });
  expect(view.tokens.map((token) => token.place)).toEqual(["5,5"]);
  expect(view.secured).toHaveLength(1);
  expect(view.saved).toEqual([1]);
  expect(view.doors[0]?.open).toBe(true);
  expect(view.crates).toEqual(["3,6"]);
  expect(view.program?.at).toBe(4);
  expect(view.discard).toEqual(["D2"]);
});

test("fog lifts, gas spreads, and another robot is selected", () => {
  const up = told({ kind: "token_turned_up", place: "5,5", level: 2, letter: "A" });
  expect(up.tokens[1]).toEqual({ place: "5,5", kind: "bomb", level: 2, letter: "A" });
  expect(told({ kind: "gas_spread", level: 1, places: ["5,3"] }).tokens).toHaveLength(1);
  expect(told({ kind: "robot_switched", seat: 0, robot: "dozer" }).selected).toBe(1);
});
