import { existsSync } from "node:fs";
import { join } from "node:path";
import { SETTING_NAMES } from "#functions/settings/environment.ts";
import { stateFolder } from "#tools/machine/local-state.ts";
import { readPort } from "#tools/machine/port.ts";
import { root } from "#tools/paths.ts";
import { isSecret } from "../deploy/secrets.ts";
import { readSecretsFile } from "../deploy/secrets-file.ts";
import { configOf, variablesOf } from "../deploy/wrangler-config.ts";
import {
  type Configuration,
  type ExaminedEnvironment,
  nameInFile,
  type Origin,
} from "./configuration.ts";

export interface GatherOptions {
  environment: ExaminedEnvironment | undefined;
  /** Another file instead of wrangler.toml. */
  config: string | undefined;
  secretsFile: string | undefined;
  site: string | undefined;
  secret: string | undefined;
  accessToken: string | undefined;
}

type Values = Record<string, string | undefined>;

/**
 * Reads the settings of an environment from their sources, later ones taking precedence: for a
 * deployment wrangler.toml, the secrets file, secrets in the shell; locally also the settings of
 * the running site on PORT, and .dev.vars. Throws a plain sentence for a file that cannot be read.
 */
export function gather(options: GatherOptions): Configuration {
  const { environment, config, secretsFile, accessToken } = options;
  const settings = new Map<string, { value: string; origin: Origin }>();
  const take = (origin: Origin, values: Values) => {
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined && value !== "") settings.set(name, { value, origin });
    }
  };
  take("wrangler.toml", variablesOf(configOf(nameInFile({ environment }), config)));
  if (environment === undefined) {
    const running = join(stateFolder(), "run", `site-${readPort()}.env`);
    if (existsSync(running)) take("the running site", readSecretsFile(running));
    const local = join(root, ".dev.vars");
    if (existsSync(local)) take(".dev.vars", readSecretsFile(local));
  }
  if (secretsFile !== undefined) take("the file", readSecretsFile(secretsFile));
  const fromShell = SETTING_NAMES.filter((name) => environment === undefined || isSecret(name));
  take("the shell", Object.fromEntries(fromShell.map((name) => [name, process.env[name]])));
  if (options.secret !== undefined) take("the shell", { DATABASE_SECRET: options.secret });
  const local = environment === undefined ? `http://localhost:${readPort()}` : undefined;
  const site = options.site ?? (settings.get("SITE_URL")?.value || local);
  return { environment, settings, site: site?.replace(/\/+$/, ""), accessToken };
}
