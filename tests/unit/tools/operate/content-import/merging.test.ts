import { describe, expect, test } from "vitest";
import { mergeArticles } from "#tools/operate/content-import/articles.ts";
import { mergeTransactions } from "#tools/operate/content-import/moves.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";

type Row = Record<string, unknown>;
const DATASET = readDataset() as Record<string, { data: Row[] }>;
const stored = (name: string) => DATASET[name]?.data ?? [];

const item = (value: unknown, from = "new.json") => ({ from, value });
const NEWS = {
  title: "A new thing",
  sourceTxt: "Hardwood",
  sourceURL: "/nba/teams/1",
  postedOn: "2026-04-20",
  img: "/nba/news/charts/a.svg",
  body: "One.\n\nTwo.",
};
const ANALYSIS = {
  title: "Why",
  author: "Hardwood desk",
  sourceURL: "https://example.com/a",
  body: "So.",
  img2: "https://example.com/small.png",
};

describe("mergeArticles", () => {
  test("puts new articles first, newest first, and keeps the others", () => {
    const known = stored("news");
    const items = ["2026-04-19", "2026-04-21", "2026-04-20"].map((postedOn) =>
      item({ ...NEWS, title: `Of ${postedOn}`, postedOn }),
    );
    const { rows, told, problems } = mergeArticles("news", known, items);
    expect(problems).toEqual([]);
    expect(rows.slice(0, 3).map(({ postedOn }) => postedOn)).toEqual([
      "April 21, 2026",
      "April 20, 2026",
      "April 19, 2026",
    ]);
    expect(rows.slice(3)).toEqual(known);
    expect(told).toEqual(["added: of-2026-04-19", "added: of-2026-04-21", "added: of-2026-04-20"]);
  });

  test.each([["news", NEWS] as const, ["analysis", ANALYSIS] as const])(
    "replaces a known article of %s in place, and a repeated import changes nothing",
    (kind, article) => {
      const once = mergeArticles(kind, stored(kind), [item(article)]);
      expect(once.problems).toEqual([]);
      const changed = { ...article, title: `${article.title}!`, body: "Other words." };
      const twice = mergeArticles(
        kind,
        [...stored(kind), ...once.rows.slice(0, 1)],
        [item(changed)],
      );
      expect(twice.rows.at(-1)).toMatchObject({ title: `${article.title}!`, body: "Other words." });
      expect(twice.rows).toHaveLength(stored(kind).length + 1);
      expect(mergeArticles(kind, twice.rows, [item(changed)]).told).toEqual([
        expect.stringMatching(/^unchanged: /),
      ]);
    },
  );

  test("identifies an article by its slug, not by its title", () => {
    const known = [{ ...NEWS, title: "Old words", slug: "the-story" }];
    const { rows, told } = mergeArticles("news", known, [
      item({ ...NEWS, title: "New words", slug: "the-story" }),
    ]);
    expect(told).toEqual(["replaced: the-story"]);
    expect(rows).toMatchObject([{ title: "New words", slug: "the-story" }]);
  });

  test("reports a link whose text is not at its place in the body", () => {
    const link = { text: "One", href: "/nba/teams/1", at: 0 };
    const links = [link, { ...link, at: 3 }];
    expect(mergeArticles("news", [], [item({ ...NEWS, links: [link] })]).problems).toEqual([]);
    expect(mergeArticles("news", [], [item({ ...NEWS, links })]).problems).toEqual([
      "new.json: links: must be a list of texts, each with its address and its place in the body.",
    ]);
  });

  test("changes nothing when it imports the dataset's own articles", () => {
    for (const kind of ["news", "analysis"] as const) {
      const { told, problems } = mergeArticles(
        kind,
        stored(kind),
        stored(kind).map((row) => item(row)),
      );
      expect(problems).toEqual([]);
      expect(told.filter((line) => !line.startsWith("unchanged"))).toEqual([]);
    }
  });

  test.each<["news" | "analysis", object, string]>([
    ["news", { title: undefined }, "title: is missing."],
    ["news", { title: "x".repeat(301) }, "title: must be text"],
    ["news", { sourceURL: undefined }, "sourceURL: is missing."],
    ["news", { sourceURL: "javascript:alert(1)" }, "sourceURL: must be an http"],
    ["news", { sourceURL: "//evil.example" }, "sourceURL: must be an http"],
    ["news", { sourceURL: "https://name:word@example.com/" }, "sourceURL: must be an http"],
    ["news", { img: "http://example.com/a.png" }, "img: must be an https"],
    ["news", { img: "data:image/png;base64,AA" }, "img: must be an https"],
    ["news", { postedOn: "2026-02-30" }, "postedOn: must be a day"],
    ["news", { postedOn: "yesterday" }, "postedOn: must be a day"],
    ["news", { body: "x".repeat(40_001) }, "body: must be text"],
    ["news", { author: "Me" }, "author: is no field of news."],
    ["analysis", { author: "" }, "author: is missing."],
    ["analysis", { body: undefined }, "body: is missing."],
    ["analysis", { img2: "ftp://example.com/a" }, "img2: must be an https"],
  ])("rejects an article of %s with %j by file and field", (kind, change, problem) => {
    const article = kind === "news" ? NEWS : ANALYSIS;
    const { problems } = mergeArticles(kind, [], [item({ ...article, ...change }, "bad.md")]);
    expect(problems).toEqual([expect.stringContaining(`bad.md: ${problem}`)]);
  });

  test("rejects two articles with one slug, and an ambiguous slug", () => {
    const twice = [item(NEWS, "a.md"), item({ ...NEWS, title: "A new thing?" }, "b.md")];
    expect(mergeArticles("news", [], twice).problems).toEqual([
      'b.md: title: has the address "a-new-thing" of a.md.',
    ]);
    expect(mergeArticles("news", [NEWS, NEWS], [item(NEWS)]).problems).toEqual([
      'new.json: title: there are 2 articles by the name "a-new-thing".',
    ]);
  });

  test.each([[null], ["text"], [5], [[]]])("rejects %j", (value) => {
    expect(mergeArticles("news", [], [item(value)]).problems).toEqual(["new.json: is no article."]);
  });
});

