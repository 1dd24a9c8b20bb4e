import { afterEach, describe, expect, it, vi } from "vitest";
import { awake } from "./wake";

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("awake", () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));

  afterEach(() => {
    Reflect.deleteProperty(navigator, "wakeLock");
    vi.restoreAllMocks();
    release.mockClear();
    request.mockClear();
  });

  it("holds the screen, again when the page is back in sight, until it is let go", async () => {
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    const sleep = awake();
    await settled();
    expect(request).toHaveBeenCalledTimes(1);
    const sight = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(1);
    sight.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    sleep();
    expect(release).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("lets go of a lock that comes too late", async () => {
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    awake()();
    await settled();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it("does without where browsers have none, or refuse it", async () => {
    awake()();
    Object.defineProperty(navigator, "wakeLock", {
      value: { request: () => Promise.reject(new DOMException("no")) },
      configurable: true,
    });
    awake()();
    await settled();
    expect(release).not.toHaveBeenCalled();
  });
});
