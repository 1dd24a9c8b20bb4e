/** The twenty Tools: a picture of each, and the moment it belongs to. */
import type { Component } from "svelte";
import Schematics from "~icons/game-icons/armor-blueprint";
import Blanket from "~icons/game-icons/blanket";
import Switch from "~icons/game-icons/body-swapping";
import Helmet from "~icons/game-icons/brodie-helmet";
import Scrambler from "~icons/game-icons/card-random";
import Hammer from "~icons/game-icons/claw-hammer";
import Dynamo from "~icons/game-icons/electric";
import Jumper from "~icons/game-icons/jump-across";
import AirHorn from "~icons/game-icons/megaphone";
import Mirror from "~icons/game-icons/mirror-mirror";
import Wrench from "~icons/game-icons/monkey-wrench";
import Crimper from "~icons/game-icons/pincers";
import XRay from "~icons/game-icons/ribcage";
import Shield from "~icons/game-icons/shield";
import Sniffer from "~icons/game-icons/sniffing-dog";
import Freezer from "~icons/game-icons/snowflake-2";
import Amplifier from "~icons/game-icons/speaker";
import Jammer from "~icons/game-icons/static-waves";
import Orders from "~icons/game-icons/tied-scroll";
import Toolkit from "~icons/game-icons/toolbox";
import { listed, look, t } from "../../lib/text";
import type { View } from "../../wire/academy";
import { rewards } from "./wires";

export type When = "select" | "reveal" | "protect" | "before" | "after" | "boom" | "peek";

interface Tool {
  icon: Component;
  when: When;
}

export const TOOLS: Record<string, Tool> = {
  AIR_HORN: { icon: AirHorn, when: "reveal" },
  AMPLIFIER: { icon: Amplifier, when: "after" },
  BOMB_BLANKET: { icon: Blanket, when: "before" },
  CRIMPER: { icon: Crimper, when: "after" },
  DYNAMO: { icon: Dynamo, when: "after" },
  FREEZER: { icon: Freezer, when: "before" },
  HAMMER: { icon: Hammer, when: "before" },
  HELMET: { icon: Helmet, when: "boom" },
  JAMMER: { icon: Jammer, when: "after" },
  JUMPER: { icon: Jumper, when: "reveal" },
  MIRROR: { icon: Mirror, when: "peek" },
  ORDERS: { icon: Orders, when: "protect" },
  SCHEMATICS: { icon: Schematics, when: "reveal" },
  SCRAMBLER: { icon: Scrambler, when: "before" },
  SHIELD: { icon: Shield, when: "boom" },
  SNIFFER: { icon: Sniffer, when: "select" },
  SWITCH: { icon: Switch, when: "reveal" },
  TOOLKIT: { icon: Toolkit, when: "select" },
  WRENCH: { icon: Wrench, when: "before" },
  X_RAY: { icon: XRay, when: "before" },
};

export const toolName = (tool: string): string => look(`bsa.tool.${tool}`);
export const effectText = (tool: string, view: View): string =>
  look(`bsa.effect.${tool}`, rewards(view));
export const whenText = (tool: string): string => look(`bsa.when.${TOOLS[tool]?.when ?? "select"}`);
/** What "never ask" about one of these Tools gives up: it answers for all of them this time. */
export function muteText(tool: string, usable: readonly string[]): string {
  const others = usable.filter((each) => each !== tool).map(toolName);
  return others.length
    ? t("bsa.mute.others", { tool: toolName(tool), others: listed(others, "list.or") })
    : t("bsa.mute.alone", { tool: toolName(tool) });
}
