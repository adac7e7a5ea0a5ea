import { describe, expect, it } from "vitest";
import { code, textOf } from "#tools/import-graph.ts";
import { packagesOf } from "../fixtures/source-graph.ts";

describe("the packages", () => {
  it("are in the manifest when they are imported", () => {
    const { dependencies, devDependencies } = JSON.parse(textOf("package.json"));
    const known = Object.keys({ ...dependencies, ...devDependencies });
    const strangers = [...code, "astro.config.mjs", "vitest.config.ts", "playwright.config.ts"]
      .flatMap((file) => packagesOf(file).map((name) => ({ file, name })))
      .filter(({ name }) => !known.includes(name));
    expect(strangers).toEqual([]);
  });

  it("are no more in the Worker and the browser than those that it is deployed with", () => {
    const { dependencies } = JSON.parse(textOf("package.json"));
    const imported = code
      .filter((file) => /^(domain|src|functions)\//.test(file))
      .flatMap((file) => packagesOf(file).map((name) => ({ file, name })));
    expect(imported.filter(({ name }) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });
});

describe("the lock file", () => {
  it("names no registry host", () => {
    expect(textOf("package-lock.json")).not.toContain('"resolved"');
  });

  it("agrees with exact pins only", () => {
    const manifest = JSON.parse(textOf("package.json"));
    const pins = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    const isExact = (pin: unknown) => /^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(String(pin));
    expect(pins.filter((pin) => !isExact(pin))).toEqual([]);
  });
});
