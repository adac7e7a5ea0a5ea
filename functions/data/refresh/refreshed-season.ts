import {
  leagueContradictions,
  lineContradictions,
  recordContradictions,
  scheduleContradictions,
  totalsContradictions,
} from "../../../domain/season/contradictions.ts";
import type { Game, GameLine, SeasonTotals } from "../../../domain/season/facts.ts";
import { BOX_LEADER_RULES, LEADER_RULES } from "../../../domain/season/leader-categories.ts";
import { STAT_GROUPS, type StatGroup } from "../../../domain/season/leaders.ts";
import { topOf } from "../../../domain/season/leaders-table.ts";
import { gamesInOrder } from "../../../domain/season/records.ts";
import {
  areExact,
  boxTotalsOf,
  decimalsOf,
  seasonTotalsOf,
} from "../../../domain/season/season-averages.ts";
import { standingsTable } from "../../../domain/season/standings-table.ts";
import { type GameLinesWire, gameLinesWire, parseGameLines } from "../wire/game-lines.ts";
import { type GameResultsWire, gameResultsWire } from "../wire/game-results.ts";
import { type GameWire, gamesWire, parseGames } from "../wire/games.ts";
import { listOf, objectOf } from "../wire/rows.ts";
import { parseSeasonTotals, seasonTotalsWire } from "../wire/season-totals.ts";
import { type StandingWire, standingRowsWire } from "../wire/standings.ts";
import { type TeamWire, teamsWire } from "../wire/teams.ts";
import type { FetchedSeason } from "./fetched-season.ts";
import type { StoredSeason } from "./stored-season.ts";

/** What the database is to hold after a refresh; undefined is left as it is. */
export interface RefreshedSeason {
  teamsAPI: TeamWire[];
  games: GameWire[];
  gameLines: GameLinesWire;
  gameResults: GameResultsWire[];
  westConference: StandingWire[];
  eastConference: StandingWire[];
  seasonTotals: string[] | undefined;
  leaders: Record<StatGroup, unknown[]> | undefined;
}

export interface Computed {
  season: RefreshedSeason;
  /** How many rows each of them has that must not vanish unnoticed. */
  sizes: { teams: number; games: number; lines: number; totals: number };
  /** What contradicts itself, in sentences. */
  contradictions: string[];
}

