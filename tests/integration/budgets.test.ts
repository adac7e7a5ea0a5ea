import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { get, PUBLIC_PAGES } from "./http.ts";

/** As Cloudflare compresses on the fly. */
function compressed(body: string): number {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  }).byteLength;
}

/** The heaviest pages of games: the day with the most of them, the most lines, the most overtimes. */
const HEAVY = [
  ...["/nba/games/2026-04-10", "/nba/games/2026-04-12", "/nba/games/0022500086"],
  ...["/nba/games/0022500240", "/nba/games/0042500405"],
];

/** The heaviest answers about players and teams: the most games, the most filters, four teams. */
const HEAVY_ANSWERS = [
  ...[
    "/nba/players/player/Devin%20Booker?figure=gmsc",
    "/nba/players/player/Luka%20Don%C4%8Di%C4%87?figure=gmsc",
  ],
  ...["/nba/players/player/Karl-Anthony%20Towns/games", "/nba/players/player/James%20Harden/games"],
  ...["/nba/players/player/James%20Harden/splits", "/nba/teams/20/games"],
  ...["/nba/teams/20/splits?with=1628973", "/nba/compare?teams=LAL,BOS,DEN,NYK"],
];

/** Questions whose rows have long links of their own, and the form with the most in it. */
const LONG_QUESTIONS = [
  "/nba/finder?pts=40..&result=l",
  "/nba/finder?rows=players",
  "/nba/finder?rows=players&by=opponent&where=away&result=l&pts=10..&reb=3..&ast=2..&stl=1..",
  "/nba/finder?rows=streaks&month=jan&pts=10..&reb=3..&ast=2..&stl=1..",
  "/nba/finder?rows=team-games",
  "/nba/finder?rows=teams&columns=advanced",
  "/nba/finder?player=williams",
  "/nba/stats/players?per=total",
  "/nba/stats/players?columns=shooting&qualified=0&stage=playoffs",
  "/nba/stats/players?avg.pts=10..&avg.reb=3..&avg.ast=2..&avg.stl=0.5..",
  "/nba/stats/teams?columns=misc",
  "/nba/leaders/misc/second-chance-points-per-game",
  "/nba/glossary",
];

describe("the budgets of design.md section 8", () => {
  it.each([...PUBLIC_PAGES, ...HEAVY, ...LONG_QUESTIONS, ...HEAVY_ANSWERS, "/nope"])(
    "%s fits one initial TCP window",
    async (path) => {
      const html = await (await get(path)).text();
      expect(compressed(html)).toBeLessThanOrEqual(14_600);
    },
  );

  it.each(PUBLIC_PAGES)("%s loads no script and inlines at most 2 kB", async (path) => {
    const html = await (await get(path)).text();
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toMatch(/<link[^>]+modulepreload/);
    const inlined = [
      ...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs),
    ]
      .map((match) => match[1] ?? "")
      .join("");
    expect(new TextEncoder().encode(inlined).byteLength).toBeLessThanOrEqual(2_048);
  });

  it("keeps the badges of all teams in one small file", async () => {
    const sprite = await (await get("/badges.svg")).text();
    expect(compressed(sprite)).toBeLessThanOrEqual(4_096);
  });

  it("keeps all that can be found in one small file", async () => {
    const index = await (await get("/search-index.txt")).text();
    expect(compressed(index)).toBeLessThanOrEqual(6_144);
  });
});
