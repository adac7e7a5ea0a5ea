import type { DeployedEnvironment } from "../deploy/environments.ts";

/** Where a setting was found. */
export type Origin = "wrangler.toml" | "the running site" | ".dev.vars" | "the file" | "the shell";

/** The checked environment and its settings. */
export interface Configuration {
  /** Undefined for the local one. */
  environment: DeployedEnvironment | undefined;
  settings: ReadonlyMap<string, { value: string; origin: Origin }>;
  /** The site's own address, as far as it is known. */
  site: string | undefined;
  /** For a hosted database, where its secret is not among the settings. */
  accessToken: string | undefined;
}

/** A setting's value; an empty one is not set. */
export function settingOf(configuration: Configuration, name: string): string | undefined {
  return configuration.settings.get(name)?.value || undefined;
}

/** ` -- --env production`, or nothing for the local environment. */
export function environmentFlag({ environment }: Configuration): string {
  return environment === undefined ? "" : ` -- --env ${environment}`;
}
