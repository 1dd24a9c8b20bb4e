/** Big Badaboom on the table: everything the shell needs to show it. */
import type { Event } from "../../wire/badaboom";
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
  news: ({ event }) => (event as Event | null)?.kind !== "missions_sealed",
  sample: () => import("./Sample.svelte").then((found) => found.default),
  script,
  theme: "badaboom",
};
