import { describe, expect, test } from "vitest";
import { publish } from "#tools/content/articles.ts";
import { createResolver } from "#tools/content/resolver.ts";

const OKC = { text: "Oklahoma City Thunder", href: "/nba/teams/21" };
const resolver = createResolver({
  team: {
    usage: "TEAM",
    figure: () => ({ ...OKC, subjects: [OKC], isName: true }),
  },
  wins: {
    usage: "TEAM",
    figure: () => ({
      text: "64",
      href: "/nba/standings/west",
      data: "/api/v1/standings",
      subjects: [OKC],
    }),
    each: () => [["OKC"], ["SAS"]],
  },
  "last-day": { usage: "", figure: () => ({ text: "April 12, 2026", subjects: [] }) },
  date: { usage: "DAY", figure: ([day]) => ({ text: `on ${day}`, subjects: [] }) },
});

const file = (fields: string, text = "", path = "content/news/a.md") => ({
  path,
  text: `---\ntitle: A title\nslug: a-slug\nsource: { text: A, page: wins OKC }\n${fields}---\n${text}`,
});
const run = (...files: ReturnType<typeof file>[]) =>
  publish("news", files, resolver, { teams: new Map(), courses: new Map() });

describe("an article", () => {
  test("is published with a link for every figure and one for each name", () => {
    const text =
      "\nThe {{team OKC}} won\n{{wins OKC}}.\n\nThe {{team OKC}}: see [A](https://a.example/).\n";
    expect(run(file("data: wins OKC\n", text))).toEqual({
      problems: [],
      charts: [],
      articles: [
        {
          title: "A title",
          slug: "a-slug",
          sourceTxt: "A",
          sourceURL: "/nba/standings/west",
          dataURL: "/api/v1/standings",
          postedOn: "April 12, 2026",
          body: "The Oklahoma City Thunder won 64.\n\nThe Oklahoma City Thunder: see A.",
          links: [
            { ...OKC, at: 4 },
            { text: "64", href: "/nba/standings/west", at: 30 },
            { text: "A", href: "https://a.example/", at: 66 },
          ],
          subjects: [OKC],
        },
      ],
    });
  });

  test("has no keys for fields that it lacks", () => {
    expect(Object.keys(run(file("")).articles[0] ?? {})).toEqual(
      "title slug sourceTxt sourceURL postedOn".split(" "),
    );
  });

  test("is ordered by day, newest first, then by the order of the files", () => {
    const named = (slug: string, posted = "") => {
      const one = file(posted, "", `content/news/${slug}.md`);
      return { ...one, text: one.text.replace("a-slug", slug) };
    };
    const { articles } = run(
      named("old", "posted: 2026-02-05\n"),
      named("last"),
      named("last-too"),
      named("newer", "posted: 2026-03-10\n"),
      named("after-the-season", "posted: 2026-06-13\n"),
    );
    expect(articles.map(({ slug }) => slug)).toEqual(
      "after-the-season last last-too newer old".split(" "),
    );
  });
});

test.each([
  ["a typed figure", file("", "\nOne.\n\nThey won\n12.\n"), '10: "12." is typed'],
  ["an unknown reference", file("", "\nThey won {{losses OKC}}.\n"), "7: There is no reference"],
  ["an unknown reference on a later line", file("", "\nA\nb\n{{losses OKC}}.\n"), "9: There is no"],
  ["a false claim", file("claims:\n  - wins OKC > 1\n  - wins OKC > 64\n"), "7: The claim"],
  [
    "a figure in its title",
    { ...file(""), text: file("").text.replace("A title", "A 7") },
    '2: "7" is',
  ],
  ["an invalid slug", { ...file(""), text: file("").text.replace("a-slug", "A b") }, "3: slug: "],
  ["no source", { ...file(""), text: file("").text.replace(/^source.*$/m, "") }, "2: source: "],
  [
    "a source without a page",
    { ...file(""), text: file("").text.replace("wins OKC", "last-day") },
    "4: No page",
  ],
  ["an unknown field", file("img: a.png\n"), "5: img: "],
  ["an invalid day", file("posted: soon\n"), "5: posted: "],
  [
    "a chart without an order",
    file("chart: { type: bars, name: a, title: A, first: 5, order: wins * }\n"),
    "5: ",
  ],
  ["a list", file("", "\n- A\n"), "7: an article is paragraphs"],
  [
    "an unterminated front matter",
    { path: "content/news/a.md", text: "---\n" },
    "1: it does not begin",
  ],
])("an article with %s is reported with its file and line", (_what, article, problem) => {
  const { problems } = run(article);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.slice(0, 18 + problem.length)).toBe(`content/news/a.md:${problem}`);
});

test("two articles with the same slug are reported", () => {
  expect(run(file(""), file("")).problems).toEqual([
    'content/news: two articles have the slug "a-slug".',
  ]);
});
