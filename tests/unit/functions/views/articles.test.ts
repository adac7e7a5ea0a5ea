import { expect, test } from "vitest";
import { loadArticle, loadArticles } from "../../../../functions/views/articles.ts";
import { membersOf } from "./members.ts";

const DRAWN = { title: "Drawn", img: "/nba/news/charts/pace.svg", body: "Fast." };

test.each(["news", "analysis"] as const)(
  "charts that cannot be understood leave the pictures of %s out, and nothing else",
  async (section) => {
    const collections = membersOf({ [section]: { data: [DRAWN] }, charts: { data: "none" } });
    expect((await collections.charts()).ok).toBe(false);
    const list = await loadArticles(section, collections, null);
    expect(list).toMatchObject({
      kind: "ready",
      page: { total: 1, entries: [{ title: "Drawn" }] },
    });
    const details = await loadArticle(section, collections, "drawn");
    expect(details).toMatchObject({
      kind: "ready",
      page: { kind: "article", article: { paragraphs: ["Fast."], picture: undefined } },
    });
  },
);
