import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accessOf } from "#functions/http/guards.ts";

describe("page access", () => {
  test.each([
    ["/user/profile", "members"],
    ["/nba/transactions", "members"],
    ["/nba/news", "members"],
    ["/nba/news/[id]", "members"],
    ["/nba/analysis/[id]", "members"],
    ["/user/login", "visitors"],
    ["/user/register", "visitors"],
    ["/", "everyone"],
    ["/404", "everyone"],
    ["/user", "everyone"],
    ["/nba", "everyone"],
    ["/nba/teams/[id]", "everyone"],
    ["/nba/players/player/[playerName]", "everyone"],
  ])("the route %s is for %s", (route, access) => {
    expect(accessOf(route, "/whatever")).toBe(access);
  });

  test.each([
    ["/nba/newspaper", "everyone"],
    ["/nba/teams/news", "everyone"],
    ["/news", "everyone"],
    ["/user/profiles", "everyone"],
    ["/nba/players/player/nba%2Fnews", "everyone"],
    ["/user/login/x", "visitors"],
    ["/USER/Register", "visitors"],
    ["/user/login/..%2fprofile", "members"],
    ["/user/login;/../profile", "members"],
    ["/%75ser/%256cogin", "visitors"],
    ["/nba/%C0%AE/news%ff", "everyone"],
  ])("the unmatched path %s is for %s", (path, access) => {
    expect(accessOf("/404", path)).toBe(access);
  });

  test("a members' route or a members' path is enough to require membership", () => {
    expect(accessOf("/nba/news", "/nba/teams")).toBe("members");
    expect(accessOf("/nba/teams", "/nba/news")).toBe("members");
  });

  /** Alternative spellings of a path that some router treats as the same path. */
  const disguises: ((path: string) => string)[] = [
    (path) => path.toUpperCase(),
    (path) => path.replaceAll("/", "//"),
    (path) => path.replaceAll("/", "\\"),
    (path) => path.replaceAll("/", "/./"),
    (path) => `/x/..${path}`,
    (path) => `${path}/`,
    (path) => `${path};v=1`,
    (path) => `${path}.html`,
    (path) => path.replace(/[a-z]/gi, (c) => `%${c.charCodeAt(0).toString(16)}`),
    (path) => path.slice(0, 1) + encodeURIComponent(path.slice(1)),
    (path) => path.replaceAll("%", "%25"),
    (path) => `${path}%20`,
    (path) => `${path}/%zz`,
  ];
  test("any combination of disguised spellings is still guarded", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("/user/profile", "/nba/news", "/nba/news/3", "/nba/transactions"),
        fc.array(fc.constantFrom(...disguises), { maxLength: 4 }),
        (path, worn) => {
          const disguised = worn.reduce<string>((text, wear) => wear(text), path);
          expect(accessOf("/404", disguised)).toBe("members");
        },
      ),
    );
  });

  test("any path is classified without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (path) => {
        expect(["everyone", "members", "visitors"]).toContain(accessOf("/404", path));
      }),
    );
    // Paths on which a slow pattern would not end.
    for (const path of ["%25".repeat(4_000), "/".repeat(16_000), "%2525".repeat(3_000)]) {
      expect(["everyone", "members", "visitors"]).toContain(accessOf("/404", path));
    }
  });
});
