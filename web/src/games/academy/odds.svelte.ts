/** The odds aid, where the table allows it: asked of the server whenever the view changes. */
import type { Playing } from "../../lib/playing";
import { t } from "../../lib/text";
import { toasts } from "../../lib/toast.svelte";
import type { CutOdds, OddsAnswer, View } from "../../wire/academy";

class Aid {
  /** Whether this player wants to see it. */
  on = $state(false);
  wires = $state.raw<OddsAnswer["wires"]>([]);
  #explained = false;
  #asked = 0;

  /** Whether the table has it, and this viewer a seat to ask from. */
  allowed({ match, info }: Playing): boolean {
    const view = match.view as View;
    return view.options.odds && info !== null && match.seat !== null && view.winners === null;
  }

  toggle(): void {
    this.on = !this.on;
    if (!this.on || this.#explained) return;
    this.#explained = true;
    toasts.tell(t("bsa.odds.how"));
  }

  /** How a cut of this wire by so many would go. */
  of(wire: string, cutters: number): CutOdds | null {
    if (!this.on) return null;
    const found = this.wires.find((each) => each.wire === wire);
    return found?.cuts.find((cut) => cut.cutters === cutters) ?? null;
  }

  all(wire: string): readonly CutOdds[] {
    return (this.on && this.wires.find((each) => each.wire === wire)?.cuts) || [];
  }

  async look(playing: Playing): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    if (!this.on || !this.allowed(playing)) {
      this.wires = [];
      return;
    }
    const answer = (await playing.consult({ kind: "odds" })) as OddsAnswer | null;
    if (mine === this.#asked) this.wires = answer?.wires ?? [];
  }
}

export const aid = new Aid();

/** A chance as people read it; never rounded to a certainty that it is not. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  const tenths = Math.min(999, Math.max(1, Math.round(chance * 1000)));
  return tenths < 100 || tenths > 900 ? `${tenths / 10} %` : `${Math.round(tenths / 10)} %`;
}

/** Expected points with one decimal. */
export const points = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);
