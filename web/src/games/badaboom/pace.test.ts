import { expect, test, vi } from "vitest";
import type { Playing } from "../../lib/playing";
import { pace } from "./pace.svelte";

const offers = [
  {
    kind: "preset",
    apart: [],
    blank: [],
    free: [],
    fields: {
      until: { options: ["window", "turn", "armed", "affected"], many: false, least: 1, most: 1 },
      kinds: { options: ["I", "F", "X", "T", "P"], many: true, least: 0, most: 5 },
    },
  },
];

function playing(holder: number, preset: unknown = null): Playing & { volunteer: unknown } {
  const view = { own: { preset }, turn: 3, stack: [], holder };
  const match = { offers, view, seat: 0, ended: null, number: 1, prompt: { id: holder } };
  return { match, info: {}, volunteer: vi.fn(async () => true) } as unknown as Playing;
}

test("one tap is a standing wish: it is set at once, again in every turn of others, never in one's own", async () => {
  const now = playing(1);
  pace.stand(now);
  const wish = { kind: "preset", until: "affected", kinds: [] };
  expect(now.volunteer).toHaveBeenCalledExactlyOnceWith(wish, true);
  const set = playing(2, { until: "affected" });
  pace.follow(set);
  expect(set.volunteer).not.toHaveBeenCalled();
  const own = playing(0);
  pace.follow(own);
  expect(own.volunteer).not.toHaveBeenCalled();
  const later = playing(2);
  pace.follow(later);
  expect(later.volunteer).toHaveBeenCalledExactlyOnceWith(wish, true);
  await pace.stop(later);
  expect(pace.standing.always).toBe(false);
});
