import { parseArgs } from "node:util";
import { collectionsAt } from "../src/data/collections.ts";
import { DATABASE_OPTIONS, DATABASE_USAGE, targetOf } from "./database-target.ts";
import { pushDataset, readDataset } from "./dataset-push.ts";
import { purgeSite } from "./purge-site.ts";

const usage = `usage: npm run data:push -- [--url URL] [--secret SECRET | --access-token TOKEN] [--site URL]

Loads data/*.json into a realtime database, under nba/.
${DATABASE_USAGE}
  --site          a site that reads this hosted database, to show it at once; it knows the operator
                  by the same secret. A site with the embedded database needs no telling`;

const { values } = parseArgs({
  options: {
    ...DATABASE_OPTIONS,
    site: { type: "string" },
    help: { type: "boolean" },
  },
});

if (values.help) {
  console.log(usage);
  process.exit(0);
}

try {
  const target = targetOf(values);
  const dataset = readDataset();
  await pushDataset(target, dataset);
  console.log(`Pushed ${Object.keys(dataset).join(", ")} to ${target.url}.`);
  if (values.site) {
    const secret = values.secret ?? process.env.DATABASE_SECRET;
    const collections = Object.keys(dataset).flatMap((name) => collectionsAt(["nba", name]));
    await purgeSite({ url: values.site, secret }, collections);
    console.log(`${values.site} shows it from now on.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
