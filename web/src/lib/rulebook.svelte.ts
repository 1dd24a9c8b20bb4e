/** The rules beside the table: what of them is to be shown, without leaving the match. */

class Rulebook {
  /** The game whose rules a clause at this table comes from. */
  game = $state("time-bomb");
  /** That table, and what tells one edition of its rules from the next: boxes open in between. */
  table = $state("");
  edition = $state("");
  /** A clause, or another place in the rules; empty: their beginning. */
  clause = $state<string | null>(null);
  /** What was asked, where somebody wants help with it before the rule itself. */
  asked = $state<string | null>(null);

  show(clause: string): void {
    this.asked = null;
    this.clause = clause;
  }

  /** Go on reading elsewhere. */
  turn(place: string): void {
    this.clause = place;
  }

  explain(clause: string, asked: string): void {
    this.asked = asked;
    this.clause = clause;
  }

  close(): void {
    this.clause = null;
    this.asked = null;
  }
}

export const rulebook = new Rulebook();
