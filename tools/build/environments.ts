import { join } from "node:path";
import { UsageError } from "../command-line.ts";
import { root } from "../paths.ts";

/** The named environments of wrangler.toml; the unnamed one is of local runs and of the button. */
export const DEPLOYED = ["preview", "production"] as const;
export type DeployedEnvironment = (typeof DEPLOYED)[number];

/** Parses an environment's name. Throws a `UsageError` for an unknown name. */
export function deployedEnvironment(name: string): DeployedEnvironment {
  const known = DEPLOYED.find((environment) => environment === name);
  if (known === undefined) {
    throw new UsageError(`There is no environment "${name}"; there are ${DEPLOYED.join(" and ")}.`);
  }
  return known;
}

/** The folder of an environment's build, separate so that builds cannot be mixed up. */
export function outputFolder(environment?: DeployedEnvironment): string {
  return join(root, environment === undefined ? "dist" : `dist-${environment}`);
}

/** The configuration that the build wrote, with the settings of one environment only. */
export function builtConfig(environment?: DeployedEnvironment): string {
  return join(outputFolder(environment), "server", "wrangler.json");
}

/** wrangler's arguments for uploading an environment's build. */
export function deployArguments(environment?: DeployedEnvironment): string[] {
  return ["deploy", `--config=${builtConfig(environment)}`];
}
