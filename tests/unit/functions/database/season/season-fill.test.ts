import { expect, test } from "vitest";
import type { Json } from "#functions/database/protocol/json.ts";
import { SeasonFill } from "#functions/database/season/season-fill.ts";
import { DocumentStore } from "#functions/database/storage/document-store.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

const FIRST = { season: { current: "2025-26" }, standings: { data: ["1st"] } };
const PAST = { "seasons/2013-14": { digest: "a", lines: "x" } };

/** The files of a release: a file's digest is its JSON, or the digest in a past season. */
function release(values: Record<string, Json>, season = "2025-26") {
  const read: string[] = [];
  const files = Object.entries(values).map(([name, value]) => ({
    name,
    digest: name in PAST ? String((value as { digest: string }).digest) : JSON.stringify(value),
    bytes: 10,
  }));
  return {
    read,
    async list() {
      return { season, files };
    },
    async readFile(name: string) {
      read.push(name);
      return structuredClone(values[name] ?? null);
    },
  };
}

function siteWith() {
  const store = new DocumentStore(memorySql());
  const kept = new Map<string, string>();
  const marks = {
    get: (name: string) => kept.get(name),
    put: (name: string, text: string) => void kept.set(name, text),
  };
  const put = (name: string, json: Json) =>
    store.transaction(() => store.write([{ keys: ["nba", ...name.split("/")], json }]));
  const get = (name: string) => JSON.parse(store.read(["nba", ...name.split("/")]));
  /** Runs a release's fill, and returns the names that each of its steps has stored. */
  async function fill(of: ReturnType<typeof release>, { isTouched = false, stepBytes = 1e6 } = {}) {
    const files = { list: of.list, read: of.readFile };
    const filling = new SeasonFill({ store, marks, files, stepBytes });
    if (isTouched) filling.noteTouched();
    const steps: string[][] = [];
    for (let isMore = true; isMore; ) {
      const before = of.read.length;
      isMore = await filling.step();
      steps.push(of.read.slice(before));
    }
    return steps;
  }
  /** Does what a release does before reads at once. */
  async function together(of: ReturnType<typeof release>, places: readonly (readonly string[])[]) {
    const filling = new SeasonFill({ store, marks, files: { list: of.list, read: of.readFile } });
    await Promise.all(places.map((keys) => filling.beforeRead(["nba", ...keys])));
  }
  const read = (of: ReturnType<typeof release>, keys: readonly string[]) => together(of, [keys]);
  return { put, get, fill, read, together };
}

test("an empty database gets every file, a step after another", async () => {
  const { get, fill } = siteWith();
  const steps = await fill(release({ ...FIRST, ...PAST }), { stepBytes: 15 });
  expect(steps).toEqual([["season", "standings"], ["seasons/2013-14"]]);
  expect(get("standings")).toEqual(FIRST.standings);
  expect(get("seasons/2013-14")).toEqual(PAST["seasons/2013-14"]);
});

test("the same release stores nothing again", async () => {
  const { fill } = siteWith();
  await fill(release({ ...FIRST, ...PAST }));
  expect(await fill(release({ ...FIRST, ...PAST }))).toEqual([[]]);
});

const NEXT = { ...FIRST, standings: { data: ["2nd"] }, odds: { data: [1] } };

test("the next release replaces what the last one stored, and adds the rest", async () => {
  const { get, fill } = siteWith();
  await fill(release(FIRST));
  expect(await fill(release(NEXT))).toEqual([["standings", "odds"]]);
  expect(get("standings")).toEqual(NEXT.standings);
});

test("what others have written stays", async () => {
  const { get, put, fill } = siteWith();
  await fill(release(FIRST));
  put("standings", { data: ["refreshed"] });
  expect(await fill(release(NEXT), { isTouched: true })).toEqual([["odds"]]);
  expect(get("standings")).toEqual({ data: ["refreshed"] });
});

test("what was there before the first fill stays", async () => {
  const { get, put, fill } = siteWith();
  put("standings", { data: ["pushed"] });
  expect(await fill(release(FIRST))).toEqual([["season"]]);
  expect(get("standings")).toEqual({ data: ["pushed"] });
});

test("a database in a later season gets past seasons alone", async () => {
  const { get, put, fill } = siteWith();
  put("season", { current: "2026-27" });
  expect(await fill(release({ ...FIRST, ...PAST }))).toEqual([["seasons/2013-14"]]);
  expect(get("season")).toEqual({ current: "2026-27" });
});

test("a past season is replaced by another version alone", async () => {
  const { get, put, fill } = siteWith();
  put("seasons/2013-14", { digest: "a", lines: "pushed" });
  expect(await fill(release(PAST))).toEqual([[]]);
  const changed = { "seasons/2013-14": { digest: "b", lines: "corrected" } };
  expect(await fill(release(changed), { isTouched: true })).toEqual([["seasons/2013-14"]]);
  expect(get("seasons/2013-14")).toEqual(changed["seasons/2013-14"]);
});

test.each([
  ["plays", "0021300001", "0022600001"],
  ["parts", "2013-14-q1", "2026-27-q1"],
  ["together", "2013-14", "2026-27"],
])(
  "%s of a past season are stored before their first read, beside those of others",
  async (kind, key, other) => {
    const { get, put, fill, read } = siteWith();
    put("season", { current: "2026-27" });
    put(`${kind}/${other}`, "tonight's");
    const files = release({ [`${kind}/2013-14`]: { [key]: "a", more: "b" } });
    expect(await fill(files, { isTouched: true })).toEqual([[]]);
    await read(files, [kind, other]);
    expect(get(kind)).toEqual({ [other]: "tonight's" });
    await read(files, [kind, key]);
    await read(files, [kind, key]);
    expect(files.read).toEqual([`${kind}/2013-14`]);
    expect(get(kind)).toEqual({ [key]: "a", more: "b", [other]: "tonight's" });
  },
);

test("plays that many ask for at once are read from their file once", async () => {
  const { get, together } = siteWith();
  const files = release({ "plays/2013-14": { "0021300001": "a", "0021300002": "b" } });
  const games = ["0021300001", "0021300002", "0021300001"];
  await together(
    files,
    games.map((id) => ["plays", id]),
  );
  expect(files.read).toEqual(["plays/2013-14"]);
  expect(get("plays/0021300002")).toBe("b");
});

test("plays of a past season that others have written stay", async () => {
  const { get, put, read } = siteWith();
  put("plays/0021300001", "pushed");
  const files = release({ "plays/2013-14": { "0021300001": "a" } });
  await read(files, ["plays", "0021300001"]);
  expect(files.read).toEqual([]);
  expect(get("plays/0021300001")).toBe("pushed");
});

test("a file that others write while it is read is left to them", async () => {
  const { get, put, fill } = siteWith();
  const files = release(FIRST);
  const { readFile } = files;
  await fill({
    ...files,
    async readFile(name) {
      put(name, { data: ["pushed"] });
      return readFile(name);
    },
  });
  expect(get("standings")).toEqual({ data: ["pushed"] });
});

test("a build without files fills nothing", async () => {
  const { fill } = siteWith();
  expect(await fill({ ...release({}), list: async () => undefined as never })).toEqual([[]]);
});
