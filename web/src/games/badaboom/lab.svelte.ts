/** What a tap on a card or a player means, for every place where they are shown. Only offers decide what can be done. */
import { choices, complete, type Draft, offered, open } from "../../lib/offer";
import { Reach } from "../../lib/reach.svelte";
import { t } from "../../lib/text";
import { toasts } from "../../lib/toast.svelte";
import type { View } from "../../wire/badaboom";
import { type Book, bookOf, MECHANISM, piled } from "./book";

/** What is asked of the own seat. */
export type Asked =
  | "nominate"
  | "trick"
  | "interrupt"
  | "choose"
  | "tinker"
  | "tongs"
  | "judge"
  | "discard"
  | "claim";

const list = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

/** The card that the player looks at. Questions to others come and go meanwhile, and must not take it away. */
const gaze = $state<{ card: number | null }>({ card: null });

export class Lab extends Reach<View> {
  readonly book = $derived.by((): Book => bookOf(this.playing.match));
  /** What is being made up: chosen by taps, or begun by the card that is looked at as soon as it can be played. */
  readonly draft = $derived.by((): Draft | null => {
    if (this.choice.draft) return this.choice.draft;
    const { card } = gaze;
    if (card === null || !this.view.own?.hand.includes(card)) return null;
    const use = this.#use(card);
    if (use === "tinker") return { kind: use, values: { give: card } };
    return use === "play" || use === "interrupt"
      ? { kind: use, values: { card } }
      : { kind: "look", values: { card } };
  });
  readonly hand = $derived.by(() => piled(this.view.own?.hand ?? []));

  /** The question that this player has to answer now. */
  readonly asked = $derived.by((): Asked | null =>
    this.seat !== null && this.playing.live && this.view.owed.includes(this.seat)
      ? (this.view.ask as Asked)
      : null,
  );

  readonly swapping = $derived.by(() => this.asked === "tinker" || this.asked === "tongs");
  /** A card that is being shown to all, as a penalty has it. */
  readonly showing = $derived.by(() => this.choice.draft?.kind === "ritual");

  /** The card that is looked at, played or put into the Bomb. */
  readonly card = $derived.by((): number | null => {
    const values = this.draft?.values;
    const card = values?.card ?? values?.give;
    return typeof card === "number" ? card : null;
  });

  readonly take = $derived.by((): number | null => {
    const take = this.draft?.kind === "tinker" ? this.draft.values.take : undefined;
    return typeof take === "number" ? take : null;
  });

  readonly player = $derived.by((): number | null => {
    const player = this.draft?.values.player;
    return typeof player === "number" ? player : null;
  });

