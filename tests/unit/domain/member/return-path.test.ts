import { describe, expect, it } from "vitest";
import { returnPath } from "#domain/member/return-path.ts";
import { loginPath } from "#domain/site/login-path.ts";
import { signInFirst } from "#functions/views/members/members-only.ts";

describe("returnPath", () => {
  it.each(
    (
      "/ /user/profile /nba/news/some-slug?x=1#top /search?q=%2F%2F /api " +
      "/nba/players/player/Jaren%20Jackson%20Jr. /nba/news?x=/api/session /nba/news#a.json"
    ).split(" "),
  )("follows %s", (path) => {
    expect(returnPath(path)).toBe(path);
    expect(new URL(path, "https://hardwood.example").origin).toBe("https://hardwood.example");
  });

  it.each([
    null,
    undefined,
    "",
    "nba/news",
    "//example.com",
    "///example.com",
    "/\\example.com",
    "\\\\example.com",
    "/\t/example.com",
    "/\n/example.com",
    " //example.com",
    "https://example.com",
    "javascript:alert(1)",
    "/api/session",
    "/x/../api/session",
    "/user/login",
    "/user/login?next=/nba/news",
    "/User/Register/",
    "/nba/teamsAPI/data.json",
    "/nba/players.json?shallow=true",
    "/search-index.txt",
    "/%61pi/session",
    "/user/%6Cogin",
    "/%75ser%2Fregister",
    "/search-index%2Etxt",
    "/x/%2E%2E/api/session",
    "/%61pi/session/%zz",
  ])("does not follow %j", (path) => {
    expect(returnPath(path)).toBeUndefined();
  });
});

describe("the redirect of a visitor to the login page", () => {
  const paths = [
    ["/nba/news?page=2&x=%26", "/user/login?next=%2Fnba%2Fnews%3Fpage%3D2%26x%3D%2526"],
    ["//evil.example.com/nba/news", "/user/login?next=%2Fevil.example.com%2Fnba%2Fnews"],
    ["//nba/news", "/user/login?next=%2Fnba%2Fnews"],
    ["/\\/nba/news", "/user/login?next=%2Fnba%2Fnews"],
    ["/nba/news?next=//evil", "/user/login?next=%2Fnba%2Fnews%3Fnext%3D%2F%2Fevil"],
  ] as const;

  it.each(paths)("goes from %s to %s, in the guard and in the page", (path, location) => {
    const url = new URL(`https://hardwood.example.com${path}`);
    expect(loginPath(url)).toBe(location);
    const answer = signInFirst(url);
    expect(answer.headers.get("location")).toBe(location);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each(paths)("from %s returns to this site", (path) => {
    const sent = new URL(loginPath(new URL(`https://x.example${path}`)), "https://x.example");
    expect(returnPath(sent.searchParams.get("next"))).toBeDefined();
  });
});
