/** What can be done now, for every place where pieces are shown. Only offers decide; games know what a tap means. */
import type { Choice } from "./choice.svelte";
import { kinds } from "./offer";
import type { Playing } from "./playing";

export class Reach<View> {
  protected readonly playing: Playing;
  protected readonly choice: Choice;

  constructor(playing: Playing, choice: Choice) {
    this.playing = playing;
    this.choice = choice;
  }

  readonly view = $derived.by(() => this.playing.match.view as View);
  readonly seat = $derived.by(() => this.playing.match.seat);
  readonly offers = $derived.by(() => (this.playing.live ? this.playing.match.offers : []));
  readonly can = $derived.by(() => kinds(this.offers));
}
