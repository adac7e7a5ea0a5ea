import type { Plugin } from "vite";
import { REACT, STAND_INS } from "./stand-ins.ts";

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
    resolveId(source, importer) {
      const instead = REACT[source];
      return instead === undefined ? undefined : this.resolve(instead, importer);
    },
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
