import { join } from "node:path";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { root } from "../paths.ts";

const FOLDER = join(root, "src/rendering");

/** The imports of islands from React, and their replacements in the Worker. */
export const REACT: Record<string, string> = {
  react: join(FOLDER, "react.ts"),
  "react-dom": join(FOLDER, "react.ts"),
  "react/jsx-runtime": "preact/jsx-runtime",
  "react/jsx-dev-runtime": "preact/jsx-dev-runtime",
};

/**
 * Renders the islands with Preact in the Worker; React wakes them in the browser. React's server would
 * add 59 kB to the Worker, compressed.
 */
export function workerIslands(): AstroIntegration {
  const insteadOfReact: Plugin = {
    name: "hardwood:worker-islands",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId(source, importer) {
      const instead = REACT[source];
      return instead === undefined ? undefined : this.resolve(instead, importer);
    },
  };
  return {
    name: "worker-islands",
    hooks: {
      "astro:config:setup": ({ addRenderer, updateConfig }) => {
        addRenderer({ name: "worker-islands", serverEntrypoint: join(FOLDER, "renderer.ts") });
        updateConfig({ vite: { plugins: [insteadOfReact] } });
      },
    },
  };
}
