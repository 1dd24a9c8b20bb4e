/** What can be done now, for every place where pieces are shown. Only offers decide. */
import { choices, complete } from "../../lib/offer";
import { Reach } from "../../lib/reach.svelte";
import type { View } from "../../wire/bomb-squad";
import { matches, type Value } from "./cards";

export class Desk extends Reach<View> {
  readonly draft = $derived.by(() => this.choice.draft);

  /** The hand that is being told of. */
  readonly to = $derived.by(() =>
    this.draft?.kind === "intel" ? (this.draft.values.to as number) : null,
  );
  /** What would be told. */
  readonly value = $derived.by(() =>
    this.draft?.kind === "intel" ? ((this.draft.values.value as Value | undefined) ?? null) : null,
  );
  /** The own card in hand. */
  readonly pos = $derived.by(() =>
    this.draft?.kind === "card" ? (this.draft.values.pos as number) : null,
  );
  /** What may be told of that hand. */
  readonly tellable = $derived.by((): Value[] =>
    this.to === null
      ? []
      : (choices(this.offers, { kind: "intel", values: { to: this.to } }, "value") as Value[]),
  );
  /** How the card that waits can be performed. */
  readonly ways = $derived.by(() =>
    this.can.includes("step") ? (this.view.program?.ways ?? []) : [],
  );
  readonly waiting = $derived.by((): string | null => {
    const { program } = this.view;
    return this.view.phase === "execute" ? (program?.cards[program.at] ?? null) : null;
  });

  /** Positions in a hand that intel would point out. */
  lit(seat: number): number[] {
    if (this.to !== seat || this.value === null) return [];
    const { value } = this;
    return (this.view.hands[seat] ?? []).flatMap((card, at) =>
      matches(card.card, value) ? [at] : [],
    );
  }

  tell(to: number, tray: boolean): void {
    if (this.to === to && !tray) this.choice.drop();
    else this.choice.pick("intel", { to }, tray);
  }

  hold(pos: number, tray: boolean): void {
    if (this.pos === pos) this.choice.drop();
    else this.choice.pick("card", { pos }, tray);
  }

  /** A move of this kind with these fields, if it is on offer. */
  move(kind: string, values: Record<string, unknown>): Record<string, unknown> | null {
    const whole = complete(this.offers, { kind, values });
    return whole ? { kind, ...whole } : null;
  }

  async play(move: Record<string, unknown> | null): Promise<void> {
    if (move && !this.playing.pending && (await this.playing.play(move))) this.choice.drop();
  }
}
