import { expect, test } from "vitest";
import { entityTagOf, formTag, isTagKnown } from "#functions/http/entity-tag.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("equal bodies have equal weak tags, and different bodies different ones", async () => {
  const [a, again, b] = await Promise.all(["a", "a", "b"].map((t) => entityTagOf(bytes(t))));
  expect(a).toMatch(/^W\/"[\w+/]{20}"$/);
  expect(a).toBe(again);
  expect(a).not.toBe(b);
});

test.each<[string | null, boolean]>([
  [null, false],
  ["", false],
  ['W/"x"', true],
  ['"x"', true],
  ['"a", W/"x"', true],
  ["*", true],
  ['"a"', false],
  ["x", false],
  ['W/"X"', false],
])("If-None-Match %s", (header, known) => {
  expect(isTagKnown(header, 'W/"x"')).toBe(known);
});

test.each([
  ["", 'W/"x"'],
  ["br", 'W/"x-br"'],
  ["dcz-0123abcd", 'W/"x-dcz-0123abcd"'],
])("the tag of the coding %j matches the body's tag", (form, tag) => {
  expect(formTag('W/"x"', form)).toBe(tag);
  expect(isTagKnown(tag, 'W/"x"')).toBe(true);
  expect(isTagKnown(tag, 'W/"y"')).toBe(false);
});
