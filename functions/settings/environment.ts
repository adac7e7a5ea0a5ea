import * as v from "valibot";
import { fail, ok, type Result } from "#domain/result.ts";
import { ACCOUNT_SETTINGS } from "./accounts.ts";
import { serviceAccount } from "./administrator.ts";
import { NOTICE_VARIABLES } from "./notice-settings.ts";
import { PLAYS_SETTINGS } from "./plays-settings.ts";
import { RESULTS_SETTINGS, webhookSecret } from "./results-settings.ts";
import {
  atLeastOne,
  clockSpeed,
  contact,
  databaseAddress,
  databaseSecret,
  optional,
  origin,
  safeAddress,
  seconds,
  secret,
  signedSeconds,
} from "./settings.ts";

const onOrOff = v.picklist(["on", "off"], "must be on or off");

const schema = v.object({
  SITE_URL: optional(origin),
  SECURITY_CONTACT: optional(contact),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_SECRET: optional(databaseSecret),
  DATABASE_SECRET_PREVIOUS: optional(databaseSecret),
  DATABASE_SERVICE_ACCOUNT: optional(serviceAccount),
  READ_FRESH_SECONDS: optional(seconds),
  READ_STALE_SECONDS: optional(seconds),
  READ_PAUSE_SECONDS: optional(seconds),
  READ_TIMEOUT_SECONDS: optional(seconds),
  ...ACCOUNT_SETTINGS,
  RECOVERY_MAILS_PER_DAY: optional(atLeastOne),
  SESSION_SECRET: optional(secret),
  SESSION_SECRET_PREVIOUS: optional(secret),
  ...RESULTS_SETTINGS,
  STATS_API_WEBHOOK_SECRET: optional(webhookSecret),
  ...PLAYS_SETTINGS,
  ...NOTICE_VARIABLES,
  PROXY_UPSTREAM: optional(v.pipe(safeAddress, origin)),
  PROXY_FRESH_SECONDS: optional(seconds),
  SERVICE_WORKER: optional(onOrOff),
  SHARED_DICTIONARY: optional(onOrOff),
  SEASON_FILES: optional(onOrOff),
  CLOCK_AHEAD_SECONDS: optional(signedSeconds),
  CLOCK_SPEED: optional(clockSpeed),
});

/** The names of all settings, secrets included. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.entries);

/** The settings of the Worker; undefined when not set. */
export type Environment = v.InferOutput<typeof schema>;

/**
 * The invalid settings, in sentences for the operator; each begins with its setting.
 */
export type EnvironmentFailure = { kind: "environment"; problems: string[] };

/** Projects with this prefix exist only in an emulator. */
const DEMO_PROJECT = /^demo-/;

/** Checks the platform's bindings: each on its own, then for contradictions. */
export function readEnvironment(env: unknown): Result<Environment, EnvironmentFailure> {
  // Only the first problem of each setting is reported.
  const parsed = v.safeParse(schema, env, { abortPipeEarly: true });
  const problems = parsed.success
    ? contradictions(parsed.output)
    : parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  if (!parsed.success || problems.length > 0) return fail({ kind: "environment", problems });
  return ok(parsed.output);
}

/**
 * An emulator accepts any token as any account: it must never serve a site that the world can
 * reach, nor a project that real people have accounts with (design.md section 6).
 */
function contradictions(environment: Environment): string[] {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_PROJECT_ID, SITE_URL } = environment;
  const isDemo = DEMO_PROJECT.test(FIREBASE_PROJECT_ID ?? "");
  const problems: string[] = [];
  if (emulator !== undefined && !isDemo) {
    problems.push("FIREBASE_AUTH_EMULATOR_HOST is only for a project whose id begins with demo-");
  }
  if (emulator !== undefined && SITE_URL?.startsWith("https:")) {
    problems.push("FIREBASE_AUTH_EMULATOR_HOST is not for a site whose SITE_URL is https");
  }
  if (emulator === undefined && isDemo) {
    problems.push(
      "FIREBASE_PROJECT_ID is a demo- project, which needs FIREBASE_AUTH_EMULATOR_HOST",
    );
  }
  for (const name of ["CLOCK_AHEAD_SECONDS", "CLOCK_SPEED", "PUSH_STAND_IN"] as const) {
    if (emulator === undefined && environment[name] !== undefined) {
      problems.push(`${name} is only for local runs`);
    }
  }
  return problems;
}
