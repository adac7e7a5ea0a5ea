import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type HttpDatabase, startHttpDatabase } from "#tests/fixtures/http-database.ts";
import { SECRET } from "#tests/fixtures/memory-database.ts";
import { type RunningProcess, startProcess } from "#tools/machine/processes.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";
import { root } from "#tools/paths.ts";

type Json = Record<string, unknown>;
/** The collections that an import may write, and one that it may not. */
const IMPORTED = ["news", "analysis", "transactions", "charts", "headlines", "standings"];
const DATASET = Object.fromEntries(
  Object.entries(readDataset()).filter(([name]) => IMPORTED.includes(name)),
) as Record<string, { data: Json[]; updatedAt: string }>;

let database: HttpDatabase;
let before: unknown;
beforeEach(async () => {
  database = await startHttpDatabase();
  await database.write("nba", DATASET);
  before = await database.read("nba");
});
afterEach(() => database.stop());

function importing(...args: string[]): RunningProcess {
  const script = join(root, "tools/operate/content-import.ts");
  const to = ["--url", database.url, "--secret", SECRET];
  return startProcess(process.execPath, [script, ...to, ...args]);
}

describe("npm run content:import", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "hardwood-content-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function file(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  const GOOD =
    "---\ntitle: Hawks start anew\nsourceTxt: Hardwood\nsourceURL: /nba/teams/1\n" +
    "postedOn: 2026-04-20\n---\nThe **Hawks** start anew.\n\nThey do.\n";

  it("adds a Markdown article at the front, and only once", async () => {
    const path = file("hawks.md", GOOD);
    for (const [writes, words] of [
      [1, "added: hawks-start-anew"],
      [1, "Nothing has changed."],
    ] as const) {
      const done = importing("--kind", "news", path);
      expect([await done.exited, done.output()]).toEqual([0, expect.stringContaining(words)]);
      expect(database.writes()).toBe(writes);
    }
    const news = (await database.read("nba/news")) as { data: Json[]; updatedAt: string };
    expect(news.data[0]).toEqual({
      title: "Hawks start anew",
      sourceTxt: "Hardwood",
      sourceURL: "/nba/teams/1",
      postedOn: "April 20, 2026",
      body: "The Hawks start anew.\n\nThey do.",
    });
    expect(news.data.slice(1)).toEqual(DATASET.news?.data);
    expect(Date.parse(news.updatedAt)).toBeGreaterThan(Date.parse("2026-04-20"));
    expect(await database.read("nba/analysis")).toEqual((before as Json).analysis);
  });

  it("imports transactions from Markdown and from JSON", async () => {
    const markdown = file(
      "moves.md",
      "---\ndate: April 13, 2026\n---\n- The Brooklyn Nets waived guard A B. [Brooklyn Nets, A B]\n",
    );
    const json = file("moves.json", '[{"date":"2026-04-14","lines":[{"body":"A trade."}]}]');
    const done = importing("--kind", "transactions", markdown, json);
    expect([await done.exited, done.output()]).toEqual([0, expect.stringContaining("added")]);
    const { data } = (await database.read("nba/transactions")) as { data: Json[] };
    expect(data.slice(0, 2)).toEqual([
      { date: "April 14, 2026", lines: [{ body: "A trade." }] },
      {
        date: "April 13, 2026",
        lines: [{ body: "The Brooklyn Nets waived guard A B.", tags: ["Brooklyn Nets", "A B"] }],
      },
    ]);
  });

  it.each<[string, () => string[], string]>([
    [
      "an unsafe URL",
      () => ["--kind", "news", file("bad.md", GOOD.replace("/nba/teams/1", "javascript:0"))],
      "bad.md: sourceURL: must be an http or https address",
    ],
    [
      "invalid JSON",
      () => ["--kind", "analysis", file("bad.json", "{")],
      "bad.json: it is not JSON",
    ],
    ["a missing file", () => ["--kind", "news", join(folder, "none.md")], "none.md: it cannot be"],
    [
      "an unsupported file type",
      () => ["--kind", "news", file("a.txt", "")],
      "neither .json nor .md",
    ],
  ])("writes nothing when the input contains %s", async (_what, args, sentence) => {
    const good = file("good.md", GOOD);
    const done = importing(...args(), ...(args()[1] === "news" ? [good] : []));
    expect([await done.exited, done.output()]).toEqual([1, expect.stringContaining(sentence)]);
    expect(done.output()).toContain("Nothing was written.");
    expect(database.writes()).toBe(0);
    expect(await database.read("nba")).toEqual(before);
  });

  it("purges the site named by --site even without a change, but not in a dry run", async () => {
    const site = createServer((request, response) => {
      request.resume();
      response.end("{}");
      requested.push(`${request.method} ${request.url}`);
    }).listen(0, "127.0.0.1");
    const requested: string[] = [];
    await once(site, "listening");
    const named = ["--site", `http://127.0.0.1:${(site.address() as AddressInfo).port}`];
    const path = file("later.md", GOOD);
    expect(await importing("--kind", "news", path).exited).toBe(0);
    expect(await importing("--kind", "news", path, "--dry-run", ...named).exited).toBe(0);
    expect(requested).toEqual([]);
    const again = importing("--kind", "news", path, ...named);
    expect([await again.exited, again.output()]).toEqual([0, expect.stringContaining("shows it")]);
    expect(requested).toEqual(["POST /api/purge"]);
    site.close();
  });

  it("writes nothing in a dry run or without --kind", async () => {
    const dry = importing("--kind", "news", file("d.md", GOOD), "--dry-run");
    expect([await dry.exited, dry.output()]).toEqual([0, expect.stringContaining("added: hawks")]);
    const vague = importing(file("d.md", GOOD));
    expect([await vague.exited, vague.output()]).toEqual([2, expect.stringContaining("--kind is")]);
    expect(database.writes()).toBe(0);
  });
});
