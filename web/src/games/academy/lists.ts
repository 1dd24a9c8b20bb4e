/** Moves that name several things at once: the offers write every list out, and taps gather one. */

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Everything that stands in some list. */
export function members<T>(options: readonly (readonly T[])[]): T[] {
  const found: T[] = [];
  for (const option of options)
    for (const item of option) if (!found.some((seen) => same(seen, item))) found.push(item);
  return found;
}

/** The list with an item put in or taken out; the oldest makes room where there are too many. */
export function toggle<T>(
  options: readonly (readonly T[])[],
  picked: readonly T[],
  item: T,
): readonly T[] {
  if (picked.some((each) => same(each, item))) return picked.filter((each) => !same(each, item));
  const most = Math.max(0, ...options.map((option) => option.length));
  return most ? [...picked, item].slice(-most) : picked;
}

/** The offered list that these items make up, in whatever order they were tapped. */
export function settled<T>(
  options: readonly (readonly T[])[],
  picked: readonly T[],
): readonly T[] | null {
  return (
    options.find(
      (option) =>
        option.length === picked.length &&
        option.every((item) => picked.some((each) => same(each, item))),
    ) ?? null
  );
}
