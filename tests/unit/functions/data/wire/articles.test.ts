import { describe, expect, test } from "vitest";
import { parseNews } from "../../../../../functions/data/wire/articles.ts";

/** What an article may have beyond the plain strings that every client knows. */

const item = { title: "Title", body: "One.\n\nTwo." };
const news = (facts: object) => parseNews([{ ...item, ...facts }])?.rows[0];

describe("an article's further fields", () => {
  const won = { text: "One", href: "/nba/standings/west", at: 0 };
  const two = { text: "Two", href: "https://example.com/", at: 6 };

  test("links stand where they say, in the order of the body", () => {
    expect(news({ links: [two, won] })?.links).toEqual([won, two]);
    expect(news({ links: { "0": won, "3": two } })?.links).toEqual([won, two]);
  });

  test.each([
    ["none", undefined],
    ["no list", "text"],
    ["no text", [{ ...won, text: 7 }]],
    ["an empty text", [{ ...won, text: "" }]],
    ["space around the text", [{ ...won, text: ". ", at: 3 }]],
    ["a text across paragraphs", [{ ...won, text: "One.\n\nTwo" }]],
    ["a text that is elsewhere", [{ ...won, at: 1 }]],
    ["a place before the body", [{ ...won, at: -9 }]],
    ["a place between letters", [{ ...won, at: 0.5 }]],
    ["a place in words", [{ ...won, at: "0" }]],
    ["a script", [{ ...won, href: "javascript:alert(1)" }]],
    ["another host without a scheme", [{ ...won, href: "//evil.example" }]],
    ["no address", [{ text: "One", at: 0 }]],
    ["nothing", [null, 7, {}]],
  ])("a link with %s costs itself", (_what, bad) => {
    const links = Array.isArray(bad) ? [...bad, two] : bad;
    const article = news({ links });
    expect(article).toEqual({ ...news({}), links: Array.isArray(bad) ? [two] : [] });
  });

  test("of two links at one place the first counts", () => {
    const within = { ...won, text: "ne", at: 1 };
    expect(news({ links: [won, within, two] })?.links).toEqual([won, two]);
  });

  test("subjects are names with an address", () => {
    const thunder = { text: "Thunder", href: "/nba/teams/21" };
    const bad = [{ text: "A" }, { text: "", href: "/a" }, { text: "A", href: "data:x" }, 7];
    expect(news({ subjects: [...bad, thunder] })?.subjects).toEqual([thunder]);
    expect(news({ subjects: "A" })?.subjects).toEqual([]);
  });

  test.each([
    ["thunder-win-64", "thunder-win-64"],
    ["64", undefined],
    ["A b", undefined],
    ["-a", undefined],
    ["a/b", undefined],
    ["x".repeat(81), undefined],
    [7, undefined],
  ])("the slug %j is %j", (slug, understood) => {
    expect(news({ slug })?.slug).toBe(understood);
  });

  test.each([
    ["/api/v1/games?dates[]=2026-03-10", "/api/v1/games?dates[]=2026-03-10"],
    ["/nba/news", undefined],
    ["//api/v1", undefined],
    ["https://example.com/api/", undefined],
    [7, undefined],
  ])("the data address %j is %j", (dataURL, understood) => {
    expect(news({ dataURL })?.dataUrl).toBe(understood);
  });
});
