import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { REQUEST_ID } from "#functions/http/request-id.ts";
import { type Account, signUp } from "#tests/fixtures/auth-accounts.ts";
import { Browser } from "#tests/fixtures/browser.ts";
import { until } from "#tests/fixtures/until.ts";
import { startTestStack, type TestStack } from "#tools/check/test-stack.ts";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE"];
const NAMES = 100;
const AT_ONCE = 50;
const WRITES = 500;

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

/** A member with a record. */
async function member(): Promise<Account> {
  const account = await signUp(stack.emulator.host);
  const browser = new Browser(stack.site.url);
  expect((await browser.signIn(account)).status).toBe(201);
  expect((await browser.send("PUT", "/api/favorites/teams/9")).status).toBe(200);
  return account;
}

/** The files of all the site's objects that exist, of whatever kind. */
function objects(): string[] {
  return readdirSync(join(stack.folder, "database", "v3", "do"), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith(".sqlite"))
    .sort();
}

/** The status of a request by any method, also one that `fetch` does not send. */
function statusOf(method: string, path: string, caller: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "CF-Connecting-IP": caller };
    request(new URL(path, stack.site.url), { method, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", reject)
      .end();
  });
}

it("creates no object by a stranger's request of a record, whatever its method", async () => {
  const before = objects();
  for (const method of METHODS) {
    const statuses = new Set<number>();
    for (let first = 0; first < NAMES; first += AT_ONCE) {
      const asked = Array.from({ length: AT_ONCE }, (_, at) => {
        // A new address for each round, so that no limit answers in the door's place.
        const caller = `198.51.${METHODS.indexOf(method)}.${first / AT_ONCE}`;
        return statusOf(method, `/users/stranger${first + at}.json`, caller);
      });
      for (const status of await Promise.all(asked)) statuses.add(status);
    }
    expect(statuses, method).not.toContain(429);
    expect(Math.max(...statuses), method).toBeLessThan(502);
    expect(objects(), method).toEqual(before);
  }
  // A member's record is an object, so the count would show another one.
  await member();
  expect(objects().length).toBeGreaterThan(before.length);
});

it("keeps every acknowledged one of 500 writes to a record at once, and answers afterwards", async () => {
  const account = await member();
  const record = `${stack.site.url}/users/${account.uid}/favorites/players`;
  const headers = { authorization: `Bearer ${account.idToken}` };
  const statuses = await Promise.all(
    Array.from({ length: WRITES }, async (_, at) => {
      const written = await fetch(`${record}/s${at}.json`, {
        method: "PUT",
        headers,
        body: "true",
      });
      await written.arrayBuffer();
      // The local server in front of the Worker answers by itself, without a request's id, where it loses
      // the Worker's answer; nothing is acknowledged then.
      return written.headers.has(REQUEST_ID) ? written.status : 503;
    }),
  );
  expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // The site may still pause: right after the burst a read is refused with 503, like a write. From a
  // new address each time, for the writes, and a large read, are most of a caller's requests.
  let caller = 0;
  const read = await until(
    () => {
      caller += 1;
      return fetch(`${record}.json`, {
        headers: { ...headers, "CF-Connecting-IP": `198.52.0.${caller}` },
      });
    },
    ({ status }) => status !== 503,
  );
  expect(read.status).toBe(200);
  const stored = Object.keys((await read.json()) as Record<string, unknown>);
  const acknowledged = statuses.flatMap((status, at) => (status === 200 ? [`s${at}`] : []));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect((await fetch(`${stack.site.url}/nba/teams/27`)).status).toBe(200);
});
