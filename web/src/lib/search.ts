/** Looking for words in the rules and among the cards. */

export interface Entry {
  where: "play" | "cards" | "reference";
  title: string;
  text: string;
  /** Where it stands. */
  place: string;
}

export interface Found extends Entry {
  /** The text around what was found, in parts: every second one was looked for. */
  parts: string[];
}

/** Letters without marks, one for one, so that places in the text stay what they are. */
export const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD").toLowerCase().charAt(0)).join("");

const AROUND = 60;
const MOST = 40;

/** Text with some around what was found, as parts: every second one was looked for. */
function excerpt(text: string, words: readonly string[]): string[] {
  const folded = plain(text);
  const hits = words
    .flatMap((word) => {
      const at = folded.indexOf(word);
      return at < 0 ? [] : [{ at, end: at + word.length }];
    })
    .sort((a, b) => a.at - b.at);
  const start = Math.max(0, (hits[0]?.at ?? 0) - AROUND);
  const from = start > 0 ? text.indexOf(" ", start) + 1 : 0;
  const until = Math.min(text.length, Math.max(from + 3 * AROUND, hits[0]?.end ?? 0));
  const parts: string[] = [];
  let at = from;
  for (const hit of hits) {
    if (hit.at < at || hit.end > until) continue;
    parts.push(text.slice(at, hit.at), text.slice(hit.at, hit.end));
    at = hit.end;
  }
  parts.push(text.slice(at, until) + (until < text.length ? " …" : ""));
  if (from > 0) parts[0] = `… ${parts[0]}`;
  return parts;
}

/** The entries that have all these words, the likeliest first. */
export function search(entries: readonly Entry[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const rank = (entry: Entry): number => {
    const title = plain(entry.title);
    const text = `${title} ${plain(entry.text)}`;
    if (!words.every((word) => text.includes(word))) return 0;
    const begins = words.every((word) => ` ${title}`.includes(` ${word}`));
    const begun = words.every((word) => ` ${text}`.includes(` ${word}`));
    return (begins ? 4 : 0) + (begun ? 2 : 0) + (entry.where === "reference" ? 0.5 : 1);
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ entry }) => ({ ...entry, parts: excerpt(entry.text, words) }));
}
