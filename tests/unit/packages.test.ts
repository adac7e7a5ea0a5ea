import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { code, textOf } from "#tools/import-graph.ts";
import { root } from "#tools/paths.ts";
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
    const pins = ["package.json", "tests/mutation/package.json"].flatMap((name) => {
      const { dependencies, devDependencies } = JSON.parse(textOf(name));
      return Object.values({ ...dependencies, ...devDependencies });
    });
    const isExact = (pin: unknown) => /^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(String(pin));
    expect(pins.filter((pin) => !isExact(pin))).toEqual([]);
  });
});

const FOLDER = ".github/workflows";
const workflows = readdirSync(join(root, FOLDER)).map((name) => textOf(`${FOLDER}/${name}`));

describe("the workflows", () => {
  it("name every action by its commit, with its version beside it", () => {
    const used = workflows.flatMap((text) =>
      text.split("\n").filter((line) => /\buses:/.test(line)),
    );
    const isPinned = (line: string) =>
      /uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((line) => !isPinned(line))).toEqual([]);
  });

  it("use one commit of each action", () => {
    const names = workflows.flatMap((text) =>
      [...text.matchAll(/uses: (\S+)@(\S+)/g)].map(([, name, commit]) => `${name} ${commit}`),
    );
    const actions = names.map((name) => name.split(" ")[0]);
    expect(new Set(names).size).toBe(new Set(actions).size);
  });

  it("put no input into a command", () => {
    const commands = workflows.flatMap((text) => {
      const { jobs } = parse(text) as { jobs: Record<string, { steps: { run?: string }[] }> };
      return Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = "" }) => run));
    });
    expect(commands.filter((run) => /\$\{\{\s*inputs\./.test(run))).toEqual([]);
  });

  it("deploy everything that the doctor looks at", () => {
    const { on } = parse(textOf(`${FOLDER}/deploy.yml`)) as {
      on: { workflow_dispatch: { inputs: { environment: { options: string[] } } } };
    };
    const { options } = on.workflow_dispatch.inputs.environment;
    expect(options).toEqual(["top-level", "preview", "production"]);
  });

  it("ask for advisories against what is shipped", () => {
    expect(textOf(`${FOLDER}/test.yml`)).toContain("npm audit --omit=dev");
  });
});
