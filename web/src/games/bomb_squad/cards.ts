/** Cards and tokens by their names: `M1` to `B3` for cards, `4,3` for squares. What they look like and are called. */
import { t } from "../../lib/text";
import type { Mark, Token } from "../../wire/bomb-squad";

export const KINDS = ["move", "door", "hostage", "bomb"] as const;
export type Kind = (typeof KINDS)[number];
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];
export type Value = Level | Kind;

const BY_LETTER: Record<string, Kind> = { M: "move", D: "door", H: "hostage", B: "bomb" };

export interface Face {
  kind: Kind;
  level: Level;
}

export const face = (card: string): Face => ({
  kind: BY_LETTER[card[0] ?? ""] ?? "move",
  level: Number(card[1]) as Level,
});

export const cardName = (card: string): string => {
  const { kind, level } = face(card);
  return t(`bomb-squad-card-${kind}`, { level });
};

export const kindName = (kind: string): string => t(`bomb-squad-kind-${kind}`);

/** Whether a card has what intel would point out. */
export const matches = (card: string | null, value: Value | null): boolean => {
  if (card === null || value === null) return false;
  const { kind, level } = face(card);
  return kind === value || level === value;
};

export const valueName = (value: Value): string =>
  typeof value === "number" ? t("bomb-squad-level", { level: value }) : kindName(value);

/** What the owner of a card has been told: what it is, what it is not, and what it may still be. */
export interface Known {
  level: Level | null;
  kind: Kind | null;
  noLevels: readonly Level[];
  noKinds: readonly Kind[];
  told: boolean;
}

export function known(mark: Mark | null): Known {
  const levels = (mark?.levels ?? LEVELS) as readonly Level[];
  const kinds = (mark?.types ?? KINDS) as readonly Kind[];
  const noLevels = LEVELS.filter((level) => !levels.includes(level));
  const noKinds = KINDS.filter((kind) => !kinds.includes(kind));
  return {
    level: levels.length === 1 ? (levels[0] as Level) : null,
    kind: kinds.length === 1 ? (kinds[0] as Kind) : null,
    noLevels: levels.length === 1 ? [] : noLevels,
    noKinds: kinds.length === 1 ? [] : noKinds,
    told: noLevels.length > 0 || noKinds.length > 0,
  };
}

/** The same in words, for those who do not see the pins. */
export function knownText(mark: Mark | null): string {
  const { level, kind, noLevels, noKinds, told } = known(mark);
  if (!told) return t("bomb-squad-known-nothing");
  const said: string[] = [];
  if (level !== null) said.push(t("bomb-squad-level", { level }));
  if (kind !== null) said.push(kindName(kind));
  if (noLevels.length) said.push(t("bomb-squad-known-not_level", { list: noLevels.join(", ") }));
  if (noKinds.length)
    said.push(t("bomb-squad-known-not_kind", { list: noKinds.map(kindName).join(", ") }));
  return said.join("; ");
}

export function tokenName(token: Token): string {
  if (token.kind === null) return t("bomb-squad-token-unknown");
  return token.kind === "bomb"
    ? t("bomb-squad-token-bomb", { letter: token.letter ?? "", level: token.level ?? 0 })
    : t("bomb-squad-token-hostage", { level: token.level ?? 0 });
}
