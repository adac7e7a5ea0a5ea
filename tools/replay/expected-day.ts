import { BOX_LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { topOf } from "#domain/leaders/leaders-table.ts";
import { standingsAfter } from "#domain/query/storage/derived-season.ts";
import type { BoxTotals, Game, SeasonTotals } from "#domain/season/facts.ts";
import type { Team } from "#domain/teams/team.ts";
import { standingRowsWire } from "#functions/data/wire/standings.ts";
import type { Json } from "./stats-api.ts";

/** The season so far by the tables, by name, as texts that can be compared. */
export type Expected = Map<string, string>;

/** The season's tables up to a day. */
export interface TablesSoFar {
  teams: Team[];
  games: Game[];
  /** A line a player and game, as the stats API has it. */
  lines: readonly Json[];
  names: ReadonlyMap<string, string>;
}

/** Questions of the finder, and what of a line they count; counted here without the finder. */
export const COUNTED: Record<string, (line: Json) => boolean> = {
  "pts=30..": ({ pts }) => Number(pts) >= 30,
  "reb=15..": ({ reb }) => Number(reb) >= 15,
  "ast=10..&pts=20..": ({ ast, pts }) => Number(ast) >= 10 && Number(pts) >= 20,
  "fg3m=6..": ({ fg3m }) => Number(fg3m) >= 6,
  "td=1..": (line) => tens(line) >= 3,
};

const TENS = ["pts", "reb", "ast", "stl", "blk"] as const;
const tens = (line: Json) => TENS.filter((figure) => Number(line[figure]) >= 10).length;

const SUMMED: Record<keyof BoxTotals | "minutes" | "plusMinus", string> = {
  minutes: "min",
  pts: "pts",
  reb: "reb",
  ast: "ast",
  stl: "stl",
  blk: "blk",
  tov: "turnover",
  fgm: "fgm",
  fga: "fga",
  fg3m: "fg3m",
  fg3a: "fg3a",
  ftm: "ftm",
  fta: "fta",
  oreb: "oreb",
  dreb: "dreb",
  pf: "pf",
  plusMinus: "plus_minus",
};

/** Standings, totals, leaders and counts, computed from the tables alone. */
export function expectedOf(tables: TablesSoFar): Expected {
  const totals = totalsOf(tables);
  return new Map([
    ...standingsOf(tables),
    ...totalTexts(totals),
    ...leadersOf(totals),
    ...counts(tables),
  ]);
}

/** A player's totals as text. */
export function totalText(totals: SeasonTotals): string {
  const figures = ["games", "wins", "losses", "doubleDoubles", "tripleDoubles"] as const;
  const all = [...figures, ...(Object.keys(SUMMED) as (keyof typeof SUMMED)[])];
  return all.map((figure) => `${figure} ${totals[figure] ?? "-"}`).join(", ");
}

/** A row of the standings as text: the team and its figures, in the order of their names. */
export function standingText({ Team, ...row }: Json): string {
  const figures = Object.entries(row).map(([name, cells]) => `${name} ${cells}`);
  return [(Team as string[])[1], ...figures.sort()].join(", ");
}

function standingsOf({ teams, games }: TablesSoFar): [string, string][] {
  return Object.entries(standingsAfter(games)(teams)).flatMap(([conference, rows]) =>
    standingRowsWire(rows).map((row: Json, at: number): [string, string] => [
      `standings ${conference} ${at + 1}`,
      standingText(row),
    ]),
  );
}

/** The plain sums of every player's lines. */
function totalsOf({ games, lines, names }: TablesSoFar): SeasonTotals[] {
  const winners = new Map(
    games.map((game) => [
      Number(game.id),
      game.homePoints > game.awayPoints ? game.homeTeamId : game.awayTeamId,
    ]),
  );
  return [...Map.groupBy(lines, ({ player }) => String((player as Json).id))].map(([id, own]) => {
    const sums = Object.fromEntries(
      Object.entries(SUMMED).map(([name, column]) => [
        name,
        own.reduce((sum, line) => sum + Number(line[column] ?? 0), 0),
      ]),
    ) as Record<keyof typeof SUMMED, number>;
    const wins = own.filter(
      ({ game, team }) => winners.get(Number((game as Json).id)) === (team as Json).id,
    ).length;
    // Where the league corrected all rebounds alone, the defensive ones take the difference.
    const astray = sums.reb - sums.oreb - sums.dreb;
    const [last = {}] = own.slice(-1);
    return {
      ...sums,
      dreb: sums.dreb + (Math.abs(astray) <= 1 ? astray : 0),
      id,
      name: names.get(id) ?? "",
      teamId: Number((last.team as Json).id),
      games: own.length,
      wins,
      losses: own.length - wins,
      blka: null,
      pfd: null,
      doubleDoubles: own.filter((line) => tens(line) >= 2).length,
      tripleDoubles: own.filter((line) => tens(line) >= 3).length,
    };
  });
}

function totalTexts(totals: readonly SeasonTotals[]): [string, string][] {
  return totals.map((row) => [`totals of ${row.id}`, totalText(row)]);
}

function leadersOf(totals: readonly SeasonTotals[]): [string, string][] {
  return BOX_LEADER_RULES.map((rule) => [
    `leaders ${rule.group} ${rule.category}`,
    JSON.stringify(topOf(rule, totals)),
  ]);
}

function counts({ lines }: TablesSoFar): [string, string][] {
  return Object.entries(COUNTED).map(([address, isCounted]) => [
    `finder ${address}`,
    String(lines.filter(isCounted).length),
  ]);
}
