import { readEnvironment, SETTING_NAMES } from "../../functions/settings/environment.ts";
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
