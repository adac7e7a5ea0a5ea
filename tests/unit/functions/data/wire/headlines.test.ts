import { describe, expect, it } from "vitest";
import { HEADLINES, newestHeadlines } from "../../../../../domain/articles/headlines.ts";
import { parseCollection } from "../../../../../functions/data/collections.ts";
import { headlinesWire } from "../../../../../functions/data/wire/headlines.ts";

const article = (slug: string, postedOn: string) => ({
  ...{ title: `Title of ${slug}`, slug, postedOn, sourceURL: "/nba", body: "Members only." },
});
const row = { section: "news", title: "Knicks win", slug: "knicks-win", date: "2026-06-13" };

describe("the headlines of articles", () => {
  it("are title, address, day and section, and nothing else", () => {
    expect(headlinesWire({ news: [article("a-slug", "June 13, 2026")], analysis: [] })).toEqual([
      { section: "news", title: "Title of a-slug", slug: "a-slug", date: "2026-06-13" },
    ]);
  });

  it("come newest first, news before analyses of the same day", () => {
    const news = [article("old", "April 12, 2026"), article("new", "June 13, 2026")];
    const analysis = [article("deep", "June 13, 2026")];
    expect(headlinesWire({ news, analysis }).map(({ slug }) => slug)).toEqual([
      ...["new", "deep", "old"],
    ]);
  });

  it("leave out an article without an address or a day", () => {
    const { slug: _, ...nameless } = article("a-slug", "June 13, 2026");
    expect(headlinesWire({ news: [nameless, article("b", "soon")], analysis: [] })).toEqual([]);
  });

  it("are no more than a front page holds", () => {
    const many = Array.from({ length: HEADLINES + 5 }, () => ({
      ...row,
      section: "news" as const,
    }));
    expect(newestHeadlines(many)).toHaveLength(HEADLINES);
  });
});

describe("the collection of headlines", () => {
  const read = (data: unknown) => {
    const parsed = parseCollection("headlines", { data });
    return parsed.ok ? parsed.value : parsed.error;
  };

  it("is read as it is written", () => {
    expect(read([row])).toMatchObject({ value: [row], dropped: 0 });
  });

  it("keeps nothing of a row but what a headline is", () => {
    expect(read([{ ...row, body: "Members only." }])).toMatchObject({ value: [row] });
  });

  it.each([
    ["without a title", { ...row, title: undefined }],
    ["with an address elsewhere", { ...row, slug: "../../user" }],
    ["with a number for an address", { ...row, slug: "12" }],
    ["of no section", { ...row, section: "gossip" }],
    ["of no day", { ...row, date: "June" }],
  ])("drops a row %s", (_what, bad) => {
    expect(read([row, bad])).toMatchObject({ value: [row], dropped: 1 });
  });
});
