import { describe, expect, it } from "vitest";
import { code, textOf } from "#tools/import-graph.ts";

const DECLARED =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|enum|let) (\w+)/gm;

/** The names that each page exports for the framework. */
const OF_PAGES = ["GET", "POST", "ALL", "prerender"];

/** The modules that export each name. */
const modulesByName = new Map<string, string[]>();
for (const file of code.filter((file) => /^(domain|functions|src)\//.test(file))) {
  for (const [, name = ""] of textOf(file).matchAll(DECLARED)) {
    if (OF_PAGES.includes(name)) continue;
    modulesByName.set(name, [...new Set([...(modulesByName.get(name) ?? []), file])]);
  }
}

describe("an exported name", () => {
  it("is found", () => {
    expect(modulesByName.size).toBeGreaterThan(1000);
  });

  it("stands for one thing in the product", () => {
    const homonyms = [...modulesByName].filter(([, modules]) => modules.length > 1);
    expect(homonyms.map(([name, modules]) => `${name}: ${modules.join(", ")}`)).toEqual([]);
  });
});
