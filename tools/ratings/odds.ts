import { relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { daysWithOdds, oddsOf, SIMULATIONS, seasonAsOf } from "#domain/ratings/season-odds.ts";
import type { OpenSeason } from "#domain/ratings/season-simulation.ts";
import { runCommand } from "../command-line.ts";
import { root, SOURCE_FOLDER } from "../paths.ts";
import { readTables } from "../season/tables.ts";
import { seasonsToPlayOut } from "./odds-days.ts";
import { ODDS_FILE, readOdds, writeOdds } from "./odds-table.ts";

const usage = `usage: npm run ratings:odds -- [--check DATE]

Plays out ${SIMULATIONS.toLocaleString("en")} seasons from each day with a result that has no odds yet, and adds them to
${relative(root, ODDS_FILE)}. The odds of a day are never written again.
  --check DATE  writes nothing, and fails when the odds of a day are not those of fresh seasons`;

const config = { options: { check: { type: "string" } } } as const;

await runCommand(usage, config, async ({ values }) => {
  const tables = readTables(SOURCE_FOLDER);
  const { parameters, current, upcoming } = seasonsToPlayOut(SOURCE_FOLDER, tables);
  const days: [string, OpenSeason][] = [
    ...daysWithOdds(current).map((date): [string, OpenSeason] => [date, seasonAsOf(date, current)]),
    ...daysWithOdds(upcoming).map((date): [string, OpenSeason] => [date, upcoming]),
  ];
  const known = readOdds();
  if (values.check !== undefined) {
    const season = new Map(days).get(values.check);
    if (season === undefined) throw new Error(`${values.check} is no day with odds.`);
    const fresh = oddsOf(season, parameters).map((own) => ({ ...own, wins: rounded(own.wins) }));
    if (!isDeepStrictEqual(fresh, known.get(values.check)))
      throw new Error(`The odds of ${values.check} are not those of fresh seasons.`);
    console.log(`The odds of ${values.check} are those of fresh seasons.`);
    return;
  }
  for (const [date, season] of days) {
    if (known.has(date)) continue;
    const from = performance.now();
    known.set(date, oddsOf(season, parameters));
    console.log(`${date}  ${Math.round(performance.now() - from)} ms`);
  }
  writeOdds(known);
});

function rounded(wins: number): number {
  return Number(wins.toFixed(1));
}
