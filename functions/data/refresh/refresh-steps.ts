import { fail, ok, type Result } from "#domain/result.ts";
import { seasonOfDate, seasonOfGame, yearOfSeason } from "#domain/season/season.ts";
import { overtakenSince } from "../conflict.ts";
import type { ReadFailure } from "../realtime-database.ts";
import type { SourceFailure } from "../sources/source.ts";
import { whyNotGiven } from "../sources/unread.ts";
import { objectOf } from "../wire/rows.ts";
import { type ActivePlayers, joinedRosters, readActivePlayers } from "./active-players.ts";
import { changedDetails } from "./changed-details.ts";
import { changedLines } from "./changed-lines.ts";
import { type Change, type Changes, changesOf } from "./changes.ts";
import { type FetchedSeason, fetchSeason } from "./fetched-season.ts";
import { openedSeason } from "./opening.ts";
import type { RefreshFailure, RefreshOptions, RefreshReport } from "./outcome.ts";
import { type RefreshedPlayers, refreshedPlayers, urgentTeams } from "./refreshed-players.ts";
import { type Computed, refreshedSeason } from "./refreshed-season.ts";
import { type RenamedTeam, renamedTeams, withStoredNames } from "./renamed-teams.ts";
import { renamingChanges } from "./renaming-changes.ts";
import { leftLine } from "./report.ts";
import { nothingLeft, partIn, type SeasonChanges, seasonChanges } from "./season-changes.ts";
import { readStoredSeason, type StoredSeason } from "./stored-season.ts";
import { type Turn, turnAfter } from "./turn.ts";
import { upcomingSchedule } from "./upcoming-schedule.ts";

/** The state of a run: each step adds its findings to those of the steps before. */
interface WithStored extends RefreshOptions {
  updatedAt: string;
  stored: StoredSeason;
  /** The season of the stored games. */
  current: string;
}

interface WithTurn extends WithStored {
  turn: Turn;
  /** The season that opens; undefined while the current one goes on. */
  next: string | undefined;
  /** The season to which the run adds: the stored one, or one without games where the next opens. */
  before: StoredSeason;
}

interface WithSeason extends WithTurn {
  fetched: FetchedSeason;
  /** The teams that the source calls otherwise. */
  renamed: RenamedTeam[];
  /** The teams keep their stored names until the next season begins. */
  keepsNames: boolean;
}

interface WithRosters extends WithSeason {
  active: ActivePlayers;
  players: RefreshedPlayers;
  /** The ids of the players who have a part in the season. */
  part: ReadonlySet<string>;
}

interface WithComputed extends WithRosters {
  computed: Computed;
}

interface WithFound extends WithComputed {
  /** The changes of the season's own collections. */
  found: Changes;
  /** All changes so far. */
  changes: Change[];
}

interface WithSeasons extends WithFound {
  seasons: SeasonChanges;
}

/** A run that ends well before its last step. */
export interface Ended {
  kind: "ended";
  report: RefreshReport;
}

type Step<Value, Failure extends { kind: string } = RefreshFailure> = Promise<
  Result<Value, Failure>
>;

const unread = (failure: ReadFailure) =>
  fail({ kind: "database" as const, failure, isWriting: false });

/** The stored season, with which the run begins. */
export async function readStored(options: RefreshOptions): Step<WithStored> {
  const { database, credential, now } = options;
  const stored = await readStoredSeason(database, credential);
  if (!stored.ok) return unread(stored.error);
  const updatedAt = new Date(now()).toISOString();
  const current = seasonOf(stored.value, updatedAt);
  return ok({ ...options, updatedAt, stored: stored.value, current });
}

/** The season of a database: by its own word, by its games, or by the date while it has none. */
function seasonOf({ seasons, games }: StoredSeason, date: string): string {
  const [newest] = [...games.keys()].slice(-1);
  const ofGames = newest === undefined ? undefined : seasonOfGame(newest);
  return seasons.current ?? ofGames ?? seasonOfDate(date);
}

/** Opens the next season where it has begun. */
export async function turnSeason(run: WithStored): Step<WithTurn> {
  const { stored, current, updatedAt } = run;
  const turn = await turnAfter(current, stored, run);
  if (!turn.ok) return turn;
  if (turn.value.kind !== "turns") {
    return ok({ ...run, turn: turn.value, next: undefined, before: stored });
  }
  const before = openedSeason(stored, updatedAt.slice(0, 10));
  return ok({ ...run, turn: turn.value, next: turn.value.season, before });
}

/** The season as the source has it. */
export async function readSource(run: WithTurn): Step<WithSeason> {
  const { stored, before, current, next, turn } = run;
  const answer = await fetchSeason(before, { ...run, season: yearOfSeason(next ?? current) });
  if (!answer.ok) return fail(failureOf(answer.error));
  const renamed = renamedTeams(answer.value.teams, stored);
  const keepsNames = turn.kind === "not-begun" || turn.kind === "held-back";
  return ok({ ...run, fetched: answer.value, renamed, keepsNames });
}

