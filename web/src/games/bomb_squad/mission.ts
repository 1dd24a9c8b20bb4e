/** Words about the mission on the table. */
import { has, t } from "../../lib/text";
import type { View } from "../../wire/bomb-squad";

export const titleOf = (view: View): string =>
  view.options.mission === "own"
    ? view.mission.title || t("bomb-squad-mission-unnamed")
    : t(`bomb-squad-mission-${view.options.mission}`);

export const introOf = (view: View): string =>
  view.options.mission === "own"
    ? view.mission.intro
    : has(`bomb-squad-mission-${view.options.mission}-intro`)
      ? t(`bomb-squad-mission-${view.options.mission}-intro`)
      : "";

/** What is out of the ordinary here, as ids of sentences. */
export function noteIds(view: View): string[] {
  const { options, mission } = view;
  const found: string[] = [];
  // The first training is where people learn what a turn is.
  if (options.mission === "alpha") found.push("bomb-squad-note-turn");
  if (options.fog) found.push("bomb-squad-note-fog");
  if (options.no_programming) found.push("bomb-squad-note-no_programming");
  else if (mission.face_up || options.programming === "face_up")
    found.push("bomb-squad-note-face_up");
  if (view.robots.length > 1) found.push("bomb-squad-note-two_robots");
  if (view.doors.length && !options.fog) found.push("bomb-squad-note-doors");
  if (mission.gas.length) found.push("bomb-squad-note-gas");
  if (view.cameras.length) found.push("bomb-squad-note-cameras");
  if (view.crates.length) found.push("bomb-squad-note-crates");
  for (const robot of view.robots)
    if (has(`bomb-squad-robot-${robot.name}-power`))
      found.push(`bomb-squad-robot-${robot.name}-power`);
  return found;
}
