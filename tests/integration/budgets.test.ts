import { describe, expect, inject, it } from "vitest";
import { BUDGET, islandWeights, WITH_BUDGET } from "../bench/islands.ts";
import { edgeBytes, travelling } from "../fixtures/travelling.ts";
import { DEAR_PAGES } from "./dear-pages.ts";
import { get, PUBLIC_PAGES } from "./http.ts";

/** Of a page's HTML, which one initial TCP window carries. */
const PAGE_BUDGET = 14_600;

/** A response to a browser without a dictionary. */
const answerAt = (path: string) =>
  travelling(inject("siteUrl") + path, { "Accept-Encoding": "br" });

/** The transferred size of a response to a browser without a dictionary. */
async function bytesOf(path: string): Promise<number> {
  return edgeBytes(await answerAt(path));
}

/** The page at an address or at its canonical one, in words when it is larger than its budget. */
async function tooLarge(path: string): Promise<string[]> {
  const { location } = (await answerAt(path)).headers;
  const answer = await answerAt(location ?? path);
  // A combination that means nothing is told so, with the finder's whole form.
  expect([200, 400], path).toContain(answer.status);
  const bytes = edgeBytes(answer);
  return bytes > PAGE_BUDGET ? [`${location ?? path}: ${bytes} B`] : [];
}

/** The heaviest game pages: the most games in a day, the most rows, the most overtimes. */
const HEAVY = (
  "/nba/games/2026-11-02 /nba/games/2026-04-10 /nba/games/2026-04-12 /nba/games/0022500086 " +
  "/nba/games/0022500240 /nba/games/0042500405 /nba/games/0022500001/story " +
  "/nba/games/0022500240/plays?part=ot"
).split(" ");

/** The heaviest player and team pages: the most games, the most filters, four teams. */
const HEAVY_ANSWERS = [
  "/nba/players/player/Devin%20Booker?figure=gmsc",
  "/nba/players/player/Luka%20Don%C4%8Di%C4%87?figure=gmsc",
  "/nba/players/player/Karl-Anthony%20Towns/games",
  "/nba/players/player/James%20Harden/games",
  "/nba/players/player/James%20Harden/splits",
  "/nba/teams/20/games",
  "/nba/teams/20",
  "/nba/players/country/USA?page=2",
  "/nba/players/position/guards",
  "/nba/teams/20/splits?with=1628973",
  "/nba/compare?teams=LAL,BOS,DEN,NYK",
];

/** Questions in words: none, the longest answers, the most choices, a refusal. */
const IN_WORDS = (
  "|lakers record when lebron scores 30|players from france|most 40 point games|" +
  "jaylen brown in wins and losses|williams points|will the thunder win tomorrow"
)
  .split("|")
  .map((question) => `/nba/ask?${new URLSearchParams({ q: question })}`);

/** Queries whose rows contain long links, and the fullest form. */
const LONG_QUESTIONS = [
  "/nba/finder?pts=40..&result=l",
  "/nba/finder?rows=players",
  "/nba/finder?rows=players&by=opponent&where=away&result=l&pts=10..&reb=3..&ast=2..&stl=1..",
  "/nba/finder?rows=streaks&month=jan&pts=10..&reb=3..&ast=2..&stl=1..",
  "/nba/finder?rows=team-games",
  "/nba/finder?rows=teams&columns=advanced",
  "/nba/finder?player=williams",
  "/nba/finder/form?player=stephen+curry&month=jan&stl=5..&blk=1..",
  "/nba/stats/players?per=total",
  "/nba/stats/players?columns=shooting&qualified=0&stage=playoffs",
  "/nba/stats/players?avg.pts=10..&avg.reb=3..&avg.ast=2..&avg.stl=0.5..",
  "/nba/stats/teams?columns=misc",
  "/nba/leaders/misc/second-chance-points-per-game",
  "/nba/glossary",
];

describe("the budgets of design.md section 8", () => {
  it.each([...PUBLIC_PAGES, ...HEAVY, ...LONG_QUESTIONS, ...IN_WORDS, ...HEAVY_ANSWERS, "/nope"])(
    "%s fits one initial TCP window",
    async (path) => {
      expect(await bytesOf(path)).toBeLessThanOrEqual(PAGE_BUDGET);
    },
  );

  it.each(Object.entries(DEAR_PAGES))("the dearest pages of %s fit, too", async (_, paths) => {
    expect((await Promise.all(paths.map(tooLarge))).flat()).toEqual([]);
  });

  it.each([...PUBLIC_PAGES, ...IN_WORDS])(
    "%s loads no script and inlines at most 2 kB",
    async (path) => {
      const html = await (await get(path)).text();
      expect(html).not.toMatch(/<script[^>]+src=/);
      expect(html).not.toMatch(/<link[^>]+modulepreload/);
      const inlined = [
        ...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs),
      ]
        .map((match) => match[1] ?? "")
        .join("");
      expect(new TextEncoder().encode(inlined).byteLength).toBeLessThanOrEqual(2_048);
    },
  );

  it.each(WITH_BUDGET)("allow 75 kB of JavaScript after touching %s", (island) => {
    const weight = islandWeights().find(({ name }) => name === island);
    expect(weight?.all).toBeLessThanOrEqual(BUDGET);
  });

  it("allow 4 kB for the badges of all teams", async () => {
    expect(await bytesOf("/badges.svg")).toBeLessThanOrEqual(4_096);
  });

  it("allow 8 kB for the search index, with the best known former players", async () => {
    expect(await bytesOf("/search-index.txt")).toBeLessThanOrEqual(8_192);
  });
});
