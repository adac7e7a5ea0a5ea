import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../paths.ts";

const ASTRO_ERRORS = "/astro/dist/core/errors/errors-data.js";

/** Astro's errors by name alone: their texts, for developers, stand in its documentation. */
async function namedErrors(): Promise<string> {
  const errors: object = await import(join(root, "node_modules", ASTRO_ERRORS));
  const names = Object.keys(errors).map(
    (name) => `export const ${name} = /* @__PURE__ */ error("${name}");`,
  );
  return `
    const text = "See https://docs.astro.build/en/reference/errors/";
    const message = /* @__PURE__ */ Object.assign(() => text, { toString: () => text });
    const error = (name) => ({ name, title: name, message });
    ${names.join("\n")}`;
}

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
  [ASTRO_ERRORS]: await namedErrors(),
  // The browser's part of Astro's own islands: those of the site wake by a touch.
  "/astro/dist/runtime/server/astro-island.prebuilt.js": 'export default "";',
  // Server islands: no page defers a component.
  "/astro/dist/runtime/server/render/server-islands.js": `
    export const containsServerDirective = () => false;
    export class ServerIslandComponent {}
    export const renderServerIslandRuntime = () => "";`,
  // Formats and types of pictures: Astro's image service handles none of the site's.
  "/astro/dist/assets/utils/vendor/image-size/types/index.js":
    "export const typeHandlers = new Map(); export const types = [];",
  "/astro/dist/assets/utils/deterministic-string.js":
    "export const deterministicString = (value) => JSON.stringify(value);",
  "/mrmime/index.mjs": "export const lookup = () => undefined;",
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
    // The adapter starts every chunk with an object `process`, of which nothing here reads.
    configEnvironment: (name) =>
      name === "ssr"
        ? { build: { minify: true, rolldownOptions: { output: { banner: "" } } } }
        : undefined,
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
