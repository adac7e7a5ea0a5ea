import { latestUpdate } from "#domain/dates.ts";
import { inStatGroups, STAT_GROUPS, type StatGroup } from "#domain/leaders/leaders.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { ReadFailure } from "./realtime-database.ts";
import { parseAllTime } from "./wire/all-time.ts";
import { parseArchive } from "./wire/archive.ts";
import { parseAnalysis, parseNews } from "./wire/articles.ts";
import { parseAwards } from "./wire/awards.ts";
import { parseCharts } from "./wire/charts.ts";
import { parseDrafts } from "./wire/drafts.ts";
import { parseFixtures } from "./wire/fixtures.ts";
import { parseFormerPlayers } from "./wire/former-players.ts";
import { parseGames } from "./wire/games.ts";
import { parseHeadline } from "./wire/headlines.ts";
import { parseKnownNames } from "./wire/known-names.ts";
import { parseLeaders } from "./wire/leaders.ts";
import { parseLeagueHistory } from "./wire/league-history.ts";
import { parseLines } from "./wire/lines.ts";
import { parsePlayers } from "./wire/players.ts";
import { parsePostseason } from "./wire/postseason.ts";
import { parseRatings } from "./wire/ratings.ts";
import { inBranch, objectOf, parseRows, type ReadRows } from "./wire/rows.ts";
import { parseSeasons } from "./wire/season.ts";
import { parseSeasonRatings } from "./wire/season-ratings.ts";
import { parseSeasonTotals } from "./wire/season-totals.ts";
import { parseStandings } from "./wire/standings.ts";
import { parseTeamLinks } from "./wire/team-links.ts";
import { parseTeamStats } from "./wire/team-stats.ts";
import { parseTeams } from "./wire/teams.ts";
import { parseTransactions } from "./wire/transactions.ts";

/** One collection of the database, parsed. */
export interface Collection<Value> {
  value: Value;
  /** The time of the facts in ISO format; undefined where the database has none. */
  updatedAt: string | undefined;
  /** The number of malformed rows that were dropped. */
  dropped: number;
  /** The first malformed row and its fault: "data/17: Age: Invalid type". */
  first?: string | undefined;
}

type Root = Readonly<Record<string, unknown>>;

interface Shape<Value> {
  /** The path of the collection's root. One read gets the whole root, `updatedAt` included. */
  path: string;
  /** Undefined for a root of another shape. */
  parse(root: Root): Collection<Value> | undefined;
  /** Set for collections that are never empty, so that an empty one is a fault of the database. */
  isEmpty?(value: Value): boolean;
  /** Set for collections that no page needs: without them every page can still be shown. */
  isOnDemand?: true;
}