  /** The kind of move that a card of the hand can begin now. */
  #use(card: number): string | null {
    const offers = this.offers;
    if (this.showing) return offered(offers, "ritual", { card }) ? "ritual" : null;
    if (this.asked === "trick") return offered(offers, "play", { card }) ? "play" : null;
    if (this.asked === "interrupt")
      return offered(offers, "interrupt", { card }) ? "interrupt" : null;
    if (this.swapping) return offered(offers, "tinker", { give: card }) ? "tinker" : null;
    if (this.asked === "discard") return this.#due > 0 ? "discard" : null;
    if (this.asked === "claim") return offered(offers, "claim", { cards: [card] }) ? "claim" : null;
    return null;
  }

  /** Whether a tap on this card of the hand does something about what is asked. */
  glows(card: number): boolean {
    return this.#use(card) !== null;
  }

  /** How many of this card are chosen. */
  chosen(card: number): number {
    if (this.asked === "claim") return this.claimed.includes(card) ? 1 : 0;
    const draft = this.draft;
    if (!draft) return 0;
    if (draft.kind === "discard" && card === MECHANISM) return Number(draft.values.mechanisms ?? 0);
    if (draft.kind === "discard") return list(draft.values.cards).includes(card) ? 1 : 0;
    return this.card === card ? 1 : 0;
  }

  /** Missions that can be claimed, and those that will be: all of them, unless the player says otherwise. */
  readonly fulfilled = $derived.by(
    () => choices(this.offers, { kind: "claim", values: {} }, "cards") as number[],
  );
  readonly claimed = $derived.by((): number[] =>
    this.draft?.kind === "claim" ? list(this.draft.values.cards) : this.fulfilled,
  );

  tap(card: number): void {
    if (this.playing.scene) {
      this.playing.skip();
      return;
    }
    const use = this.#use(card);
    const draft = this.draft;
    switch (use) {
      case "discard":
        this.#toggleDiscard(card);
        return;
      case "claim": {
        const now = this.claimed;
        const cards = now.includes(card) ? now.filter((each) => each !== card) : [...now, card];
        this.choice.pick("claim", { cards });
        return;
      }
      case "tinker": {
        if (draft?.kind === "tinker" && draft.values.give === card) {
          const { give: _, ...rest } = draft.values;
          gaze.card = null;
          this.choice.pick("tinker", rest);
          return;
        }
        gaze.card = card;
        const both = { ...(draft?.kind === "tinker" ? draft.values : {}), give: card };
        // What comes out may not go with what goes in: the last tap counts.
        this.choice.pick("tinker", offered(this.offers, "tinker", both) ? both : { give: card });
        return;
      }
      default:
    }
    if (use === "ritual") {
      this.choice.pick("ritual", { card });
      return;
    }
    const again = this.card === card;
    this.drop();
    if (again) return;
    gaze.card = card;
    if (!use) this.playing.why(`hand-${card}`);
  }

  drop(): void {
    this.choice.drop();
    gaze.card = null;
  }

  /** Begin to choose a card that is shown to all. */
  show(): void {
    this.drop();
    this.choice.pick("ritual", {});
  }

  // --- the Bomb ---------------------------------------------------------------------------------

  takeable(card: number): boolean {
    return this.swapping && offered(this.offers, "tinker", { take: card });
  }

  tapTake(card: number): void {
    if (!this.takeable(card)) {
      this.playing.why(`bomb-${card}`);
      return;
    }
    const draft = this.draft;
    if (draft?.kind === "tinker" && draft.values.take === card) {
      const { take: _, ...rest } = draft.values;
      this.choice.pick("tinker", rest);
      return;
    }
    const both = { ...(draft?.kind === "tinker" ? draft.values : {}), take: card };
    this.choice.pick("tinker", offered(this.offers, "tinker", both) ? both : { take: card });
  }

  // --- players ----------------------------------------------------------------------------------

  /** Players who may be named for the move that is being made. */
  readonly players = $derived.by((): number[] => {
    const kind = this.draft?.kind ?? this.asked;
    if (kind === "play" && this.draft) {
      const { player: _, ...values } = this.draft.values;
      return choices(this.offers, { kind, values }, "player") as number[];
    }
    if (this.asked === "choose" || this.asked === "nominate")
      return choices(this.offers, { kind: this.asked, values: {} }, "player") as number[];
    return [];
  });

  name(player: number): void {
    if (this.asked === "choose" || this.asked === "nominate")
      this.choice.pick(this.asked, { player });
    else if (this.draft?.kind === "play")
      this.choice.pick("play", { ...this.draft.values, player });
  }

  // --- discarding -------------------------------------------------------------------------------

  /** How many cards have to go. */
  get #due(): number {
    const sums = this.offers
      .filter((offer) => offer.kind === "discard")
      .map(
        (offer) =>
          Number(offer.fields.mechanisms?.options[0] ?? 0) + (offer.fields.cards?.least ?? 0),
      );
    return Math.max(0, ...sums);
  }

  readonly due = $derived.by(() => this.#due);
  readonly gone = $derived.by((): number =>
    this.draft?.kind === "discard"
      ? list(this.draft.values.cards).length + Number(this.draft.values.mechanisms ?? 0)
      : 0,
  );

  #toggleDiscard(card: number): void {
    const values = this.draft?.kind === "discard" ? this.draft.values : {};
    let cards = list(values.cards);
    let mechanisms = Number(values.mechanisms ?? 0);
    if (card === MECHANISM) {
      const most = this.hand.find((held) => held.card === MECHANISM)?.count ?? 0;
      mechanisms = mechanisms >= Math.min(most, this.#due - cards.length) ? 0 : mechanisms + 1;
    } else if (cards.includes(card)) cards = cards.filter((each) => each !== card);
    else if (this.gone < this.#due) cards = [...cards, card];
    else toasts.refuse(t("badaboom-discard-full", { n: this.#due }));
    this.choice.pick("discard", { cards, mechanisms });
  }

  // --- the move ---------------------------------------------------------------------------------

  readonly move = $derived.by((): Record<string, unknown> | null => {
    const draft = this.draft;
    if (!draft || draft.kind === "look") return null;
    const values = complete(this.offers, draft);
    return values ? { kind: draft.kind, ...values } : null;
  });

  /** Whether what is being done costs a coin, by the own penalty. */
  readonly fined = $derived.by((): boolean => {
    const draft = this.draft;
    const found = draft ? open(this.offers, draft) : [];
    return found.length > 0 && found.every((offer) => "accept_fine" in offer.fields);
  });

  /** Whether leaving the Bomb as it is costs a coin; null: it cannot be left. */
  readonly leaving = $derived.by((): boolean | null => {
    const found = open(this.offers, { kind: "no_tinker", values: {} });
    return found.length ? found.every((offer) => "accept_fine" in offer.fields) : null;
  });

  async play(move: Record<string, unknown> | null = this.move): Promise<boolean> {
    if (!move || this.playing.pending) return false;
    const done = await this.playing.play(move);
    if (done) this.drop();
    return done;
  }
}

/** What a kind of Trick is called. */
export const kindName = (type: string): string => t(`badaboom-kind-${type}`);
