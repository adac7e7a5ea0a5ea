import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** A style sheet in Astro's table of routes, as the JSON that the build writes into the code. */
const SHEET = /(?<=\{"type":"inline","content":)"(?:[^"\\]|\\.)*"/g;

/** Keeps each inlined style sheet once in the Worker; Astro's table of routes repeats it by page. */
export function sharedStyles(): AstroIntegration {
  let server: URL;
  return {
    name: "shared-styles",
    hooks: {
      "astro:config:done": ({ config }) => {
        server = config.build.server;
      },
      "astro:build:done": () => {
        const names = readdirSync(server, { recursive: true, encoding: "utf8" });
        for (const name of names.filter((file) => file.endsWith(".mjs"))) {
          const path = fileURLToPath(new URL(name, server));
          const code = readFileSync(path, "utf8");
          const shared = withSharedSheets(code);
          if (shared !== code) writeFileSync(path, shared);
        }
      },
    },
  };
}

/**
 * Code in which style sheets that occur more than once stand in functions at its end, which are
 * hoisted: lines before them keep their numbers, by which the source map knows them.
 */
export function withSharedSheets(code: string): string {
  const counts = new Map<string, number>();
  for (const [sheet] of code.matchAll(SHEET)) counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1).map(([sheet]) => sheet);
  if (repeated.length === 0) return code;
  const calls = new Map(repeated.map((sheet, i) => [sheet, `sharedSheet${i}()`]));
  const functions = repeated.map((sheet) => `function ${calls.get(sheet)}{return ${sheet}}`);
  const lines = code.replace(SHEET, (sheet) => calls.get(sheet) ?? sheet).split("\n");
  const comment = lines.findLastIndex((line) => line.startsWith("//# sourceMappingURL="));
  lines.splice(comment === -1 ? lines.length : comment, 0, ...functions);
  return lines.join("\n");
}
