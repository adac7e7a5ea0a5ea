import { fail, ok, type Result } from "#domain/result.ts";
import { GAMES_EACH } from "#domain/season/contradictions.ts";
import { seasonOfGame, yearOfSeason } from "#domain/season/season.ts";
import { isSeasonOver, type SeasonStage, seasonAfter, stageOf } from "#domain/season/turn.ts";
import type { DatabaseCredential, ReadFailure, RealtimeDatabase } from "../realtime-database.ts";
import type { ResultsSource, SourceFailure } from "../sources/source.ts";
import { objectOf } from "../wire/rows.ts";
import { parseTeams } from "../wire/teams.ts";
import { firstDays } from "./days-to-read.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The season after the current one, as far as a run looked at it. */
export type Turn =
  /** The current season is not over. */
  | { kind: "not-asked" }
  | { kind: "not-begun"; season: string; stage: Exclude<SeasonStage, "begun"> }
  /** It has begun, but the current season may lack games, so this run reads those. */
  | { kind: "held-back"; season: string }
  | { kind: "turns"; season: string };

export type TurnFailure =
  | { kind: "source"; failure: SourceFailure }
  | { kind: "database"; failure: ReadFailure; isWriting: false };

interface TurnOptions {
  database: RealtimeDatabase;
  credential: DatabaseCredential;
  source: ResultsSource;
  now: () => number;
}

/** The listed games reach to this day at least: by then every season has begun but two. */
const REACH = "10-31";

/**
 * Looks whether the season after the current one has begun, once that is over. A season with a
 * finished game of the regular season is the current one, as soon as the last is complete.
 */
export async function turnAfter(
  current: string,
  stored: StoredSeason,
  { source, now, ...reading }: TurnOptions,
): Promise<Result<Turn, TurnFailure>> {
  const today = new Date(now()).toISOString().slice(0, 10);
  const calendar = stored.seasons.calendars[current] ?? {};
  const [newest] = [...stored.games.keys()].slice(-1);
  const isPlayed = newest !== undefined && seasonOfGame(newest) === current;
  if (!isPlayed || !isSeasonOver(current, calendar, today)) return ok({ kind: "not-asked" });
  const season = seasonAfter(current);
  const year = yearOfSeason(season);
  const reach = `${year}-${REACH}`;
  const upTo = today > reach ? today : reach;
  const listed = await source.games({ season: year, upTo, days: firstDays(stored, season, today) });
  if (!listed.ok) return fail({ kind: "source", failure: listed.error });
  const teams = new Set((parseTeams(stored.roots.teamsAPI.data)?.rows ?? []).map(({ id }) => id));
  const games = listed.value.rows.filter(
    ({ isPostseason, homeTeamId, visitorTeamId }) =>
      !isPostseason && teams.has(homeTeamId) && teams.has(visitorTeamId),
  );
  const { days } = listed.value;
  const first = days && [...days][0];
  const known = { ...(first && { first }), ...stored.seasons.calendars[season] };
  const stage = stageOf(season, known, games);
  if (stage !== "begun") return ok({ kind: "not-begun", season, stage });
  const isComplete = await hasAllGames(stored, calendar.last, reading);
  if (!isComplete.ok) {
    return fail({ kind: "database", failure: isComplete.error, isWriting: false });
  }
  return ok({ kind: isComplete.value ? "turns" : "held-back", season });
}

/** Returns whether a season that is over has all its games, by their number or by the last run. */
async function hasAllGames(
  { games, roots }: StoredSeason,
  last: string | undefined,
  { database, credential }: Pick<TurnOptions, "database" | "credential">,
): Promise<Result<boolean, ReadFailure>> {
  const teams = parseTeams(roots.teamsAPI.data)?.rows.length ?? 0;
  if (games.size >= (teams * GAMES_EACH) / 2) return ok(true);
  const record = await database.read("nba/refresh", credential);
  if (!record.ok) return record;
  const { succeededAt, waiting } = objectOf(record.value) ?? {};
  const newest =
    last ??
    [...games.values()]
      .map(({ date }) => date)
      .sort()
      .at(-1) ??
    "";
  return ok(typeof succeededAt === "string" && succeededAt > newest && !waiting);
}
