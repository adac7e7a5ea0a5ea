import { expect, it } from "vitest";
import { files, textOf } from "#tools/import-graph.ts";

/** Paper has sizes of its own, in points. */
const sheets = files.filter(
  (file) => file.startsWith("src/styles/") && file.endsWith(".css") && !file.endsWith("/print.css"),
);

/** Distances that keep a place clear for something of that size. */
const MEASURES = [
  "leaders.css padding-right: 4.625rem",
  "membership.css padding-bottom: 8rem",
  "shell.css padding-inline: var(--s6) max(var(--s6), 100% - 79rem)",
];

/** The declarations of some properties, each with its sheet, but for those of the tokens themselves. */
function declarationsOf(properties: RegExp): string[] {
  return sheets.flatMap((file) =>
    [...textOf(file).matchAll(/(?<=[{;\s])([a-z-]+): ([^;{}]+);/g)]
      .filter(([, name = ""]) => properties.test(name))
      .map(([, name, value]) => `${file.slice("src/styles/".length)} ${name}: ${value}`),
  );
}

it("takes every size of letters from the scale", () => {
  const sizes = declarationsOf(/^font(-size)?$/);
  expect(sizes.length).toBeGreaterThan(100);
  // A line's height may be a length: lines side by side then share it.
  expect(sizes.filter((size) => /\d(rem|px)/.test(size.replace(/ \/ [^ ]+/, "")))).toEqual([]);
});

it("takes every distance from the scale, but for lines of up to four pixels", () => {
  const distances = declarationsOf(/^((row|column)-)?gap$|^(margin|padding)(-|$)/);
  expect(distances.length).toBeGreaterThan(400);
  const raw = distances.filter((distance) => /\drem|([5-9]|\d\d)px/.test(distance));
  expect(raw.sort()).toEqual(MEASURES);
});

it("takes every color from the tokens, but for shadows", () => {
  const raw = sheets
    .filter((file) => !file.endsWith("/tokens.css"))
    .flatMap((file) => textOf(file).split("\n"))
    .filter((line) => /#[\da-f]{3,8}\b|\b(rgb|hsl|oklab|oklch)a?\(/i.test(line))
    .filter((line) => !line.trim().startsWith("box-shadow: "));
  expect(raw).toEqual([]);
});
