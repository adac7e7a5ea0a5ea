import * as v from "valibot";
import type { PurgeName } from "../../functions/data/documents.ts";
import { refresh } from "../../functions/data/refresh/refresh.ts";
import { noteRefresh } from "../../functions/data/refresh/refresh-record.ts";
import { failureLines, reportLines } from "../../functions/data/refresh/report.ts";
import type { Progress } from "../../functions/data/refresh/schedule.ts";
import { createStatsApi } from "../../functions/data/stats-api/stats-api.ts";
import { STATS_SETTINGS, statsSettingsOf } from "../../functions/settings/stats-settings.ts";
import { type CommandLine, runCommand } from "../command-line.ts";
import { DATABASE_OPTIONS, DATABASE_USAGE, openDatabase, targetOf } from "./database-target.ts";
import { progressBar } from "./progress-bar.ts";
import { showOnSite } from "./purge-site.ts";

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

function readSettings(refuse: (message: string) => never) {
  const schema = v.object(STATS_SETTINGS);
  const variables = v.safeParse(schema, process.env, { abortPipeEarly: true });
  if (!variables.success) {
    const [issue] = variables.issues;
    return refuse(`${v.getDotPath(issue)} ${issue.message}.`);
  }
  return statsSettingsOf(variables.output) ?? refuse("Set STATS_API_URL and STATS_API_KEY first.");
}

async function main({ values, refuse }: CommandLine<typeof config>): Promise<void> {
  const settings = readSettings(refuse);
  const target = targetOf(values, refuse);
  const show = progressBar(process.stderr);
  const changed: PurgeName[] = [];
  let step: Progress["step"] | undefined;
  process.once("SIGINT", () => {
    const isWriting = step === "update";
    console.error(
      isWriting
        ? "\nStopped while the update was on its way: the database has all of it or nothing."
        : "\nStopped; nothing was written.",
    );
    process.exit(130);
  });

  const { database, credential } = openDatabase(target);
  const outcome = await refresh({
    database,
    credential,
    api: createStatsApi({
      ...settings,
      requestsPerMinute: settings.requestsPerMinute.refresh,
      fetch: (url, init) => fetch(url, init),
      random: Math.random,
      now: Date.now,
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
    isFull: values.full,
    mayShrink: values["allow-shrink"],
    isDry: values["dry-run"],
    now: Date.now,
    onProgress: (progress) => {
      step = progress.step;
      show(progress);
    },
    purge: async (collections) => {
      changed.push(...collections);
    },
  });
  if (!values["dry-run"]) await noteRefresh(database, credential, outcome, Date.now());
  if (!outcome.ok) {
    console.error(failureLines(outcome.error).join("\n"));
    process.exitCode = 1;
    return;
  }
  const { changes } = outcome.value;
  console.log(reportLines(outcome.value).join("\n"));
  if (changes.length === 0) console.log("Nothing has changed.");
  else if (values["dry-run"]) console.log("Dry run: nothing was written.");
  else console.log(`Written to ${target.url} in one update.`);
  if (changed.length > 0) await showOnSite(values, changed);
}

await runCommand(usage, config, main);
