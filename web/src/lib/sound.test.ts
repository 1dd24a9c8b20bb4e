import { afterEach, describe, expect, it, vi } from "vitest";
import { sound } from "./sound.svelte";

describe("captions for sounds", () => {
  afterEach(() => {
    vi.useRealTimers();
    sound.caption(false);
  });

  it("tells nothing unless somebody asked for it", () => {
    sound.play("boom");
    expect(sound.told).toBeNull();
  });

  it("tells a sound for a moment, whether or not it is heard", () => {
    vi.useFakeTimers();
    sound.caption(true);
    sound.play("snip");
    expect(sound.told?.name).toBe("snip");
    const first = sound.told?.n;
    sound.play("snip");
    expect(sound.told?.n).not.toBe(first);
    vi.runAllTimers();
    expect(sound.told).toBeNull();
  });
});
