import { describe, expect, test } from "vitest";
import {
  plainParagraphs,
  readMarkdown,
} from "../../../../../tools/operate/content-import/front-matter.ts";

describe("a Markdown file", () => {
  test.each<[string, string, object]>([
    [
      "has fields and a text",
      "---\ntitle: A: b\nimg: /a.svg\n---\nText.\n",
      { title: "A: b", img: "/a.svg" },
    ],
    ["may quote its values", '---\ntitle: "A \\"b\\""\n---\nText.\n', { title: 'A "b"' }],
    ["may come from Windows", "---\r\ntitle: A\r\n---\r\nText.\r\n", { title: "A" }],
    ["may have empty lines and notes", "---\n\n# note\ntitle: A\n---\nText.\n", { title: "A" }],
  ])("%s", (_what, source, fields) => {
    expect(readMarkdown(source)).toEqual({ fields, text: "Text.\n" });
  });

  test.each<[string, string, RegExp]>([
    ["no fields", "# Title\n", /does not begin with fields/],
    ["fields further down", "Text\n---\ntitle: A\n---\n", /does not begin with fields/],
    ["fields that do not end", "---\ntitle: A\n", /does not begin with fields/],
    ["a list among its fields", "---\ntags:\n  - a\n---\n", /" {2}- a" is not of the form/],
    ["a field twice", "---\ntitle: A\ntitle: B\n---\n", /title is given twice/],
    ["a quote without an end", '---\ntitle: "A\n---\n', /no end of its quotes/],
  ])("with %s is refused", (_what, source, message) => {
    expect(() => readMarkdown(source)).toThrow(message);
  });
});

test.each([
  ["One.\n\n\n\nTwo.", "One.\n\nTwo."],
  ["## Head\nText.", "Head\n\nText."],
  ["A **bold** and *soft* and _soft_ `word`.", "A bold and soft and soft word."],
  ["See [the table](/nba/standings) now.", "See the table now."],
  ["![A chart](/chart.svg)\n\nText.", "Text."],
  ["He made 3 * 4 * 5, snake_case_word stays.", "He made 3 * 4 * 5, snake_case_word stays."],
])("%j is printed as %j", (markdown, plain) => {
  expect(plainParagraphs(markdown)).toBe(plain);
});
