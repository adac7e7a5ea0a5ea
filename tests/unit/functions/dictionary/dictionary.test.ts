import fc from "fast-check";
import { expect, test } from "vitest";
import { openDictionaries } from "#functions/dictionary/dictionary.ts";
import { coder, decoded, dictionariesOf, dictionaryFile } from "#tests/fixtures/dictionaries.ts";

const FRAME = "<!doctype html><title>Hardwood</title><nav>Games Standings Teams Players</nav>";
const bytes = (text: string) => new TextEncoder().encode(text);

test("any page compressed with the dictionary decompresses to the same page", () => {
  const dictionaries = dictionariesOf(FRAME);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), fc.nat(400), (text, times) => {
      const page = FRAME + text.repeat(times);
      const body = dictionaries[0]?.code(bytes(page)) ?? new Uint8Array();
      expect(decoded(body, "dcz", dictionaries)).toBe(page);
    }),
    { numRuns: 30 },
  );
});

test("a page larger than the compressor's memory is compressed", () => {
  const dictionaries = dictionariesOf(FRAME);
  const figures = Array.from({ length: 4_000_000 }, (_, i) => String((i * 7919) % 10)).join("");
  const body = dictionaries[0]?.code(bytes(figures)) ?? new Uint8Array();
  expect(decoded(body, "dcz", dictionaries) === figures).toBe(true);
});

test("a page equal to the dictionary compresses to little more than its hash", () => {
  const [dictionary] = dictionariesOf(FRAME);
  expect(dictionary?.code(bytes(FRAME)).byteLength).toBeLessThan(70);
});

test("a compressed body starts with the dictionary's hash, as in RFC 9842", () => {
  const [dictionary] = dictionariesOf(FRAME);
  const body = dictionary?.code(bytes("page"));
  const hex = (part: Uint8Array | undefined) => Buffer.from(part ?? []).toString("hex");
  expect(hex(body?.subarray(0, 8))).toBe("5e2a4d1820000000");
  expect(`:${Buffer.from(body?.subarray(8, 40) ?? []).toString("base64")}:`).toBe(dictionary?.hash);
  expect(hex(body?.subarray(8, 16))).toBe(dictionary?.name);
});

test("a build without a dictionary is skipped", () => {
  const empty = bytes("previous").buffer;
  expect(openDictionaries([empty, dictionaryFile(FRAME)], coder)).toHaveLength(1);
});
