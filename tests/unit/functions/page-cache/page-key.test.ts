import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playerPath } from "#domain/players/players.ts";
import { pageKey } from "#functions/page-cache/page-key.ts";

const keyAt = (url: string, method = "GET") => pageKey({ method, url }, "2025-26");

const keyOf = (path: string, method = "GET") => keyAt(`https://x.example${path}`, method)?.key;

/** The address that is rendered for a request. */
const addressOf = (path: string) => keyAt(`https://x.example${path}`)?.address;

describe("the key of a page", () => {
  test.each([
    ["/nba/teams", "/nba/teams?utm_source=mail&x=1"],
    ["/", "/?q=1"],
    ["/", "/?notice=1"],
    ["/", "/?notice=already-logged-in-2"],
    ["/nba/players/player/Luka%20Don%C4%8Di%C4%87", "/nba/players/player/luka%20don%C4%8Di%C4%87"],
    ["/search?q=los", "/search?x=1&q=los"],
    ["/search?q=a%20b", "/search?q=a+b"],
    ["/nba/players/page/1", "/nba/players/page/1?name=+&pos=&team=&sort=number&order=asc&x=1"],
    ["/nba/players/page/1", "/nba/players/page/1?pos=X&team=-1&sort=height&order=up"],
    ["/nba/players/page/1.json", "/nba/players/page/1.json?x=1&order=asc"],
    ["/nba/players/page/1?pos=G&sort=age", "/nba/players/page/1?sort=age&pos=G&pos=F"],
    ["/nba/players/page/1?name=a+b", "/nba/players/page/1?name=%20a%20%20b"],
    ["/nba/standings/west", "/nba/standings/west?on=&sort=rank&order=desc"],
    ["/nba/standings/west?on=2026-01-15", "/nba/standings/west?x=1&on=2026-01-15&order=up"],
    ["/nba/standings/west?on=unknown", "/nba/standings/west?on=2026-02-30"],
    ["/nba/finder?pts=40..&result=l", "/nba/finder?result=l&pts=40..&season=2025-26"],
    ["/nba/ask?q=lakers+record", "/nba/ask?x=1&q=%20lakers%20%20record%20"],
    ["/nba/ask", "/nba/ask?q=+"],
  ])("is the same for %s and %s", (a, b) => {
    expect(keyOf(a)).toBeDefined();
    expect(keyOf(a)).toBe(keyOf(b));
    expect(addressOf(a)?.toLowerCase()).toBe(addressOf(b)?.toLowerCase());
  });

  test.each([
    ["/", "/?notice=already-logged-in"],
    ["/search", "/search?q="],
    ["/search?q=los", "/search?q=lo"],
    ["/nba/players/page/1", "/nba/players/page/1.json"],
    ["/nba/players/page/1", "/nba/players/page/1?pos=G"],
    ["/nba/players/page/1?sort=age", "/nba/players/page/1?sort=age&order=desc"],
    ["/nba/players/page/1?name=a", "/nba/players/page/1?name=b"],
    ["/nba/standings/west", "/nba/standings/west?on=2026-01-15"],
    ["/nba/standings/west", "/nba/standings/west?on=unknown"],
    ["/nba/finder", "/nba/finder?pts="],
    ["/nba/finder?pts=40..", "/nba/finder?pts=40..&utm_source=mail"],
    ["/nba/ask?q=lakers+record", "/nba/ask?q=lakers"],
    ["/nba/ask?q=lakers+record", "/nba/ask.json?q=lakers+record"],
    ["/nba/teams/1", "/nba/teams/2"],
    ["/nba/players/player/Luka", "/nba/players/player/Lukas"],
    ["/nba/players/player/Luka", "/nba/players/PLAYER/Luka"],
    ["/nba/players/college/Duke", "/nba/players/College/Duke"],
  ])("differs between %s and %s", (a, b) => {
    expect(keyOf(a)).not.toBe(keyOf(b));
  });

  test.each([
    ["/nba/ask", "plain"],
    ["/nba/ask?q=lakers+record", "words"],
    ["/nba/ask.json?q=lakers+record", "words"],
    ["/nba/finder?pts=40..", "questions"],
    ["/search?q=lakers", "queries"],
  ])("of %s belongs to the share %s", (path, share) => {
    expect(keyAt(`https://x.example${path}`)?.share).toBe(share);
  });

  test("differs between origins", () => {
    expect(keyAt("https://a.example/")?.key).not.toBe(keyAt("http://a.example/")?.key);
  });

  test("is the same for HEAD as for GET, and absent for writes", () => {
    expect(keyOf("/", "HEAD")).toBe(keyOf("/"));
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      expect(keyOf("/", method)).toBeUndefined();
    }
  });

  test.each(
    (
      "/user/profile /user/login?next=/ /nba/news /nba/news/1 /NBA/News /nba/%6eews " +
      "/nba//transactions/2026-04 /nba/analysis/charts/a.svg"
    ).split(" "),
  )("is absent for the guarded path %s", (path) => {
    expect(keyOf(path)).toBeUndefined();
  });

  test.each([
    "/%73earch?q=los",
    "//search?q=los",
    "/search/?q=los",
    "/search.html?q=los",
    "/search%2ehtml?q=los",
    "/nba/players/%70age/1?pos=C",
    "/nba//players/page/1?pos=C",
    "/nba/players/page/1.html?pos=C",
    "/nba/players/player/%252e%252e%252fpage%252f1?pos=C",
    "/nba/players/player/..%2fpage%2f1?pos=C",
    "/nba/players/player/x%5cy",
    "/nba/teams/%E0%A4",
    "/nba/players/player/Luka%20Don%c4%8di%c4%87",
  ])("is absent for the non-canonical path %s", (path) => {
    expect(keyOf(path)).toBeUndefined();
  });

  test.each(["Luka Dončić", "De'Aaron Fox", "P.J. Washington (2)", "Šarić!"])(
    "exists for the player page of %s",
    (name) => {
      expect(keyOf(playerPath(name))).toBeDefined();
    },
  );

  test.each(["/nope", "/_image?href=/favicon.svg", "/_image", "/nba/standings/west/x"])(
    "is absent for the unknown path %s",
    (path) => {
      expect(keyOf(path)).toBeUndefined();
    },
  );

  test("is absent for an overlong URL", () => {
    expect(keyOf(`/search?q=${"a".repeat(600)}`)).toBeUndefined();
  });
});

