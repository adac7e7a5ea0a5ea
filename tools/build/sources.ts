import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";

/** The build's configuration, with every file that it imports. */
const CONFIGURATION = [
  "astro.config.mjs",
  "functions/caching.ts",
  "functions/http/asset-headers.ts",
  "functions/http/security-headers.ts",
  "tools/build/asset-headers-file.ts",
  "tools/build/browser-script.ts",
  "tools/build/compression-dictionary.ts",
  "tools/build/dictionaries",
  "tools/build/licences.ts",
  "tools/build/one-reload.ts",
  "tools/paths.ts",
  "tools/build/service-worker.ts",
  "tools/build/shared-styles.ts",
  "tools/build/sources.ts",
  "tools/build/stand-ins.ts",
  "tools/build/worker-bundle.ts",
  "tools/build/worker-log.ts",
  "tools/build/worker-module.ts",
];

/** The sources of the site; unchanged sources make the same site. */
export const SITE_SOURCES = [
  ...CONFIGURATION,
  "domain",
  "functions",
  "package-lock.json",
  "public",
  "src",
  "tsconfig.json",
  "wrangler.toml",
];

/** The sources of the module that wakes islands, with all its imports. */
export const ISLAND_SOURCES = [
  ...CONFIGURATION,
  "package-lock.json",
  "domain",
  "src/client/browser",
  "src/client/islands",
  "src/client/offline/saved.ts",
  "src/client/stores",
  "src/styles/found.css",
  "tsconfig.json",
];

/** The digest of files and folders, in hexadecimal digits. */
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
