import { expect, test } from "vitest";
import { announcement, serveDictionary } from "../../../../functions/dictionary/serving.ts";
import { decoded, dictionariesOf } from "../../../fixtures/dictionaries.ts";

const dictionaries = dictionariesOf("the current one", "the one before");
const [current, previous] = dictionaries;

const ask = (path = "", coding = "") =>
  serveDictionary(
    new Request(`https://x.example${path}`, { headers: { "Accept-Encoding": coding } }),
    dictionaries,
  );

test.each([
  ["current", current, "the current one"],
  ["previous", previous, "the one before"],
])(
  "the %s dictionary is served under its name with a long cache lifetime",
  async (_, dictionary, text) => {
    for (const [coding, sent] of [
      ["gzip, br", "br"],
      ["gzip", null],
    ] as const) {
      const answer = ask(dictionary?.path, coding);
      const body = new Uint8Array((await answer?.arrayBuffer()) ?? []);
      expect(answer?.headers.get("Content-Encoding") ?? null).toBe(sent);
      expect(decoded(body, sent)).toBe(text);
      expect(answer?.headers.get("Use-As-Dictionary")).toBe('match="/*", match-dest=("document")');
      expect(answer?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(answer?.headers.get("Vary")).toBe("Accept-Encoding");
    }
  },
);

test("an unknown name has no dictionary", () => {
  expect(ask("/dictionary/0123456789abcdef")).toBeUndefined();
  expect(serveDictionary(new Request(`https://x.example${current?.path}`), [])).toBeUndefined();
});

test("only the current dictionary is announced", () => {
  expect(announcement(dictionaries)).toBe(`<${current?.path}>; rel="compression-dictionary"`);
  expect(announcement([])).toBeUndefined();
});
