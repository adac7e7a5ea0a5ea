import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import type { Plugin } from "vite";
import { root } from "./paths.ts";

/** What the address of the service worker imports to answer with it. */
const MODULE = "virtual:service-worker";

/** Whatever a new version of the site can differ in. */
const SITE = ["astro.config.ts", "functions", "package-lock.json", "public", "src"];

/** Gives the Worker the service worker as text: it is sent, or its farewell, as a variable says. */
export function serviceWorker(): Plugin {
  return {
    name: "hardwood:service-worker",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const [worker, farewell] = await Promise.all([bundled("worker"), bundled("farewell")]);
      return `export const worker = ${JSON.stringify(worker)};\nexport const farewell = ${JSON.stringify(farewell)};\n`;
    },
  };
}

/** One of the two, as the one file that a browser takes. */
export async function bundled(entry: "worker" | "farewell"): Promise<string> {
  const { output } = await build({
    input: join(root, "src", "offline", `${entry}.ts`),
    output: { format: "iife", minify: true },
    transform: { define: { SITE_VERSION: JSON.stringify(siteVersion()) } },
    write: false,
    logLevel: "warn",
  });
  return output[0].code.trim();
}

function siteVersion(): string {
  const hash = createHash("sha256");
  for (const place of SITE) {
    const files = /\.\w+$/.test(place)
      ? [place]
      : readdirSync(join(root, place), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    for (const file of files.sort())
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 12);
}
