import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../paths.ts";

/**
 * TypeScript's native compiler. The name `typescript` is the older one's, written in JavaScript, which
 * Astro's checker has to load.
 */
const COMPILER = new URL("bin/tsc", import.meta.resolve("typescript-7/package.json"));

/** The configuration of all TypeScript files. */
export const ALL_FILES = "tsconfig.json";

/** Astro's arguments to check the templates, which the compiler does not read. */
export const TEMPLATES = ["check", "--tsconfig", "tsconfig.templates.json"];

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

/** Node's arguments to check a configuration; the compiler reuses its results of the last run. */
export function compilerArguments(config: string): string[] {
  const cache = join(root, "node_modules/.cache", `${config}.tsbuildinfo`);
  return [fileURLToPath(COMPILER), "-p", config, "--incremental", "--tsBuildInfoFile", cache];
}
