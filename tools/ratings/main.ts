import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type ForecastScore, scoreOf } from "#domain/ratings/forecast-record.ts";
import { runCommand } from "../command-line.ts";
import { root, SOURCE_FOLDER } from "../paths.ts";
import { BASELINES } from "./baselines.ts";
import { fitRatings, rateHistory } from "./fit.ts";
import { fittedTable, PARAMETER_FILE, readFittedRatings } from "./parameter-table.ts";
import { readSeasonGames } from "./season-games.ts";

const file = relative(root, PARAMETER_FILE);
const usage = `usage: npm run ratings:fit -- [--check]

Fits the parameters of the team ratings on the seasons up to the one that ${file}
names, writes them into it, and prints how right the forecasts of the seasons after it were.
  --check  writes nothing, and fails when the parameters are not those of a fresh fit`;

const config = { options: { check: { type: "boolean", default: false } } } as const;

const COLUMNS = ["regular season", "forecast", "games", "Brier", "log loss", "right"];

function row(season: string, name: string, score: ForecastScore | undefined): string[] {
  if (score === undefined) return [season, name, "0", "", "", ""];
  const { games, brier, logLoss, right } = score;
  const share = `${(100 * right).toFixed(1)} %`;
  return [season, name, String(games), brier.toFixed(4), logLoss.toFixed(4), share];
}

function print(rows: readonly string[][]): void {
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  for (const cells of rows)
    console.log(cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "));
}

await runCommand(usage, config, async ({ values }) => {
  const seasons = readSeasonGames(SOURCE_FOLDER);
  const { until, parameters: known } = readFittedRatings();
  const parameters = fitRatings(seasons, until);
  const table = fittedTable({ until, parameters });
  if (!values.check) writeFileSync(PARAMETER_FILE, table);
  else if (!isDeepStrictEqual(parameters, known))
    throw new Error(`The parameters in ${file} are not those of a fresh fit.`);
  console.log(table);
  const { judged } = rateHistory(seasons, parameters);
  const rows = [COLUMNS];
  for (const [at, { season, games }] of judged.entries()) {
    if (season <= until) continue;
    rows.push(row(season, "ratings", scoreOf(games)));
    for (const { name, judge } of BASELINES)
      rows.push(row(season, name, scoreOf(judge(seasons.slice(0, at + 1)))));
  }
  print(rows);
});
