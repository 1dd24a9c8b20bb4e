/** Words about the mission on the table. */
import { has, look, t } from "../../lib/text";
import type { View } from "../../wire/bomb-squad";

export const titleOf = (view: View): string =>
  view.options.mission === "own"
    ? view.mission.title || t("bs.mission.unnamed")
    : look(`bs.mission.${view.options.mission}`);

export const introOf = (view: View): string =>
  view.options.mission === "own"
    ? view.mission.intro
    : has(`bs.mission.${view.options.mission}.intro`)
      ? look(`bs.mission.${view.options.mission}.intro`)
      : "";

/** What is out of the ordinary here, as ids of sentences. */
export function noteIds(view: View): string[] {
  const { options, mission } = view;
  const found: string[] = [];
  // The first training is where people learn what a turn is.
  if (options.mission === "alpha") found.push("bs.note.turn");
  if (options.fog) found.push("bs.note.fog");
  if (options.no_programming) found.push("bs.note.no_programming");
  else if (mission.face_up || options.programming === "face_up") found.push("bs.note.face_up");
  if (view.robots.length > 1) found.push("bs.note.two_robots");
  if (view.doors.length && !options.fog) found.push("bs.note.doors");
  if (mission.gas.length) found.push("bs.note.gas");
  if (view.cameras.length) found.push("bs.note.cameras");
  if (view.crates.length) found.push("bs.note.crates");
  for (const robot of view.robots)
    if (has(`bs.robot.${robot.name}.power`)) found.push(`bs.robot.${robot.name}.power`);
  return found;
}
