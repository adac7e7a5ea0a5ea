import { expect, test } from "vitest";
import { OPEN_DATA_PROMISE, OPEN_DATA_VERSION } from "#domain/open-api.ts";
import { openApiDocument } from "#functions/open-data/openapi.ts";
import { openDataStage } from "#tests/fixtures/open-data.ts";
import { OPEN_DATA_NAMES } from "#tests/fixtures/open-data-names.ts";

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** The fields of a schema by their paths; those of named schemas are listed under their names. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Schema, at = ""): string[] {
  const inner = (items === undefined ? anyOf : [...anyOf, items]).flatMap((one) =>
    fieldsOf(one, at),
  );
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    at + name,
    ...fieldsOf(schema, `${at}${name}.`),
  ]);
  return [...new Set([...inner, ...own])];
}

const { components, paths, info } = openApiDocument("https://hardwood.example.com", "2025-26");
const now = new Map([
  ...Object.entries(components.schemas).map(([name, schema]) => [name, fieldsOf(schema)] as const),
  ...Object.entries(paths).map(
    ([path, { get }]) => [path, get.parameters.map(({ name }) => name)] as const,
  ),
]);
const promised = Object.values(OPEN_DATA_NAMES)
  .flatMap((added) => Object.entries(added))
  .flatMap(([of, names]) => names.split(" ").map((name) => `${of} ${name}`));

test("no name of any version has gone", () => {
  const all = new Set([...now].flatMap(([of, names]) => names.map((name) => `${of} ${name}`)));
  expect(promised.filter((name) => !all.has(name))).toEqual([]);
});

test("every name is listed under the version that added it", () => {
  // The conditions and figures of questions grow with the finder.
  const listed = [...now].filter(([of]) => of !== "/query");
  const names = listed.flatMap(([of, own]) => own.map((name) => `${of} ${name}`));
  const known = new Set(promised);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(OPEN_DATA_NAMES).at(-1)).toBe(OPEN_DATA_VERSION);
});

test("the document has the promise, and every answer the version", async () => {
  expect(info.version).toBe(OPEN_DATA_VERSION);
  expect(info.description).toContain(OPEN_DATA_PROMISE);
  const { get } = openDataStage();
  for (const path of ["/api/v1/teams", "/api/v1/nope", "/api/nba/v1/odds", "/nba/finder.csv"]) {
    const answer = await get(path);
    expect(answer.headers.get("api-version"), path).toBe(OPEN_DATA_VERSION);
    expect(answer.headers.get("access-control-expose-headers") ?? "API-Version").toContain(
      "API-Version",
    );
  }
});
