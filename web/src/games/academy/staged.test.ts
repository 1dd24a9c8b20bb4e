import { expect, test } from "vitest";
import type { Event, View } from "../../wire/academy";
import { opening } from "./position";
import { advance, payment } from "./staged";

const after = (view: View, ...events: Event[]): View => events.reduce(advance, view);
const wire = (view: View, letter: string) => view.wires.find((each) => each.wire === letter);
const REVEAL: Event = { kind: "cards_revealed", round: 1, cards: ["R", "WAIT", "CHICKEN"] };
const flip = (value: number, trigger: number): Event => ({
  kind: "card_flipped",
  wire: "R",
  value,
  cause: "cut",
  trigger,
  seats: [0],
});

test("revealed cards leave the hands and lie out", () => {
  const view = after(opening(), REVEAL);
  expect(view.players.map((player) => player.act)).toEqual(["R", "WAIT", "CHICKEN"]);
  expect(view.players[0]?.hand).not.toContain("R");
  expect(view.players[0]?.stack).toEqual(["R"]);
});

test("a flip moves the trigger, lengthens the chain and empties the deck by one card", () => {
  const view = after(opening(), REVEAL, flip(3, 3), flip(0, 3));
  const red = wire(view, "R");
  expect(red?.exposed).toEqual([3, 0]);
  expect(red?.left).toEqual([0, 0, 2, 2, 3, 3, 4, 4, 4, 5]);
  expect([red?.trigger, red?.chain, red?.bonus]).toEqual([3, 2, 3]);
});

test("cards that go back take the newest of their value away", () => {
  const view = after(opening(), flip(3, 3), flip(4, 7), flip(3, 10), {
    kind: "cards_returned",
    wire: "R",
    values: [4, 3],
    trigger: 3,
  });
  const red = wire(view, "R");
  expect(red?.exposed).toEqual([3]);
  expect(red?.left).toHaveLength(11);
  expect([red?.trigger, red?.chain, red?.bonus]).toEqual([3, 1, 2]);
});

test("tiles turn up one by one until BOOM", () => {
  const ok = after(opening(), { kind: "tile_turned", wire: "G", tile: 1, boom: false });
  expect(wire(ok, "G")).toMatchObject({ up: 1, boom: null });
  const boom = after(ok, { kind: "tile_turned", wire: "G", tile: 2, boom: true });
  expect(wire(boom, "G")).toMatchObject({ up: 2, boom: 2 });
});

test("points are counted where they are won and lost", () => {
  const won: Event = {
    kind: "cut_scored",
    seat: 0,
    wire: "R",
    main: 3,
    chain: 1,
    plates: 0,
    divisor: 1,
    points: 4,
  };
  const lost: Event = { kind: "points_lost", seat: 0, points: 4, cause: "boom" };
  expect(after(opening(), won).players[0]?.score).toBe(4);
  expect(after(opening(), won, lost).players[0]?.score).toBe(0);
  expect(payment(lost)).toEqual({ seat: 0, points: -4 });
  expect(payment(REVEAL)).toBeNull();
});

test("Tools that change what players act as show it at once", () => {
  const used = (event: Partial<Event>): Event =>
    ({ kind: "tool_used", players: [], wire: null, card: null, was: null, ...event }) as Event;
  const base = after(opening(), { kind: "cards_revealed", round: 1, cards: ["R", "G", "B"] });
  const acts = (view: View) => view.players.map((player) => player.act);
  expect(acts(after(base, used({ seat: 0, tool: "AIR_HORN", players: [1, 2] })))).toEqual([
    "R",
    "CHICKEN",
    "CHICKEN",
  ]);
  expect(acts(after(base, used({ seat: 0, tool: "SWITCH", players: [2] })))).toEqual([
    "B",
    "G",
    "R",
  ]);
  expect(acts(after(base, used({ seat: 0, tool: "JUMPER", wire: "Y" })))[0]).toBe("Y");
  expect(acts(after(base, used({ seat: 1, tool: "SCHEMATICS", card: "WAIT", was: "G" })))[1]).toBe(
    "WAIT",
  );
});

test("plates, protections and cards that come back", () => {
  const view = after(
    opening({ plates: [{ wire: "G", value: 1, arrow: "left" }] }),
    REVEAL,
    { kind: "wire_protected", seat: 1, wire: "Y", forced: false },
    { kind: "plate_moved", plate: 0, wire: "Y", value: 1 },
    { kind: "card_picked_up", seat: 0, card: "R" },
    { kind: "wait_spent", seat: 1 },
  );
  expect(view.protected).toEqual(["Y"]);
  expect(view.plates[0]?.wire).toBe("Y");
  expect(view.players[0]).toMatchObject({ stack: [] });
  expect(view.players[0]?.hand).toContain("R");
  expect(view.players[1]).toMatchObject({ spent: true, stack: [] });
});
