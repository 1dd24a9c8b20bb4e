/** What every board answers to: arrow keys walk through its pieces, which are buttons, and a press skips a scene. */
import type { Attachment } from "svelte/attachments";
import { walk } from "../lib/keyboard";
import { listening } from "../lib/listen";
import type { Playing } from "../lib/playing";

export const onstage = (playing: Playing): Attachment<HTMLElement> =>
  listening({
    keydown: walk,
    pointerdown: () => {
      if (playing.scene) playing.skip();
    },
  });
