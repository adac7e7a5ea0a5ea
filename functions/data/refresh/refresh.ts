import { fail, ok, type Result } from "#domain/result.ts";
import { seasonOfDate, seasonOfGame, yearOfSeason } from "#domain/season/season.ts";
import { type Overtaken, overtakenSince } from "../conflict.ts";
import type { PurgeName } from "../documents.ts";
import type { DatabaseCredential, ReadFailure, WritableDatabase } from "../realtime-database.ts";
import type { StatsApiFailure } from "../stats-api/request.ts";
import { objectOf } from "../wire/rows.ts";
import { readActivePlayers } from "./active-players.ts";
import { changedGames } from "./box-scores.ts";
import { documentChanges } from "./changed-documents.ts";
import { type Change, changesOf } from "./changes.ts";
import type { NotCounted } from "./counted-games.ts";
import { type FetchedSeason, fetchSeason } from "./fetched-season.ts";
import { openedSeason } from "./opening.ts";
import type { TooMuch } from "./read-lines.ts";
import { refreshedPlayers, urgentTeams } from "./refreshed-players.ts";
import { type Computed, refreshedSeason } from "./refreshed-season.ts";
import { renamedTeams, withStoredNames } from "./renamed-teams.ts";
import { renamingChanges } from "./renaming-changes.ts";
import type { FetchOptions } from "./schedule.ts";
import {
  documentsBefore,
  nothingLeft,
  partIn,
  type SeasonChanges,
  seasonChanges,
} from "./season-changes.ts";
import { readStoredSeason, type StoredSeason } from "./stored-season.ts";
import { type Turn, turnAfter } from "./turn.ts";
import { upcomingSchedule } from "./upcoming-schedule.ts";
import type { WaitingGame } from "./waiting.ts";

export interface RefreshOptions extends Omit<FetchOptions, "season"> {
  database: WritableDatabase;
  /** The administrator's credential. */
  credential: DatabaseCredential;
  /** Writes although more than a tenth of something would be removed. */
  mayShrink: boolean;
  /** Reports the changes without writing them. */
  isDry: boolean;
  now: () => number;
  /** Purges the written collections and documents from every cache. */
  purge: (names: readonly PurgeName[]) => Promise<void>;
}

export type RefreshFailure =
  | { kind: "stats-api"; failure: StatsApiFailure }
  /** After a failed write, the update may have arrived all the same, as a whole. */
  | { kind: "database"; failure: ReadFailure; isWriting: boolean }
  | TooMuch
  | Overtaken
  /** The computed season contradicts itself. */
  | { kind: "contradictions"; problems: string[] }
  /** More than a tenth of something would be removed. */
  | { kind: "shrunk"; problems: string[] };

export interface RefreshReport {
  changes: Change[];
  /** The collections that are up to date. */
  unchanged: string[];
  /** The data that the API does not determine, with the reason. */
  left: { what: string; why: string }[];
  /** The games of the API that no collection holds. */
  notCounted: NotCounted[];
  /** The games left for the next run. */
  waiting: WaitingGame[];
  /** The rows of the API that cannot be understood, in sentences. */
  unreadable: string[];
  /** What an operator should know of the API's games, in sentences. */
  doubts: string[];
  /** The players who were unknown to the site, as "Name (id)". */
  newcomers: string[];
  /** The active players who could not be told apart, in sentences. */
  unclear: string[];
  /** How far the next season is. */
  turn: Turn;
  /** The former players who play again. */
  returned: string[];
  /** The teams under a new name, as "Seattle SuperSonics to Oklahoma City Thunder". */
  renamed: string[];
}

/** The share of anything that may be removed without --allow-shrink. */
const TOLERATED_LOSS = 0.1;

/**
 * Updates the database from the public stats API: reads both, computes everything that the API's
 * resources determine as the dataset's builder would, checks it, and writes the differences in one
 * update, so that the database has all of it or nothing. Once the next season has a finished game,
 * the same update closes the last one.
 */
