import * as v from "valibot";
import { ok, type Result } from "#domain/result.ts";
import { isFirebaseHost } from "#functions/data/realtime-database.ts";
import { createServiceAccount, type TokenFailure } from "#functions/data/service-account.ts";
import {
  administratorSettingOf,
  parseServiceAccountKey,
} from "#functions/settings/administrator.ts";
import { whyNotOver } from "../running-season.ts";
import { type Configuration, type Examined, environmentFlag, settingOf } from "./configuration.ts";
import { type Finding, found, missing, warning, well } from "./finding.ts";
import { type Answer, request } from "./request.ts";

const Refusal = v.object({ error: v.string() });

const TEAMS = 30;
/** An ETag that no value has, so that a conditional write with it always fails. */
const NO_SUCH_TAG = "AAAAAAAAAAAAAAAAAAAAAAAAAAA=";

/**
 * Checks without a change that the database responds, has data, and is closed to everyone but its
 * owner.
 */
export async function lookAtDatabase(configuration: Examined): Promise<Finding[]> {
  const hosted = settingOf(configuration, "DATABASE_URL");
  const url = (hosted ?? configuration.site)?.replace(/\/+$/, "");
  if (url === undefined || !URL.canParse(url)) return [];
  const push = pushCommand(configuration, url);
  const teams = await request(`${url}/nba/teamsAPI/data.json?shallow=true`);
  const first = lookAtTeams(teams, url, configuration, push);
  if (first.state !== "ok") return [first];
  const closed = await lookAtRules(url, configuration);
  return [first, ...closed, await lookAtCredential(url, configuration, push)];
}

function lookAtTeams(
  answer: Answer,
  url: string,
  configuration: Configuration,
  push: string,
): Finding {
  const isHosted = settingOf(configuration, "DATABASE_URL") !== undefined;
  const start =
    configuration.environment === undefined
      ? "Start the site with `npm start`."
      : `Deploy the site first: \`npm run deploy${environmentFlag(configuration)}\`.`;
  const where = isHosted
    ? "Check DATABASE_URL: the Firebase console shows it under Realtime Database."
    : start;
  if (answer.kind === "none") {
    return missing(
      `The database at ${url} cannot be reached (${answer.reason}).`,
      `${where} Until then pages show what is cached, or that the figures cannot be read.`,
    );
  }
  const { status, body, text } = answer;
  if (status === 401 || status === 403)
    return missing(...notTheRules(url, configuration, "read teams"));
  if (text.startsWith("This site is misconfigured")) {
    return missing(`The site at ${url} cannot run: ${oneLine(text)}`, "Mend its settings first.");
  }
  const refusal = v.safeParse(Refusal, body);
  if (status === 503 && refusal.success) {
    return missing(`The database at ${url} refuses: ${refusal.output.error}`, "Deploy it again.");
  }
  if (status !== 200 || body === undefined) {
    return missing(`What answers at ${url} is no realtime database (status ${status}).`, where);
  }
  if (body === null) return missing(`The database at ${url} is empty.`, `Fill it: \`${push}\`.`);
  const count = typeof body === "object" ? Object.keys(body).length : 0;
  return count === TEAMS
    ? well(`The database at ${url} answers, and has ${TEAMS} teams.`)
    : missing(`The database at ${url} has ${count} teams, not ${TEAMS}.`, `Fill it: \`${push}\`.`);
}

/**
 * Tests a visitor's permissions; the write's condition always fails, so that it changes nothing.
 */
async function lookAtRules(url: string, configuration: Configuration): Promise<Finding[]> {
  const [read, write] = await Promise.all([
    request(`${url}/nba/news.json?shallow=true`),
    request(`${url}/nba/doctor.json`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", "if-match": NO_SUCH_TAG },
      body: "null",
    }),
  ]);
  const open = found(
    !isRefused(read) && missing(...notTheRules(url, configuration, "read members' articles")),
    !isRefused(write) && missing(...notTheRules(url, configuration, "write")),
  );
  return open.length > 0
    ? open
    : [well("Its rules are in force: visitors can neither read members' articles nor write.")];
}

function isRefused(answer: Answer): boolean {
  return answer.kind === "answer" && (answer.status === 401 || answer.status === 403);
}

function notTheRules(url: string, configuration: Configuration, action: string): [string, string] {
  const project = settingOf(configuration, "FIREBASE_PROJECT_ID") ?? "PROJECT";
  const can = action === "read teams" ? "Visitors cannot" : "Visitors can";
  return [
    `${can} ${action} in the database at ${url}: its rules are not those of database.rules.json.`,
    `Put them there: \`npm run rules:deploy -- --project ${project}\`.`,
  ];
}

