import { minify } from "@swc/core";
import type { Plugin } from "vite";

/**
 * The rules and the views are one chunk, because every chunk names what it takes from others: 619 kB
 * compressed become 590. The frame of the dictionary is rendered in Node, which has no `cloudflare:`
 * modules, so the rest of `functions/` stays apart; and components, because a page gets the styles of
 * their whole chunk.
 */
const ROOMS = {
  name: "rooms",
  test: /\/(?:domain|functions\/views|src\/(?:client|rendering))\//,
};

/** Minifies the Worker, which the adapter leaves as it is: swc before the bundler takes off 10 kB, compressed. */
export function minifiedWorker(): Plugin {
  const rolldownOptions = { output: { codeSplitting: { groups: [ROOMS] } } };
  return {
    name: "hardwood:minified-worker",
    apply: "build",
    configEnvironment: (name) =>
      name === "ssr" ? { build: { minify: true, rolldownOptions } } : undefined,
    applyToEnvironment: ({ name }) => name === "ssr",
    async renderChunk(code) {
      const options = { module: true, compress: { passes: 3 }, mangle: true, sourceMap: true };
      const { code: smaller, map = null } = await minify(code, options);
      return { code: smaller, map };
    },
  };
}
