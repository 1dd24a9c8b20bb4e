/** What is being played out, in a few words: read below the board while a scene runs. */
import { type Reader, say, t } from "../../lib/text";
import type { Message } from "../../lib/wire";
import type { Event } from "../../wire/academy";
import { BREATH } from "./scenes";
import { cardName, group, wireName } from "./wires";

/** Which part of a round is being played out: the prompt says so while nothing is asked. */
export function headline({ kind }: Event): string {
  switch (kind) {
    case "cards_revealed":
      return t("academy-now-reveal");
    case "wait_paid":
    case "wire_protected":
    case "cutters_stopped":
      return t("academy-now-wait");
    case "card_flipped":
    case "tile_turned":
    case "cards_returned":
    case "cut_scored":
      return t("academy-now-cut");
    case "bomb_exploded":
      return t("academy-now-boom");
    case "peeked":
    case "peek_seen":
      return t("academy-now-peek");
    case "tool_used":
      return t("academy-now-tool");
    case "tool_drafted":
      return t("academy-now-draft");
    default:
      return t("academy-now");
  }
}

function message(event: Event, before: boolean): Message | null {
  switch (event.kind) {
    case "cards_revealed": {
      const plays = event.cards.map((card, player) => ({
        id: "academy-log-revealed_card",
        who: { player },
        args: { card: cardName(card) },
      }));
      return before
        ? { id: "academy-tell-chosen" }
        : { id: "academy-log-revealed", args: { round: event.round, plays } };
    }
    case "tool_used":
      return {
        id: "academy-log-used",
        who: { player: event.seat },
        args: { tool: event.named || event.tool },
      };
    case "wait_paid":
      return {
        id: "academy-log-wait",
        who: { player: event.seat },
        args: { points: event.points },
      };
    case "wire_protected":
      return {
        id: "academy-log-protected",
        who: { player: event.seat },
        args: { wire: wireName(event.wire) },
      };
    case "cutters_stopped":
      return {
        id: "academy-log-stopped",
        who: group(event.seats),
        args: { wire: wireName(event.wire) },
      };
    case "card_flipped": {
      const args = { wire: wireName(event.wire), value: before ? "…" : event.value };
      return event.cause === "cut"
        ? { id: "academy-tell-flipped", who: group(event.seats), args }
        : {
            id: "academy-tell-extra",
            args: { ...args, tool: event.named || event.cause.toUpperCase() },
          };
    }
    case "tile_turned": {
      const face = before ? "down" : event.boom ? "boom" : "ok";
      return {
        id: "academy-tell-tile",
        args: { wire: wireName(event.wire), tile: event.tile, face },
      };
    }
    case "cards_returned": {
      const { values, trigger } = event;
      return { id: "academy-log-returned", args: { wire: wireName(event.wire), values, trigger } };
    }
    case "cut_scored": {
      const { points, main, chain, plates, divisor } = event;
      const wire = wireName(event.wire);
      return {
        id: "academy-log-scored",
        who: { player: event.seat },
        args: { wire, points, main, chain, plates, divisor },
      };
    }
    case "bomb_exploded":
      return { id: "academy-tell-exploded", who: group(event.seats) };
    case "points_gained":
    case "points_lost": {
      const { points, cause } = event;
      return {
        id: event.kind === "points_gained" ? "academy-log-gained" : "academy-log-lost",
        who: { player: event.seat },
        args: { points, cause },
      };
    }
    case "peeked":
      return {
        id: `academy-log-peek_${event.mode}`,
        who: { player: event.seat },
        args: { wires: event.wires.map(wireName) },
      };
    case "plate_moved":
      return {
        id: "academy-log-plate",
        args: { value: event.value, wire: wireName(event.wire) },
      };
    case "tool_drafted":
      return {
        id: "academy-log-drafted",
        who: { player: event.seat },
        args: { tool: event.named || event.tool, late: event.forced ? "yes" : "no" },
      };
    default:
      return null;
  }
}

export const caption = (event: Event, step: string, reader: Reader): string =>
  say(message(event, step === BREATH), reader);