/** Computes every collection that the API's resources determine, by the dataset's own rules. */
export function refreshedSeason(fetched: FetchedSeason, stored: StoredSeason): Computed {
  const { teams, games } = fetched;
  const lines = allLines(fetched, stored);
  const standings = standingsTable(teams, games);
  const totals = totalsOf(fetched, stored, lines);
  const contradictions = [
    ...fetched.problems,
    ...leagueContradictions(teams),
    ...scheduleContradictions(teams, games),
    ...recordContradictions([standings.East, standings.West], games),
    ...games.flatMap((game) => lineContradictions(game, lines.get(game.id) ?? [])),
    ...(totals?.contradictions ?? []),
  ];
  const texts = objectOf(stored.roots.gameLines.data) ?? {};
  const season: RefreshedSeason = {
    teamsAPI: teamsWire(teams),
    games: gamesWire(games),
    gameLines: linesWire(fetched, texts),
    gameResults: gameResultsWire(teams, games),
    westConference: withStoredCells(standingRowsWire(standings.West), stored, "westConference"),
    eastConference: withStoredCells(standingRowsWire(standings.East), stored, "eastConference"),
    seasonTotals: totals && seasonTotalsWire(totals.rows),
    leaders: totals && leadersOf(totals.rows, stored),
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

/** What would be written and not be understood when it is read, as an id that is too long. */
function unreadable({ games, gameLines, seasonTotals }: RefreshedSeason): string[] {
  const dropped = {
    games: parseGames(games)?.dropped,
    gameLines: parseGameLines(gameLines)?.dropped,
    seasonTotals: parseSeasonTotals(seasonTotals)?.dropped,
  };
  return Object.entries(dropped).flatMap(([what, rows]) =>
    rows === 0 ? [] : [`${rows} rows of ${what} could not be read back.`],
  );
}

type LinesByGame = ReadonlyMap<Game["id"], readonly GameLine[]>;

/** The lines of every game, oldest game first: the fetched ones, or else the stored. */
function allLines({ games, lines }: FetchedSeason, stored: StoredSeason): LinesByGame {
  return new Map(gamesInOrder(games).map(({ id }) => [id, lines.get(id) ?? stored.lines.of(id)]));
}

/** Unchanged games keep the text they have; those that are no more lose it. */
function linesWire(
  { games, lines }: FetchedSeason,
  texts: Readonly<Record<string, unknown>>,
): GameLinesWire {
  const fresh = gameLinesWire([...lines.values()].flat());
  const numbers = games.map(({ id }) => Number(id)).sort((a, b) => a - b);
  return Object.fromEntries(
    numbers.flatMap((number): [string, string][] => {
      const text = fresh[number] ?? texts[number];
      return typeof text === "string" ? [[String(number), text]] : [];
    }),
  );
}

/** Clinch letters and logos are in no resource of the API: they stay with their teams. */
function withStoredCells(
  rows: StandingWire[],
  stored: StoredSeason,
  conference: "westConference" | "eastConference",
): StandingWire[] {
  const known = new Map<unknown, unknown[]>();
  for (const row of listOf(stored.roots.standings[conference]) ?? []) {
    const cells = listOf(objectOf(row)?.Team) ?? [];
    known.set(cells[1], cells);
  }
  return rows.map((row) => {
    const [rank = "", name = "", , badge = ""] = row.Team ?? [];
    const [, , letter, logo] = known.get(name) ?? [];
    const text = (cell: unknown, otherwise: string) =>
      typeof cell === "string" && cell !== "" ? cell : otherwise;
    return { ...row, Team: [rank, name, text(letter, ""), text(logo, badge)] };
  });
}

/** Everybody's totals; undefined when averages are too coarse to tell totals from them. */
function totalsOf(
  fetched: FetchedSeason,
  stored: StoredSeason,
  lines: LinesByGame,
): { rows: SeasonTotals[]; contradictions: string[] } | undefined {
  const { averages, names } = fetched;
  const decimals = decimalsOf(averages.values());
  if (![...averages.values()].every((own) => areExact(own, decimals))) return undefined;
  const games = new Map(fetched.games.map((game) => [game.id, game]));
  const byPlayer = Map.groupBy([...lines.values()].flat(), ({ playerId }) => playerId);
  const contradictions: string[] = [];
  const rows: SeasonTotals[] = [];
  for (const [id, own] of byPlayer) {
    const known = stored.totals.get(id);
    const average = averages.get(id);
    const name = stored.names.get(id) ?? names.get(id) ?? "";
    if (name === "") contradictions.push(`Player ${id} has no name.`);
    const box = average && boxTotalsOf(average, decimals);
    if (average !== undefined && box === undefined) {
      contradictions.push(`${name}: his averages are those of no whole totals.`);
    }
    const facts = { id, name, lines: own, games, known };
    const row =
      average !== undefined && box !== undefined
        ? seasonTotalsOf({ ...facts, box, averages: average })
        : known;
    if (row === undefined) contradictions.push(`Player ${id} has lines and no averages.`);
    else {
      rows.push(row);
      contradictions.push(...totalsContradictions(row, own));
    }
  }
  return { rows, contradictions };
}

/** The groups with every list computed that box scores decide; the others stay as they are. */
function leadersOf(totals: SeasonTotals[], stored: StoredSeason): Record<StatGroup, unknown[]> {
  const group = (name: StatGroup) => {
    const known = listOf(objectOf(stored.roots.leaders[name])?.data) ?? [];
    const knownAs = new Map(known.map((list) => [objectOf(list)?.category, list]));
    return LEADER_RULES.filter((rule) => rule.group === name).flatMap(({ category }) => {
      const rule = BOX_LEADER_RULES.find((own) => own.group === name && own.category === category);
      if (rule === undefined) return knownAs.has(category) ? [knownAs.get(category)] : [];
      const top5 = topOf(rule, totals);
      // The database keeps no empty list, and nobody would see one.
      return top5.length === 0 ? [] : [{ category, top5 }];
    });
  };
  return Object.fromEntries(STAT_GROUPS.map((name) => [name, group(name)])) as Record<
    StatGroup,
    unknown[]
  >;
}
