import { parseArgs } from "node:util";
import { type Credential, purgeSite, pushDataset, readDataset } from "./dataset-push.ts";
import { openLocalState } from "./local-state.ts";
import { readPort } from "./port.ts";

const usage = `usage: npm run data:push -- [--url URL] [--secret SECRET | --access-token TOKEN] [--site URL]

Loads data/*.json into a realtime database, under nba/.
  --url           the database; without it the local site on PORT (or 4321)
  --secret        a database secret; without it DATABASE_SECRET, or the local one
  --access-token  a service account's access token, for a hosted database
  --site          a site that reads this hosted database, to show it at once; it knows the operator
                  by the same secret. A site with the embedded database needs no telling`;

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    secret: { type: "string" },
    "access-token": { type: "string" },
    site: { type: "string" },
    help: { type: "boolean" },
  },
});

if (values.help) {
  console.log(usage);
  process.exit(0);
}

function credential(): Credential {
  if (values["access-token"]) return { kind: "access-token", token: values["access-token"] };
  const given = values.secret ?? process.env.DATABASE_SECRET;
  if (given) return { kind: "secret", secret: given };
  if (values.url) throw new Error("A database elsewhere needs --secret or --access-token.");
  return { kind: "secret", secret: openLocalState().secrets.databaseSecret };
}

try {
  const url = values.url ?? `http://localhost:${readPort()}`;
  const dataset = readDataset();
  await pushDataset({ url, credential: credential() }, dataset);
  console.log(`Pushed ${Object.keys(dataset).join(", ")} to ${url}.`);
  if (values.site) {
    const secret = values.secret ?? process.env.DATABASE_SECRET;
    if (!secret) throw new Error("--site needs the site's DATABASE_SECRET, also as --secret.");
    await purgeSite({ url: values.site, secret }, dataset);
    console.log(`${values.site} shows it from now on.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
