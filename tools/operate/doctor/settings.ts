import { accountsOf, whyAccountsAreOff } from "#functions/settings/accounts.ts";
import {
  type Environment,
  readEnvironment,
  SETTING_NAMES,
} from "#functions/settings/environment.ts";
import { whyPlaysAreOff } from "#functions/settings/plays-settings.ts";
import { whyRefreshIsOff } from "#functions/settings/results-settings.ts";
import { LOCAL_SETTINGS, localVariables } from "#tools/machine/local-settings.ts";
import { isSecret, unseen as placeholder, siteUrlProblem, UNSEEN } from "../deploy/secrets.ts";
import {
  type Configuration,
  type Examined,
  nameInFile,
  settingOf,
  TOP_LEVEL,
  tableOf,
} from "./configuration.ts";
import { type Finding, found, missing, warning, well } from "./finding.ts";

const SEAL = "SESSION_SECRET";
/** The Worker refuses to run with a setting that it cannot read. */
const COST_OF_A_PROBLEM = "Until then every page is an error that names it.";
const EMULATOR = "FIREBASE_AUTH_EMULATOR_HOST";

/** Examples of the values that `npm start` sets. */
const STARTED = localVariables(
  { secrets: { databaseSecret: UNSEEN, sessionSecret: UNSEEN } },
  "127.0.0.1:9099",
);

/**
 * Checks every setting with the Worker's own parser, and the rules for deployed sites. Secrets that
 * Cloudflare already has may be missing, and so may the settings that `npm start` makes for a local
 * site.
 */
export async function lookAtSettings(configuration: Examined): Promise<Finding[]> {
  const { isStopped, worker } = configuration;
  const { secrets: atCloudflare } = await worker;
  const own = [...configuration.settings].map(([name, { value }]) => [name, value] as const);
  const given = new Map([...(isStopped ? Object.entries(STARTED) : []), ...own]);
  const unseen = atCloudflare.filter((name) => isSecret(name) && !given.has(name));
  for (const name of unseen) given.set(name, placeholder(name));
  const read = readEnvironment(Object.fromEntries(given));
  const isDeployed = configuration.environment !== undefined;
  const problems = read.ok ? [] : read.error.problems.map(subjectOf);
  const wrong = problems.map(({ name, says }) =>
    missing(says, `${mendOf(name, configuration)} ${COST_OF_A_PROBLEM}`),
  );
  const named = new Set(problems.map(({ name }) => name));
  const known = SETTING_NAMES.filter(
    (name) => configuration.settings.has(name) || unseen.includes(name),
  );
  const right = known
    .filter((name) => !named.has(name))
    .map((name) =>
      well(unseen.includes(name) ? `${name} is set at Cloudflare.` : rightly(name, configuration)),
    );
  // As they were given: one that cannot be read hides nothing of the others.
  const set = Object.fromEntries([...given].filter(([, value]) => value !== ""));
  const halves = [whyAccountsAreOff(set), whyRefreshIsOff(set), whyPlaysAreOff(set)].filter(
    (says) => says !== undefined,
  );
  return [
    ...right,
    ...wrong,
    ...halves.map((says) => warning(says, "Set what is missing, or take out the rest.")),
    ...(isDeployed ? lookAtDeployed(configuration, named, unseen) : []),
    ...(isDeployed && read.ok ? lookAtLeftOut(configuration, read.value) : []),
  ];
}

/** Says what a site costs by the settings that it does without. */
function lookAtLeftOut(configuration: Configuration, settings: Environment): Finding[] {
  const isHalfSet = whyAccountsAreOff(settings) !== undefined;
  // Variables of the dashboard are in no file: the site's health says what they switch on.
  const isInFile = configuration.environment !== TOP_LEVEL;
  const { DATABASE_URL, DATABASE_SECRET } = settings;
  return found(
    isInFile &&
      accountsOf(settings).kind === "off" &&
      !isHalfSet &&
      warning(
        "FIREBASE_PROJECT_ID is not set: the site has no accounts and no pages for members.",
        mendOf("FIREBASE_PROJECT_ID", configuration),
      ),
    DATABASE_URL === undefined &&
      DATABASE_SECRET === undefined &&
      warning(
        "DATABASE_SECRET is not set: no command can read or write the embedded database.",
        mendOf("DATABASE_SECRET", configuration),
      ),
  );
}

