import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createRealtimeDatabase } from "../../../../../functions/data/realtime-database.ts";
import { exportMembers } from "../../../../../tools/operate/members/export-members.ts";
import {
  planRestore,
  restoreMembers,
} from "../../../../../tools/operate/members/restore-members.ts";
import { memoryDatabase, SECRET } from "../../../../fixtures/memory-database.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-members-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MANY = 43;
const PAGE_SIZE = 20;
const recordOf = (uid: string) => ({
  name: `Member ${uid} 🏀`,
  email: `${uid}@example.com`,
  uid,
  favorites: { players: { service: true }, teams: { service: true, 14: true } },
});
/** Keys that a database sorts as numbers, and others as texts. */
const uidOf = (i: number) => (i % 3 === 0 ? String(i) : `${i % 3 === 1 ? "Z" : "a"}${i}`);

let files = 0;
const newFile = (text?: string) => {
  files += 1;
  const file = join(folder, `${files}.jsonl`);
  if (text !== undefined) writeFileSync(file, text);
  return file;
};

type Handler = (request: Request) => Promise<Response>;

/** A database with what both commands need of it. */
function stage(url: string, answer: Handler) {
  const handler = vi.fn(answer);
  const database = createRealtimeDatabase({
    url,
    fetch: (to, init) => handler(new Request(to, init)),
  });
  const credential = { accessToken: SECRET };
  const sleep = vi.fn(async () => {});
  return {
    handler,
    sleep,
    fill: async (uids: readonly string[]) => {
      for (const uid of uids)
        await database.write(`users/${uid}`, { set: recordOf(uid) }, credential);
    },
    save: (file: string, isResumed = false) =>
      exportMembers({
        database,
        credential,
        file,
        isResumed,
        sleep,
        onProgress: () => {},
        pageSize: PAGE_SIZE,
      }),
    load: async (file: string) => {
      const plan = await planRestore({ database, credential, file, sleep });
      if (!plan.ok) return plan;
      const { known } = plan.value;
      return restoreMembers({ database, credential, file, sleep, known, onProgress: () => {} });
    },
  };
}

const embedded = (handler: Handler = memoryDatabase()) => stage("http://database", handler);

/** A hosted database that knows keys and pages, and sorts keys as texts. */
function hosted() {
  const records = new Map<string, unknown>();
  return stage("https://my-project.firebaseio.com", async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const uid = /^\/users\/(.+)\.json$/.exec(pathname)?.[1];
    if (uid !== undefined) {
      records.set(uid, await request.json());
      return new Response(null, { status: 204 });
    }
    const uids = [...records.keys()].sort();
    if (searchParams.has("shallow")) {
      return Response.json(Object.fromEntries(uids.map((key) => [key, true])));
    }
    const startAt = JSON.parse(searchParams.get("startAt") ?? '""');
    const page = uids.filter((key) => key >= startAt);
    const some = page.slice(0, Number(searchParams.get("limitToFirst")));
    return Response.json(Object.fromEntries(some.map((key) => [key, records.get(key)])));
  });
}

const textOf = (file: string) => readFileSync(file, "utf8");
const linesOf = (file: string) => textOf(file).split("\n").slice(0, -1);

describe("the records of more members than one answer has", () => {
  test("move from an embedded database to a hosted one and back", async () => {
    const uids = Array.from({ length: MANY }, (_, i) => `u${i}`);
    const [from, to, back] = [embedded(), hosted(), embedded()];
    await from.fill(uids);
    const [first, second, third] = [newFile(), newFile(), newFile()];
    expect(await from.save(first)).toEqual({ ok: true, value: MANY });
    expect(await to.load(first)).toEqual({ ok: true, value: MANY });
    await to.save(second);
    expect(await back.load(second)).toEqual({ ok: true, value: MANY });
    await back.save(third);
    expect(JSON.parse(linesOf(first)[0] ?? "")).toEqual({ uid: "u0", record: recordOf("u0") });
    expect(new Set(linesOf(second).map((line) => JSON.parse(line).uid))).toEqual(new Set(uids));
    expect(textOf(third)).toBe(textOf(first));
    expect(statSync(first).mode & 0o777).toBe(0o600);
  });

  test("are exported once each, whatever their keys, and after a break in the middle of a line", async () => {
    const from = embedded();
    const uids = Array.from({ length: MANY }, (_, i) => uidOf(i));
    await from.fill(uids);
    const [whole, broken] = [newFile(), newFile()];
    await from.save(whole);
    expect(
      linesOf(whole)
        .map((line) => JSON.parse(line).uid)
        .toSorted(),
    ).toEqual(uids.toSorted());
    const text = Buffer.from(textOf(whole));
    for (const end of [0, 10, text.indexOf("🏀", 5_000) + 2, text.length]) {
      writeFileSync(broken, text.subarray(0, end));
      expect(await from.save(broken, true)).toEqual({ ok: true, value: MANY });
      expect(textOf(broken)).toBe(textOf(whole));
    }
  });
});

