import { isDay } from "#domain/dates.ts";
import { dayAfter } from "#domain/eastern-days.ts";
import type { ListedSeries, ListedTeam, SeasonLists } from "#domain/history/season-lists.ts";
import {
  digitsOf,
  isColumn,
  joinColumns,
  numbersAt,
  splitColumns,
} from "#domain/query/storage/digits.ts";
import type { Game } from "#domain/season/facts.ts";
import { daysBetween } from "#domain/season/team-log.ts";
import type { Conference } from "#domain/teams/team.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { leagueOf } from "./league-history.ts";
import { objectOf, parseRows } from "./rows.ts";

/** The document at `nba/listedSeasons/{season}`; players' totals are in `nba/allTime`. */
export interface SeasonListsWire {
  teams: WireFigureRow[];
  /** The day of the first game, and the `GAME_COLUMNS` of all in digits (digits.ts). */
  games?: { from: string; columns: string };
  series: WireFigureRow[];
}

const teamRows = figureRows({
  league: "text",
  id: "count",
  abbreviation: "text",
  city: "words",
  name: "text",
  conference: "text",
  division: "words",
  wins: "maybe",
  losses: "maybe",
});

const seriesRows = figureRows({
  league: "text",
  round: "count",
  label: "text",
  highTeamId: "count",
  lowTeamId: "count",
  highWins: "count",
  lowWins: "count",
  winnerTeamId: "count",
});

const CONFERENCES: readonly Conference[] = ["East", "West"];

function listedTeam(raw: unknown): ListedTeam | undefined {
  const row = teamRows.parse(raw);
  const league = row && leagueOf(row.league);
  const conference = row && CONFERENCES.find((name) => name === row.conference);
  return (
    league &&
    conference && { ...row, league, conference, fullName: `${row.city} ${row.name}`.trim() }
  );
}

function listedSeries(raw: unknown): ListedSeries | undefined {
  const row = seriesRows.parse(raw);
  const league = row && leagueOf(row.league);
  return league && { ...row, league };
}

/** The days since the game before, what follows `002` and the season in the id, and the result. */
const GAME_COLUMNS = [
  "gap",
  "id",
  "homeTeamId",
  "awayTeamId",
  "homePoints",
  "awayPoints",
  "overtimes",
] as const;

function gamesOf(season: string, raw: Readonly<Record<string, unknown>>): Game[] | undefined {
  const { from, columns } = raw;
  if (typeof columns !== "string" || typeof from !== "string" || !isDay(from)) return undefined;
  const texts = splitColumns(columns, GAME_COLUMNS);
  const size = texts?.gap.length ?? 0;
  if (!texts || !GAME_COLUMNS.every((name) => isColumn(texts[name], size))) return undefined;
  const places = Uint32Array.from({ length: size }, (_, at) => at);
  const numbersOf = (name: (typeof GAME_COLUMNS)[number]) => {
    const numbers = new Int16Array(size);
    numbersAt(texts[name], places, 0, numbers);
    return numbers;
  };
  const [gap, id, home, away, homePoints, awayPoints, overtimes] = GAME_COLUMNS.map(numbersOf);
  let date = from;
  return Array.from(places, (at) => {
    if (gap?.[at]) date = dayAfter(date, gap[at]);
    return {
      id: `002${season.slice(2, 4)}${String(id?.[at]).padStart(5, "0")}`,
      date,
      homeTeamId: home?.[at] ?? 0,
      awayTeamId: away?.[at] ?? 0,
      homePoints: homePoints?.[at] ?? 0,
      awayPoints: awayPoints?.[at] ?? 0,
      neutral: false,
      ...(overtimes?.[at] && { overtimes: overtimes[at] }),
    };
  });
}

function gamesWire(games: readonly Game[]): SeasonListsWire["games"] {
  const [first] = games;
  if (first === undefined) return undefined;
  const columns = {
    gap: games.map(({ date }, at) => daysBetween(games[at - 1]?.date ?? date, date)),
    id: games.map(({ id }) => Number(id.slice(5))),
    homeTeamId: games.map(({ homeTeamId }) => homeTeamId),
    awayTeamId: games.map(({ awayTeamId }) => awayTeamId),
    homePoints: games.map(({ homePoints }) => homePoints),
    awayPoints: games.map(({ awayPoints }) => awayPoints),
    overtimes: games.map(({ overtimes = 0 }) => overtimes),
  };
  return {
    from: first.date,
    columns: joinColumns(GAME_COLUMNS.map((name) => digitsOf(columns[name]))),
  };
}

/** The lists that are stored by season. */
export type StoredLists = Pick<SeasonLists, "teams" | "games" | "series">;

/** The lists of a season. Only a bad row is dropped. */
export function parseSeasonLists(
  season: string,
  raw: unknown,
): { value: StoredLists; dropped: number } | undefined {
  const root = objectOf(raw);
  const games =
    root && (root.games === undefined ? [] : gamesOf(season, objectOf(root.games) ?? {}));
  const teams = root && parseRows(root.teams, listedTeam);
  const series = root && parseRows(root.series, listedSeries);
  if (!games || !teams || !series) return undefined;
  return {
    value: { teams: teams.rows, games, series: series.rows },
    dropped: teams.dropped + series.dropped,
  };
}

/** The document of a season's lists. */
export function seasonListsWire({ teams, series, games }: StoredLists): SeasonListsWire {
  const held = gamesWire(games);
  return {
    teams: teams.map(teamRows.print),
    series: series.map(seriesRows.print),
    ...(held && { games: held }),
  };
}
