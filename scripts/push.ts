import { parseArgs } from "node:util";
import { type Credential, pushDataset, readDataset } from "./dataset-push.ts";
import { openLocalState } from "./local-state.ts";
import { readPort } from "./port.ts";

const usage = `usage: npm run data:push -- [--url URL] [--secret SECRET | --access-token TOKEN]

Loads data/*.json into a realtime database, under nba/.
  --url           the database; without it the local site on PORT (or 4321)
  --secret        a database secret; without it DATABASE_SECRET, or the local one
  --access-token  a service account's access token, for a hosted database`;

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    secret: { type: "string" },
    "access-token": { type: "string" },
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
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
