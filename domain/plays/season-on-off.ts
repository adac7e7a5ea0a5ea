import type { OnOff } from "./on-off.ts";

/** The parts of a season that are added up apart. */
export type PlayedStage = "season" | "playoffs";

/** The lineups and assists of a season, as far as its games have plays. */
export interface SeasonOnOff {
  season: string;
  /** The day of the latest game with plays. */
  through: string;
  /** The players' names by id. */
  names: ReadonlyMap<string, string>;
  stages: Readonly<Record<PlayedStage, OnOff>>;
}
