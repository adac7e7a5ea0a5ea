import { join } from "node:path";
import { expect, it } from "vitest";
import { noticesOf, packageFolders } from "#tools/build/licences.ts";
import { root } from "#tools/paths.ts";

const modules = join(root, "node_modules");

it("packageFolders finds the package of each module, including nested packages", () => {
  expect(
    packageFolders([
      "/site/src/pages/index.astro",
      "/site/node_modules/react/index.js",
      "/site/node_modules/react/cjs/react.js?commonjs-module",
      "\0/site/node_modules/@scope/name/a.js",
      "/site/node_modules/firebase/node_modules/@firebase/app/b.js",
      "virtual:first-paint",
    ]),
  ).toEqual([
    "/site/node_modules/react",
    "/site/node_modules/@scope/name",
    "/site/node_modules/firebase/node_modules/@firebase/app",
  ]);
});

it("noticesOf prints the terms of each package, and equal terms once", () => {
  const text = noticesOf(["react-dom", "react", "firebase"].map((name) => join(modules, name)));
  expect(text).toMatch(/^react [\d.]+, react-dom [\d.]+$/m);
  expect(text.match(/Copyright \(c\) Meta Platforms/g)).toHaveLength(1);
  // A package without a license file gets the standard text of the license that it names.
  expect(text).toMatch(/^firebase [\d.]+$/m);
  expect(text).toMatch(/^License: Apache-2\.0, by /m);
  expect(text).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION");
});
