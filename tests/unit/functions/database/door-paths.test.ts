import { describe, expect, test } from "vitest";
import { STAT_GROUPS } from "#domain/leaders/leaders.ts";
import { ROUTES } from "#domain/site/routes.ts";
import { COLLECTION_NAMES, collectionPath } from "#functions/data/collections.ts";
import { DOCUMENT_KINDS, documentsPath } from "#functions/data/documents.ts";
import { isDatabaseRequest } from "#functions/database/protocol/door.ts";
import { type Environment, readEnvironment } from "#functions/settings/environment.ts";
import { runnable } from "#tests/fixtures/environment.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";

function environment(env: object): Environment {
  const read = readEnvironment({ ...runnable, ...env });
  if (!read.ok) throw new Error(read.error.problems.join());
  return read.value;
}

describe("isDatabaseRequest", () => {
  test.each([
    ["/.json", true],
    ["/nba/players/data.json", true],
    ["/users/ada.json?auth=x", true],
    ["/nba/players", false],
    ["/nba/players/page/2.json?pos=G", false],
    ["/nba/players/page.json", true],
    ["/nba/teams/1.json", true],
    ["/json", false],
    ["/.ws?v=5&ns=x", true],
    ["/.lp?start=t", true],
    ["/.settings/rules.json", true],
    ["/.wsx", false],
    ["/api/search.json", false],
    ["/?x=.json", false],
    ["/nba/finder.json?pts=40..", false],
  ])("of %s is %s", (path, isOpen) => {
    const request = new Request(`http://localhost${path}`);
    expect(isDatabaseRequest(request, environment({}))).toBe(isOpen);
    expect(isDatabaseRequest(request, environment({ DATABASE_URL: "" }))).toBe(isOpen);
    const hosted = environment({ DATABASE_URL: "https://x.firebaseio.com" });
    expect(isDatabaseRequest(request, hosted)).toBe(false);
  });
});

/** The paths of a value's parts; of numbered and dated parts the first and the last alone. */
function pathsIn(value: unknown, path: string, depth: number): string[] {
  if (typeof value !== "object" || value === null || depth === 0) return [path];
  const keys = Object.keys(value);
  const isMany = Array.isArray(value) || keys.every((key) => /^\d/.test(key));
  const chosen = isMany ? [...keys.slice(0, 1), ...keys.slice(-1)] : keys;
  const below = chosen.flatMap((key) =>
    pathsIn((value as Record<string, unknown>)[key], `${path}/${key}`, depth - 1),
  );
  return [path, ...below];
}

describe("no file of the site hides a path of the database", () => {
  const paths = [
    ...new Set([
      ...pathsIn(readDataset(), "nba", 5),
      "nba/refresh",
      "users/ada",
      "users/ada/favorites/teams/0",
      // Every root may carry a time of its own, which writers compare before they write.
      ...COLLECTION_NAMES.map((name) => `${collectionPath(name)}/updatedAt`),
      ...STAT_GROUPS.flatMap((group) => [
        `nba/leaders/${group}/updatedAt`,
        `nba/teamStats/${group}/updatedAt`,
      ]),
      ...DOCUMENT_KINDS.map((kind) => documentsPath(kind)),
    ]),
  ];
  const hidden = (init: RequestInit, query = "") =>
    paths.filter((path) => {
      const request = new Request(`http://localhost/${path}.json${query}`, init);
      return !isDatabaseRequest(request, environment({}));
    });

  test("from a reader", () => {
    expect(paths.length).toBeGreaterThan(300);
    expect(hidden({})).toEqual([]);
  });

  test.each(["PUT", "PATCH", "POST", "DELETE"])("from a %s of the administrator", (method) => {
    expect(hidden({ method, headers: { authorization: "Bearer any" } })).toEqual([]);
    expect(hidden({ method }, "?auth=any")).toEqual([]);
  });

  test.each(ROUTES.filter(({ path }) => path.endsWith(".json")).map(({ path }) => path))(
    "even where the page %s is, if it writes with a credential",
    (pattern) => {
      const path = pattern.replaceAll(/\[\w+\]/g, "1");
      const of = (init: RequestInit) =>
        isDatabaseRequest(new Request(`http://localhost${path}`, init), environment({}));
      expect(of({ method: "PUT", headers: { authorization: "Bearer any" } })).toBe(true);
      expect(of({ method: "PUT" })).toBe(false);
      expect(of({ headers: { authorization: "Bearer any" } })).toBe(false);
    },
  );
});