/** Only the administrator can read the whole of `nba`; the request reads its keys only. */
async function lookAtCredential(
  url: string,
  configuration: Examined,
  push: string,
): Promise<Finding> {
  const credential = await credentialOf(configuration, url);
  if (credential === undefined) {
    return warning(
      "No administrator's credential was given, so whether one works is not known.",
      "Give it as DATABASE_SECRET, or for a hosted database as DATABASE_SERVICE_ACCOUNT.",
    );
  }
  const { name, token } = credential;
  if (!token.ok) {
    const { says } = token.error;
    const why = REFUSALS.find(([reason]) => says.includes(reason))?.[1] ?? MENDS[name];
    return missing(`${name}: ${says}`, `${why} ${COST_OF_NO_ADMINISTRATOR}`);
  }
  const headers = { Authorization: `Bearer ${token.value}` };
  const answer = await request(`${url}/nba.json?shallow=true`, { headers });
  if (answer.kind === "none") {
    return warning(`The database stopped answering (${answer.reason}).`, "Try again.");
  }
  const { status, body } = answer;
  if (status === 401 || status === 403) {
    return missing(
      `The database does not accept the ${name}.`,
      `${MENDS[name]} ${COST_OF_NO_ADMINISTRATOR}`,
    );
  }
  if (status !== 200 || typeof body !== "object" || body === null) {
    return warning(`The database answered the administrator with status ${status}.`, "Try again.");
  }
  const dataset = configuration.dataset();
  const season = await request(`${url}/nba/season/current.json`, { headers });
  const refused = season.kind === "none" ? undefined : whyNotOver(season.body, dataset);
  if (refused !== undefined) return well(`It accepts the ${name}. ${refused}`);
  const lacking = Object.keys(dataset).filter((collection) => !(collection in body));
  return lacking.length === 0
    ? well(`It accepts the ${name}, and has every collection.`)
    : missing(`The database lacks ${lacking.join(", ")}.`, `Fill it: \`${push}\`.`);
}

interface Credential {
  name: keyof typeof MENDS;
  token: Result<string, TokenFailure>;
}

async function credentialOf(
  configuration: Configuration,
  url: string,
): Promise<Credential | undefined> {
  const { accessToken } = configuration;
  if (accessToken !== undefined) return { name: "access token", token: ok(accessToken) };
  const DATABASE_URL = settingOf(configuration, "DATABASE_URL");
  const DATABASE_SERVICE_ACCOUNT = settingOf(configuration, "DATABASE_SERVICE_ACCOUNT");
  const name = administratorSettingOf({ DATABASE_URL, DATABASE_SERVICE_ACCOUNT });
  if (name === "DATABASE_SERVICE_ACCOUNT" || isFirebaseHost(url)) {
    const key = parseServiceAccountKey(DATABASE_SERVICE_ACCOUNT ?? "");
    const account = key && createServiceAccount({ key, fetch, now: Date.now });
    return account && { name: "DATABASE_SERVICE_ACCOUNT", token: await account.accessToken() };
  }
  const secret = settingOf(configuration, "DATABASE_SECRET");
  return secret === undefined ? undefined : { name: "DATABASE_SECRET", token: ok(secret) };
}

/** The remedies for a refused credential. */
const MENDS = {
  DATABASE_SECRET: "Use the one that the site was deployed with, or set a new one.",
  "access token": "They last for an hour: make a new one, of an account that may edit the project.",
  DATABASE_SERVICE_ACCOUNT:
    "Make a new key of an account that may edit the project, and mind this machine's clock.",
};

/** The provider's reasons for refusing an account, and what to do. */
const REFUSALS: readonly [reason: string, mend: string][] = [
  ["short-lived token", "The clock of this machine is wrong: set it."],
  ["Invalid JWT Signature", "The key was deleted: make a new one, and set it."],
];

const COST_OF_NO_ADMINISTRATOR =
  "Until then nothing is pushed or refreshed, and deleted accounts keep their records.";

function pushCommand(configuration: Configuration, url: string): string {
  if (
    configuration.environment === undefined &&
    settingOf(configuration, "DATABASE_URL") === undefined
  ) {
    return "npm run data:push";
  }
  const credential =
    configuration.accessToken === undefined && !isFirebaseHost(url)
      ? '--secret "$DATABASE_SECRET"'
      : "--service-account key.json";
  return `npm run data:push -- --url ${url} ${credential}`;
}

function oneLine(text: string): string {
  return text.trim().split("\n").slice(1).join("; ");
}
