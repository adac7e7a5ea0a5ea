import type { Plugin } from "vite";

/**
 * The Worker's replacements of Astro's actions, its schema of policies, which bring zod, its images, its
 * own islands, its cache, static paths, JSX and languages, none of which any page uses, by the end
 * of the module's path.
 */
const STAND_INS: Record<string, string> = {
  "/astro/dist/actions/handler.js": "export const handleAction = () => undefined;",
  "/astro/dist/actions/utils.js": `
    export const hasActionPayload = () => false;
    export const createGetActionResult = () => () => undefined;
    export const createCallAction = () => () => { throw new Error("This site has none."); };`,
  "/astro/dist/actions/runtime/client.js":
    "export const deserializeActionResult = () => undefined;",
  "/astro/dist/core/cache/handler.js": `
    export const provideCache = () => undefined;
    export const handleCache = (state, next) => next();`,
  "/astro/dist/core/csp/config.js":
    'export const ALGORITHMS = { "SHA-256": "sha256-", "SHA-384": "sha384-", "SHA-512": "sha512-" };',
  "/astro/dist/core/errors/dev-handler.js": "export const renderDevError = () => undefined;",
  "/astro/dist/core/i18n/domain.js": "export const computePathnameFromDomain = () => undefined;",
  "/astro/dist/core/i18n/handler.js": `
    export const getI18n = () => null;
    export const compileI18n = () => { throw new Error("This site has none."); };
    export const finalizeI18n = (compiled, state, response) => response;`,
  "/astro/dist/core/render/route-cache.js": `
    const none = () => undefined;
    export { none as callGetStaticPaths, none as findPathItemByKey, none as getRouteCache };`,
  "/astro/dist/core/server-islands/endpoint.js": `
    export const SERVER_ISLAND_ROUTE = "/_server-islands/[name]";
    export const SERVER_ISLAND_COMPONENT = "_server-islands.astro";
    export const createEndpoint = () => () => new Response(null, { status: 404 });
    export const getServerIslandRouteData = () => { throw new Error("This site has none."); };
    export const injectServerIslandRoute = () => {};`,
  "/astro/dist/i18n/utils.js": `
    const none = () => undefined;
    export {
      none as computeCurrentLocale, none as computeCurrentLocaleFromParams, none as computePreferredLocale,
      none as computePreferredLocaleList, none as parseLocale,
    };`,
  "/astro/dist/runtime/server/hydration.js": `
    export const extractDirectives = (props) =>
      ({ isPage: false, hydration: null, props, propsWithoutTransitionAttributes: props });
    export const generateHydrateScript = () => { throw new Error("This site has none."); };`,
  "/astro/dist/runtime/server/jsx.js": `
    export const renderJSX = () => { throw new Error("This site has none."); };`,
  "/astro/dist/runtime/server/render/server-islands.js": `
    export class ServerIslandComponent {}
    export const renderServerIslandRuntime = () => "";
    export const containsServerDirective = (props) => {
      if ("server:component-directive" in props) throw new Error("This site has none.");
      return false;
    };`,
  "/astro/dist/runtime/server/serialize.js": "export const serializeProps = () => '';",
  "/astro/dist/runtime/server/shorthash.js": "export const shorthash = () => '';",
  "/astro/dist/runtime/server/scripts.js": `
    export const determineIfNeedsHydrationScript = () => true;
    export const determinesIfNeedsDirectiveScript = () => true;
    export const getPrescripts = () => { throw new Error("This site has none."); };`,
  // The site has its own page for what is not found.
  "/astro/dist/template/4xx.js": "export default () => '';",
  "/@astrojs/cloudflare/dist/entrypoints/image-passthrough-endpoint.js": `
    export const prerender = false;
    export const GET = () => new Response(null, { status: 404 });`,
  // The Worker renders no page at build time, which is what this is for; it brings the images' components.
  "/@astrojs/cloudflare/dist/utils/prerender.js": `
    const none = () => undefined;
    export {
      none as handleImageTransformRequest, none as handlePrerenderRequest,
      none as handleStaticImagesRequest, none as handleStaticPathsRequest,
      none as installPrerenderErrorPropagation, none as isImageTransformRequest,
      none as isPrerenderRequest, none as isStaticImagesRequest, none as isStaticPathsRequest,
    };`,
  "/@astrojs/cloudflare/dist/utils/static-image-collection.js":
    "export const installAddStaticImage = () => {};",
};

/** The routes once more beside those of the manifest, which only the development server reads. */
const ROUTES = "\0virtual:astro:routes";

/** The texts of Astro's errors, which the log names without them. */
const ERRORS = "/node_modules/astro/dist/core/errors/errors-data.js";

/** Astro's errors with their names alone. */
function namedErrors(code: string): string {
  const named = code.replace(
    /^const (\w+) = \{\n {2}name: "\1",[\s\S]*?^\};$/gm,
    'const $1 = { name: "$1", message: "$1" };',
  );
  if (named === code) throw new Error("Astro writes its errors in another way.");
  return named;
}

/** Leaves modules that no page uses out of the Worker: actions take 27 kB compressed, images 20, the rest 9. */
export function unusedAstro(): Plugin {
  const missing = new Set(Object.keys(STAND_INS));
  return {
    name: "hardwood:unused-astro",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    load(id) {
      if (id === ROUTES) return { code: "export const routes = [];", map: null };
      const place = Object.keys(STAND_INS).find((end) => id.endsWith(`/node_modules${end}`));
      if (place === undefined) return undefined;
      missing.delete(place);
      return { code: STAND_INS[place] ?? "", map: null };
    },
    transform: (code, id) =>
      id.endsWith(ERRORS) ? { code: namedErrors(code), map: null } : undefined,
    // An update that moves a module would silently bring the original back.
    buildEnd(error) {
      if (error !== undefined || missing.size === 0) return;
      this.error(`Astro no longer has these modules: ${[...missing].join(", ")}`);
    },
  };
}
