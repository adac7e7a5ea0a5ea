/** The build's configuration, with every file that it imports. */
const CONFIGURATION = [
  "astro.config.mjs",
  "functions/http/caching.ts",
  "functions/http/asset-headers.ts",
  "functions/http/security-headers.ts",
  "tools/build/asset-headers-file.ts",
  "tools/build/browser-script.ts",
  "tools/digest.ts",
  "tools/build/compression-dictionary.ts",
  "tools/build/dictionaries",
  "tools/build/document-text.ts",
  "tools/build/licences.ts",
  "tools/build/needed-react.ts",
  "tools/build/scale.ts",
  "tools/build/unused-astro.ts",
  "tools/paths.ts",
  "tools/build/service-worker.ts",
  "tools/build/sources.ts",
  "tools/build/worker-file.ts",
  "tools/build/worker-islands.ts",
  "tools/build/worker-log.ts",
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
  "src/client/members",
  "src/client/scores",
  "src/client/offline/saved.ts",
  "src/client/stores",
  "src/styles/found.css",
  "src/styles/loader.css",
  "src/styles/tokens.css",
  "tsconfig.json",
];
