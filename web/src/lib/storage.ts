/** What this browser keeps across reloads. If storage is forbidden, it is kept for this page only. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as JSON; empty if there is nothing, or nothing that can be read. */
export function recallObject(key: string): object {
  try {
    const found: unknown = JSON.parse(recall(key) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // for this page only
  }
}
