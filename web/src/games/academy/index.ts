/** Bomb Squad Academy on the table: everything the shell needs to show it. */
import type { Event } from "../../wire/academy";
import type { Box } from "../box";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Composer from "./Composer.svelte";
import { headline } from "./caption";
import End from "./End.svelte";
import Ledger from "./Ledger.svelte";
import Person from "./Person.svelte";
import ReplayNotes from "./ReplayNotes.svelte";
import Secret from "./Secret.svelte";
import Status from "./Status.svelte";
import { script } from "./scenes";

/** The desks show who has chosen. */
const QUIET = ["card_committed", "card_retracted", "auto_pass_set"];

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
  headline: (event) => headline(event as Event),
  news: ({ event }) => !QUIET.includes((event as Event | null)?.kind ?? ""),
  preview: () => import("./Preview.svelte").then((found) => found.default),
  sample: () => import("./Sample.svelte").then((found) => found.default),
  script,
  theme: "academy",
};
