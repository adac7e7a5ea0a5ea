import { describe, expect, it } from "vitest";
import { parseCollection } from "#functions/data/collections.ts";
import { headlinesWire } from "#functions/data/wire/headlines.ts";

const article = (slug: string, postedOn: string) => ({
  title: `Title of ${slug}`,
  slug,
  postedOn,
  sourceURL: "/nba",
  body: "Members only.",
});
const row = { section: "news", title: "Knicks win", slug: "knicks-win", date: "2026-06-13" };

describe("headlines", () => {
  it("contain only section, title, slug and date", () => {
    expect(headlinesWire({ news: [article("a-slug", "June 13, 2026")], analysis: [] })).toEqual([
      { section: "news", title: "Title of a-slug", slug: "a-slug", date: "2026-06-13" },
    ]);
  });

  it("are sorted by date, newest first, with news before analyses", () => {
    const news = [article("old", "April 12, 2026"), article("new", "June 13, 2026")];
    const analysis = [article("deep", "June 13, 2026")];
    expect(headlinesWire({ news, analysis }).map(({ slug }) => slug)).toEqual([
      "new",
      "deep",
      "old",
    ]);
  });

  it("omit an article without a slug or a valid date", () => {
    const { slug: _, ...nameless } = article("a-slug", "June 13, 2026");
    expect(headlinesWire({ news: [nameless, article("b", "soon")], analysis: [] })).toEqual([]);
  });
});

describe("the headlines collection", () => {
  const read = (data: unknown) => {
    const parsed = parseCollection("headlines", { data });
    return parsed.ok ? parsed.value : parsed.error;
  };

  it("round-trips", () => {
    expect(read([row])).toMatchObject({ value: [row], dropped: 0 });
  });

  it("drops unknown fields of a row", () => {
    expect(read([{ ...row, body: "Members only." }])).toMatchObject({ value: [row] });
  });

  it.each([
    ["without a title", { ...row, title: undefined }],
    ["with a path for a slug", { ...row, slug: "../../user" }],
    ["with a number for a slug", { ...row, slug: "12" }],
    ["with an unknown section", { ...row, section: "gossip" }],
    ["with an invalid date", { ...row, date: "June" }],
  ])("drops a row %s", (_what, bad) => {
    expect(read([row, bad])).toMatchObject({ value: [row], dropped: 1 });
  });
});
