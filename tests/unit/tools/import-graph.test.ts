import { describe, expect, it } from "vitest";
import { importedBy, importersOf } from "#tools/import-graph.ts";

const AGES = "domain/printing/ages.ts";

describe("what imports a file", () => {
  it("includes the file, its test and what reaches it through others", () => {
    expect(importersOf([AGES])).toEqual(
      expect.arrayContaining([
        AGES,
        "tests/unit/domain/printing/ages.test.ts",
        "src/pages/nba/finder.astro",
      ]),
    );
  });

  it("is the file alone where nothing does", () => {
    expect(importersOf(["tools/check/quick.ts"])).toEqual(["tools/check/quick.ts"]);
  });
});

it("what a file imports includes what that imports", () => {
  const imported = importedBy(["tests/unit/tools/import-graph.test.ts"]);
  expect(imported).toEqual([
    "tests/unit/tools/import-graph.test.ts",
    "tools/import-graph.ts",
    "tools/paths.ts",
  ]);
});