export async function refresh(
  options: RefreshOptions,
): Promise<Result<RefreshReport, RefreshFailure>> {
  const { database, credential, mayShrink, isDry, now, purge } = options;
  const stored = await readStoredSeason(database, credential);
  if (!stored.ok) return fail({ kind: "database", failure: stored.error, isWriting: false });
  const current = seasonOf(stored.value, now());
  const turn = await turnAfter(current, stored.value, options);
  if (!turn.ok) return turn;
  const next = turn.value.kind === "turns" ? turn.value.season : undefined;
  const updatedAt = new Date(now()).toISOString();
  const before = next ? openedSeason(stored.value, updatedAt.slice(0, 10)) : stored.value;
  const season = yearOfSeason(next ?? current);
  const answer = await fetchSeason(before, { ...options, season });
  if (!answer.ok) return fail(failureOf(answer.error));
  const renamed = renamedTeams(answer.value.teams, stored.value);
  const keepsNames = turn.value.kind === "not-begun" || turn.value.kind === "held-back";
  const fetched = keepsNames
    ? { ...answer.value, teams: withStoredNames(answer.value.teams, stored.value) }
    : answer.value;
  // Without a whole game the new season would be empty: the next run opens it.
  if (next && fetched.games.length === 0) return ok(notYet(next, fetched));

  const { teams } = fetched;
  const ids = teams.map(({ id }) => id);
  const active = await readActivePlayers(ids, urgentTeams(fetched, before), {
    ...options,
    season,
  });
  const players = refreshedPlayers(active, fetched, before);
  const part = partIn(players, fetched);
  if (next) players.rows = players.rows.filter((row) => part.has(String(objectOf(row)?.id)));

  const computed = refreshedSeason(fetched, before, players.rows);
  const losses = lossesOf(before, computed);
  if (losses.length > 0 && !mayShrink) return fail({ kind: "shrunk", problems: losses });
  if (computed.contradictions.length > 0) {
    return fail({ kind: "contradictions", problems: computed.contradictions });
  }

  const refreshed = next ? nothingLeft(computed.season) : computed.season;
  const found = changesOf(stored.value, refreshed, updatedAt);
  const writing = { database, credential, updatedAt };
  const seasons = await seasonChanges({ season: current, next, part }, stored.value, writing);
  if (!seasons.ok) return fail({ kind: "database", failure: seasons.error, isWriting: false });
  const upcoming = await upcomingSchedule(turn.value, stored.value, {
    ...options,
    updatedAt,
    read: { ...fetched, season: next ?? current },
  });
  if (!upcoming.ok) return fail(failureOf(upcoming.error));
  const isNews = found.changes.some(({ collection }) => /^game(s|Lines)$/.test(collection));
  const documents = await documentsOf(fetched, before, seasons.value, {
    ...writing,
    isNews: isNews || options.isFull,
  });
  if (!documents.ok) return documents;
  const names = await renamingChanges(keepsNames ? [] : renamed, options, updatedAt);
  if (!names.ok) return fail({ kind: "database", failure: names.error, isWriting: false });
  // A season that has just begun has no team statistics.
  const renamings = names.value.filter(({ collection }) => !next || collection !== "teamStats");
  // Rows are written at the indices that were read, so those must still be right.
  const times = timesIn(found.update, stored.value);
  const others = [...seasons.value.changes, ...upcoming.value, ...documents.value, ...renamings];
  const changes = [...found.changes, ...others];
  const update = Object.assign(found.update, ...others.map((change) => change.update));
  const { unchanged } = found;
  const left = [...leftOf(active.failure), ...found.left];
  if (changes.length > 0 && !isDry) {
    const overtaken = await overtakenSince(database, credential, times);
    if (!overtaken.ok) return overtaken;
    options.onProgress?.({ step: "update", done: 0, of: 1 });
    const written = await database.write("nba", { update }, credential);
    if (!written.ok) return fail({ kind: "database", failure: written.error, isWriting: true });
    options.onProgress?.({ step: "update", done: 1, of: 1 });
    await purge([...new Set(changes.map(({ collection }) => collection))]);
  }
  const { notCounted, waiting } = fetched;
  const newcomers = new Map(
    [...fetched.newcomers, ...players.newcomers].map(({ id, name }) => [id, name]),
  );
  return ok({
    changes,
    unchanged,
    left,
    notCounted,
    waiting,
    unreadable: [...fetched.unreadable, ...active.unreadable],
    doubts: fetched.doubts,
    newcomers: [...newcomers].map(([id, name]) => `${name} (${id})`),
    unclear: players.unclear,
    turn: turn.value,
    returned: seasons.value.returned,
    renamed: renamed.map(({ before: was, now: is }) => `${was.fullName} to ${is.fullName}`),
  });
}

