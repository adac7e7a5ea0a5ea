import { parseArchive } from "#functions/data/wire/archive.ts";
import { NO_SEASON, parseSeasons } from "#functions/data/wire/season.ts";
import { type CommandLine, runCommand } from "../command-line.ts";
import {
  DATABASE_OPTIONS,
  DATABASE_USAGE,
  openDatabase,
  sentenceOf,
  targetOf,
} from "./database-target.ts";
import { endLine, runRefresh } from "./run-refresh.ts";
import { seasonLines } from "./season-lines.ts";

const usage = `usage: npm run season -- [--dry-run] [DATABASE]

Says which season a database is in and which it holds, and refreshes it as npm run data:refresh does: the
next season opens when the API has its games, and becomes the current one with its first finished game,
when the last is closed. Names the players who are new, return or leave, and teams with a new name.
  --dry-run       says what would happen and writes nothing
${DATABASE_USAGE}

STATS_API_URL and STATS_API_KEY name the API. It ends as npm run data:refresh does.`;

const config = {
  options: { ...DATABASE_OPTIONS, "dry-run": { type: "boolean", default: false } },
} as const;

async function main({ values, refuse }: CommandLine<typeof config>): Promise<void> {
  const target = targetOf(values, refuse);
  const { database, credential } = openDatabase(target);
  const seasons = await database.read("nba/season", credential);
  if (!seasons.ok) throw new Error(sentenceOf(target, seasons.error));
  const archive = await database.read("nba/archive/data", credential);
  if (!archive.ok) throw new Error(sentenceOf(target, archive.error));
  const held = (parseArchive(archive.value)?.rows ?? []).map(({ season }) => season);
  const report = await runRefresh(values, refuse);
  if (report === undefined) return;
  const { current } = parseSeasons(seasons.value ?? {})?.value ?? NO_SEASON;
  console.log(seasonLines({ current, held }, report).join("\n"));
  console.log(endLine(report, values));
}

await runCommand(usage, config, main);
