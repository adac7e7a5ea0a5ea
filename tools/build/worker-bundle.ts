import type { Plugin } from "vite";

/**
 * Modules of packages that the site never calls, by where their file lies, and what stands in for
 * them. Astro and React link them into every Worker, whether or not a page uses them.
 */
const STAND_INS: Record<string, string> = {
  // Actions, which bring zod and devalue: the site's forms post to its own API.
  "/astro/dist/actions/handler.js": "export const handleAction = () => undefined;",
  "/astro/dist/actions/utils.js": `
    export const hasActionPayload = () => false;
    export const createGetActionResult = () => () => undefined;
    export const createCallAction = () => () => { throw new Error("This site has no actions."); };`,
  "/astro/dist/actions/runtime/client.js":
    "export const deserializeActionResult = () => undefined;",
  // The check of the policy in the configuration, with zod; a page takes the names of hashes alone.
  "/astro/dist/core/csp/config.js":
    'export const ALGORITHMS = { "SHA-256": "sha256-", "SHA-384": "sha384-", "SHA-512": "sha512-" };',
  // Locales: the site has one, and no `i18n` in its configuration.
  "/astro/dist/core/i18n/handler.js": `
    export const getI18n = () => null;
    export const compileI18n = () => null;
    export const finalizeI18n = (i18n, state, response) => response;`,
  // Patterns of file names, of which the React integration is given none.
  "/@astrojs/internal-helpers/dist/create-filter.js": `
    export const createFilter = () => { throw new Error("No file names are filtered here."); };`,
  // React's streaming renderer: islands are rendered in one piece, so that one of the two is enough.
  "/react-dom/server.edge.js":
    'module.exports = require("./cjs/react-dom-server-legacy.browser.production.js");',
};

/** Finds the stand-in for a module; `undefined` when the module stays as it is. */
export function standInOf(id: string): string | undefined {
  return Object.entries(STAND_INS).find(([place]) => id.endsWith(`/node_modules${place}`))?.[1];
}

/** Builds the Worker small: minified, and without what no page calls. */
export function workerBundle(): Plugin {
  const missing = new Set(Object.keys(STAND_INS));
  return {
    name: "hardwood:worker-bundle",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    configEnvironment: (name) => (name === "ssr" ? { build: { minify: true } } : undefined),
    load(id) {
      const code = standInOf(id);
      if (code === undefined) return undefined;
      for (const place of missing) if (id.endsWith(place)) missing.delete(place);
      return { code, map: null };
    },
    // Fail when an update has moved a module, or it would silently come back.
    buildEnd(error) {
      if (error !== undefined || missing.size === 0) return;
      this.error(`The Worker no longer has these modules: ${[...missing].join(", ")}`);
    },
  };
}
