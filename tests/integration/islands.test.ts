import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { outputFolder } from "#tools/build/environments.ts";
import { get } from "./http.ts";

const RELEASE = /-[\da-f]{8}\.js$/;
/** The scripts that are named by their release, beside the site's other static files. */
const scripts = readdirSync(join(outputFolder(undefined), "client")).filter((name) =>
  RELEASE.test(name),
);

it("there are scripts of islands, members, hidden scores, games in progress and their stories", () => {
  const names = scripts.map((name) => name.replace(RELEASE, ""));
  expect(names.sort()).toEqual(["hush", "islands", "live", "members", "story"]);
});

it.each(scripts)("%s is immutable, and 404 for another release", async (name) => {
  const own = await get(`/${name}`);
  expect(own.status).toBe(200);
  expect(own.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(own.headers.get("Content-Type")).toMatch(/^text\/javascript/);

  const another = await get(`/${name.replace(RELEASE, "-00000000.js")}`);
  expect(another.status).toBe(404);
  expect(another.headers.get("Cache-Control")).toBe("public, max-age=10");
});
