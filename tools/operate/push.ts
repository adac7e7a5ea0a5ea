import { collectionsAt } from "../../functions/data/collections.ts";
import { runCommand } from "../command-line.ts";
import { DATABASE_OPTIONS, DATABASE_USAGE, targetOf } from "./database-target.ts";
import { pushDataset, readDataset } from "./dataset-push.ts";
import { showOnSite } from "./purge-site.ts";

const usage = `usage: npm run data:push -- [--url URL] [--secret SECRET | --access-token TOKEN] [--site URL]

Loads season/built/*.json into a realtime database, under nba/.
${DATABASE_USAGE}`;

await runCommand(usage, { options: DATABASE_OPTIONS }, async ({ values, refuse }) => {
  const target = targetOf(values, refuse);
  const dataset = readDataset();
  await pushDataset(target, dataset);
  console.log(`Pushed ${Object.keys(dataset).join(", ")} to ${target.url}.`);
  await showOnSite(
    values,
    Object.keys(dataset).flatMap((name) => collectionsAt(["nba", name])),
  );
});
