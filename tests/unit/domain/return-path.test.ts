import { describe, expect, it } from "vitest";
import { returnPath } from "../../../src/domain/return-path.ts";

describe("returnPath", () => {
  it.each([
    "/",
    "/user/profile",
    "/nba/news/some-slug?x=1#top",
    "/search?q=%2F%2F",
    "/api",
    "/nba/players/player/Jaren%20Jackson%20Jr.",
    "/nba/news?x=/api/session",
    "/nba/news#a.json",
  ])("follows %s", (path) => {
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
  ])("does not follow %j", (path) => {
    expect(returnPath(path)).toBeUndefined();
  });
});
