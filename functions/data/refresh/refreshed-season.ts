import { type Leaders, STAT_GROUPS, type StatGroup } from "#domain/leaders/leaders.ts";
import { leaderLists } from "#domain/query/storage/derived-season.ts";
import {
  leagueContradictions,
  lineContradictions,
  recordContradictions,
  scheduleContradictions,
  totalsContradictions,
} from "#domain/season/contradictions.ts";
import type { Game, SeasonTotals } from "#domain/season/facts.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { areSameLines, type SourceLine, seasonTotalsOf } from "#domain/season/season-totals.ts";
import { standingsTable } from "#domain/standings/standings-table.ts";
import { type GameWire, gamesWire, parseGames } from "../wire/games.ts";
import { parseLeaders } from "../wire/leaders.ts";
import { listOf, objectOf } from "../wire/rows.ts";
import { parseSeasonTotals, seasonTotalsWire } from "../wire/season-totals.ts";
import { type StandingWire, standingRowsWire } from "../wire/standings.ts";
import { type TeamWire, teamsWire } from "../wire/teams.ts";
import type { FetchedSeason } from "./fetched-season.ts";
import { type RenamedTeam, renamedTeams } from "./renamed-teams.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The collections to write in a refresh; an undefined one is left as it is. */
export interface RefreshedSeason {
  teamsAPI: TeamWire[];
  games: GameWire[];
  westConference: StandingWire[];
  eastConference: StandingWire[];
  seasonTotals: string[] | undefined;
  leaders: Leaders | undefined;
  players: unknown[];
}

export interface Computed {
  season: RefreshedSeason;
  /** The number of rows of each kind, which must not shrink unnoticed. */
  sizes: { teams: number; games: number; lines: number; totals: number };
  /** The contradictions found, in sentences. */
  contradictions: string[];
}

/** Computes every collection that the API's resources determine, by the dataset's own rules. */
export function refreshedSeason(
  fetched: FetchedSeason,
  stored: StoredSeason,
  players: unknown[],
): Computed {
  const { teams, games } = fetched;
  const renamed = renamedTeams(teams, stored);
  const lines = allLines(fetched, stored);
  const standings = standingsTable(teams, games);
  const totals = totalsOf(fetched, stored, lines);
  const contradictions = [
    ...fetched.problems,
    ...leagueContradictions(teams),
    ...scheduleContradictions(teams, games),
    ...recordContradictions(
      [...standings.East.rows, ...standings.West.rows].map(({ team, wins, losses }) => ({
        teamId: team.id,
        name: `${team.fullName} in the standings`,
        wins,
        losses,
      })),
      games,
    ),
    // Of a game whose lines are not held yet, the result alone is known.
    ...games.flatMap((game) => {
      const own = lines.get(game.id) ?? [];
      return own.length === 0 ? [] : lineContradictions(game, own);
    }),
    ...(totals?.contradictions ?? []),
  ];
  const cellsKept = (of: typeof standings.West, conference: "westConference" | "eastConference") =>
    withStoredCells(standingRowsWire(of), stored.roots.standings[conference], renamed);
  const season: RefreshedSeason = {
    teamsAPI: teamsWire(teams),
    games: gamesWire(games),
    westConference: cellsKept(standings.West, "westConference"),
    eastConference: cellsKept(standings.East, "eastConference"),
    seasonTotals: totals && seasonTotalsWire(totals.rows),
    leaders: totals && leaderLists(totals.rows)(storedLeaders(stored)),
    players,
  };
  return {
    season,
    sizes: {
      teams: teams.length,
      games: games.length,
      lines: [...lines.values()].reduce((sum, own) => sum + own.length, 0),
      totals: totals?.rows.length ?? stored.totals.size,
    },
    contradictions: [...contradictions, ...unreadable(season)],
  };
}

/** The rows that could not be parsed again once written, such as one with too long an id. */
function unreadable({ games, seasonTotals }: RefreshedSeason): string[] {
  const dropped = {
    games: parseGames(games)?.dropped,
    seasonTotals: parseSeasonTotals(seasonTotals)?.dropped,
  };
  return Object.entries(dropped).flatMap(([what, rows]) =>
    rows === 0 ? [] : [`${rows} rows of ${what} could not be read back.`],
  );
}

type LinesByGame = ReadonlyMap<Game["id"], readonly SourceLine[]>;

/** The lines of every game, oldest game first: those that were read, or else the stored ones. */
function allLines({ games, lines }: FetchedSeason, stored: StoredSeason): LinesByGame {
  return new Map(
    gamesInOrder(games).map(({ id }) => [id, lines.get(id) ?? stored.lines.get(id) ?? []]),
  );
}

/** Keeps the stored clinch letters and logos, which the API does not have, with their teams. */
function withStoredCells(
  rows: StandingWire[],
  stored: unknown,
  renamed: readonly RenamedTeam[],
): StandingWire[] {
  const names = new Map(renamed.map(({ before, now }) => [before.fullName, now.fullName]));
  const known = new Map<unknown, unknown[]>();
  for (const row of listOf(stored) ?? []) {
    const cells = listOf(objectOf(row)?.Team) ?? [];
    known.set(names.get(String(cells[1])) ?? cells[1], cells);
  }
  return rows.map((row) => {
    const [rank = "", name = "", , badge = ""] = row.Team ?? [];
    const [, , letter, logo] = known.get(name) ?? [];
    const text = (cell: unknown, otherwise: string) =>
      typeof cell === "string" && cell !== "" ? cell : otherwise;
    return { ...row, Team: [rank, name, text(letter, ""), text(logo, badge)] };
  });
}

/** All players' totals; undefined when the lines that were read do not determine them. */
function totalsOf(
  fetched: FetchedSeason,
  stored: StoredSeason,
  lines: LinesByGame,
): { rows: SeasonTotals[]; contradictions: string[] } | undefined {
  if (!fetched.hasShots) return undefined;
  const games = new Map(fetched.games.map((game) => [game.id, game]));
  const byPlayer = Map.groupBy([...lines.values()].flat(), ({ playerId }) => playerId);
  const before = Map.groupBy([...stored.lines.values()].flat(), ({ playerId }) => playerId);
  const contradictions: string[] = [];
  // Of a season whose lines are not all held yet, the totals know more than the lines.
  const rows = [...stored.totals.values()].filter(({ id }) => !byPlayer.has(id) && !before.has(id));
  for (const [id, own] of byPlayer) {
    const name = stored.names.get(id) ?? fetched.names.get(id) ?? "";
    if (name === "") contradictions.push(`Player ${id} has no name.`);
    const known = stored.totals.get(id);
    const was = before.get(id) ?? [];
    if (known !== undefined && Math.max(own.length, was.length) < known.games) {
      rows.push(known);
      continue;
    }
    const row = seasonTotalsOf({ id, name, lines: own, games, before: was, known });
    if (row === undefined) {
      if (known !== undefined) rows.push(known);
      if (areSameLines(own, was)) continue;
      contradictions.push(`${name}: lines of his are gone. Run npm run data:refresh -- --full.`);
    } else {
      rows.push(row);
      contradictions.push(...totalsContradictions(row, own));
    }
  }
  return { rows, contradictions };
}

/** The lists of leaders as the database has them. */
function storedLeaders({ roots }: StoredSeason): Leaders {
  const group = (name: StatGroup) => parseLeaders(objectOf(roots.leaders[name])?.data)?.rows ?? [];
  return Object.fromEntries(STAT_GROUPS.map((name) => [name, group(name)])) as Leaders;
}
