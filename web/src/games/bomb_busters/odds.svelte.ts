/** The odds of each wire and of the cut in the making: asked whenever the view or that cut changes. */
import { Aid, Latest } from "../../lib/aid.svelte";
import type { Playing } from "../../lib/playing";
import type { Answer, CutAnswer, OddsAnswer, View, WireOdds } from "../../wire/bomb-busters";
import type { Cut } from "./cutting";
import type { Place, Value } from "./wires";

class WireAid extends Aid {
  wires = $state.raw<OddsAnswer["stands"]>([]);
  cut = $state.raw<CutAnswer | null>(null);
  readonly #wires = new Latest();
  readonly #cut = new Latest();

  at([stand, index]: Place): WireOdds | null {
    return this.on ? (this.wires[stand]?.[index] ?? null) : null;
  }

  async look(playing: Playing): Promise<void> {
    if (!this.concerns(playing)) return;
    await this.#wires.ask(this.consult(playing, { kind: "odds" }), (found) => {
      const answer = found as Answer | null;
      this.wires = answer?.kind === "odds" ? answer.stands : [];
    });
  }

  async weigh(playing: Playing, { wires, values, stabilizer }: Cut): Promise<void> {
    if (!this.concerns(playing)) return;
    this.cut = null;
    const asked = wires.length && values.length;
    const found = asked ? this.consult(playing, { kind: "cut", wires, values, stabilizer }) : null;
    await this.#cut.ask(found, (found) => {
      const answer = found as Answer | null;
      this.cut = answer?.kind === "cut" ? answer : null;
    });
  }
}

export const aid = new WireAid("bomb-busters-odds-how");

/** What a wire surely is, where no token says it already. */
export function sureOf(view: View, place: Place): Value | null {
  const odds = view.options.odds ? aid.at(place) : null;
  const value = odds?.certain ? odds.chances[0]?.value : undefined;
  const stand = view.stands[place[0]];
  const told = stand?.tokens[place[1]] != null && !stand.false.includes(place[1]);
  return value === undefined || told ? null : value;
}
