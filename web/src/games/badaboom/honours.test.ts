import { expect, test } from "vitest";
import type { Blast } from "../../wire/badaboom";
import { honours, tallies } from "./honours";

const blast = (holder: number, killed: number[], claimed: number[][] = [[], [], []]): Blast => ({
  bomb: 0,
  holder,
  armer: 2,
  gadget: null,
  killed,
  turns: 4,
  pay: [1, 1, 1],
  claimed,
});
const history = [blast(0, [1]), blast(1, [1, 0]), blast(2, [], [[], [7], []])];

test("equal coins make equal ranks", () => {
  const list = tallies({ coins: [10, 4, 10], history });
  expect(list.map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
});

test("everybody is remembered for what nobody else did as often", () => {
  const list = tallies({ coins: [10, 4, 3], history });
  expect(list.find((tally) => tally.seat === 1)).toMatchObject({ deaths: 2, missions: 1 });
  expect(honours(list)).toEqual([
    { honour: "armed", seat: 2, n: 3 },
    { honour: "missions", seat: 1, n: 1 },
    { honour: "deaths", seat: 1, n: 2 },
  ]);
});

test("nobody is honoured for nothing", () => {
  expect(honours(tallies({ coins: [0, 0, 0], history: [] }))).toEqual([]);
});
