import type { DeployedEnvironment } from "#tools/build/environments.ts";

/** The source of a setting. */
export type Origin = "wrangler.toml" | "the running site" | ".dev.vars" | "the file" | "the shell";

/** The top level of wrangler.toml, deployed by the button or by `npm run deploy` without `--env`. */
export const TOP_LEVEL = "top-level";

/** The environments that the doctor checks besides the local one. */
export type ExaminedEnvironment = DeployedEnvironment | typeof TOP_LEVEL;

/** The checked environment and its settings. */
export interface Configuration {
  /** Undefined for the local environment. */
  environment: ExaminedEnvironment | undefined;
  settings: ReadonlyMap<string, { value: string; origin: Origin }>;
  /** The site's address; undefined when it is unknown. */
  site: string | undefined;
  /** For a hosted database whose secret is not among the settings. */
  accessToken: string | undefined;
}

/** The input of every check: an environment, and what earlier checks have found. */
export interface Examined extends Configuration {
  /** Another file instead of wrangler.toml. */
  config: string | undefined;
  /** Whether this is the local environment and no site is running. */
  isStopped: boolean;
  worker: Promise<WorkerState>;
  /** The expected contents of the database. */
  dataset: () => Record<string, unknown>;
}

/** The environment's Worker, as Cloudflare knows it. */
export interface WorkerState {
  kind: "not-asked" | "not-logged-in" | "not-there" | "there";
  /** The names of its secrets. */
  secrets: readonly string[];
}

/** A setting's value; undefined when it is empty or not set. */
export function settingOf(configuration: Configuration, name: string): string | undefined {
  return configuration.settings.get(name)?.value || undefined;
}

/** The environment by its name in wrangler.toml; undefined for the top level, which a local run has, too. */
export function nameInFile({
  environment,
}: Pick<Configuration, "environment">): DeployedEnvironment | undefined {
  return environment === TOP_LEVEL ? undefined : environment;
}

/** ` -- --env production`, or "" for the top level and the local environment. */
export function environmentFlag(configuration: Configuration): string {
  const name = nameInFile(configuration);
  return name === undefined ? "" : ` -- --env ${name}`;
}

/** A table of the environment in wrangler.toml: "[env.production.vars]". */
export function tableOf(configuration: Pick<Configuration, "environment">, table = ""): string {
  const name = nameInFile(configuration);
  const whole = [...(name === undefined ? [] : ["env", name]), ...(table === "" ? [] : [table])];
  return whole.length === 0 ? "the first lines, above every table," : `[${whole.join(".")}]`;
}
