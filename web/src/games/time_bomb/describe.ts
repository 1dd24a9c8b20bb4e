/** An act in words before it is said, for chips. */
import { look, t } from "../../lib/text";
import type { Found } from "./recognise";

export function describe(found: Found, names: readonly string[]): string {
  const name = typeof found.target === "number" ? (names[found.target] ?? "") : "";
  switch (found.act) {
    case "hand": {
      const parts = [
        found.success === null ? "" : t("chip.success", { n: Number(found.success) }),
        found.boom === null ? "" : t(found.boom ? "chip.boom" : "chip.no_boom"),
      ].filter(Boolean);
      return parts.join(", ");
    }
    case "request":
      return look(`act.request.what.${String(found.what)}`);
    case "role":
      return look(`act.role.side.${String(found.side)}`);
    case "ask":
      return `${name}: ${look(`act.ask.topic.${String(found.topic)}`)}`;
    case "accuse":
    case "vouch":
      return `${name}: ${look(`act.${found.act}.level.${String(found.level)}`)}`;
    case "hold":
      return look("act.hold");
    default:
      return look(`chip.${found.act}`, { name });
  }
}
