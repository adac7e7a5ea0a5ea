import { spawnSync } from "node:child_process";
import { deployArguments, deployedEnvironment, outputFolder } from "../build/environments.ts";
import { buildSite } from "../build/site.ts";
import { type CommandLine, runCommand } from "../command-line.ts";
import { program, root } from "../paths.ts";
import { keepDictionary } from "./deploy/previous-dictionary.ts";
import { halfSetWarning, problemsOf, settingProblemsOf } from "./deploy/secrets.ts";
import { readSecretsFile } from "./deploy/secrets-file.ts";
import { configOf, misplacedIn, variablesOf } from "./deploy/wrangler-config.ts";
import { TOP_LEVEL } from "./doctor/configuration.ts";

const usage = `usage: npm run deploy -- [--env top-level|preview|production] [--secrets-file FILE] [--dry-run]

Builds the site for an environment of wrangler.toml and uploads it. Refuses variables and secrets that
the site could not run with before it builds.
  --env           top-level unless given: the configuration at the top of wrangler.toml, for which nothing
                  has to be set; the "Deploy to Cloudflare" button deploys it
  --secrets-file  secrets to upload with it, NAME=value in lines; needed the first time
  --dry-run       everything but the upload`;

const config = {
  options: {
    env: { type: "string" },
    "secrets-file": { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
} as const;

async function main({ values }: CommandLine<typeof config>): Promise<void> {
  const { "secrets-file": secretsFile, "dry-run": isDryRun } = values;
  const { env = TOP_LEVEL } = values;
  const environment = env === TOP_LEVEL ? undefined : deployedEnvironment(env);
  const table = environment === undefined ? "the top, above every table" : `[env.${environment}]`;
  const secrets = secretsFile === undefined ? {} : readSecretsFile(secretsFile);
  const wranglerConfig = configOf(environment);
  const variables = variablesOf(wranglerConfig);
  const misplaced = misplacedIn(wranglerConfig).map(
    (says) => `In wrangler.toml ${says}: move the line to ${table}`,
  );
  const problems = [
    ...misplaced,
    ...(environment === undefined
      ? settingProblemsOf(variables, secrets)
      : problemsOf(variables, secrets)),
  ];
  if (problems.length > 0) {
    const more = environment && `; \`npm run doctor -- --env ${environment}\` says more`;
    throw new Error(`${problems.join("\n")}\nNothing was deployed${more ?? ""}.`);
  }
  const warning = secretsFile === undefined ? undefined : halfSetWarning(variables, secrets);
  if (warning !== undefined) console.warn(warning);
  console.log(`Building the site${environment === undefined ? "" : ` for ${environment}`} ...`);
  await buildSite(environment);
  const site = variables.SITE_URL ?? "";
  if (URL.canParse(site) && !(await keepDictionary(site, outputFolder(environment)))) {
    console.log(`${site} announces no shared dictionary: the build has only the new one.`);
  }
  const args = [
    ...deployArguments(environment),
    ...(secretsFile === undefined ? [] : [`--secrets-file=${secretsFile}`]),
    ...(isDryRun ? ["--dry-run"] : []),
  ];
  // wrangler may prompt, for example for the account.
  const uploaded = spawnSync(program("wrangler"), args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, CLOUDFLARE_ENV: "" },
  });
  process.exitCode = uploaded.status === 0 ? 0 : 1;
}

await runCommand(usage, config, main);
