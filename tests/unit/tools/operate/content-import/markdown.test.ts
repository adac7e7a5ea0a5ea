import { describe, expect, test } from "vitest";
import { plainParagraphs, readMarkdown } from "#tools/operate/content-import/markdown.ts";

const printed = (markdown: string) =>
  plainParagraphs(readMarkdown(`---\ntitle: A\n---\n${markdown}`).blocks);

describe("a Markdown file", () => {
  test.each<[string, string, object]>([
    [
      "has fields and a text",
      '---\ntitle: "A: b"\nimg: /a.svg\n---\nText.\n',
      { title: "A: b", img: "/a.svg" },
    ],
    ["may quote its values", '---\ntitle: "A \\"b\\""\n---\nText.\n', { title: 'A "b"' }],
    [
      "may quote with apostrophes",
      "---\nauthor: 'Hardwood''s'\n---\nText.\n",
      { author: "Hardwood's" },
    ],
    [
      "keeps days and numbers as strings",
      "---\nday: 2026-04-20\nn: 007\n---\nText.\n",
      { day: "2026-04-20", n: "007" },
    ],
    ["may fold a long value", "---\ntitle: >-\n  A\n  b\n---\nText.\n", { title: "A b" }],
    ["may have Windows line breaks", "---\r\ntitle: A\r\n---\r\nText.\r\n", { title: "A" }],
    ["may begin with a byte order mark", "\uFEFF---\ntitle: A\n---\nText.\n", { title: "A" }],
    [
      "may have empty lines and comments among its fields",
      "---\n\n# note\ntitle: A\n---\nText.\n",
      { title: "A" },
    ],
  ])("%s", (_what, source, fields) => {
    const read = readMarkdown(source);
    expect([read.fields, plainParagraphs(read.blocks)]).toEqual([fields, "Text."]);
  });

  test.each<[string, string, RegExp, number | undefined]>([
    ["no fields", "# Title\n", /does not begin with fields/, undefined],
    [
      "fields after the text",
      "Text\n---\ntitle: A\n---\n",
      /does not begin with fields/,
      undefined,
    ],
    ["unterminated fields", "---\ntitle: A\n", /does not begin with fields/, undefined],
    ["a list among its fields", "---\ntags:\n  - a\n---\n", /the field tags is no text/, undefined],
    ["a list instead of fields", "---\n- a\n---\n", /not of the form "name: value"/, 2],
    [
      "a duplicate field",
      "---\ntitle: A\ntitle: B\n---\n",
      /no YAML \(Map keys must be unique\)/,
      3,
    ],
    ["an unterminated quote", '---\nimg: /a\ntitle: "A\n---\n', /no YAML \(Missing closing/, 4],
    ["an unquoted colon", "---\ntitle: A: b\n---\n", /no YAML \(Nested mappings/, 2],
  ])("with %s is rejected", (_what, source, message, line) => {
    expect(() => readMarkdown(source)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(message), line }),
    );
  });
});

test.each([
  ["One.\n\n\n\nTwo.", "One.\n\nTwo."],
  ["One\nline.", "One line."],
  ["One  \nbreak.", "One break."],
  ["## Head\nText.", "Head\n\nText."],
  ["A **bold** and *soft* and _soft_ `word`.", "A bold and soft and soft word."],
  ["See [the table](/nba/standings) now.", "See the table now."],
  ["See [a](b(c)) and [that][1].\n\n[1]: /nba", "See a and that."],
  ["![A chart](/chart.svg)\n\nText.", "Text."],
  ["He made 3 * 4 * 5, snake_case_word stays.", "He made 3 * 4 * 5, snake_case_word stays."],
  ["Salt &amp; pepper \\*", "Salt & pepper *"],
  ["Those:\n\n- one\n- **two**\n  more\n", "Those:\n\n• one\n\n• two more"],
  ["3. three\n4. four", "3. three\n\n4. four"],
  ["- one\n  - inner\n- two", "• one\n\n• inner\n\n• two"],
  ["One.\n\n---\n\nTwo.", "One.\n\nTwo."],
])("%j is printed as %j", (markdown, plain) => {
  expect(printed(markdown)).toBe(plain);
});

test.each([
  ["Text.\n\n> quoted\n", /a quotation cannot be printed/, 6],
  ["```js\ncode\n```", /a block of code/, 4],
  ["Text.\n\n    indented", /indented text/, 6],
  ["<b>bold</b>", /html cannot be printed/, 4],
  ["A <b>bold</b> word.", /html cannot be printed/, 4],
  ["| a | b |\n| --- | --- |\n| 1 | 2 |", /a table cannot be printed/, 4],
  ["a | b\n--|--\n1 | 2", /a table cannot be printed/, 4],
])("%j is rejected with its line of the file", (markdown, message, line) => {
  expect(() => printed(markdown)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(message), line }),
  );
});
