import { join } from "node:path";
import { root } from "../paths.ts";

const JOSE = join(root, "node_modules/jose/dist/webapi");
const ASTRO_ERRORS = "/astro/dist/core/errors/errors-data.js";

/** Astro's errors without their texts for developers, which are in its documentation. */
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
 * Replacements for modules of packages that the site never calls, by the end of their path. Astro
 * and React link them into every Worker, whether or not a page uses them.
 */
export const STAND_INS: Record<string, string> = {
  // Actions, which import zod and devalue; the site's forms post to its own API.
  "/astro/dist/actions/handler.js": "export const handleAction = () => undefined;",
  "/astro/dist/actions/utils.js": `
    export const hasActionPayload = () => false;
    export const createGetActionResult = () => () => undefined;
    export const createCallAction = () => () => { throw new Error("This site has no actions."); };`,
  "/astro/dist/actions/runtime/client.js":
    "export const deserializeActionResult = () => undefined;",
  // The validation of the policy in the configuration, with zod; pages need the names of hashes
  // alone.
  "/astro/dist/core/csp/config.js":
    'export const ALGORITHMS = { "SHA-256": "sha256-", "SHA-384": "sha384-", "SHA-512": "sha512-" };',
  // Locales: the site has one, and no `i18n` in its configuration.
  "/astro/dist/core/i18n/handler.js": `
    export const getI18n = () => null;
    export const compileI18n = () => null;
    export const finalizeI18n = (i18n, state, response) => response;`,
  "/astro/dist/core/i18n/domain.js": "export const computePathnameFromDomain = () => undefined;",
  "/astro/dist/i18n/utils.js": `
    export const computeCurrentLocale = () => undefined;
    export const computeCurrentLocaleFromParams = () => undefined;
    export const computePreferredLocale = () => undefined;
    export const computePreferredLocaleList = () => undefined;`,
  [ASTRO_ERRORS]: await namedErrors(),
  // The browser script of Astro's own islands; the site's islands wake by a touch.
  "/astro/dist/runtime/server/astro-island.prebuilt.js": 'export default "";',
  // Server islands: no page defers a component.
  "/astro/dist/runtime/server/render/server-islands.js": `
    export const containsServerDirective = () => false;
    export class ServerIslandComponent {}
    export const renderServerIslandRuntime = () => "";`,
  "/astro/dist/core/server-islands/endpoint.js": `
    export const SERVER_ISLAND_COMPONENT = "_server-islands.astro";
    export const SERVER_ISLAND_ROUTE = "/_server-islands/[name]";
    export const createEndpoint = () => ({});`,
  // Astro's islands: no component has a directive for the client.
  "/astro/dist/runtime/server/hydration.js": `
    export const extractDirectives = (props) =>
      ({ isPage: false, hydration: null, props, propsWithoutTransitionAttributes: props });
    export const generateHydrateScript = () => undefined;`,
  "/astro/dist/runtime/server/serialize.js": "export const serializeProps = () => undefined;",
  // Astro's JSX, which only Markdown uses.
  "/astro/dist/runtime/server/jsx.js": `
    export const renderJSX = () => { throw new Error("No page has JSX of Astro."); };`,
  // The endpoint that transforms images, with Astro's image service and components.
  "/@astrojs/cloudflare/dist/entrypoints/image-passthrough-endpoint.js": `
    export const prerender = false;
    export const GET = () => new Response(null, { status: 404 });`,
  "/@astrojs/cloudflare/dist/utils/image-binding-transform.js": `
    export const transform = () => { throw new Error("No page transforms pictures."); };
    export const transformStream = transform;`,
  // Rewrites: no page and no middleware renders another route.
  "/astro/dist/core/rewrites/handler.js": `
    export const applyRewriteToState = () => { throw new Error("No page rewrites."); };
    export const executeRewrite = applyRewriteToState;`,
  "/astro/dist/core/routing/rewrite.js": `
    export const findRouteToRewrite = () => { throw new Error("No page rewrites."); };
    export const copyRequest = findRouteToRewrite;
    export const getOriginPathname = (request) => new URL(request.url).pathname;
    export const setOriginPathname = () => undefined;`,
  // Astro's own cache; functions/page-cache caches pages.
  "/astro/dist/core/cache/handler.js": `
    export const provideCache = () => undefined;
    export const handleCache = (state, next) => next();`,
  // Paths of prerendered pages.
  "/astro/dist/core/render/route-cache.js": `
    export const callGetStaticPaths = async () => [];
    export const findPathItemByKey = () => undefined;
    export const getRouteCache = () => undefined;`,
  // Redirects of Astro's configuration.
  "/astro/dist/core/redirects/render.js": `
    export const redirectIsExternal = () => false;
    export const renderRedirect = () => { throw new Error("No redirect is configured."); };`,
  // Error pages of development and of the build.
  "/astro/dist/core/errors/dev-handler.js": "export const renderDevError = () => undefined;",
  "/astro/dist/core/errors/build-handler.js": "export const renderBuildError = () => undefined;",
  // Astro's page for unknown addresses; the site has its own, src/pages/404.astro.
  "/astro/dist/template/4xx.js": 'export default () => "Not found";',
  // Terminal colors.
  "/piccolore/dist/index.js":
    "const plain = String; export default { bold: plain, dim: plain, green: plain, red: plain, yellow: plain, blue: plain };",
  // Wrapped and agreed encryption keys; sessions are sealed with the key itself.
  "/jose/dist/webapi/lib/key_management.js": `
    import { JOSENotSupported } from "${JOSE}/util/errors.js";
    import { prepareKey } from "${JOSE}/lib/key.js";
    const direct = ({ mode }) => {
      if (mode !== "direct-encryption") throw new JOSENotSupported("Only a direct key is supported.");
    };
    export const validateMaxPBES2Count = () => undefined;
    export const encryptKeyManagement = async (entry, enc, key) => {
      direct(entry);
      return [await prepareKey(enc, key, "encrypt"), undefined, undefined];
    };
    export const decryptKeyManagement = async (entry, enc, key, encryptedKey) => {
      direct(entry);
      if (encryptedKey !== undefined) throw new JOSENotSupported("A direct key is not encrypted.");
      return key;
    };`,
  // React's server renderer; Preact renders the islands.
  "/@astrojs/react/dist/server.js": `export { default } from "${join(root, "src/rendering/renderer.ts")}";`,
};

/** The replacements in the Worker for what islands import from React. */
export const REACT: Record<string, string> = {
  react: join(root, "src/rendering/react.ts"),
  "react-dom": join(root, "src/rendering/react.ts"),
  "react/jsx-runtime": "preact/jsx-runtime",
};
