/** The odds of cutting each wire: asked whenever the view changes. */
import { Aid, Latest } from "../../lib/aid.svelte";
import type { Playing } from "../../lib/playing";
import { tongue } from "../../lib/text";
import type { CutOdds, OddsAnswer } from "../../wire/academy";

class CutAid extends Aid {
  wires = $state.raw<OddsAnswer["wires"]>([]);
  readonly #latest = new Latest();

  /** How a cut of this wire by so many would go. */
  of(wire: string, cutters: number): CutOdds | null {
    return this.all(wire).find((cut) => cut.cutters === cutters) ?? null;
  }

  all(wire: string): readonly CutOdds[] {
    return (this.on && this.wires.find((each) => each.wire === wire)?.cuts) || [];
  }

  async look(playing: Playing): Promise<void> {
    if (!this.concerns(playing)) return;
    await this.#latest.ask(this.consult(playing, { kind: "odds" }), (answer) => {
      this.wires = (answer as OddsAnswer | null)?.wires ?? [];
    });
  }
}

export const aid = new CutAid("academy-odds-how");

/** Expected points with one decimal, as the reader's language writes it. */
export const points = (value: number): string =>
  (Math.round(value * 10) / 10 || 0).toLocaleString(tongue("academy"), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
