import { describe, expect, test } from "vitest";
import { playerPath } from "#domain/players/players.ts";
import { searchTeamsAndPlayers } from "#domain/search/search.ts";
import { decodeSearchIndex, namesFound, pagesFound } from "#domain/search/search-index.ts";
import { loadSitemap } from "#functions/views/page/sitemap.ts";
import {
  loadSearch,
  type SearchPage,
  searchGroups,
  searchSummary,
} from "#functions/views/search/search.ts";
import { loadSearchIndexText } from "#functions/views/search/search-index.ts";
import { player, TEAMS } from "#tests/fixtures/league.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";
import { collectionsOf } from "../collections.ts";

const collections = builtCollections();

async function resultsOf(text: string) {
  const page = pageOf(await loadSearch(collections, text));
  if (page.kind !== "results") throw new Error("nothing found");
  return page;
}

test("the query is trimmed when it is shown again", async () => {
  const teamsAlone = collectionsOf({
    teams: TEAMS,
    teamLinks: [],
    players: [player("A.J. Lawson")],
    seasonTotals: [],
    headlines: [],
    formerPlayers: [],
  });
  expect(await loadSearch(teamsAlone, " lakers ")).toMatchObject({
    page: { kind: "results", query: "lakers" },
  });
});

test.each([
  ["jokic vs doncic", "Nikola Jokić and Luka Dončić", "players=Nikola+Joki%C4%87,Luka"],
  ["Lakers v. Celtics", "Lakers and Celtics", "teams=LAL,BOS"],
])("%s offers a comparison", async (text, names, query) => {
  const view = await loadSearch(collections, text);
  expect(view).toMatchObject({
    page: { comparison: { text: names, href: expect.stringContaining(`/nba/compare?${query}`) } },
  });
});

test.each(["lakers", "lakers vs", "vs", "lakers vs qqqq", "a vs b vs c"])(
  "%j offers no comparison",
  async (text) => {
    const view = await loadSearch(collections, text);
    expect(
      view.kind === "ready" && "comparison" in view.page ? view.page.comparison : undefined,
    ).toBe(undefined);
  },
);

test.each([
  ["curry", "Stephen Curry"],
  ["wilk", "Dominique Wilkins"],
  ["jones", "Tre Jones"],
])(
  "of the players found alike for %s, %s comes first by minutes and honours",
  async (text, name) => {
    const { players } = await resultsOf(text);
    expect(players[0]?.name).toBe(name);
  },
);

test("players without a contract are found, and the sitemap lists them", async () => {
  const [signed, totals] = [await collections.players(), await collections.seasonTotals()];
  if (!signed.ok || !totals.ok) throw new Error("no players");
  const ids = new Set(signed.value.value.map(({ id }) => id));
  const names = totals.value.value.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(40);
  const sitemap = new Set(pageOf(await loadSitemap(collections, "players")));
  const isThere = await Promise.all(
    names.map(async (name) => {
      const { players } = await resultsOf(name);
      return players.some((hit) => hit.name === name) && sitemap.has(playerPath(name));
    }),
  );
  expect(names.filter((_, at) => !isThere[at])).toEqual([]);
});

test("the sitemap lists the story of each game with plays, and fits in one file", async () => {
  const paths = pageOf(await loadSitemap(collections, "games"));
  const { parts } = builtDocuments();
  const held = await parts("q1");
  const without = held.ok ? held.value.value.withoutPlays : [];
  const games = paths.filter((path) => /^\/nba\/games\/\d{10}$/.test(path));
  const played = games.filter((path) => !without.some((id) => path.endsWith(id)));
  expect(paths.filter((path) => path.endsWith("/story")).sort()).toEqual(
    played.map((path) => `${path}/story`).sort(),
  );
  expect(played.length).toBe(games.length - 4);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeLessThanOrEqual(50_000);
});

test("articles are found by their public titles", async () => {
  const { articles } = await resultsOf("finals mvp");
  expect(articles).toEqual([
    {
      href: "/nba/news/45-on-the-last-night-jalen-brunson-is-finals-mvp",
      name: "45 on the last night: Jalen Brunson is Finals MVP",
      detail: "News for members",
      logo: undefined,
    },
  ]);
});

test("of articles only the public titles are found", async () => {
  const headlines = await collections.headlines();
  if (!headlines.ok) throw new Error("no headlines");
  const titles = headlines.value.value.map(({ title }) => title);
  const found = await Promise.all(["the", "knicks", "first", "how"].map(resultsOf));
  const names = found.flatMap(({ articles }) => articles.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !titles.includes(name))).toEqual([]);
});

