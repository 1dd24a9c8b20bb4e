/** What is being played out, in a few words: read below the board while a scene runs. */
import { listed, look, t } from "../../lib/text";
import type { Event } from "../../wire/academy";
import { BREATH } from "./scenes";
import { toolName } from "./tools";
import { cardName, signed, sumText, wireName } from "./wires";

/** Which part of a round is being played out: the prompt says so while nothing is asked. */
export function headline({ kind }: Event): string {
  switch (kind) {
    case "cards_revealed":
      return t("bsa.now.reveal");
    case "wait_paid":
    case "wire_protected":
    case "cutters_stopped":
      return t("bsa.now.wait");
    case "card_flipped":
    case "tile_turned":
    case "cards_returned":
    case "cut_scored":
      return t("bsa.now.cut");
    case "bomb_exploded":
      return t("bsa.now.boom");
    case "peeked":
    case "peek_seen":
      return t("bsa.now.peek");
    case "tool_used":
      return t("bsa.now.tool");
    case "tool_drafted":
      return t("bsa.now.draft");
    default:
      return t("bsa.now");
  }
}

export function caption(event: Event, step: string, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? "";
  const all = (seats: readonly number[]): string => listed(seats.map(name));
  const before = step === BREATH;
  switch (event.kind) {
    case "cards_revealed":
      return before
        ? t("bsa.tell.chosen")
        : t("bsa.tell.revealed", {
            cards: event.cards.map((card, seat) => `${name(seat)} ${cardName(card)}`).join(", "),
          });
    case "tool_used":
      return t("bsa.tell.tool", { name: name(event.seat), tool: toolName(event.tool) });
    case "wait_paid":
      return t("bsa.tell.wait", { name: name(event.seat), points: signed(event.points) });
    case "wire_protected":
      return t("bsa.tell.protected", { name: name(event.seat), wire: wireName(event.wire) });
    case "cutters_stopped":
      return t("bsa.tell.stopped", { names: all(event.seats), wire: wireName(event.wire) });
    case "card_flipped": {
      const wire = wireName(event.wire);
      const value = before ? "…" : event.value;
      return event.cause === "cut"
        ? t("bsa.tell.flipped", { names: all(event.seats), wire, value, n: event.seats.length })
        : t("bsa.tell.extra", { tool: toolName(event.cause.toUpperCase()), wire, value });
    }
    case "tile_turned":
      return t("bsa.tell.tile", {
        wire: wireName(event.wire),
        tile: event.tile,
        face: before ? "…" : t(event.boom ? "bsa.boom" : "bsa.ok"),
      });
    case "cards_returned":
      return t("bsa.tell.returned", {
        wire: wireName(event.wire),
        values: listed(event.values.map(String)),
      });
    case "cut_scored":
      return t("bsa.tell.scored", {
        name: name(event.seat),
        points: signed(event.points),
        sum: sumText(event),
      });
    case "bomb_exploded":
      return t("bsa.tell.exploded", { names: all(event.seats) });
    case "points_gained":
    case "points_lost":
      return t("bsa.tell.points", {
        name: name(event.seat),
        points: signed(event.kind === "points_lost" ? -event.points : event.points),
        cause: look(`bsa.cause.${event.cause}`),
      });
    case "peeked":
      return t("bsa.tell.peeked", { name: name(event.seat) });
    case "plate_moved":
      return t("bsa.tell.plate", { value: event.value, wire: wireName(event.wire) });
    case "tool_drafted":
      return t("bsa.tell.drafted", { name: name(event.seat), tool: toolName(event.tool) });
    default:
      return "";
  }
}
