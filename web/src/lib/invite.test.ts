import { expect, test } from "vitest";
import { invitation } from "./invite";
import type { SeatInfo } from "./wire";

const seat = (name: string | null, bot: string | null = null): SeatInfo => ({
  seat: 0,
  name,
  bot,
  stand_in: null,
  connected: true,
  host: false,
  muted: false,
});
const open = {
  seats: [seat("Ann"), seat(null)],
  phase: "room" as const,
  watch: "anyone",
  locked: false,
  guarded: false,
};
const full = { ...open, seats: [seat("Ann"), seat("Bree")] };

test.each([
  [open, "Anyone with this link can sit down."],
  [{ ...open, guarded: true }, "Anyone with this link and the password can sit down."],
  [{ ...open, locked: true }, "Anyone with this link can ask for a seat."],
  [
    { ...open, phase: "match" as const, seats: [seat("Ann"), seat("Rust", "easy")] },
    "Anyone with this link can ask for a seat.",
  ],
  [full, "Every seat is taken. Anyone with this link can watch."],
  [
    { ...full, phase: "match" as const, watch: "nobody" },
    "Every seat is taken. Anyone with this link can ask to watch.",
  ],
  [
    { ...full, locked: true, guarded: true },
    "Every seat is taken. Anyone with this link and the password can ask to watch.",
  ],
])("a link is good for what the table allows", (info, sentence) => {
  expect(invitation(info)).toBe(sentence);
});
