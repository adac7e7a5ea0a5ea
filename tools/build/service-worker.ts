import { join } from "node:path";
import { build } from "rolldown";
import type { Plugin } from "vite";
import { OFFLINE_ROUTES } from "#domain/site/offline-routes.ts";
import { digestOf } from "../digest.ts";
import { root } from "../paths.ts";
import { SITE_SOURCES } from "./sources.ts";

/** The module that the service worker's route imports. */
const MODULE = "virtual:service-worker";

/**
 * Bundles the service worker and its kill switch as text; a variable of the Worker decides which of
 * them `/sw.js` serves.
 */
export function serviceWorker(): Plugin {
  return {
    name: "hardwood:service-worker",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const [worker, killSwitch] = await Promise.all([bundled("worker"), bundled("kill-switch")]);
      const texts = Object.entries({ worker, killSwitch });
      return texts
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
        .join("");
    },
  };
}

/**
 * Inlines the paths of offline pages, so that the bundle does not contain the whole routes table.
 */
const offlineRoutesOnly = {
  name: "hardwood:offline-routes",
  load: (id: string) =>
    id === join(root, "domain/site/offline-routes.ts")
      ? `export const OFFLINE_ROUTES = ${JSON.stringify(OFFLINE_ROUTES)};`
      : undefined,
};

/** Bundles one of the two as a single script. */
async function bundled(entry: "worker" | "kill-switch"): Promise<string> {
  const { output } = await build({
    input: join(root, "src/client/offline", `${entry}.ts`),
    output: { format: "iife", minify: true, comments: { annotation: false } },
    transform: { define: { SITE_VERSION: JSON.stringify(digestOf(SITE_SOURCES).slice(0, 12)) } },
    plugins: [offlineRoutesOnly],
    write: false,
    logLevel: "warn",
  });
  return output[0].code.trim();
}
