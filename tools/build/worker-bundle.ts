import type { Plugin } from "vite";
import { REACT, STAND_INS } from "./stand-ins.ts";

/** The replacement of a module; undefined for a module that stays. */
export function standInOf(id: string): string | undefined {
  return Object.entries(STAND_INS).find(([place]) => id.endsWith(`/node_modules${place}`))?.[1];
}

/** Makes the Worker small: minified, and without code that no page calls. */
export function workerBundle(): Plugin {
  const missing = new Set(Object.keys(STAND_INS));
  return {
    name: "hardwood:worker-bundle",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    // The adapter adds a banner with a `process` object to every chunk, which no code here reads.
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
    // Fails when an update has moved a module, because the original would silently come back.
    buildEnd(error) {
      if (error !== undefined || missing.size === 0) return;
      this.error(`The Worker no longer has these modules: ${[...missing].join(", ")}`);
    },
  };
}