/** Calls the teams as the stored season does, while that one is not over. */
export async function keepNames(run: WithSeason): Step<WithSeason> {
  const { fetched, stored, keepsNames } = run;
  if (!keepsNames) return ok(run);
  return ok({ ...run, fetched: { ...fetched, teams: withStoredNames(fetched.teams, stored) } });
}

/** Ends a run that would open a season without a whole game. */
export async function awaitWholeGame(run: WithSeason): Step<WithSeason, Ended> {
  const { next, fetched } = run;
  if (next === undefined || fetched.games.length > 0) return ok(run);
  const { waiting, notCounted, unreadable, doubts } = fetched;
  const nothing = { changes: [], unchanged: [], left: [], newcomers: [], unclear: [] };
  const turn: Turn = { kind: "not-begun", season: next, stage: "listed" };
  const shared = { leftBefore: undefined, linesOf: fetched.linesOf };
  const told = { ...nothing, ...shared, notCounted, waiting, unreadable, doubts };
  return fail({ kind: "ended", report: { ...told, turn, returned: [], renamed: [] } });
}

/** The players and their teams, as far as the source gives rosters. */
export async function readRosters(run: WithSeason): Step<WithRosters> {
  const { fetched, before, current, next } = run;
  const known = fetched.active;
  const others = await readActivePlayers(
    fetched.teams.flatMap(({ id }) => (known?.teams.has(id) ? [] : id)),
    urgentTeams(fetched, before).difference(known?.teams ?? new Set()),
    { ...run, season: yearOfSeason(next ?? current) },
  );
  const active = known === undefined ? others : joinedRosters(known, others);
  const players = refreshedPlayers(active, fetched, before);
  const part = partIn(players, fetched);
  if (next) players.rows = players.rows.filter((row) => part.has(String(objectOf(row)?.id)));
  return ok({ ...run, active, players, part });
}

/** Everything that results and lines determine. */
export async function computeSeason(run: WithRosters): Step<WithComputed> {
  const { fetched, before, players } = run;
  return ok({ ...run, computed: refreshedSeason(fetched, before, players.rows) });
}

/** The share of anything that may be removed without --allow-shrink. */
const TOLERATED_LOSS = 0.1;

