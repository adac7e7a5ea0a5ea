import { appendFileSync, statSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";
import { planRestore } from "#tools/operate/members/restore-members.ts";
import { embedded, hosted, linesOf, MANY, newFile, recordOf, textOf, uidOf } from "./stage.ts";

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

  test("names the members of whom the database has another record", async () => {
    const answer = memoryDatabase();
    const database = createRealtimeDatabase({
      url: "http://database",
      fetch: (url, init) => answer(new Request(url, init)),
    });
    const credential = { auth: SECRET };
    for (const uid of ["ada", "bob"])
      await database.write(`users/${uid}`, { set: recordOf(uid) }, credential);
    const { name, ...rest } = recordOf("ada");
    const file = newFile(
      [
        line("ada", { ...rest, name }),
        line("bob", { ...recordOf("bob"), name: "B" }),
        line("eve"),
      ].join("\n"),
    );
    expect(await planRestore({ database, credential, file, sleep: async () => {} })).toMatchObject({
      ok: true,
      value: { absent: 1, same: 1, different: ["bob"] },
    });
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
        same: 0,
        different: [],
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
