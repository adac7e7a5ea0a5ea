import { expect, test } from "vitest";
import { announcement, serveDictionary } from "#functions/dictionary/serving.ts";
import { decoded, dictionariesOf } from "#tests/fixtures/dictionaries.ts";

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

/** The headers of browsers with the request for a page. */
const BROWSERS: [name: string, headers: Record<string, string>, uses: boolean][] = [
  ["Chromium", { "Sec-CH-UA": '"Chromium";v="156"', "Sec-CH-UA-Mobile": "?0" }, true],
  ["Chromium on a phone", { "Sec-CH-UA": '"Chromium";v="156"', "Sec-CH-UA-Mobile": "?1" }, true],
  [
    "Firefox",
    { "User-Agent": "Gecko/20100101 Firefox/153.0", "Sec-Fetch-Dest": "document" },
    false,
  ],
  ["WebKit", { "User-Agent": "AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15" }, false],
  ["none", {}, false],
];

test.each(BROWSERS)("the current dictionary is announced to a browser: %s", (_, headers, uses) => {
  const link = `<${current?.path}>; rel="compression-dictionary"`;
  const request = { headers: new Headers(headers) };
  expect(announcement(request, dictionaries)).toBe(uses ? link : undefined);
  expect(announcement(request, [])).toBeUndefined();
});