/** Refuses to remove more than a tenth of something. */
export async function refuseLosses(run: WithComputed): Step<WithComputed> {
  const problems = run.mayShrink ? [] : lossesOf(run.before, run.computed);
  return problems.length === 0 ? ok(run) : fail({ kind: "shrunk", problems });
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

export async function refuseContradictions(run: WithComputed): Step<WithComputed> {
  const problems = run.computed.contradictions;
  return problems.length === 0 ? ok(run) : fail({ kind: "contradictions", problems });
}

/** The changes of the season's own collections. */
export async function findChanges(run: WithComputed): Step<WithFound> {
  const { computed, stored, next, updatedAt } = run;
  const refreshed = next ? nothingLeft(computed.season) : computed.season;
  const found = changesOf(stored, refreshed, updatedAt);
  return ok({ ...run, found, changes: found.changes });
}

/** The changes of what belongs to several seasons: closes the last one, moves former players. */
export async function closeSeason(run: WithFound): Step<WithSeasons> {
  const { current: season, next, part, stored, changes } = run;
  const seasons = await seasonChanges({ season, next, part }, stored, run);
  if (!seasons.ok) return unread(seasons.error);
  return ok({ ...run, seasons: seasons.value, changes: [...changes, ...seasons.value.changes] });
}

/** The change of how many games have their box scores, which pages say while some have none. */
export async function countBoxScores(run: WithSeasons): Step<WithSeasons> {
  const { fetched, before, next, changes } = run;
  const { held, of } = fetched.linesOf;
  const known = next ? undefined : before.seasons.boxScores;
  const boxScores = held < of ? { held, of } : undefined;
  if (known?.held === boxScores?.held && known?.of === boxScores?.of) return ok(run);
  const change: Change = {
    collection: "season",
    path: "season/boxScores",
    added: [],
    changed: [`${held} of ${of}`],
    removed: [],
    update: { "season/boxScores": boxScores ?? null },
  };
  return ok({ ...run, changes: [...changes, change] });
}

/** The changes of the schedule. */
export async function followSchedule(run: WithSeasons): Step<WithSeasons> {
  const { turn, stored, fetched, next, current, changes } = run;
  const read = { ...fetched, season: next ?? current };
  const upcoming = await upcomingSchedule(turn, stored, { ...run, read });
  if (!upcoming.ok) return fail(failureOf(upcoming.error));
  return ok({ ...run, changes: [...changes, ...upcoming.value] });
}

/** The changes of the games' lines and details. Lines without their shots change nothing. */
export async function updateGames(run: WithSeasons): Step<WithSeasons> {
  const { fetched, before: stored, updatedAt, changes } = run;
  if (!fetched.hasShots) return ok(run);
  const details = await changedDetails(fetched, stored, run);
  if (!details.ok) return unread(details.error);
  const names = new Map([...fetched.names, ...stored.names]);
  try {
    const lines = changedLines(fetched, stored, names, updatedAt);
    const own = [lines, playsChange(fetched.plays)].filter((change) => change !== undefined);
    return ok({ ...run, changes: [...changes, ...own, ...details.value] });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail({ kind: "contradictions", problems: [`The lines: ${error.message}`] });
  }
}

function playsChange(plays: FetchedSeason["plays"]): Change | undefined {
  if (plays.size === 0) return undefined;
  const rows = { added: [], changed: [...plays.keys()], removed: [] };
  const update = Object.fromEntries([...plays].map(([id, wire]) => [`plays/${id}`, wire]));
  return { collection: "plays", path: "plays", ...rows, update };
}

/** The changes of the collections that name teams. */
export async function renameTeams(run: WithSeasons): Step<WithSeasons> {
  const { keepsNames, renamed, next, updatedAt, changes } = run;
  const names = await renamingChanges(keepsNames ? [] : renamed, run, updatedAt);
  if (!names.ok) return unread(names.error);
  // A season that has just begun has no team statistics.
  const own = names.value.filter(({ collection }) => !next || collection !== "teamStats");
  return ok({ ...run, changes: [...changes, ...own] });
}

/** Writes all changes in one update, unless another writer came in between. */
export async function writeUpdate(run: WithSeasons): Step<WithSeasons> {
  const { database, credential, changes, found, stored, onProgress, purge } = run;
  if (changes.length === 0) return ok(run);
  // Rows are written at the indices that were read, so those must still be right.
  const isOfLines = changes.some(({ collection }) => collection === "lines");
  const times = timesIn(found.update, stored, isOfLines);
  const overtaken = await overtakenSince(database, credential, times);
  if (!overtaken.ok) return overtaken;
  onProgress?.({ step: "update", done: 0, of: 1 });
  const update = Object.assign({}, found.update, ...changes.map((change) => change.update));
  const written = await database.write("nba", { update }, credential);
  if (!written.ok) return fail({ kind: "database", failure: written.error, isWriting: true });
  onProgress?.({ step: "update", done: 1, of: 1 });
  await purge([...new Set(changes.map(({ collection }) => collection))]);
  return ok(run);
}

/** The read times of the collections that an update changes. */
function timesIn(
  update: Record<string, unknown>,
  { roots: others, rawLines: lines }: StoredSeason,
  isOfLines: boolean,
): Map<string, unknown> {
  const roots = { ...others, lines };
  const paths = Object.keys(update).filter((path) => path.endsWith("/updatedAt"));
  if (isOfLines) paths.push("lines/updatedAt");
  const timeAt = (path: string) =>
    path.split("/").reduce<unknown>((of, key) => objectOf(of)?.[key], roots);
  return new Map(paths.map((path) => [`nba/${path}`, timeAt(path)]));
}

/** The report of a whole run. */
export function reportOf(run: WithSeasons): RefreshReport {
  const { changes, found, active, fetched, players, turn, seasons, renamed } = run;
  const newcomers = new Map(
    [...fetched.newcomers, ...players.newcomers].map(({ id, name }) => [id, name]),
  );
  const rosters = leftOf("players: teams and numbers", active.failure);
  return {
    changes,
    unchanged: found.unchanged,
    left: [...leftOf("players' lines", fetched.refusal), ...rosters, ...found.left],
    notCounted: fetched.notCounted,
    waiting: fetched.waiting,
    leftBefore: fetched.leftBefore,
    linesOf: fetched.linesOf,
    unreadable: [...fetched.unreadable, ...active.unreadable],
    doubts: [
      ...fetched.doubts,
      // What a plan does not include is no news.
      ...(active.failure?.kind === "denied" ? [] : rosters.map(leftLine)),
    ],
    newcomers: [...newcomers].map(([id, name]) => `${name} (${id})`),
    unclear: players.unclear,
    turn,
    returned: seasons.returned,
    renamed: renamed.map(({ before: was, now: is }) => `${was.fullName} to ${is.fullName}`),
  };
}

function leftOf(what: string, failure: SourceFailure | undefined): RefreshReport["left"] {
  return failure === undefined ? [] : [{ what, why: whyNotGiven(failure) }];
}

function failureOf(failure: SourceFailure): RefreshFailure {
  return { kind: "source", failure };
}
