import type {
  FranchiseName,
  LeagueHistory,
  PastFinals,
  RatedPeak,
} from "#domain/history/league-history.ts";
import { LEAGUES, type League } from "#domain/history/season-lists.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { objectOf, parseRows } from "./rows.ts";

/** The document at `nba/leagueHistory`. */
export interface LeagueHistoryWire {
  names: WireFigureRow[];
  finals: WireFigureRow[];
  /** An older database has none. */
  peaks?: WireFigureRow[];
}

const nameRows = figureRows({
  teamId: "count",
  league: "text",
  name: "text",
  first: "text",
  last: "text",
});

const finalsRows = figureRows({
  season: "text",
  league: "text",
  championId: "count",
  champion: "text",
  runnerUpId: "count",
  runnerUp: "text",
  wins: "count",
  losses: "count",
});

const peakRows = figureRows({
  season: "text",
  teamId: "count",
  name: "text",
  tenths: "count",
  date: "text",
});

/** The league of a text; undefined for any other text. */
export function leagueOf(text: string): League | undefined {
  return LEAGUES.find((league) => league === text);
}

function franchiseName(raw: unknown): FranchiseName | undefined {
  const row = nameRows.parse(raw);
  const league = row && leagueOf(row.league);
  return league && { ...row, league };
}

function pastFinals(raw: unknown): PastFinals | undefined {
  const row = finalsRows.parse(raw);
  const league = row && leagueOf(row.league);
  return league && { ...row, league };
}

function ratedPeak(raw: unknown): RatedPeak | undefined {
  const { tenths, ...row } = peakRows.parse(raw) ?? {};
  return tenths === undefined ? undefined : { ...(row as RatedPeak), rating: tenths / 10 };
}

/** All franchises' names and all champions. Only a bad row is dropped. */
export function parseLeagueHistory(
  raw: unknown,
): { value: LeagueHistory; dropped: number } | undefined {
  const root = objectOf(raw);
  const names = root && parseRows(root.names, franchiseName);
  const finals = root && parseRows(root.finals, pastFinals);
  const peaks = root && parseRows(root.peaks ?? [], ratedPeak);
  if (!names || !finals || !peaks) return undefined;
  return {
    value: { names: names.rows, finals: finals.rows, peaks: peaks.rows },
    dropped: names.dropped + finals.dropped + peaks.dropped,
  };
}

/** The document of the league's history. */
export function leagueHistoryWire({ names, finals, peaks }: LeagueHistory): LeagueHistoryWire {
  return {
    names: names.map(nameRows.print),
    finals: finals.map(finalsRows.print),
    peaks: peaks.map(({ rating, ...peak }) =>
      peakRows.print({ ...peak, tenths: Math.round(10 * rating) }),
    ),
  };
}
