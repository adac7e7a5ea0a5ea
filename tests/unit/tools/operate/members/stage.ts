import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import { compareKeys } from "#functions/database/protocol/keys.ts";
import { memoryDatabase, memoryObjects, SECRET } from "#tests/fixtures/memory-database.ts";
import { exportMembers } from "#tools/operate/members/export-members.ts";
import { planRestore, restoreMembers } from "#tools/operate/members/restore-members.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-members-"));
// The files of a process share this module, so the first one to end must leave the folder.
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

export const MANY = 43;
export const PAGE_SIZE = 20;
export const recordOf = (uid: string) => ({
  name: `Member ${uid} 🏀`,
  email: `${uid}@example.com`,
  uid,
  favorites: { players: { service: true }, teams: { service: true, 14: true } },
});
/** Keys that a database sorts as numbers, and others as texts. */
export const uidOf = (i: number) => (i % 3 === 0 ? String(i) : `${i % 3 === 1 ? "Z" : "a"}${i}`);

let files = 0;
export const newFile = (text?: string) => {
  files += 1;
  const file = join(folder, `${files}.jsonl`);
  if (text !== undefined) writeFileSync(file, text);
  return file;
};

type Handler = (request: Request) => Promise<Response>;

/** A database with what both commands need of it. */
export function stage(url: string, answer: Handler) {
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
    erase: async (uids: readonly string[]) => {
      for (const uid of uids) await database.write(`users/${uid}`, { remove: true }, credential);
    },
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

export const embedded = (handler: Handler = memoryDatabase()) => stage("http://database", handler);

/** A hosted database that knows keys and pages, and sorts keys as texts. */
export function hosted() {
  const records = new Map<string, unknown>();
  return stage("https://my-project.firebaseio.com", async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const uid = /^\/users\/(.+)\.json$/.exec(pathname)?.[1];
    if (uid !== undefined && request.method === "DELETE") {
      records.delete(uid);
      return new Response(null, { status: 204 });
    }
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

/** An embedded database whose members' objects begin anew after each request, as rarely used ones do. */
export function evicting() {
  const objects = memoryObjects();
  return embedded(async (request) => {
    objects.restart();
    return objects.answer(request);
  });
}

/** An embedded database of an earlier release, whose list of members kept who was erased. */
export function listingErased(uids: readonly string[]) {
  const answer = memoryDatabase();
  return embedded(async (request) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.has("shallow"))
      return Response.json(Object.fromEntries(uids.map((uid) => [uid, true])));
    if (!searchParams.has("limitToFirst")) return answer(request);
    const startAt =
      JSON.parse(searchParams.get("startAt") ?? "null") ?? uids.toSorted(compareKeys)[0];
    const page = uids.toSorted(compareKeys).filter((uid) => compareKeys(uid, startAt) >= 0);
    const some = page.slice(0, Number(searchParams.get("limitToFirst")));
    const records = some.map(async (uid) => {
      const url = `http://database/users/${uid}.json`;
      return [uid, await (await answer(new Request(url, request))).json()] as const;
    });
    const found = (await Promise.all(records)).filter(([, record]) => record !== null);
    return Response.json(Object.fromEntries(found));
  });
}

export const textOf = (file: string) => readFileSync(file, "utf8");
export const linesOf = (file: string) => textOf(file).split("\n").slice(0, -1);
