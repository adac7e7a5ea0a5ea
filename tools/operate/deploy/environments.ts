import { join } from "node:path";
import { UsageError } from "../../command-line.ts";
import { root } from "../../paths.ts";

/** The environments of wrangler.toml that are deployed; what has no name is the local one. */
export const DEPLOYED = ["preview", "production"] as const;
export type DeployedEnvironment = (typeof DEPLOYED)[number];

/** Reads an environment's name. Throws a `UsageError` when there is none of that name. */
export function deployedEnvironment(name: string): DeployedEnvironment {
  const known = DEPLOYED.find((environment) => environment === name);
  if (known === undefined) {
    throw new UsageError(`There is no environment "${name}"; there are ${DEPLOYED.join(" and ")}.`);
  }
  return known;
}

/** Where the build for an environment lies: apart, so that none is taken for another. */
export function outputFolder(environment?: DeployedEnvironment): string {
  return join(root, environment === undefined ? "dist" : `dist-${environment}`);
}

/** The configuration that the build wrote, with one environment's settings and no other's. */
export function builtConfig(environment?: DeployedEnvironment): string {
  return join(outputFolder(environment), "server", "wrangler.json");
}

/** What wrangler is told to upload the build for an environment. */
export function deployArguments(environment: DeployedEnvironment): string[] {
  return ["deploy", `--config=${builtConfig(environment)}`];
}
