import { expect, test } from "vitest";
import type { MemberCollections } from "../../../src/data/cached-collections.ts";
import { type MemberCollectionName, parseCollection } from "../../../src/data/collections.ts";
import { loadArticle, loadArticles } from "../../../src/views/articles.ts";

/** The members' collections, each as the database spells its root. */
function collectionsOf(roots: Partial<Record<MemberCollectionName, unknown>>): MemberCollections {
  return {
    news: async () => parseCollection("news", roots.news),
    analysis: async () => parseCollection("analysis", roots.analysis),
    charts: async () => parseCollection("charts", roots.charts),
    transactions: async () => parseCollection("transactions", roots.transactions),
  };
}

const DRAWN = { title: "Drawn", img: "/nba/news/charts/pace.svg", body: "Fast." };

test.each(["news", "analysis"] as const)(
  "charts that cannot be understood leave the pictures of %s out, and nothing else",
  async (section) => {
    const collections = collectionsOf({ [section]: { data: [DRAWN] }, charts: { data: "none" } });
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