const hit = { href: "/", name: "", detail: "", logo: undefined };
const hits = (count: number) => Array.from({ length: count }, () => hit);

function found(teams: number, players: number, pages = 0): SearchPage {
  const rest = { comparison: undefined, query: "an" };
  return {
    kind: "results",
    ...rest,
    teams: hits(teams),
    players: hits(players),
    first: "teams",
    isSlip: false,
    pages: hits(pages),
    articles: [],
  };
}

describe("the summary of a search", () => {
  test.each([
    [0, 0, 0, 'No results for "an".'],
    [1, 2, 0, '1 team and 2 players for "an".'],
    [1, 0, 0, '1 team for "an".'],
    [9, 54, 3, '9 teams, 54 players and 3 pages for "an".'],
    [0, 0, 1, '1 page for "an".'],
  ])("of %i teams, %i players and %i pages: %s", (teams, players, pages, sentence) => {
    expect(searchSummary(found(teams, players, pages), undefined)).toBe(sentence);
  });

  test("asks for more of a text that is too short", () => {
    const short = { kind: "too-short", query: "x" } as const;
    expect(searchSummary(short, undefined)).toMatch(/^Type at least 2 characters/);
  });

  test("counts an answer without further results", () => {
    expect(searchSummary(found(0, 0), "answer")).toBe('1 answer for "an".');
    expect(searchSummary(found(1, 0), "answer")).toBe('1 team for "an".');
  });
});

describe("the groups of results", () => {
  test("show the first ten of each, with a link to all", () => {
    const groups = searchGroups(found(2, 54, 11), null);
    expect(groups.map(({ name, hits }) => [name, hits.length])).toEqual([
      ["teams", 2],
      ["players", 10],
      ["pages", 10],
    ]);
    expect(groups.map(({ all }) => all)).toEqual([
      undefined,
      { text: "All 54 players", href: "/search?q=an&in=players" },
      { text: "All 11 pages", href: "/search?q=an&in=pages" },
    ]);
  });

  test("say how many are shown where a group has more than a page takes", () => {
    expect(searchGroups(found(0, 201), null)).toMatchObject([
      { title: "Players", all: { text: "First 200 of 201 players" } },
    ]);
    expect(searchGroups(found(0, 201), "players")).toMatchObject([
      { title: "Players, first 200", hits: { length: 200 }, all: undefined },
    ]);
  });

  test("show a requested group in full, and all groups for an unknown one", () => {
    expect(searchGroups(found(2, 54), "players")).toMatchObject([
      { name: "players", hits: hits(54), all: undefined },
    ]);
    expect(searchGroups(found(2, 54), "former").map(({ name }) => name)).toEqual(["players"]);
    expect(searchGroups(found(2, 1), "coaches").map(({ name }) => name)).toEqual([
      "teams",
      "players",
    ]);
    expect(searchGroups(found(0, 0), null)).toEqual([]);
    expect(searchGroups({ kind: "too-short", query: "a" }, null)).toEqual([]);
  });
});

test.each([
  ["standings", "/nba/standings"],
  ["france", "/nba/players/country/France"],
  ["kentucky", "/nba/players/college/Kentucky"],
  ["undrafted", "/nba/players/draft/undrafted"],
  ["drafted 2024", "/nba/players/draft/2024"],
  ["points per game", "/nba/leaders/averages/points-per-game"],
  ["ts%", "/nba/glossary#ts"],
  ["compare", "/nba/compare"],
])("%s finds the page %s", async (text, href) => {
  const view = await loadSearch(collections, text);
  if (view.kind !== "ready" || view.page.kind !== "results") throw new Error("nothing found");
  expect(view.page.pages.slice(0, 3).map((page) => page.href)).toContain(href);
});

describe("former players", () => {
  test.each([
    ["kobe bryant", "Kobe Bryant", "1996-97 to 2015-16"],
    ["mitchell tony", "Tony Mitchell", "2013-14"],
    ["nowitzki", "Dirk Nowitzki", "1998-99 to 2018-19"],
  ])("%s finds %s, %s", async (text, name, detail) => {
    const { players } = await resultsOf(text);
    expect(players).toEqual([
      {
        href: `/nba/players/player/${encodeURIComponent(name)}`,
        name,
        detail,
        logo: undefined,
        tile: { team: undefined, figure: name.replaceAll(/[^A-Z]/g, "") },
      },
    ]);
  });

  test("stand among those of today, and are counted with them", async () => {
    expect(searchGroups(await resultsOf("anthony"), null).map(({ name }) => name)).not.toContain(
      "former",
    );
    expect(searchSummary(await resultsOf("nowitzki"), undefined)).toBe('1 player for "nowitzki".');
  });
});

