/** What the server looks back on after the end (TB-5.22, TB-6.9). */
import type { MatchState } from "../../lib/state";
import type { Message } from "../../lib/wire";

export interface ReviewClaim {
  seq: number;
  seat: number;
  round: number;
  cut_no: number;
  success: number | null;
  boom: number | null;
  truth: { success: number; boom: number };
  true: boolean;
}

export interface ReviewSeat {
  seat: number;
  role: string;
  won: boolean;
  cuts: { safe: number; success: number; boom: number };
  claims_true: number;
  claims_false: number;
}

export interface ReviewCut {
  round: number;
  cut_no: number;
  wire: string;
  note: string;
  turning: boolean;
  text: Message;
}

export interface Review {
  claims: ReviewClaim[];
  seats: ReviewSeat[];
  cuts: ReviewCut[];
}

export const reviewOf = (match: MatchState): Review | null =>
  (match.ended?.review as Review | null | undefined) ?? null;
