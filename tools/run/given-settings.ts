import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SOURCE_KINDS } from "#functions/data/sources/open-source.ts";
import { readEnvironment, SETTING_NAMES } from "#functions/settings/environment.ts";
import { whyRefreshIsOff } from "#functions/settings/results-settings.ts";
import { UsageError } from "../command-line.ts";
import { LOCAL_SETTINGS, localVariables } from "../machine/local-settings.ts";
import { UNSEEN } from "../operate/deploy/secrets.ts";

/** The settings that a local run sets itself: the database is the embedded one, which it fills. */
const OWN_SETTINGS: readonly string[] = [...LOCAL_SETTINGS, "DATABASE_URL"];

/**
 * The Worker's settings from the shell for a local run, such as PROXY_UPSTREAM. Throws a
 * `UsageError` for values with which the Worker could not run.
 */
export function givenSettings(shell: Record<string, string | undefined>): Record<string, string> {
  const names = SETTING_NAMES.filter((name) => !OWN_SETTINGS.includes(name));
  const given = Object.fromEntries(
    names.flatMap((name) => (shell[name] ? [[name, shell[name]]] : [])),
  );
  const secrets = { databaseSecret: UNSEEN, sessionSecret: UNSEEN };
  const read = readEnvironment({ ...localVariables({ secrets }, "127.0.0.1:9099"), ...given });
  if (!read.ok) throw new UsageError(`${read.error.problems.join(".\n")}.`);
  return given;
}

/** What `npm start` says of the scheduled refresh; undefined when no source of results is set. */
export function refreshNotice(
  given: Readonly<Record<string, string>>,
  siteUrl: string,
): string | undefined {
  // A local site has its secret itself.
  const why = whyRefreshIsOff({ ...given, DATABASE_SECRET: UNSEEN });
  if (why !== undefined || resultsFrom(given) === undefined) return why;
  return `The scheduled refresh runs at ${siteUrl}/cdn-cgi/handler/scheduled`;
}

/** Where a local run's results come from, as its last line says it; undefined for nowhere. */
export function resultsFrom(given: Readonly<Record<string, string>>): string | undefined {
  const { STATS_API_URL, STATS_API_KEY, RESULTS_SOURCE } = given;
  const sources = [
    ...(STATS_API_URL && STATS_API_KEY ? [SOURCE_KINDS["stats-api"].name] : []),
    ...(RESULTS_SOURCE ? [SOURCE_KINDS.scoreboard.name] : []),
  ];
  return sources.length === 0 ? undefined : sources.join(" and ");
}

/** The settings of the file beside which a local run starts; the shell's come before them. */
export function settingsFile(path: string): Record<string, string> {
  return existsSync(path)
    ? ({ ...parseEnv(readFileSync(path, "utf8")) } as Record<string, string>)
    : {};
}