/** What a text finds first, on the page of results and in the box. */
const FIRST: [text: string, first: string, next?: string][] = [
  ["kobe", "Kobe Bryant", "Kobe Sanders"],
  ["dirk", "Dirk Nowitzki"],
  ["dwade", "Dwyane Wade"],
  ["wade", "Dwyane Wade", "Dean Wade"],
  ["tim duncan", "Tim Duncan"],
  ["duncan", "Tim Duncan", "Duncan Robinson"],
  ["boban", "Boban Marjanovic"],
  ["blake", "Blake Griffin"],
  ["jordan", "Michael Jordan"],
  ["ant", "Anthony Edwards"],
  ["chet", "Chet Holmgren"],
  ["curry", "Stephen Curry", "Seth Curry"],
  ["luka", "Luka Dončić", "Luka Garza"],
  ["davis", "Anthony Davis"],
  ["cavs", "Cleveland Cavaliers"],
  ["magic", "Orlando Magic"],
  ["melo", "LaMelo Ball", "Carmelo Anthony"],
  ["schedule", "Scores"],
  ["carlton carrington", "Bub Carrington"],
  ["enes kanter", "Enes Freedom"],
  ["moe harkless", "Maurice Harkless"],
  ["rj nembhard", "Ruben Nembhard Jr."],
  ["ron artest", "Metta World Peace"],
  ["Žižić", "Ante Zizic"],
  ["Donc\u030cic\u0301", "Luka Dončić"],
  ["de’aaron fox", "De'Aaron Fox"],
];

test.each(FIRST)("%s finds %s first", async (text, first, next) => {
  const hits = searchGroups(await resultsOf(text), null).flatMap((group) => group.hits);
  expect(hits.slice(0, next === undefined ? 1 : 2).map(({ name }) => name)).toEqual(
    [first, next].filter(Boolean),
  );
});

/** Those whom only the page of results lists. */
const LITTLE_KNOWN = ["Ante Zizic", "Ruben Nembhard Jr."];

test.each(FIRST.filter(([, first]) => !LITTLE_KNOWN.includes(first)))(
  "in the box %s finds %s first",
  async (text, first) => {
    const index = decodeSearchIndex(pageOf(await loadSearchIndexText(collections)));
    if (index === undefined) throw new Error("no index");
    const found = searchTeamsAndPlayers(text, index.teams, index.players);
    if (found.kind === "too-short") throw new Error("too short");
    const pages = pagesFound(text, index.pages);
    const names = namesFound(found, pages.length > 0);
    const groups = [names.teams, names.players];
    const hits = [...(names.first === "teams" ? groups : groups.toReversed()), pages].flat();
    expect(hits[0]?.name).toBe(first);
  },
);

test.each([
  ["kareem", "Kareem Abdul-Jabbar"],
  ["Larry Bird", "Larry Bird"],
  ["michael jordan", "Michael Jordan"],
  ["magic johnson", "Magic Johnson"],
  ["shaq", "Shaquille O'Neal"],
  ["dr j", "Julius Erving"],
  ["dirk", "Dirk Nowitzki"],
  ["iverson", "Allen Iverson"],
])("%s finds %s, who played before the seasons with lines", async (text, name) => {
  expect((await resultsOf(text)).players[0]?.name).toBe(name);
});

test("members' pages are not in shared results", async () => {
  const view = await loadSearch(collections, "news");
  expect(view).toMatchObject({ page: { pages: [] } });
});

test.each([
  ["wemby", "Victor Wembanyama"],
  ["sga", "Shai Gilgeous-Alexander"],
  ["joker", "Nikola Jokić"],
  ["kd", "Kevin Durant"],
  ["ant", "Anthony Edwards"],
  ["steph", "Stephen Curry"],
  ["bron", "LeBron James"],
])("the nickname %s finds %s", async (nickname, name) => {
  const view = await loadSearch(collections, nickname);
  if (view.kind !== "ready" || view.page.kind !== "results") throw new Error("nothing found");
  expect(view.page.players[0]?.name).toBe(name);
});
