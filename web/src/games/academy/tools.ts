/** The twenty Tools: a picture of each, and its words. */
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
import { say, t } from "../../lib/text";
import type { View } from "../../wire/academy";

export const TOOLS: Record<string, Component> = {
  AIR_HORN: AirHorn,
  AMPLIFIER: Amplifier,
  BOMB_BLANKET: Blanket,
  CRIMPER: Crimper,
  DYNAMO: Dynamo,
  FREEZER: Freezer,
  HAMMER: Hammer,
  HELMET: Helmet,
  JAMMER: Jammer,
  JUMPER: Jumper,
  MIRROR: Mirror,
  ORDERS: Orders,
  SCHEMATICS: Schematics,
  SCRAMBLER: Scrambler,
  SHIELD: Shield,
  SNIFFER: Sniffer,
  SWITCH: Switch,
  TOOLKIT: Toolkit,
  WRENCH: Wrench,
  X_RAY: XRay,
};

/** What a Tool is called at this table: an owner's cards may have another name than ours. */
export const toolName = (tool: string, view: View): string =>
  view.toolbox.find((each) => each.tool === tool)?.name || t(`academy-tool-${tool}`);
export const effectText = (tool: string, view: View): string =>
  t(`academy-effect-${tool}`, { ...view.worth });
export const whenText = (tool: string, view: View): string =>
  t(`academy-when-${view.toolbox.find((each) => each.tool === tool)?.moment}`);
/** What "never ask" about one of these Tools gives up: it answers for all of them this time. */
export function muteText(tool: string, usable: readonly string[], view: View): string {
  const others = usable.filter((each) => each !== tool).map((each) => toolName(each, view));
  const called = view.toolbox.find((each) => each.tool === tool)?.name || tool;
  return others.length
    ? say({ id: "academy-mute-others", args: { tool: called, others } })
    : t("academy-mute-alone", { tool: called });
}
