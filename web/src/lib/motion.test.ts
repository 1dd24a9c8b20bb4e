import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage } from "./motion.svelte";
import { blankMatch, type MatchState } from "./state";
import type { LogLine } from "./wire";

const match = (n: number): MatchState => ({
  ...blankMatch({ number: 1, game: "g", seat: 0, names: [], called: [], commitment: "" }, 0),
  n,
});
const told = (n: number, kind: string): LogLine => ({ n, message: { id: kind }, event: { kind } });

let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage((event) =>
    event.kind === "cut"
      ? [
          { name: "hush", ms: 1000 },
          { name: "flip", ms: 300 },
        ]
      : [],
  );
  stage.jump(match(0));
});
afterEach(() => {
  vi.useRealTimers();
});

test("a view is put up only after its scene, step by step", async () => {
  stage.follow(match(1), [told(1, "cut")]);
  expect(stage.scene).toMatchObject({ step: "hush", event: { kind: "cut" } });
  expect(stage.match?.n).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.scene?.step).toBe("flip");
  expect(stage.match?.n).toBe(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(stage.scene).toBeNull();
  expect(stage.match?.n).toBe(1);
  expect(stage.fresh.map((line) => line.n)).toEqual([1]);
});

test("scenes last as long as the table's pace says", async () => {
  stage.length = 1.5;
  stage.follow(match(1), [told(1, "cut")]);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(stage.scene?.step).toBe("hush");
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.scene?.step).toBe("flip");
});

test("what comes meanwhile waits its turn", async () => {
  stage.follow(match(1), [told(1, "cut")]);
  stage.follow(match(2), [told(2, "cut")]);
  await vi.advanceTimersByTimeAsync(1300);
  expect(stage.match?.n).toBe(1);
  expect(stage.scene?.step).toBe("hush");
  await vi.advanceTimersByTimeAsync(1300);
  expect(stage.match?.n).toBe(2);
  expect(stage.busy).toBe(false);
});

test("a tap skips one scene and no more", async () => {
  stage.follow(match(1), [told(1, "cut")]);
  stage.follow(match(2), [told(2, "cut")]);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.match?.n).toBe(1);
  expect(stage.scene?.step).toBe("hush");
});

test("what has no scene is put up at once", async () => {
  stage.follow(match(1), [told(1, "ready")]);
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.match?.n).toBe(1);
});

test("a jump ends the scene and is not undone by it", async () => {
  stage.follow(match(1), [told(1, "cut")]);
  stage.jump(match(9));
  await vi.advanceTimersByTimeAsync(5000);
  expect(stage.match?.n).toBe(9);
  expect(stage.scene).toBeNull();
});

test("too much to follow is caught up with, without scenes", async () => {
  for (let n = 1; n <= 20; n++) stage.follow(match(n), [told(n, "cut")]);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.match?.n).toBe(13);
  expect(stage.scene?.step).toBe("hush");
});

test("each scene has the view before and after its event, also of those without a scene", async () => {
  stage.jump({ ...match(0), view: { a: 0, b: 0 } });
  const line = (n: number, kind: string, view?: object): LogLine => ({ ...told(n, kind), view });
  const last = { ...match(4), view: { a: 2, b: 3 } };
  stage.follow(last, [
    line(1, "cut", { a: 1 }),
    line(2, "quiet", { b: 1 }),
    line(3, "cut", { a: 2 }),
    line(4, "cut"),
  ]);
  expect(stage.scene).toMatchObject({ before: { a: 0, b: 0 }, after: { a: 1, b: 0 } });
  await vi.advanceTimersByTimeAsync(1300);
  expect(stage.scene).toMatchObject({ before: { a: 1, b: 1 }, after: { a: 2, b: 1 } });
  await vi.advanceTimersByTimeAsync(1300);
  expect(stage.scene).toMatchObject({ before: { a: 2, b: 1 }, after: { a: 2, b: 1 } });
  await vi.advanceTimersByTimeAsync(1300);
  expect(stage.match?.view).toEqual({ a: 2, b: 3 });
});
