import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paragraphsOf } from "#domain/articles/articles.ts";
import { linkedParagraphs } from "#domain/articles/linked-text.ts";

describe("linkedParagraphs", () => {
  test.each([
    [
      "splits a paragraph at a link",
      "They won 64.",
      [{ text: "64", href: "/w", at: 9 }],
      [
        [
          { text: "They won ", href: undefined },
          { text: "64", href: "/w" },
          { text: ".", href: undefined },
        ],
      ],
    ],
    [
      "links text at the start and the end of a paragraph",
      "64 won.\n\nLost 18",
      [
        { text: "64", href: "/w", at: 0 },
        { text: "18", href: "/l", at: 14 },
      ],
      [
        [
          { text: "64", href: "/w" },
          { text: " won.", href: undefined },
        ],
        [
          { text: "Lost ", href: undefined },
          { text: "18", href: "/l" },
        ],
      ],
    ],
    [
      "links text next to a line break",
      " They won\r\n64. ",
      [{ text: "64", href: "/w", at: 11 }],
      [
        [
          { text: "They won ", href: undefined },
          { text: "64", href: "/w" },
          { text: ".", href: undefined },
        ],
      ],
    ],
    ["returns nothing for a body without text", "\n\n", [], []],
  ])("%s", (_what, body, links, paragraphs) => {
    expect(linkedParagraphs(body, links)).toEqual(paragraphs);
  });

  test("keeps every link and the text of paragraphsOf for any links", () => {
    const word = fc.constantFrom("a", "64", " ", "\n", "\r\n", "\n\n", ". ", "é");
    const bodies = fc.array(word, { maxLength: 30 }).map((words) => words.join(""));
    fc.assert(
      fc.property(bodies, fc.array(fc.nat(30), { maxLength: 6 }), (body, places) => {
        const links = [...new Set(places)]
          .sort((a, b) => a - b)
          .map((at) => ({ text: body.charAt(at), href: "/a", at }))
          .filter(({ text }) => /\S/.test(text));
        const read = linkedParagraphs(body, links).map((pieces) =>
          pieces.map(({ text }) => text).join(""),
        );
        expect(read).toEqual(paragraphsOf(body));
        const linked = linkedParagraphs(body, links).flat();
        expect(linked.filter(({ href }) => href !== undefined)).toHaveLength(links.length);
      }),
    );
  });
});
