import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "rolldown";
import { minifySync } from "rolldown/utils";
import type { Plugin } from "vite";
import { digestOf } from "../digest.ts";
import { root } from "../paths.ts";
import { ISLAND_SOURCES } from "./sources.ts";

/** The module that wakes islands: a separate file, fetched when the first island is touched. */
const ISLANDS_SOURCE = "src/client/islands/touch.ts";

/**
 * The file is cached for a year, so a digest of its sources is in the name: a page that is open
 * during a release finds the module of its own release or none, never another under the same name.
 */
function fileOf(name: keyof typeof MODULES): string {
  return `${name}-${digestOf(ISLAND_SOURCES).slice(0, 8)}.js`;
}

/** The script for members, a separate file that shares no chunk with the islands. */
const MEMBERS_SOURCE = "src/client/members/for-members.ts";

/** The script for readers who hide scores, a separate file too. */
const SCORES_SOURCE = "src/client/scores/hide-scores.ts";

/** The modules that the script before the first paint imports by name. */
const MODULES = { islands: ISLANDS_SOURCE, members: MEMBERS_SOURCE, hush: SCORES_SOURCE };

/**
 * The scripts of pages with games of today, by the modules by which pages learn their addresses:
 * separate files, for they would not fit into full pages.
 */
const PAGE_SCRIPTS = {
  "virtual:live-script": "src/client/browser/live.js",
  "virtual:story-script": "src/client/browser/story.js",
} as const;
type PageScript = keyof typeof PAGE_SCRIPTS;

const isPageScript = (id: string): id is PageScript => Object.hasOwn(PAGE_SCRIPTS, id);

function pageFile(name: PageScript): string {
  const source = PAGE_SCRIPTS[name];
  return `${basename(source, ".js")}-${digestOf([source]).slice(0, 8)}.js`;
}

/** The helper that loads the style sheets of dynamic imports, which no island's import has. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";

/** The module by which the layout inlines the script that runs before the first paint. */
const MODULE = "virtual:first-paint";

/** The modules that every React island needs. */
const REACT =
  /\/node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores\/react)\/|\/islands\/(?:hydrate|parts\/Spinner)\.tsx?$/;

/** The code that several islands need, too small for files of its own. */
const SHARED = /\/(?:patience|well-formed|domain\/result)\.ts$/;

/**
 * The built script that runs before the first paint, with its hash for the content security policy.
 */
export interface FirstPaint {
  code: string;
  hash: `sha256-${string}`;
}

/**
 * Minifies the script and inserts the addresses of the other scripts: built files, or their
 * sources.
 */
export function firstPaint(mode: "build" | "dev" = "build"): FirstPaint {
  const path = join(root, "src/client/browser/first-paint.js");
  const source = readFileSync(path, "utf8");
  const script = minified(
    path,
    mode === "dev"
      ? source.replace(/`[^`]*DIGEST[^`]*`/, `"/" + ${JSON.stringify(MODULES)}[name]`)
      : source.replace("DIGEST", digestOf(ISLAND_SOURCES).slice(0, 8)),
  );
  return { code: script, hash: `sha256-${createHash("sha256").update(script).digest("base64")}` };
}

/** A minified script of pages with games of today. */
export function pageScript(name: PageScript): string {
  const path = join(root, PAGE_SCRIPTS[name]);
  return minified(path, readFileSync(path, "utf8"));
}

function minified(path: string, source: string): string {
  const { code, errors } = minifySync(path, source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code.trim();
}

/**
 * Loads a module of the islands once its files can be fetched, each of which comes from the browser's
 * cache then. A browser may keep a module that failed to load for the life of the page; a failed fetch
 * can be repeated.
 */
const LOAD_MODULE = `export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map((file) => fetch("/" + file)));
  return load();
};`;

/** Bundles the script for members, or for readers who hide scores, into one file. */
export async function loneScript(name: "members" | "hush"): Promise<string> {
  const { output } = await build({
    input: join(root, MODULES[name]),
    output: { minify: true },
    write: false,
    logLevel: "warn",
  });
  return output[0].code.trim();
}

/** Provides the script to the layout, and the modules that it imports to the browser's build. */
export function browserScript(built: FirstPaint): Plugin {
  return {
    name: "hardwood:browser-script",
    enforce: "pre",
    resolveId: (id) => (id === MODULE || isPageScript(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === PRELOAD_HELPER) return LOAD_MODULE;
      const isDev = this.environment.mode === "dev";
      const name = id.slice(1);
      if (isPageScript(name))
        return `export default ${JSON.stringify(`/${isDev ? PAGE_SCRIPTS[name] : pageFile(name)}`)};`;
      if (id !== `\0${MODULE}`) return undefined;
      const { code } = isDev ? firstPaint("dev") : built;
      return `export default ${JSON.stringify(code)};`;
    },
    // Islands are kept small: React is in one file, which compresses better and needs one request,
    // without its hooks for developer tools, and without the banner that the adapter adds to the
    // Worker's chunks.
    configEnvironment(name, _, { command }) {
      if (name !== "client" || command !== "build") return undefined;
      const groups = [
        { name: "react", test: REACT },
        { name: "shared", test: SHARED },
      ];
      const output = { banner: "", codeSplitting: { groups } };
      return {
        build: { modulePreload: { polyfill: false }, rolldownOptions: { output } },
        define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
      };
    },
    async buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      for (const name of ["members", "hush"] as const) {
        const source = await loneScript(name);
        this.emitFile({ type: "asset", fileName: fileOf(name), source });
      }
      for (const name of Object.keys(PAGE_SCRIPTS).filter(isPageScript))
        this.emitFile({ type: "asset", fileName: pageFile(name), source: pageScript(name) });
      this.emitFile({
        type: "chunk",
        id: join(root, ISLANDS_SOURCE),
        fileName: fileOf("islands"),
        preserveSignature: "allow-extension",
      });
    },
  };
}
