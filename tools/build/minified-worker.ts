import type { Plugin } from "vite";

/**
 * The rules and the views are one chunk, because every chunk names what it takes from others: 619 kB
 * compressed become 590. The frame of the dictionary is rendered in Node, which has no `cloudflare:`
 * modules, so the rest of `functions/` stays apart.
 */
const ROOMS = { name: "rooms", test: /\/(?:domain|functions\/views)\// };

/** Minifies the Worker, which the adapter leaves as it is: 696 kB compressed became 463. */
export function minifiedWorker(): Plugin {
  const rolldownOptions = { output: { codeSplitting: { groups: [ROOMS] } } };
  return {
    name: "hardwood:minified-worker",
    apply: "build",
    configEnvironment: (name) =>
      name === "ssr" ? { build: { minify: true, rolldownOptions } } : undefined,
  };
}
