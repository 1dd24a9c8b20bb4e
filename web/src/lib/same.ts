/** Moves and questions compared as the server reads them. */

/** What is null may also be left out, and fields come in any order. */
const plain = (_: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, inner]) => inner !== null)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value;

export const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, plain) === JSON.stringify(b, plain);