describe("mergeTransactions", () => {
  const DAY = { date: "2026-04-13", lines: [{ body: "The Nets waived A.", tags: ["Nets", "A"] }] };

  test("adds a new day by its date", () => {
    const { rows, told } = mergeTransactions(stored("transactions"), [item(DAY)]);
    expect(rows[0]).toEqual({ ...DAY, date: "April 13, 2026" });
    expect(rows.slice(1)).toEqual(stored("transactions"));
    expect(told).toEqual(["added: April 13, 2026, 1 lines"]);
  });

  test("puts new lines of a known day first and replaces equal lines", () => {
    const known = [
      { date: "April 13, 2026", lines: [{ body: "The Nets waived A." }, { body: "B." }] },
    ];
    const given = { ...DAY, lines: [{ body: "New." }, ...DAY.lines] };
    const once = mergeTransactions(known, [item(given)]);
    expect(once.rows).toEqual([
      { date: "April 13, 2026", lines: [{ body: "New." }, DAY.lines[0], { body: "B." }] },
    ]);
    expect(mergeTransactions(once.rows as Row[], [item(given)]).told).toEqual([
      "unchanged: April 13, 2026, 3 lines",
    ]);
  });

  test("changes nothing when it imports the dataset's own days", () => {
    const days = stored("transactions");
    const { rows, problems } = mergeTransactions(
      days,
      days.map((day) => item(day)),
    );
    expect(problems).toEqual([]);
    expect(rows).toEqual(days);
  });

  test.each<[object, string]>([
    [{ date: "soon" }, "date: must be a day"],
    [{ date: undefined }, "date: must be a day"],
    [{ lines: [] }, "lines: must be a list of at least one."],
    [{ lines: "A line." }, "lines: must be a list of at least one."],
    [{ lines: [{ body: "" }] }, "lines, 1: body: must be text."],
    [{ lines: [{ body: "A.", tags: "Nets" }] }, "lines, 1: tags: must be a list of names."],
    [{ lines: [{ body: "A.", tags: [5] }] }, "lines, 1: tags: must be a list of names."],
    [{ lines: [{ body: "A.", by: "me" }] }, "lines, 1: by: is no field of transactions."],
    [{ title: "Moves" }, "title: is no field of transactions."],
  ])("rejects %j by file and field", (change, problem) => {
    const { problems } = mergeTransactions([], [item({ ...DAY, ...change }, "moves.json")]);
    expect(problems).toEqual([expect.stringContaining(`moves.json: ${problem}`)]);
  });
});
