import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../paths.ts";

const DECLARATION = /\s*(--(?:[st]\d|tap)):\s*([^;]+);/g;

/**
 * Writes the sizes and distances of `tokens.css` as values, since no theme changes them: with variables, a page
 * travels 100 B heavier.
 */
export function scale(): Plugin {
  const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  return {
    name: "scale",
    enforce: "pre",
    transform: { filter: { id: /\.css(?:$|\?)/ }, handler: (css) => withValues(css, tokens) },
  };
}

/** A style sheet with the values that the tokens declare. Throws on a size or distance that they do not. */
export function withValues(css: string, tokens: string): string {
  const values = new Map(
    [...tokens.matchAll(DECLARATION)].map(([, name, value = ""]) => [name, value]),
  );
  return css.replaceAll(DECLARATION, "").replaceAll(/var\((--(?:[st]\d|tap))\)/g, (_, name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${name} is not in the scale.`);
    return value;
  });
}
