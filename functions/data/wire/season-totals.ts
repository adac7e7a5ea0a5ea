import type { SeasonTotals } from "#domain/season/facts.ts";
import { cleanText } from "#domain/teams/team-names.ts";
import { parseRows, type ReadRows } from "./rows.ts";

/**
 * The columns of a row of `nba/seasonTotals/data`, in order and separated by commas. A player's
 * `blka`, `pfd` and `plusMinus` are empty when unknown.
 */
const COLUMNS = [
  "id",
  "name",
  "teamId",
  "games",
  "wins",
  "losses",
  "minutes",
  "fgm",
  "fga",
  "fg3m",
  "fg3a",
  "ftm",
  "fta",
  "oreb",
  "dreb",
  "reb",
  "ast",
  "tov",
  "stl",
  "blk",
  "blka",
  "pf",
  "pfd",
  "pts",
  "plusMinus",
  "doubleDoubles",
  "tripleDoubles",
] as const satisfies (keyof SeasonTotals)[];

const ROW =
  /^[1-9]\d{0,9},[^,]{1,100},[1-9]\d{0,2}(?:,\d{1,4}){3},\d{1,5}(?:\.\d{1,20})?(?:,\d{1,5}){13}(?:,\d{0,5}),\d{1,5}(?:,\d{0,5}),\d{1,5},(?:-?\d{1,5})?(?:,\d{1,4}){2}$/;

/** The players' totals of `nba/seasonTotals/data`. Of two rows with one id the first counts. */
export function parseSeasonTotals(raw: unknown): ReadRows<SeasonTotals> | undefined {
  const ids = new Set<string>();
  return parseRows(raw, (row) => {
    if (typeof row !== "string" || !ROW.test(row)) return undefined;
    const totals = totalsOf(row.split(","));
    if (totals.name === "" || ids.has(totals.id)) return undefined;
    ids.add(totals.id);
    return totals;
  });
}

function totalsOf(cells: string[]): SeasonTotals {
  const [id = "", name = ""] = cells;
  const figures = COLUMNS.slice(2).map((column, at) => [column, figureOf(cells[at + 2])]);
  return { ...Object.fromEntries(figures), id, name: cleanText(name) } as SeasonTotals;
}

function figureOf(cell: string | undefined): number | null {
  return cell === "" ? null : Number(cell);
}

/**
 * The rows of `nba/seasonTotals/data`, sorted by name in the same way by every writer, so that a
 * row moves only when a player is added or removed. No name may contain a comma.
 */
export function seasonTotalsWire(players: readonly SeasonTotals[]): string[] {
  return players
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map((player) => COLUMNS.map((column) => player[column]).join(","));
}
