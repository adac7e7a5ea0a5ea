import { join } from "node:path";
import {
  unstable_readConfig as readConfig,
  type Unstable_Config as WranglerConfig,
} from "wrangler";
import { root } from "../../paths.ts";
import type { DeployedEnvironment } from "./environments.ts";

/** wrangler's own reading of wrangler.toml, or of another file, for an environment. */
export function configOf(
  environment: DeployedEnvironment | undefined,
  file = join(root, "wrangler.toml"),
): WranglerConfig {
  return readConfig({ config: file, env: environment ?? "" }, { hideWarnings: true });
}

/** An environment's variables, without secrets. */
export function variablesOf(config: WranglerConfig): Record<string, string> {
  const texts = Object.entries(config.vars).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(texts);
}
