import type { AstroIntegration } from "astro";

/**
 * Gives the built Worker its own log, in which Astro's lines name their request. It is Astro's own setting
 * and adds 155 B to the Worker's gzip; without it a page that fails is a line of text without a request.
 */
export function workerLog(): AstroIntegration {
  return {
    name: "worker-log",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        if (command !== "build") return;
        const entrypoint = new URL("../../functions/http/page-log.ts", import.meta.url);
        updateConfig({ logger: { entrypoint } });
      },
    },
  };
}
