import type { Query } from "../query/query.ts";
import type { WinLoss } from "../season/records.ts";

/** An eighth seed beat a first seed, or a team won a series from 1–3 down. */
export type SeriesFeat = "upset" | "comeback";

/** The first, the last or every season in which a team, or any team, had so many wins or losses, or was in the playoffs. */
export interface TeamSeasonFact {
  kind: "team-season";
  /** Undefined for any team. */
  teamId: number | undefined;
  end: "first" | "last" | "every";
  /** "record" is the sum of all seasons. */
  of: "wins" | "losses" | "playoffs" | "record";
  /** 1 for the playoffs, 0 for the record. */
  count: number;
  /** A former name, under which alone the seasons count. */
  club?: string | undefined;
}

/** A record of a team, or of any team, or the most points of both teams; the worst streak is one of losses. */
export interface AskedRecord {
  of: "start" | "streak" | "margin" | "total" | "winpct" | "w" | "l";
  isWorst: boolean;
  teamId: number | undefined;
  /** Whether streaks end with their season. */
  isInSeason: boolean;
}

export interface TeamRecordFact extends AskedRecord {
  kind: "team-record";
  seasons: string;
}

/** A fact over several seasons; `seasons` is their name in addresses. */
export type HistoryFact =
  /** The last playoff series that a team won or lost, against any team or one. */
  | { kind: "last-series"; teamId: number; otherId: number | undefined; isWon: boolean }
  | { kind: "series-feat"; feat: SeriesFeat; teamId: number | undefined; seasons: string }
  | TeamSeasonFact
  | TeamRecordFact
  /** The seasons that a team, or any team, began with a record. */
  | { kind: "start"; record: WinLoss; teamId: number | undefined; seasons: string }
  /** The teams of a season by the day of so many wins. */
  | { kind: "race"; wins: number; season: string }
  /** The players or teams that improved the order of a ranking the most from one season to another. */
  | { kind: "improvement"; ranking: Query; seasons: readonly [before: string, now: string] }
  /** The teams for which a player has played. */
  | { kind: "clubs"; playerId: string };
