import { describe, expect, it } from "vitest";
import { returnPath } from "../../../src/domain/return-path.ts";

describe("returnPath", () => {
  it.each(["/", "/user/profile", "/nba/news/some-slug?x=1#top", "/search?q=%2F%2F"])(
    "follows %s",
    (path) => {
      expect(returnPath(path)).toBe(path);
      expect(new URL(path, "https://hardwood.example").origin).toBe("https://hardwood.example");
    },
  );

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
  ])("does not follow %j", (path) => {
    expect(returnPath(path)).toBeUndefined();
  });
});
