import { easternDayAt } from "#domain/eastern-days.ts";
import { ok, type Result } from "#domain/result.ts";
import { deficitOf } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import { type Fixture, fixtureKey } from "#domain/season/fixtures.ts";
import { seasonName } from "#domain/season/season.ts";
import type { Team } from "#domain/teams/team.ts";
import type {
  Fetched,
  ResultsSource,
  SourceFailure,
  SourceGame,
  UnreadRow,
} from "../sources/source.ts";
import { parseTeams, type TeamWire } from "../wire/teams.ts";
import { countedGames, cupFinalDoubts, type Exceptions, type NotCounted } from "./counted-games.ts";
import { daysToRead, unlistedGames } from "./days-to-read.ts";
import { keyOfGame } from "./followed-schedule.ts";
import { gameIdsOf } from "./game-ids.ts";
import { playableGames } from "./odd-games.ts";
import type { StoredSeason } from "./stored-season.ts";
import { gameName, type WaitingGame } from "./waiting.ts";

/** The progress of a refresh: the current step, and how much of it is done; the update is last. */
export interface Progress {
  step: "teams" | "games" | "stats" | "players" | "rosters" | "update";
  done: number;
  of: number;
}

/** Which of the lines that are not held a run reads: all, or a share of them after the scores. */
export type LinesShare =
  | "all"
  /** The first of several: the scores of all games, if these are more than a night's. */
  | "first"
  /** The next one: the latest games before an ISO date. */
  | { before: string };

export interface FetchOptions {
  source: ResultsSource;
  /** The year in which the season began. */
  season: number;
  /** Reads the lines of all games, not only of new or changed ones. */
  isFull: boolean;
  /** All where it is not set. */
  share?: LinesShare;
  exceptions: Exceptions;
  now: () => number;
  onProgress?: (progress: Progress) => void;
}

/** A game under the site's id, with the API's id. */
export interface IdentifiedGame {
  game: Game;
  sourceId: number;
  periods?: SourceGame["periods"];
}

/** The teams and games of the season from the API. */
export interface SourceSchedule {
  teams: Team[];
  games: IdentifiedGame[];
  /** The games that count in the standings, finished and to come. */
  scheduled: readonly SourceGame[];
  /** All games of the API; undefined where a row could not be read, so that one may be missing. */
  listed: readonly SourceGame[] | undefined;
  /** The only days of which games are listed; undefined where it is the whole season. */
  days: ReadonlySet<string> | undefined;
  /** The stored games that the API does not list, or not as one that can be played: they stay as they are. */
  kept: Game[];
  notCounted: NotCounted[];
  /** The games of which nothing tells how they were played. */
  waiting: WaitingGame[];
  /** What an operator should know of the rows, in sentences. */
  doubts: string[];
  unread: UnreadRow[];
}

/** Reads all teams and games; fails with the first failure of the API. */
export async function readSchedule(
  stored: StoredSeason,
  { source, season, isFull, exceptions, now, onProgress = () => {} }: FetchOptions,
): Promise<Result<SourceSchedule, SourceFailure>> {
  onProgress({ step: "teams", done: 0, of: 1 });
  const nothing = async (): ReturnType<NonNullable<ResultsSource["teams"]>> =>
    ok({ rows: [], unread: [] });
  const { teams: readTeams = nothing } = source;
  const givenTeams = await readTeams();
  if (!givenTeams.ok) return givenTeams;
  onProgress({ step: "teams", done: 1, of: 1 });
  onProgress({ step: "games", done: 0, of: 1 });
  const today = easternDayAt(now());
  const asked = { season, days: daysToRead(stored, { season, today, isFull }) };
  const givenGames = await source.games(asked);
  if (!givenGames.ok) return givenGames;
  onProgress({ step: "games", done: 1, of: 1 });
  const teams = teamsOf(givenTeams.value, stored);
  const name = seasonName(season);
  const { fixtures, seasons } = stored;
  const { rows, unread, repeated = 0, days } = givenGames.value;
  const known = seasons.calendars[name] ?? {};
  const unlisted = days === undefined ? undefined : unlistedGames(stored, name, days);
  const rules = { season: name, known, teams, fixtures, unlisted, exceptions };
  const { counted, upcoming, notCounted, calendar } = countedGames(rows, rules);
  const storedFixtures = new Set([...stored.games.values()].map(fixtureKey));
  const planKeys = new Set(fixtures.map(fixtureKey));
  const isStored = (game: SourceGame) => storedFixtures.has(keyOfGame(game));
  const played = playableGames(
    counted,
    (game) => isStored(game) || planKeys.has(keyOfGame(game)),
    teams,
  );
  const off = upcoming.filter(({ isOff }) => isOff);
  const planned = playableGames(
    upcoming.filter(({ isOff }) => !isOff),
    (game) => planKeys.has(keyOfGame(game)),
    teams,
  );
  const ids = gameIdsOf(stored.games, played.games, season);
  const plan = new Map(fixtures.map((fixture) => [fixtureKey(fixture), fixture]));
  const games = played.games.map((game) => {
    const id = ids.get(game.id) ?? "";
    return numbered(game, id, stored.games.get(id), plan.get(keyOfGame(game)));
  });
  const { kept, gone } = keptGames(games, stored, { isFull, days, hasUnread: unread.length > 0 });
  return ok({
    teams,
    games,
    scheduled: [...played.games, ...planned.games, ...off],
    listed: unread.length === 0 ? rows : undefined,
    days,
    kept,
    notCounted,
    waiting: played.waiting,
    doubts: [
      ...(givenGames.value.doubts ?? []).map((says) => `games: ${says}`),
      ...(repeated === 0 ? [] : [`games: ${repeated} rows came twice`]),
      ...[...played.left, ...planned.left].map((says) => `games: ${says}`),
      ...planned.waiting.map(
        ({ name, why }) => `games: ${name} is not taken into the schedule: ${why}`,
      ),
      ...gone.map(
        (game) =>
          `games: ${gameName(game, teams)} is stored, and the source has no such game that counts: ` +
          "npm run data:refresh -- --full takes it away",
      ),
      ...cupFinalDoubts(calendar, rows, rules, today),
    ],
    unread: [...givenTeams.value.unread, ...unread],
  });
}

