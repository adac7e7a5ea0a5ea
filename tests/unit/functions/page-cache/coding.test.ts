import { describe, expect, test } from "vitest";
import { ReadTrace } from "#functions/data/read-trace.ts";
import type { Dictionaries } from "#functions/dictionary/dictionary.ts";
import type { PagePolicy } from "#functions/http/caching.ts";
import { deliver } from "#functions/page-cache/delivery.ts";
import { PageCache } from "#functions/page-cache/page-cache.ts";
import type { RequestNotes } from "#functions/page-cache/request-notes.ts";
import { decoded, dictionariesOf } from "#tests/fixtures/dictionaries.ts";

const PAGE = `<!doctype html>${"<p>Lakers 112, Celtics 108</p>".repeat(40)}`;
const dictionaries = dictionariesOf("<!doctype html><p>Lakers", "<p>Lakers 1, Celtics 2</p>");
const [current, previous] = dictionaries;
const TAG = /^W\/"[\w+/]{20}/;

interface Site {
  policy: PagePolicy;
  type: string;
  known: Dictionaries;
  /** Further headers of the page. */
  more: Record<string, string>;
}

/** Creates a site of one page; each request may come from another client. */
function stage(over: Partial<Site> = {}) {
  const { policy = "season", type = "text/html", known = dictionaries, more = {} } = over;
  const pages = new PageCache();
  async function ask(headers: Record<string, string>, method = "GET") {
    const notes: RequestNotes = { reads: new ReadTrace(), policy: undefined };
    const response = await deliver({
      request: new Request("https://x.example/nba", { method, headers }),
      read: async () => undefined,
      pages,
      currentSeason: "2025-26",
      dictionaries: known,
      freshMs: 60_000,
      notes,
      waitUntil: () => {},
      render: async () => {
        notes.policy = policy;
        return new Response(PAGE, { headers: { "Content-Type": type, ...more } });
      },
    });
    const body = new Uint8Array(await response.arrayBuffer());
    const header = (name: string) => response.headers.get(name);
    return { status: response.status, body, header, coding: header("Content-Encoding") };
  }
  return { ask, pages };
}

type Client = Record<string, string>;
const client = (accepts: string, available?: string, more: Client = {}): Client => ({
  "Accept-Encoding": accepts,
  ...(available === undefined ? {} : { "Available-Dictionary": available }),
  ...more,
});

/** The request headers that a page depends on. */
const VARY = "Accept-Encoding, Available-Dictionary, Sec-CH-UA-Mobile, Save-Data";
/** The hint of a browser that supports dictionaries. */
const HINT = { "Sec-CH-UA-Mobile": "?0" };
/** The Accept-Encoding of a browser that supports dictionaries. */
const CHROMIUM = "gzip, deflate, br, zstd, dcb, dcz";

/** Each client, with the expected suffix of the entity tag and the expected coding. */
const NEGOTIATED: [client: string, headers: Client, form: string, coding: string | null][] = [
  ["without Accept-Encoding", {}, "", null],
  ["that accepts gzip only", client("gzip"), "", null],
  ["that accepts gzip and zstd", client("gzip, zstd"), "", null],
  ["that accepts any coding", client("*"), "", null],
  ["that refuses brotli", client("gzip, br;q=0"), "", null],
  ["that accepts brotli", client("gzip, deflate, br"), "-br", "br"],
  ["that accepts brotli with a low weight", client("gzip, br;q=0.1"), "-br", "br"],
  ["without a dictionary", client(CHROMIUM), "-br", "br"],
  [
    "with the current dictionary",
    client(CHROMIUM, current?.hash),
    `-dcz-${current?.name.slice(0, 8)}`,
    "dcz",
  ],
  [
    "with the previous dictionary",
    client(CHROMIUM, previous?.hash),
    `-dcz-${previous?.name.slice(0, 8)}`,
    "dcz",
  ],
  ["with an unknown dictionary", client(CHROMIUM, `:${btoa("0".repeat(32))}:`), "-br", "br"],
  ["with an invalid dictionary hash", client(CHROMIUM, "current"), "-br", "br"],
  ["that accepts dcb but not dcz", client("br, dcb", current?.hash), "-br", "br"],
  ["that refuses dcz", client("br, dcz;q=0", current?.hash), "-br", "br"],
  [
    "that accepts dcz only",
    client("dcz", current?.hash),
    `-dcz-${current?.name.slice(0, 8)}`,
    "dcz",
  ],
  ["with a dictionary but no accepted coding", client("", current?.hash), "", null],
];

