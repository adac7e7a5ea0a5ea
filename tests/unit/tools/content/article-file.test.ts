import { expect, test } from "vitest";
import { readArticle } from "#tools/content/article-file.ts";

const HEAD = {
  title: "A title",
  slug: "a-title",
  source: "{ text: The standings, page: standing ATL wins }",
};

function article(head: Record<string, string>, body = "One paragraph.\n\nAnother one."): string {
  const lines = Object.entries({ ...HEAD, ...head })
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}

test("an article has its head and its paragraphs", () => {
  const { path, head, paragraphs } = readArticle("a.md", article({ posted: "2026-04-12" }));
  expect(path).toBe("a.md");
  expect(head).toEqual({
    title: "A title",
    slug: "a-title",
    posted: "2026-04-12",
    source: { text: "The standings", page: "standing ATL wins" },
    terms: [],
    claims: [],
  });
  expect(paragraphs).toHaveLength(2);
});

test.each([
  ["title", "", "title: "],
  ["slug", "A Title", "slug: must be words joined by hyphens"],
  // A number would be an article's place in the list.
  ["slug", '"12"', "slug: must be words joined by hyphens"],
  ["slug", `a${"-b".repeat(40)}`, "slug: "],
  ["posted", "yesterday", "posted: "],
  ["source", "{ text: Elsewhere, url: 'http://example.com' }", "source.url: "],
  ["source", "{ text: Both, page: a, url: 'https://example.com' }", "source: "],
  ["terms", "[three-point, 3-point]", "terms.1: must have no digits"],
  ["author", "Nobody", "author: "],
])("%s: %s is refused", (key, value, message) => {
  expect(() => readArticle("a.md", article({ [key]: value }))).toThrow(message);
});

test("a refusal names the line of the head", () => {
  const wrong = article({ terms: "\n  - one\n  - 2pt" });
  expect(() => readArticle("a.md", wrong)).toThrow(expect.objectContaining({ line: 7 }));
});
