import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fileOf } from "#tools/build/compression-dictionary.ts";
import { keepDictionary } from "#tools/operate/deploy/previous-dictionary.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-dictionary-"));
const place = (name: string) => join(folder, "server/_astro", name);
const [CURRENT, PREVIOUS] = [place("current.B2S8aDd3.bin"), place("previous.DIAE57Sb.bin")];

/** The dictionary of the running site; a site of an older release has none. */
let running: string | undefined;
const server = createServer((request, response) => {
  if (running !== undefined) {
    const isTold = "sec-ch-ua-mobile" in request.headers;
    if (isTold) response.setHeader("Link", '</dictionary/1>; rel="compression-dictionary"');
    if (request.url === "/dictionary/1") response.setHeader("Use-As-Dictionary", 'match="/*"');
  }
  response.end(running);
});
let site = "";

beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  mkdirSync(place(""), { recursive: true });
  writeFileSync(CURRENT, fileOf("new"));
  writeFileSync(PREVIOUS, "previous");
});

test.each<[what: string, dictionary: string | undefined, kept: boolean, previous: Buffer]>([
  ["with another dictionary", "old", true, fileOf("old")],
  ["with the same dictionary", "new", true, Buffer.from("previous")],
  ["without a dictionary", undefined, false, Buffer.from("previous")],
])("keepDictionary handles a site %s", async (_, dictionary, kept, previous) => {
  running = dictionary;
  expect(await keepDictionary(site, folder)).toBe(kept);
  expect(readFileSync(PREVIOUS).equals(previous)).toBe(true);
  expect(readFileSync(CURRENT).equals(fileOf("new"))).toBe(true);
});

test("keepDictionary keeps nothing from an unreachable site", async () => {
  expect(await keepDictionary("http://127.0.0.1:1", folder)).toBe(false);
});
