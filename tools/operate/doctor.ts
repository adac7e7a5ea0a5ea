import { resolve } from "node:path";
import { deployedEnvironment } from "../build/environments.ts";
import { type CommandLine, runCommand } from "../command-line.ts";
import { examine } from "./doctor/checks.ts";
import { TOP_LEVEL } from "./doctor/configuration.ts";
import type { Finding } from "./doctor/finding.ts";
import { gather } from "./doctor/gather.ts";

const usage = `usage: npm run doctor -- [--env top-level|preview|production] [options]

Checks every variable, secret and connection, changes nothing, and says what is missing and how to
mend it. Ends with exit code 1 when something is missing.
  --env           the environment of wrangler.toml: a named one, or top-level for what the button
                  deploys; the local site unless given
  --secrets-file  the file of secrets that \`npm run deploy\` is given
  --secret        the database's secret, instead of DATABASE_SECRET
  --access-token  a service account's access token, instead of DATABASE_SERVICE_ACCOUNT
  --site          where the site answers, instead of SITE_URL
  --config        another wrangler.toml`;

const MARKS = { ok: "ok      ", missing: "MISSING ", warning: "look at " } as const;

function print(title: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  console.log(`\n${title}`);
  for (const finding of findings) {
    console.log(`  ${MARKS[finding.state]}${finding.says}`);
    if (finding.state !== "ok") console.log(`          ${finding.mend}`);
  }
}

const text = { type: "string" } as const;
const config = {
  options: {
    env: text,
    "secrets-file": text,
    secret: text,
    "access-token": text,
    site: text,
    config: text,
  },
} as const;

async function main({ values }: CommandLine<typeof config>): Promise<void> {
  const isLocal = values.env === undefined || values.env === "local";
  const named = () =>
    values.env === TOP_LEVEL ? TOP_LEVEL : deployedEnvironment(values.env ?? "");
  const environment = isLocal ? undefined : named();
  const file = values.config === undefined ? undefined : resolve(values.config);
  const configuration = gather({
    environment,
    config: file,
    secretsFile: values["secrets-file"],
    site: values.site,
    secret: values.secret,
    accessToken: values["access-token"],
  });
  const sections = await examine(configuration, { config: file });
  console.log(`The ${environment ?? "local"} environment:`);
  for (const { part, findings } of sections) print(part, findings);
  const all = sections.flatMap(({ findings }) => findings);
  const count = all.filter(({ state }) => state === "missing").length;
  const conclusion = { 0: "Nothing is missing.", 1: "1 thing is missing." }[count];
  console.log(`\n${conclusion ?? `${count} things are missing.`}`);
  if (count > 0) process.exitCode = 1;
}

await runCommand(usage, config, main);
