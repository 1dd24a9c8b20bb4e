/** After the end: what each goblin will be remembered for, from the explosions alone. */
import type { View } from "../../wire/badaboom";

export interface Tally {
  seat: number;
  coins: number;
  /** 1 is the best; equal coins, equal rank (GB-6.5). */
  rank: number;
  deaths: number;
  armed: number;
  /** Held the Bomb when it went off, and lived. */
  braved: number;
  missions: number;
}

export function tallies(view: Pick<View, "coins" | "history">): Tally[] {
  return view.coins
    .map((coins, seat) => ({
      seat,
      coins,
      rank: 1 + view.coins.filter((other) => other > coins).length,
      deaths: view.history.filter((blast) => blast.killed.includes(seat)).length,
      armed: view.history.filter((blast) => blast.armer === seat).length,
      braved: view.history.filter((blast) => blast.holder === seat && !blast.killed.includes(seat))
        .length,
      missions: view.history.reduce((sum, blast) => sum + (blast.claimed[seat]?.length ?? 0), 0),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

export type Honour = "deaths" | "armed" | "braved" | "missions";

/** Who is alone at the top of something; nobody is honoured for nothing, or together with others. */
export function honours(list: readonly Tally[]): { honour: Honour; seat: number; n: number }[] {
  return (["armed", "braved", "missions", "deaths"] as const).flatMap((honour) => {
    const n = Math.max(...list.map((tally) => tally[honour]));
    const best = list.filter((tally) => tally[honour] === n);
    return n > 0 && best.length === 1 ? [{ honour, seat: best[0]?.seat ?? 0, n }] : [];
  });
}
