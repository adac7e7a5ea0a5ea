import type { LinePlayer } from "../query/storage/season-lines.ts";
import type { Stage } from "../season/box-score.ts";

/** The personal facts that the list of all players since 1946-47 has. */
export type Particular = "height" | "college" | "birthday";

/** A question for a player's particular, or for who is the tallest or the oldest of some. */
export interface ParticularFact {
  kind: "particular";
  of: Particular;
  /** Empty for all players since 1946-47. */
  players: readonly LinePlayer[];
  /** The adjective of the player asked for, and whether he has the most of it; undefined for one player's own. */
  order: { adjective: string; most: boolean } | undefined;
  /** Whether the answer is yes or no: yes where the adjective holds of the first player. */
  isYesOrNo: boolean;
}

/** The last season that a player played, in place of a season's name. */
export const LAST_SEASON = "last";

/** A question over whole careers, or over one season of them that the running one's games do not tell. */
export interface CareerFact {
  kind: "career";
  players: readonly LinePlayer[];
  /** Figures of the careers, their first and last season, the seasons in which a mean was reached, or the best. */
  of: "figures" | "span" | "reached" | "best";
  figures: readonly string[];
  per: "total" | "average";
  stage: Extract<Stage, "season" | "playoffs">;
  /** One season of the careers, by name or `LAST_SEASON`; undefined for all. */
  season: string | undefined;
  /** The franchise for which he played the seasons, under the name that the question says; undefined for all. */
  club: { id: number; name: string } | undefined;
  /** The mean that counts for the seasons in which it was reached. */
  least: number | undefined;
  /** Whether the answer is yes or no. */
  isYesOrNo?: boolean;
}

/** The picks of a draft: all of its first round, one of them, or a player's own. */
export type DraftFact =
  | { kind: "draft"; year: number; pick: number | undefined; team: string | undefined }
  | { kind: "drafted"; player: LinePlayer };
