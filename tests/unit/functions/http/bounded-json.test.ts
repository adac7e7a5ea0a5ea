import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  MAX_JSON_BRANCHES,
  MAX_JSON_DEPTH,
  parseBoundedJson,
} from "#functions/http/bounded-json.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("JSON of another program", () => {
  test("is read as it is while it is within the limits", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ["nested to the limit", nested(MAX_JSON_DEPTH)],
    ["brackets in a string", JSON.stringify(["[".repeat(1_000), '"', "\\", '\\"[', "{{"])],
    ["many siblings", `[${"[],".repeat(MAX_JSON_BRANCHES - 2)}[]]`],
  ])("may be %s", (_, text) => {
    expect(() => parseBoundedJson(text)).not.toThrow();
  });

  test.each([
    ["nested one level too deep", nested(MAX_JSON_DEPTH + 1)],
    ["nested objects", `${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}`],
    ["opened without an end", "[".repeat(15_000_000)],
    ["of too many siblings", `[${"{},".repeat(5_000_000)}{}]`],
    ["deep after a string with escapes", `["\\\\\\"",${nested(MAX_JSON_DEPTH)}]`],
  ])("is refused before it is parsed when it is %s", (_, text) => {
    const parse = vi.spyOn(JSON, "parse");
    expect(() => parseBoundedJson(text)).toThrow(SyntaxError);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test.each(["", "[", '"', '"\\', "]", "}}", "{]"])("%j is no JSON", (text) => {
    expect(() => parseBoundedJson(text)).toThrow(SyntaxError);
  });
});

/** Files that parse only what the Worker itself has stored, sealed or printed. */
const OF_OWN_TEXT = (
  "database/protocol/answers.ts database/protocol/writing.ts " +
  "database/season/season-files.ts database/storage/document-store.ts http/bounded-json.ts " +
  "notices/delivery-queue.ts notices/notices-object.ts notices/team-followers.ts open-data/built-openapi.ts " +
  "refresh/refresh-run.ts refresh/stepped-requests.ts session/sealing.ts"
).split(" ");

test("nothing in the Worker parses JSON of another program without the limits", () => {
  const functions = join(import.meta.dirname, "../../../../functions");
  const parsing = readdirSync(functions, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => /JSON\.parse\(|\.json\(\)/.test(readFileSync(join(functions, file), "utf8")));
  expect(parsing.toSorted()).toEqual(OF_OWN_TEXT);
});
