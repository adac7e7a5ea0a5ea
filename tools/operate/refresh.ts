import { reportLines } from "#functions/data/refresh/report.ts";
import { type CommandLine, runCommand } from "../command-line.ts";
import { DATABASE_OPTIONS, DATABASE_USAGE } from "./database-target.ts";
import { endLine, runRefresh } from "./run-refresh.ts";

const usage = `usage: npm run data:refresh -- [--dry-run] [--full] [--allow-shrink] [DATABASE]

Brings the database up to what the public stats API says, in one update: teams, games, game lines,
results, standings, season totals and the lists of leaders that box scores decide.
  --dry-run       shows what would change and writes nothing
  --full          reads every game's lines, not only those of new and changed games
  --allow-shrink  writes although a tenth or more of something would be gone
${DATABASE_USAGE}

STATS_API_URL and STATS_API_KEY name the API; STATS_API_REQUESTS_PER_MINUTE (30) is what its plan
allows. The season is the one that the database is about. It ends with 0 when all
is well, with 1 when nothing was written for a reason that it names, with 2 for wrong options. How it
ended is noted at nba/refresh of the database, for /api/health.`;

const config = {
  options: {
    ...DATABASE_OPTIONS,
    "dry-run": { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    "allow-shrink": { type: "boolean", default: false },
  },
} as const;

async function main({ values, refuse }: CommandLine<typeof config>): Promise<void> {
  const report = await runRefresh(values, refuse);
  if (report === undefined) return;
  console.log(reportLines(report).join("\n"));
  console.log(endLine(report, values));
}

await runCommand(usage, config, main);
