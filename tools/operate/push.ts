import { isDeepStrictEqual } from "node:util";
import { changedAt } from "#functions/data/documents.ts";
import { type CommandLine, runCommand } from "../command-line.ts";
import {
  DATABASE_OPTIONS,
  DATABASE_USAGE,
  type DatabaseTarget,
  openDatabase,
  targetOf,
} from "./database-target.ts";
import { placesOf, pushDataset, readDataset } from "./dataset-push.ts";
import { withLogos } from "./logos.ts";
import { changedPastSeasons, pushPastSeasons } from "./past-seasons-push.ts";
import { showOnSite } from "./purge-site.ts";
import { whyNotPushed } from "./running-season.ts";

const usage = `usage: npm run data:push -- [--dry-run] [DATABASE]

Loads season/built/*.json into a realtime database, under nba/, in one update, and then each past season
that the database lacks or has in another version. Logos become addresses of the site: of --site, or else
of the database's own where it is embedded in a site. A database in a later season than the dataset
is refused with 1.
  --dry-run       says what would change and writes nothing
${DATABASE_USAGE}`;

const config = {
  options: { ...DATABASE_OPTIONS, "dry-run": { type: "boolean", default: false } },
} as const;

async function main({ values, refuse }: CommandLine<typeof config>): Promise<void> {
  const target = targetOf(values, refuse);
  const dataset = withLogos(readDataset(), { site: values.site, database: target.url });
  const refused = await whyNotPushed(target, dataset);
  if (refused !== undefined) {
    console.error(`${refused} Nothing was written.`);
    process.exitCode = 1;
    return;
  }
  const seasons = await changedPastSeasons(target);
  if (values["dry-run"]) {
    for (const line of await difference(target, dataset)) console.log(line);
    for (const season of seasons) console.log(`replaced: seasons/${season}`);
    console.log("Dry run: nothing was written.");
    return;
  }
  await pushDataset(target, dataset);
  await pushPastSeasons(target, seasons);
  console.log(`Pushed ${[...Object.keys(dataset), ...seasons].join(", ")} to ${target.url}.`);
  const written = [...Object.keys(dataset), ...(seasons.length > 0 ? ["seasons"] : [])];
  await showOnSite(
    values,
    written.flatMap((name) => changedAt(["nba", name])),
  );
}

/** The effect of a push on each collection, in lines. */
async function difference(
  target: DatabaseTarget,
  dataset: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const { database, credential } = openDatabase(target);
  const lines: string[] = [];
  for (const [name, collection] of Object.entries(dataset)) {
    let [isNew, isSame] = [true, true];
    for (const [path, value] of placesOf(name, collection)) {
      const stored = await database.read(`nba/${path}`, credential);
      if (!stored.ok) {
        const { kind, path } = stored.error;
        throw new Error(`The database at ${target.url} is ${kind}: ${path}.`);
      }
      isNew &&= stored.value === null;
      isSame &&= isDeepStrictEqual(stored.value, value);
    }
    lines.push(`${isNew ? "added" : isSame ? "unchanged" : "replaced"}: ${name}`);
  }
  return lines;
}

await runCommand(usage, config, main);
