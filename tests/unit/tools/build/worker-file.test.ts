import { expect, test } from "vitest";
import { withPages, withSharedStyles } from "#tools/build/worker-file.ts";

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

test("late imports are made at once, each under its own name", () => {
  const code = `const pages=[()=>import("./a.mjs"),()=>import("./chunks/b.mjs")];import("cloudflare:workers")`;
  expect(withPages(code)).toBe(
    `import * as $page0 from "./a.mjs";import * as $page1 from "./chunks/b.mjs";` +
      `const pages=[()=>Promise.resolve($page0),()=>Promise.resolve($page1)];import("cloudflare:workers")`,
  );
});

test("what draws pictures stays apart until a picture is drawn", () => {
  const code =
    'const draw=()=>import("./chunks/draw_DZzSiReA.mjs"),page=()=>import("./drawers.mjs")';
  expect(withPages(code)).toBe(
    'import * as $page0 from "./drawers.mjs";' +
      code.replace('import("./drawers.mjs")', "Promise.resolve($page0)"),
  );
});
