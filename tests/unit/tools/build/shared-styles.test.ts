import { expect, test } from "vitest";
import { withSharedStyles } from "#tools/build/shared-styles.ts";

/** The styles of each page of a manifest, as its code gives them. */
const stylesOf = (code: string): string[] =>
  new Function(`${code};return manifest.map(({ styles }) => styles[0].content)`)();

const BASE = String.raw`a::before{content:"\201C"}`;
const PAGES = [`${BASE}\nb{color:red}`, `${BASE}\ni{quotes:"\\"" "'"}`, "", BASE];
const manifest = `const manifest=${JSON.stringify(
  PAGES.map((content) => ({ styles: [{ type: "inline", content }], route: '"type":"inline"' })),
)}`;

test("every page keeps its styles, character by character", () => {
  expect(stylesOf(withSharedStyles(manifest))).toEqual(PAGES);
});

test("a style sheet of several pages is written once", () => {
  const shared = withSharedStyles(manifest);
  expect(shared.split(JSON.stringify(BASE).slice(1, -1))).toHaveLength(2);
});
