import { describe, expect, test } from "vitest";
import { paragraphsOf } from "#tools/content/paragraphs.ts";
import { readMarkdownFile } from "#tools/markdown-file.ts";

const read = (text: string) =>
  paragraphsOf(readMarkdownFile(`---\ntitle: A\n---\n${text}`, "core").blocks);

describe("paragraphsOf", () => {
  test("reads paragraphs of text and links with their lines", () => {
    expect(read("\nThe first\nparagraph.\n\nSee [the league](https://www.nba.com/).\n")).toEqual([
      [{ text: "The first\nparagraph.", line: 5 }],
      [
        { text: "See ", line: 8 },
        { text: "the league", line: 8, href: "https://www.nba.com/" },
        { text: ".", line: 8 },
      ],
    ]);
  });

  test.each([
    ["heading", "# A"],
    ["list", "- a"],
    ["html", "<b>a</b>"],
    ["emphasis", "An *a*."],
    ["code", "    a"],
    ["image", "![a](/b.png)"],
  ])("rejects %s", (kind, text) => {
    expect(() => read(`\nText.\n\n${text}\n`)).toThrow(
      expect.objectContaining({
        message: `an article is paragraphs and links; no ${kind}`,
        line: 7,
      }),
    );
  });
});
