import { beforeEach, describe, expect, test } from "vitest";
import { answered, progress, remember, reply, resumed, taken } from "./lesson";
import type { LessonPage, LessonStep } from "./wire";

const step = (more: Partial<LessonStep>): LessonStep => ({
  say: "",
  point: [],
  free: [],
  frames: [],
  ways: [],
  replies: [],
  otherwise: "",
  answers: [],
  to: null,
  rest: 0,
  ...more,
});
const way = {
  does: { kind: "cut", target: 1, slot: 3, expect: null },
  blank: ["expect"],
  talk: false,
  to: 2,
};
const asking = step({
  ways: [way, { ...way, does: { ...way.does, slot: 4 }, to: 3 }],
  replies: [
    { when: { kind: "cut", target: 1 }, say: "right-row" },
    { when: { kind: "cut" }, say: "wrong-row" },
  ],
  otherwise: "not-now",
});

describe("what counts as the move that is asked for", () => {
  test.each([
    [{ kind: "cut", target: 1, slot: 3 }, true],
    [{ kind: "cut", target: 1, slot: 3, expect: null }, true],
    [{ kind: "cut", target: 1, slot: 3, expect: 7 }, false],
    [{ kind: "cut", target: 1, slot: 2 }, false],
    [{ kind: "cut", target: 1 }, false],
    [{ kind: "cut", target: 1, slot: 3, more: 1 }, false],
  ])("%o", (given, counts) => {
    expect(taken(way, given)).toBe(counts);
  });

  test("anything else gets the first reply that fits", () => {
    expect(reply(asking, { kind: "cut", target: 1, slot: 0 })).toBe("right-row");
    expect(reply(asking, { kind: "cut", target: 2, slot: 0 })).toBe("wrong-row");
    expect(reply(asking, { kind: "ready" })).toBe("not-now");
  });
});

test("what a board asks is answered as far as it was foreseen, however it is put", () => {
  const question = { kind: "preview", order: [0, 1], steps: [{ dir: "N", target: null }] };
  const asked = step({ answers: [{ question, answer: { cost: 4 } }] });
  expect(answered(asked, { order: [0, 1], steps: [{ dir: "N" }], kind: "preview" })).toEqual({
    cost: 4,
  });
  expect(answered(asked, { ...question, order: [1, 0] })).toBeNull();
});

describe("what is remembered", () => {
  const lesson: LessonPage = {
    game: "fuse",
    seat: 0,
    names: ["", "Copper"],
    edition: "one",
    steps: [step({ to: 1 }), asking, step({}), step({})],
  };
  beforeEach(() => localStorage.clear());

  test("somebody who left goes on where they were", () => {
    expect(resumed(lesson)).toEqual([0]);
    remember("fuse", { edition: "one", path: [0, 1, 3] });
    remember("other", { over: true });
    expect(resumed(lesson)).toEqual([0, 1, 3]);
    expect(progress("fuse").over).toBeUndefined();
    remember("fuse", { over: true });
    expect(progress("fuse")).toEqual({ edition: "one", path: [0, 1, 3], over: true });
  });

  test.each([
    ["another edition", { edition: "two", path: [0, 1] }],
    ["steps that do not follow one another", { edition: "one", path: [0, 3] }],
    ["steps that there are not", { edition: "one", path: [0, 1, 9] }],
    ["no beginning", { edition: "one", path: [1] }],
    ["nothing", { edition: "one", path: [] }],
  ])("%s begins again", (_, kept) => {
    remember("fuse", kept);
    expect(resumed(lesson)).toEqual([0]);
  });
});
