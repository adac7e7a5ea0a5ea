import type { DeployedEnvironment } from "../../build/environments.ts";

/** The source of a setting. */
export type Origin = "wrangler.toml" | "the running site" | ".dev.vars" | "the file" | "the shell";

/** The checked environment and its settings. */
export interface Configuration {
  /** Undefined for the local environment. */
  environment: DeployedEnvironment | undefined;
  settings: ReadonlyMap<string, { value: string; origin: Origin }>;
  /** The site's address; undefined when it is unknown. */
  site: string | undefined;
  /** For a hosted database whose secret is not among the settings. */
  accessToken: string | undefined;
}

/** A setting's value; undefined when it is empty or not set. */
export function settingOf(configuration: Configuration, name: string): string | undefined {
  return configuration.settings.get(name)?.value || undefined;
}

/** ` -- --env production`, or "" for the local environment. */
export function environmentFlag({ environment }: Configuration): string {
  return environment === undefined ? "" : ` -- --env ${environment}`;
}
