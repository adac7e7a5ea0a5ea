import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { dictionaryOf, fileOf } from "#tools/build/compression-dictionary.ts";

/** A style rule that compresses badly. */
const line = (name: string, bytes: number) =>
  `.${name}{--seed:${createHash("shake256", { outputLength: bytes }).update(name).digest("base64")}}`;

const FRAME = "<!doctype html><nav>Games</nav>";

test("the dictionary holds each style rule once, with the most common ones last", () => {
  const [all, some, one] = [line("all", 50), line("some", 50), line("one", 50)];
  const dictionary = dictionaryOf(FRAME, [[all, some], [all, one], [all, some], [all]]);
  expect(dictionary).toBe(`${one}\n${some}\n${all}\n${FRAME}`);
});

test("the dictionary drops rules over the size limit and keeps smaller ones that fit", () => {
  const [all, large, small] = [line("all", 3_000), line("large", 6_000), line("small", 1_000)];
  const dictionary = dictionaryOf(FRAME, [[all, large], [all, large], [all, small], [all]]);
  expect(dictionary).toBe(`${small}\n${all}\n${FRAME}`);
  expect(brotliCompressSync(dictionary).length).toBeLessThanOrEqual(8_000);
});

test("the file is the SHA-256 of the dictionary and its brotli", () => {
  const file = fileOf(FRAME);
  expect(file.subarray(0, 32)).toEqual(createHash("sha256").update(FRAME).digest());
  expect(brotliDecompressSync(file.subarray(32)).toString()).toBe(FRAME);
});
