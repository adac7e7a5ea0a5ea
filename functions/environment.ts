import * as v from "valibot";
import { fail, ok, type Result } from "../src/domain/result.ts";
import { isLoopbackHost } from "../src/session/loopback.ts";

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

const schema = v.object({
  SITE_URL: optionalText(siteUrl),
  DATABASE_URL: optionalText(databaseUrl),
  DATABASE_SECRET: optionalText(v.string("DATABASE_SECRET must be text")),
  FIREBASE_PROJECT_ID: optionalText(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9-]{2,62}$/, "FIREBASE_PROJECT_ID must be a Firebase project id"),
    ),
  ),
  FIREBASE_AUTH_EMULATOR_HOST: optionalText(
    v.pipe(
      v.string(),
      v.check(
        (host) => isLoopbackHost(host) && /:\d+$/.test(host),
        "FIREBASE_AUTH_EMULATOR_HOST must be host:port on this machine",
      ),
    ),
  ),
});

/** The settings the edge runs with; what is not set is undefined. */
export type Environment = v.InferOutput<typeof schema>;

/** Settings that cannot be run with, in sentences for the operator. */
export type EnvironmentFailure = { kind: "environment"; problems: string[] };

/** Checks the bindings given by the platform once, at the door. */
export function readEnvironment(env: unknown): Result<Environment, EnvironmentFailure> {
  const parsed = v.safeParse(schema, env);
  if (parsed.success) return ok(parsed.output);
  return fail({
    kind: "environment",
    problems: parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
  });
}

/** An empty variable is how `.env` files and dashboards say "not set". */
function optionalText<Schema extends v.GenericSchema<string, string>>(inner: Schema) {
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