/** The report of a run that found finished games of the next season, but no whole one. */
function notYet(season: string, fetched: FetchedSeason): RefreshReport {
  const { waiting, notCounted, unreadable, doubts } = fetched;
  const nothing = { changes: [], unchanged: [], left: [], newcomers: [], unclear: [] };
  const turn: Turn = { kind: "not-begun", season, stage: "listed" };
  return { ...nothing, notCounted, waiting, unreadable, doubts, turn, returned: [], renamed: [] };
}

/** The season of a database: by its own word, by its games, or by the date while it has none. */
function seasonOf({ seasons, games }: StoredSeason, now: number): string {
  const [newest] = [...games.keys()].slice(-1);
  const ofGames = newest === undefined ? undefined : seasonOfGame(newest);
  return seasons.current ?? ofGames ?? seasonOfDate(new Date(now).toISOString());
}

function leftOf(failure: StatsApiFailure | undefined): RefreshReport["left"] {
  if (failure === undefined) return [];
  const status = failure.status === undefined ? "" : ` ${failure.status}`;
  const why = `the API does not give ${failure.resource} (${failure.kind}${status})`;
  return [{ what: "players: teams and numbers", why }];
}

/**
 * The changes of everything derived from games: the documents of days, players and teams, and the
 * lines. They are read only when a game is new or corrected, or in a full refresh. Lines without
 * their shots change nothing.
 */
async function documentsOf(
  fetched: FetchedSeason,
  stored: StoredSeason,
  seasons: SeasonChanges,
  writing: Pick<RefreshOptions, "database" | "credential"> & { updatedAt: string; isNews: boolean },
): Promise<Result<Change[], RefreshFailure>> {
  const { updatedAt, isNews } = writing;
  if (!fetched.hasShots || !isNews) return ok([]);
  const documents = await documentsBefore(seasons, writing);
  if (!documents.ok) return fail({ kind: "database", failure: documents.error, isWriting: false });
  const games = changedGames(fetched, stored, documents.value.games);
  const names = new Map([...fetched.names, ...stored.names]);
  try {
    const isFirst = stored.games.size === 0;
    return ok(documentChanges(games, documents.value, names, { updatedAt, isFirst }));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail({ kind: "contradictions", problems: [`The lines: ${error.message}`] });
  }
}

/** The read times of the collections that an update changes. */
function timesIn(update: Record<string, unknown>, { roots }: StoredSeason): Map<string, unknown> {
  const paths = Object.keys(update).filter((path) => path.endsWith("/updatedAt"));
  const timeAt = (path: string) =>
    path.split("/").reduce<unknown>((of, key) => objectOf(of)?.[key], roots);
  return new Map(paths.map((path) => [`nba/${path}`, timeAt(path)]));
}

function failureOf(failure: StatsApiFailure | TooMuch): RefreshFailure {
  return failure.kind === "too-much" ? failure : { kind: "stats-api", failure };
}

function lossesOf({ roots, games, lines, totals }: StoredSeason, { sizes }: Computed): string[] {
  const teams = Array.isArray(roots.teamsAPI.data) ? roots.teamsAPI.data.length : 0;
  const before = {
    teams,
    games: games.size,
    lines: [...lines.values()].reduce((sum, own) => sum + own.length, 0),
    totals: totals.size,
  };
  return (Object.keys(before) as (keyof typeof before)[])
    .filter((what) => sizes[what] < before[what] * (1 - TOLERATED_LOSS))
    .map((what) => `There would be ${sizes[what]} ${what} instead of ${before[what]}.`);
}
