import * as v from "valibot";
import { fail, ok, type Result } from "../src/domain/result.ts";
import { isLoopbackHost } from "../src/session/loopback.ts";
import { STATS_SETTINGS } from "./stats-settings.ts";

const databaseUrl = v.pipe(
  v.string(),
  v.url("DATABASE_URL must be a URL"),
  v.check((text) => {
    const url = URL.parse(text);
    return url?.protocol === "https:" || (url?.protocol === "http:" && isLoopbackHost(url.host));
  }, "DATABASE_URL must be https, or http on this machine"),
);

const siteUrl = v.pipe(
  v.string(),
  v.check((text) => URL.parse(text)?.origin === text, "SITE_URL must be an origin without a path"),
);

const upstream = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    const isSafe =
      url?.protocol === "https:" || (url?.protocol === "http:" && isLoopbackHost(url.host));
    return isSafe && url.origin === text;
  }, "PROXY_UPSTREAM must be an https origin without a path, or an http one on this machine"),
);

const emulatorHost = v.pipe(
  v.string(),
  v.check(
    (host) => isLoopbackHost(host) && /:\d+$/.test(host),
    "FIREBASE_AUTH_EMULATOR_HOST must be host:port on this machine",
  ),
);

/** A duration in seconds, "0.2" too, as milliseconds. */
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:\.\d{1,3})?$/, "must be a number of seconds, such as 60 or 0.5"),
  v.transform((text) => Math.round(Number(text) * 1000)),
);

const schema = v.object({
  SITE_URL: optionalText(siteUrl),
  DATABASE_URL: optionalText(databaseUrl),
  DATABASE_SECRET: optionalText(v.string("DATABASE_SECRET must be text")),
  READ_FRESH_SECONDS: optionalText(seconds),
  READ_STALE_SECONDS: optionalText(seconds),
  READ_PAUSE_SECONDS: optionalText(seconds),
  READ_TIMEOUT_SECONDS: optionalText(seconds),
  FIREBASE_PROJECT_ID: requiredText(
    "FIREBASE_PROJECT_ID",
    v.regex(/^[a-z0-9][a-z0-9-]{2,62}$/, "FIREBASE_PROJECT_ID must be a Firebase project id"),
  ),
  FIREBASE_API_KEY: requiredText(
    "FIREBASE_API_KEY",
    v.regex(/^[\w-]{8,100}$/, "FIREBASE_API_KEY must be the project's web API key"),
  ),
  FIREBASE_AUTH_DOMAIN: requiredText(
    "FIREBASE_AUTH_DOMAIN",
    v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, "FIREBASE_AUTH_DOMAIN must be a host name"),
  ),
  FIREBASE_AUTH_EMULATOR_HOST: optionalText(emulatorHost),
  SESSION_SECRET: requiredText("SESSION_SECRET", longEnough("SESSION_SECRET")),
  SESSION_SECRET_PREVIOUS: optionalText(v.pipe(v.string(), longEnough("SESSION_SECRET_PREVIOUS"))),
  ...STATS_SETTINGS,
  PROXY_UPSTREAM: optionalText(upstream),
  PROXY_FRESH_SECONDS: optionalText(seconds),
  SERVICE_WORKER: optionalText(v.picklist(["on", "off"], "SERVICE_WORKER must be on or off")),
});

/** The names of all settings, secrets included. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.entries);

/** The settings the edge runs with; what is not set is undefined. */
export type Environment = v.InferOutput<typeof schema>;

/** Settings that cannot be run with, in sentences for the operator that name the variable. */
export type EnvironmentFailure = { kind: "environment"; problems: string[] };

/** Projects of this kind exist nowhere but in an emulator. */
const DEMO_PROJECT = /^demo-/;

/** Checks the bindings given by the platform: each by itself, then that they do not contradict. */
export function readEnvironment(env: unknown): Result<Environment, EnvironmentFailure> {
  // One sentence for each setting: the first that is wrong with it.
  const parsed = v.safeParse(schema, env, { abortPipeEarly: true });
  const problems = parsed.success
    ? contradictions(parsed.output)
    : parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) return fail({ kind: "environment", problems });
  return ok(parsed.output);
}

/**
 * An emulator believes anybody to be anyone: it must never serve a site that the world can reach,
 * nor a project that real people have accounts with (design section 6).
 */
function contradictions(environment: Environment): string[] {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_PROJECT_ID, SITE_URL } = environment;
  const isDemo = DEMO_PROJECT.test(FIREBASE_PROJECT_ID);
  const problems: string[] = [];
  if (emulator !== undefined && !isDemo) {
    problems.push("FIREBASE_AUTH_EMULATOR_HOST: only for a project whose id begins with demo-");
  }
  if (emulator !== undefined && SITE_URL?.startsWith("https:")) {
    problems.push("FIREBASE_AUTH_EMULATOR_HOST: not for a site whose SITE_URL is https");
  }
  if (emulator === undefined && isDemo) {
    problems.push("FIREBASE_PROJECT_ID: a demo- project needs FIREBASE_AUTH_EMULATOR_HOST");
  }
  const { STATS_API_URL, STATS_API_KEY, DATABASE_SECRET } = environment;
  if ((STATS_API_URL === undefined) !== (STATS_API_KEY === undefined)) {
    problems.push("STATS_API_URL: needs STATS_API_KEY, and that is of no use without it");
  }
  if (STATS_API_URL !== undefined && DATABASE_SECRET === undefined) {
    problems.push("STATS_API_URL: what is read there can only be written with DATABASE_SECRET");
  }
  return problems;
}

function longEnough(name: string) {
  return v.minLength<string, 32, string>(32, `${name} must be 32 characters or longer`);
}

function requiredText(
  name: string,
  condition: v.PipeItem<string, string, v.BaseIssue<unknown>>,
): v.GenericSchema<unknown, string> {
  return v.pipe(
    v.optional(v.string(`${name} must be text`), ""),
    v.nonEmpty(`${name} is not set`),
    condition,
  );
}

/** An empty variable is how `.env` files and dashboards say "not set". */
function optionalText<Schema extends v.GenericSchema<string, string | number>>(inner: Schema) {
  return v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => undefined),
      ),
      inner,
    ]),
  );
}
