import { join } from "node:path";
import { root } from "../paths.ts";

/** The configuration of all TypeScript files; `astro check` checks .astro files by it too. */
export const ALL_FILES = "tsconfig.json";

/**
 * The configurations of what runs in one place alone, without the names of the others, with the
 * paths whose changes each of them checks.
 */
export const PLACES: readonly { place: string; config: string; paths: RegExp }[] = [
  { place: "worker", config: "tsconfig.worker.json", paths: /^(functions|domain)\// },
  { place: "browser", config: "tsconfig.browser.json", paths: /^(src\/client|domain)\// },
  {
    place: "service-worker",
    config: "tsconfig.service-worker.json",
    paths: /^src\/client\/offline\//,
  },
  { place: "node", config: "tsconfig.node.json", paths: /^(tools|functions|domain)\// },
];

/** The compiler's arguments for a configuration; it reuses its results of the last run. */
export function compilerArguments(config: string): string[] {
  const cache = join(root, "node_modules/.cache", `${config}.tsbuildinfo`);
  return ["-p", config, "--incremental", "--tsBuildInfoFile", cache];
}
