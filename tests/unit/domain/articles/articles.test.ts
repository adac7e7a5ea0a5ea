import { describe, expect, test } from "vitest";
import {
  type Article,
  excerptOf,
  findArticle,
  onwardOf,
  paragraphsOf,
  pictureOf,
} from "#domain/articles/articles.ts";
import { chartNameOf } from "#domain/articles/charts.ts";

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
])("splits %j into paragraphs", (body, paragraphs) => {
  expect(paragraphsOf(body)).toEqual(paragraphs);
});

describe("excerptOf", () => {
  const sentence = `${"word ".repeat(30)}end.`;
  test.each([
    ["joins the paragraphs of a short body", "One.\n\nTwo.", "One. Two."],
    [
      "keeps as many sentences as fit",
      `${sentence} Then on.\n\nX${"x".repeat(300)}`,
      `${sentence} Then on.`,
    ],
    [
      "keeps a body of exactly the maximum length",
      `One. X${"x".repeat(294)}`,
      `One. X${"x".repeat(294)}`,
    ],
    [
      "does not end a sentence at an abbreviation such as Jr.",
      `Jaren Jackson Jr. Won ${"word ".repeat(100)}`,
      undefined,
    ],
  ])("%s", (_what, body, excerpt) => {
    const found = excerptOf(body);
    if (excerpt === undefined) expect(found).toMatch(/ word…$/);
    else expect(found).toBe(excerpt);
  });

  test("limits the length and splits no surrogate pair", () => {
    expect(excerptOf("x".repeat(5_000))).toHaveLength(301);
    expect(excerptOf("😀".repeat(2_000)).isWellFormed()).toBe(true);
  });
});

test.each([
  ["a long body", { body: "x ".repeat(400), sourceUrl: "/a" }, { kind: "read-more" }],
  ["a body that fits in the excerpt", { body: "Short.", sourceUrl: "/a" }, { kind: "read-more" }],
  ["no body", { body: undefined, sourceUrl: "/a" }, { kind: "open-source", href: "/a" }],
  ["no body and no source", { body: undefined, sourceUrl: undefined }, { kind: "read-more" }],
  ["no source", { body: "Short.", sourceUrl: undefined }, { kind: "read-more" }],
])("onwardOf picks the link of an article with %s", (_what, given, onward) => {
  expect(onwardOf(given)).toEqual(onward);
});

test.each([
  ["both pictures", { img: "/a.svg", img2: "/b.svg" }, { src: "/a.svg", size: "full" }],
  ["only the second picture", { img: undefined, img2: "/b.svg" }, { src: "/b.svg", size: "small" }],
  ["no picture", { img: undefined, img2: undefined }, undefined],
])("pictureOf picks the picture of an article with %s", (_what, given, picture) => {
  expect(pictureOf(given)).toEqual(picture);
});

describe("findArticle", () => {
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
  ])('resolves the id "%s"', (id, place) => {
    expect(findArticle(list, id)).toEqual(place);
  });
});

test("an explicit slug replaces the slug made from the title", () => {
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
])("chartNameOf(%s)", (src, name) => {
  expect(chartNameOf(src)).toBe(name);
});
