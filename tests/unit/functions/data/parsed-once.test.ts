import { expect, test } from "vitest";
import { ok } from "#domain/result.ts";
import { parsedOnce } from "#functions/data/parsed-once.ts";

function parser() {
  const parsed: unknown[] = [];
  const parse = parsedOnce(
    (raw) => ok({ value: raw, updatedAt: undefined, dropped: 0 }),
    (collection) => parsed.push(collection.value),
  );
  const versionOf = (text: string) => {
    const result = parse(text);
    return result.ok ? result.value.version : undefined;
  };
  return { parsed, versionOf };
}

test("the same text is parsed once and keeps its version", () => {
  const { parsed, versionOf } = parser();
  expect(versionOf("[1]")).toBe(versionOf("[1]"));
  expect(parsed).toEqual([[1]]);
});

test("another text has another version", () => {
  const { versionOf } = parser();
  expect(versionOf("[1]")).not.toBe(versionOf("[2]"));
});

test("a long text is known by its characters, too", () => {
  const { parsed, versionOf } = parser();
  const long = (last: string) => JSON.stringify("x".repeat(200_000) + last);
  const first = versionOf(long("ab"));
  expect(versionOf(long("ab"))).toBe(first);
  expect(versionOf(long("ba"))).not.toBe(first);
  expect(versionOf(long("abc"))).not.toBe(first);
  expect(parsed).toHaveLength(3);
});

test("a document evicted and read again repeats no version", () => {
  const before = parser().versionOf("[1]");
  expect(parser().versionOf("[2]")).not.toBe(before);
});
