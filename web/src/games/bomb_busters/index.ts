/** Bomb Busters on the table: everything the shell needs to show it. */
import { t } from "../../lib/text";
import type { Box } from "../box";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Composer from "./Composer.svelte";
import End from "./End.svelte";
import Ledger from "./Ledger.svelte";
import Person from "./Person.svelte";
import ReplayNotes from "./ReplayNotes.svelte";
import Secret from "./Secret.svelte";
import Status from "./Status.svelte";
import { script } from "./scenes";
import "./theme.css";

export const box: Box = {
  Actions,
  Board,
  Composer,
  End,
  Ledger,
  Person,
  ReplayNotes,
  Secret,
  Status,
  headline: ({ kind }) => (kind === "cut_declared" ? t("bomb-busters-headline-cut") : ""),
  sample: () => import("./Sample.svelte").then((found) => found.default),
  script,
  still: true,
  theme: "bomb-busters",
};