/** The collections that everyone may read. */
const EVERYONES = {
  teams: shape({
    path: "nba/teamsAPI",
    parse: (root) => list(root, parseTeams(root.data)),
    isEmpty: (teams) => teams.length === 0,
  }),
  teamLinks: shape({
    path: "nba/teamLinks",
    parse: (root) => list(root, parseTeamLinks(root.data)),
  }),
  players: shape({
    path: "nba/players",
    parse: (root) => list(root, parsePlayers(root.data)),
    isEmpty: (players) => players.length === 0,
  }),
  standings: shape({
    path: "nba/standings",
    parse: (root) => dated(root, parseStandings(root.westConference, root.eastConference)),
    isEmpty: ({ west, east }) => west.length + east.length === 0,
  }),
  leaders: shape({
    path: "nba/leaders",
    parse: (root) => groups(root, (_group, data) => parseLeaders(data)),
  }),
  teamStats: shape({ path: "nba/teamStats", parse: (root) => groups(root, parseTeamStats) }),
  games: shape({
    path: "nba/games",
    parse: (root) => list(root, parseGames(root.data)),
    isEmpty: (games) => games.length === 0,
    isOnDemand: true,
  }),
  /** Every line of the season and the postseason, in columns: the data of questions. */
  lines: shape({
    path: "nba/lines",
    parse: (root) => dated(root, parseLines(root)),
    isOnDemand: true,
  }),
  seasonTotals: shape({
    path: "nba/seasonTotals",
    parse: (root) => list(root, parseSeasonTotals(root.data)),
    isOnDemand: true,
  }),
  seasonRatings: shape({
    path: "nba/seasonRatings",
    parse: (root) => list(root, parseSeasonRatings(root.data)),
    isOnDemand: true,
  }),
  postseason: shape({
    path: "nba/postseason",
    parse: (root) => dated(root, parsePostseason(root)),
    isOnDemand: true,
  }),
  /** The games to come, sorted by tip-off. */
  fixtures: shape({
    path: "nba/fixtures",
    parse: (root) => list(root, parseFixtures(root.data)),
    isOnDemand: true,
  }),
  /** The parameters of the team ratings, and the ratings with which each season opened. */
  ratings: shape({
    path: "nba/ratings",
    parse: (root) => dated(root, parseRatings(root)),
    isOnDemand: true,
  }),
  /** The past seasons in short, the newest first. */
  archive: shape({
    path: "nba/archive",
    parse: (root) => list(root, parseArchive(root.data)),
    isOnDemand: true,
  }),
  /** The names of all franchises and the champions since 1946-47. */
  leagueHistory: shape({
    path: "nba/leagueHistory",
    parse: (root) => dated(root, parseLeagueHistory(root)),
    isOnDemand: true,
  }),
  /** The first rounds of all drafts, the oldest first. */
  drafts: shape({
    path: "nba/drafts",
    parse: (root) => dated(root, parseDrafts(root)),
    isOnDemand: true,
  }),
  /** Every award since 1946-47 with its winners. */
  awards: shape({
    path: "nba/awards",
    parse: (root) => dated(root, parseAwards(root)),
    isOnDemand: true,
  }),
  /** The earlier playoffs of the players of the season, in columns. */
  playoffTotals: shape({
    path: "nba/playoffTotals",
    parse: (root) => dated(root, parseAllTime(root)),
    isOnDemand: true,
  }),
  /** Every player's regular seasons since 1946-47 but those of the running season, in columns. */
  allTime: shape({
    path: "nba/allTime",
    parse: (root) => dated(root, parseAllTime(root)),
    isOnDemand: true,
  }),
  /** The players of past seasons who have no part in the current one. */
  formerPlayers: shape({
    path: "nba/formerPlayers",
    parse: (root) => list(root, parseFormerPlayers(root.data)),
    isOnDemand: true,
  }),
  /** Players' other names, and the players before the first season with games. */
  names: shape({
    path: "nba/names",
    parse: (root) => dated(root, parseKnownNames(root)),
    isOnDemand: true,
  }),
  /** The current season's name, the schedule's, and the days of seasons. */
  season: shape({
    path: "nba/season",
    parse: (root) => dated(root, parseSeasons(root)),
    isOnDemand: true,
  }),
  headlines: shape({
    path: "nba/headlines",
    parse: (root) => list(root, parseRows(root.data, parseHeadline)),
    isOnDemand: true,
  }),
};

/** The collections that only members may read, each with the member's own credential. */
const MEMBERS = {
  transactions: shape({
    path: "nba/transactions",
    parse: (root) => list(root, parseTransactions(root.data)),
  }),
  news: shape({ path: "nba/news", parse: (root) => list(root, parseNews(root.data)) }),
  analysis: shape({ path: "nba/analysis", parse: (root) => list(root, parseAnalysis(root.data)) }),
  charts: shape({ path: "nba/charts", parse: (root) => list(root, parseCharts(root.data)) }),
};

const SHAPES = { ...EVERYONES, ...MEMBERS };

export type PublicCollectionName = keyof typeof EVERYONES;
export type MemberCollectionName = keyof typeof MEMBERS;
export type CollectionName = keyof typeof SHAPES;

/** Each collection by name, with the type of its value. */
export type CollectionValues = {
  [Name in CollectionName]: (typeof SHAPES)[Name] extends Shape<infer Value> ? Value : never;
};