describe("No-Vary-Search", () => {
  test.each([
    ["/", 'key-order, params, except=("notice")'],
    ["/nba/teams/27/history", "params"],
    ["/nba/teams/27", 'key-order, params, except=("season")'],
    ["/search?q=los", 'key-order, params, except=("q" "in")'],
    [
      "/nba/standings/west?on=2026-01-15",
      'key-order, params, except=("on" "sort" "order" "season")',
    ],
    ["/nba/players/page/1?pos=G", 'key-order, params, except=("name" "pos" "team" "sort" "order")'],
    ["/nba/finder?pts=40..", "key-order"],
    ["/nba/teams/27/games", "key-order"],
  ])("for %s", (path, header) => {
    const key = keyAt(`https://x.example${path}`);
    expect(key?.noVarySearch).toBe(header);
  });

  /** Returns the query as a browser compares it under the header. */
  function compared(query: [string, string][], header: string): string {
    const [, listed] = /except=\((.*)\)/.exec(header) ?? [];
    const names = listed?.split(" ").map((name) => name.slice(1, -1));
    const counts = (name: string) => names?.includes(name) ?? !header.includes("params");
    const left = new URLSearchParams(query.filter(([name]) => counts(name)));
    left.sort();
    return String(left);
  }

  const PATHS =
    "/ /nba/teams /search /nba/standings/east /nba/players/page/1 /nba/finder /nba/ask".split(" ");
  const parameter = fc.tuple(
    fc.constantFrom(
      "q",
      "after",
      "notice",
      "on",
      "sort",
      "order",
      "name",
      "pos",
      "pts",
      "utm_source",
      "x",
    ),
    fc.constantFrom(
      "",
      "a",
      "and a",
      "G",
      "desc",
      "rank",
      "2026-01-15",
      "40..",
      "already-logged-in",
    ),
  );

  test.each(PATHS)("never equates two different pages of %s", (path) => {
    fc.assert(
      fc.property(
        fc
          .array(parameter, { maxLength: 5 })
          .chain((query) =>
            fc.tuple(
              fc.constant(query),
              fc.shuffledSubarray(query, { minLength: query.length }),
              fc.array(parameter, { maxLength: 2 }),
            ),
          ),
        ([query, shuffled, more]) => {
          // The finder redirects a URL with parameters that ask nothing, so it has no page.
          const asks = ([name, value]: [string, string]) => value !== "" && name !== "utm_source";
          fc.pre(path !== "/nba/finder" || [...query, ...more].every(asks));
          const [a, b] = [query, [...shuffled, ...more]].map((parameters) => {
            const search = new URLSearchParams(parameters);
            const url = `https://x.example${path}?${search}`;
            const key = keyAt(url);
            return { key: key?.key, compared: compared(parameters, key?.noVarySearch ?? "") };
          });
          if (a?.compared === b?.compared) expect(a?.key).toBe(b?.key);
          // The page is rendered from what the key holds, so its own address has the same key.
          const url = `https://x.example${path}?${new URLSearchParams(query)}`;
          const key = keyAt(url);
          expect(keyAt(key?.address ?? url)).toEqual(key);
        },
      ),
    );
  });
});
