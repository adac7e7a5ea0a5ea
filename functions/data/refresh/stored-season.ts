import type { FormerPlayer } from "#domain/players/former-player.ts";
import type { Player } from "#domain/players/player.ts";
import { gamesOfLines, type PlayedGame } from "#domain/query/storage/lines-of-games.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Game, SeasonTotals } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import type { SourceLine } from "#domain/season/season-totals.ts";
import type { Team } from "#domain/teams/team.ts";
import type { DatabaseCredential, ReadFailure, RealtimeDatabase } from "../realtime-database.ts";
import { parseFixtures } from "../wire/fixtures.ts";
import { parseFormerPlayers } from "../wire/former-players.ts";
import { parseGames } from "../wire/games.ts";
import { parseLines } from "../wire/lines.ts";
import { parsePlayers } from "../wire/players.ts";
import { objectOf } from "../wire/rows.ts";
import { NO_SEASON, parseSeasons, type Seasons } from "../wire/season.ts";
import { parseSeasonTotals } from "../wire/season-totals.ts";
import { parseTeams } from "../wire/teams.ts";
import type { KnownPlayer } from "./player-ids.ts";
import { sourceLinesOf } from "./source-lines.ts";

/** The collections that a refresh may write; each is stored at `nba/{its name}`. */
export const REFRESHED = [
  "teamsAPI",
  "games",
  "standings",
  "seasonTotals",
  "leaders",
  "players",
] as const;
export type Refreshed = (typeof REFRESHED)[number];

type Root = Readonly<Record<string, unknown>>;

/** The stored season before a refresh: the raw roots, and the parsed parts that a refresh needs. */
export interface StoredSeason {
  roots: Record<Refreshed, Root>;
  seasons: Seasons;
  /** The schedule, which knows neutral floors before their games are played. */
  fixtures: readonly Fixture[];
  games: ReadonlyMap<Game["id"], Game>;
  /** The lines as they are stored; null where the database has none. */
  rawLines: unknown;
  /** The same parsed, and game by game, oldest first. */
  seasonLines: SeasonLines | undefined;
  played: readonly PlayedGame[];
  /** The lines of each game of the regular season that has any. */
  lines: ReadonlyMap<Game["id"], readonly SourceLine[]>;
  totals: ReadonlyMap<string, SeasonTotals>;
  /** The players' names by id: a contract's name comes before that of the totals. */
  names: ReadonlyMap<string, string>;
  players: readonly KnownPlayer[];
  /** The rows of `nba/players`. */
  contracts: readonly Player[];
  /** The players of past seasons who have no part in this one. */
  former: readonly FormerPlayer[];
}

/** The path of what the database says of its seasons. */
const SEASONS_PATH = "nba/season";
const LINES_PATH = "nba/lines";
const FORMER_PATH = "nba/formerPlayers/data";

/** A name of a former player is his for this many years after his last season began. */
const YEARS_AWAY = 3;
const FIXTURES_PATH = "nba/fixtures";

/** Reads the season, one request a collection. A missing or malformed collection is empty. */
export async function readStoredSeason(
  database: RealtimeDatabase,
  credential: DatabaseCredential,
): Promise<Result<StoredSeason, ReadFailure>> {
  const read: Partial<Record<Refreshed, Root>> = {};
  for (const name of REFRESHED) {
    const answer = await database.read(`nba/${name}`, credential);
    if (!answer.ok) return answer;
    read[name] = objectOf(answer.value ?? {}) ?? {};
  }
  const seasons = await database.read(SEASONS_PATH, credential);
  if (!seasons.ok) return seasons;
  const retired = await database.read(FORMER_PATH, credential);
  if (!retired.ok) return retired;
  const former = parseFormerPlayers(retired.value)?.rows ?? [];
  const rawLines = await database.read(LINES_PATH, credential);
  if (!rawLines.ok) return rawLines;
  const fixtures = await database.read(FIXTURES_PATH, credential);
  if (!fixtures.ok) return fixtures;
  const roots = read as Record<Refreshed, Root>;
  const games = parseGames(roots.games.data)?.rows ?? [];
  const totals = parseSeasonTotals(roots.seasonTotals.data)?.rows ?? [];
  const contracts = parsePlayers(roots.players.data)?.rows ?? [];
  const teams = parseTeams(roots.teamsAPI.data)?.rows ?? [];
  const seasonLines = parseLines(rawLines.value)?.value;
  const played = seasonLines ? gamesOfLines(seasonLines) : [];
  const lines = sourceLinesOf(played);
  return ok({
    roots,
    seasons: parseSeasons(seasons.value ?? {})?.value ?? NO_SEASON,
    fixtures: parseFixtures(objectOf(fixtures.value)?.data)?.rows ?? [],
    games: new Map(games.map((game) => [game.id, game])),
    rawLines: rawLines.value,
    seasonLines,
    played,
    lines,
    totals: new Map(totals.map((player) => [player.id, player])),
    names: new Map([...former, ...totals, ...contracts].map(({ id, name }) => [id, name])),
    contracts,
    former,
    players: [
      ...knownPlayers(totals, contracts, teams, [...lines.values()].flat()),
      ...knownFormer(former),
    ],
  });
}

/** The site's players, with their names and teams from every collection that names them. */
function knownPlayers(
  totals: readonly SeasonTotals[],
  contracts: readonly Player[],
  teams: readonly Team[],
  lines: readonly SourceLine[],
): KnownPlayer[] {
  const teamIds = new Map(teams.map(({ fullName, id }) => [fullName, id]));
  const drafts = new Map(contracts.map(({ id, draftStatus }) => [id, draftStatus]));
  const known = new Map<string, { names: string[]; teamIds: Set<number>; hasLines: boolean }>();
  const add = (id: string, teamId: number | undefined, name?: string): void => {
    const player = known.get(id) ?? { names: [], teamIds: new Set(), hasLines: false };
    if (teamId !== undefined) player.teamIds.add(teamId);
    if (name === undefined) player.hasLines = true;
    else player.names.push(name);
    known.set(id, player);
  };
  for (const { id, name, teamId } of totals) add(id, teamId, name);
  for (const { id, name, currentTeam } of contracts) add(id, teamIds.get(currentTeam), name);
  for (const { playerId, teamId } of lines) add(playerId, teamId);
  return [...known].map(([id, player]) => ({ id, draft: drafts.get(id) ?? "", ...player }));
}

/** The former players who may return. */
export function knownFormer(former: readonly FormerPlayer[]): KnownPlayer[] {
  const lastYear = ({ last }: FormerPlayer) => yearOfSeason(last);
  const newest = Math.max(...former.map(lastYear));
  return former
    .filter((player) => lastYear(player) > newest - YEARS_AWAY)
    .map(({ id, name, seasons: [formerSince = ""] }) => {
      return { id, names: [name], teamIds: new Set(), hasLines: false, draft: "", formerSince };
    });
}
