import { request } from "node:http";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { PATIENCE_MS } from "#tests/patience.ts";
import { get } from "./http.ts";

/** Sends a path unchanged; `fetch` would normalize it. */
function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(inject("siteUrl"));
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.on("timeout", () => sent.destroy(new Error(`no answer to ${path}`)));
    sent.end();
  });
}

const HOSTILE = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>";
const ENDINGS = ["", "", "/index.html", ".html", "%2ehtml", "/"];
const segment = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }).map(encodeURIComponentSafely),
  fc.constantFrom("..", "%2e%2e", "%00", "%2F", "%5C", "%", "%zz", "%C3%28", "nba", "teams", "-1"),
);

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** In a quoted attribute only a quote is dangerous; elsewhere every angle bracket is. */
function expectNoEcho(html: string): void {
  const outsideAttributes = html.replace(/="[^"]*"/g, "");
  expect(outsideAttributes).not.toContain("<script>alert");
  expect(outsideAttributes).not.toContain("<img src=x");
}

describe("hostile input", () => {
  it("in a path never causes a 500 or a timeout", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("", "/nba", "/nba/teams", "/nba/players/page", "/nba/players/player"),
        fc.array(segment, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...ENDINGS),
        async (prefix, segments, ending) => {
          const status = await rawStatus(`${prefix}/${segments.join("/")}${ending}`);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 250 },
    );
  });

  it("in a search is answered and never echoed as markup", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.constant(HOSTILE)),
        async (query) => {
          const answer = await get(`/search?q=${encodeURIComponentSafely(query)}`);
          expect(answer.status).toBe(200);
          expectNoEcho(await answer.text());
        },
      ),
      { numRuns: 150 },
    );
  });

  it("in a query answers 200, 302 or 400 and is never echoed as markup", async () => {
    const name = fc.constantFrom("player", "team", "month", "pts", "avg.pts", "sort", "page", "x");
    const value = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(HOSTILE, "40..", "..", "-0", "1e9", "jokic", "DEN", "-pts", "0"),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, value), { maxLength: 4 }),
        fc.constantFrom("", ".csv", ".json"),
        async (given, ending) => {
          const query = given.map(([key, text]) => `${key}=${encodeURIComponentSafely(text)}`);
          const answer = await get(`/nba/finder${ending}?${query.join("&")}`);
          expect([200, 302, 400]).toContain(answer.status);
          if (ending === "") expectNoEcho(await answer.text());
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    `/nba/players/player/${encodeURIComponent(HOSTILE)}`,
    `/nba/teams/${encodeURIComponent(HOSTILE)}`,
    `/nba/players/page/${encodeURIComponent(HOSTILE)}`,
    `/${encodeURIComponent(HOSTILE)}`,
    `/?${encodeURIComponent(HOSTILE)}`,
    `/nope?x=${HOSTILE}`,
  ])("%s is not echoed as markup", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeLessThan(500);
    expectNoEcho(await answer.text());
  });

  it.each([
    "/search",
    "/search?q=",
    "/search?q=a",
    "/search?q=%20%20%20b%20%20",
    "/search?q=ab&q=cd",
    `/search?q=${"x".repeat(2_000)}`,
    "/search?Q=los",
    "/search?q=%00%01",
    "/search?q=%F0%9F%8F%80%F0%9F%8F%80",
  ])("%s answers 200", async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each("//nba/teams /nba//teams /./nba/teams /nba/teams/27/../28 /%2e%2e/etc/passwd".split(" "))(
    "%s does not cause a 500",
    async (path) => {
      expect(await rawStatus(path)).toBeLessThan(500);
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
    "%s on a page does not cause a 500",
    async (method) => {
      const answer = await get("/nba/teams", { method });
      expect(answer.status).toBeLessThan(500);
    },
  );
});
