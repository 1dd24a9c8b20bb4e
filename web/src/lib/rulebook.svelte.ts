/** The rules beside the table: which clause is to be shown, without leaving the match. */

class Rulebook {
  /** The game whose rules a clause at this table comes from. */
  game = $state("time-bomb");
  clause = $state<string | null>(null);

  show(clause: string): void {
    this.clause = clause;
  }

  close(): void {
    this.clause = null;
  }
}

export const rulebook = new Rulebook();
