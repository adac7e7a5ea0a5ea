import type { LineupKind } from "../plays/lineups.ts";
import type { AskedStage } from "../query/query.ts";

/** A question for fives or pairs: of all teams, of one, or with one player. */
export interface LineupsFact {
  kind: "lineups";
  of: LineupKind;
  order: "best" | "worst" | "most-used";
  stage: AskedStage;
  teamId: number | undefined;
  playerId: string | undefined;
  /** The least minutes together; undefined for the rule of the site. */
  minutes: number | undefined;
}
