import { expect, test } from "vitest";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";

const url = `http://database/count.json?auth=${SECRET}`;

test("concurrent conditional writes by ETag lose no update", async () => {
  const ask = memoryDatabase();
  const countUp = async (): Promise<number> => {
    for (let tries = 1; ; tries++) {
      const read = await ask(new Request(url, { headers: { "x-firebase-etag": "true" } }));
      const headers = { "if-match": read.headers.get("etag") ?? "" };
      const body = JSON.stringify(Number(await read.json()) + 1);
      const written = await ask(new Request(url, { method: "PUT", headers, body }));
      if (written.status === 200) return tries;
      expect(written.status).toBe(412);
    }
  };
  const tries = await Promise.all(Array.from({ length: 12 }, countUp));
  expect(await (await ask(new Request(url))).json()).toBe(12);
  // Without a conflict the test would prove nothing.
  expect(Math.max(...tries)).toBeGreaterThan(1);
});

test("equal values have equal ETags, whatever was written in between", async () => {
  const ask = memoryDatabase();
  const tagAfter = async (value: unknown) => {
    const headers = { "x-firebase-etag": "true" };
    const body = JSON.stringify(value);
    return (await ask(new Request(url, { method: "PUT", headers, body }))).headers.get("etag");
  };
  const first = await tagAfter({ a: 1, b: [2] });
  expect(await tagAfter({ a: 2 })).not.toBe(first);
  expect(await tagAfter({ b: { 0: 2 }, a: 1 })).toBe(first);
  expect(first).toMatch(/^[A-Za-z0-9+/]{27}=$/);
});
