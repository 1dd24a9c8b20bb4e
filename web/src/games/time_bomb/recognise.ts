/**
 * Plain English sentences that say the same as an act of talk (TB-5.17). What is found is only ever offered as a chip for the
 * speaker to confirm. Another language needs another list of patterns.
 */
import { complete } from "../../lib/offer";
import type { Offer } from "../../lib/wire";

export interface Found {
  act: string;
  [field: string]: unknown;
}

const NUMBERS: Record<string, number> = {
  no: 0,
  none: 0,
  zero: 0,
  nothing: 0,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const NUMBER = `\\d|${Object.keys(NUMBERS).join("|")}`;
const HAVE = "i(?: ha(?:ve|d)|'ve(?: got)?| got| hold| was dealt| am holding|'m holding)";
const BOMB = "(?:the )?(?:bomb|boom)s?";
const GOOD = "(?:success(?:es|ful)?|good|green|disarming)(?: wires?)?|wires?";

const number = (word: string): number => (/^\d$/.test(word) ? Number(word) : (NUMBERS[word] ?? 0));
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The acts a sentence could stand for, as far as they may be said now. */
export function recognise(
  sentence: string,
  names: readonly string[],
  self: number,
  offers: readonly Offer[],
): Found[] {
  const text = ` ${sentence.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim()} `;
  const has = (pattern: string): RegExpMatchArray | null =>
    text.match(new RegExp(`(?<![\\w'])(?:${pattern})(?![\\w'])`, "u"));
  const found: Found[] = [];

  // About the own hand.
  const bare = `(?:${NUMBER})(?= (?:${GOOD})| ?[.,;!]? $| ?,| and (?:no|a|the|one) ${BOMB})`;
  const count = has(`${HAVE} (${bare})`)?.[1] ?? (has(`${HAVE} nothing`) ? "nothing" : undefined);
  const success = count === undefined || has(`${HAVE} no ${BOMB}`) ? null : number(count);
  const without = has(
    `no ${BOMB}|not (?:hold|hav)ing ${BOMB}|(?:don't|do not) have ${BOMB}|haven't (?:got )?${BOMB}`,
  );
  const withBomb =
    !without && has(`${HAVE} (?:\\w+ (?:${GOOD}) and )?${BOMB}|(?:bomb|boom) is mine|and ${BOMB}`);
  const boom = without ? 0 : withBomb ? 1 : null;
  if (success !== null || boom !== null) found.push({ act: "hand", success, boom });

  // About being cut.
  if (has("(?:don't|do not|never) cut (?:me|mine)|spare me|leave (?:me|mine)(?: alone)?|not me"))
    found.push({ act: "request", what: "spare_me" });
  else if (has("cut (?:me|mine|one of mine)")) found.push({ act: "request", what: "cut_me" });

  // About the own side.
  if (has("i(?:'m| am) (?:a |an )?(?:terrorist|saboteur|bad)"))
    found.push({ act: "role", side: "terrorist" });
  else if (has("i(?:'m| am) (?:a |an )?(?:swat|engineer|good|clean|on your side)"))
    found.push({ act: "role", side: "swat" });

  // About others.
  names.forEach((name, target) => {
    if (target === self || !name) return;
    const who = `@?${literal(name.toLowerCase())}(?:'s)?`;
    if (!has(who)) return;
    if (has(`(?:i'll|i will|i'm going to|i am going to|let me) cut ${who}`))
      found.push({ act: "intend", target });
    else if (has(`(?:don't|do not|never) cut ${who}|not ${who}`))
      found.push({ act: "oppose", target });
    else if (has(`cut ${who}`)) found.push({ act: "suggest", target });
    if (
      has(
        `${who} (?:is|must be) (?:a |the )?(?:liar|terrorist|saboteur|bad|evil)|${who} (?:is lying|lies|lied)`,
      )
    )
      found.push({ act: "accuse", target, level: 2, why: null });
    else if (has(`(?:i )?suspect ${who}|(?:don't|do not) trust ${who}`))
      found.push({ act: "accuse", target, level: 1, why: null });
    else if (has(`trust ${who}|${who} is (?:good|clean|fine|ok|okay|swat|honest|an engineer)`))
      found.push({ act: "vouch", target, level: 2, why: null });
    if (has("what (?:do|did) you (?:have|get|hold)|what were you dealt|your hand"))
      found.push({ act: "ask", target, topic: "hand" });
    else if (has("why did you cut|why (?:that|there)"))
      found.push({ act: "ask", target, topic: "why_cut" });
    else if (has("who(?:m)? do you suspect|who is it"))
      found.push({ act: "ask", target, topic: "whom_suspect" });
    else if (has("(?:whose|which|what) side|are you (?:good|bad|swat)"))
      found.push({ act: "ask", target, topic: "role" });
  });

  if (has("wait|hold on|hang on|not yet|one moment")) found.push({ act: "hold" });
  return found
    .filter(({ act, ...values }) => complete(offers, { kind: act, values }) !== null)
    .slice(0, 3);
}