describe("an export", () => {
  test("waits for a database that is busy, and gives up in the end", async () => {
    const answer = memoryDatabase();
    let refused = 0;
    const busy = embedded(async (request) => {
      if (refused === 3) return answer(request);
      refused += 1;
      return new Response("", { status: 503 });
    });
    expect(await busy.save(newFile())).toEqual({ ok: true, value: 0 });
    expect(busy.sleep).toHaveBeenCalledTimes(3);
    const down = embedded(async () => new Response("", { status: 503 }));
    expect(await down.save(newFile())).toMatchObject({ ok: false, error: { kind: "failing" } });
  });

  test("asks for fewer records where a page is too large", async () => {
    const answer = memoryDatabase();
    const from = embedded(async (request) => {
      const limit = Number(new URL(request.url).searchParams.get("limitToFirst"));
      const headers = { "content-length": String(17 * 1024 * 1024) };
      return limit > 3 ? new Response("{}", { headers }) : answer(request);
    });
    const uids = ["a", "b", "c", "d", "e", "f", "g"];
    await from.fill(uids);
    const file = newFile();
    expect(await from.save(file)).toEqual({ ok: true, value: uids.length });
    expect(linesOf(file).map((line) => JSON.parse(line).uid)).toEqual(uids);
  });
});

describe("a restore", () => {
  const line = (uid: string, record: unknown = recordOf(uid)) => JSON.stringify({ uid, record });

  test("keeps members that the database has, and goes on after a break", async () => {
    const answer = memoryDatabase();
    let isBroken = true;
    const to = embedded(async (request) => {
      const isLast = request.url.includes("/users/u39.json");
      return isBroken && isLast ? new Response("", { status: 400 }) : answer(request);
    });
    await to.fill(["u1"]);
    const uids = Array.from({ length: 40 }, (_, i) => `u${i}`);
    const file = newFile(
      uids.map((uid) => `${line(uid, { ...recordOf(uid), name: "N" })}\n`).join(""),
    );
    expect(await to.load(file)).toMatchObject({ ok: false, error: { kind: "failing", line: 40 } });
    isBroken = false;
    expect(await to.load(file)).toEqual({ ok: true, value: 1 });
    const after = newFile();
    await to.save(after);
    const names = linesOf(after).map((each) => JSON.parse(each).record.name);
    expect(names.filter((name) => name !== "N")).toEqual([recordOf("u1").name]);
    expect(names).toHaveLength(40);
  });

  test("names malformed lines by their number", async () => {
    const file = newFile(
      [
        line("ada"),
        "",
        '{"uid": "bob"',
        line("bob", null),
        line("a/b"),
        line("eve", {}),
        line("eve", recordOf("ada")),
        '"eve"',
      ].join("\r\n"),
    );
    appendFileSync(file, `\n${line("bob")}`);
    const database = createRealtimeDatabase({
      url: "http://database",
      fetch: (url, init) => memoryDatabase()(new Request(url, init)),
    });
    const credential = { auth: SECRET };
    const plan = await planRestore({ database, credential, file, sleep: async () => {} });
    const form = 'is not of the form {"uid": "…", "record": {…}}.';
    expect(plan).toMatchObject({
      ok: true,
      value: {
        absent: 2,
        present: 0,
        malformed: [
          { line: 3, says: "Line 3 is not JSON." },
          ...[4, 5, 6].map((number) => ({ line: number, says: `Line ${number} ${form}` })),
          { line: 7, says: "Line 7 has the record of another member than eve." },
          { line: 8, says: `Line 8 ${form}` },
        ],
      },
    });
  });
});
