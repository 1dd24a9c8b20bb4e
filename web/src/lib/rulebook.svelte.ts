/** The rules beside the table: which clause is to be shown, without leaving the match. */

class Rulebook {
  /** The game whose rules a clause at this table comes from. */
  game = $state("time-bomb");
  /** That table, and what tells one edition of its rules from the next: boxes open in between. */
  table = $state("");
  edition = $state("");
  clause = $state<string | null>(null);

  show(clause: string): void {
    this.clause = clause;
  }

  close(): void {
    this.clause = null;
  }
}

export const rulebook = new Rulebook();