/** The collections that everyone may read. */
export const PUBLIC_COLLECTIONS = Object.keys(EVERYONES) as PublicCollectionName[];

/** The collections that only members may read. */
export const MEMBER_COLLECTIONS = Object.keys(MEMBERS) as MemberCollectionName[];

/** Every collection, public or members'. */
export const COLLECTION_NAMES: CollectionName[] = [...PUBLIC_COLLECTIONS, ...MEMBER_COLLECTIONS];

/** The public collections without which some page cannot be shown. */
export const NEEDED_COLLECTIONS = PUBLIC_COLLECTIONS.filter((name) => !shapeOf(name).isOnDemand);

/** The public collections that are never empty, so that an empty one is a fault of the database. */
export const NEVER_EMPTY = PUBLIC_COLLECTIONS.filter((name) => shapeOf(name).isEmpty);

/** The path of a collection's root in the database. */
export function collectionPath(name: CollectionName): string {
  return SHAPES[name].path;
}

/** Declares a collection; the type of its value is that of what `parse` returns. */
function shape<Value>(declared: Shape<Value>): Shape<Value> {
  return declared;
}

function shapeOf<Name extends CollectionName>(name: Name): Shape<CollectionValues[Name]> {
  return SHAPES[name] as Shape<CollectionValues[Name]>;
}

/** The names whose roots are at, above or below a place: a write at the place changes them. */
export function rootedAt<Name extends string>(
  place: readonly string[],
  roots: readonly (readonly [Name, string])[],
): Name[] {
  return roots.flatMap(([name, path]) => {
    const root = path.split("/");
    return root.slice(0, place.length).every((key, depth) => key === place[depth]) ? [name] : [];
  });
}

/** The collections that a write at a place of the database changes. */
export function collectionsAt(place: readonly string[]): CollectionName[] {
  return rootedAt(
    place,
    COLLECTION_NAMES.map((name) => [name, SHAPES[name].path] as const),
  );
}

/**
 * Parses a collection. Bad rows are dropped and counted; a root of another shape is "malformed",
 * and so is a list without a single good row. A missing collection is empty, except for teams,
 * players, standings, games and columns: there "empty" is a failure, so that the last known value stays.
 */
export function parseCollection<Name extends CollectionName>(
  name: Name,
  raw: unknown,
): Result<Collection<CollectionValues[Name]>, ReadFailure> {
  const { path, parse, isEmpty } = shapeOf(name);
  const root = objectOf(raw ?? {});
  const collection = root && parse(root);
  if (collection === undefined) return fail({ kind: raw === null ? "empty" : "malformed", path });
  return isEmpty?.(collection.value) ? fail({ kind: "empty", path }) : ok(collection);
}

function dated<Value>(
  root: Root,
  parsed: Omit<Collection<Value>, "updatedAt"> | undefined,
): Collection<Value> | undefined {
  return parsed && { ...parsed, updatedAt: latestUpdate([root.updatedAt]) };
}

function list<Row>(root: Root, rows: ReadRows<Row> | undefined): Collection<Row[]> | undefined {
  if (rows === undefined || (rows.rows.length === 0 && rows.dropped > 0)) return undefined;
  const { dropped, first } = rows;
  return dated(root, { value: rows.rows, dropped, first: inBranch("data", first) });
}

/** A collection in four groups, each with its own time; the latest time is the collection's. */
function groups<Row>(
  root: Root,
  parse: (group: StatGroup, data: unknown) => ReadRows<Row> | undefined,
): Collection<Record<StatGroup, Row[]>> | undefined {
  const value = inStatGroups((): Row[] => []);
  const times = [root.updatedAt];
  let dropped = 0;
  let first: string | undefined;
  for (const group of STAT_GROUPS) {
    const branch = objectOf(root[group] ?? {});
    const rows = branch && parse(group, branch.data);
    if (rows === undefined) return undefined;
    value[group] = rows.rows;
    dropped += rows.dropped;
    first ??= inBranch(`${group}/data`, rows.first);
    times.push(branch?.updatedAt);
  }
  return { value, updatedAt: latestUpdate(times), dropped, first };
}
