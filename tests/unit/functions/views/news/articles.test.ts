import { expect, test } from "vitest";
import { loadArticle, loadArticles } from "#functions/views/news/articles.ts";
import { membersOf } from "../members.ts";

const DRAWN = { title: "Drawn", img: "/nba/news/charts/pace.svg", body: "Fast." };

test.each(["news", "analysis"] as const)(
  "unreadable charts leave out the pictures of %s and nothing else",
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
      page: { kind: "article", article: { paragraphs: [[{ text: "Fast." }]], picture: undefined } },
    });
  },
);

test("a list can be filtered by team", async () => {
  const subjects = [{ text: "Oklahoma City Thunder", href: "/nba/teams/21" }];
  const data = [{ title: "Knicks" }, { title: "Thunder", subjects }];
  const collections = membersOf({ news: { data } });
  expect(await loadArticles("news", collections, null, "21")).toMatchObject({
    page: {
      team: { id: "21", name: "Oklahoma City Thunder" },
      total: 1,
      entries: [{ title: "Thunder", href: "/nba/news/thunder" }],
    },
  });
  expect(await loadArticles("news", collections, null, "99")).toMatchObject({
    page: { team: { id: "99", name: undefined }, total: 0, entries: [] },
  });
  expect(await loadArticles("news", collections, null)).toMatchObject({
    page: {
      team: undefined,
      total: 2,
      teams: [
        {
          name: "Oklahoma City Thunder",
          href: "/nba/news?team=21",
          count: 1,
          isCurrent: false,
        },
      ],
    },
  });
});

test("an article has its neighbors, subjects and data link", async () => {
  const wire = {
    title: "Thunder win 64",
    slug: "thunder",
    body: "They won 64.",
    links: [{ text: "64", href: "/nba/standings/west", at: 9 }],
    subjects: [{ text: "Thunder", href: "/nba/teams/21" }],
    dataURL: "/api/v1/standings",
  };
  const data = [{ title: "Newer" }, wire, { title: "Older" }];
  const view = await loadArticle("news", membersOf({ news: { data } }), "thunder");
  expect(view).toMatchObject({
    kind: "ready",
    page: {
      article: {
        paragraphs: [
          [
            { text: "They won ", href: undefined },
            { text: "64", href: "/nba/standings/west" },
            { text: ".", href: undefined },
          ],
        ],
        subjects: wire.subjects,
        dataHref: "/api/v1/standings",
        previous: { title: "Newer", href: "/nba/news/newer" },
        next: { title: "Older", href: "/nba/news/older" },
      },
    },
  });
});

test("a lone article has no neighbors", async () => {
  const view = await loadArticle("news", membersOf({ news: { data: [{ title: "A" }] } }), "a");
  expect(view).toMatchObject({ page: { article: { previous: undefined, next: undefined } } });
});
