import { oddsOf, SIMULATIONS, seasonAsOf } from "#domain/ratings/season-odds.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { seasonsToPlayOut } from "#tools/ratings/odds-days.ts";
import { readTables } from "#tools/season/tables.ts";
import { table, within } from "./table.ts";
import { threadMs } from "./thread-time.ts";

/** The budget of design.md section 8, in milliseconds of CPU time. */
const DAY_MS = 2_000;

/** Before the first game, in the middle of the season, and before its last day. */
const DAYS = ["2025-10-20", "2026-02-11", "2026-04-11"];

/** The CPU time of a day's odds, by how much of the season is left to play out. */
export function oddsTable(): string {
  const { current, parameters } = seasonsToPlayOut(SOURCE_FOLDER, readTables(SOURCE_FOLDER));
  const rows = DAYS.map((date) => {
    const season = seasonAsOf(date, current);
    const from = threadMs();
    oddsOf(season, parameters);
    return [date, String(season.upcoming.length), within(threadMs() - from, DAY_MS)];
  });
  return `The odds after a day, counted in ${SIMULATIONS.toLocaleString("en")} seasons: the thread's CPU time in Node in ms, in one
process without a warm-up. Budget: ${DAY_MS} ms.\n
${table(["day", "games left", "ms"], rows)}\n`;
}
