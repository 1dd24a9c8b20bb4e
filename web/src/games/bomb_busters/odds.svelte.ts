/** The odds aid, where the table allows it: asked of the server whenever the view or the cut in the making changes. */
import type { Playing } from "../../lib/playing";
import { look, t } from "../../lib/text";
import { toasts } from "../../lib/toast.svelte";
import type { Answer, CutAnswer, OddsAnswer, View, WireOdds } from "../../wire/bomb-busters";
import type { Place, Value } from "./wires";

class Aid {
  /** Whether this player wants to see it. */
  on = $state(false);
  wires = $state.raw<OddsAnswer["stands"]>([]);
  cut = $state.raw<CutAnswer | null>(null);
  #explained = false;
  #asked = 0;
  #asked_cut = 0;

  /** Whether the table has it, and this viewer a seat to ask from. */
  allowed({ match, info }: Playing): boolean {
    const view = match.view as View;
    return view.options.odds && info !== null && match.seat !== null && view.result === null;
  }

  toggle(): void {
    this.on = !this.on;
    if (!this.on || this.#explained) return;
    this.#explained = true;
    toasts.tell(t("bb.odds.how"));
  }

  at([stand, index]: Place): WireOdds | null {
    return this.on ? (this.wires[stand]?.[index] ?? null) : null;
  }

  async look(playing: Playing): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    if (!this.on || !this.allowed(playing)) {
      this.wires = [];
      return;
    }
    const answer = (await playing.consult({ kind: "odds" })) as Answer | null;
    if (mine === this.#asked) this.wires = answer?.kind === "odds" ? answer.stands : [];
  }

  async weigh(playing: Playing, wires: readonly Place[], values: readonly Value[]): Promise<void> {
    this.#asked_cut += 1;
    const mine = this.#asked_cut;
    this.cut = null;
    if (!this.on || !this.allowed(playing) || !wires.length || !values.length) return;
    const answer = (await playing.consult({ kind: "cut", wires, values })) as Answer | null;
    if (mine === this.#asked_cut) this.cut = answer?.kind === "cut" ? answer : null;
  }
}

export const aid = new Aid();

/** What a wire surely is, where no token says it already. */
export function sureOf(view: View, place: Place): string | null {
  const odds = aid.at(place);
  const value = odds?.certain ? odds.chances[0]?.value : undefined;
  if (value === undefined || view.stands[place[0]]?.tokens[place[1]] != null) return null;
  return typeof value === "string" ? look(`bb.letter.${value}`) : String(value);
}

/** A chance as people read it; never rounded to a certainty that it is not. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  const tenths = Math.min(999, Math.max(1, Math.round(chance * 1000)));
  return tenths < 100 || tenths > 900 ? `${tenths / 10} %` : `${Math.round(tenths / 10)} %`;
}
