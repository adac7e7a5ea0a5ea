import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { runCommand } from "../command-line.ts";
import { root, SOURCE_FOLDER } from "../paths.ts";
import { fitWinChance } from "./win-chance-fit.ts";
import { readWinChanceSeasons } from "./win-chance-games.ts";
import { readWinChanceFit, WIN_CHANCE_FILE, winChanceTable } from "./win-chance-table.ts";

const file = relative(root, WIN_CHANCE_FILE);
const usage = `usage: npm run plays:fit -- [--check]

Fits the chance to win during a game on the seasons with plays up to the one that ${file}
names, judges it on each season after it, and writes both into the table.
  --check  writes nothing, and fails when the table is not that of a fresh fit`;

const config = { options: { check: { type: "boolean", default: false } } } as const;

await runCommand(usage, config, async ({ values }) => {
  const { until } = readWinChanceFit();
  const table = winChanceTable(fitWinChance(readWinChanceSeasons(SOURCE_FOLDER), until));
  if (!values.check) writeFileSync(WIN_CHANCE_FILE, table);
  else if (readFileSync(WIN_CHANCE_FILE, "utf8") !== table)
    throw new Error(`${file} is not the table of a fresh fit.`);
  console.log(table);
});
