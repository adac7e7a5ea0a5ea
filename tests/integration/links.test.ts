import { expect, it } from "vitest";
import { routeOf } from "#domain/site/routes.ts";
import { get } from "./http.ts";

/** The addresses that are asked for; CRAWL=10000 asks for so many. */
const MOST = Number(process.env.CRAWL ?? 250);

/** Where the crawl begins: the front page, and pages that few others lead to. */
const STARTS = [
  "/",
  "/nba/seasons",
  "/nba/seasons/1946-47",
  "/nba/seasons/1966-67",
  "/nba/seasons/1974-75",
  "/nba/standings?season=1990-91",
  "/nba/leaders/totals/points?season=1961-62",
  "/nba/teams/21?season=1995-96",
  "/nba/teams/21/games?season=1995-96",
  "/nba/teams/8?season=1974-75",
  "/nba/teams/103/history",
  "/nba/games/1983-12-13",
  "/nba/games/0028300255",
  "/nba/players/player/Michael%20Jordan",
];

/** The addresses of the site that a page leads to, without those of members and accounts. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"#]+)/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter(
      (href) => href.startsWith("/") && routeOf(href.split("?")[0] ?? "")?.access === "everyone",
    );
}

/** The addresses that are still to be asked for, a kind of page after the other. */
class Waiting {
  readonly #known = new Set<string>();
  readonly #byKind = new Map<string, { href: string; from: string }[]>();

  add(href: string, from: string): void {
    if (this.#known.has(href)) return;
    this.#known.add(href);
    const kind = `${routeOf(href.split("?")[0] ?? "")?.path} ${/season=/.test(href)}`;
    this.#byKind.set(kind, [...(this.#byKind.get(kind) ?? []), { href, from }]);
  }

  /** One address of each kind. */
  next(): { href: string; from: string }[] {
    return [...this.#byKind.values()].flatMap((own) => own.shift() ?? []);
  }
}

it(`leads to no dead link on ${MOST} addresses`, { timeout: MOST * 5_000 }, async () => {
  const waiting = new Waiting();
  for (const start of STARTS) waiting.add(start, "the test");
  const dead: string[] = [];
  let asked = 0;
  for (let round = waiting.next(); round.length > 0 && asked < MOST; round = waiting.next())
    for (const { href, from } of round.slice(0, MOST - asked)) {
      asked += 1;
      const answer = await get(href);
      if (answer.status >= 400) dead.push(`${answer.status} ${href} on ${from}`);
      const to = answer.headers.get("location");
      if (to?.startsWith("/")) waiting.add(to, href);
      const isPage = answer.headers.get("content-type")?.startsWith("text/html");
      for (const link of isPage ? linksIn(await answer.text()) : []) waiting.add(link, href);
    }
  expect(asked).toBe(MOST);
  expect(dead).toEqual([]);
});
