import { expect, test } from "vitest";
import { readMarkdownFile } from "../../../tools/markdown-file.ts";

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
  "a head of YAML and a text are read, each with its line",
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

test("every scalar may be a text", () => {
  expect(readMarkdownFile(FILE, "failsafe").fields).toMatchObject({ first: "5" });
});