function lookAtDeployed(
  configuration: Configuration,
  named: Set<string>,
  unseen: string[],
): Finding[] {
  const { environment, settings } = configuration;
  const isSet = (name: string) => settingOf(configuration, name) !== undefined;
  const mend = (name: string) => mendOf(name, configuration);
  const siteProblem = siteUrlProblem(settingOf(configuration, "SITE_URL"));
  const isTop = environment === TOP_LEVEL;
  const inFile = [...settings].flatMap(([name, { origin }]) =>
    origin === "wrangler.toml" ? [name] : [],
  );
  return found(
    isTop &&
      configuration.site === undefined &&
      warning(
        "Where the site answers is not known, so nothing of it was asked.",
        "Add `--site https://hardwood.<your subdomain>.workers.dev`.",
      ),
    siteProblem !== undefined &&
      !named.has("SITE_URL") &&
      !(isTop && !isSet("SITE_URL")) &&
      missing(`${siteProblem}.`, mend("SITE_URL")),
    isSet(EMULATOR) &&
      !named.has(EMULATOR) &&
      missing(
        `${EMULATOR} is set for ${environment}: an emulator accepts any identity.`,
        mend(EMULATOR),
      ),
    !isTop && !isSet(SEAL) && !unseen.includes(SEAL) && missing(`${SEAL} is not set.`, mend(SEAL)),
    ...inFile
      .filter(isSecret)
      .map((name) =>
        missing(
          `${name} is a secret, and stands in wrangler.toml for everyone to read.`,
          mend(name),
        ),
      ),
    ...inFile
      .filter((name) => !SETTING_NAMES.includes(name))
      .map((name) =>
        warning(
          `${name} in wrangler.toml is no setting of this site.`,
          "Mind the spelling, or take it out.",
        ),
      ),
  );
}

/** Splits off the setting's name, with which every sentence about a setting begins. */
function subjectOf(problem: string): { name: string; says: string } {
  return { name: problem.slice(0, problem.indexOf(" ")), says: `${problem}.` };
}

/** Says that a setting is right, with its value unless it is a secret. */
function rightly(name: string, configuration: Configuration): string {
  return isSecret(name) ? `${name} is set.` : `${name} is ${settingOf(configuration, name)}.`;
}

const PROJECT = "the Firebase console, Project settings, General";
const WHERE: Record<string, string> = {
  SITE_URL: "the site's own address, as https://hardwood.example.com",
  FIREBASE_PROJECT_ID: `the project's id, from ${PROJECT}`,
  FIREBASE_API_KEY: `the project's web API key, from ${PROJECT}`,
  FIREBASE_AUTH_DOMAIN: "the project's id with .firebaseapp.com, unless you have a domain for it",
  DATABASE_URL: "the hosted database's address, from the Firebase console, Realtime Database",
};

function mendOf(name: string, configuration: Configuration): string {
  if (configuration.environment === undefined) {
    return (LOCAL_SETTINGS as readonly string[]).includes(name)
      ? "`npm start` sets it; look for what overrides it in the shell or in .dev.vars."
      : "Correct it or take it out.";
  }
  if (name === EMULATOR) return "Take it out: emulators are for local runs only.";
  if (name === "DATABASE_SERVICE_ACCOUNT") {
    const made = "Firebase makes one (Project settings, Service accounts)";
    return `${made}; set the JSON of its file in one line: \`jq -c . key.json\`.`;
  }
  if (isSecret(name)) {
    const random = "Make one with `openssl rand -base64 32`";
    const own = nameInFile(configuration);
    const put = `\`npx wrangler secret put ${name}${own === undefined ? "" : ` --env ${own}`}\``;
    return `${random} and set it with ${put}, or in the --secrets-file of \`npm run deploy\`.`;
  }
  const place = `${tableOf(configuration, "vars")} of wrangler.toml`;
  return name in WHERE
    ? `Fill it in under ${place}: ${WHERE[name]}.`
    : `Correct it under ${place}, or leave it out.`;
}
