import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build, type Plugin } from "rolldown";
import { root } from "../paths.ts";
import { withSharedSheets } from "./shared-styles.ts";

/**
 * Bundles the Worker's chunks into one module. Astro needs a chunk for each page to assign style
 * sheets; after that, the imports and exports between chunks are a twentieth of the upload.
 */
export function workerModule(): AstroIntegration {
  let folder = "";
  return {
    name: "worker-module",
    hooks: {
      "astro:config:done": ({ config }) => {
        folder = fileURLToPath(config.build.server);
      },
      "astro:build:ssr": ({ manifest }) => {
        manifest.entryModules = browserModules(manifest.entryModules);
        // The browser script of Astro's own islands; the site's islands wake by a touch.
        manifest.clientDirectives = [];
        // The platform serves static files before the Worker, which knows no server islands or images.
        manifest.assets = [];
        manifest.routes = manifest.routes.filter(
          ({ routeData }) => routeData.origin !== "internal",
        );
        if (manifest.csp !== undefined) {
          // Astro has the hashes twice, one list deprecated, and a style sheet's for every page.
          Object.assign(manifest.csp, { scriptHashes: [], styleHashes: [] });
          const { styleDirective } = manifest.csp;
          styleDirective.hashes = [...new Set(styleDirective.hashes)];
        }
      },
      "astro:build:done": () => intoOneModule(folder),
    },
  };
}

/** The modules that a page may name to a browser, without the Worker's, which become one module. */
export function browserModules(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([, file]) => !file.endsWith(".mjs")));
}

/** Bundles `entry.mjs` in a folder with all modules that it imports, and removes those modules. */
export async function intoOneModule(folder: string): Promise<void> {
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.mjs(?:\.map)?$/.test(name),
  );
  const { output } = await build({
    input: join(folder, "entry.mjs"),
    // The dictionaries and the compressor stay files, which are uploaded as separate modules.
    external: /^(?:cloudflare|node):|\.(?:bin|wasm)$/,
    plugins: [builtModules()],
    logLevel: "warn",
    // Some of Astro's modules are imported both statically and dynamically.
    checks: { ineffectiveDynamicImport: false },
    output: {
      dir: folder,
      minify: true,
      comments: false,
      sourcemap: true,
      entryFileNames: "[name].mjs",
      chunkFileNames: "[name].mjs",
      // In a group, unlike in one file, pages need no wrapper that runs them at their first import.
      codeSplitting: { groups: [{ name: "worker", test: /./ }] },
    },
  });
  const written = new Set(output.map(({ fileName }) => fileName));
  for (const name of modules) if (!written.has(name)) rmSync(join(folder, name));
}

/**
 * Loads built modules with their source maps, with repeated style sheets shared, and with absolute
 * paths cut to those in the project, so that the Worker is the same wherever it is built.
 */
function builtModules(): Plugin {
  return {
    name: "built-modules",
    load(id) {
      const map = `${id}.map`;
      return {
        code: withSharedSheets(readFileSync(id, "utf8")).replaceAll(`${root}/`, "/"),
        map: existsSync(map) ? readFileSync(map, "utf8") : null,
      };
    },
  };
}
