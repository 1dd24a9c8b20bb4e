/** Parts that any game can do with until it has its own: a box is these and a board. */
import type { Component } from "svelte";
import type { Box } from "../games/box";
import Nothing from "./Blank.svelte";
import Ending from "./Ending.svelte";
import Offers from "./Offers.svelte";

// Whatever it is given, it has no use for.
const Blank = Nothing as Component<object>;

export const plain: Omit<Box, "Board" | "theme"> = {
  Actions: Offers,
  Composer: Blank,
  End: Ending,
  Ledger: Blank,
  Person: Blank,
  ReplayNotes: Blank,
  Secret: Blank,
  Status: Blank,
  script: () => [],
};
