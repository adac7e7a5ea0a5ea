import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#tools/paths.ts";

const styles = join(root, "src/styles");
const sheets = readdirSync(styles).filter((name) => name.endsWith(".css") && name !== "tokens.css");

/** The allowed raw values, as "sheet: property: value", each with its reason. */
const OUTSIDE: Record<string, string> = {
  "series-tie.css: box-shadow: 0 6px 18px rgb(0 0 0 / 18%)": "a shadow, in both themes",
  "bracket-narrow.css: font-size: 0.72rem": "four columns of whole names on a tablet",
  "bracket-narrow.css: margin-inline-start: 38px": "the run begins below the names",
  "bracket-narrow.css: padding-inline-end: 9px": "as wide as the winner's arrow",
  "shell.css: box-shadow: 0 0 0 100vmax rgb(0 0 0 / 45%)": "a shadow, in both themes",
  "shell.css: padding-inline: var(--s6) max(var(--s6), 100% - 79rem)": "a measure of the page",
  "tile.css: font: 700 20px var(--serif)": "a half of its picture, whatever its size",
  "tie.css: margin-inline: 3.3rem 0": "the run begins below the names",
  "tie.css: padding-inline-end: 13px": "as wide as the winner's arrow",
};

/** The declarations of a style sheet for screens, each as "property: value". */
function declarationsOf(css: string): string[] {
  const screen = css
    .replaceAll(/\/\*.*?\*\//gs, "")
    // Paper has a scale of its own.
    .replaceAll(/@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...screen.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(
    ([, property, value = ""]) => `${property}: ${value.replaceAll(/\s+/g, " ")}`,
  );
}

/** A size in rem, or in more pixels than a line is thick; a line's height is no size of type. */
const RAW = /(?<![\w.])(?:[\d.]+rem|(?:[5-9]|\d{2,}|\d+\.\d+)px)\b/;
const SIZED = /^(?:font(?:-size)?|(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?): /;

/** A color by its own value, which no theme changes. */
const COLOR =
  /: .*(?:(?<!url\()#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:black|white)\b)/i;

describe("sizes of type, distances and colors come from the tokens", () => {
  it.each(sheets)("in %s", (name) => {
    const raw = declarationsOf(readFileSync(join(styles, name), "utf8")).filter(
      (declaration) =>
        COLOR.test(declaration) ||
        (SIZED.test(declaration) && RAW.test(declaration.replace(/ \/ [\d.]+rem/, ""))),
    );
    const known = Object.keys(OUTSIDE).flatMap((key) =>
      key.startsWith(`${name}: `) ? key.slice(name.length + 2) : [],
    );
    expect([...new Set(raw)].sort()).toEqual(known.sort());
  });

  it("and so does the height of a target", () => {
    const raw = sheets.filter((name) =>
      /min-height: 2\.75rem/.test(readFileSync(join(styles, name), "utf8")),
    );
    expect(raw).toEqual([]);
  });
});

/** A property or value that names a side of the screen; a float has no other name in older browsers. */
const PHYSICAL =
  /^(?:(?:margin|padding|border)-(?:left|right)(?:-\w+)?|left|right): |^text-align: (?:left|right)$/;

describe("sides are those of the line, so that a right-to-left translation holds", () => {
  it.each(sheets)("in %s", (name) => {
    const declarations = declarationsOf(readFileSync(join(styles, name), "utf8"));
    expect(declarations.filter((declaration) => PHYSICAL.test(declaration))).toEqual([]);
  });
});
