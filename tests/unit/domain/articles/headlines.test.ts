import { expect, test } from "vitest";
import { articlePath, type Headline, newestFirst } from "#domain/articles/headlines.ts";

const headline = (slug: string, date: string): Headline => ({
  section: "news",
  title: slug,
  slug,
  date,
});

test("the newest headline comes first, and those of one day keep their order", () => {
  const given = [
    headline("b", "2026-01-02"),
    headline("old", "2025-12-31"),
    headline("a", "2026-01-02"),
    headline("new", "2026-02-01"),
  ];
  expect(newestFirst(given).map(({ slug }) => slug)).toEqual(["new", "b", "a", "old"]);
});

test("an article's address names its section and slug", () => {
  expect(articlePath(headline("trade", "2026-01-02"))).toBe("/nba/news/trade");
});
