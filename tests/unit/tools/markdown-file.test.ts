import { expect, test } from "vitest";
import { readMarkdownFile } from "#tools/markdown-file.ts";

const FILE = `---
title: "A: b"
first: 5
claims:
  - one
  - two
---

Text.
`;

test.each([FILE, `\uFEFF${FILE}`, FILE.replaceAll("\n", "\r\n")])(
  "readMarkdownFile reads front matter and text with their lines",
  (source) => {
    const { fields, lineOf, blocks } = readMarkdownFile(source, "core");
    expect(fields).toEqual({ title: "A: b", first: 5, claims: ["one", "two"] });
    expect([lineOf(["title"]), lineOf(["claims", 1]), lineOf(["chart", "name"])]).toEqual([
      2, 6, 2,
    ]);
    expect(blocks.map(({ type, position }) => [type, position?.start.line])).toEqual([
      ["paragraph", 9],
    ]);
  },
);

test("the failsafe schema reads every scalar as a string", () => {
  expect(readMarkdownFile(FILE, "failsafe").fields).toMatchObject({ first: "5" });
});
