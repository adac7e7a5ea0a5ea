import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { browserModules, intoOneModule } from "../../../../tools/build/worker-module.ts";
import { root } from "../../../../tools/paths.ts";

const FILES = {
  "entry.mjs": `import { page } from "./chunks/pages.mjs";
export const answer = async () => page() + (await import("./chunks/late.mjs")).late;`,
  "chunks/pages.mjs": `import { shared } from "./shared.mjs";
export const page = () => "page of " + shared;`,
  "chunks/late.mjs": `import { shared } from "./shared.mjs";
export const late = ", late " + shared;`,
  "chunks/shared.mjs": 'export const shared = "shared";',
  "chunks/unused.mjs": 'export const unused = "never imported";',
  "wrangler.json": "{}",
};

describe("the modules of the Worker", () => {
  it("become one beside the entry, and work the same", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hardwood-module-"));
    mkdirSync(join(folder, "chunks"));
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    await intoOneModule(folder);

    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(files.filter((name) => /\.mjs$/.test(name)).sort()).toEqual(["entry.mjs", "worker.mjs"]);
    expect(files).toEqual(expect.arrayContaining(["wrangler.json", "worker.mjs.map"]));
    const { answer } = await import(pathToFileURL(join(folder, "entry.mjs")).href);
    expect(await answer()).toBe("page of shared, late shared");
  });

  it("name no path of the machine that built them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hardwood-module-"));
    writeFileSync(join(folder, "entry.mjs"), `export const file = "${root}/src/pages/a.astro";`);
    await intoOneModule(folder);
    const { file } = await import(pathToFileURL(join(folder, "entry.mjs")).href);
    expect(file).toBe("/src/pages/a.astro");
  });

  it("are not named to browsers", () => {
    const script = { "src/touch.ts": "islands-1.js" };
    expect(browserModules({ "src/page.astro": "chunks/page_1.mjs", ...script })).toEqual(script);
  });
});
