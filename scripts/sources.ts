import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";

/** The build's configuration, with every file that it leads to. */
const CONFIGURATION = [
  "astro.config.ts",
  "scripts/browser-script.ts",
  "scripts/one-reload.ts",
  "scripts/paths.ts",
  "scripts/service-worker.ts",
  "scripts/sources.ts",
  "scripts/worker-log.ts",
];

/** What the site is built from: when none of it changed, neither has the site. */
export const SITE_SOURCES = [
  ...CONFIGURATION,
  "functions",
  "package-lock.json",
  "public",
  "src",
  "tsconfig.json",
  "wrangler.toml",
];

/** What the module that wakes islands is built from, with all that it leads to. */
export const ISLAND_SOURCES = [
  ...CONFIGURATION,
  "package-lock.json",
  "src/browser",
  "src/domain",
  "src/islands",
  "src/stores",
  "src/styles/found.css",
  "tsconfig.json",
];

/** Tells one state of files and folders from another, in hexadecimal digits. */
export function digestOf(places: readonly string[]): string {
  const hash = createHash("sha256");
  const add = (place: string) => {
    const path = join(root, place);
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(`${place}/${name}`);
    } else {
      hash.update(`${place}\0`).update(readFileSync(path));
    }
  };
  for (const place of places) add(place);
  return hash.digest("hex");
}
