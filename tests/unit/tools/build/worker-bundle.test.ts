import { describe, expect, it } from "vitest";
import { standInOf } from "../../../../tools/build/worker-bundle.ts";
import { root } from "../../../../tools/paths.ts";

describe("the modules that the Worker does without", () => {
  it.each([
    "astro/dist/actions/handler.js",
    "astro/dist/core/csp/config.js",
    "@astrojs/internal-helpers/dist/create-filter.js",
    "react-dom/server.edge.js",
  ])("has a stand-in for %s", (module) => {
    expect(standInOf(`${root}/node_modules/${module}`)).toBeTypeOf("string");
  });

  it.each([
    "/node_modules/react-dom/server.browser.js",
    "/node_modules/other/actions/handler.js",
    "/functions/astro/dist/actions/handler.js",
  ])("leaves %s as it is", (path) => {
    expect(standInOf(root + path)).toBeUndefined();
  });
});