/** So many stored games at most may be missing by mistakes of the API; more are other data. */
const MOST_GONE = 10;

/**
 * The stored games that the API does not list as games that count. They stay as they are while it may be
 * the API's mistake, until a full run, which reads the lines without which no total can be told.
 */
function keptGames(
  games: readonly IdentifiedGame[],
  stored: StoredSeason,
  {
    isFull,
    days,
    hasUnread,
  }: { isFull: boolean; days: ReadonlySet<string> | undefined; hasUnread: boolean },
): { kept: Game[]; gone: Game[] } {
  const listed = new Set(games.map(({ game }) => game.id));
  const missing: Game[] = [];
  const others: Game[] = [];
  for (const game of stored.games.values()) {
    if (listed.has(game.id)) continue;
    (days === undefined || days.has(game.date) ? missing : others).push(game);
  }
  if (hasUnread) return { kept: [...missing, ...others], gone: [] };
  const isMistake = !isFull && missing.length <= MOST_GONE;
  return isMistake ? { kept: [...missing, ...others], gone: missing } : { kept: others, gone: [] };
}

/** The source's teams; one that it does not give, or not so that it is understood, stays as it is stored. */
function teamsOf({ rows, unread }: Fetched<TeamWire>, { roots }: StoredSeason): Team[] {
  const isWhole = rows.length > 0 && unread.length === 0;
  const known = isWhole ? [] : (parseTeams(roots.teamsAPI.data)?.rows ?? []);
  const teams = parseTeams(rows)?.rows ?? [];
  const ids = new Set(teams.map(({ id }) => id));
  const all = [...teams, ...known.filter(({ id }) => !ids.has(id))];
  return isWhole ? all : all.sort((a, b) => a.id - b.id);
}

/**
 * A game under the site's id. No source has neutral floors, and not every one quarters: a stored game
 * keeps its floor and, with the same score, its deficit; a new one has the floor of the schedule. Its tip-off is
 * the schedule's, because some sources change it to when the game began.
 */
function numbered(
  game: SourceGame,
  id: Game["id"],
  known: Game | undefined,
  fixture: Fixture | undefined,
): IdentifiedGame {
  const { neutral = false } = known ?? fixture ?? {};
  const tipOff = [known?.tipOff, fixture?.tipOff, game.tipOff].find((time) => time?.includes("T"));
  const formerTipOffs = fixture?.formerTipOffs ?? known?.formerTipOffs;
  const overtimes = game.overtimes || known?.overtimes;
  const hasScore = known?.homePoints === game.homePoints && known.awayPoints === game.visitorPoints;
  const { periods, homePoints, visitorPoints: awayPoints } = game;
  const fromPeriods = periods && deficitOf({ periods, homePoints, awayPoints });
  const deficit = (hasScore ? known.deficit : undefined) ?? fromPeriods;
  return {
    sourceId: game.id,
    periods,
    game: {
      id,
      date: game.date,
      homeTeamId: game.homeTeamId,
      awayTeamId: game.visitorTeamId,
      homePoints,
      awayPoints,
      neutral,
      ...(overtimes !== undefined && { overtimes }),
      ...(deficit !== undefined && { deficit }),
      ...(tipOff !== undefined && { tipOff: new Date(tipOff).toISOString() }),
      ...(formerTipOffs !== undefined && { formerTipOffs }),
    },
  };
}
