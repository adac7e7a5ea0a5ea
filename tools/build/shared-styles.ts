import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** A page's inline styles in the manifest; the text is a JSON string. */
const STYLES = /(?<="type":"inline","content":)"(?:[^"\\]|\\.)*"/g;

/**
 * Writes each style sheet into the Worker once. Astro's manifest holds the styles of every page whole,
 * 1.1 MB in all: 615 kB of the Worker, compressed, become 581.
 */
export function sharedStyles(): AstroIntegration {
  let server: string;
  return {
    name: "shared-styles",
    hooks: {
      "astro:config:done": ({ config }) => {
        server = fileURLToPath(config.build.server);
      },
      "astro:build:done": () => {
        const names = readdirSync(server, { recursive: true, encoding: "utf8" });
        const files = names
          .filter((name) => name.endsWith(".mjs"))
          .map((name) => join(server, name));
        const manifest = files.filter((file) => readFileSync(file, "utf8").search(STYLES) >= 0);
        if (manifest.length === 0) throw new Error("The manifest has no inline styles any more.");
        for (const file of manifest)
          writeFileSync(file, withSharedStyles(readFileSync(file, "utf8")));
      },
    },
  };
}

/** The code of a manifest in which pages name their style sheets by number; a line is one of them. */
export function withSharedStyles(code: string): string {
  const sheets = new Map<string, number>();
  const numberOf = (sheet: string) => {
    const known = sheets.get(sheet) ?? sheets.size;
    sheets.set(sheet, known);
    return known;
  };
  const shared = code.replace(STYLES, (text) => {
    const styles: string = JSON.parse(text);
    return `$styles(${styles.split("\n").map(numberOf)})`;
  });
  const table = JSON.stringify([...sheets.keys()]);
  return `const $sheets=${table},$styles=(...numbers)=>numbers.map(n=>$sheets[n]).join("\\n");${shared}`;
}
