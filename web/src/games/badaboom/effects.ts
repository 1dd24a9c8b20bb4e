/** What the cards do, in a word: by the id of the printed cards, or by the owner's deck where one is played with. */
import type { Deck, Laid } from "../../wire/badaboom";

const PRINTED: Readonly<Record<string, string>> = {
  gad_dead_rat: "at_left",
  gad_marbles: "others",
  gad_bent_spoon: "at_right",
  gad_smelly_cheese: "at_left_right",
  gad_bag_of_nails: "at_holder_left_right",
  gad_boomerang: "armer",
  gad_gold_magnet: "richest",
  give_me_that: "pass_to_controller",
  give_it_a_shot: "pass_to_choice",
  take_that: "pass_to_choice",
  butterfingers: "pass_to_next",
  no_way: "cancel",
  ill_handle_this: "take_over",
  finders_keepers: "keep",
  trolls_hide: "protect",
  bomb_on_a_stick: "protect_and_affect",
  say_hello: "affect",
  gather_round: "affect_neighbours",
  damp_fuse: "no_explosion",
  widdershins: "reverse",
  painted_bullseye: "affect",
  tied_bootlaces: "chain",
  cooking_pot_helmet: "protect_unless_holder",
  rusty_padlock: "no_tinkering",
  goblin_glue: "no_forced_pass",
  rummage: "draw",
  sticky_fingers: "steal",
  keyhole: "peek",
  slippery_floor: "make_discard",
  old_switcheroo: "exchange_hands",
  spare_part: "add_mechanism",
  snip_snip: "remove_mechanism",
  long_tongs: "swap",
};

type Effects = Pick<Deck, "gadgets" | "tricks">;

/** The effect of every card by its id. */
export function effectsOf(deck: Effects | null): Readonly<Record<string, string>> {
  if (!deck) return PRINTED;
  const found: Record<string, string> = {};
  for (const { id, effect, whom } of deck.gadgets)
    found[id] = whom.length ? `at_${[...whom].sort().join("_")}` : effect;
  for (const { id, effect } of deck.tricks) found[id] = effect;
  return found;
}

/** A card on the stack, if nobody answers any more. */
export interface Fate {
  works: boolean;
  /** For whom: they have played it, or take it over. */
  controller: number;
}

/** What will become of each Trick on the stack: the top one works, and acts on the one beneath. */
export function fates(stack: readonly Laid[], effect: (card: number) => string): Fate[] {
  const told = stack.map(({ controller }) => ({ works: true, controller }));
  for (let at = stack.length - 1; at > 0; at--) {
    const upper = told[at];
    const lower = told[at - 1];
    if (!upper?.works || !lower) continue;
    const does = effect(stack[at]?.card ?? 0);
    if (does === "take_over") lower.controller = upper.controller;
    else if (does === "cancel" || does === "keep") lower.works = false;
  }
  return told;
}
