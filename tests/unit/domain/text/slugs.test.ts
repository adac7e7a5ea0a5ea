import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf, slugsOf } from "#domain/text/slugs.ts";

test.each([
  ["Thunder hold off Spurs to win the West", "thunder-hold-off-spurs-to-win-the-west"],
  [
    "Luka Dončić is the scoring champion at 33.5 a game",
    "luka-doncic-is-the-scoring-champion-at-33-5-a-game",
  ],
  ["  Assists,  and -- more!  ", "assists-and-more"],
  ["The Pistons' hands", "the-pistons-hands"],
  ["2026", "article-2026"],
  ["007", "article-007"],
  ["!!!", "article"],
  ["", "article"],
  ["日本", "article"],
  ["<script>alert(1)</script>", "script-alert-1-script"],
  ["../../etc/passwd", "etc-passwd"],
  ["76ers win", "76ers-win"],
  ["a".repeat(200), "a".repeat(80)],
  ["a".repeat(80), "a".repeat(80)],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
  [`${"a".repeat(39)} ${"b".repeat(40)}`, `${"a".repeat(39)}-${"b".repeat(40)}`],
  [`${"word ".repeat(30)}`, "word-".repeat(16).slice(0, -1)],
])("%s: %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("slugsOf numbers equal titles from the oldest, which keeps old addresses", () => {
  expect(slugsOf(["Trade", "Other", "Trade"])).toEqual(["trade-2", "other", "trade"]);
  expect(slugsOf(["Trade", "Trade", "Other", "Trade"])).toEqual(
    "trade-3 trade-2 other trade".split(" "),
  );
  expect(slugsOf(["Trade", "Trade", "Trade 2"])).toEqual(["trade-3", "trade", "trade-2"]);
});

test("slugsOf gives unique plain slugs that are never a number", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constant("Trade"))),
      (titles) => {
        const slugs = slugsOf(titles);
        expect(new Set(slugs).size).toBe(titles.length);
        for (const slug of slugs) expect(slug).toMatch(/^(?![0-9]+$)[a-z0-9]+(-[a-z0-9]+)*$/);
      },
    ),
  );
});
