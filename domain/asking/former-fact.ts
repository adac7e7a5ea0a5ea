import type { LinePlayer } from "../query/storage/season-lines.ts";
import type { Stage } from "../season/box-score.ts";

export type FormerTrait = "height" | "college" | "birthday";

/** A question over whole careers, of players who have left or beside them. */
export interface FormerFact {
  kind: "former";
  players: readonly LinePlayer[];
  /** Figures of the careers, their first and last season, the seasons in which a mean was reached, or who he is. */
  of: "figures" | "span" | "reached" | "best" | FormerTrait;
  figures: readonly string[];
  per: "total" | "average";
  stage: Extract<Stage, "season" | "playoffs">;
  /** One season of the careers; undefined for all. */
  season: string | undefined;
  /** The mean that counts for the seasons in which it was reached. */
  least: number | undefined;
  /** Whether the answer is yes or no. */
  isYesOrNo?: boolean;
}

/** The picks of a draft: all of its first round, one of them, or a player's own. */
export type DraftFact =
  | { kind: "draft"; year: number; pick: number | undefined; team: string | undefined }
  | { kind: "drafted"; player: LinePlayer };
