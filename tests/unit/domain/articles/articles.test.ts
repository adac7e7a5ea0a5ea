import { describe, expect, test } from "vitest";
import {
  type Article,
  excerptOf,
  findArticle,
  onwardOf,
  paragraphsOf,
  pictureOf,
} from "../../../../domain/articles/articles.ts";
import { chartNameOf } from "../../../../domain/articles/charts.ts";

const article = (facts: Partial<Article> = {}): Article => ({
  title: "Title",
  postedOn: undefined,
  img: undefined,
  img2: undefined,
  body: undefined,
  author: undefined,
  sourceTxt: undefined,
  sourceUrl: undefined,
  slug: undefined,
  dataUrl: undefined,
  links: [],
  subjects: [],
  ...facts,
});

test.each([
  ["One.", ["One."]],
  ["One.\n\nTwo.", ["One.", "Two."]],
  ["One.\r\n \r\nTwo.\n\n\n\nThree.", ["One.", "Two.", "Three."]],
  ["One\nline.", ["One line."]],
  ["\n\n", []],
])("paragraphs of %j", (body, paragraphs) => {
  expect(paragraphsOf(body)).toEqual(paragraphs);
});

describe("an excerpt", () => {
  const sentence = `${"word ".repeat(30)}end.`;
  test.each([
    ["a short body whole, in one piece", "One.\n\nTwo.", "One. Two."],
    [
      "as many sentences as fit",
      `${sentence} Then on.\n\nX${"x".repeat(300)}`,
      `${sentence} Then on.`,
    ],
    ["a body of the greatest length whole", `One. X${"x".repeat(294)}`, `One. X${"x".repeat(294)}`],
    [
      "a sentence does not end in 3.5 or Jr.",
      `Jaren Jackson Jr. Won ${"word ".repeat(100)}`,
      undefined,
    ],
  ])("%s", (_what, body, excerpt) => {
    const found = excerptOf(body);
    if (excerpt === undefined) expect(found).toMatch(/ word…$/);
    else expect(found).toBe(excerpt);
  });

  test("is never much longer than a few lines", () => {
    expect(excerptOf("x".repeat(5_000))).toHaveLength(301);
    expect(excerptOf("😀".repeat(2_000)).isWellFormed()).toBe(true);
  });
});

test.each([
  ["a long body", { body: "x ".repeat(400), sourceUrl: "/a" }, { kind: "read-more" }],
  ["a body that the excerpt holds", { body: "Short.", sourceUrl: "/a" }, { kind: "read-more" }],
  ["no body", { body: undefined, sourceUrl: "/a" }, { kind: "open-source", href: "/a" }],
  ["no body and no source", { body: undefined, sourceUrl: undefined }, { kind: "read-more" }],
  ["no source", { body: "Short.", sourceUrl: undefined }, { kind: "read-more" }],
])("onward from an article with %s", (_what, given, onward) => {
  expect(onwardOf(given)).toEqual(onward);
});

test.each([
  ["both", { img: "/a.svg", img2: "/b.svg" }, { src: "/a.svg", size: "full" }],
  ["only the second", { img: undefined, img2: "/b.svg" }, { src: "/b.svg", size: "small" }],
  ["none", { img: undefined, img2: undefined }, undefined],
])("the picture of an article with %s", (_what, given, picture) => {
  expect(pictureOf(given)).toEqual(picture);
});

describe("an address", () => {
  const list = [article({ title: "New" }), article({ title: "Old" }), article({ title: "New" })];
  test.each([
    ["new", { kind: "article", article: list[2] }],
    ["new-2", { kind: "article", article: list[0] }],
    ["old", { kind: "article", article: list[1] }],
    ["0", { kind: "moved", slug: "new-2" }],
    ["1", { kind: "moved", slug: "old" }],
    ["2", { kind: "moved", slug: "new" }],
    ["3", { kind: "unknown" }],
    ["-1", { kind: "unknown" }],
    ["1.0", { kind: "unknown" }],
    ["1e0", { kind: "unknown" }],
    ["99999999999999999999", { kind: "unknown" }],
    ["New", { kind: "unknown" }],
    ["", { kind: "unknown" }],
    ["constructor", { kind: "unknown" }],
  ])("%s", (id, place) => {
    expect(findArticle(list, id)).toEqual(place);
  });
});

test("a slug of its own is an article's address, whatever its title", () => {
  const list = [
    article({ title: "New words", slug: "old-words" }),
    article({ title: "Old words" }),
  ];
  expect(findArticle(list, "0")).toEqual({ kind: "moved", slug: "old-words-2" });
  expect(findArticle(list, "old-words")).toEqual({ kind: "article", article: list[1] });
  expect(findArticle(list.slice(0, 1), "old-words")).toMatchObject({ kind: "article" });
  expect(findArticle(list, "new-words")).toEqual({ kind: "unknown" });
});

test.each([
  ["/nba/news/charts/west-title-race.svg", "west-title-race"],
  ["/nba/analysis/charts/a1.svg", "a1"],
  ["/nba/news/charts/../../x.svg", undefined],
  ["/nba/news/charts/a.png", undefined],
  ["/nba/news/charts/.svg", undefined],
  ["/nba/news/a.svg", undefined],
  ["https://example.com/nba/news/charts/a.svg", undefined],
])("the chart of %s", (src, name) => {
  expect(chartNameOf(src)).toBe(name);
});
