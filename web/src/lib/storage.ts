/** What this browser keeps over a reload. Storage can be forbidden: then a thing is kept for this page only. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as JSON; nothing where there is none, or none that can be read. */
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
