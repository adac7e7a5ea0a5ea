import { join } from "node:path";
import {
  unstable_readConfig as readConfig,
  type Unstable_Config as WranglerConfig,
} from "wrangler";
import type { DeployedEnvironment } from "#tools/build/environments.ts";
import { root } from "#tools/paths.ts";

/** wrangler's own reading of wrangler.toml, or of another file, for an environment. */
export function configOf(
  environment: DeployedEnvironment | undefined,
  file = join(root, "wrangler.toml"),
): WranglerConfig {
  return readConfig({ config: file, env: environment ?? "" }, { hideWarnings: true });
}

/** The fields of a rate limit. */
const OF_A_LIMIT = new Set(["name", "namespace_id", "simple"]);

/**
 * The lines that belong to the environment but stand in another table, in sentences. In TOML a line
 * below a table belongs to it: a line at the end of the file is part of the last rate limit, where
 * wrangler ignores it.
 */
export function misplacedIn({ ratelimits }: WranglerConfig): string[] {
  return ratelimits.flatMap((limit) =>
    Object.keys(limit)
      .filter((field) => !OF_A_LIMIT.has(field))
      .map((field) => `\`${field}\` stands below the rate limit ${limit.name} and has no effect`),
  );
}

/** An environment's variables, without secrets. */
export function variablesOf(config: WranglerConfig): Record<string, string> {
  const texts = Object.entries(config.vars).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(texts);
}
