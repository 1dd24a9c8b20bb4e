/** Short synthesised sounds, off by one tap and remembered. Never needed to play. */
import { keep, recall } from "./storage";

const SOUNDS = {
  snip: [0.7, 0, 1100, 0, 0.01, 0.03, 3, 1.6, -60, 0, 0, 0, 0, 2, 0, 0.2, 0, 0.5, 0.01],
  travel: [0.25, 0, 180, 0.05, 0.05, 0.12, 0, 2, 8, 0, 0, 0, 0, 0.6, 0, 0, 0, 0.4, 0.05],
  hush: [0.35, 0, 52, 0.02, 0.08, 0.22, 0, 1, -0.4, 0, 0, 0, 0.42, 0, 0, 0, 0, 0.7, 0.05],
  safe: [0.6, 0, 130, 0.01, 0.05, 0.16, 1, 1.4, -4, 0, 0, 0, 0, 0.4, 0, 0, 0, 0.6, 0.04],
  success: [
    0.7, 0, 523.25, 0.01, 0.14, 0.35, 0, 1.5, 0, 0, 261.6, 0.07, 0.07, 0, 0, 0, 0, 0.8, 0.08,
  ],
  boom: [2.2, 0, 62, 0.01, 0.34, 0.9, 4, 2.4, -0.6, 0, 0, 0, 0, 1.8, 0, 0.7, 0.12, 0.5, 0.2],
  deal: [0.3, 0, 700, 0, 0.01, 0.03, 4, 0.6, -30, 0, 0, 0, 0, 1, 0, 0, 0, 0.3, 0.01],
  talk: [0.25, 0, 320, 0, 0.02, 0.05, 0, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0.02],
  join: [0.5, 0, 150, 0.01, 0.02, 0.09, 1, 1.6, 0, 0, 60, 0.09, 0.12, 0.3, 0, 0, 0, 0.6, 0.03],
  turn: [0.5, 0, 392, 0.02, 0.12, 0.3, 0, 1, 0, 0, 196, 0.09, 0, 0, 0, 0, 0, 0.6, 0.1],
  click: [0.9, 0, 240, 0, 0.01, 0.07, 3, 2.4, -30, 0, 0, 0, 0, 3, 0, 0.3, 0.05, 0.6, 0.02],
  tick: [0.4, 0, 1500, 0, 0, 0.02, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.01],
  role: [0.6, 0, 146.8, 0.08, 0.3, 0.5, 2, 0.6, 0, 0, 73.4, 0.2, 0, 0, 0, 0, 0, 0.6, 0.2],
  win: [0.8, 0, 392, 0.02, 0.3, 0.6, 0, 1.2, 0, 0, 196, 0.11, 0.11, 0, 0, 0, 0, 0.8, 0.2],
  slam: [1.1, 0, 90, 0, 0.03, 0.12, 4, 1.8, -2, 0, 0, 0, 0, 1.2, 0, 0.2, 0, 0.6, 0.03],
  coin: [0.5, 0, 1318.5, 0, 0.04, 0.18, 0, 1.2, 0, 0, 440, 0.05, 0, 0, 0, 0, 0, 0.6, 0.04],
  fuse: [0.35, 0, 2400, 0.2, 1, 0.2, 4, 0.4, -0.8, 0, 0, 0, 0, 4, 0, 0, 0, 0.4, 0.2],
  lose: [0.8, 0, 196, 0.02, 0.3, 0.7, 2, 1, -1, 0, -49, 0.2, 0, 0, 0, 0, 0, 0.7, 0.2],
} satisfies Record<string, number[]>;

export type SoundName = keyof typeof SOUNDS;

const KEY = "lastwire.sound";
const CAPTIONS = "lastwire.captions";
const CAPTION_MS = 1600;

type Synth = typeof import("zzfx");

class Sound {
  on = $state(recall(KEY) !== "off");
  /** Whether sounds are also told in writing, for those who do not hear them. */
  captions = $state(recall(CAPTIONS) === "on");
  /** The sound that is being told, counted so that the same one twice is told twice. */
  told = $state.raw<{ name: SoundName; n: number } | null>(null);
  #synth: Synth | null = null;
  #hush: ReturnType<typeof setTimeout> | undefined;

  /**
   * Browsers let a page sound only after a gesture. The first loads the synthesiser, which opens its device; where that
   * comes too late to count (Safari), or the device was taken away since, the next gesture wakes it. A touch
   * counts when it ends.
   */
  listen(): void {
    let asked = false;
    const unlock = (): void => {
      const device = this.#synth?.ZZFX.audioContext;
      if (device && device.state !== "running") device.resume().catch(() => undefined);
      if (asked) return;
      asked = true;
      void import("zzfx").then((synth) => {
        this.#synth = synth;
        synth.ZZFX.volume = 0.25;
      });
    };
    for (const gesture of ["pointerdown", "pointerup", "keydown"])
      addEventListener(gesture, unlock, true);
  }

  play(name: SoundName): void {
    if (this.captions) this.#tell(name);
    if (this.on && this.#synth && document.visibilityState !== "hidden") {
      this.#synth.zzfx(...SOUNDS[name]);
    }
  }

  toggle(): void {
    this.on = !this.on;
    keep(KEY, this.on ? "on" : "off");
  }

  caption(on: boolean): void {
    this.captions = on;
    keep(CAPTIONS, on ? "on" : "off");
  }

  #tell(name: SoundName): void {
    this.told = { name, n: (this.told?.n ?? 0) + 1 };
    clearTimeout(this.#hush);
    this.#hush = setTimeout(() => {
      this.told = null;
    }, CAPTION_MS);
  }
}

export const sound = new Sound();
