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

const device = vi.hoisted(() => ({ state: "suspended", resume: vi.fn(() => Promise.resolve()) }));
vi.mock("zzfx", () => ({ ZZFX: { volume: 1, audioContext: device }, zzfx: vi.fn() }));

describe("the first touch", () => {
  it("loads the synthesiser, and the next wakes a device that was opened too late", async () => {
    const { zzfx } = await import("zzfx");
    sound.listen();
    sound.play("snip");
    expect(zzfx).not.toHaveBeenCalled();
    dispatchEvent(new Event("pointerdown"));
    await vi.waitFor(() => {
      sound.play("snip");
      expect(zzfx).toHaveBeenCalled();
    });
    expect(device.resume).not.toHaveBeenCalled();
    dispatchEvent(new Event("pointerup"));
    expect(device.resume).toHaveBeenCalledTimes(1);
    device.state = "running";
    dispatchEvent(new Event("keydown"));
    expect(device.resume).toHaveBeenCalledTimes(1);
    device.state = "interrupted";
    dispatchEvent(new Event("pointerup"));
    expect(device.resume).toHaveBeenCalledTimes(2);
  });
});
