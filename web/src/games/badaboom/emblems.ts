/** The pictures on the cards, by the card's id; a card of somebody's own deck gets that of its kind. */
import type { Component } from "svelte";
import Hide from "~icons/game-icons/animal-hide";
import Widdershins from "~icons/game-icons/anticlockwise-rotation";
import Slip from "~icons/game-icons/banana-peel";
import Gadget from "~icons/game-icons/big-gear";
import Swap from "~icons/game-icons/body-swapping";
import Boomerang from "~icons/game-icons/boomerang";
import Bullseye from "~icons/game-icons/bullseye";
import Butter from "~icons/game-icons/butter";
import Cancel from "~icons/game-icons/cancel";
import Catch from "~icons/game-icons/catch";
import Cheese from "~icons/game-icons/cheese-wedge";
import Cog from "~icons/game-icons/cog";
import Pot from "~icons/game-icons/cooking-pot";
import Keyhole from "~icons/game-icons/door-watcher";
import Handle from "~icons/game-icons/grab";
import Magnet from "~icons/game-icons/magnet";
import Marbles from "~icons/game-icons/marbles";
import Nails from "~icons/game-icons/nails";
import Padlock from "~icons/game-icons/padlock";
import Glue from "~icons/game-icons/paint-bucket";
import Tongs from "~icons/game-icons/pincers";
import Hello from "~icons/game-icons/pointing";
import Rat from "~icons/game-icons/rat";
import Fingers from "~icons/game-icons/robber-hand";
import Scissors from "~icons/game-icons/scissors";
import Spoon from "~icons/game-icons/spoon";
import Stick from "~icons/game-icons/stick-grenade";
import Boot from "~icons/game-icons/sticky-boot";
import Keep from "~icons/game-icons/swap-bag";
import Gather from "~icons/game-icons/three-friends";
import Throw from "~icons/game-icons/throwing-ball";
import Rubbish from "~icons/game-icons/trash-can";
import Shot from "~icons/game-icons/underhand";
import Damp from "~icons/game-icons/water-drop";
import Spare from "~icons/game-icons/wrench";
import Permanent from "~icons/lucide/anchor";
import Force from "~icons/lucide/forward";
import Interrupt from "~icons/lucide/hand";
import Temporary from "~icons/lucide/hourglass";
import Instant from "~icons/lucide/zap";

export type Picture = Component<Record<string, unknown>>;

const EMBLEMS: Record<string, unknown> = {
  mechanism: Cog,
  gad_dead_rat: Rat,
  gad_marbles: Marbles,
  gad_bent_spoon: Spoon,
  gad_smelly_cheese: Cheese,
  gad_bag_of_nails: Nails,
  gad_boomerang: Boomerang,
  gad_gold_magnet: Magnet,
  give_me_that: Catch,
  give_it_a_shot: Shot,
  take_that: Throw,
  butterfingers: Butter,
  no_way: Cancel,
  ill_handle_this: Handle,
  finders_keepers: Keep,
  trolls_hide: Hide,
  bomb_on_a_stick: Stick,
  say_hello: Hello,
  gather_round: Gather,
  damp_fuse: Damp,
  widdershins: Widdershins,
  painted_bullseye: Bullseye,
  tied_bootlaces: Boot,
  cooking_pot_helmet: Pot,
  rusty_padlock: Padlock,
  goblin_glue: Glue,
  rummage: Rubbish,
  sticky_fingers: Fingers,
  keyhole: Keyhole,
  slippery_floor: Slip,
  old_switcheroo: Swap,
  spare_part: Spare,
  snip_snip: Scissors,
  long_tongs: Tongs,
};

/** The sign of a kind of Trick: beside its letter, so that no colour is needed. */
export const SIGNS = {
  I: Instant as unknown as Picture,
  F: Force as unknown as Picture,
  X: Interrupt as unknown as Picture,
  T: Temporary as unknown as Picture,
  P: Permanent as unknown as Picture,
};

export const sign = (type: string): Picture | undefined => SIGNS[type as keyof typeof SIGNS];

export const emblem = (id: string, type: string): Picture =>
  (EMBLEMS[id] ?? sign(type) ?? Gadget) as Picture;
