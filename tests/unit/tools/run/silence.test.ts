import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { untilSilent } from "#tools/run/silence.ts";

/** Handles the requests of a site by what comes next; the last way goes on. */
async function siteThat(...ways: ("answers" | "hangs" | "fails")[]) {
  let asked = 0;
  const server = createServer((_, response) => {
    const way = ways[Math.min(asked, ways.length - 1)];
    asked += 1;
    if (way === "fails") response.destroy();
    if (way === "answers") response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked: () => asked, close: () => server.close() };
}

test.each([
  ["that hang", ["answers", "hangs"], 4],
  ["that fail", ["answers", "fails"], 4],
  ["in a row alone", ["hangs", "fails", "answers", "fails"], 6],
] as const)("a site is silent after three requests %s", async (_, ways, asked) => {
  const site = await siteThat(...ways);
  // Long enough that a busy machine answers in time.
  await untilSilent(site.url, { everyMs: 1, timeoutMs: 1_000 });
  expect(site.asked()).toBe(asked);
  site.close();
});
