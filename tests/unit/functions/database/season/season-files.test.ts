import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { routeOf } from "#domain/site/routes.ts";
import { SEASON_FILES_PATH } from "#domain/site/season-files-path.ts";
import { seasonFilesOf } from "#functions/database/season/season-files.ts";
import { configOf } from "#tools/operate/deploy/wrangler-config.ts";

const assets = (answers: Record<string, Response>) => ({
  fetch: async (address: string) =>
    answers[new URL(address).pathname] ?? new Response(null, { status: 404 }),
});
const packed = (value: unknown) => new Response(gzipSync(JSON.stringify(value)));

test("files are read compressed, by their names", async () => {
  const list = { season: "2025-26", files: [{ name: "standings", digest: "d", bytes: 2 }] };
  const files = seasonFilesOf(
    assets({
      "/season-files/list.json.gz": packed(list),
      "/season-files/seasons/2013-14.json.gz": packed({ digest: "d" }),
    }),
  );
  expect(await files.list()).toEqual(list);
  expect(await files.read("seasons/2013-14")).toEqual({ digest: "d" });
  await expect(files.read("standings")).rejects.toThrow("There is no season file standings.");
});

test("a build without a list has no files", async () => {
  expect(await seasonFilesOf(assets({})).list()).toBeUndefined();
});

test.each([
  ["a refusal", new Response("busy", { status: 500 }), "The season file list answers 500."],
  ["empty", new Response(null), "The season file list answers 200."],
  ["another form", packed({ files: ["standings"] }), "Invalid key"],
])("a list that is %s is no list", async (_, answer, says) => {
  const files = seasonFilesOf(assets({ "/season-files/list.json.gz": answer }));
  await expect(files.list()).rejects.toThrow(says);
});

test.each([undefined, "preview", "production"] as const)(
  "in the environment %s the Worker is asked before a file is served, and has no route for it",
  (environment) => {
    expect(configOf(environment).assets?.run_worker_first).toEqual([`${SEASON_FILES_PATH}*`]);
    expect(routeOf(`${SEASON_FILES_PATH}news.json.gz`)).toBeUndefined();
  },
);
