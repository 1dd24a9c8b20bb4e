/** Keeps a screen from falling asleep that nobody touches for a while. Returns what lets it sleep again. */
export function awake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const hold = (): void => {
    // Browsers take the lock away from pages out of sight: it is asked for again when they come back.
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock?.request("screen").then(
      (held) => {
        if (over) void held.release();
        else lock = held;
      },
      () => undefined, // then it falls asleep
    );
  };
  hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