describe("a public page", () => {
  test.each(NEGOTIATED)("has the best coding for a client %s", async (_, headers, form, coding) => {
    const { ask, pages } = stage();
    for (const time of ["first", "second"]) {
      const answer = await ask(headers);
      expect([answer.status, answer.coding], time).toEqual([200, coding]);
      expect(decoded(answer.body, answer.coding, dictionaries), time).toBe(PAGE);
      expect(answer.header("ETag")?.replace(TAG, "").replace('"', ""), time).toBe(form);
      expect(answer.header("Vary"), time).toBe(VARY);
      // The edge cache could serve it to a client without the dictionary.
      const edge = answer.header("Cloudflare-CDN-Cache-Control");
      expect(edge, time).toBe(coding === "dcz" ? "no-store" : null);
      const isFixed = answer.header("Cache-Control")?.endsWith(", no-transform") ?? false;
      expect(isFixed, time).toBe(coding === "dcz");
    }
    expect(pages.size).toBe(1);
  });

  test.each(NEGOTIATED)(
    "has the same headers by HEAD as by GET for a client %s",
    async (_, headers) => {
      const { ask } = stage();
      const head = await ask(headers, "HEAD");
      const whole = await ask(headers);
      expect([head.status, head.body.byteLength]).toEqual([200, 0]);
      for (const name of ["Content-Encoding", "ETag", "Vary", "Link", "Cache-Control"]) {
        expect(head.header(name), name).toBe(whole.header(name));
      }
    },
  );

  test.each(NEGOTIATED)(
    "is sent whole in response to a range request by a client %s",
    async (_, headers, __, coding) => {
      const answer = await stage().ask({ ...headers, Range: "bytes=0-99" });
      expect([answer.status, answer.coding]).toEqual([200, coding]);
      expect(decoded(answer.body, answer.coding, dictionaries)).toBe(PAGE);
    },
  );
});

describe("revalidation", () => {
  const cases = NEGOTIATED.flatMap(([had, before]) =>
    NEGOTIATED.map(([has, after]) => ({ had, before, has, after })),
  );

  test.each(cases)("answers 304 when a client $had is now one $has", async ({ before, after }) => {
    const { ask } = stage();
    const first = await ask(before);
    for (const method of ["GET", "HEAD"]) {
      const again = await ask({ ...after, "If-None-Match": first.header("ETag") ?? "" }, method);
      expect([again.status, again.body.byteLength, again.coding]).toEqual([304, 0, null]);
      expect(again.header("ETag")).toBe(first.header("ETag"));
      expect(again.header("Vary")).toBe(first.header("Vary"));
    }
  });

  test("sends the page in the client's coding when the tag does not match", async () => {
    const { ask } = stage();
    const tag = (await ask({})).header("ETag") ?? "";
    const other = tag.replace(/.(?="$)/, (last) => (last === "A" ? "B" : "A"));
    for (const known of [other, other.replace(/"$/, '-br"'), '"-br"', tag.replace(/"$/, '--"')]) {
      const answer = await ask(client("br", undefined, { "If-None-Match": known }));
      expect([known, answer.status, answer.coding]).toEqual([known, 200, "br"]);
    }
  });

  test("returns the matching tag, preferably of the client's own coding", async () => {
    const { ask } = stage();
    const plain = (await ask({})).header("ETag") ?? "";
    const brotli = (await ask(client("br"))).header("ETag") ?? "";
    const told = async (known: string) =>
      (await ask(client("br", undefined, { "If-None-Match": known }))).header("ETag");
    expect(await told(`"other", ${plain}`)).toBe(plain);
    expect(await told(`${plain}, ${brotli}`)).toBe(brotli);
    expect(await told("*")).toBe(brotli);
  });
});

test("each coding is compressed once and counted in the cache's size", async () => {
  const { ask, pages } = stage();
  await ask({});
  const weights = [pages.bytes];
  for (const headers of [client("br"), client(CHROMIUM, current?.hash)]) {
    const { body } = await ask(headers);
    await ask(headers);
    weights.push(pages.bytes);
    expect(pages.bytes - (weights.at(-2) ?? 0)).toBe(body.byteLength);
  }
  await ask(client("br"), "HEAD");
  expect(pages.bytes).toBe(weights.at(-1));
});

test("a feed is compressed without the dictionary and does not announce it", async () => {
  const answer = await stage({ type: "application/atom+xml" }).ask(
    client(CHROMIUM, current?.hash, HINT),
  );
  expect(answer.coding).toBe("br");
  expect(answer.header("Vary")).toBe("Accept-Encoding");
  expect(answer.header("Link")).toBeNull();
});

describe("the dictionary is announced", () => {
  test.each<[string, Client, string | null]>([
    [
      "to a browser that uses it",
      client("br", undefined, HINT),
      `<${current?.path}>; rel="compression-dictionary"`,
    ],
    ["not to another browser", client("br"), null],
    ["not with Save-Data", client("br", undefined, { ...HINT, "Save-Data": "on" }), null],
  ])("%s", async (_, headers, link) => {
    expect((await stage().ask(headers)).header("Link")).toBe(link);
  });

  test("next to the page's own links", async () => {
    const more = { Link: '</nba.csv>; rel="alternate"' };
    const { ask } = stage({ more });
    await ask({});
    expect((await ask(HINT)).header("Link")).toBe(
      `</nba.csv>; rel="alternate", <${current?.path}>; rel="compression-dictionary"`,
    );
  });

  test.each<PagePolicy>(["personal", "revalidated"])("not on a page that is %s", async (policy) => {
    const answer = await stage({ policy }).ask(client(CHROMIUM, current?.hash, HINT));
    expect([answer.coding, answer.header("Link")]).toEqual([null, null]);
    expect(decoded(answer.body, null)).toBe(PAGE);
  });

  test("not when the dictionary is switched off", async () => {
    const answer = await stage({ known: [] }).ask(client(CHROMIUM, current?.hash, HINT));
    expect([answer.coding, answer.header("Link")]).toEqual(["br", null]);
    expect(answer.header("Vary")).toBe("Accept-Encoding, Save-Data");
  });
});
