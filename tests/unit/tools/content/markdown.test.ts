import { describe, expect, test } from "vitest";
import { paragraphsOf, readMarkdown, UnreadableError } from "../../../../tools/content/markdown.ts";

const FILE = `---
title: "A: b"
claims:
  - one
  - two
---

The first
paragraph.

See [the league](https://www.nba.com/).
`;

/** What is thrown, as "line: message". */
function refusal(read: () => unknown): string {
  try {
    read();
    return "";
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return `${error.line}: ${error.message}`;
  }
}

describe("a Markdown file", () => {
  test.each([FILE, `\uFEFF${FILE}`, FILE.replaceAll("\n", "\r\n")])("is read", (source) => {
    const file = readMarkdown(source);
    expect(file.fields).toEqual({ title: "A: b", claims: ["one", "two"] });
    expect(paragraphsOf(file)).toEqual([
      [{ text: "The first\nparagraph.", line: 8 }],
      [
        { text: "See ", line: 11 },
        { text: "the league", line: 11, href: "https://www.nba.com/" },
        { text: ".", line: 11 },
      ],
    ]);
  });

  test("tells the line of a field, or of the head where it is missing", () => {
    const { lineOf } = readMarkdown(FILE);
    expect([lineOf(["title"]), lineOf(["claims", 1]), lineOf(["chart", "name"])]).toEqual([
      2, 5, 2,
    ]);
  });

  test.each([
    ["no head", "Text.", "1: It does not begin"],
    ["a head without an end", "---\ntitle: A\n", "1: It does not begin"],
    ["a head that is no YAML", '---\ntitle: "A\n---\n', "3: "],
    ["a field twice", "---\ntitle: A\ntitle: B\n---\n", "3: Map keys must be unique"],
  ])("is refused with %s", (_what, source, why) => {
    expect(refusal(() => readMarkdown(source)).slice(0, why.length)).toBe(why);
  });

  test.each([
    ["heading", "# A"],
    ["list", "- a"],
    ["html", "<b>a</b>"],
    ["emphasis", "An *a*."],
    ["code", "    a"],
    ["image", "![a](/b.png)"],
  ])("an article may hold no %s", (kind, text) => {
    const file = readMarkdown(`---\ntitle: A\n---\n\nText.\n\n${text}\n`);
    expect(refusal(() => paragraphsOf(file))).toBe(
      `7: An article is paragraphs and links; no ${kind}.`,
    );
  });
});
