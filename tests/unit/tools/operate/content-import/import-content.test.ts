import { beforeEach, describe, expect, it } from "vitest";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";
import {
  failureLines,
  type ImportOptions,
  importContent,
} from "#tools/operate/content-import/import-content.ts";
import type { Kind } from "#tools/operate/content-import/read-files.ts";

const credential = { auth: SECRET };
const NOW = "2026-04-21T08:00:00.000Z";

const article = (title: string) => ({
  title,
  sourceTxt: "Hardwood",
  sourceURL: "/nba/teams/1",
  postedOn: "April 20, 2026",
  body: "So.",
});
const day = { date: "April 14, 2026", lines: [{ body: "A trade." }] };
const item = (value: unknown) => ({ from: "new.json", value });

let database: ImportOptions["database"];
beforeEach(() => {
  const ask = memoryDatabase();
  database = createRealtimeDatabase({
    url: "http://database",
    fetch: (url, init) => ask(new Request(url, init)),
  });
});

async function store(path: string, set: unknown): Promise<void> {
  const written = await database.write(path, { set }, credential);
  if (!written.ok) throw new Error(written.error.kind);
}

async function stored(path: string): Promise<unknown> {
  const answer = await database.read(path, credential);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

function importing(kind: Kind, value: unknown, change: Partial<ImportOptions> = {}) {
  const items = [item(value)];
  const now = () => new Date(NOW);
  return importContent({
    database,
    credential,
    kind,
    items,
    problems: [],
    isDry: false,
    now,
    ...change,
  });
}

/** The database, with another write right after the first read of this path. */
function raced(path: string, other: () => Promise<unknown>): ImportOptions["database"] {
  let isRead = false;
  return {
    ...database,
    async read(requested, by) {
      const answer = await database.read(requested, by);
      if (requested === path && !isRead) {
        isRead = true;
        await other();
      }
      return answer;
    },
  };
}

describe("a concurrent change", () => {
  it("is not overwritten by an import", async () => {
    await store("nba/news", { data: [article("Old")], updatedAt: "2026-04-20T08:00:00.000Z" });
    const outcome = await importing("news", article("Mine"), {
      database: raced("nba/news", () => importing("news", article("Theirs"))),
    });
    expect(outcome).toEqual({
      ok: false,
      error: { kind: "overtaken", path: "nba/news/updatedAt" },
    });
    expect(await stored("nba/news/data")).toEqual([article("Theirs"), article("Old")]);
    expect((await importing("news", article("Mine"))).ok).toBe(true);
    expect(await stored("nba/news/data")).toEqual([
      article("Mine"),
      article("Theirs"),
      article("Old"),
    ]);
  });

  it("is not overwritten in an empty collection", async () => {
    const outcome = await importing("transactions", day, {
      database: raced("nba/transactions", () =>
        store("nba/transactions", { data: [day], updatedAt: NOW }),
      ),
    });
    expect(outcome).toMatchObject({ ok: false, error: { kind: "overtaken" } });
  });
});

describe("malformed stored data", () => {
  it.each<[string, Kind, unknown, unknown]>([
    ["a list that is a string", "news", article("New"), { data: "lost", updatedAt: NOW }],
    ["a collection that is a string", "analysis", article("New"), "lost"],
    ["a row that is a string", "news", article("New"), { data: [article("Old"), "lost"] }],
    ["a day whose lines are a string", "transactions", day, { data: [{ ...day, lines: "lost" }] }],
  ])("is reported and kept: %s", async (_, kind, value, before) => {
    await store(`nba/${kind}`, before);
    const outcome = await importing(kind, value);
    expect(outcome).toMatchObject({ ok: false, error: { kind: "problems" } });
    if (!outcome.ok) expect(failureLines(outcome.error).join(" ")).toContain("would be lost");
    expect(await stored(`nba/${kind}`)).toEqual(before);
  });

  it("does not include rows under push keys, which count as a list", async () => {
    await store("nba/news/data", { "-key": article("Kept"), "-other": article("Also") });
    expect((await importing("news", article("New"))).ok).toBe(true);
    expect(await stored("nba/news/data")).toEqual([
      article("New"),
      article("Kept"),
      article("Also"),
    ]);
  });
});

it("writes nothing in a dry run or without changes", async () => {
  await store("nba/news", { data: [article("Old")], updatedAt: "then" });
  const dry = await importing("news", article("New"), { isDry: true });
  expect(dry).toEqual({ ok: true, value: { told: ["added: new"], hasChanges: true } });
  const same = await importing("news", article("Old"));
  expect(same).toEqual({ ok: true, value: { told: ["unchanged: old"], hasChanges: false } });
  expect(await stored("nba/news")).toEqual({ data: [article("Old")], updatedAt: "then" });
});
