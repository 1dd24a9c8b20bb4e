/** Where things stand in a game's rules. */
import type { Entry } from "../lib/search";
import type { GuidePage, RulesPage } from "../lib/wire";

/** The part of the rules that a place belongs to: clauses and their chapters are in the reference. */
export function tabOf(place: string): Entry["where"] {
  if (place === "cards" || place.startsWith("card-")) return "cards";
  if (place === "reference" || /^([A-Z]{2,4}-|chapter-)/.test(place)) return "reference";
  return "play";
}

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, "text/html").body;
const wordsOf = (html: string): string => parsed(html).textContent?.trim() ?? "";

/** Everything that can be looked for. */
export function entriesOf(page: GuidePage, rules: RulesPage | null): Entry[] {
  const play = page.sections.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((block, n): Entry[] => {
      const where = id === "cards" ? ("cards" as const) : ("play" as const);
      const place = `guide-${id}-${n}`;
      const entry = (text: string, at = ""): Entry => ({ where, title, text, place: place + at });
      if (block.kind === "figure") return [entry(block.notes.map(wordsOf).join(" "))];
      if (block.kind === "key")
        return [entry(block.signs.map(({ html }) => wordsOf(html)).join(" "))];
      return [...parsed(block.html).children].map((each, at) =>
        entry(each.textContent?.trim() ?? "", `@${at}`),
      );
    }),
  );
  const cards = page.decks.flatMap(({ what, cards }) =>
    cards.map(
      ({ id, name, note, text }): Entry => ({
        where: "cards",
        title: name,
        text: [note, text].filter(Boolean).join(" · "),
        place: `card-${what}-${id}`,
      }),
    ),
  );
  const clauses = rules
    ? [...parsed(rules.html).querySelectorAll("span.clause[id]")].map(
        ({ id, parentElement }): Entry => ({
          where: "reference",
          title: id,
          text: (parentElement?.closest("p, li, tr")?.textContent ?? "").replace(id, "").trim(),
          place: id,
        }),
      )
    : [];
  return [...cards, ...play, ...clauses];
}
